"""Reads large pale letters that lie under print, such as a name across a page.

The recogniser finds no line in them: print crosses their strokes, and is darker. Print is taken
away by its shade, and what lies under it is filled in from what is beside it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module

import numpy as np
import numpy.typing as npt
from PIL import Image

from app.formats.ocr.coloured_ink import is_said
from app.formats.ocr.recogniser import RecognisedLine, Tick, recognise

_PRINT = 90  # shades below the paper around
_EDGE = 5  # pixels; the edges of print are pale, too
_REACH = 3.0  # pixels, the standard deviation of a Gaussian: from where a gap is filled
_COARSE = 4  # times smaller, the picture in which paper is looked for
_AROUND = 25  # pixels of it in which there is paper
SMALLER = 2  # times, for the letters are large
LEAST, _MOST = 6, 90  # shades below the paper
SMALLEST, LARGEST = 20, 200  # pixels of a letter's longer and shorter side in that picture
NARROWEST = 12  # pixels of its shorter side
SPARSE, DENSE = 0.12, 0.85  # share of its box that a letter takes
_FEWEST = 4
_DARK = 0.3  # share of a piece that is as dark as print
_TRUST = 0.98  # of its certainty: what was filled in may make another letter of one
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
            confidence=line.confidence * _TRUST,
            quad=line.quad * SMALLER,
            centres=tuple(centre * SMALLER for centre in line.centres),
            under_print=True,
        )
        is_word = line.confidence >= _SURE and len(line.text.strip()) >= _WORD
        if is_word and not is_said(placed, lines):
            yield placed


def _pale_layer(picture: Image.Image) -> Image.Image | None:
    """Large pale letters in black on white; None where there are hardly any."""
    pale = pale_shades(picture)
    if _letters(pale) < _FEWEST:
        return None
    stretched: npt.NDArray[np.uint8] = (255 - pale.astype(float) * 255 / pale.max()).astype(
        np.uint8
    )
    return Image.fromarray(stretched)


def pale_shades(picture: Image.Image) -> npt.NDArray[np.uint8]:
    """How many shades below the paper a picture `SMALLER` times smaller is without its print.

    Less than `LEAST` is none; 90 are as many as there can be.
    """
    library = import_module("cv2")
    grey, paper = np.asarray(picture.convert("L")), _paper(picture)
    gaps = library.dilate(_printed(grey, paper), np.ones((_EDGE, _EDGE), np.uint8)) > 0
    seen = (~gaps).astype(np.float32)
    near, weights = (library.GaussianBlur(shades, (0, 0), _REACH) for shades in (grey * seen, seen))
    is_near = gaps & (weights > 0)
    clear = np.where(gaps, paper, grey)
    clear[is_near] = (near[is_near] / weights[is_near]).astype(np.uint8)
    layer = Image.fromarray(library.subtract(paper, clear)).reduce(SMALLER)
    pale = np.minimum(np.asarray(layer), np.uint8(_MOST))
    return np.where(pale < LEAST, np.uint8(0), pale)


def print_of(picture: Image.Image) -> npt.NDArray[np.uint8]:
    """1 where a picture is as dark as print, else 0."""
    return _printed(np.asarray(picture.convert("L")), _paper(picture))


def _printed(grey: npt.NDArray[np.uint8], paper: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint8]:
    library = import_module("cv2")
    dark: npt.NDArray[np.uint8] = (library.subtract(paper, grey) > _PRINT).astype(np.uint8)
    return dark


def _paper(picture: Image.Image) -> npt.NDArray[np.uint8]:
    """The shade of the paper around each pixel."""
    library = import_module("cv2")
    small = np.asarray(picture.convert("L").reduce(_COARSE))
    around = library.getStructuringElement(library.MORPH_RECT, (_AROUND, _AROUND))
    paper: npt.NDArray[np.uint8] = library.resize(
        library.morphologyEx(small, library.MORPH_DILATE, around), picture.size
    )
    return paper


def _letters(pale: npt.NDArray[np.uint8]) -> int:
    """How many large letters there may be that are not as dark as print; some touch in a row."""
    library = import_module("cv2")
    ink = (pale > 0).astype(np.uint8)
    count, labels, found, _ = library.connectedComponentsWithStats(ink, connectivity=8)
    width, height, pixels = found[:, 2:].T
    dark = np.bincount(labels[pale == _MOST], minlength=count) / pixels
    longer, shorter = np.maximum(width, height), np.minimum(width, height)
    share = pixels / (width * height)
    is_letter = (
        (longer >= SMALLEST)
        & (shorter >= NARROWEST)
        & (shorter <= LARGEST)
        & (dark < _DARK)
        & (share >= SPARSE)
        & (share <= DENSE)
    )
    is_letter[0] = False
    return int(np.maximum(np.rint(longer / np.maximum(shorter, 1)), 1)[is_letter].sum())
