"""GIF, WebP and BMP files: where they end, and whether all that they hold is known."""

from __future__ import annotations

import struct

from app.formats.raster.containers import UNKNOWN, Parts

_WEBP_CHUNKS = {b"VP8 ", b"VP8L", b"VP8X", b"ALPH", b"ANIM", b"ANMF", b"ICCP", b"EXIF", b"XMP "}
_EXTENSION, _IMAGE, _TRAILER = 0x21, 0x2C, 0x3B


def gif_parts(untrusted_file: bytes) -> Parts:
    """The parts of a GIF file (version 89a), whose frames and comments a decoder gives."""
    try:
        position = 13 + _table(untrusted_file[10])
        while (kind := untrusted_file[position]) != _TRAILER:
            if kind == _IMAGE:
                position += 10 + _table(untrusted_file[position + 9]) + 1
            elif kind == _EXTENSION:
                position += 2
            else:
                return UNKNOWN
            while untrusted_file[position]:
                position += 1 + untrusted_file[position]
            position += 1
    except IndexError:
        return UNKNOWN
    return Parts(behind=untrusted_file[position + 1 :])


def _table(flags: int) -> int:
    """Length of the table of colours that follows."""
    return 3 << ((flags & 7) + 1) if flags & 0x80 else 0


def webp_parts(untrusted_file: bytes) -> Parts:
    """The parts of a WebP file (RFC 9649); a thumbnail among its Exif data is not looked for."""
    end = min(8 + int.from_bytes(untrusted_file[4:8], "little"), len(untrusted_file))
    position = 12
    while position + 8 <= end:
        kind = untrusted_file[position : position + 4]
        if kind not in _WEBP_CHUNKS:
            return UNKNOWN
        length = int.from_bytes(untrusted_file[position + 4 : position + 8], "little")
        if kind == b"EXIF" and b"\xff\xd8\xff" in untrusted_file[position : position + 8 + length]:
            return UNKNOWN
        position += 8 + length + length % 2
    return Parts(behind=untrusted_file[end:])


def bmp_parts(untrusted_file: bytes) -> Parts:
    """The parts of a BMP file of plain pixels; others are not known."""
    try:
        start, _, width, height, _, bits, packing = struct.unpack_from(
            "<IIiiHHI", untrusted_file, 10
        )
    except struct.error:
        return UNKNOWN
    if packing not in {0, 3, 6}:
        return UNKNOWN
    end = start + (width * bits + 31) // 32 * 4 * abs(height)
    return Parts(behind=untrusted_file[end:])
