"""What following a page's content brings to light."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from app.formats.pdf.glyphs import Glyph

# Left, bottom, right and top in user space.
Bounds: TypeAlias = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Picture:
    """An image on the page.

    Attributes:
        above: number of glyphs painted before it.
        opaque: whether it hides what is below it.
    """

    bounds: Bounds
    above: int
    opaque: bool


@dataclass(slots=True)
class Painted:
    """What a page shows, in painting order.

    Attributes:
        segments: number of straight path segments and rectangles.
        curves: number of curve segments, which drawings and outlined text consist of.
        vertical: whether text is written from top to bottom.
        stencilled: whether a pattern, soft mask or glyph procedure shows text of its own.
    """

    glyphs: list[Glyph] = field(default_factory=list)
    pictures: list[Picture] = field(default_factory=list)
    segments: int = 0
    curves: int = 0
    vertical: bool = False
    stencilled: bool = False
