"""Picture files: metadata and unseen colours go; what cannot be checked becomes a grey area."""

from __future__ import annotations

import io
import struct
from contextlib import suppress

from PIL import Image

from app.formats.raster.containers import Parts, jpeg_parts, png_parts
from app.formats.raster.jpeg_segments import strip_jpeg
from app.formats.raster.pixels import without_unseen

_DECODERS = ("PNG", "JPEG", "GIF", "BMP")
# Cameras put several pictures into one JPEG file.
_EXTENSIONS = {"PNG": "png", "JPEG": "jpeg", "MPO": "jpeg", "GIF": "gif", "BMP": "bmp"}
_PIXELS = 100_000_000
_ORIENTATION = 0x0112
# What decides how the pixels look; all else in a picture file speaks of who made it and where.
_PNG_CHUNKS = {b"IHDR", b"PLTE", b"IDAT", b"IEND", b"tRNS", b"gAMA", b"cHRM", b"sRGB", b"pHYs"}
_JPEG_SEGMENTS = {"APP0", "APP14"}
_LOOK = {"transparency", "background", "duration", "loop", "gamma", "adobe_transform"}
# One grey pixel, stretched by the document to the size of the picture that it stands for.
_GREY = (192, 192, 192)


def cleaned(untrusted_data: bytes) -> tuple[bytes, str] | None:
    """A picture without metadata and its file name extension; None where that is not possible.

    A file without metadata and hidden colours is returned byte for byte. Of several pictures in
    one file only the first stays, which is the one that is read and shown on paper.
    """
    try:
        with Image.open(io.BytesIO(untrusted_data), formats=_DECODERS) as picture:
            extension = _EXTENSIONS[picture.format or ""]
            if picture.width * picture.height > _PIXELS:
                return None
            seen = without_unseen(picture)
            if seen is not None:
                return _as_png(seen), "png"
            if _is_bare(untrusted_data, picture):
                return untrusted_data, extension
            return _again(picture, extension), extension
    except Exception:  # noqa: BLE001 - decoders fail on damaged pictures in any way
        return None


def is_several(untrusted_data: bytes) -> bool:
    """Whether a file holds further pictures, which do not stay."""
    try:
        with Image.open(io.BytesIO(untrusted_data), formats=_DECODERS) as picture:
            return int(getattr(picture, "n_frames", 1)) > 1
    except Exception:  # noqa: BLE001 - decoders fail on damaged pictures in any way
        return False


def placeholder() -> tuple[bytes, str]:
    """The grey area and its extension."""
    return _as_png(Image.new("RGB", (1, 1), _GREY)), "png"


def _as_png(picture: Image.Image) -> bytes:
    target = io.BytesIO()
    picture.save(target, "PNG")
    return target.getvalue()


def _is_bare(untrusted_data: bytes, picture: Image.Image) -> bool:
    if picture.format == "PNG":
        return _png_is_bare(untrusted_data) and png_parts(untrusted_data) == Parts()
    if picture.format == "JPEG":
        segments: list[tuple[str, bytes]] = vars(picture)["applist"]
        unknown = {name for name, _ in segments} - _JPEG_SEGMENTS
        is_whole = not unknown and jpeg_parts(untrusted_data) == Parts()
        with suppress(ValueError):
            return is_whole and strip_jpeg(untrusted_data) == untrusted_data
    return False


def _png_is_bare(untrusted_data: bytes) -> bool:
    position = 8
    length: int
    kind: bytes
    while position + 8 <= len(untrusted_data):
        length, kind = struct.unpack_from(">I4s", untrusted_data, position)
        position += 12 + length
        if kind not in _PNG_CHUNKS:
            return False
        if kind == b"IEND":
            return position == len(untrusted_data)
    return False


def _again(picture: Image.Image, extension: str) -> bytes:
    orientation = picture.getexif().get(_ORIENTATION)
    picture.info = {key: value for key, value in picture.info.items() if key in _LOOK}
    target = io.BytesIO()
    if extension == "jpeg":
        picture.save(target, "JPEG", quality="keep" if picture.format == "JPEG" else 95)
        bare = strip_jpeg(target.getvalue(), own=True)
        return _turned(bare, orientation) if orientation else bare
    picture.save(target, extension.upper())
    return target.getvalue()


def _turned(jpeg: bytes, orientation: int) -> bytes:
    """The file with the tag by which Word turns a picture, and no other."""
    exif = Image.Exif()
    exif[_ORIENTATION] = orientation
    said = exif.tobytes()
    return jpeg[:2] + b"\xff\xe1" + (len(said) + 2).to_bytes(2, "big") + said + jpeg[2:]
