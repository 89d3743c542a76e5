"""Reads coloured ink and the black print under it one by one.

A stamp that lies askew over text makes the recogniser lose both: it finds no line there at all. In
the brightest channel of a pixel coloured ink is pale and black print stays; in the difference of
its channels black print is gone and coloured ink stays.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageChops, ImageDraw

from app.formats.ocr.legibility import strengthened
from app.formats.ocr.recogniser import Quad, RecognisedLine, Tick, recognise_part

_COLOURED = 48  # shades between the channels of a pixel of coloured ink
_MOST = 0.4  # share of a picture; more is a photograph, or coloured paper
_SURE = 0.97
_BLOCK = 16  # pixels
_INKED = 0.04  # share of a block
_FEWEST_BLOCKS = 4
_AIR = 2  # blocks
_COVERED = 0.5  # share of a line's length

_Area = tuple[int, int, int, int]


def coloured_lines(
    picture: Image.Image, lines: Sequence[RecognisedLine], tick: Tick
) -> Iterator[RecognisedLine]:
    """What stands in coloured ink that is in none of `lines`, and under it."""
    if picture.mode != "RGB":
        return
    red, green, blue = picture.split()
    brightest = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    darkest = ImageChops.darker(ImageChops.darker(red, green), blue)
    ink = ImageChops.subtract(brightest, darkest)
    read = [line for line in lines if line.confidence >= _SURE]
    area = _inked(ink, read)
    if area is None:
        return
    tick()
    # Black lines go on beside the ink; cut through, half of each would be read anew.
    rows = (0, area[1], picture.width, area[3])
    black = _part(brightest, rows)
    yield from recognise_part(*black, tick, lambda quad: not _is_covered(quad, read))
    for line in recognise_part(*_part(ImageChops.invert(ink), area), tick):
        if not is_said(line, read):
            yield line


def _part(layer: Image.Image, area: _Area) -> tuple[Image.Image, npt.NDArray[np.int_]]:
    """A part of a layer as it reads best, and its corner."""
    return strengthened(layer.crop(area)), np.array(area[:2])


def _inked(ink: Image.Image, read: Sequence[RecognisedLine]) -> _Area | None:
    """The bounds of coloured ink outside of what was `read`; None for nowhere."""
    mask = ink.point(lambda shade: 255 * (shade >= _COLOURED))
    if np.asarray(mask).mean() > 255 * _MOST:
        return None
    drawing = ImageDraw.Draw(mask)
    for line in read:
        drawing.polygon([(float(x), float(y)) for x, y in line.quad], fill=0)
    share: npt.NDArray[np.float64] = np.asarray(mask.reduce(_BLOCK), dtype=float) / 255
    down, across = np.nonzero(share > _INKED)
    if down.size < _FEWEST_BLOCKS:
        return None
    return (
        max(0, int(across.min()) - _AIR) * _BLOCK,
        max(0, int(down.min()) - _AIR) * _BLOCK,
        min(ink.width, (int(across.max()) + 1 + _AIR) * _BLOCK),
        min(ink.height, (int(down.max()) + 1 + _AIR) * _BLOCK),
    )


def _is_covered(quad: Quad, read: Sequence[RecognisedLine]) -> bool:
    """Whether most of the middle of a line lies in lines that were read."""
    points = _middle(quad)
    covered = sum(any(lies_in(point, other.quad) for other in read) for point in points)
    return covered > _COVERED * len(points)


def is_said(line: RecognisedLine, read: Sequence[RecognisedLine]) -> bool:
    """Whether lines that were read where this one lies have its letters; others may cross it."""
    rest, points = _letters(line), _middle(line.quad)
    for other in read:
        letters = _letters(other)
        if any(lies_in(point, other.quad) for point in points):
            rest = "" if rest in letters else rest.replace(letters, "", 1)
    return not rest


def _letters(line: RecognisedLine) -> str:
    return "".join(line.text.split()).casefold()


def _middle(quad: Quad) -> list[npt.NDArray[np.float64]]:
    start, end = (quad[0] + quad[3]) / 2, (quad[1] + quad[2]) / 2
    return [start + part * (end - start) for part in np.linspace(0.05, 0.95, 10)]


def lies_in(point: npt.NDArray[np.float64], quad: Quad) -> bool:
    """Whether a point lies between four corners."""
    sides, ways = np.roll(quad, -1, axis=0) - quad, point - quad
    turns = sides[:, 0] * ways[:, 1] - sides[:, 1] * ways[:, 0]
    return bool((turns >= 0).all() or (turns <= 0).all())
