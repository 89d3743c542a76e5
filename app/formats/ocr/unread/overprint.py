"""Finds what was stamped or written over print in the same colour.

The recogniser finds lines. Of a black stamp that lies askew over text it finds none; it reads the
print around it, gives other letters for what lies under it, and may lose whole lines. Letters that
touch lie in one piece of ink. Where some of it is print, a piece that is taller than print, or
reaches out of its line, is something else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from math import atan2, degrees

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw

from app.formats.ocr.recogniser import Quad, RecognisedLine, Tick, recognise_part
from app.formats.ocr.unread.loose_letters import around, dark_ink, grouped

_RULE, _THIN = 60, 8  # pixels of a straight run that is no stroke of a letter, and its thickness
_SMALLEST, _LARGEST, _NARROWEST = 12, 260, 3  # pixels of a piece's longer side, and its shorter one
_SPARSE, _DENSE = 0.1, 0.85  # share of its box that a piece takes
_TALLER = 1.15  # heights of a line, which are about 1.3 sizes of its letters
_TALLER_THAN_LETTERS = 2.0  # heights of the usual letter of a line, most of them without ascenders
_BROAD = 0.4  # of its height; brackets, braces and rules are narrower
_INSIDE, _OUTSIDE = 0.5, 0.02  # share of a piece's pixels that lie in lines
_WORD = 3  # letters of a line that covers what it says
_FEWEST = 3
_MOST = 2  # groups of a picture for which lost lines are read; photographs have many
_HIGHER = 1.5  # heights of other lines
_ASKEW = 5.0  # degrees
_REACH = 3.0  # sizes of a letter from one to the next
_AIR = 0.5  # of a letter's size around them

_Mask = npt.NDArray[np.bool_]
_Boxes = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class _Pieces:
    """Pieces of ink that are no print of a line.

    Attributes:
        boxes: left, top, right and bottom of each.
        over: whether each lies over print; others stand where nothing was read.
        foreign: whether each is no print: it lies over print, or is larger.
        ink: the pixels of those that are no print.
    """

    boxes: _Boxes
    over: _Mask
    foreign: _Mask
    ink: _Mask

    @property
    def groups(self) -> Iterator[list[int]]:
        """Numbers of pieces that stand together, most of them no print, and one over print."""
        for group in grouped(self.boxes, _REACH, _FEWEST):
            if int(self.foreign[group].sum()) >= _FEWEST and self.over[group].any():
                yield group

    def bounds(self, group: list[int]) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
        """Top left and bottom right of what is no print in a group, with some air."""
        boxes = self.boxes[[number for number in group if self.foreign[number]]]
        air = _AIR * float(np.median(boxes[:, 3] - boxes[:, 1]))
        return boxes[:, :2].min(axis=0) - air, boxes[:, 2:].max(axis=0) + air

    def has_print(self, top: float, bottom: float) -> bool:
        """Whether letters of print that stand in no line reach into these rows."""
        tops, bottoms = self.boxes[~self.foreign][:, (1, 3)].T
        return bool(((tops < bottom) & (bottoms > top)).any())


def lost_lines(
    picture: Image.Image, lines: Sequence[RecognisedLine], tick: Tick
) -> Iterator[RecognisedLine]:
    """Print beside what lies over it that is in none of `lines`, read without what lies there."""
    grey = picture.convert("L")
    pieces = _pieces(grey, lines)
    groups = sorted(pieces.groups, key=len, reverse=True)[:_MOST]
    if not groups:
        return
    clear = Image.fromarray(np.where(pieces.ink, np.uint8(255), np.asarray(grey)))
    usual = np.median([_height(line.quad) for line in lines])

    def is_lost_print(quad: Quad) -> bool:
        is_print = _is_level(quad, lines) and bool(_height(quad) <= _HIGHER * usual)
        return is_print and not any(_crosses(quad, one.quad) for one in lines)

    for group in groups:
        tick()
        (_, top), (_, bottom) = pieces.bounds(group)
        if not pieces.has_print(top, bottom):
            continue
        rows = (0, max(0, int(top)), grey.width, min(grey.height, int(bottom)))
        for line in recognise_part(clear.crop(rows), np.array(rows[:2]), tick, is_lost_print):
            if len(line.text.strip()) >= _WORD:
                yield line


def overprints(grey: Image.Image, lines: Sequence[RecognisedLine]) -> Iterator[Quad]:
    """Corners of what lies over the print of a `grey` picture."""
    pieces = _pieces(grey, lines)
    for group in pieces.groups:
        yield around(*pieces.bounds(group))


def _pieces(grey: Image.Image, lines: Sequence[RecognisedLine]) -> _Pieces:
    library = import_module("cv2")
    ink = _without_rules(dark_ink(grey))
    number, heights = _covered(grey.size, lines)
    count, labels, found, _ = library.connectedComponentsWithStats(
        ink.astype(np.uint8), connectivity=8
    )
    left, top, width, height, pixels = found.T
    piece, line = labels[ink], number[ink]
    inside = np.bincount(piece, weights=line > 0, minlength=count) / pixels
    of_line = np.zeros(count, dtype=np.int32)
    np.maximum.at(of_line, piece, line)
    longer, shorter = np.maximum(width, height), np.minimum(width, height)
    share = pixels / (width * height)
    is_letter = (
        (longer >= _SMALLEST)
        & (longer <= _LARGEST)
        & (shorter >= _NARROWEST)
        & (share >= _SPARSE)
        & (share <= _DENSE)
    )
    is_letter[0] = False
    most = _tallest(height, np.where(is_letter, of_line, 0), heights)
    is_taller = (height > most[of_line]) & (width > _BROAD * height)
    reaches_out = (inside > _OUTSIDE) & (inside < _INSIDE)
    is_over = is_letter & (reaches_out | ((inside >= _INSIDE) & is_taller))
    is_loose = is_letter & (inside <= _OUTSIDE)
    usual = _TALLER * float(np.median(heights[1:])) if heights.size > 1 else 0.0
    is_foreign = is_over | (is_loose & (height > usual) & (width > _BROAD * height))
    boxes = np.stack((left, top, left + width, top + height), axis=1).astype(float)
    kept = is_over | is_loose
    return _Pieces(boxes[kept], is_over[kept], is_foreign[kept], is_foreign[labels])


def _tallest(
    height: npt.NDArray[np.int32], of_line: npt.NDArray[np.int32], lines: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    """How tall a letter of each line may be, by the heights of lines and of the letters in them."""
    most = _TALLER * lines
    for line in range(1, len(lines)):
        own = height[of_line == line]
        if own.size:
            most[line] = min(most[line], _TALLER_THAN_LETTERS * float(np.median(own)))
    return most


def _without_rules(ink: _Mask) -> _Mask:
    library = import_module("cv2")
    rest = ink.astype(np.uint8)
    for run, thick in (((1, _RULE), (_THIN, 1)), ((_RULE, 1), (1, _THIN))):
        runs = library.morphologyEx(
            ink.astype(np.uint8), library.MORPH_OPEN, np.ones(run, np.uint8)
        )
        bars = library.morphologyEx(runs, library.MORPH_OPEN, np.ones(thick, np.uint8))
        rest &= ~(runs & ~bars)
    return rest.astype(np.bool_)


def _covered(
    size: tuple[int, int], lines: Sequence[RecognisedLine]
) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.float64]]:
    """The number of the line in which each pixel lies, 0 for none, and the height of each."""
    drawn = Image.new("I", size, 0)
    drawing = ImageDraw.Draw(drawn)
    heights = [0.0]
    for line in lines:
        if len(line.text.strip()) >= _WORD:
            drawing.polygon([(float(x), float(y)) for x, y in line.quad], fill=len(heights))
            heights.append(_height(line.quad))
    return np.asarray(drawn), np.array(heights)


def _height(quad: Quad) -> float:
    return float(np.linalg.norm(quad[3] - quad[0]))


def _tilt(quad: Quad) -> float:
    across, down = quad[1] - quad[0]
    return degrees(atan2(float(down), float(across)))


def _is_level(quad: Quad, lines: Sequence[RecognisedLine]) -> bool:
    """Whether a line runs as most of `lines` do."""
    return abs(_tilt(quad) - float(np.median([_tilt(one.quad) for one in lines]))) <= _ASKEW


def _crosses(quad: Quad, other: Quad) -> bool:
    """Whether the middle of one line lies in the bounds of the other."""
    return _holds(quad, other.mean(axis=0)) or _holds(other, quad.mean(axis=0))


def _holds(quad: Quad, point: npt.NDArray[np.float64]) -> bool:
    return bool((quad.min(axis=0) <= point).all() and (point <= quad.max(axis=0)).all())
