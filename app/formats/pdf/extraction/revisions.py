"""Whether a PDF holds earlier versions of itself, which anybody can cut out again."""

from __future__ import annotations

import re
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
