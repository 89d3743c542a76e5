"""Lines that were found and read as nothing or as marks alone, and look like writing.

The recogniser is often certain of a blank where letters stand that it does not know: mirrored ones,
those of another script, some handwriting. Rules, ticks and specks are found as lines too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module

import numpy as np
import numpy.typing as npt
from PIL import Image

from app.formats.ocr.coloured_ink import lies_in
from app.formats.ocr.looks.second_look import straightened
from app.formats.ocr.recogniser import Quad, RecognisedLine

_LONG = 2.0  # heights of a line; shorter ones are ticks, bullets and marks
_LEAST = 10  # pixels of its height
_DARK = 40  # shades below the paper
_SPARSE, _DENSE = 0.03, 0.6  # share of the line that is ink
_TALL = 0.4  # of the height: rules and dots are lower
_FEWEST = 3  # letters, or strokes side by side of letters that are joined


def blank_lines(picture: Image.Image, lines: Sequence[RecognisedLine]) -> Iterator[Quad]:
    """Corners of the lines of a grey `picture` that say no letter, and have ink as letters do."""
    read = [line.quad for line in lines if _says_something(line)]
    for line in lines:
        if _says_something(line) or any(lies_in(line.quad.mean(axis=0), quad) for quad in read):
            continue
        across = float(np.linalg.norm(line.quad[1] - line.quad[0]))
        down = float(np.linalg.norm(line.quad[3] - line.quad[0]))
        if down >= _LEAST and across >= _LONG * down and _is_written(picture, line):
            yield line.quad


def _says_something(line: RecognisedLine) -> bool:
    return any(map(str.isalnum, line.text))


def _is_written(picture: Image.Image, line: RecognisedLine) -> bool:
    shades = np.asarray(straightened(picture, line.quad).convert("L"), dtype=np.int16)
    ink = np.abs(shades - int(np.median(shades))) >= _DARK
    if not _SPARSE <= ink.mean() <= _DENSE:
        return False
    # A row of boxes to tick is read as what it is.
    marks = len("".join(line.text.split()))
    return _letters(ink) >= max(_FEWEST, marks + 1) or _strokes(ink) >= 2 * max(_FEWEST, marks + 1)


def _letters(ink: npt.NDArray[np.bool_]) -> int:
    """How many pieces are as tall as letters, and no longer than words."""
    library = import_module("cv2")
    _, _, stats, _ = library.connectedComponentsWithStats(ink.astype(np.uint8), connectivity=8)
    height = len(ink)
    return int(((stats[1:, 3] >= _TALL * height) & (stats[1:, 2] <= 3 * height)).sum())


def _strokes(ink: npt.NDArray[np.bool_]) -> int:
    """How often ink begins along the row in which it does so most."""
    return int((ink[:, 1:] & ~ink[:, :-1]).sum(axis=1).max())
