"""Pixels of pictures: boxes painted over them, colours that opacity hides, shades.

Hidden colours are erased for the eye, but whole in the file.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil, floor
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw

from app.engine.domain.geometry import Box

_EDGE = 2  # pixels that share colours with what stands beside a box


def paint_over(picture: Image.Image, boxes: Iterable[Box], scale: float) -> None:
    """Make every pixel black that a box touches; `scale` is pixels a point, the mode L or RGB."""
    canvas = ImageDraw.Draw(picture)
    black = 0 if picture.mode == "L" else (0, 0, 0)
    for box in boxes:
        left, top = floor(box.x0 * scale), floor(box.top * scale)
        right, bottom = ceil(box.x1 * scale) - 1, ceil(box.bottom * scale) - 1
        canvas.rectangle((left, top, max(left, right), max(top, bottom)), fill=black)


def is_one_colour(picture: Image.Image, box: Box, scale: float, tolerance: int) -> bool:
    """Whether the pixels inside a box differ by no more than `tolerance` of 255 shades.

    Not where too few pixels are inside to tell.
    """
    left, top = ceil(box.x0 * scale) + _EDGE, ceil(box.top * scale) + _EDGE
    right, bottom = floor(box.x1 * scale) - _EDGE, floor(box.bottom * scale) - _EDGE
    pixels = np.asarray(picture.convert("RGB"), dtype=np.int16)
    inside = pixels[max(top, 0) : max(bottom, 0), max(left, 0) : max(right, 0)].reshape(-1, 3)
    return inside.size > 0 and int(np.ptp(inside, axis=0).max()) <= tolerance


Pixels: TypeAlias = npt.NDArray[np.uint8]

_UNSEEN = 8  # of 255; what is fainter is seen on no paper
_FAINT = 128  # letters that are more opaque are read on one paper or the other
_WHITE = (255, 255, 255, 0)


def without_unseen(picture: Image.Image) -> Image.Image | None:
    """The picture in RGBA, white where it cannot be seen; None where nothing is hidden there.

    Nothing is hidden by one colour, which has no shape.
    """
    if not picture.has_transparency_data:
        return None
    # Converting changes the palette of the picture itself, so that it is saved with wrong colours.
    pixels = np.array(picture.copy().convert("RGBA"))
    unseen = pixels[:, :, 3] < _UNSEEN
    if not _differ(pixels[unseen, :3]):
        return None
    pixels[unseen] = _WHITE
    return Image.fromarray(pixels)


def _differ(pixels: Pixels) -> bool:
    return bool(len(pixels)) and bool((pixels != pixels[0]).any())


def on(picture: Image.Image, paper: str) -> Image.Image:
    """A picture in RGBA as it looks on paper of a colour."""
    ground = Image.new("RGBA", picture.size, paper)
    return Image.alpha_composite(ground, picture).convert("RGB")


def without_opacity(picture: Image.Image) -> Image.Image | None:
    """The colours alone of a picture in RGBA; None where opacity hides no shapes."""
    pixels = np.asarray(picture)
    if not _differ(pixels[pixels[:, :, 3] < _FAINT, :3]):
        return None
    return picture.convert("RGB")


_HOT, _MANY = 16, 10_000  # pixels of a damaged sensor, and of a picture that may have them


def in_eight_bits(image: Image.Image) -> Image.Image:
    """The picture, from its darkest to its lightest shade if it has more than a screen shows.

    A few pixels that are far off do not count: all others would be one black.
    """
    if not image.mode.startswith(("I", "F")):
        return image
    values = np.nan_to_num(np.asarray(image, dtype=np.float64))
    ends = (0, -1) if values.size < _MANY else (_HOT, -_HOT - 1)
    darkest, lightest = (float(np.partition(values, end, axis=None)[end]) for end in ends)
    if darkest == lightest:
        darkest, lightest = float(values.min()), float(values.max())
    scaled = (values.clip(darkest, lightest) - darkest) * (255 / max(lightest - darkest, 1e-9))
    return Image.fromarray(scaled.astype(np.uint8))
