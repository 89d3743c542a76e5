"""Letters in what a page draws: whether there may be some, and those of separate marks.

Text recognition takes a second or more a page, and most drawings are rules, frames and charts. It
sees no line in letters that are put together of dots, signs or short lines.
"""

from __future__ import annotations

from importlib import import_module

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageChops

from app.formats.ocr.unread.loose_letters import grouped

_INK, _DARK = 40, 128  # shades from those of the paper; of dark paper
_MOST = 2_000  # pieces that are looked at one by one
# In points, and shares of a letter's box.
_LOWEST, _HIGHEST, _THINNEST, _FULL = 4.0, 90.0, 0.3, 0.97
_WIDEST = 2.0  # times as wide as high
_REACH, _FEWEST, _UNLIKE = 3.0, 3, 2  # sizes of a letter; letters of a row; different shapes
_MARK, _SHORT_LINE, _THIN = 7.5, 16.0, 2.0  # points; of what letters are put together
_NEAR, _FEWEST_MARKS = 6.0, 16  # points to the next mark; marks of a few letters
_ALIGNED = 0.4  # of the size of a mark
_JOINED = 1.4  # distances to the next mark of the same letter
_NEAREST, _UNEVEN = 0.2, 2.2  # share of the marks; times the distance the other way

_Boxes = npt.NDArray[np.int64]  # left, top, width, height, one a row
_Ink = npt.NDArray[np.uint8]


def with_marks_joined(picture: Image.Image, scale: float, marked: Image.Image) -> Image.Image:
    """A picture of `scale` pixels a point, with letters of separate marks drawn whole.

    The marks are those of `marked`: the same picture, or one that shows signs of text as well.
    """
    ink = _ink(marked)
    boxes = _pieces(ink)
    longer, shorter = boxes[:, 2:].max(axis=1), boxes[:, 2:].min(axis=1)
    is_mark = (longer <= _MARK * scale) | (
        (longer <= _SHORT_LINE * scale) & (shorter <= _THIN * scale)
    )
    joined = _joined(ink, boxes[is_mark], scale)
    if not joined.any():
        return picture
    pixels = np.asarray(picture.convert("RGB")).copy()
    pixels[joined.astype(bool)] = 255 * (int(pixels[0, 0].max()) < _DARK)
    return Image.fromarray(pixels)


def _joined(ink: _Ink, marks: _Boxes, scale: float) -> _Ink:
    """Marks that stand together, with what is between those of a letter."""
    joined = np.zeros_like(ink)
    if len(marks) < _FEWEST_MARKS:
        return joined
    library = import_module("cv2")
    only = _only(ink, marks)
    reach = round(_NEAR * scale) | 1
    _, near = library.connectedComponents(library.dilate(only, np.ones((reach, reach), np.uint8)))
    middles = marks[:, :2] + marks[:, 2:] // 2
    owner = near[middles[:, 1], middles[:, 0]]
    for number in np.unique(owner):
        group = marks[owner == number]
        if len(group) >= _FEWEST_MARKS:
            (left, top), (right, bottom) = (
                group[:, :2].min(axis=0),
                (group[:, :2] + group[:, 2:]).max(axis=0),
            )
            place = slice(top, bottom), slice(left, right)
            across, down = _gaps(group[:_MOST])
            edge = max(across, down)
            one = np.pad(only[place] * (near[place] == number).astype(np.uint8), edge)
            one = library.morphologyEx(one, library.MORPH_CLOSE, np.ones((down, across), np.uint8))
            joined[place] |= one[edge:-edge, edge:-edge]
    return joined


def _only(ink: _Ink, boxes: _Boxes) -> _Ink:
    """The ink within some boxes."""
    only = np.zeros_like(ink)
    for left, top, width, height in boxes:
        place = slice(top, top + height), slice(left, left + width)
        only[place] = ink[place]
    return only


def may_show_letters(picture: Image.Image, scale: float) -> bool:
    """Whether three pieces of a picture of `scale` pixels a point may be letters of one word."""
    boxes = _pieces(_ink(picture), fullest=_FULL)
    width, height = boxes[:, 2], boxes[:, 3]
    is_letter = (
        (np.maximum(width, height) >= _LOWEST * scale)
        & (np.maximum(width, height) <= _HIGHEST * scale)
        & (np.minimum(width, height) >= _THINNEST * scale)
        & (width <= _WIDEST * height)
    )
    letters = boxes[is_letter]
    if len(letters) > _MOST:
        return True
    edges = np.concatenate((letters[:, :2], letters[:, :2] + letters[:, 2:]), axis=1)
    return any(
        len({_shape(letters[one]) for one in group}) >= _UNLIKE
        for group in grouped(edges.astype(float), _REACH, _FEWEST)
    )


def _ink(picture: Image.Image) -> _Ink:
    """What differs from the first corner, which is paper."""
    picture = picture.convert("RGB")
    paper = Image.new("RGB", picture.size, picture.getpixel((0, 0)))
    red, green, blue = ImageChops.difference(picture, paper).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    ink: _Ink = (np.asarray(most) > _INK).astype(np.uint8)
    return ink


def _pieces(ink: _Ink, fullest: float | None = None) -> _Boxes:
    """Boxes of what hangs together, without those that are filled more than `fullest`."""
    _, _, found, _ = import_module("cv2").connectedComponentsWithStats(ink, connectivity=8)
    boxes: _Boxes = found[1:, :4].astype(np.int64)
    if fullest is None:
        return boxes
    share = found[1:, 4] / np.maximum(boxes[:, 2] * boxes[:, 3], 1)
    # A full box is a letter only where it is as slender as an I.
    slender = boxes[:, 2:].max(axis=1) >= 3 * boxes[:, 2:].min(axis=1)
    kept: _Boxes = boxes[(share <= fullest) | slender]
    return kept


def _shape(letter: npt.NDArray[np.int64]) -> tuple[int, int]:
    """The same for boxes that differ by a pixel or so."""
    return int(letter[2] + 1) // 3, int(letter[3] + 1) // 3


def _gaps(marks: _Boxes) -> tuple[int, int]:
    """Pixels that are filled between marks of one letter, beside and above each other.

    Lines that hatch a letter are in even steps one way only.
    """
    steps = [_step(marks, axis) for axis in (0, 1)]
    sizes = np.median(marks[:, 2:], axis=0)
    across, down = (
        max(1, round(_JOINED * step - size) + 1) if step <= _UNEVEN * min(steps) else 1
        for step, size in zip(steps, sizes, strict=True)
    )
    return across, down


def _step(marks: _Boxes, axis: int) -> float:
    """Pixels from a mark to the one beside (axis 0) or below it (axis 1), of the near ones."""
    middles, sizes = marks[:, :2] + marks[:, 2:] / 2, marks[:, 2:]
    along = middles[None, :, axis] - middles[:, None, axis]
    aside = np.abs(middles[None, :, 1 - axis] - middles[:, None, 1 - axis])
    size = np.minimum(sizes[None, :, 1 - axis], sizes[:, None, 1 - axis])
    level = (along > 0) & (aside <= np.maximum(_ALIGNED * size, 1))
    nearest = np.where(level, along, np.inf).min(axis=1)
    nearest = nearest[np.isfinite(nearest)]
    return float(np.quantile(nearest, _NEAREST)) if len(nearest) else np.inf
