"""Which finding comes next."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from itertools import chain, islice, takewhile
from operator import itemgetter

from app.engine.domain.document import Document
from app.engine.domain.review import Finding, Review
from app.ui.review.grouping import LINES
from app.ui.views.pages.page_layout import boxes_of


def in_order(review: Review, *, by_score: bool) -> list[str]:
    """Ids of all findings as they stand in the document or, `by_score`, the least certain first."""
    if by_score:
        return [name for *_, name in _by_score(review.findings)]
    return [one.id for one in review.findings]


def topmost(review: Review) -> str | None:
    """The finding where a reader begins: the highest on the first page that has one.

    The text of a page may begin with what stands at its foot.
    """
    if not review.findings:
        return None
    first = review.findings[0]
    page = next(
        (one for one in review.document.pages if one.start <= first.span.start < one.end), None
    )
    if page is None:
        return first.id
    tops = (
        (box.top, one.id)
        for one in takewhile(lambda one: one.span.start < page.end, review.findings)
        for box in boxes_of(page, one.span)
    )
    return min(tops, key=itemgetter(0), default=(0.0, first.id))[1]


def _any(_: str) -> bool:
    return True


def undecided_after(
    review: Review, finding: Finding | None, wanted: Callable[[str], bool] = _any
) -> str | None:
    """The first undecided finding behind `finding` that is `wanted`, round the end if need be."""
    findings = review.findings
    start = bisect_right(findings, finding.span, key=lambda f: f.span) if finding else 0
    for other in chain(islice(findings, start, None), islice(findings, start)):
        if other.id not in review.decisions and wanted(other.id):
            return other.id
    return None


def least_certain_after(
    review: Review, finding: Finding | None, wanted: Callable[[str], bool] = _any
) -> str | None:
    """The undecided finding that is `wanted` with the lowest score behind `finding`.

    The lowest of all where none is: a reviewer who goes on skips nothing for good.
    """
    left = _by_score([one for one in review.findings if one.id not in review.decisions])
    here = (finding.score, finding.span.start) if finding else (0.0, -1)
    start = bisect_right(left, here, key=lambda one: one[:2])
    # Lazily: `wanted` looks each of them up in the list.
    order = chain(islice(left, start, None), islice(left, start))
    return next((name for *_, name in order if wanted(name)), None)


def _by_score(findings: Iterable[Finding]) -> list[tuple[float, int, str]]:
    """Score, start and id, the least certain first. Spans would take much longer to compare."""
    return sorted([(one.score, one.span.start, one.id) for one in findings])


def behind(order: Sequence[str], chosen: Sequence[str]) -> str | None:
    """The first of `order` behind the last that was chosen, round the end if need be."""
    rest = [*order[order.index(chosen[-1]) + 1 :], *order]
    return next((one for one in rest if one not in chosen), None)


def part_around(document: Document, offset: int) -> range:
    """Offsets of the page that holds `offset`; in texts without pages, of a group of lines.

    The list of findings has the same groups.
    """
    number = document.page_of(offset)
    if number is not None:
        page = document.pages[number - 1]
        return range(page.start, page.end)
    text = document.text
    line = text.count("\n", 0, offset)
    start = _line_start(text, offset, line % LINES)
    end = offset
    for _ in range(LINES - line % LINES):
        end = text.find("\n", end) + 1
        if not end:
            return range(start, len(text))
    return range(start, end)


def _line_start(text: str, offset: int, lines: int) -> int:
    """Where the line begins that stands so many lines above the one with `offset`."""
    start = offset
    for _ in range(lines + 1):
        start = text.rfind("\n", 0, start)
    return start + 1
