"""Parts of paths as they lie on a page, and how their ends are moved along a line of text."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from app.formats.pdf.syntax.matrix import Bounds, Matrix, inverse, transform
from app.formats.pdf.syntax.operators import Instruction, Operands, instruction, numbers

Point: TypeAlias = tuple[float, float]

# How many numbers what constructs a path takes.
_COUNTS = {"m": 2, "l": 2, "c": 6, "v": 4, "y": 4, "re": 4}
_BEGINS = frozenset({"m", "re"})
_DIGITS = 6
_NEAR_AN_END = 0.35
_LEVEL = 1e-6


@dataclass(slots=True)
class Outline:
    """The box around a part of a path, in user space.

    Attributes:
        points: how many it is drawn by.
        clips: whether what lies outside of it is hidden.
        stroked: whether it is drawn as lines, and not filled.
    """

    left: float
    bottom: float
    right: float
    top: float
    points: int = 0
    clips: bool = False
    stroked: bool = False

    def reach(self, points: Iterable[Point]) -> None:
        """Go on to these points."""
        for x, y in points:
            self.left, self.right = min(self.left, x), max(self.right, x)
            self.bottom, self.top = min(self.bottom, y), max(self.top, y)
            self.points += 1


class Shift(NamedTuple):
    """How an outline is moved along a line of text that runs in the direction (dx, dy).

    Attributes:
        start, end: where it begins and ends along the line; both ends are moved by their own.
        straightened: how high a straight line lies that stands for it; its waves would be longer or
            shorter than all others.
    """

    dx: float
    dy: float
    start: float
    end: float
    by_start: float
    by_end: float
    straightened: float | None = None

    def moved(self, point: Point) -> Point:
        """Where a point is now: those near an end go with it, which leaves corners as they are."""
        x, y = point
        length = self.end - self.start
        share = (x * self.dx + y * self.dy - self.start) / length if length > 0 else 0.0
        between = (share - _NEAR_AN_END) / (1 - 2 * _NEAR_AN_END)
        by = self.by_start + (self.by_end - self.by_start) * min(max(between, 0.0), 1.0)
        return x + self.dx * by, y + self.dy * by

    @property
    def line(self) -> tuple[Point, Point]:
        """The ends of the straight line."""
        height = self.straightened or 0.0
        first, last = self.start + self.by_start, self.end + self.by_end
        return (
            (first * self.dx - height * self.dy, first * self.dy + height * self.dx),
            (last * self.dx - height * self.dy, last * self.dy + height * self.dx),
        )


class Outlines:
    """Collects the outlines of a page in the order of its content."""

    def __init__(self) -> None:
        self.found: list[Outline] = []
        self._path = 0  # where the path begins that is not painted yet
        self._clips = False

    def construct(self, operator: str, operands: Operands, ctm: Matrix) -> None:
        """Take what constructs a path."""
        points = [transform(ctm, *point) for point in points_of(operator, operands)]
        if operator in _BEGINS or len(self.found) == self._path:
            self.found.append(Outline(*points[0], *points[0]))
        self.found[-1].reach(points)

    def clip(self) -> None:
        """The path clips."""
        self._clips = True

    def end_path(self, *, stroked: bool = False) -> None:
        """The path is painted, or not."""
        for outline in self.found[self._path :]:
            outline.clips, outline.stroked = self._clips, stroked
        self._path, self._clips = len(self.found), False

    def add_clip(self, bounds: Bounds, ctm: Matrix) -> None:
        """Take the box of a form."""
        self.end_path()
        corners = [transform(ctm, *corner) for corner in _corners(*bounds)]
        self.found.append(Outline(*corners[0], *corners[0]))
        self.found[-1].reach(corners)
        self._clips = True
        self.end_path()


def shifted(
    operator: str, operands: Operands, ctm: Matrix, shift: Shift, *, goes_on: bool
) -> list[Instruction] | None:
    """What constructs the same part of a path where it is moved to; None for as it is.

    `goes_on` tells that more than its first point is constructed already.
    """
    back = inverse(ctm)
    if back is None:
        return None
    if shift.straightened is not None:
        first, last = (transform(back, *point) for point in shift.line)
        if operator == "m":
            return [_drawn("m", first)]
        return [] if goes_on else [_drawn("l", last)]
    points = [
        transform(back, *shift.moved(transform(ctm, *point)))
        for point in points_of(operator, operands)
    ]
    if operator != "re":
        return [_drawn(operator, *points)]
    (left, bottom), (right, below), (_, top), _ = points
    if abs(below - bottom) <= _LEVEL and abs(points[3][0] - left) <= _LEVEL:
        return [_drawn("re", (left, bottom), (right - left, top - bottom))]
    first, *rest = points
    return [_drawn("m", first), *(_drawn("l", point) for point in rest), instruction("h")]


def shifted_box(bounds: Bounds, ctm: Matrix, shift: Shift) -> Bounds | None:
    """The box of a form where it is moved to; None for one that lies askew."""
    back = inverse(ctm)
    if back is None:
        return None
    corners = [
        transform(back, *shift.moved(transform(ctm, *corner))) for corner in _corners(*bounds)
    ]
    (left, bottom), (right, below), (_, top), (other, _) = corners
    if abs(below - bottom) > _LEVEL or abs(other - left) > _LEVEL:
        return None
    return tuple(round(edge, _DIGITS) for edge in (left, bottom, right, top))  # type: ignore[return-value]


def points_of(operator: str, operands: Operands) -> list[Point]:
    """The points that a part of a path is constructed by, in its own space."""
    values = numbers(operands, _COUNTS[operator])
    if operator == "re":
        x, y, width, height = values
        return _corners(x, y, x + width, y + height)
    return list(zip(values[::2], values[1::2], strict=True))


def _corners(left: float, bottom: float, right: float, top: float) -> list[Point]:
    return [(left, bottom), (right, bottom), (right, top), (left, top)]


def _drawn(operator: str, *points: Point) -> Instruction:
    return instruction(operator, *(round(value, _DIGITS) for point in points for value in point))
