"""Reads large pale letters that lie under print, such as a name across a page.

The recogniser finds no line in them: print crosses their strokes, and is darker. Strokes of print
are thinner, so a closing takes print away and leaves large letters.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module

import numpy as np
import numpy.typing as npt
from PIL import Image

from app.formats.ocr.coloured_ink import is_said
from app.formats.ocr.recogniser import RecognisedLine, Tick, recognise

_STROKE = 9  # pixels; strokes of print are thinner
_SMALLER = 2  # times, for the letters are large
_AROUND = 101  # pixels of the smaller picture in which there is paper
_LEAST, _MOST = 6, 90  # shades below the paper; what is darker is print
_SMALLEST, _LARGEST = 20, 200  # pixels of a letter's longer side in the smaller picture
_SPARSE, _DENSE = 0.12, 0.85  # share of its box that a letter takes
_FEWEST = 4
_PRINT = 0.3  # share of a piece that is as dark as print
_SURE = 0.7  # what is read with less is the grain of the paper
_WORD = 3  # letters


def pale_lines(
    picture: Image.Image, lines: Sequence[RecognisedLine], tick: Tick
) -> Iterator[RecognisedLine]:
    """What large pale letters say that is in none of `lines`."""
    layer = _pale_layer(picture)
    if layer is None:
        return
    tick()
    for line in recognise(layer, tick):
        placed = line._replace(
            quad=line.quad * _SMALLER, centres=tuple(centre * _SMALLER for centre in line.centres)
        )
        is_word = line.confidence >= _SURE and len(line.text.strip()) >= _WORD
        if is_word and not is_said(placed, lines):
            yield placed


def _pale_layer(picture: Image.Image) -> Image.Image | None:
    """Large pale letters in black on white; None where there are hardly any."""
    library = import_module("cv2")
    grey = np.asarray(picture.convert("L"))
    stroke = np.ones((_STROKE, _STROKE), np.uint8)
    closed = Image.fromarray(library.morphologyEx(grey, library.MORPH_CLOSE, stroke))
    small = np.asarray(closed.reduce(_SMALLER))
    around = library.getStructuringElement(library.MORPH_RECT, (_AROUND, _AROUND))
    paper = library.morphologyEx(small, library.MORPH_DILATE, around)
    pale = np.minimum(paper - small, _MOST)
    pale[pale < _LEAST] = 0
    if _letters(pale) < _FEWEST:
        return None
    stretched: npt.NDArray[np.uint8] = (255 - pale.astype(float) * 255 / pale.max()).astype(
        np.uint8
    )
    return Image.fromarray(stretched)


def _letters(pale: npt.NDArray[np.uint8]) -> int:
    """How many pieces may be large letters, and are not as dark as print."""
    library = import_module("cv2")
    ink = (pale > 0).astype(np.uint8)
    count, labels, found, _ = library.connectedComponentsWithStats(ink, connectivity=8)
    width, height, pixels = found[:, 2:].T
    dark = np.bincount(labels[pale == _MOST], minlength=count) / pixels
    longer, share = np.maximum(width, height), pixels / (width * height)
    is_letter = (longer >= _SMALLEST) & (longer <= _LARGEST) & (dark < _PRINT)
    return int((is_letter & (share >= _SPARSE) & (share <= _DENSE))[1:].sum())
