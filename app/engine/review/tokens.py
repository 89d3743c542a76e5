"""The findings of a review token by token: where each stands, its tag, how likely it identifies."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from app.engine.detectors.base import TokenChance
from app.engine.domain.document import Span
from app.engine.domain.review import Finding


@dataclass(frozen=True, slots=True)
class TaggedToken:
    """A token, or the part of one that a finding covers.

    Attributes:
        tag: `O`, or `B-`, `I-`, `L-`, `U-` with a subcategory.
        score: the chance that the model gives it or, if it is higher, the score of the finding.
    """

    span: Span
    tag: str
    score: float


def tagged_tokens(
    findings: Sequence[Finding], chances: Sequence[TokenChance]
) -> tuple[TaggedToken, ...]:
    """All tokens in order, cut where findings begin and end.

    The tags put together are the findings, at their very offsets. Both arguments are sorted and
    disjoint.
    """
    ends = [finding.span.end for finding in findings]
    outside = (
        TaggedToken(part, "O", one.chance)
        for one in chances
        for part in _outside(one.span, findings, ends)
    )
    starts = [one.span.start for one in chances]
    inside = (
        token for finding in findings for token in _inside(finding, _near(finding, chances, starts))
    )
    return tuple(sorted((*outside, *inside), key=lambda token: token.span.start))


def _outside(token: Span, findings: Sequence[Finding], ends: Sequence[int]) -> Iterator[Span]:
    at = token.start
    for finding in findings[bisect_right(ends, token.start) :]:
        if finding.span.start >= token.end:
            break
        if at < finding.span.start:
            yield Span(at, finding.span.start)
        at = finding.span.end
    if at < token.end:
        yield Span(at, token.end)


def _near(
    finding: Finding, chances: Sequence[TokenChance], starts: Sequence[int]
) -> list[TokenChance]:
    first = max(0, bisect_right(starts, finding.span.start) - 1)
    last = bisect_left(starts, finding.span.end)
    return [one for one in chances[first:last] if one.span.overlaps(finding.span)]


def _inside(finding: Finding, tokens: Sequence[TokenChance]) -> Iterator[TaggedToken]:
    whole = finding.span
    cuts = [whole.start, *(one.span.start for one in tokens[1:]), whole.end]
    values = [one.chance for one in tokens] or [0.0]
    last = len(cuts) - 2
    for number, ((start, end), chance) in enumerate(zip(pairwise(cuts), values, strict=True)):
        letter = "U" if not last else "B" if not number else "L" if number == last else "I"
        span = Span(start, end if number == last else min(end, tokens[number].span.end))
        yield TaggedToken(span, f"{letter}-{finding.subcategory}", max(chance, finding.score))
