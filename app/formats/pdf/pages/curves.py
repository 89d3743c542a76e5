"""Curves of charts, such as an electrocardiogram: text recognition reads words into them.

A curve is one stroke that never turns back along its page, goes far and rises and falls often. No
letter but a few of joined handwriting is drawn so.
"""

from __future__ import annotations

from ctypes import c_float, c_int
from itertools import groupby, pairwise

from pypdfium2 import raw

_FEWEST_SEGMENTS, _LONGEST = 24, 200_000
_SHORTEST = 72.0  # points
_FEWEST_TURNS = 6


def is_curve(path: raw.FPDF_PAGEOBJECT) -> bool:
    """Whether a path is the curve of a chart."""
    if not _FEWEST_SEGMENTS <= raw.FPDFPath_CountSegments(path) <= _LONGEST or is_filled(path):
        return False
    points = _points(path)
    if not points:
        return False
    along, across = zip(*points, strict=True)
    return _is_graph(along, across) or _is_graph(across, along)


def _is_graph(along: tuple[float, ...], across: tuple[float, ...]) -> bool:
    length = along[-1] - along[0]
    forward = length >= 0
    turns = [*groupby(after > before for before, after in pairwise(across) if after != before)]
    return (
        abs(length) >= max(_SHORTEST, max(across) - min(across))
        and all(
            (after >= before) is forward or after == before for before, after in pairwise(along)
        )
        and len(turns) > _FEWEST_TURNS
    )


def _points(path: raw.FPDF_PAGEOBJECT) -> list[tuple[float, float]]:
    """The ends of its segments; none where it consists of several strokes."""
    x, y = c_float(), c_float()
    found = []
    for index in range(raw.FPDFPath_CountSegments(path)):
        segment = raw.FPDFPath_GetPathSegment(path, index)
        is_start = raw.FPDFPathSegment_GetType(segment) == raw.FPDF_SEGMENT_MOVETO
        if is_start is not (index == 0) or not raw.FPDFPathSegment_GetPoint(segment, x, y):
            return []
        found.append((x.value, y.value))
    return found


def is_filled(path: raw.FPDF_PAGEOBJECT) -> bool:
    """Whether a path is filled, or may be."""
    filled, stroked = c_int(), c_int()
    told = raw.FPDFPath_GetDrawMode(path, filled, stroked)
    return not told or filled.value != raw.FPDF_FILLMODE_NONE
