"""Content streams reduced to what paints: no comments, no strings that nobody sees."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field

import pikepdf
from pikepdf import Array, ContentStreamInlineImage, Dictionary, Name, String

from app.formats.pdf.instructions import Instruction, instruction, instructions

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
    out: list[Instruction] = []
    used: dict[str, set[str]] = defaultdict(set)
    for operator, parsed in instructions(stream):
        if operator not in _OPERATORS:
            continue
        operands = [] if isinstance(parsed, ContentStreamInlineImage) else list(parsed.operands)
        if operator in {"BMC", "BDC"}:
            out.append(_mark(operator, operands, used))
        elif operator in _SHOWS:
            out.append(_show(operator, operands))
        elif not any(isinstance(operand, String | Dictionary) for operand in operands):
            out.append(parsed)
            name = operands[0 if operator == "Tf" else -1] if operands else None
            if operator in _NAMED_BY and isinstance(name, Name):
                used[_NAMED_BY[operator]].add(str(name))
    return CleanContent(pikepdf.unparse_content_stream(out), used)


def _mark(operator: str, operands: list[pikepdf.Object], used: dict[str, set[str]]) -> Instruction:
    if operator == "BDC" and len(operands) == 2 and operands[0] == "/OC":
        layer = operands[1]
        if isinstance(layer, Name):
            used["/Properties"].add(str(layer))
            return instruction("BDC", Name("/OC"), layer)
    return instruction("BMC", Name("/Span"))


def _show(operator: str, operands: list[pikepdf.Object]) -> Instruction:
    # Viewers take the operands that an operator needs; strings before those stay unseen.
    if operator == "TJ":
        elements = operands[-1] if operands else None
        shown = [
            element
            for element in (elements if isinstance(elements, Array) else [])
            if not isinstance(element, Array | Dictionary | Name)
        ]
        return instruction("TJ", Array(shown))
    return instruction(operator, *operands[-3 if operator == '"' else -1 :])
