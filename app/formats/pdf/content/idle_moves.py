"""Takes places out of a content stream at which nothing is shown any more.

Programs that place every letter would otherwise leave the width of each removed one.
"""

from __future__ import annotations

from collections.abc import Iterable

from app.formats.pdf.syntax.matrix import move
from app.formats.pdf.syntax.operators import Instruction, instruction, matrix, numbers, operator_of

# What depends on where the text stands, or ends its being placed.
_SETTLES = frozenset({"Tj", "TJ", "'", '"', "T*", "TD", "BT", "q", "Q", "Do", "INLINE IMAGE"})


def without_idle_moves(content: Iterable[Instruction]) -> list[Instruction]:
    """The same content, in which `Td` and `Tm` are taken together until something is shown."""
    out: list[Instruction | None] = []
    place: int | None = None
    for one in content:
        operator = operator_of(one)
        if operator in {"Td", "Tm"}:
            before = None if place is None else out[place]
            if place is not None:
                out[place] = None
            place = len(out)
            out.append(_together(before, one))
            continue
        if operator == "ET" and place is not None:
            out[place] = None
        if operator == "ET" or operator in _SETTLES:
            place = None
        out.append(one)
    return [one for one in out if one is not None]


def _together(before: Instruction | None, one: Instruction) -> Instruction:
    """`one`, so that it places text where both together would."""
    if before is None or operator_of(one) == "Tm":
        return one
    x, y = numbers(list(one.operands), 2)
    if operator_of(before) == "Tm":
        moved = move(matrix(list(before.operands)), x, y)
        return instruction("Tm", *(round(value, 5) for value in moved))
    left, up = numbers(list(before.operands), 2)
    return instruction("Td", round(left + x, 5), round(up + y, 5))
