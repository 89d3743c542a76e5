"""One review out of two of a document by one reviewer, who saw only one of them at a time."""

from __future__ import annotations

from dataclasses import replace

from app.engine.domain.types import Action, Decision, Finding, Review
from app.engine.review.transitions import place


def join(saved: Review, made: Review) -> Review:
    """What was decided before, with what was decided since on top.

    Where the two have other findings in one place, an export removes all that either removes.
    """
    joined = saved
    for finding in made.findings:
        decision = made.decisions.get(finding.id)
        if finding.id in joined.by_id:
            joined = _decided(joined, finding.id, decision)
            continue
        taken = any(finding.span.overlaps(other.span) for other in joined.findings)
        removed = decision is not None and decision.action is Action.ACCEPT
        if removed or not taken:
            joined = _put(joined, finding, decision)
    return joined


def _put(review: Review, finding: Finding, decision: Decision | None) -> Review:
    review, names = place(review, (finding,))
    for name in names:
        review = _decided(review, name, decision)
    return review


def _decided(review: Review, name: str, decision: Decision | None) -> Review:
    if decision is None:
        return review
    own = replace(decision, finding_id=name)
    return replace(review, decisions={**review.decisions, name: own})
