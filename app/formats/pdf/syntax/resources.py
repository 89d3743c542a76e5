"""Named resources of content streams.

A name that is no UTF-8, as older programs gave to Chinese and Japanese fonts, cannot be written
again: pikepdf neither makes nor sets one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import pikepdf
from pikepdf import Array, Dictionary, Name

from app.errors import Unsupported
from app.formats.pdf.syntax.operators import Operands

# How pikepdf passes on bytes that are no UTF-8.
_LONE = re.compile("[\ud800-\udfff]")


def lookup(
    category: str, operands: Operands, chain: Iterable[pikepdf.Object]
) -> pikepdf.Object | None:
    """The resource that the last operand names, from the first dictionary that has it.

    Raises `Unsupported` for a name that cannot be written again.
    """
    if not operands or not isinstance(operands[-1], Name):
        return None
    if written(operands[-1]) is None:
        raise Unsupported("A font or picture has a name that cannot be copied.")
    for resources in chain:
        held = resources.get(category)
        if isinstance(held, Dictionary) and operands[-1] in held:
            return held[operands[-1]]
    return None


def with_entries(
    resources: pikepdf.Object, category: str, added: Mapping[str, pikepdf.Object]
) -> Dictionary:
    """A copy of `resources` with more entries, since the original may belong to many pages."""
    merged = Dictionary(entries(resources))
    merged[category] = Dictionary({**entries(resources.get(category)), **added})
    return merged


def entries(value: object) -> dict[str, pikepdf.Object]:
    """What a dictionary holds under names that can be written; nothing if it is none."""
    held = value.items() if isinstance(value, Dictionary) else ()
    return {name: member for name, member in held if not _LONE.search(name)}


def written(name: pikepdf.Object) -> str | None:
    """A name as pikepdf makes it again; None where it cannot."""
    try:
        return str(name)
    except UnicodeDecodeError:
        return None


def has_unwritable(names: object) -> bool:
    """Whether `names` is an array with a name that cannot be made again."""
    if not isinstance(names, Array):
        return False
    return any(isinstance(name, Name) and written(name) is None for name in names)


def own_resources(holder: pikepdf.Object, default: pikepdf.Object) -> pikepdf.Object:
    """The resources of a page or stream; `default`, as viewers do, where it has none."""
    resources = holder.get("/Resources")
    return resources if isinstance(resources, Dictionary) else default


def places_of_fonts(pdf: pikepdf.Pdf) -> list[tuple[Any, Any]]:
    """What holds a font dictionary, and its key or place there, in all objects of a file."""
    found: list[tuple[Any, Any]] = []
    for value in list(pdf.objects):
        if isinstance(value, Dictionary | pikepdf.Stream):
            own = own_resources(value, Dictionary())
            for holder in (value, own, *entries(own.get("/ExtGState")).values()):
                found += _fonts_in(holder)
    return found


def _fonts_in(holder: pikepdf.Object) -> Iterator[tuple[Any, Any]]:
    if not isinstance(holder, Dictionary):
        return
    held = holder.get("/Font")
    if isinstance(held, Array) and len(held) and isinstance(held[0], Dictionary):
        yield held, 0
    for name, font in entries(held).items():
        if isinstance(font, Dictionary):
            yield held, name
