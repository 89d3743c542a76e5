"""The check of an export without text recognition: what it could not read it may not pass."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from PIL import Image, ImageOps

from app.errors import VerificationFailed
from app.formats.ocr.recogniser import INSTALL

_PLAIN = 4  # shades; there are no letters in fewer
_FAINT = 48


def is_plain(picture: Image.Image) -> bool:
    """Whether a picture is of one colour, so that nothing can be read in it.

    Letters may be as dark as their paper and of another colour.
    """
    shades = np.asarray(picture.convert("RGB"), dtype=int)
    return not shades.size or int(np.ptp(shades, axis=(0, 1)).max()) < _PLAIN


def is_faint(picture: Image.Image) -> bool:
    """Whether a picture has so few shades that what it shows may be missed."""
    shades = np.asarray(picture.convert("RGB"), dtype=int)
    return 0 < int(np.ptp(shades, axis=(0, 1)).max()) < _FAINT


def strengthened(picture: Image.Image) -> Image.Image:
    """A picture with the shades that it has spread over all that there are."""
    return ImageOps.autocontrast(picture.convert("RGB"))


def require_legible(places: Iterable[str]) -> None:
    """Raise `VerificationFailed` that names the pictures at `places`, if there are any."""
    unread = tuple(places)
    if unread:
        raise VerificationFailed(
            "The export contains pictures that were not searched because text recognition is not "
            "installed.",
            places=unread,
            hint=f"{INSTALL}, then export or check again.",
        )
