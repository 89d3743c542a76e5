"""Moves places from the coordinate system into the text and the paths that it is there for.

Some programs (macOS among them) place each word by `cm`. Its numbers would stay where the words
behind a removed one move, and tell its exact width; in `Tm` they are written anew with the text,
and in paths with the rules and clips around it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.formats.pdf.syntax.matrix import IDENTITY, Matrix, inverse, multiply
from app.formats.pdf.syntax.operators import Instruction, instruction, matrix, numbers, operator_of

_PLACES = frozenset({"Td", "TD", "T*"})
_SHOWS = frozenset({"Tj", "TJ", "'", '"'})
# What is neither placed by the coordinate system nor places anything by it. A graphics state may
# have a mask, which is placed.
_COLOURS = {"g", "G", "rg", "RG", "k", "K", "cs", "CS", "sc", "SC", "scn", "SCN"}
_MARKS = {"BMC", "BDC", "EMC", "MP", "DP"}
_TEXT = {"BT", "ET", "Tf", "Tc", "Tw", "Tz", "TL", "Ts", "Tr", "Td", "TD", "T*", "Tm"}
# How many of the operands are moved, in pairs.
_PATHS = {"m": 2, "l": 2, "c": 6, "v": 4, "y": 4, "re": 2}
_PAINTS = {"h", "W", "W*", "n", "f", "F", "f*", "B", "B*", "b", "b*", "S", "s"}
_PLACELESS = frozenset(
    {*_COLOURS, *_MARKS, *_TEXT, *_PATHS, *_PAINTS, "ri", "i", "w", "J", "j", "M", "d"}
)


def with_places_in_text(content: Sequence[Instruction]) -> list[Instruction]:
    """The same content, its moves of the coordinate system in all that they move.

    Those that move something else than text and paths stay. `content` closes what it opens.
    """
    return list(_Folding(_for_text_and_paths(content)).folded(content))


def _for_text_and_paths(content: Sequence[Instruction]) -> set[int]:
    """Where the `cm` stand under which nothing but text and paths is painted."""
    levels: list[list[int]] = [[]]  # those since each `q` that is not over
    found: set[int] = set()
    in_text = False
    for number, one in enumerate(content):
        operator = operator_of(one)
        if operator in {"BT", "ET"}:
            in_text = operator == "BT"
        elif (operator in _SHOWS and in_text) or operator in _PLACELESS:
            continue
        elif operator == "cm" and not in_text:
            levels[-1].append(number)
        elif operator == "q" and not in_text:
            levels.append([])
        elif operator == "Q" and not in_text and len(levels) > 1:
            found.update(levels.pop())
        else:
            for moves in levels:
                moves.clear()
    return found.union(*levels)


class _Folding:
    """Takes moves out of the coordinate system and puts them into the text."""

    def __init__(self, moves: set[int]) -> None:
        self._moves = moves
        self._aside = IDENTITY  # what the coordinate system was moved by, and is no longer
        self._saved: list[Matrix] = []
        self._unplaced = False  # whether a text object has not placed its text yet

    def folded(self, content: Sequence[Instruction]) -> Iterator[Instruction]:
        for number, one in enumerate(content):
            operator = operator_of(one)
            if operator == "q":
                self._saved.append(self._aside)
            elif operator == "Q" and self._saved:
                self._aside = self._saved.pop()
            elif operator == "BT":
                self._unplaced = True
            elif self._unplaced and operator in _PLACES | _SHOWS and self._aside != IDENTITY:
                yield _placing(self._aside)
            if operator in _PLACES | _SHOWS | {"Tm"}:
                self._unplaced = False
            if number in self._moves:
                yield self._taken(one)
            elif operator == "Tm" and self._aside != IDENTITY:
                yield _placing(multiply(matrix(list(one.operands)), self._aside))
            elif operator in _PATHS and self._aside != IDENTITY:
                yield self._moved(operator, one)
            else:
                yield one

    def _moved(self, operator: str, one: Instruction) -> Instruction:
        """What constructs the same part of a path without the coordinate system's help."""
        values = numbers(list(one.operands), 4 if operator == "re" else _PATHS[operator])
        moved = [
            round(value + self._aside[4 + place % 2], 6) if place < _PATHS[operator] else value
            for place, value in enumerate(values)
        ]
        return instruction(operator, *moved)

    def _taken(self, one: Instruction) -> Instruction:
        """A `cm` that turns and scales as `one`, and moves nothing."""
        a, b, c, d, e, f = multiply(matrix(list(one.operands)), self._aside)
        turned = (a, b, c, d, 0.0, 0.0)
        back = inverse(turned)
        if back is None:
            return one
        self._aside = (1.0, 0.0, 0.0, 1.0, e * back[0] + f * back[2], e * back[1] + f * back[3])
        return instruction("cm", *turned)


def _placing(place: Matrix) -> Instruction:
    return instruction("Tm", *(round(value, 5) for value in place))
