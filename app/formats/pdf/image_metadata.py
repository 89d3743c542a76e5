"""Compressed images without what cameras and scanners write beside the pixels."""

from __future__ import annotations

_MARKER = 0xFF
_START_OF_SCAN = 0xDA
_COMMENT = 0xFE
_STANDALONE = {0x01, *range(0xD0, 0xD9)}
# JFIF, ICC profiles and Adobe's colour transform change how the pixels look.
_KEPT_SEGMENTS = {0xE0: b"JFIF\0", 0xE2: b"ICC_PROFILE\0", 0xEE: b"Adobe"}
_DROPPED_BOXES = {b"xml ", b"uuid", b"uinf", b"jp2i"}


def strip_jpeg(data: bytes) -> bytes:
    """A JPEG file without comments, Exif, XMP and thumbnails (ITU-T T.81, annex B).

    Data that is not laid out like a JPEG file is returned as it is.
    """
    if data[:2] != b"\xff\xd8":
        return data
    out, position = [data[:2]], 2
    while position + 4 <= len(data) and data[position] == _MARKER:
        marker = data[position + 1]
        if marker in _STANDALONE or marker == _MARKER:
            position += 1 if marker == _MARKER else 2
            continue
        if marker == _START_OF_SCAN:
            return b"".join((*out, data[position:]))
        end = position + 2 + int.from_bytes(data[position + 2 : position + 4], "big")
        if _keeps(marker, data[position + 4 : end]):
            out.append(data[position:end])
        position = end
    return data


def strip_jpeg2000(data: bytes) -> bytes:
    """A JPEG 2000 file without XML and vendor boxes (ITU-T T.800, annex I).

    A bare code stream is returned as it is.
    """
    if data[4:8] != b"jP  ":
        return data
    out, position = [], 0
    while position + 8 <= len(data):
        length = int.from_bytes(data[position : position + 4], "big")
        if length == 1:
            length = int.from_bytes(data[position + 8 : position + 16], "big")
        end = position + length if length >= 8 else len(data)
        if data[position + 4 : position + 8] not in _DROPPED_BOXES:
            out.append(data[position:end])
        position = end
    return b"".join(out)


def _keeps(marker: int, payload: bytes) -> bool:
    if marker == _COMMENT:
        return False
    return not 0xE0 <= marker <= 0xEF or payload.startswith(_KEPT_SEGMENTS.get(marker, b"\0none"))
