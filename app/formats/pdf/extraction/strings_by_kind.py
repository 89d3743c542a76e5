"""The strings of a PDF that mean the same together: all names of fields, all values, all titles.

Each object alone may hold no more than a letter of a name: a form with a box for each, a field and
the one around it, bookmarks below each other.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

import pikepdf
from pikepdf import Array, Dictionary, Object, Stream, String

from app.engine.domain.document import NO_NAME
from app.formats.pdf.syntax.names import is_reference

_SHORTEST_FIGURES = 10_000_000
_MOST = 1_000_000
_APART = f"\n{NO_NAME}\n"


def strings_by_kind(pdf: pikepdf.Pdf) -> Mapping[str, list[str]]:
    """All strings under each key, in the order in which a reader goes through the file.

    An object comes before those that it leads to: a field before its kids, a bookmark before those
    below it.
    """
    found: defaultdict[str, list[str]] = defaultdict(list)
    seen: set[tuple[int, int]] = set()
    left: list[tuple[str, Any]] = [("", pdf.Root)]
    while left and len(seen) < _MOST:
        key, value = left.pop()
        if value.is_indirect:
            if value.objgen in seen:
                continue
            seen.add(value.objgen)
        left += reversed([*_taken(key, value, found)])
    return found


def _taken(key: str, value: Any, found: Mapping[str, list[str]]) -> Iterator[tuple[str, Object]]:
    """Put the strings of an object where they belong; the objects that it refers to."""
    members: Iterator[tuple[str, Any]] = iter(())
    if isinstance(value, String):
        found[key].append(str(value))
    elif isinstance(value, Array):
        members = ((key, item) for item in value)
    elif isinstance(value, Dictionary | Stream):
        members = ((name, member) for name, member in value.items() if name != "/ID")
    for name, member in members:
        if is_reference(member):
            yield name, member
        else:
            yield from _taken(name, member, found)


def figures(value: Any) -> Iterator[int]:
    """Whole numbers of an object, without those it refers to, that are long enough for a day."""
    if isinstance(value, int):
        if abs(value) >= _SHORTEST_FIGURES:
            yield value
    elif isinstance(value, Array):
        for item in value:
            if not is_reference(item):
                yield from figures(item)
    elif isinstance(value, Dictionary | Stream):
        for member in value.values():
            if not is_reference(member):
                yield from figures(member)


def joined(kinds: Mapping[str, list[str]]) -> str:
    """The strings of each kind below each other, and a word between two kinds."""
    return _APART.join("\n".join(strings) for strings in kinds.values() if len(strings) > 1)


def form_data(pdf: pikepdf.Pdf) -> bytes:
    """The packets of an XFA form in a row, as a reader puts them together; empty without one."""
    form = pdf.Root.get("/AcroForm")
    packets = form.get("/XFA") if isinstance(form, Dictionary) else None
    if not isinstance(packets, Array):
        return b""
    return b"".join(packet.read_bytes() for packet in packets if isinstance(packet, Stream))


def page_labels(pdf: pikepdf.Pdf) -> str:
    """What a viewer calls the pages: a prefix and a number, which together may be an identifier."""
    return _APART.join(page.label for page in pdf.pages) if "/PageLabels" in pdf.Root else ""
