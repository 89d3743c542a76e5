"""Two reviewers of one document: how far they agree, where they do not, and what is settled.

A reviewer's word on the text is what an export of the review would remove, and as what.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import Enum

from app.engine.domain.document import Span
from app.engine.domain.review import Action, Decision, Finding, LanguageChoice, Review, finding_id
from app.engine.review.regions import joined

DISPUTED = "disagreement"
"""The detector of a finding that stands for a disagreement."""


class Side(Enum):
    """Which of the two reviewers."""

    FIRST = 0
    SECOND = 1


@dataclass(frozen=True, slots=True)
class Dispute:
    """Findings that touch each other and are not the same: what each reviewer removes there."""

    span: Span
    first: tuple[Finding, ...] = field(repr=False)
    second: tuple[Finding, ...] = field(repr=False)

    def of(self, side: Side) -> tuple[Finding, ...]:
        """What one of the two removes; empty where that one keeps the text."""
        return self.first if side is Side.FIRST else self.second


@dataclass(frozen=True, slots=True)
class Agreement:
    """Agreement on tokens, by subcategory.

    Attributes:
        tokens: how many there are, and how many of them at least one reviewer removes (`marked`).
        observed: share of tokens on which both say the same; of marked ones `observed_marked`.
        alpha: Krippendorff's alpha for nominal labels, on all tokens.
        disputes: places on which they differ.
    """

    tokens: int
    marked: int
    observed: float
    observed_marked: float
    alpha: float
    disputes: int


def agreement(pairs: Iterable[tuple[Review, Review]]) -> Agreement:
    """Agreement over all documents, each reviewed twice. 1 where there is nothing to agree on."""
    # A window that starts would wait for what counts.
    from app.engine.evaluation.agreement import (  # noqa: PLC0415
        krippendorff_alpha,
        marked_only,
        observed_agreement,
        ratings,
    )

    first: list[str | None] = []
    second: list[str | None] = []
    count = 0
    for one, other in pairs:
        rows = ratings(one.document.text, (one.redacted, other.redacted))
        first += rows[0]
        second += rows[1]
        count += len(disputes(one, other))
    given = (first, second)
    marked = marked_only(given)
    return Agreement(
        len(first),
        len(marked[0]),
        observed_agreement(given),
        observed_agreement(marked),
        krippendorff_alpha(given),
        count,
    )


def disputes(first: Review, second: Review) -> tuple[Dispute, ...]:
    """Where the two differ, in the order of the text."""
    agreed = {_key(finding) for finding in first.redacted} & {
        _key(finding) for finding in second.redacted
    }
    left = [
        (finding, side)
        for side, review in ((Side.FIRST, first), (Side.SECOND, second))
        for finding in review.redacted
        if _key(finding) not in agreed
    ]
    found: list[Dispute] = []
    for finding, side in sorted(left, key=lambda one: one[0].span):
        if not found or finding.span.start >= found[-1].span.end:
            found.append(Dispute(finding.span, (), ()))
        last = found[-1]
        span = Span(last.span.start, max(last.span.end, finding.span.end))
        if side is Side.FIRST:
            found[-1] = replace(last, span=span, first=(*last.first, finding))
        else:
            found[-1] = replace(last, span=span, second=(*last.second, finding))
    return tuple(found)


def to_adjudicate(first: Review, second: Review) -> Review:
    """What both agree on, decided, and an undecided finding for each disagreement.

    Until it is settled, an export removes all that either would remove. Boxes of both stay: a
    box too many costs a moment, one too few a patient.
    """
    open_ = disputes(first, second)
    theirs = {_key(finding) for finding in second.redacted}
    findings = [finding for finding in first.redacted if _key(finding) in theirs]
    decisions = {one.id: _decided(first, one, Action.ACCEPT) for one in findings}
    findings += [_disputed(dispute) for dispute in open_]
    for review in (first, second):
        for finding in review.rejected:
            if not any(finding.span.overlaps(other.span) for other in findings):
                findings.append(finding)
                decisions[finding.id] = Decision(finding.id, Action.REJECT)
    ordered = tuple(sorted(findings, key=lambda finding: finding.span))
    regions = joined(first, second)
    return Review(
        first.document,
        ordered,
        decisions,
        first.candidates,
        regions,
        first.listed,
        tuple(code for code in first.served if code in second.served),
        # Where they differ, it is told again.
        first.languages if first.languages.chosen == second.languages.chosen else LanguageChoice(),
    )


def settle(review: Review, dispute: Dispute, side: Side) -> Review:
    """Take what one side says in the place of all that is there.

    What only the other side removes is rejected, so that it is kept on purpose.
    """
    other = dispute.of(Side.SECOND if side is Side.FIRST else Side.FIRST)
    taken = dispute.of(side)
    kept = [one for one in other if not any(one.span.overlaps(mine.span) for mine in taken)]
    outside = [one for one in review.findings if not one.span.overlaps(dispute.span)]
    # A finding that was made to reach beyond the place still counts there.
    beyond = [
        replace(one, id=finding_id(part, one.subcategory), span=part)
        for one in review.redacted
        if one.span.overlaps(dispute.span)
        for part in _around(one.span, dispute.span)
    ]
    findings = sorted((*outside, *beyond, *taken, *kept), key=lambda finding: finding.span)
    ids = {finding.id for finding in outside}
    decisions = {name: one for name, one in review.decisions.items() if name in ids}
    decisions |= {one.id: Decision(one.id, Action.ACCEPT) for one in (*beyond, *taken)}
    decisions |= {one.id: Decision(one.id, Action.REJECT) for one in kept}
    return replace(review, findings=tuple(findings), decisions=decisions)


def _around(span: Span, middle: Span) -> list[Span]:
    """The parts of `span` before and behind `middle`."""
    edges = ((span.start, middle.start), (middle.end, span.end))
    return [Span(start, end) for start, end in edges if start < end]


def _key(finding: Finding) -> tuple[Span, str]:
    return finding.span, finding.subcategory


def _decided(review: Review, finding: Finding, action: Action) -> Decision:
    """The reviewer's own decision, with the replacement that was written."""
    before = review.decisions.get(finding.id)
    return Decision(finding.id, action, before.replacement if before else None)


def _disputed(dispute: Dispute) -> Finding:
    kind = (*dispute.first, *dispute.second)[0].subcategory
    return Finding(finding_id(dispute.span, kind), dispute.span, kind, 0.5, DISPUTED)
