"""Rectangles on pages: where words stand, and what a reviewer drew over something without text."""

from __future__ import annotations

from dataclasses import dataclass, field

UNREAD = "BIOID"
"""The subcategory of a box over what nobody could read: handwriting, a signature."""

_GRAZED = 0.15  # of a word's height: the air around letters
_SMALLEST = 3.0


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in PDF points with the origin at the top left of the page as shown."""

    x0: float
    top: float
    x1: float
    bottom: float

    def within(self, width: float, height: float) -> Box | None:
        """What of it lies on a page of this size, in tenths of a point; None for next to nothing.

        Less than three points are no more than a slip of the hand.
        """
        left, right = (round(min(max(x, 0.0), width), 1) for x in sorted((self.x0, self.x1)))
        top, bottom = (round(min(max(y, 0.0), height), 1) for y in sorted((self.top, self.bottom)))
        if right - left < _SMALLEST or bottom - top < _SMALLEST:
            return None
        return Box(left, top, right, bottom)


@dataclass(frozen=True, slots=True)
class Region:
    """A place on page `page` (from 1) whose pixels and words an export removes, and which kind.

    A signature, a face, a stamp, handwriting: what no finding can cover, since it is no text.
    """

    page: int
    box: Box
    subcategory: str

    @property
    def id(self) -> str:
        """The same for the same place, whatever its kind."""
        box = self.box
        edges = (box.x0, box.top, box.x1, box.bottom)
        return f"box-{self.page}-" + "-".join(f"{edge:.1f}" for edge in edges)

    def covers(self, word: Box) -> bool:
        """Whether letters of a word lie under it; one that it only grazes has none there."""
        air = _GRAZED * min(word.x1 - word.x0, word.bottom - word.top)
        box = self.box
        return (
            box.x0 < word.x1 - air
            and word.x0 + air < box.x1
            and box.top < word.bottom - air
            and word.top + air < box.bottom
        )


@dataclass(frozen=True, slots=True)
class SamePicture:
    """A place that looks like what a box covers.

    Attributes:
        likeness: a correlation, up to 1.
        stored: the file stores one picture for both.
        size: pixels across and down of `rgb`, which shows what is there as `RenderedPage` does.
    """

    page: int
    box: Box
    likeness: float
    stored: bool
    size: tuple[int, int]
    rgb: bytes = field(repr=False)
