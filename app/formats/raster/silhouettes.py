"""Machine-readable codes that are drawn as shapes, whatever hides them from a reader of the page.

A code that lies under other drawings, is clipped away, stands beside the page, is of the paper's
colour or smaller than a dot is on no picture of the page, and is whole in the file. Its modules are
many small shapes of one colour, side by side: these are painted black on white, at a size in which
they can be told apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
import zxingcpp
from PIL import Image, ImageDraw

Points: TypeAlias = tuple[tuple[float, float], ...]
Edges: TypeAlias = tuple[float, float, float, float]  # left, top, right and bottom of any unit
_Mask: TypeAlias = npt.NDArray[np.bool_]

_FEWEST = 12  # outlines; the shortest bar code has more, and so has a code of few rows
_NEAR = 12.0  # of the short side of a module: no code has so wide a gap
_LARGER = 12.0  # than the smallest: a frame or a ground, and no module
_NARROW = 0.1  # share of outlines that may be thinner than a module
_MODULE, _LONGEST, _QUIET = 4.0, 2_400.0, 24  # pixels
_MODULE_CHECKED, _LONGEST_CHECKED = 5.0, 3_000.0
_BLOCK = 24  # pixels
_DARK, _FEWEST_BLOCKS = (0.2, 0.85), 3  # of a block; drawings and lines of letters have less ink
_STRAIGHT = 0.1  # of a module
_RAGGED = 0.5  # pixels
_TURNED = 2  # times as many pixels, since edges that run askew are ragged
_MOST_POINTS = 400_000
_OPEN = 6  # runs of one colour at a time


@dataclass(frozen=True, slots=True)
class Shape:
    """What is painted at once: closed outlines, of which one inside another is a hole.

    Attributes:
        colour: anything that shapes of the same colour have in common.
    """

    colour: object
    outlines: tuple[Points, ...] = field(repr=False)


class Silhouettes:
    """Finds codes among shapes; what was searched once is not searched again.

    `checking` looks at another scale, and tells black from white otherwise.
    """

    def __init__(self, *, checking: bool = False) -> None:
        self._known: dict[bytes, tuple[str, ...]] = {}
        self._module = _MODULE_CHECKED if checking else _MODULE
        self._longest = _LONGEST_CHECKED if checking else _LONGEST
        ways = zxingcpp.Binarizer
        self._binarizer = ways.GlobalHistogram if checking else ways.LocalAverage

    def texts(self, shapes: Iterable[Shape]) -> Iterator[str]:
        """What the codes say that `shapes`, in painting order, draw."""
        for run in _runs(shapes):
            mask = run.painted(self._module, self._longest)
            if not _may_be_code(mask):
                continue
            key = bytes(str(mask.shape), "ascii") + np.packbits(mask).tobytes()
            if key not in self._known:
                grey = np.where(np.pad(mask, _QUIET), np.uint8(0), np.uint8(255))
                found = zxingcpp.read_barcodes(grey, binarizer=self._binarizer)
                self._known[key] = tuple(code.text for code in found)
            yield from self._known[key]


@dataclass(slots=True)
class _Run:
    """Shapes of one colour that follow each other, side by side."""

    shapes: list[Shape]
    edges: Edges
    thinnest: float
    points: int = 0

    @property
    def outlines(self) -> list[Points]:
        """Of all its shapes."""
        return [outline for shape in self.shapes for outline in shape.outlines]

    @property
    def is_enough(self) -> bool:
        """Whether there are outlines enough for a code."""
        return sum(len(shape.outlines) for shape in self.shapes) >= _FEWEST

    def takes(self, shape: Shape, edges: Edges, thinnest: float) -> bool:
        """Add what belongs to it; whether it did, or is too large to belong to any code."""
        if thinnest > _LARGER * self.thinnest:
            return True
        if self.thinnest > _LARGER * thinnest or self.points > _MOST_POINTS:
            return False
        own, reach = self.edges, _NEAR * max(thinnest, self.thinnest)
        if (
            edges[0] > own[2] + reach
            or edges[2] < own[0] - reach
            or edges[1] > own[3] + reach
            or edges[3] < own[1] - reach
        ):
            return False
        self.shapes.append(shape)
        self.points += sum(map(len, shape.outlines))
        self.thinnest = min(self.thinnest, thinnest)
        self.edges = _around((own, edges))
        return True

    def painted(self, module: float, longest: float) -> _Mask:
        """Its outlines, filled; a module has about `module` pixels."""
        outlines = self.outlines
        thin = float(np.quantile([_thickness(_edges(one)) for one in outlines], _NARROW))
        if not all(_is_upright(one, _STRAIGHT * thin) for one in outlines):
            module *= _TURNED
        left, top, right, bottom = self.edges
        longer = max(right - left, bottom - top)
        scale = min(module / max(thin, 1e-9), longest / longer)
        height, width = (max(1, round(scale * side)) for side in (bottom - top, right - left))
        painted = np.zeros((height + 1, width + 1), np.bool_)
        for shape in self.shapes:
            for outline in shape.outlines:
                placed = [(scale * (x - left), scale * (y - top)) for x, y in outline]
                _fill(painted, placed, holes=len(shape.outlines) > 1)
        return painted


def _runs(shapes: Iterable[Shape]) -> Iterator[_Run]:
    """Runs of outlines enough for a code."""
    by_colour: dict[object, list[_Run]] = {}
    for shape in shapes:
        edges = _around(map(_edges, shape.outlines))
        thinnest = min(_thickness(_edges(one)) for one in shape.outlines)
        if thinnest <= 0:
            continue
        # What is drawn elsewhere in between does not end a code.
        runs = by_colour.setdefault(shape.colour, [])
        if any(run.takes(shape, edges, thinnest) for run in reversed(runs)):
            continue
        if len(runs) == _OPEN:
            yield from (run for run in runs[:1] if run.is_enough)
            del runs[0]
        runs.append(_Run([shape], edges, thinnest))
    yield from (run for runs in by_colour.values() for run in runs if run.is_enough)


def _fill(painted: _Mask, outline: list[tuple[float, float]], *, holes: bool) -> None:
    """Fill an outline; with `holes` it is one where something is filled already."""
    left, top, right, bottom = (round(edge) for edge in _edges(tuple(outline)))
    height, width = painted.shape
    left, top = min(left, width - 1), min(top, height - 1)
    right, bottom = max(right, left + 1), max(bottom, top + 1)
    part = painted[top:bottom, left:right]
    drawn: _Mask = np.ones_like(part)
    if not _is_upright(tuple(outline), _RAGGED):
        stencil = Image.new("1", (part.shape[1], part.shape[0]))
        ImageDraw.Draw(stencil).polygon([(x - left, y - top) for x, y in outline], fill=1)
        drawn = np.asarray(stencil)
    if holes:
        part ^= drawn
    else:
        part |= drawn


def _is_upright(outline: Points, near: float) -> bool:
    """Whether it is a rectangle along the axes, to within `near`."""
    if not 4 <= len(outline) <= 5:
        return False
    left, top, right, bottom = _edges(outline)
    return all(
        min(x - left, right - x) < near and min(y - top, bottom - y) < near for x, y in outline
    )


def _may_be_code(mask: _Mask) -> bool:
    """Whether it is half dark in some places, as codes are and drawings and letters are not."""
    shares = np.asarray(Image.fromarray(np.where(mask, np.uint8(255), np.uint8(0))).reduce(_BLOCK))
    least, most = (255 * share for share in _DARK)
    few = min(_FEWEST_BLOCKS, shares.size)
    return int(((shares >= least) & (shares <= most)).sum()) >= few


def _edges(outline: Points) -> Edges:
    xs, ys = zip(*outline, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _thickness(edges: Edges) -> float:
    return min(edges[2] - edges[0], edges[3] - edges[1])


def _around(several: Iterable[Edges]) -> Edges:
    lefts, tops, rights, bottoms = zip(*several, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)
