"""Finds where stripes run askew, as the bars of a tilted code do, and straightens the picture.

Readers of bar codes follow lines that run across all bars, and find none in a code that is tilted
by more than some ten degrees.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
from PIL import Image

_Grey: TypeAlias = npt.NDArray[np.uint8]
_Shades: TypeAlias = npt.NDArray[np.float32]

_REDUCED = 2
_BLOCK = 16  # pixels of the reduced picture
_BLOCKS_AT_ONCE = 8  # from top to bottom
_STRIPED = 0.6  # 0 to 1: how far all edges of a block run one way; those of letters do not
_STRONG = 120.0  # mean square of the steps between neighbouring shades
_FEWEST = 8  # blocks
_STEP, _AXIS = 7.5, 3.5  # degrees; what is nearer to an axis is read as it is
_NEAR, _SHARE = 8.0, 0.25  # degrees; letters have fewer edges so near an axis, for those along it
_MOST = 3  # angles
_REACH, _COMPANY = 2, 2  # blocks away, blocks
_AROUND = 4  # blocks
# A code of two pixels a module is a shade of grey in the reduced picture, and searched as it is.
_SQUARE = 24  # pixels
_DENSE = (0.28 * 255, 0.72 * 255)
_FEWEST_SQUARES = 4  # with dense ones below and beside them: lines of letters are not so high
_LARGEST = 1_500_000  # pixels
_DARK = [255 * (shade < 128) for shade in range(256)]


Box: TypeAlias = tuple[int, int, int, int]  # left, top, right, bottom in pixels


@dataclass(frozen=True, slots=True)
class Askew:
    """A part of a picture in which stripes stand straight once it is turned by `degrees`.

    Counter-clockwise.
    """

    box: Box
    degrees: float


def askew(grey: _Grey) -> tuple[Askew, ...]:
    """Where stripes run askew in a picture, the most striking way first."""
    height, width = grey.shape
    whole = 0, 0, width, height
    found = _tilts(grey, whole, _REDUCED)
    box = None if found else _dense_part(grey)
    return found if box is None else _tilts(grey, box, 1)


def _dense_part(grey: _Grey) -> Box | None:
    """The part of a picture that is about half dark, as small codes are and lines of text are not.

    None where there is none, or so much that it is a photograph.
    """
    shares = np.asarray(Image.fromarray(grey).point(_DARK).reduce(_SQUARE))
    least, most = _DENSE
    dense = (shares > least) & (shares < most)
    rows, columns = np.nonzero(dense[:-1, :-1] & dense[1:, :-1] & dense[:-1, 1:] & dense[1:, 1:])
    if rows.size < _FEWEST_SQUARES:
        return None
    left, top = _SQUARE * max(0, int(columns.min()) - 1), _SQUARE * max(0, int(rows.min()) - 1)
    right = min(grey.shape[1], _SQUARE * (int(columns.max()) + 3))
    bottom = min(grey.shape[0], _SQUARE * (int(rows.max()) + 3))
    return (left, top, right, bottom) if (right - left) * (bottom - top) <= _LARGEST else None


def _tilts(grey: _Grey, box: Box, reduced_by: int) -> tuple[Askew, ...]:
    """Where stripes run askew in a part of a picture."""
    left, top, right, bottom = box
    size = reduced_by * _BLOCK
    height, width = ((side // size) * _BLOCK for side in (bottom - top, right - left))
    if not height or not width:
        return ()
    reduced = np.asarray(Image.fromarray(grey[top:bottom, left:right]).reduce(reduced_by))
    # In strips: the steps of a whole page in numbers of four bytes would be fifty megabytes.
    tops = range(0, height, _BLOCK * _BLOCKS_AT_ONCE)
    strips = [_steps(reduced, top, height, width) for top in tops]
    xx, yy, xy = (np.concatenate(parts) for parts in zip(*strips, strict=True))
    energy = xx + yy
    strength = np.hypot(xx - yy, 2 * xy)
    striped = (energy > _STRONG) & (strength > _STRIPED * energy)
    if int(striped.sum()) < _FEWEST:
        return ()
    # Which way the steps go, as an angle within a quarter: the reader turns by quarters itself.
    ways = np.degrees(np.arctan2(2 * xy, xx - yy)) / 2 % 90
    bins = np.bincount((ways[striped] / _STEP).round().astype(int) % round(90 / _STEP))
    along = int((striped & (np.minimum(ways, 90 - ways) <= _STEP / 2)).sum())
    found = []
    for number in np.argsort(-bins)[:_MOST]:
        near = striped & (np.abs((ways - number * _STEP + 45) % 90 - 45) <= _STEP / 2)
        rows, columns = np.nonzero(_crowded(near))
        if rows.size < _FEWEST:
            continue
        of_near = ways[rows, columns]
        angle = float((np.median((of_near - number * _STEP + 45) % 90) - 45 + number * _STEP) % 90)
        askew = min(angle, 90 - angle)
        if askew > _NEAR or (askew > _AXIS and rows.size > _SHARE * along):
            # The reader wants the edges of a code, which stick out of the blocks.
            part = (
                max(0, left + size * (int(columns.min()) - _AROUND)),
                max(0, top + size * (int(rows.min()) - _AROUND)),
                min(grey.shape[1], left + size * (int(columns.max()) + 1 + _AROUND)),
                min(grey.shape[0], top + size * (int(rows.max()) + 1 + _AROUND)),
            )
            found.append(Askew(part, angle))
    return tuple(found)


def _crowded(near: npt.NDArray[np.bool_]) -> npt.NDArray[np.bool_]:
    """The blocks that have others of their kind about them: those of letters are strewn."""
    rows, columns = near.shape
    wide = np.pad(near.astype(np.int16), _REACH)
    sums = sum(
        wide[down : down + rows, across : across + columns]
        for down in range(2 * _REACH + 1)
        for across in range(2 * _REACH + 1)
    )
    crowded: npt.NDArray[np.bool_] = near & (sums > _COMPANY)
    return crowded


def _steps(reduced: _Grey, top: int, height: int, width: int) -> tuple[_Shades, _Shades, _Shades]:
    """Mean products of the steps between shades, block by block, in the strip from `top` on."""
    bottom = min(top + _BLOCK * _BLOCKS_AT_ONCE, height)
    shades = reduced[top : bottom + 1, : width + 1]
    missing = bottom + 1 - top - shades.shape[0], width + 1 - shades.shape[1]
    shades = np.pad(shades, ((0, missing[0]), (0, missing[1])), mode="edge").astype(np.float32)
    # Steps towards the corners of a square, half a pixel from its middle both.
    one, other = shades[1:, 1:] - shades[:-1, :-1], shades[1:, :-1] - shades[:-1, 1:]
    across, down = (one - other) / 2, (one + other) / 2
    pairs = (across, across), (down, down), (across, down)
    xx, yy, xy = (_by_block(np.asarray(a * b, np.float32)) for a, b in pairs)
    return xx, yy, xy


def _by_block(values: _Shades) -> _Shades:
    rows, columns = (side // _BLOCK for side in values.shape)
    blocks = values.reshape(rows, _BLOCK, columns, _BLOCK)
    means: _Shades = blocks.mean(axis=(1, 3))
    return means


@dataclass(frozen=True, slots=True)
class Straightened:
    """A part of a picture, turned, on white."""

    pixels: _Grey
    part: Askew

    def back(self, points: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        """Points of it, as points of the picture as it was."""
        angle = np.radians(self.part.degrees)
        height, width = self.pixels.shape
        x, y = (points - np.array((width, height)) / 2).T
        turned = np.stack(
            (np.cos(angle) * x - np.sin(angle) * y, np.sin(angle) * x + np.cos(angle) * y), axis=1
        )
        left, top, right, bottom = self.part.box
        placed: npt.NDArray[np.float64] = turned + np.array((left + right, top + bottom)) / 2
        return placed


def straightened(grey: _Grey) -> Iterator[Straightened]:
    """The parts of a picture in which stripes run askew, so that they stand straight."""
    picture = Image.fromarray(grey)
    for part in askew(grey):
        cut = picture.crop(part.box)
        turned = cut.rotate(part.degrees, Image.Resampling.BICUBIC, expand=True, fillcolor=255)
        yield Straightened(np.asarray(turned), part)
