"""Paints boxes over pictures of pages, and looks whether nothing shows under them."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil, floor

import numpy as np
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
