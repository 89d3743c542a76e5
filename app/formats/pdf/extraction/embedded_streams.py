"""What a PDF carries besides its pages: attached files, XFA, metadata and private data."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pikepdf

from app.engine.domain.export import Extract
from app.formats.base import EmbeddedSearch
from app.formats.embedded import unread
from app.formats.pdf.syntax.names import is_reference
from app.progress import Reporter

# Voices and bodies, which no reader here knows.
_UNREAD = {"/Sound", "/3D"}


def embedded_file_extracts(
    untrusted_target: Path, reporter: Reporter, embedded: EmbeddedSearch
) -> Iterator[Extract]:
    """Everything in the files that a PDF carries; all of it is hidden.

    Raises `VerificationFailed` for a file that cannot be read.
    """
    try:
        with pikepdf.open(untrusted_target) as pdf:
            for number, data in enumerate(_files(pdf), start=1):
                if data:
                    yield from embedded.extracts(f"attached file {number}", data, reporter)
    except (pikepdf.PdfError, pikepdf.DependencyError) as error:
        raise unread("attached files", type(error).__name__) from None


def _files(pdf: pikepdf.Pdf) -> Iterator[bytes | None]:
    """The content of every attached file once. Raises `VerificationFailed` for a recording."""
    seen: set[tuple[int, int]] = set()
    for value in pdf.objects:
        if isinstance(value, pikepdf.Stream) and str(value.get("/Type", "")) in _UNREAD:
            raise unread("attached recording", "no reader")
        for stream in _streams(value):
            if stream.objgen not in seen:
                seen.add(stream.objgen)
                yield stream.read_bytes()


def _streams(value: object) -> Iterator[pikepdf.Stream]:
    """The streams of attached files that an object leads to, or is."""
    if isinstance(value, pikepdf.Stream) and value.get("/Type") == "/EmbeddedFile":
        yield value
    if isinstance(value, pikepdf.Array):
        for item in value:
            if not is_reference(item):
                yield from _streams(item)
    elif isinstance(value, pikepdf.Dictionary | pikepdf.Stream):
        for key, member in value.items():
            if key in {"/EF", "/RF"}:
                yield from _all_streams(member)
            elif not is_reference(member):
                yield from _streams(member)


def _all_streams(value: object) -> Iterator[pikepdf.Stream]:
    if isinstance(value, pikepdf.Stream):
        yield value
    elif isinstance(value, pikepdf.Array):
        for item in value:
            yield from _all_streams(item)
    elif isinstance(value, pikepdf.Dictionary):
        for member in value.values():
            yield from _all_streams(member)


_CODECS = ("utf-8", "utf-16", "utf-16-le", "cp1252")
_ENTITY = "<!ENTITY"
# Of XML: what stands between tags, and in attributes.
_VALUE = re.compile(r""">([^<>]+)<|=\s?"([^"<>]*)"|=\s?'([^'<>]*)'""")
_KINDS = ("/PatternType", "/FunctionType", "/ShadingType", "/HalftoneType")
_DRAWN = ("/Image", "/Form")
_LISTS = ("/Contents", "/CharProcs")
_USES = (*_LISTS, "/ToUnicode", "/CIDToGIDMap", "/CIDSet", "/Thumb")
LARGEST_UNPACKED = 1 << 26
"""Bytes that are looked at of what a stream holds packed."""


class OtherStreams:
    """Which streams of a file paint nothing: forms of XFA, metadata, scripts and private data.

    An export of this program has none. In a file of another program they are searched like files
    that are attached to it, as far as anybody can tell what they hold.
    """

    def __init__(self, pdf: pikepdf.Pdf) -> None:
        self._painting = {one.objgen for value in pdf.objects for one in _painting(value)}

    def __contains__(self, stream: pikepdf.Object) -> bool:
        if str(stream.get("/Type", "")) in {"/XRef", "/ObjStm"}:
            return False
        return stream.objgen not in self._painting


def texts(data: bytes) -> Iterator[str]:
    """What data says as text, in every encoding in which it is text; of XML the values again.

    Raises `VerificationFailed` for XML that declares entities, of which a reader makes words.
    """
    for codec in _CODECS:
        try:
            text = data.decode(codec)
        except UnicodeDecodeError:
            continue
        if all(c.isprintable() or c.isspace() or c in "\ufeff\0" for c in text):
            if _ENTITY in text:
                raise unread("metadata or form", "declared entities")
            yield text
            yield "\n".join(filter(str.strip, map(_said, _VALUE.finditer(text))))


def _said(value: re.Match[str]) -> str:
    return unescape(next(filter(None, value.groups()), ""))


def _painting(value: Any, key: str = "") -> Iterator[pikepdf.Stream]:
    """The streams that an object says to be painted, itself among them."""
    if isinstance(value, pikepdf.Stream) and _is_painted(value):
        yield value
    members: Iterable[tuple[str, Any]] = ()
    if isinstance(value, pikepdf.Array):
        members = ((key, item) for item in value)
    elif isinstance(value, pikepdf.Dictionary | pikepdf.Stream):
        members = value.items()
    for name, member in members:
        use = key if key in _LISTS else name
        if isinstance(member, pikepdf.Stream):
            if use in _USES:
                yield member
        elif use in _LISTS or not is_reference(member):
            yield from _painting(member, use)


def _is_painted(stream: pikepdf.Stream) -> bool:
    return str(stream.get("/Subtype", "")) in _DRAWN or any(key in stream for key in _KINDS)
