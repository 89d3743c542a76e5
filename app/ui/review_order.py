"""Which finding comes next."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import chain, islice

from app.engine.types import Finding, Review


def undecided_after(review: Review, finding: Finding | None) -> str | None:
    """The first undecided finding behind `finding`, round the end if need be."""
    findings = review.findings
    start = bisect_right(findings, finding.span, key=lambda f: f.span) if finding else 0
    for other in chain(islice(findings, start, None), islice(findings, start)):
        if review.action(other) is None:
            return other.id
    return None


def least_certain_after(review: Review, finding: Finding | None) -> str | None:
    """The undecided finding with the lowest score that comes after `finding` in that order.

    The lowest of all where none does: a reviewer who goes on skips nothing for good.
    """
    left = (one for one in review.findings if review.action(one) is None)
    undecided = [(one.score, one.span, one.id) for one in left]
    behind = [one for one in undecided if finding and one[:2] > (finding.score, finding.span)]
    return min(behind or undecided, default=(0, None, None))[2]


def behind(order: Sequence[str], chosen: Sequence[str]) -> str | None:
    """The first of `order` behind the last that was chosen, round the end if need be."""
    rest = [*order[order.index(chosen[-1]) + 1 :], *order]
    return next((one for one in rest if one not in chosen), None)
