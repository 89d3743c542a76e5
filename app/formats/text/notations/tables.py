"""Delimited tables (RFC 4180 and its relatives): cells, quotes, delimiters, the header."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import islice

from app.engine.domain.document import HEADING
from app.engine.domain.month_days import month_days
from app.formats.text.notations.attachments import is_attachment
from app.formats.text.notations.notation import Nest, Reading, path_of
from app.formats.text.notations.slots import Malformed, Sheet, Slot

_CANDIDATES = ",;\t|"
_QUOTED = re.compile(r'"(?:[^"]|"")*"')
_BREAK = re.compile(r"[\r\n]+")
_LONGEST = 2**31 - 1


def delimiter_of(text: str, suffix: str) -> str:
    """The delimiter: a tab in `.tsv`, else the candidate most frequent in the first line with one.

    A title may stand above the table.
    """
    if suffix == ".tsv":
        return "\t"
    lines = _BREAK.split(_QUOTED.sub("", text))
    first = next((line for line in lines if any(map(line.count, _CANDIDATES))), "")
    return max(_CANDIDATES, key=first.count)


@dataclass(frozen=True, slots=True)
class Table:
    """A table with this delimiter."""

    delimiter: str
    name = "a table"

    def parse(self, text: str, nest: Nest) -> Sheet:
        """The cells. Raises `Malformed` where a quoted cell does not end at its quote."""
        edge = re.escape(self.delimiter)
        cell = re.compile(rf'"((?:[^"]|"")*)"(?=[{edge}\r\n]|\Z)|([^{edge}\r\n]*)')
        slots: list[Slot] = []
        header = find_header(text, self.delimiter)
        position = row = column = 0
        filled = False
        while position < len(text):
            match = cell.match(text, position)
            if match is None or (match[1] is None and match[0].startswith('"')):
                raise Malformed("The quotes of the table do not match.")
            if match[0].strip():
                filled = True
                slots.append(self._slot(match, nest, header.name(row, column)))
            column += 1
            if text[match.end() : match.end() + 1] != self.delimiter:
                row, column, filled = row + filled, 0, False
            position = match.end() + 1
        return Sheet(text, tuple(slots), str)

    def read(self, text: str, nest: Nest) -> Reading:
        """The same by the standard library's reader. Raises `Malformed`."""
        reading = Reading()
        csv.field_size_limit(_LONGEST)
        try:
            rows = csv.reader(io.StringIO(text, newline=""), delimiter=self.delimiter, strict=True)
            for row in rows:
                for cell in row:
                    if cell.strip():
                        reading.add(cell, nest, attached=is_attachment(cell))
        except csv.Error:
            raise Malformed("The quotes of the table do not match.") from None
        return reading

    def escaped(self, _character: str) -> str | None:
        """Not at all."""
        return None

    def _slot(self, match: re.Match[str], nest: Nest, name: str) -> Slot:
        quoted = match[1] is not None
        # The quotes of a quoted cell are the notation's, so that they stay where they are.
        span = match.span(1 if quoted else 2)
        value = match[1].replace('""', '"') if quoted else match[2]
        spell = _inside_quotes if quoted else partial(_unquoted, self.delimiter)
        if is_attachment(value):
            return Slot(*span, "", spell, dropped=True)
        found = nest(value)
        inner = found[0].parse(value, found[1]) if found else None
        return Slot(*span, value, spell, inner=inner, called=name)


def _inside_quotes(value: str) -> str:
    return value.replace('"', '""')


def _unquoted(delimiter: str, value: str) -> str:
    """A cell of its own: quoted only where it must be."""
    value = _BREAK.sub(" ", value)
    return f'"{_inside_quotes(value)}"' if delimiter in value or '"' in value else value


# A title and a date may stand above the header.
_FIRST_ROWS = 20
_LONGEST_HEADING, _MOST_DIGITS = 60, 3


@dataclass(frozen=True, slots=True)
class Header:
    """The row that names the columns: its number (from 0, without empty rows) and what it says."""

    row: int
    names: tuple[str, ...] = field(repr=False)

    def name(self, row: int, column: int) -> str:
        """What the cell is called, one of the header `HEADING`; empty above it."""
        if row < self.row or column >= len(self.names):
            return ""
        return self.names[column] if row > self.row else HEADING


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
        words = sum(map(_is_heading, row)) + len(month_days(row))
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
    return letters and "@" not in cell and digits <= _MOST_DIGITS and len(cell) <= _LONGEST_HEADING


def _name(cell: str) -> str:
    # A full stop would part keys: `D.O.B.` is one heading.
    plain = " ".join(cell.replace(".", " ").split())
    return path_of((plain,), own=True) if plain else ""
