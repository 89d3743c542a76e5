"""The check of an export without text recognition: what it could not read it may not pass."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image, ImageOps, ImageStat

from app.errors import VerificationFailed
from app.formats.ocr.recogniser import INSTALL

_PLAIN = 4  # shades; there are no letters in fewer
_FAINT = 48


def is_plain(picture: Image.Image) -> bool:
    """Whether a picture is of one colour, so that nothing can be read in it.

    Letters may be as dark as their paper and of another colour.
    """
    return _shades(picture) < _PLAIN


def is_faint(picture: Image.Image) -> bool:
    """Whether a picture has so few shades that what it shows may be missed."""
    return 0 < _shades(picture) < _FAINT


def _shades(picture: Image.Image) -> int:
    """From the least to the most of a colour."""
    if 0 in picture.size:
        return 0
    colours = ImageStat.Stat(picture.convert("RGB")).extrema
    return int(max(most - least for least, most in colours))


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
