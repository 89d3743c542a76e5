"""Takes black boxes out of a picture before a check looks for what lies over print.

Boxes that touch look like a stamp, and an export may have many. Nothing can be read in a box; what
is written on it in white stays, and so does what is nearly black, as all ink on paper is.
"""

from __future__ import annotations

from importlib import import_module

import numpy as np
from PIL import Image

_BLACK = 2  # shades; JPEG changes some
_SIDE = (
    21  # pixels, odd, of a box's shorter side; strokes of all but the largest letters are thinner
)


def without_black_boxes(picture: Image.Image) -> Image.Image:
    """The picture (mode L or RGB) with paper where it has boxes of one black."""
    library = import_module("cv2")
    square = np.ones((_SIDE, _SIDE), np.uint8)
    grey = np.asarray(picture.convert("L"))
    middles = (library.dilate(grey, square) <= _BLACK).astype(np.uint8)
    boxes = library.dilate(middles, square) > 0
    if not boxes.any():
        return picture
    pixels = np.array(picture)
    pixels[boxes] = int(np.median(grey))
    return Image.fromarray(pixels)
