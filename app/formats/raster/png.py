"""PNG files (ISO/IEC 15948): where they end, and what their chunks hold besides the pixels."""

from __future__ import annotations

import struct
import zlib
from itertools import count

from app.formats.raster.containers import UNKNOWN, Parts
from app.formats.raster.exif import has_plain_thumbnail
from app.formats.raster.jpeg import START

SIGNATURE = b"\x89PNG\r\n\x1a\n"
# Without pixels of their own, or with those of a frame that a decoder gives.
_KNOWN = frozenset(
    b"IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD hIST pHYs sPLT tIME tEXt zTXt iTXt "
    b"eXIf acTL fcTL fdAT oFFs pCAL sCAL sTER vpAg iDOT cICP mDCV cLLI orNT gIFg".split()
)
_CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
# First column and row, and steps, of the passes of an interlaced picture.
_PASSES = ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
           (0, 1, 1, 2))  # fmt: skip


def png_parts(untrusted_file: bytes) -> Parts:
    """The parts of a PNG file."""
    previews: list[bytes] = []
    pixels: list[bytes] = []
    header = b""
    is_known, position = True, len(SIGNATURE)
    for number in count():
        if position + 12 > len(untrusted_file):
            return UNKNOWN
        length, kind = struct.unpack_from(">I4s", untrusted_file, position)
        data = untrusted_file[position + 8 : position + 8 + length]
        position += 12 + length
        if number == 0:
            header = data
        if kind == b"IDAT":
            pixels.append(data)
        elif START in data and kind != b"fdAT":
            previews.append(data[data.find(START) :])
        elif kind not in _KNOWN or (kind == b"eXIf" and has_plain_thumbnail(data)):
            is_known = False
        if kind == b"IEND":
            break
    is_known = is_known and _is_exact(header, b"".join(pixels))
    return Parts(tuple(previews), untrusted_file[position:], is_known)


def _is_exact(header: bytes, pixels: bytes) -> bool:
    """Whether the packed pixels are those of the picture and no more."""
    try:
        width, height, depth, colour, _, _, interlaced = struct.unpack(">IIBBBBB", header)
        bits = depth * _CHANNELS[colour]
    except (struct.error, KeyError):
        return False
    wanted = sum(
        rows * (1 + (columns * bits + 7) // 8)
        for columns, rows in (_passes(width, height) if interlaced else [(width, height)])
        if columns
    )
    unpacker = zlib.decompressobj()
    try:
        unpacked = len(unpacker.decompress(pixels, wanted + 1))
    except zlib.error:
        return False
    return unpacked <= wanted and not unpacker.unused_data.strip(b"\0")


def _passes(width: int, height: int) -> list[tuple[int, int]]:
    return [
        ((width - left + across - 1) // across, (height - top + down - 1) // down)
        for left, top, across, down in _PASSES
    ]
