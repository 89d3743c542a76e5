"""What following a page's content brings to light."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

import pikepdf

from app.formats.pdf.content.glyphs import Glyph
from app.formats.pdf.syntax.matrix import IDENTITY, Matrix

# Left, bottom, right and top in user space.
Bounds: TypeAlias = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Picture:
    """An image on the page.

    Attributes:
        above: number of glyphs painted before it.
        opaque: whether it hides what is below it.
        number: its place among the page's pictures as `interpreter.remove` counts them; None for
            one that is not painted as such but part of a pattern or mask.
        matrix: the unit square to user space.
        image: its XObject; None for an inline image.
    """

    bounds: Bounds
    above: int
    opaque: bool
    number: int | None = None
    matrix: Matrix = IDENTITY
    image: pikepdf.Object | None = None


@dataclass(slots=True)
class Painted:
    """What a page shows, in painting order.

    Attributes:
        segments: number of straight path segments and rectangles.
        curves: number of curve segments, which drawings and outlined text consist of.
        vertical: whether text is written from top to bottom.
        stencilled: whether a pattern, soft mask or glyph procedure shows text of its own.
        pictured: whether a font is used whose glyphs show pictures.
    """

    glyphs: list[Glyph] = field(default_factory=list)
    pictures: list[Picture] = field(default_factory=list)
    segments: int = 0
    curves: int = 0
    vertical: bool = False
    stencilled: bool = False
    pictured: bool = False
