"""Corrections of where a finding begins and ends: pure transitions, like those of `review`.

None makes findings overlap or crosses a barrier. What cannot be done gives the same review.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise

from app.engine.detectors import merge
from app.engine.domain.document import Document, Span
from app.engine.domain.review import Action, Decision, Finding, Review, finding_id
from app.engine.review.transitions import REVIEWER, decide


def move_start(review: Review, finding_id: str, by: int) -> tuple[Review, str]:
    """Begin a finding a word earlier (-1) or later (1), and accept it; the finding's id then.

    It ends where another finding or a barrier stands. Raises `KeyError` for an unknown id.
    """
    finding = review.by_id[finding_id]
    text, span = review.document.text, finding.span
    if by < 0:
        word = _word_before(text, _room(review, finding).start, span.start)
    else:
        _, behind = _run_after(text, span.start, span.end)
        word = _word_after(text, behind, span.end)
    start = word.start if word else span.start
    return _moved(review, finding, Span(start, span.end))


def move_end(review: Review, finding_id: str, by: int) -> tuple[Review, str]:
    """End a finding a word later (1) or earlier (-1), as `move_start`."""
    finding = review.by_id[finding_id]
    text, span = review.document.text, finding.span
    if by > 0:
        word = _word_after(text, span.end, _room(review, finding).end)
    else:
        before, _ = _run_before(text, span.start, span.end)
        word = _word_before(text, span.start, before)
    end = word.end if word else span.end
    return _moved(review, finding, Span(span.start, end))


def resize(review: Review, finding_id: str, span: Span) -> tuple[Review, str]:
    """Make a finding cover `span` as far as it has room, and accept it; its id then.

    White space and punctuation at the ends are left out. Raises `KeyError` for an unknown id.
    """
    finding = review.by_id[finding_id]
    room = _room(review, finding)
    start, end = max(span.start, room.start), min(span.end, room.end)
    wanted = _trimmed(start, end, review.document.text)
    return _moved(review, finding, wanted or finding.span)


def split(review: Review, finding_id: str, places: Iterable[int]) -> tuple[Review, tuple[str, ...]]:
    """Cut a finding at these offsets; each part keeps kind and decision. The ids of the parts.

    Parts of punctuation only are dropped. Raises `KeyError` for an unknown id.
    """
    finding = review.by_id[finding_id]
    span = finding.span
    inside = sorted({place for place in places if span.start < place < span.end})
    pieces = [
        piece
        for start, end in pairwise((span.start, *inside, span.end))
        if (piece := _trimmed(start, end, review.document.text)) is not None
    ]
    if len(pieces) < 2:
        return review, (finding.id,)
    return _put(review, (finding,), [(piece, finding) for piece in pieces], review.action(finding))


def first_gap(review: Review, finding_id: str) -> int:
    """Where the second word of a finding begins; its end where it is a single word."""
    span = review.by_id[finding_id].span
    _, behind = _run_after(review.document.text, span.start, span.end)
    return behind


def unite(review: Review, finding_id: str) -> tuple[Review, str]:
    """Make a finding and its neighbour behind it one, of the first one's kind; its id.

    Only what no word and no barrier separates is united. The decision is kept where both have the
    same; else the new finding is undecided, so that an export removes it.
    """
    finding = review.by_id[finding_id]
    place = bisect_left(review.findings, finding.span, key=lambda f: f.span)
    following = review.findings[place + 1 : place + 2]
    if not following or not _neighbours(review.document, finding, following[0]):
        return review, finding.id
    other = following[0]
    action = review.action(finding)
    union = Span(finding.span.start, other.span.end)
    better = replace(finding, score=max(finding.score, other.score))
    same = action if action is review.action(other) else None
    united, names = _put(review, (finding, other), [(union, better)], same)
    return united, names[0]


def _moved(review: Review, finding: Finding, span: Span) -> tuple[Review, str]:
    if span == finding.span:
        return review, finding.id
    before = review.decisions.get(finding.id)
    moved, (name,) = _put(review, (finding,), [(span, finding)], Action.ACCEPT)
    if before is not None and before.replacement is not None:
        kept = Decision(name, Action.ACCEPT, before.replacement)
        moved = replace(moved, decisions={**moved.decisions, name: kept})
    return moved, name


def _put(
    review: Review,
    gone: tuple[Finding, ...],
    wanted: list[tuple[Span, Finding]],
    action: Action | None,
) -> tuple[Review, tuple[str, ...]]:
    """Findings like those given, at these places, in the place of neighbours that go."""
    first = bisect_left(review.findings, gone[0].span, key=lambda f: f.span)
    made = tuple(
        replace(
            like,
            id=finding_id(span, like.subcategory),
            span=span,
            detector=REVIEWER,
        )
        for span, like in wanted
    )
    findings = (*review.findings[:first], *made, *review.findings[first + len(gone) :])
    left = {finding.id for finding in gone}
    decisions = {name: one for name, one in review.decisions.items() if name not in left}
    names = tuple(finding.id for finding in made)
    after = replace(review, findings=findings, decisions=decisions)
    return decide(after, names, action), names


def _room(review: Review, finding: Finding) -> Span:
    """How far a finding could reach: to its neighbours, barriers and the ends of the text."""
    findings, barriers = review.findings, review.document.barriers
    place = bisect_left(findings, finding.span, key=lambda f: f.span)
    at = bisect_right(barriers, finding.span.start)
    beyond = bisect_left(barriers, finding.span.end)
    floors = [*barriers[max(0, at - 1) : at]]
    floors += (other.span.end for other in findings[max(0, place - 1) : place])
    limits = [*barriers[beyond : beyond + 1]]
    limits += (other.span.start for other in findings[place + 1 : place + 2])
    return Span(max(floors, default=0), min(limits, default=len(review.document.text)))


def _neighbours(document: Document, finding: Finding, other: Finding) -> bool:
    between = document.text[finding.span.end : other.span.start]
    barriers = document.barriers
    at = bisect_left(barriers, finding.span.end)
    barred = at < len(barriers) and barriers[at] <= other.span.start
    return not barred and not any(map(str.isalnum, between))


def _word_before(text: str, floor: int, place: int) -> Span | None:
    """The last word, or part of one, between `floor` and `place`."""
    at, word = place, None
    while word is None and at > floor:
        at, end = _run_before(text, floor, at)
        word = _trimmed(at, end, text)
    return word


def _word_after(text: str, place: int, limit: int) -> Span | None:
    """The first word, or part of one, between `place` and `limit`."""
    at, word = place, None
    while word is None and at < limit:
        start, at = _run_after(text, at, limit)
        word = _trimmed(start, at, text)
    return word


def _run_before(text: str, floor: int, place: int) -> tuple[int, int]:
    """The last letters without white space before `place`."""
    end = place
    while end > floor and text[end - 1].isspace():
        end -= 1
    start = end
    while start > floor and not text[start - 1].isspace():
        start -= 1
    return start, end


def _run_after(text: str, place: int, limit: int) -> tuple[int, int]:
    """The first letters without white space behind `place`."""
    start = place
    while start < limit and text[start].isspace():
        start += 1
    end = start
    while end < limit and not text[end].isspace():
        end += 1
    return start, end


def _trimmed(start: int, end: int, text: str) -> Span | None:
    return merge.trim(Span(start, end), text) if start < end else None
