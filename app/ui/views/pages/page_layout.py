"""Where pages and words lie in a column of pages: plain geometry, in points and pixels."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from itertools import accumulate

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from app.engine.domain.document import Document, Page, Span, Word, Words
from app.engine.domain.geometry import Box
from app.ui.views.pages.page_turns import Turns, turned_box

_SAME_LINE = 0.5
_LARGE = 100
FULL_SIZE = 96 / 72
"""Pixels a point at 100 %: as large as printed, on a usual screen."""


class Fit(StrEnum):
    """What the size of pages goes by: the width of the view, all of it, or nothing but a number."""

    WIDTH = "width"
    PAGE = "page"
    SIZE = "size"


@dataclass(frozen=True, slots=True)
class PageColumn:
    """Pages one below the other, centred in `width` pixels, at `scale` pixels a point.

    Above each page, and beside it at least, are `gap` pixels.
    """

    document: Document
    width: float
    scale: float
    gap: float
    tops: tuple[float, ...]
    boxes: PageBoxes = field(compare=False)

    @classmethod
    def of(
        cls, document: Document, width: float, scale: float, gap: float, boxes: PageBoxes
    ) -> PageColumn:
        """Lay out all pages."""
        heights = (page.height * scale + gap for page in document.pages)
        return cls(document, width, scale, gap, tuple(accumulate(heights, initial=gap)), boxes)

    @property
    def height(self) -> float:
        """Of the whole column, in pixels."""
        return self.tops[-1]

    def frame(self, page: Page) -> QRectF:
        """The paper of a page."""
        wide = page.width * self.scale
        left = max(self.gap, (self.width - wide) / 2)
        return QRectF(left, self.tops[page.number - 1], wide, page.height * self.scale)

    def between(self, top: float, bottom: float) -> tuple[Page, ...]:
        """Pages that show between two heights of the column."""
        first = max(0, bisect_right(self.tops, top) - 1)
        last = bisect_left(self.tops, bottom)
        return self.document.pages[first:last]

    def page_at(self, height: float) -> float:
        """Pages above a height of the column and the part of the next: the same in each scale."""
        at = min(max(0, bisect_right(self.tops, height) - 1), len(self.tops) - 2)
        return at + (height - self.tops[at]) / (self.tops[at + 1] - self.tops[at])

    def height_of(self, page: float) -> float:
        """The height that `page_at` was given."""
        at = min(max(0, int(page)), len(self.tops) - 2)
        return self.tops[at] + (page - at) * (self.tops[at + 1] - self.tops[at])

    def place(self, page: Page, box: Box) -> QRectF:
        """A box of a page in the column."""
        return self.placed(page, [box])[0]

    def place_of_file(self, page: Page, box: Box) -> QRectF:
        """As `place`, of a box on the page as the file has it."""
        return self.place(page, self.boxes.as_shown(page, box))

    def placed(self, page: Page, boxes: Iterable[Box], more: float = 0.0) -> list[QRectF]:
        """Boxes of a page in the column, `more` pixels wider at both sides."""
        frame, scale = self.frame(page), self.scale
        left, top = frame.left() - more, frame.top()
        return [
            QRectF(
                left + box.x0 * scale,
                top + box.top * scale,
                (box.x1 - box.x0) * scale + 2 * more,
                (box.bottom - box.top) * scale,
            )
            for box in boxes
        ]

    def boxes_of(self, page: Page, span: Span) -> list[Box]:
        """Boxes that cover `span` on a page, in points."""
        return self.boxes.of(page, span, self.document.text)

    def word_at(self, position: QPointF, *, nearest: bool) -> Word | None:
        """The word under a position, or the nearest one on that page."""
        for page in self.between(position.y(), position.y() + 1):
            frame = self.frame(page)
            x = (position.x() - frame.left()) / self.scale
            y = (position.y() - frame.top()) / self.scale
            best = min(page.words, key=lambda word: _distance(word.box, x, y), default=None)
            if best is not None and (nearest or _distance(best.box, x, y) == 0):
                return best
        return None


def is_beside(word: Word, at: QPointF, reach: float) -> bool:
    """Whether a place on the page of a word, in points, is no farther from it than `reach`."""
    box = word.box
    across = max(box.x0 - at.x(), 0, at.x() - box.x1)
    return max(across, box.top - at.y(), at.y() - box.bottom) <= reach


def _distance(box: Box, x: float, y: float) -> float:
    """Squared distance to a box; heights count more, as lines are read one by one."""
    across = max(box.x0 - x, 0, x - box.x1)
    down = max(box.top - y, 0, y - box.bottom)
    return across**2 + 9 * down**2


class PageBoxes:
    """The boxes of what is marked on the pages of one document, looked for once.

    Each frame of scrolling asks for the same again, and so do the small pages beside the large.
    The pages are turned by `turns` already; boxes of the file's own pages are turned here.
    """

    def __init__(self, turns: Turns | None = None) -> None:
        self.turns = turns or {}
        self._known: dict[tuple[int, int, int], list[Box]] = {}

    def of(self, page: Page, span: Span, text: str) -> list[Box]:
        """As `boxes_of`."""
        key = page.number, span.start, span.end
        boxes = self._known.get(key)
        if boxes is None:
            boxes = self._known[key] = boxes_of(page, span, text)
        return boxes

    def as_shown(self, page: Page, box: Box) -> Box:
        """A box of the file's page, on that page as it is shown."""
        quarters = self.turns.get(page.number, 0)
        size = (page.height, page.width) if quarters % 2 else (page.width, page.height)
        return turned_box(box, size, quarters)

    def as_in_file(self, page: Page, box: Box) -> Box:
        """And back."""
        return turned_box(box, (page.width, page.height), -self.turns.get(page.number, 0))


def boxes_of(page: Page, span: Span, text: str = "") -> list[Box]:
    """Boxes that cover `span` on a page: the covered part of its words, joined line by line.

    With the `text` of the document parts of words are as wide as their letters usually are.
    """
    boxes: list[Box] = []
    words = page.words
    assert isinstance(words, Words)  # noqa: S101 - for the type checker; a page makes them so
    for start, end, box in words.touching(span.start, span.end):
        part = box
        if start < span.start or end > span.end:
            part = _part(start, end, box, span, text)
        last = boxes[-1] if boxes else None
        if last is not None and _one_line(last, part):
            boxes[-1] = Box(
                min(last.x0, part.x0),
                min(last.top, part.top),
                max(last.x1, part.x1),
                max(last.bottom, part.bottom),
            )
        else:
            boxes.append(part)
    return boxes


def _part(start: int, end: int, box: Box, span: Span, text: str) -> Box:
    """The part of a word's box that `span` covers: a comma takes less of it than a letter."""
    letters = text[start:end]
    widths = [_usual_width(one) for one in letters] if letters else [1.0] * (end - start)
    step = (box.x1 - box.x0) / (sum(widths) or 1.0)
    before = sum(widths[: max(0, span.start - start)])
    after = sum(widths[max(0, span.end - start) :])
    return Box(box.x0 + before * step, box.top, box.x1 - after * step, box.bottom)


@lru_cache(maxsize=4096)
def _usual_width(letter: str) -> float:
    """How wide a letter is in an ordinary face, in any unit."""
    font = QFont()
    font.setPixelSize(_LARGE)
    return QFontMetricsF(font).horizontalAdvance(letter)


def _one_line(left: Box, right: Box) -> bool:
    overlap = min(left.bottom, right.bottom) - max(left.top, right.top)
    height = min(left.bottom - left.top, right.bottom - right.top)
    return overlap > _SAME_LINE * height and right.x0 >= left.x0 - height
