"""JPEG files (ITU-T T.81, annex B): where they end, and the pictures in their segments."""

from __future__ import annotations

import re

from app.formats.raster.containers import UNKNOWN, Parts
from app.formats.raster.exif import has_plain_thumbnail

START = b"\xff\xd8\xff"
_MARKER, _END, _SCAN = 0xFF, 0xD9, 0xDA
_STANDALONE = {0x01, *range(0xD0, 0xD9)}
_JFIF, _JFIF_LENGTH = b"JFIF\0", 14
# Letters of a thumbnail that are stored as plain pixels, in two kinds of an extension of JFIF.
_JFXX_PIXELS = (b"JFXX\0\x11", b"JFXX\0\x13")
_EXIF = b"Exif\0\0"
# What ends the data of a scan: any marker but a stuffed byte and the restarts.
_AFTER_SCAN = re.compile(rb"\xff[^\x00\xd0-\xd7\xff]")


def jpeg_parts(untrusted_file: bytes) -> Parts:
    """The parts of a JPEG file."""
    previews: list[bytes] = []
    is_known, position = True, 2
    while position + 4 <= len(untrusted_file) and untrusted_file[position] == _MARKER:
        marker = untrusted_file[position + 1]
        if marker == _END:
            break
        if marker == _MARKER or marker in _STANDALONE:
            position += 1 if marker == _MARKER else 2
            continue
        end = position + 2 + int.from_bytes(untrusted_file[position + 2 : position + 4], "big")
        segment = untrusted_file[position + 4 : end]
        start = segment.find(START)
        if start >= 0:
            previews.append(segment[start:])
        is_known &= not _holds_plain_pixels(segment, preview=start >= 0)
        if marker == _SCAN:
            after = _AFTER_SCAN.search(untrusted_file, end)
            end = after.start() if after else len(untrusted_file)
        position = end
    if untrusted_file[position : position + 2] != b"\xff\xd9":
        # Cut off: decoders show what there is, and nothing lies behind it.
        return (
            Parts(tuple(previews), is_known=is_known)
            if position >= len(untrusted_file)
            else (UNKNOWN)
        )
    return Parts(tuple(previews), untrusted_file[position + 2 :], is_known)


def _holds_plain_pixels(segment: bytes, *, preview: bool) -> bool:
    if segment.startswith(_JFIF):
        return len(segment) > _JFIF_LENGTH
    if segment.startswith(_JFXX_PIXELS):
        return True
    return segment.startswith(_EXIF) and not preview and has_plain_thumbnail(segment[6:])
