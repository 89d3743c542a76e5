"""Drawings on a page of text, such as a letterhead, and the words that they show as outlines."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from app.engine.domain.document import Span, Word
from app.engine.domain.geometry import Box
from app.formats.ocr.layout import RecognisedText
from app.formats.ocr.page_reader import words_to_check
from app.formats.ocr.recogniser import Tick, is_installed
from app.formats.pdf.content.page_frame import Frame
from app.formats.pdf.pages.crosscheck import PdfiumReader

# What recognition reads in boxes to tick and rings; of anything else a word has two.
_BOXES, _FEWEST = frozenset("Oo0〇口日回目田品"), 2


@dataclass(frozen=True, slots=True)
class PageDrawing:
    """All that a page of text draws, and the words that it shows.

    Attributes:
        start: offset of its text in `Document.text`.
        corner: where what was read lies on the page as shown, in pixels from the top left.
        scale: pixels a point.
    """

    start: int
    text: RecognisedText
    corner: tuple[int, int]
    scale: float

    @property
    def end(self) -> int:
        """Offset of the end of its text."""
        return self.start + len(self.text.text)

    def words(self, _frame: Frame) -> Iterator[Word]:
        """The words where they stand on the page."""
        for word in self.text.words:
            (left, top), (right, bottom) = (
                (np.array(self.corner) + edge) / self.scale
                for edge in (word.quad.min(axis=0), word.quad.max(axis=0))
            )
            box = Box(float(left), float(top), float(right), float(bottom))
            yield Word(Span(self.start + word.start, self.start + word.end), box)

    def unread(self, _frame: Frame) -> Iterator[Box]:
        """Nothing: what gives no word is more often an ornament or a chart than writing."""
        return iter(())


def drawing_of(pdfium: PdfiumReader, index: int, start: int, tick: Tick) -> PageDrawing | None:
    """What page `index` (from 0) draws, whose text will begin at `start`; None without words."""
    if not is_installed():
        return None
    for drawn in pdfium.drawings(index):
        text = words_to_check(drawn.picture, tick)
        if len({sign for sign in text.text if sign.isalnum()} - _BOXES) >= _FEWEST:
            return PageDrawing(start, text, drawn.corner, drawn.scale)
    return None
