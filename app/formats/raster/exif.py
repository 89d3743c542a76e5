"""Exif data (CIPA DC-008): a TIFF file without a picture, but sometimes with a thumbnail."""

from __future__ import annotations

from PIL import ExifTags, Image

_STRIPS = 0x0111


def has_plain_thumbnail(untrusted_exif: bytes) -> bool:
    """Whether there is a thumbnail of plain pixels, or of a kind that cannot be told."""
    exif = Image.Exif()
    try:
        exif.load(untrusted_exif)
        return _STRIPS in exif.get_ifd(ExifTags.IFD.IFD1)
    except Exception:  # noqa: BLE001 - damaged data fails in any way
        return True
