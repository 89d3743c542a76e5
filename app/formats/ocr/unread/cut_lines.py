"""Finds lines that the upper or lower edge of a picture cuts through lengthwise.

The halves of letters are read as others, as nothing, or in parts, and a person reads them still.
All of such a line is unread.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

import numpy as np
import numpy.typing as npt
from PIL import Image

from app.formats.ocr.recogniser import Quad
from app.formats.ocr.unread.loose_letters import around, dark_ink

_BAND = 64  # pixels; no half of a line of print is higher
_AT_EDGE = 1  # pixels that a scanner may leave
_LEAST = 2  # pixels of a piece's sides; less is a speck
_WIDEST = 90  # pixels of a piece: rules, frames and dark margins are wider
_REACH = 34  # pixels from a letter to the next, or to the next word
_FEWEST = 4  # pieces that the edge cuts
_SHORTEST = 36  # pixels of all of them
_AIR = 2  # pixels

_Pieces = npt.NDArray[np.int32]  # left, top, right, bottom, one a row


def cut_lines(picture: Image.Image) -> Iterator[Quad]:
    """Corners of the lines of a grey `picture` that its upper or lower edge cuts."""
    ink = dark_ink(picture)
    height = len(ink)
    for upside_down in (False, True):
        band = (ink[::-1] if upside_down else ink)[-_BAND:]
        for left, top, right, bottom in _cut(band):
            first, last = height - len(band) + top, height - len(band) + bottom
            if upside_down:
                first, last = height - last, height - first
            yield around(np.array((left, first), float), np.array((right, last), float))


def _cut(band: npt.NDArray[np.bool_]) -> Iterator[tuple[int, int, int, int]]:
    """The bounds of lines at the lower edge of a strip."""
    library = import_module("cv2")
    _, _, stats, _ = library.connectedComponentsWithStats(band.astype(np.uint8), connectivity=8)
    left, top, width, height, _ = stats[1:].T
    is_piece = (np.minimum(width, height) >= _LEAST) & (width <= _WIDEST) & (height < len(band))
    pieces = np.stack((left, top, left + width, top + height), axis=1)[is_piece]
    is_cut = pieces[:, 3] >= len(band) - _AT_EDGE
    for group in _neighbours(pieces[is_cut]):
        bounds = _bounds(group)
        if len(group) < _FEWEST or bounds[2] - bounds[0] < _SHORTEST:
            continue
        # Dots and what ends above the edge belong to the line as well.
        within = pieces[pieces[:, 1] >= bounds[1] - _AIR]
        whole = next(
            bounds_of
            for bounds_of in map(_bounds, _neighbours(within))
            if bounds_of[0] <= bounds[0] and bounds_of[2] >= bounds[2]
        )
        yield whole[0] - _AIR, whole[1] - _AIR, whole[2] + _AIR, len(band)


def _neighbours(pieces: _Pieces) -> Iterator[_Pieces]:
    """Pieces that stand side by side."""
    if not len(pieces):
        return
    pieces = pieces[np.argsort(pieces[:, 0])]
    reached = np.maximum.accumulate(pieces[:, 2])
    yield from np.split(pieces, np.flatnonzero(pieces[1:, 0] - reached[:-1] > _REACH) + 1)


def _bounds(pieces: _Pieces) -> tuple[int, int, int, int]:
    left, top = pieces[:, :2].min(axis=0)
    right, bottom = pieces[:, 2:].max(axis=0)
    return int(left), int(top), int(right), int(bottom)
