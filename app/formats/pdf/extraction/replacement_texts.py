"""What a PDF says in place of what it paints, put together as programs do that copy its text.

Each replacement is often that of one letter or half a word: alone it tells nobody's name.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pikepdf
from pikepdf import Array, Dictionary, Name, Object, String

from app.formats.pdf.syntax.operators import instructions

# In place of what is painted, beside it, and of what a shorter form stands for.
_KEYS = ("/ActualText", "/Alt", "/E")
_MOST = 1_000_000


def in_content(stream: pikepdf.Page | Object, properties: object) -> str:
    """Of the marked content of a stream, in the order of its painting.

    `properties` are the lists that it may name, of its resources.
    """
    lists = properties if isinstance(properties, Dictionary) else Dictionary()
    marks = [
        lists.get(operand) if isinstance(operand, Name) else operand
        for _, one in instructions(stream, "BDC")
        for operand in one.operands
    ]
    return _joined(marks)


def in_structure(pdf: pikepdf.Pdf) -> str:
    """Of the elements of the structure, in the order of reading."""
    return _joined([*_elements(pdf.Root.get("/StructTreeRoot"))])


def _joined(marks: Iterable[object]) -> str:
    """The texts of one kind without anything between, a line for each kind."""
    lists = [mark for mark in marks if isinstance(mark, Dictionary)]
    texts = [[mark.get(key) for mark in lists] for key in _KEYS]
    return "\n".join("".join(str(one) for one in kind if isinstance(one, String)) for kind in texts)


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
