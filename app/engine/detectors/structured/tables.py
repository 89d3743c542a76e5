"""The tables of a text that has no fields: as a Word file tells them, else rows of cells with tabs.

A Word file is sure of its tables and has their cells one below the other. In the text of a page
only lines show them, so that few cells or few rows are none.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from app.engine.domain.composition import Composition, Paragraph
from app.engine.domain.document import Document, Span

_FEWEST_CELLS, _FEWEST_ROWS = 3, 4


@dataclass(frozen=True, slots=True)
class Cell:
    """What stands in a cell, the columns that it takes, and its paragraphs."""

    span: Span
    column: int
    behind: int
    lines: tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """The cells of a row that are not empty, how many all are, and the columns that they take."""

    cells: tuple[Cell, ...]
    count: int
    width: int

    @property
    def spans(self) -> list[Span]:
        """What its cells say."""
        return [cell.span for cell in self.cells]


Table = Sequence[Row]


def tables_of(document: Document) -> Iterator[Table]:
    """The tables of a document, those in a cell of another one too."""
    if document.composition:
        yield from _tables_of_cells(document.composition)
    elif "\t" in document.text:
        yield from _tables_of_tabs(document.text)


def _tables_of_cells(composition: Composition) -> Iterator[Table]:
    """Those of a file that tells the cells of its paragraphs."""
    tables: dict[int, dict[int, dict[int, list[Paragraph]]]] = {}
    for one in composition:
        place = one.inner if one.inner.table else one.cell
        if place.table:
            rows = tables.setdefault(place.table, {})
            rows.setdefault(place.row, {}).setdefault(place.column, []).append(one)
    for rows in tables.values():
        yield [_row_of_cells(rows[number]) for number in sorted(rows)]


def _row_of_cells(columns: dict[int, list[Paragraph]]) -> Row:
    cells, width = [], 0
    for column in sorted(columns):
        lines = tuple(Span(one.start, one.end) for one in columns[column] if one.end > one.start)
        first = columns[column][0]
        behind = column + (first.inner if first.inner.table else first.cell).columns
        width = max(width, behind)
        if lines:
            cells.append(Cell(Span(lines[0].start, lines[-1].end), column, behind, lines))
    return Row(tuple(cells), len(columns), width)


def _tables_of_tabs(text: str) -> Iterator[Table]:
    """Lines with tabs that follow each other, be there blank ones between them."""
    filled = (row for row in _lines(text) if row.cells)
    for is_row, lines in groupby(filled, lambda row: row.count >= _FEWEST_CELLS):
        table = tuple(lines)
        if is_row and len(table) >= _FEWEST_ROWS:
            yield table


def _lines(text: str) -> Iterator[Row]:
    at = 0
    for line in text.split("\n"):
        cells: list[Cell] = []
        written = line.split("\t")
        start = at
        for column, cell in enumerate(written):
            if cell:
                span = Span(start, start + len(cell))
                cells.append(Cell(span, column, column + 1, (span,)))
            start += len(cell) + 1
        at += len(line) + 1
        yield Row(tuple(cells), len(written), len(written))
