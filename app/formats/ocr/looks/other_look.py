"""Looks at a picture otherwise than the reader does: smaller, smoothed, stretched.

What hides letters from the reader, such as a hatched ground or the grain of a bad copy, hides them
from a check that looks in the same way. Hatching and grain are finer than letters: in a smaller
picture they are a shade of grey.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageFilter, ImageOps

from app.formats.ocr.layout import RecognisedText
from app.formats.ocr.looks.second_look import straightened, turned, turned_back
from app.formats.ocr.recogniser import Quad, Tick, find_lines, is_tall, read_strips

OTHER_LOOK = "smoothed"
"""What this look is called where readers of an export are named."""

_SIZE = 0.65
_BLUR = 1.2  # pixels, of the picture as it is
_SMALLEST = 60  # pixels along the shorter side; in smaller pictures nothing would be left
_CUT_OFF = 0.5  # percent of the pixels that may be darker, and lighter, than what is stretched
_SURE = 0.9
_SEEN = 0.75  # share of a line's length in which the reader read with certainty


@dataclass(frozen=True, slots=True)
class OtherLine:
    """A line that the reader did not read, or not with certainty, and its place in pixels.

    `certainty` is that of this look, 0 to 1.
    """

    text: str = field(repr=False)
    certainty: float
    quad: Quad = field(repr=False, compare=False)


def other_lines(picture: Image.Image, read: RecognisedText, tick: Tick) -> tuple[OtherLine, ...]:
    """What another look sees in `picture` where `read`, the reader's look, saw little or nothing.

    From top to bottom. `tick` as of `recognise`. Raises `DependencyMissing`.
    """
    if min(picture.size) < _SMALLEST:
        return ()
    upright = turned(picture, read.quarters)
    size = max(1, round(upright.width * _SIZE)), max(1, round(upright.height * _SIZE))
    grey = upright.convert("L").filter(ImageFilter.GaussianBlur(_BLUR))
    small = ImageOps.autocontrast(grey.resize(size, Image.Resampling.BOX), cutoff=_CUT_OFF)
    grown = np.array((upright.width / size[0], upright.height / size[1]))
    seen = _seen(read, picture.size)
    found = [
        (quad, placed)
        for quad in find_lines(small, tick)
        for placed in [turned_back(quad * grown, read.quarters, picture.size)]
        if not _is_seen(placed, seen)
    ]
    found.sort(key=lambda one: (float(one[0][:, 1].mean()), float(one[0][:, 0].mean())))
    strips = [straightened(small, np.roll(q, -1, axis=0) if is_tall(q) else q) for q, _ in found]
    return tuple(
        OtherLine(text, certainty, placed)
        for (_, placed), (text, certainty) in zip(found, read_strips(strips, tick), strict=True)
        if text.strip()
    )


def words_of_other_look(picture: Image.Image, read: RecognisedText, tick: Tick) -> str:
    """The words of `other_lines`, a line each."""
    return "\n".join(line.text for line in other_lines(picture, read, tick))


_COARSE = 4  # pixels: areas are compared on such a grid
_MIDDLE, _END = 1 / 3, 0.35  # the air that the library leaves around a line, in its heights

_Mask = npt.NDArray[np.bool_]


def _seen(read: RecognisedText, size: tuple[int, int]) -> _Mask:
    """Where the reader read with certainty, on a coarse grid."""
    width, height = (side // _COARSE + 1 for side in size)
    seen = np.zeros((height, width), np.bool_)
    by_line: dict[int, list[Quad]] = {}
    for word in read.words:
        if read.certainties[word.line] >= _SURE:
            by_line.setdefault(word.line, []).append(word.quad)
    for quads in by_line.values():
        corners = np.concatenate(quads)
        _part(seen, corners.min(axis=0), corners.max(axis=0))[:] = True
    return seen


def _is_seen(quad: Quad, seen: _Mask) -> bool:
    """Whether the middle of a line lies where the reader read."""
    first, last = quad.min(axis=0), quad.max(axis=0)
    sides = last - first
    air = np.full(2, _END * float(sides.min()))
    air[int(np.argmin(sides))] = _MIDDLE * float(sides.min())
    part = _part(seen, first + air, last - air)
    return bool(part.size) and float(part.mean()) >= _SEEN


def _part(grid: _Mask, first: Quad, last: Quad) -> _Mask:
    left, top = (max(0, int(edge) // _COARSE) for edge in first)
    right, bottom = (max(0, int(edge) // _COARSE) + 1 for edge in last)
    return grid[top:bottom, left:right]
