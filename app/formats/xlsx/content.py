"""The cells of a workbook, and where each stands in the text of the document."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import groupby

from app.engine.domain.composition import Cell as Place
from app.engine.domain.composition import Composition, Paragraph, Run, Style
from app.engine.domain.document import SHEET, Span
from app.formats.text.notations.tables import Header, find_header
from app.formats.xlsx.values import Kind

# Names that programs give to sheets say nothing and are not shown.
_USUAL = re.compile(
    r"(?:Sheet|Hoja|Foglio|Blad|Tabelle|Feuil|Ark|Planilha)\s?\d{0,3}", re.IGNORECASE
)
_FIRST_ROWS, _MOST_COLUMNS = 24, 256
_MOST_SET = 64
"""Columns up to which rows are set in columns."""
_SPARSEST = 8
"""Places for each filled one, up to which empty ones are kept."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell that says something. `row` and `column` count from 1."""

    row: int
    column: int
    text: str = field(repr=False)
    kind: Kind
    bold: bool = False
    italic: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet: its cells row by row, and of its look what an export keeps.

    Attributes:
        widths: of columns, in characters.
        merged: first row, first column, last row, last column.
        frozen: how many rows and columns do not scroll.
        covered: what cells below merged ones say; no program shows it, and no export has it.
    """

    name: str = field(repr=False)
    cells: tuple[Cell, ...] = field(repr=False)
    widths: Mapping[int, float]
    merged: tuple[tuple[int, int, int, int], ...]
    frozen: tuple[int, int]
    covered: tuple[str, ...] = field(default=(), repr=False)

    @property
    def is_named(self) -> bool:
        """Whether its name is shown."""
        return not _USUAL.fullmatch(self.name)

    @property
    def rows(self) -> Iterator[list[Cell]]:
        """The filled rows."""
        return (list(cells) for _, cells in groupby(self.cells, lambda cell: cell.row))

    def columns(self) -> dict[int, int]:
        """The filled columns, numbered from 0; none of a sheet that is too wide or too empty."""
        filled = sorted({cell.column for cell in self.cells})
        places = len(filled) * len({cell.row for cell in self.cells})
        if len(filled) > _MOST_SET or places > _SPARSEST * len(self.cells):
            return {}
        return {column: number for number, column in enumerate(filled)}


@dataclass(frozen=True, slots=True)
class Slot:
    """Where the name of a sheet, or one of its cells, stands in the text."""

    start: int
    end: int
    sheet: int
    cell: Cell | None


@dataclass(frozen=True)
class Content:
    """A whole workbook."""

    sheets: tuple[Sheet, ...]

    @cached_property
    def _laid(self) -> tuple[str, tuple[Slot, ...], tuple[Span, ...]]:
        parts: list[str] = []
        slots: list[Slot] = []
        rows: list[Span] = []
        position = 0

        def add(text: str) -> None:
            nonlocal position
            parts.append(text)
            position += len(text)

        for number, sheet in enumerate(self.sheets):
            if sheet.is_named:
                slots.append(Slot(position, position + len(sheet.name), number, None))
                add(f"{sheet.name}\n")
            columns = sheet.columns()
            for row in sheet.rows:
                start, behind = position, 0
                for number_in_row, cell in enumerate(row):
                    column = columns.get(cell.column, number_in_row)
                    add("\t" * (column - behind))
                    behind = column
                    slots.append(Slot(position, position + len(cell.text), number, cell))
                    add(cell.text)
                rows.append(Span(start, position))
                add("\n")
            add("\n")
        return "".join(parts), tuple(slots), tuple(rows)

    @property
    def text(self) -> str:
        """Sheet by sheet, row by row, a tab between two cells, and one for an empty cell."""
        return self._laid[0]

    @property
    def slots(self) -> tuple[Slot, ...]:
        """Names and cells, in order."""
        return self._laid[1]

    @property
    def rows(self) -> tuple[Span, ...]:
        """The rows of all sheets."""
        return self._laid[2]

    @property
    def barriers(self) -> tuple[int, ...]:
        """The edges of all names and cells."""
        edges = {edge for slot in self.slots for edge in (slot.start, slot.end)}
        return tuple(sorted(edge for edge in edges if 0 < edge < len(self.text)))

    def fields(self) -> Iterator[tuple[int, int, str]]:
        """Start, end and name of the cells below a heading, and of the names of sheets."""
        headers = [_header(sheet) for sheet in self.sheets]
        numbers = [
            {row[0].row: number for number, row in enumerate(sheet.rows)} for sheet in self.sheets
        ]
        for slot in self.slots:
            if slot.cell is None:
                yield slot.start, slot.end, SHEET
            else:
                row = numbers[slot.sheet][slot.cell.row]
                name = headers[slot.sheet].name(row, slot.cell.column - 1)
                if name:
                    yield slot.start, slot.end, name

    def composition(self) -> Composition:
        """Tables, as the reviewer sees them; none where one is too wide or too empty for that."""
        paragraphs, runs = [], []
        places = [_places(sheet) for sheet in self.sheets]
        if not all(found for found, sheet in zip(places, self.sheets, strict=True) if sheet.cells):
            return Composition()
        for slot in self.slots:
            if slot.cell is None:
                paragraphs.append(Paragraph(slot.start, slot.end, heading=1))
                continue
            cell = slot.cell
            row, column, columns = places[slot.sheet][cell.row, cell.column]
            place = Place(slot.sheet + 1, row, column, columns)
            paragraphs.append(Paragraph(slot.start, slot.end, cell=place))
            style = (Style.BOLD if cell.bold else Style.PLAIN) | (
                Style.ITALIC if cell.italic else Style.PLAIN
            )
            if style:
                runs.append(Run(slot.start, slot.end, style))
        return Composition.of(paragraphs, runs)


def _places(sheet: Sheet) -> dict[tuple[int, int], tuple[int, int, int]]:
    """Row, column and width of each cell in a table that has no empty rows or columns."""
    columns = sheet.columns()
    if not columns:
        return {}
    ends = {(top, left): right for top, left, _, right in sheet.merged}
    found = {}
    for number, row in enumerate(sheet.rows):
        for cell in row:
            # A title in a row of its own reaches over the empty cells beside it, as in Excel.
            end = ends.get((cell.row, cell.column), cell.column)
            end = max(columns) if len(row) == 1 else end
            width = sum(cell.column <= column <= end for column in columns)
            found[cell.row, cell.column] = (number, columns[cell.column], max(1, width))
    return found


def _header(sheet: Sheet) -> Header:
    """The row that names the columns, found as in tables of text."""
    written = io.StringIO()
    lines = csv.writer(written, lineterminator="\n")
    for number, row in enumerate(sheet.rows):
        if number == _FIRST_ROWS:
            break
        texts = {cell.column: cell.text for cell in row if cell.column <= _MOST_COLUMNS}
        lines.writerow(texts.get(column, "") for column in range(1, max(texts, default=0) + 1))
    return find_header(written.getvalue(), ",")
