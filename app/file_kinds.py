"""What kind of file bytes are, told by their first ones, and bytes as they were before packing."""

from __future__ import annotations

import bz2
import lzma
import zlib
from typing import Protocol

PICTURES = (b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"II*\0", b"MM\0*")
"""Of the kinds that text recognition opens."""
_OTHERS = (
    *(
        b"%PDF-",
        b"{\\rtf",
        b"PK\3\4",
        b"\xd0\xcf\x11\xe0",
        b"7z\xbc\xaf",
        b"Rar!",
        b"SQLite format",
    ),
    *(b"RIFF", b"\0\0\0\x0cjP  ", b"\xff\x4f\xff\x51"),  # WebP, JPEG 2000
    # What no part of the standard library unpacks: Zstandard, LZ4, compress.
    *(b"\x28\xb5\x2f\xfd", b"\x04\x22\x4d\x18", b"\x1f\x9d"),
    *(b"BZh91AY", b"\xfd7zXZ"),  # packed in a way that did not unpack
)
# Which is all that a path such as `/word/stylesWithEffects` needs as well, read as Base64.
_JPEG_XL, _SHORTEST_PICTURE = b"\xff\x0a", 64
_SHORTEST_HEAD = 4
_MEMORY = 1 << 27  # bytes that unpacking may take
_RAW = -zlib.MAX_WBITS


class _Unpacker(Protocol):
    @property
    def unused_data(self) -> bytes: ...

    def decompress(self, data: bytes, max_length: int, /) -> bytes: ...


def is_file(data: bytes) -> bool:
    """Whether data is a picture, a document or an archive, packed again or not."""
    is_bitmap = data.startswith(b"BM") and data[6:10] == b"\0\0\0\0"
    is_jpeg_xl = data.startswith(_JPEG_XL) and len(data) >= _SHORTEST_PICTURE
    is_known = data.startswith((*PICTURES, *_OTHERS))
    return is_bitmap or is_jpeg_xl or is_known or data[4:8] == b"ftyp"


def may_begin_file(head: bytes) -> bool:
    """Whether a file or something packed may begin with these bytes, four or more."""
    known = (one[:_SHORTEST_HEAD] for one in (*PICTURES, *_OTHERS, b"BZh", b"BM", _JPEG_XL))
    return head.startswith((*known,)) or _unpacker(head) is not None


def unpackings(data: bytes, most: int) -> tuple[bytes, ...]:
    """What `data` may say: as it was before it was packed, and as it is where that is not sure.

    The head of zlib is two letters that text may begin with, and of its end nothing is asked.
    """
    known = _decompressed(data, most)
    return (data, known) if known is not data and _is_zlib(data) else (known,)


def _decompressed(data: bytes, most: int) -> bytes:
    """`data` as it was before gzip, zlib, bzip2, xz or lzma; as it is where none packed it.

    All members of a file, one after the other, and at most `most` bytes.
    """
    whole, rest = b"", data
    while len(whole) < most and (unpacker := _unpacker(rest)) is not None:
        try:
            member = unpacker.decompress(rest, most - len(whole))
        except (OSError, EOFError, lzma.LZMAError, zlib.error):
            break
        whole, rest = whole + member, unpacker.unused_data
    return whole or data


def inflated(data: bytes, most: int) -> bytes:
    """What deflated data without a head says (RFC 1951); nothing where it is none."""
    try:
        return zlib.decompressobj(_RAW).decompress(data, most)
    except zlib.error:
        return b""


def _unpacker(data: bytes) -> _Unpacker | None:
    if data.startswith(b"\x1f\x8b\x08"):
        return zlib.decompressobj(zlib.MAX_WBITS | 16)
    if data.startswith(b"BZh"):
        return bz2.BZ2Decompressor()
    if data.startswith(b"\xfd7zXZ"):
        return lzma.LZMADecompressor(memlimit=_MEMORY)
    if data.startswith(b"\x5d\0\0"):
        return lzma.LZMADecompressor(lzma.FORMAT_ALONE, memlimit=_MEMORY)
    return zlib.decompressobj() if _is_zlib(data) else None


def _is_zlib(data: bytes) -> bool:
    """As RFC 1950 has it, whatever the window and the level are, without a dictionary."""
    if len(data) < 2:
        return False
    method, flags = data[0], data[1]
    return method & 0x8F == 0x08 and not flags & 0x20 and (method << 8 | flags) % 31 == 0
