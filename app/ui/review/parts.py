"""What a reviewer has in view at once: a page or, where there are none, so many lines."""

from __future__ import annotations

from app.engine.domain.types import Document
from app.ui.review.grouping import LINES


def part_around(document: Document, offset: int) -> range:
    """Offsets of the page that holds `offset`, or of its lines, as the list groups them."""
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
