"""From a review to the edits that an export makes."""

from __future__ import annotations

from collections.abc import Callable

from app.engine.domain.export import Edit, Mode, RedactionPlan
from app.engine.domain.labels import label_of
from app.engine.domain.review import Finding, Review
from app.engine.review.regions import without_covered
from app.notices import NoticeCode

Replacer = Callable[[Finding], str]


def label(finding: Finding) -> str:
    """What stands for a masked identifier: its kind, such as `[PATIENT]`."""
    return label_of(finding.subcategory)


def plan(review: Review, mode: Mode, usual: Replacer) -> RedactionPlan:
    """One edit for every finding that was not rejected, and for every other word under a box.

    The reviewer's own replacement comes before the usual one, also an empty one.
    """
    edits = tuple(
        Edit(finding.span, _replacement(review, finding, usual), finding.subcategory)
        for finding in review.redacted
    )
    return RedactionPlan(
        review.document.id,
        mode,
        without_covered(review, edits),
        review.regions,
        may_hold_codes=any(one.code is NoticeCode.CODES for one in review.document.notices),
    )


def _replacement(review: Review, finding: Finding, usual: Replacer) -> str:
    decision = review.decisions.get(finding.id)
    if decision is not None and decision.replacement is not None:
        return decision.replacement
    return usual(finding)
