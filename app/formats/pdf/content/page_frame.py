"""A page as it is shown: cropped, turned, measured from its top left corner."""

from __future__ import annotations

from dataclasses import dataclass

import pikepdf

from app.engine.domain.geometry import Box
from app.formats.pdf.syntax.matrix import Bounds
from app.formats.pdf.syntax.operators import number

_ABSURD = 1e6
_LETTER: Bounds = (0.0, 0.0, 612.0, 792.0)


@dataclass(frozen=True, slots=True)
class Frame:
    """What of a page's user space is shown, and how often it is turned clockwise by 90°."""

    bounds: Bounds
    turns: int

    @classmethod
    def of(cls, page: pikepdf.Page) -> Frame:
        """The frame that PDFium shows: the crop box within the media box, in points.

        Like PDFium this takes no notice of `UserUnit`.
        """
        media = _rectangle(page.obj.get("/MediaBox")) or _LETTER
        crop = _rectangle(page.obj.get("/CropBox")) or media
        shown = (
            max(media[0], crop[0]),
            max(media[1], crop[1]),
            min(media[2], crop[2]),
            min(media[3], crop[3]),
        )
        if shown[0] >= shown[2] or shown[1] >= shown[3]:
            shown = media
        return cls(shown, int(number(page.obj.get("/Rotate", 0)) // 90) % 4)

    @property
    def size(self) -> tuple[float, float]:
        """Width and height as shown."""
        left, bottom, right, top = self.bounds
        width, height = right - left, top - bottom
        return (height, width) if self.turns % 2 else (width, height)

    @property
    def area(self) -> float:
        """In square points."""
        width, height = self.size
        return width * height

    def shows(self, bounds: Bounds) -> bool:
        """Whether any part of `bounds` is on the page; not for absurdly large ones and NaN."""
        left, bottom, right, top = self.bounds
        if not (bounds[2] - bounds[0] < _ABSURD and bounds[3] - bounds[1] < _ABSURD):
            return False
        return bounds[0] < right and bounds[2] > left and bounds[1] < top and bounds[3] > bottom

    def box(self, bounds: Bounds) -> Box:
        """`bounds` as shown, in points from the top left."""
        left, bottom, right, top = self.bounds
        x0, y0, x1, y1 = bounds
        match self.turns:
            case 0:
                return Box(x0 - left, top - y1, x1 - left, top - y0)
            case 1:
                return Box(y0 - bottom, x0 - left, y1 - bottom, x1 - left)
            case 2:
                return Box(right - x1, y0 - bottom, right - x0, y1 - bottom)
            case _:
                return Box(top - y1, right - x1, top - y0, right - x0)


def _rectangle(value: object) -> Bounds | None:
    if not isinstance(value, pikepdf.Array) or len(value) != 4:
        return None
    x0, y0, x1, y1 = (number(coordinate) for coordinate in value)
    bounds = min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)
    return bounds if bounds[0] < bounds[2] and bounds[1] < bounds[3] else None
