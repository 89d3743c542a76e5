"""The check of an export without text recognition: what it could not read it may not pass."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from PIL import Image

from app.errors import VerificationFailed
from app.formats.ocr.engine import INSTALL

_PLAIN = 4  # shades; there are no letters in fewer


def is_plain(picture: Image.Image) -> bool:
    """Whether a picture is of one colour, so that nothing can be read in it."""
    return bool(np.ptp(np.asarray(picture.convert("L"), dtype=int)) < _PLAIN)


def refuse_unread(places: Iterable[str]) -> None:
    """Raise `VerificationFailed` that names the pictures at `places`, if there are any."""
    unread = tuple(places)
    if unread:
        raise VerificationFailed(
            "The export holds pictures that were not searched, since text recognition is not"
            " installed.",
            places=unread,
            hint=f"{INSTALL}, then export or check again.",
        )
