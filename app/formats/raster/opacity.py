"""Colours that opacity hides: erased for the eye, but whole in the file."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt
from PIL import Image

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
