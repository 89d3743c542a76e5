"""The row of a table that names its columns."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice

from app.formats.text.notations.field_names import path_of

# A title and a date may stand above the header.
_FIRST_ROWS = 20
_LONGEST, _MOST_DIGITS = 60, 3


@dataclass(frozen=True, slots=True)
class Header:
    """Where the header stands, counting from 0 the rows that are not empty, and what it says."""

    row: int
    names: tuple[str, ...] = field(repr=False)

    def name(self, row: int, column: int) -> str:
        """What the cell is called; empty for the header itself, and above."""
        return self.names[column] if row > self.row and column < len(self.names) else ""


def find_header(text: str, delimiter: str) -> Header:
    """The first row that is nearly as full as any and mostly says words; none is as good as empty.

    Files without a header are taken to have one if their first row is words: nothing comes of it
    but names that nobody knows.
    """
    try:
        first = [*islice(_filled_rows(text, delimiter), _FIRST_ROWS)]
    except csv.Error:
        first = []
    widest = max((_count(row) for row in first), default=0)
    for number, row in enumerate(first):
        words = sum(map(_is_heading, row))
        if 2 * _count(row) > widest and 3 * words >= 2 * _count(row):
            return Header(number, tuple(map(_name, row)))
    return Header(0, ())


def _filled_rows(text: str, delimiter: str) -> Iterator[list[str]]:
    rows = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    return (row for row in rows if _count(row))


def _count(row: list[str]) -> int:
    return sum(bool(cell.strip()) for cell in row)


def _is_heading(cell: str) -> bool:
    digits = sum(map(str.isdigit, cell))
    letters = any(map(str.isalpha, cell))
    return letters and "@" not in cell and digits <= _MOST_DIGITS and len(cell) <= _LONGEST


def _name(cell: str) -> str:
    # A full stop would part keys: `D.O.B.` is one heading.
    plain = " ".join(cell.replace(".", " ").split())
    return path_of((plain,), own=True) if plain else ""
