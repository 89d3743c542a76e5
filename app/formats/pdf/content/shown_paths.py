"""Which paths of a page can be seen: those that reach into its frame and the clips around them.

Letters drawn as outlines far beside the page, or clipped away, are read by nobody who looks at the
page, and by whoever opens the file in a drawing program.
"""

from __future__ import annotations

from math import hypot

from app.formats.pdf.content.outlines import Outline, points_of
from app.formats.pdf.content.page_frame import Frame
from app.formats.pdf.content.text_showing import TextState
from app.formats.pdf.syntax.matrix import Bounds, transform
from app.formats.pdf.syntax.operators import Operands

_AIR = 1.0  # points; the thinnest lines and shapes are painted larger than they are
_MITRE = 10.0  # half-widths of a line that its corners reach beyond it at most


class ShownPaths:
    """Takes the paths of one page in the order of its content, and its clips into the states."""

    def __init__(self, frame: Frame) -> None:
        self._frame = frame.bounds
        self._path: Outline | None = None
        self._clips = False

    def construct(self, operator: str, operands: Operands, state: TextState) -> None:
        """Take what constructs a path."""
        points = [transform(state.ctm, *point) for point in points_of(operator, operands)]
        if self._path is None:
            self._path = Outline(*points[0], *points[0])
        self._path.reach(points)

    def clip(self) -> None:
        """The path will clip what comes after it."""
        self._clips = True

    def end(self, state: TextState, *, stroked: bool) -> bool:
        """The path ends: whether it can be seen where it is painted."""
        path, self._path = self._path, None
        clips, self._clips = self._clips, False
        if path is None:
            return True
        seen, bounds = state.clip or self._frame, (path.left, path.bottom, path.right, path.top)
        if clips:
            state.clip = _common(seen, bounds)
        return not _are_apart(seen, bounds, _AIR + (_reach_of_lines(state) if stroked else 0.0))

    def clip_to(self, box: Bounds, state: TextState) -> None:
        """Take the box of a form, but for one without area, which not all viewers obey."""
        x0, y0, x1, y1 = box
        if x0 == x1 or y0 == y1:
            return
        corners = [transform(state.ctm, x, y) for x in (x0, x1) for y in (y0, y1)]
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        state.clip = _common(state.clip or self._frame, (min(xs), min(ys), max(xs), max(ys)))


def _common(one: Bounds, other: Bounds) -> Bounds:
    """What both cover; without area where they cover nothing."""
    left, bottom = max(one[0], other[0]), max(one[1], other[1])
    return left, bottom, max(left, min(one[2], other[2])), max(bottom, min(one[3], other[3]))


def _are_apart(one: Bounds, other: Bounds, air: float) -> bool:
    """Whether nothing of `other` is within `air` of `one`; not for what is no number."""
    return (
        other[0] > one[2] + air
        or other[2] < one[0] - air
        or other[1] > one[3] + air
        or other[3] < one[1] - air
    )


def _reach_of_lines(state: TextState) -> float:
    a, b, c, d, _, _ = state.ctm
    return _MITRE * abs(state.line_width) / 2 * max(hypot(a, b), hypot(c, d))
