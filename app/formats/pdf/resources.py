"""Named resources of content streams."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pikepdf
from pikepdf import Dictionary, Name

from app.formats.pdf.operands import Operands


def lookup(
    category: str, operands: Operands, chain: Iterable[pikepdf.Object]
) -> pikepdf.Object | None:
    """The resource that the last operand names, from the first dictionary that has it."""
    if not operands or not isinstance(operands[-1], Name):
        return None
    for resources in chain:
        entries = resources.get(category)
        if isinstance(entries, Dictionary) and operands[-1] in entries:
            return entries[operands[-1]]
    return None


def with_entries(
    resources: pikepdf.Object, category: str, added: Mapping[str, pikepdf.Object]
) -> Dictionary:
    """A copy of `resources` with more entries, since the original may belong to many pages."""
    merged = Dictionary(dict(resources.items()))
    present = resources.get(category)
    entries = dict(present.items()) if isinstance(present, Dictionary) else {}
    merged[category] = Dictionary({**entries, **added})
    return merged


def own_resources(holder: pikepdf.Object, default: pikepdf.Object) -> pikepdf.Object:
    """The resources of a page or stream; `default`, as viewers do, where it has none."""
    resources = holder.get("/Resources")
    return resources if isinstance(resources, Dictionary) else default
