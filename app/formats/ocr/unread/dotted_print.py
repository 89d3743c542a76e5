"""Finds print of separate dots, as needle printers and some labels have it.

The recogniser sees no line in dots that do not touch. Their letters fill about a third of the
places of their grid, shades and screens more than half of it, and rules have one row only.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw

from app.formats.ocr.recogniser import Quad, RecognisedLine
from app.formats.ocr.unread.loose_letters import around, dark_ink

_SMALLEST, _LARGEST = 2, 14  # pixels of a dot, each way
_FULL = 0.55  # share of its box that a dot takes at least
_ALIKE = 1.6  # how many times larger than the usual one a dot may be
_REACH = 4.6, 2.2  # pitches to the next letter, and between dots of a letter
_FEWEST = 24  # dots of a word of two letters
_ROWS = (4.0, 14.0)  # pitches from top to bottom
_MOST = 400  # dots of a row that are measured
_WHOLE = 0.97  # share of the dots of a row that was read
_DENSEST = 0.5  # share of the places of the grid

_Dots = npt.NDArray[np.int64]


def dotted_print(grey: Image.Image, lines: Sequence[RecognisedLine]) -> Iterator[Quad]:
    """Corners of rows of dots in a `grey` picture that are not wholly in `lines`."""
    dots = _dots(dark_ink(grey).astype(np.uint8))
    if len(dots) < _FEWEST:
        return
    covered = _covered(grey.size, lines)
    for group in _beside_each_other(dots, grey.size, _pitch(dots)):
        first, last = group[:, :2].min(axis=0), (group[:, :2] + group[:, 2:]).max(axis=0)
        pitch = _pitch(group)
        columns, rows = (last - first) / pitch
        read = covered[group[:, 1], group[:, 0]].mean()
        is_row = read < _WHOLE and _ROWS[0] <= rows <= _ROWS[1] and columns >= rows
        if len(group) >= _FEWEST and is_row and len(group) <= _DENSEST * columns * rows:
            yield around(first - pitch, last + pitch)


def _covered(size: tuple[int, int], lines: Sequence[RecognisedLine]) -> npt.NDArray[np.bool_]:
    """Where a picture has something that was read."""
    covered = Image.new("1", size)
    drawing = ImageDraw.Draw(covered)
    for line in lines:
        drawing.polygon([(float(x), float(y)) for x, y in line.quad], fill=1)
    return np.asarray(covered)


def _dots(ink: npt.NDArray[np.uint8]) -> _Dots:
    """Left, top, width and height of what is as small and round as a dot, one a row."""
    _, _, found, _ = import_module("cv2").connectedComponentsWithStats(ink, connectivity=8)
    width, height, pixels = found[1:, 2], found[1:, 3], found[1:, 4]
    longer, shorter = np.maximum(width, height), np.minimum(width, height)
    is_dot = (
        (shorter >= _SMALLEST)
        & (longer <= _LARGEST)
        & (longer <= _ALIKE * shorter)
        & (pixels >= _FULL * width * height)
    )
    dots: _Dots = found[1:, :4][is_dot].astype(np.int64)
    if not len(dots):
        return dots
    size = dots[:, 2:].max(axis=1)
    usual = np.median(size)
    alike: _Dots = dots[(size <= _ALIKE * usual) & (size * _ALIKE >= usual)]
    return alike


def _beside_each_other(dots: _Dots, size: tuple[int, int], pitch: float) -> Iterator[_Dots]:
    """Dots that stand within reach of each other."""
    library = import_module("cv2")
    middles = dots[:, :2] + dots[:, 2:] // 2
    marked = np.zeros(size[::-1], np.uint8)
    marked[middles[:, 1], middles[:, 0]] = 1
    along, upwards = (round(reach * pitch) | 1 for reach in _REACH)
    joined = library.dilate(marked, np.ones((upwards, along), np.uint8))
    _, labels = library.connectedComponents(joined)
    owner = labels[middles[:, 1], middles[:, 0]]
    for number in np.unique(owner):
        yield dots[owner == number]


def _pitch(dots: _Dots) -> float:
    """The usual distance from a dot to the next."""
    middles = (dots[:, :2] + dots[:, 2:] / 2)[:_MOST]
    away = np.linalg.norm(middles[:, None] - middles[None], axis=2)
    np.fill_diagonal(away, np.inf)
    return max(1.0, float(np.median(away.min(axis=1)))) if len(middles) > 1 else 1.0
