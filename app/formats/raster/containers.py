"""Containers of picture files: where they end, and what lies in them beside the shown pixels.

JPEG (ITU-T T.81, annex B), PNG (ISO/IEC 15948), GIF, WebP, BMP, TIFF (Adobe TIFF 6.0 and BigTIFF),
and Exif data (CIPA DC-008), which is a TIFF file without a picture.
"""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count

from PIL import ExifTags, Image


@dataclass(frozen=True, slots=True)
class Parts:
    """What lies in a picture file besides the frames that a decoder gives.

    Attributes:
        previews: whole picture files inside, such as the thumbnail of a camera.
        behind: the bytes behind the end of the file that a decoder reads.
        is_known: whether all else is of a kind that holds no pixels.
    """

    previews: tuple[bytes, ...] = field(default=(), repr=False)
    behind: bytes = field(default=b"", repr=False)
    is_known: bool = True


UNKNOWN = Parts(is_known=False)


# Exif data.

_STRIPS = 0x0111


def has_plain_thumbnail(untrusted_exif: bytes) -> bool:
    """Whether there is a thumbnail of plain pixels, or of a kind that cannot be told."""
    exif = Image.Exif()
    try:
        exif.load(untrusted_exif)
        return _STRIPS in exif.get_ifd(ExifTags.IFD.IFD1)
    except Exception:  # noqa: BLE001 - damaged data fails in any way
        return True


# JPEG.

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


# GIF, WebP and BMP.

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


# PNG.

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


# TIFF.

_SIZES = {1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 13: 4,
          16: 8, 17: 8, 18: 8}  # fmt: skip
_CODES = {1: "B", 3: "H", 4: "I", 13: "I", 16: "Q", 18: "Q"}
_DATA = {273: 279, 324: 325, 513: 514}  # where strips, tiles and old JPEG data lie: their lengths
# Directories and picture files that decoders do not give as pages: layers, previews, raw data.
_INSIDE = {330, 34377, 37724, 50740, 50828}
_IFDS = {34665, 34853, 40965}  # of Exif, place and interoperability: tags, no pixels
_MOST_PAGES = 2_000
_LOOSE = 64  # bytes between parts that hold no picture


def tiff_parts(untrusted_file: bytes) -> Parts:
    """Known only where pages and their tags are all that there is."""
    try:
        taken = sorted(_Walk(untrusted_file).taken())
    except (struct.error, ValueError, KeyError):
        return UNKNOWN
    position = 0
    for start, end in [*taken, (len(untrusted_file), len(untrusted_file))]:
        if start - position > _LOOSE and untrusted_file[position:start].strip(b"\0"):
            if start == len(untrusted_file):
                return Parts(behind=untrusted_file[position:])
            return UNKNOWN
        position = max(position, end)
    return Parts()


class _Walk:
    """All directories of a file, one after the other."""

    def __init__(self, untrusted_file: bytes) -> None:
        self._file = untrusted_file
        self._order = "<" if untrusted_file[:2] == b"II" else ">"
        self._big = untrusted_file[2:4] in {b"+\0", b"\0+"}

    def taken(self) -> Iterator[tuple[int, int]]:
        """Start and end of everything that the pages use. Raises where there is more."""
        head = 16 if self._big else 8
        yield 0, head
        waiting = [self._number("Q" if self._big else "I", head // 2)]
        seen: set[int] = set()
        while waiting:
            start = waiting.pop()
            if not start or start in seen:
                continue
            seen.add(start)
            if len(seen) > _MOST_PAGES:
                raise ValueError
            yield from self._directory(start, waiting)

    def _directory(self, start: int, waiting: list[int]) -> Iterator[tuple[int, int]]:
        entries = self._number("Q" if self._big else "H", start)
        first, size = (start + 8, 20) if self._big else (start + 2, 12)
        end = first + entries * size
        yield start, end + (8 if self._big else 4)
        values: dict[int, list[int]] = {}
        for entry in range(first, end, size):
            tag, kind = self._number("H", entry), self._number("H", entry + 2)
            length = self._number("Q" if self._big else "I", entry + 4)
            if tag in _INSIDE:
                raise ValueError
            place, room = (entry + 12, 8) if self._big else (entry + 8, 4)
            if length * _SIZES[kind] > room:
                place = self._number("Q" if self._big else "I", place)
                yield place, place + length * _SIZES[kind]
            if tag in {*_DATA, *_DATA.values(), *_IFDS}:
                code = _CODES[kind]
                step = struct.calcsize(code)
                values[tag] = [self._number(code, place + n * step) for n in range(length)]
        for tag, lengths in _DATA.items():
            yield from zip(
                values.get(tag, []),
                map(sum, zip(values.get(tag, []), values.get(lengths, []), strict=True)),
                strict=True,
            )
        for tag in _IFDS:
            waiting.extend(values.get(tag, []))
        waiting.append(self._number("Q" if self._big else "I", end))

    def _number(self, code: str, place: int) -> int:
        number: int = struct.unpack_from(self._order + code, self._file, place)[0]
        return number
