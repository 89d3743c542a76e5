"""Smooths pictures that are strewn with specks, as bad faxes are.

The recogniser finds no line at all among specks that a person hardly sees, and what is not found is
not searched either. In a smoothed picture specks are a shade of grey.
"""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageFilter

_DARK = [255 * (shade < 128) for shade in range(256)]
_REACH = 5  # pixels around one
# Of the 121 pixels around a dark one so many may be dark where it is a speck; letters are denser.
_ALONE = 4
_STREWN = 0.002  # share of all pixels; of clean and coarse print less than half of it
_BLUR = 1.5  # pixels


def without_grain(picture: Image.Image) -> Image.Image:
    """The picture in grey, smoothed; itself where it has hardly any specks."""
    grey = picture.convert("L")
    return grey.filter(ImageFilter.GaussianBlur(_BLUR)) if is_strewn(grey) else picture


def is_strewn(grey: Image.Image) -> bool:
    """Whether small dark specks lie all over a grey picture."""
    dark = grey.point(_DARK)
    around = np.asarray(dark.filter(ImageFilter.BoxBlur(_REACH)))
    alone = around < 255 * (_ALONE + 0.5) / (2 * _REACH + 1) ** 2
    return float((alone & (np.asarray(dark) > 0)).mean()) > _STREWN
