"""Takes out of a content stream what no text is shown by: places, and spacing that is set anew.

Programs that place every letter would otherwise leave the width of each removed one, and lines that
are filled up by their spacing what filled them.
"""

from __future__ import annotations

from collections.abc import Iterable

from app.formats.pdf.syntax.matrix import move
from app.formats.pdf.syntax.operators import Instruction, instruction, matrix, numbers, operator_of

_SHOWS = frozenset({"Tj", "TJ", "'", '"'})
# What depends on where the text stands, or ends its being placed.
_SETTLES = frozenset({*_SHOWS, "BT", "q", "Q", "Do", "INLINE IMAGE"})
_PLACES = frozenset({"Td", "Tm", "T*"})
_SPACES = frozenset({"Tc", "Tw", "Tz"})


def without_idle_moves(content: Iterable[Instruction]) -> list[Instruction]:
    """The same content without places and spacing at which nothing is shown.

    `Td` and `Tm` are taken together until something is shown; `TD` is written as `TL` and `Td`.
    """
    out: list[Instruction | None] = []
    placing: list[int] = []
    spacing: dict[str, int] = {}
    for one in _plain(content):
        operator = operator_of(one)
        if operator in _PLACES:
            _place(out, placing, one)
            continue
        if operator in _SPACES:
            if operator in spacing:
                out[spacing[operator]] = None
            spacing[operator] = len(out)
        if operator == "ET":
            _forget(out, placing)
        elif operator in _SETTLES:
            placing = []
            spacing = {}
        out.append(one)
    return [one for one in out if one is not None]


def _plain(content: Iterable[Instruction]) -> Iterable[Instruction]:
    for one in content:
        if operator_of(one) == "TD":
            x, y = numbers(list(one.operands), 2)
            yield instruction("TL", -y)
            yield instruction("Td", x, y)
        else:
            yield one


def _place(out: list[Instruction | None], placing: list[int], one: Instruction) -> None:
    """Add a place; `placing` are those since something was shown."""
    operator = operator_of(one)
    if operator == "Tm":
        _forget(out, placing)
    before = out[placing[-1]] if placing else None
    if operator == "Td" and before is not None and operator_of(before) != "T*":
        one = _together(before, one)
        out[placing.pop()] = None
    placing.append(len(out))
    out.append(one)


def _forget(out: list[Instruction | None], placing: list[int]) -> None:
    for index in placing:
        out[index] = None
    placing.clear()


def _together(before: Instruction, one: Instruction) -> Instruction:
    """`one`, so that it places text where both together would."""
    x, y = numbers(list(one.operands), 2)
    if operator_of(before) == "Tm":
        moved = move(matrix(list(before.operands)), x, y)
        return instruction("Tm", *(round(value, 5) for value in moved))
    left, up = numbers(list(before.operands), 2)
    return instruction("Td", round(left + x, 5), round(up + y, 5))
