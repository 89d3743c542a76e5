"""Finds writing under a mark of nearly one shade, as markers of telephones and viewers draw it.

Such a mark lets a few of 255 shades through. Nobody sees them, recognition finds no line in them,
and whoever makes the picture lighter reads all. So does who looks at letters that are nearly as
dark as the field that they stand on.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

import numpy as np
import numpy.typing as npt
from PIL import Image

from app.formats.ocr.recogniser import Quad
from app.formats.ocr.unread.loose_letters import around

_SIDE = 15  # pixels, odd, of a mark's shorter side
_DARK, _DARKER = 110, 12  # of 255; paler marks are darker than the paper by as many shades
_PAPER = 90  # per cent of a page are no lighter than its paper
_RANGE = 24  # shades within a mark; what differs by more is read
_LEAST = 1.5  # shades between letters and the mark
_TWO = 0.7  # share of their variance that two shades make; that of grain, parted in two, is 0.64
_LOWEST, _HIGHEST = 7, 90  # pixels of a letter
_SPARSE, _DENSE = 0.1, 0.85  # share of its box that a letter takes
_WIDE = 4.0  # heights of a piece: letters may touch
_LEVEL, _ALIKE = 0.6, 2.2  # heights of a letter: off its row, and how many times higher another is
_FEWEST = 5  # letters in a row
_SPECK, _CLEAR = 4, 0.4  # pixels of a piece, and share of pieces that are letters: grain has specks
_AIR = 0.5  # heights of a letter above and below a row

_Shades = npt.NDArray[np.uint8]
_Mask = npt.NDArray[np.bool_]


def marked_over(picture: Image.Image) -> Iterator[Quad]:
    """Corners of rows of letters in a grey `picture` that hardly differ from the mark around."""
    library = import_module("cv2")
    grey = np.asarray(picture)
    square = np.ones((_SIDE, _SIDE), np.uint8)
    lightest = library.dilate(grey, square)
    spread = lightest - library.erode(grey, square)
    paler = float(np.percentile(grey, _PAPER)) - _DARKER
    middles = (lightest <= max(_DARK, paler)) & (spread <= _RANGE)
    if not (middles & (spread > 1)).any():
        return
    marks = library.dilate(middles.astype(np.uint8), square)
    _, labels, stats, _ = library.connectedComponentsWithStats(marks, connectivity=4)
    for number, (left, top, width, height, _) in enumerate(stats[1:], start=1):
        place = slice(top, top + height), slice(left, left + width)
        is_mark = labels[place] == number
        for first, last in _rows(grey[place], is_mark, is_mark & middles[place]):
            yield around(
                np.array((left, max(0, top + first)), float),
                np.array((left + width, min(len(grey), top + last)), float),
            )


def _rows(shades: _Shades, is_mark: _Mask, is_middle: _Mask) -> Iterator[tuple[int, int]]:
    """Where rows of letters in a mark begin and end; its edges are blurred in a JPEG."""
    inside = shades[is_middle]
    level, _ = import_module("cv2").threshold(inside.reshape(-1, 1), 0, 255, 8)  # by Otsu
    lighter = is_mark & (shades > level)
    darker = is_mark & ~lighter
    below, above = inside[inside <= level], inside[inside > level]
    if not (below.size and above.size):
        return
    apart, share = above.mean() - below.mean(), above.size / inside.size
    if apart < _LEAST or share * (1 - share) * apart**2 < _TWO * inside.var():
        return
    told: list[tuple[int, int]] = []
    for ink in (darker, lighter):
        for first, last in _rows_of(ink):
            # What letters enclose stands in a row as well.
            if not any(above <= first and last <= below for above, below in told):
                told.append((first, last))
    yield from told


def _rows_of(ink: _Mask) -> Iterator[tuple[int, int]]:
    library = import_module("cv2")
    _, _, stats, _ = library.connectedComponentsWithStats(ink.astype(np.uint8), connectivity=8)
    _, top, width, height, pixels = stats[1:].T
    is_letter = (
        (height >= _LOWEST)
        & (height <= _HIGHEST)
        & (width <= _WIDE * height)
        & (pixels >= _SPARSE * width * height)
        & (pixels <= _DENSE * width * height)
    )
    if is_letter.sum() < _CLEAR * (np.minimum(width, height) >= _SPECK).sum():
        return
    tops, heights = top[is_letter], height[is_letter]
    middles, left_over = tops + heights / 2, np.ones(len(tops), np.bool_)
    for at in np.argsort(-heights):
        row = (
            left_over
            & (np.abs(middles - middles[at]) <= _LEVEL * heights[at])
            & (heights * _ALIKE >= heights[at])
        )
        if row[at] and row.sum() >= _FEWEST:
            left_over &= ~row
            air = round(_AIR * heights[at])
            yield int(tops[row].min()) - air, int((tops + heights)[row].max()) + air
