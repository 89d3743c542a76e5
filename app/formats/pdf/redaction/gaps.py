"""Where removed glyphs leave room on a page, and how much room there is around them."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from itertools import chain
from math import floor, inf

from app.formats.pdf.content.glyphs import Glyph, Style
from app.formats.pdf.content.outlines import Point
from app.formats.pdf.content.page_frame import Frame

_SAME_BASELINE = 0.5
_SAME_DIRECTION = 0.998
_FARTHEST = 3.0
_LINE_HEIGHT = 0.9
_WORD_SPACE = 1.0
_ROW = 16.0
_OVER = 0.3
_LEVEL = 1e-3
_NEARLY = 1e-3  # of a step: places are sums of floating-point numbers


@dataclass(frozen=True, slots=True)
class Gap:
    """A stretch of removed glyphs on one baseline; lengths are in points along it.

    Attributes:
        x, y: where its first glyph would stand.
        length: in whole steps, as the gaps of the export.
        before: room up to a remaining word in front of it; none where a line or cell begins with
            the gap, whose edge would be overrun.
        after: room up to the nearest remaining text or the edge of the page.
    """

    style: Style
    x: float
    y: float
    length: float
    before: float
    after: float


class Surroundings:
    """The visible text of a page, to tell how much room there is around what is removed.

    Gaps are measured in whole steps of `step` font sizes. `walls` are where what is drawn around
    removed words ends.
    """

    def __init__(
        self,
        glyphs: Iterable[tuple[int, Glyph]],
        frame: Frame,
        step: float,
        walls: Iterable[Point] = (),
    ) -> None:
        self._frame, self._step = frame, step
        self._walls = sorted((y, x) for x, y in walls)
        self._all: list[tuple[int, Glyph]] = []
        self._rows: dict[int, list[tuple[int, Glyph]]] = defaultdict(list)
        for index, glyph in glyphs:
            if not glyph.text.isspace():
                self._all.append((index, glyph))
                self._rows[floor(glyph.y / _ROW)].append((index, glyph))

    def gaps(self, removed: Iterable[Glyph], own: AbstractSet[int]) -> list[Gap]:
        """The stretches that `removed`, the glyphs of one edit in reading order, leave.

        `own` are the indices of all glyphs that the edit removes, overprints included.
        """
        return [self._measure(stretch, own) for stretch in _stretches(removed)]

    def _measure(self, stretch: list[Glyph], own: AbstractSet[int]) -> Gap:
        first, last = stretch[0], stretch[-1]
        style = first.style
        length = _in_steps(_offset(first, last)[0] + last.advance, self._step * style.em_along)
        before = _WORD_SPACE * style.em_along
        after = _to_edge(first.x, first.y, style.dx, style.dy, self._frame) - length
        for index, glyph in self._level_with(first):
            along, above = _offset(first, glyph)
            if abs(above) > _LINE_HEIGHT * style.em or index in own:
                continue
            if along + glyph.advance / 2 > length / 2:
                after = min(after, along - length)
            else:
                before = min(before, -along - glyph.advance)
        for along, above in self._walls_near(first):
            if abs(above) <= _LINE_HEIGHT * style.em and along > length - _OVER * style.em_along:
                after = min(after, along - length)
        starts = before >= _WORD_SPACE * style.em_along
        before = 0.0 if starts else max(before, 0.0)
        return Gap(style, first.x, first.y, length, before, max(after, 0.0))

    def _walls_near(self, glyph: Glyph) -> Iterator[tuple[float, float]]:
        """How far walls lie along the baseline of `glyph`, and above it."""
        near = self._walls
        if abs(glyph.style.dy) <= _LEVEL:
            reach = _LINE_HEIGHT * glyph.style.em
            first = bisect_left(near, (glyph.y - reach, -inf))
            near = near[first : bisect_right(near, (glyph.y + reach, inf))]
        yield from (_along(glyph, x, y) for y, x in near)

    def _level_with(self, glyph: Glyph) -> Iterable[tuple[int, Glyph]]:
        """A superset of the glyphs near the baseline of `glyph`."""
        if abs(glyph.style.dy) > _LEVEL:
            return self._all
        reach = _LINE_HEIGHT * glyph.style.em + 1
        lowest, highest = floor((glyph.y - reach) / _ROW), floor((glyph.y + reach) / _ROW)
        return chain.from_iterable(self._rows[row] for row in range(lowest, highest + 1))


def _stretches(removed: Iterable[Glyph]) -> Iterator[list[Glyph]]:
    stretch: list[Glyph] = []
    for glyph in removed:
        if glyph.text.isspace():
            continue
        if stretch and not _goes_on(stretch[-1], glyph):
            yield stretch
            stretch = []
        stretch.append(glyph)
    if stretch:
        yield stretch


def _in_steps(length: float, step: float) -> float:
    # Print of no size, `/F1 0 Tf`, has no steps.
    return max(1, floor(length / step + _NEARLY)) * step if step else length


def _goes_on(before: Glyph, after: Glyph) -> bool:
    style = before.style
    em = max(style.em, after.style.em)
    along, above = _offset(before, after)
    parallel = style.dx * after.style.dx + style.dy * after.style.dy >= _SAME_DIRECTION
    near = -0.3 * em <= along <= before.advance + _FARTHEST * em
    return parallel and near and abs(above) <= _SAME_BASELINE * em


def _offset(origin: Glyph, glyph: Glyph) -> tuple[float, float]:
    """How far `glyph` lies along the baseline of `origin`, and above it."""
    return _along(origin, glyph.x, glyph.y)


def _along(origin: Glyph, x: float, y: float) -> tuple[float, float]:
    style = origin.style
    aside, up = x - origin.x, y - origin.y
    return aside * style.dx + up * style.dy, up * style.dx - aside * style.dy


def _to_edge(x: float, y: float, dx: float, dy: float, frame: Frame) -> float:
    """Distance from a point to the edge of the visible page, in a direction."""
    left, bottom, right, top = frame.bounds
    distances = [
        ((high if step > 0 else low) - position) / step
        for position, step, low, high in ((x, dx, left, right), (y, dy, bottom, top))
        if abs(step) > 1e-6
    ]
    return max(0.0, min(distances))
