"""Finds large pale letters that are in no line, such as a name that runs up the page under print.

What print leaves of such letters may be too little to be read, or the recogniser may find no line
in it. They are told by their size, their shape and by standing together.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module

import numpy as np
import numpy.typing as npt
from PIL import Image

from app.formats.ocr.coloured_ink import lies_in
from app.formats.ocr.recogniser import Quad, RecognisedLine
from app.formats.ocr.unread.loose_letters import around, grouped
from app.formats.ocr.watermark import (
    DENSE,
    LARGEST,
    LEAST,
    NARROWEST,
    SMALLER,
    SMALLEST,
    SPARSE,
    pale_shades,
    print_of,
)

# Shades below the paper from which on a pixel is ink: at some of them pale letters are parted from
# the noise of a JPEG picture, at some darker ones from paler print.
_SHADES = (9, 13, 20, 30, 45, 65)
_CLOSE = 3  # pixels between parts of a letter that print crosses
_THINNEST, _SLENDER = 6, 4  # pixels of a letter's shorter side, and how many times longer the other
# Pixels of the shorter side of a long piece that is a word of smaller letters, which touch.
_WORD_LONG, _WORD_SHORTEST, _WORD_TALLEST = 1.8, 9, 18
_REACH, _FEWEST = 3.0, 3  # sizes of a letter to the next, and letters
_MOST_OF_INK = 0.5  # share of the ink in the bounds of a group that is letters; texture has less
_THIRD, _BLANK = 1 / 3, 0.3  # share of the bounds that is less than a third as dark as the letters
_PART, _BESIDE, _PARTS = 0.1, 0.6, 3  # share and sizes of a letter: parts of others at both ends
_PRINTED = 0.02  # share of a line's pixels that are print where it is none of print
_AIR = 0.15  # of the shorter side of a group

_Area = npt.NDArray[np.float64]  # left, top, right, bottom
_Areas = npt.NDArray[np.float64]  # one a row
_Shades = npt.NDArray[np.uint8]


def unread_letters(picture: Image.Image, lines: Sequence[RecognisedLine]) -> Iterator[Quad]:
    """Corners of groups of large pale letters of which `lines` say not all."""
    pale = pale_shades(picture)
    quads = [line.quad for line in _pale_ones(picture, lines)] if pale.max() >= LEAST else []
    found = [
        bounds * SMALLER
        for shade in _SHADES
        if shade <= pale.max()
        for letters, bounds in _groups(pale, shade)
        if not all(any(lies_in(middle, quad) for quad in quads) for middle in _middles(letters))
    ]
    for bounds in _united(found):
        yield around(bounds[:2], bounds[2:])


def _middles(letters: _Areas) -> _Areas:
    """Of letters of the smaller picture, in pixels of the whole one."""
    middles: _Areas = (letters[:, :2] + letters[:, 2:]) / 2 * SMALLER
    return middles


def _groups(pale: _Shades, shade: int) -> Iterator[tuple[_Areas, _Area]]:
    """Letters that stand together and the bounds of them and of parts of others, with some air.

    Their ink is what is at least by `shade` darker than the paper. A photograph, too, has pieces
    that are like letters, but hardly anything as light as paper between them.
    """
    library = import_module("cv2")
    ink = library.morphologyEx(
        (pale >= shade).astype(np.uint8), library.MORPH_CLOSE, np.ones((_CLOSE, _CLOSE), np.uint8)
    )
    blank = pale < max(LEAST, shade * _THIRD)
    _, _, stats, _ = library.connectedComponentsWithStats(ink, connectivity=8)
    left, top, width, height, pixels = stats[1:].T
    longer, shorter = np.maximum(width, height), np.minimum(width, height)
    share = pixels / (width * height)
    is_word = (
        (longer > _WORD_LONG * shorter) & (shorter > _WORD_SHORTEST) & (shorter < _WORD_TALLEST)
    )
    is_letter = (
        (longer >= SMALLEST)
        & (shorter >= _THINNEST)
        & (shorter <= LARGEST)
        & (longer <= _SLENDER * shorter)
        & (share >= SPARSE)
        & (share <= DENSE)
        & ~is_word
    )
    pieces = np.stack((left, top, left + width, top + height), axis=1).astype(float)
    letters, sizes = pieces[is_letter], pixels[is_letter]
    for group in grouped(letters, _REACH, _FEWEST):
        own = letters[group]
        shorter_sides = (own[:, 2:] - own[:, :2]).min(axis=1)
        first_x, first_y, last_x, last_y = _bounds(own).astype(int)
        within = slice(first_y, last_y), slice(first_x, last_x)
        is_ink = int(sizes[group].sum()) >= _MOST_OF_INK * int(ink[within].sum())
        is_large = float(np.median(shorter_sides)) >= NARROWEST
        if is_large and is_ink and float(blank[within].mean()) >= _BLANK:
            is_part = (pixels >= _PART * np.median(sizes[group])) & (longer <= LARGEST)
            bounds = _with_parts(own, pieces[is_part])
            air = _AIR * float((bounds[2:] - bounds[:2]).min())
            yield own, bounds + air * np.array((-1, -1, 1, 1))


def _with_parts(letters: _Areas, pieces: _Areas) -> _Area:
    """The bounds of letters and of what print leaves of those beside them."""
    bounds = _bounds(letters)
    size = float(np.median((letters[:, 2:] - letters[:, :2]).max(axis=1)))
    for _ in range(_PARTS):
        reach = bounds + _BESIDE * size * np.array((-1, -1, 1, 1))
        near = (pieces[:, :2] <= reach[2:]).all(axis=1) & (reach[:2] <= pieces[:, 2:]).all(axis=1)
        bounds = _bounds(np.concatenate((letters, pieces[near])))
    return bounds


def _bounds(areas: _Areas) -> _Area:
    bounds: _Area = np.concatenate((areas[:, :2].min(axis=0), areas[:, 2:].max(axis=0)))
    return bounds


def _pale_ones(picture: Image.Image, lines: Sequence[RecognisedLine]) -> Iterator[RecognisedLine]:
    """Those lines that pale letters may be: print is in none of them, or they lie under it."""
    printed = print_of(picture)
    for line in lines:
        left, top = np.maximum(line.quad.min(axis=0), 0).astype(int)
        right, bottom = np.maximum(line.quad.max(axis=0), 0).astype(int) + 1
        if line.under_print or printed[top:bottom, left:right].mean() < _PRINTED:
            yield line


def _united(areas: Sequence[_Area]) -> list[_Area]:
    """Areas, with one for all that touch."""
    apart: list[_Area] = []
    for area in areas:
        touches = [bool((o[:2] <= area[2:]).all() and (area[:2] <= o[2:]).all()) for o in apart]
        touching = [one for one, is_near in zip(apart, touches, strict=True) if is_near]
        apart = [one for one, is_near in zip(apart, touches, strict=True) if not is_near]
        apart.append(_bounds(np.stack((*touching, area))))
    return apart
