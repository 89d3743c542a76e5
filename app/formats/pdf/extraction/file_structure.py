"""What the bytes of a PDF hold beside the objects that a reader comes to (ISO 32000-1, 7.5).

Earlier versions, objects that no list names, and bytes between, before and behind the objects:
anybody can cut them out again, packed or not.
"""

from __future__ import annotations

import re
import zlib
from collections import Counter
from pathlib import Path

import pikepdf

_END = re.compile(rb"%%EOF")
_OBJECT = re.compile(rb"(?<!\d)(\d{1,10})[\s\0]+(\d{1,5})[\s\0]+obj(?=[\s\0<\[(/\d])")
_START = re.compile(rb"startxref")
# Not the previous bookmark, which is a reference.
_PREVIOUS = re.compile(rb"/Prev[\s\0]+\d+(?!\d|[\s\0]+\d+[\s\0]+R)")
# What some programs append for readers of cross-reference streams; it changes no object.
_HYBRID_END = re.compile(
    rb"%%EOF\s*xref\s+0\s+0\s+trailer\s*<<(?:[^<>]|<[^<>]*>)*/XRefStm\s(?:[^<>]|<[^<>]*>)*>>"
    rb"\s*startxref\s+\d+\s+%%EOF\s*\Z"
)


def has_revisions(data: bytes, *, linearised: bool) -> bool:
    """Whether the bytes of a file have traces of more than one version.

    A file that is `linearised`, made for fast display on the web, ends twice and refers to its
    own second part.
    """
    allowed = 2 if linearised or _HYBRID_END.search(data[-4096:]) else 1
    ends, starts = len(_END.findall(data)), len(_START.findall(data))
    # Without a mark of its end a file may have lost one, or be cut off.
    return not 1 <= ends <= allowed or starts > allowed or _links(data) > allowed - 1


def holds_unlisted_objects(untrusted_path: Path, data: bytes) -> bool:
    """Whether the bytes of a file hold objects that no reader of the file comes to."""
    written = Counter((int(number), int(turn)) for number, turn in _OBJECT.findall(data))
    with pikepdf.open(untrusted_path) as pdf:
        listed = {one.objgen for one in pdf.objects if isinstance(one, pikepdf.Object)}
        # Numbers and the like do not tell theirs.
        plain = len(pdf.objects) - len(listed)
    unlisted = sum(one not in listed for one in written)
    return unlisted > plain or any(count > 1 for count in written.values())


def _links(data: bytes) -> int:
    return len(_PREVIOUS.findall(data))


_BLANK = b"\0\t\n\f\r "
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
_STREAM_OR_END = re.compile(rb"\bstream\r?\n|\bendobj\b")
_END_OF_STREAM = re.compile(rb"endstream[\s\0]*endobj\b")
# What may stand between two objects: a table of their places, where it is, the file's own entries.
_BETWEEN = re.compile(
    rb"xref[\s\0]+(?:\d+[\s\0]+\d+[\s\0]+(?:\d{10} \d{5} [nf][\s\0]*)*)*"
    rb"|trailer[\s\0]*<<(?:[^<>]|<[^<>]*>|<<[^<>]*>>)*>>|startxref[\s\0]+\d+|%[^\r\n]*"
)
_COMMENTS = 1024  # bytes


def holds_bytes_outside(data: bytes) -> bool:
    """Whether bytes stand before, between or behind the objects of a file that are none of its own.

    Short comments are its own: programs sign with them, and say that the file is binary.
    """
    position, comments = len(_BYTE_ORDER_MARK) * data.startswith(_BYTE_ORDER_MARK), 0
    while position < len(data):
        if data[position] in _BLANK:
            position += 1
        elif own := _OBJECT.match(data, position):
            end = _end_of_object(data, own.end())
            if end is None:
                return True
            position = end
        elif own := _BETWEEN.match(data, position):
            comments += len(own[0]) if own[0].startswith(b"%") else 0
            position = own.end()
        else:
            return True
    return comments > _COMMENTS


def _end_of_object(data: bytes, start: int) -> int | None:
    found = _STREAM_OR_END.search(data, start)
    if found and found[0].startswith(b"stream"):
        found = _END_OF_STREAM.search(data, found.end())
    return found.end() if found else None


def holds_bytes_behind(stream: pikepdf.Stream) -> bool:
    """Whether the packed data of a stream goes on where unpacking ends (RFC 1950)."""
    if stream.get("/Filter") not in ("/FlateDecode", ["/FlateDecode"]):
        return False
    unpacking = zlib.decompressobj()
    try:
        unpacking.decompress(stream.read_raw_bytes())
    except zlib.error:
        return False
    return bool(unpacking.unused_data.strip(_BLANK))
