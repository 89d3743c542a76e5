"""Lines of a sheet as rows of cells, and the columns that these make, where no file tells them.

Cells stand apart by tabs, by semicolons or commas without a space behind them, by strokes, by two
spaces and more, or by dotted leaders. With the first four the number of a cell tells its column,
else the place in the line does.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from app.engine.domain.document import Span

_FEWEST_CELLS, _FEWEST_SEMICOLONS, _FEWEST_STROKES, _FEWEST_COMMAS = 2, 3, 3, 4
_LONGEST_LINE, _FARTHEST = 400, 30
"""Characters of a line that may be a row, and rows that are looked at above and below one."""

_APART = re.compile(r"\s*\|\s*|\s{2,}|\s?\.{4,}\s?")
_SEMICOLON, _COMMA = re.compile(r";(?! )"), re.compile(r",(?! )")
_TAB, _STROKE = re.compile(r"\t"), re.compile(r"\s*\|\s*")
# Strokes may part two tables side by side, each with columns of its own.
_PARTED = re.compile(r"[^\s|]\s{2,}[^\s|]")
# Running text has none of these, but for some of its commas.
_BETWEEN_CELLS = re.compile(r"[\t|;]|\s{2}|\.{4}|(?:,\S[^,]*){4}")
# The line between the heading of a table and its rows.
_RULE = re.compile(r"[\s|+=_:–-]*")


@dataclass(frozen=True, slots=True)
class Cell:
    """What stands in a cell, and the columns that it takes: numbers of cells or places in lines."""

    span: Span
    left: int
    right: int


@dataclass(frozen=True, slots=True)
class Row:
    """The cells of a line that are not empty; `numbered` if their numbers tell the columns."""

    start: int
    cells: tuple[Cell, ...]
    numbered: bool

    def cell_at(self, span: Span) -> Cell | None:
        """The cell in which `span` lies."""
        return next((cell for cell in self.cells if cell.span.covers(span)), None)

    def in_column(self, cell: Cell, row: Row) -> Cell | None:
        """What stands here in the column of a cell of another row."""
        if self.numbered != row.numbered:
            return None
        return next(
            (mine for mine in self.cells if mine.left < cell.right and cell.left < mine.right), None
        )


@dataclass(frozen=True, slots=True)
class Sheet:
    """Rows that follow each other, and which of them is asked about."""

    rows: tuple[Row, ...]
    own: Row

    def column(self, cell: Cell) -> Iterator[Cell]:
        """The cells above and below one of the row that is asked about."""
        for row in self.rows:
            if row is not self.own and (found := row.in_column(cell, self.own)) is not None:
                yield found

    def above(self) -> Iterator[Row]:
        """The rows above, from the nearest."""
        yield from reversed([row for row in self.rows if row.start < self.own.start])

    def beneath(self) -> Iterator[Row]:
        """The rows below, from the nearest."""
        yield from (row for row in self.rows if row.start > self.own.start)


class Rows:
    """The rows of a text. Each line is taken apart once, however many findings ask for it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._known: dict[int, Row | None] = {}

    def around(self, span: Span) -> Sheet | None:
        """The rows around a span; None where it stands in no row."""
        own = self._row(self.text.rfind("\n", 0, span.start) + 1)
        if own is None:
            return None
        return Sheet((*reversed([*self._above(own)]), own, *self._below(own)), own)

    def _above(self, own: Row) -> Iterator[Row]:
        start = own.start
        for _ in range(_FARTHEST):
            if start == 0:
                return
            start = self.text.rfind("\n", 0, start - 1) + 1
            row = self._row(start)
            if row is not None:
                yield row
            elif not _is_rule(self.text, start):
                return

    def _below(self, own: Row) -> Iterator[Row]:
        start = own.start
        for _ in range(_FARTHEST):
            start = self.text.find("\n", start) + 1
            if start == 0:
                return
            row = self._row(start)
            if row is not None:
                yield row
            elif not _is_rule(self.text, start):
                return

    def _row(self, start: int) -> Row | None:
        if start not in self._known:
            self._known[start] = _row(self.text, start)
        return self._known[start]


def _line_end(text: str, start: int) -> int:
    end = text.find("\n", start)
    return len(text) if end < 0 else end


def _is_rule(text: str, start: int) -> bool:
    end = _line_end(text, start)
    if end - start > _LONGEST_LINE:
        return False
    line = text[start:end]
    return bool(line.strip()) and _RULE.fullmatch(line) is not None


def _row(text: str, start: int) -> Row | None:
    end = _line_end(text, start)
    if not 0 < end - start <= _LONGEST_LINE or _BETWEEN_CELLS.search(text, start, end) is None:
        return None
    if _is_rule(text, start):
        return None
    separator = _separator(text[start:end])
    numbered = separator is not _APART
    cells = tuple(
        Cell(span, number, number + 1)
        if numbered
        else Cell(span, span.start - start, span.end - start)
        for number, span in _cells(text, Span(start, end), separator)
    )
    return Row(start, cells, numbered) if len(cells) >= _FEWEST_CELLS else None


def _separator(line: str) -> re.Pattern[str]:
    if "\t" in line:
        return _TAB
    if line.count("|") >= _FEWEST_STROKES and _PARTED.search(line) is None:
        return _STROKE
    if len(_SEMICOLON.findall(line)) >= _FEWEST_SEMICOLONS:
        return _SEMICOLON
    if _APART.search(line.strip()) is None and len(_COMMA.findall(line)) >= _FEWEST_COMMAS:
        return _COMMA
    return _APART


def _cells(text: str, line: Span, separator: re.Pattern[str]) -> Iterator[tuple[int, Span]]:
    """The cells that are not empty, with their numbers."""
    ends = [
        (found.start(), found.end()) for found in separator.finditer(text, line.start, line.end)
    ]
    starts = [line.start, *(behind for _, behind in ends)]
    for number, (start, end) in enumerate(
        zip(starts, [*(at for at, _ in ends), line.end], strict=True)
    ):
        if start < end:
            yield number, Span(start, end)
