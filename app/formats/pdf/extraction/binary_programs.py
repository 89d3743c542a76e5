"""Programs of fonts and colour profiles: they hold names of designers, no text of a document."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pikepdf

from app.formats.pdf.syntax.names import is_reference

_USES = ("/FontFile", "/FontFile2", "/FontFile3", "/DestOutputProfile")
# TrueType, OpenType, collections, compact and plain PostScript fonts.
_FONT_MAGIC = (
    *(b"\0\1\0\0", b"true", b"typ1", b"OTTO", b"ttcf", b"\1\0\4", b"%!PS-Adobe"),
    *(b"%!FontType1", b"\x80\1"),
)
_ICC, _ICC_AT = b"acsp", 36


class Programs:
    """The streams that a file uses as programs: others may look like one, as a comment does."""

    def __init__(self, pdf: pikepdf.Pdf) -> None:
        self._used = {stream.objgen for value in pdf.objects for stream in _used(value)}

    def __contains__(self, stream: pikepdf.Object) -> bool:
        """Whether a stream is used as a program and, whatever its keys say, is one.

        Raises as unpacking does.
        """
        return stream.objgen in self._used and _looks_like_one(stream.read_bytes())


def _used(value: Any) -> Iterator[pikepdf.Stream]:
    if isinstance(value, pikepdf.Array):
        is_space = len(value) > 1 and value[0] == pikepdf.Name.ICCBased
        if is_space and isinstance(value[1], pikepdf.Stream):
            yield value[1]
        for item in value:
            if not is_reference(item):
                yield from _used(item)
    elif isinstance(value, pikepdf.Dictionary | pikepdf.Stream):
        for key, member in value.items():
            if key in _USES and isinstance(member, pikepdf.Stream):
                yield member
            elif not is_reference(member):
                yield from _used(member)


def _looks_like_one(data: bytes) -> bool:
    return data.startswith(_FONT_MAGIC) or data[_ICC_AT : _ICC_AT + len(_ICC)] == _ICC
