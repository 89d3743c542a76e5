"""Content streams reduced to what paints: no comments, no strings that nobody sees."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

import pikepdf
from pikepdf import (
    Array,
    ContentStreamInlineImage,
    ContentStreamInstruction,
    Dictionary,
    Name,
    Operator,
    String,
)

# ISO 32000-1, annex A, without compatibility sections and marked points, which paint nothing.
_OPERATORS = frozenset(
    (
        *("b", "B", "b*", "B*", "BDC", "BMC", "BT", "c", "cm", "CS", "cs", "d", "d0", "d1", "Do"),
        *("EMC", "ET", "f", "F", "f*", "G", "g", "gs", "h", "i", "INLINE IMAGE", "j", "J", "K"),
        *("k", "l", "m", "M", "n", "q", "Q", "re", "RG", "rg", "ri", "s", "S", "SC", "sc", "SCN"),
        *("scn", "sh", "T*", "Tc", "Td", "TD", "Tf", "Tj", "TJ", "TL", "Tm", "Tr", "Ts", "Tw"),
        *("Tz", "v", "w", "W", "W*", "y", "'", '"'),
    )
)
_SHOWS = frozenset({"Tj", "TJ", "'", '"'})
_NAMED_BY = {
    "Tf": "/Font",
    "Do": "/XObject",
    "gs": "/ExtGState",
    "sh": "/Shading",
    "scn": "/Pattern",
    "SCN": "/Pattern",
}


@dataclass(frozen=True, slots=True)
class CleanContent:
    """A content stream and the names of the resources that it uses, by category."""

    content: bytes
    used: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))


def clean(stream: pikepdf.Page | pikepdf.Object) -> CleanContent:
    """What `stream` paints, and nothing else that it holds.

    Marked content keeps its nesting, since layers depend on it, but not its tags and properties.
    """
    out: list[ContentStreamInstruction | ContentStreamInlineImage] = []
    used: dict[str, set[str]] = defaultdict(set)
    for instruction in pikepdf.parse_content_stream(stream):
        operator = str(instruction.operator)
        if operator not in _OPERATORS:
            continue
        if isinstance(instruction, ContentStreamInlineImage):
            out.append(instruction)
            continue
        operands = list(instruction.operands)
        if operator in {"BMC", "BDC"}:
            out.append(_mark(operator, operands, used))
        elif operator in _SHOWS:
            out.append(_show(operator, operands))
        elif not any(isinstance(operand, String | Dictionary) for operand in operands):
            out.append(instruction)
            name = operands[0 if operator == "Tf" else -1] if operands else None
            if operator in _NAMED_BY and isinstance(name, Name):
                used[_NAMED_BY[operator]].add(str(name))
    return CleanContent(pikepdf.unparse_content_stream(out), used)


def _mark(
    operator: str, operands: Sequence[object], used: dict[str, set[str]]
) -> ContentStreamInstruction:
    if operator == "BDC" and len(operands) == 2 and operands[0] == "/OC":
        layer = operands[1]
        if isinstance(layer, Name):
            used["/Properties"].add(str(layer))
            return ContentStreamInstruction([Name("/OC"), layer], Operator("BDC"))
    return ContentStreamInstruction([Name("/Span")], Operator("BMC"))


def _show(operator: str, operands: list[pikepdf.Object]) -> ContentStreamInstruction:
    # Viewers take the operands that an operator needs; strings before those stay unseen.
    if operator == "TJ":
        elements = operands[-1] if operands else None
        shown = [
            element
            for element in (elements if isinstance(elements, Array) else [])
            if not isinstance(element, Array | Dictionary | Name)
        ]
        return ContentStreamInstruction([Array(shown)], Operator("TJ"))
    kept = operands[-3:] if operator == '"' else operands[-1:]
    return ContentStreamInstruction(kept, Operator(operator))
