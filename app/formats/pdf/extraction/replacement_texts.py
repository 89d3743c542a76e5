"""What a PDF says in place of what it paints, put together as programs do that copy its text.

Each replacement is often that of one letter or half a word: alone it tells nobody's name.
"""

from __future__ import annotations

from collections.abc import Iterator

import pikepdf
from pikepdf import Array, Dictionary, Name, Object, String

from app.formats.pdf.syntax.operators import instructions

_KEY = "/ActualText"
_MOST = 1_000_000


def in_content(stream: pikepdf.Page | Object, properties: object) -> str:
    """Of the marked content of a stream, in the order of its painting.

    `properties` are the lists that it may name, of its resources.
    """
    lists = properties if isinstance(properties, Dictionary) else Dictionary()
    texts: list[str] = []
    for _, one in instructions(stream, "BDC"):
        for operand in one.operands:
            texts += _text(lists.get(operand) if isinstance(operand, Name) else operand)
    return "".join(texts)


def in_structure(pdf: pikepdf.Pdf) -> str:
    """Of the elements of the structure, in the order of reading."""
    root = pdf.Root.get("/StructTreeRoot")
    return "".join(text for element in _elements(root) for text in _text(element))


def _text(value: object) -> tuple[str, ...]:
    text = value.get(_KEY) if isinstance(value, Dictionary) else None
    return (str(text),) if isinstance(text, String) else ()


def _elements(root: object) -> Iterator[object]:
    """Each element before its kids, which are taken one time only: they may lead in a circle."""
    seen: set[tuple[int, int]] = set()
    left = [root]
    while left and len(seen) < _MOST:
        value = left.pop()
        if isinstance(value, Array):
            left += reversed(list(value))
        elif isinstance(value, Dictionary):
            if value.is_indirect:
                if value.objgen in seen:
                    continue
                seen.add(value.objgen)
            yield value
            left.append(value.get("/K"))
