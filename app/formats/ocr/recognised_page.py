"""A page of a picture as other layers see it: words and unread lines in points."""

from __future__ import annotations

from app.engine.domain.document import Page, Span, Word
from app.engine.domain.geometry import Box
from app.formats.ocr.layout import RecognisedText, unread_parts
from app.formats.ocr.recogniser import Quad


def recognised_page(
    read: RecognisedText,
    number: int,
    start: int,
    size: tuple[float, float],
    scale: tuple[float, float],
) -> Page:
    """Page `number`, whose text begins at the offset `start` of the document.

    `size` is in points, `scale` points a pixel; both across and down.
    """
    words = tuple(
        Word(Span(start + word.start, start + word.end), _box(word.quad, scale))
        for word in read.words
    )
    unread = tuple(_box(corners, scale) for corners in unread_parts(read))
    end = start + len(read.text)
    return Page(
        number,
        start,
        end,
        *size,
        words,
        recognised=True,
        unread=unread,
        quarters=read.quarters,
    )


def _box(corners: Quad, scale: tuple[float, float]) -> Box:
    across, down = scale
    (left, top), (right, bottom) = corners.min(axis=0), corners.max(axis=0)
    return Box(float(left) * across, float(top) * down, float(right) * across, float(bottom) * down)
