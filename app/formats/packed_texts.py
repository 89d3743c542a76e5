"""Texts that are packed somewhere among other bytes, such as in the remark of a picture."""

from __future__ import annotations

import bz2
import lzma
import re
import zlib
from collections.abc import Iterator
from contextlib import suppress

# gzip (RFC 1952), zlib (RFC 1950), bzip2, xz.
_HEAD = re.compile(rb"\x1f\x8b\x08|\x78[\x01\x5e\x9c\xda]|BZh[1-9]1AY&SY|\xfd7zXZ\0")
_RAW = -zlib.MAX_WBITS  # deflate without a head (RFC 1951), as archives have it
_FIRST, _MOST = 1 << 10, 1 << 22
_SHORTEST = 5  # letters and digits; fewer come out of any bytes
# Of pixels some encodings make letters, too.
_ASCII = re.compile(rb"[\t\n\r -~]")
_CODECS = ("utf-8", "utf-16", "utf-16-le", "utf-16-be", "cp1252")
_SAYS = re.compile(rf"(?:[^\W_][\W_]*){{{_SHORTEST}}}")


def packed_texts(data: bytes) -> Iterator[str]:
    """What unpacks to text, wherever in `data` it begins, in every encoding in which it is one."""
    for head in _HEAD.finditer(data):
        yield from _texts(_unpacked(data[head.start() :]))
    yield from _texts(_inflated(data, _RAW))


def _unpacked(data: bytes) -> bytes:
    if data.startswith(b"BZ"):
        with suppress(OSError, EOFError):
            return bz2.BZ2Decompressor().decompress(data, _MOST)
    elif data.startswith(b"\xfd"):
        with suppress(lzma.LZMAError, EOFError):
            return lzma.LZMADecompressor().decompress(data, _MOST)
    else:
        return _inflated(data, zlib.MAX_WBITS | 32)
    return b""


def _inflated(data: bytes, way: int) -> bytes:
    """Nothing soon where the first of it is no text: pixels and programs are packed as well."""
    for most in (_FIRST, _MOST):
        try:
            found = zlib.decompressobj(way).decompress(data, most)
        except zlib.error:
            return b""
        if not any(True for _ in _texts(found)):
            return b""
    return found


def _texts(data: bytes) -> Iterator[str]:
    for codec in _CODECS if len(_ASCII.findall(data)) >= len(data) / 3 else ():
        # A letter may be cut at the end.
        text = data.decode(codec, "replace").removesuffix("\ufffd")
        shown = all(one.isprintable() or one.isspace() or one == "\ufeff" for one in text)
        if shown and "\ufffd" not in text and _SAYS.search(text):
            yield text
