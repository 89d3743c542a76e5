"""What a reviewer changed in what the search had found."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.domain.review import Action, Review


@dataclass(frozen=True, slots=True)
class Corrections:
    """Counts of findings.

    Attributes:
        accepted: as they were found.
        rejected: found, and kept in the document.
        added: removed by the reviewer where nothing was found with these edges.
        relabelled: accepted as another kind.
        undecided: left as they were found.
    """

    accepted: int
    rejected: int
    added: int
    relabelled: int
    undecided: int

    @property
    def number(self) -> int:
        """How often the reviewer said something else than the search."""
        return self.rejected + self.added + self.relabelled


def corrections(found: Review, review: Review) -> Corrections:
    """Compare a review with the review that the search made, on the same document."""
    kinds = {finding.span: finding.subcategory for finding in found.findings}
    counts = dict.fromkeys(("accepted", "rejected", "added", "relabelled", "undecided"), 0)
    for finding in review.findings:
        action = review.action(finding)
        if action is None:
            counts["undecided"] += 1
        elif action is Action.REJECT:
            counts["rejected"] += 1
        elif finding.span not in kinds:
            counts["added"] += 1
        elif kinds[finding.span] != finding.subcategory:
            counts["relabelled"] += 1
        else:
            counts["accepted"] += 1
    return Corrections(**counts)
