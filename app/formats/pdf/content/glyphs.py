"""Glyphs as they stand on a page, and everything else that its content paints.

In user space: points, origin at the bottom left.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import hypot
from typing import NamedTuple, TypeAlias

import pikepdf

from app.formats.pdf.fonts.font import Font
from app.formats.pdf.images.xobject import PlacedImage
from app.formats.pdf.syntax.matrix import Matrix, unit

# Device gray, RGB or CMYK by its number of components, each 0 to 1.
Colour: TypeAlias = tuple[float, ...]

# Optional content (groups or conditions on them) that all must be shown, from the outside in.
Layers: TypeAlias = tuple[pikepdf.Object, ...]

INVISIBLE_MODES = frozenset({3, 7})
# Gaps are as wide as multiples of this, in font sizes: exact ones tell names apart (decision 16).
GAP_STEP = 0.1
# The finest that a `TJ` array tells, for plans that keep exact places.
EXACT_STEP = 0.001
_LOW, _HIGH = -0.22, 0.78


@dataclass(slots=True)
class Style:
    """What all glyphs of one show operator share.

    Attributes:
        matrix: text space to user space; its translation means nothing.
        size: font size in text space; `scale` is the horizontal scaling (1 is natural).
        mode: text rendering mode (ISO 32000-1, table 106).
        dx, dy: unit vector of the writing direction in user space.
        stretch: length in user space of one unit along the writing direction.
        em: height of the font's em box in user space; `em_along` is its width.
        low, high: from the baseline to the bottom and the top of that box.
        layers: what it belongs to; known only where content is rewritten.
    """

    font: Font
    matrix: Matrix
    size: float
    scale: float
    mode: int
    fill: Colour
    dx: float
    dy: float
    stretch: float
    em: float
    em_along: float
    low: tuple[float, float]
    high: tuple[float, float]
    layers: Layers = ()

    @classmethod
    def of(
        cls, font: Font, matrix: Matrix, size: float, scale: float, mode: int, fill: Colour
    ) -> Style:
        """The style of text shown with these parameters of the text state."""
        a, b, c, d, _, _ = matrix
        forward = -1.0 if size * scale < 0 else 1.0
        upward = -font.upward if size < 0 else font.upward
        dx, dy = unit(a * forward, b * forward)
        ux, uy = unit(c * upward, d * upward)
        em = abs(size) * hypot(c, d) * font.em
        low, high = _LOW * em, _HIGH * em
        return cls(
            font,
            matrix,
            size,
            scale,
            mode,
            fill,
            dx,
            dy,
            hypot(a, b),
            em,
            abs(size * scale) * hypot(a, b) * font.em,
            (ux * low, uy * low),
            (ux * high, uy * high),
        )

    @property
    def up(self) -> tuple[float, float]:
        """Unit vector from the baseline to the top of the letters."""
        return unit(*self.high)


class Glyph(NamedTuple):
    """One shown character code.

    Attributes:
        text: what it reads as, U+FFFD where nobody knows.
        x, y: its origin on the baseline.
        advance: its width along the writing direction, without spacing.
    """

    text: str
    x: float
    y: float
    advance: float
    style: Style

    def __repr__(self) -> str:
        return f"Glyph(x={self.x:.1f}, y={self.y:.1f})"

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """Left, bottom, right and top of the em box around it."""
        style = self.style
        (lx, ly), (hx, hy) = style.low, style.high
        ex, ey = self.x + style.dx * self.advance, self.y + style.dy * self.advance
        xs = (self.x + lx, self.x + hx, ex + lx, ex + hx)
        ys = (self.y + ly, self.y + hy, ey + ly, ey + hy)
        return min(xs), min(ys), max(xs), max(ys)


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
    pictures: list[PlacedImage] = field(default_factory=list)
    segments: int = 0
    curves: int = 0
    vertical: bool = False
    stencilled: bool = False
    pictured: bool = False
