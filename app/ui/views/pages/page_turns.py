"""Pages that are shown turned, by quarters of a circle: words, sizes and boxes, there and back.

A view is given pages that are turned already, so that marks, words and the cursor need no mapping
of their own. Only what is kept by the page of the file is mapped: its pictures and drawn boxes.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from dataclasses import replace

from app.engine.domain.document import Document, Page, Words
from app.engine.domain.geometry import Box

Turns = Mapping[int, int]
"""By how many quarters, clockwise, pages are shown turned; others, by their numbers, are not."""
QUARTERS = 4


def turns_of(document: Document, by_hand: Turns) -> dict[int, int]:
    """As text recognition turned the pages to read them, and then the reviewer."""
    return {
        page.number: quarters
        for page in document.pages
        if (quarters := (by_hand.get(page.number, 0) - page.quarters) % QUARTERS)
    }


def turned_document(document: Document, turns: Turns) -> Document:
    """The same text on pages as they are shown."""
    if not turns:
        return document
    pages = (turned_page(page, turns.get(page.number, 0)) for page in document.pages)
    return replace(document, pages=tuple(pages))


def turned_page(page: Page, quarters: int) -> Page:
    """A page with its words where they stand once it is turned clockwise."""
    if not quarters:
        return page
    size = page.width, page.height
    width, height = size if quarters % 2 == 0 else size[::-1]
    words = page.words
    assert isinstance(words, Words)  # noqa: S101 - for the type checker; a page makes them so
    spans, boxes = words.columns
    edges = array("d")
    edges.frombytes(boxes)
    columns = _turned((edges[0::4], edges[1::4], edges[2::4], edges[3::4]), size, quarters)
    for place, column in enumerate(columns):
        edges[place::4] = column
    words = Words.of_columns(spans, edges.tobytes())
    unread = tuple(turned_box(box, size, quarters) for box in page.unread)
    return replace(page, width=width, height=height, words=words, unread=unread)


def turned_box(box: Box, size: tuple[float, float], quarters: int) -> Box:
    """A box of a page of this width and height, once that is turned clockwise."""
    sides = (array("d", [side]) for side in (box.x0, box.top, box.x1, box.bottom))
    x0, top, x1, bottom = _turned((*sides,), size, quarters)
    return Box(x0[0], top[0], x1[0], bottom[0])


_Sides = tuple["array[float]", ...]
"""Left, upper, right and lower sides of boxes."""


def _turned(sides: _Sides, size: tuple[float, float], quarters: int) -> _Sides:
    left, top, right, bottom = sides
    width, height = size
    match quarters % QUARTERS:
        case 1:
            return _from(height, bottom), left, _from(height, top), right
        case 2:
            return (
                _from(width, right),
                _from(height, bottom),
                _from(width, left),
                _from(height, top),
            )
        case 3:
            return top, _from(width, right), bottom, _from(width, left)
        case _:
            return sides


def _from(far: float, places: array[float]) -> array[float]:
    return array("d", [far - place for place in places])
