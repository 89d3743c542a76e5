"""What the tables of pages and Word files tell of their cells.

What their columns are called names nobody, nor do `7` before the seventh patient, `14.6` below or
behind *Hb*, and `od` below *Dose*; what is found below *Town* is a town. Cells in which nothing
was found are left alone: below *Name* there may be medicines.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from app.engine.detectors.base import TAGGER
from app.engine.detectors.structured.doses import (
    is_dose,
    is_dose_heading,
    is_way_heading,
    is_way_or_times,
)
from app.engine.detectors.structured.field_names import is_weak, kind_of_heading
from app.engine.detectors.structured.headings import headings_in, is_measured, is_results
from app.engine.detectors.structured.tables import Cell, Row, Table, tables_of
from app.engine.domain.document import Document, Span
from app.engine.domain.review import Finding, finding_id
from app.engine.text.distinctive import PERSONS

_FEWEST_COUNTED, _FEWEST_LABELS = 4, 2
_NUMBER = re.compile(r"(\d{1,3})[.)]?")
_AMOUNT = r"[<>≤≥]?\s?\d{1,4}(?:[.,]\d{1,3})?"
_VALUE = re.compile(rf"{_AMOUNT}(?:\s?[HL*↑↓%])?")
_RESULT = re.compile(rf"{_AMOUNT}(?:\s?[HL*↑↓%]|\s?[-–]\s?{_AMOUNT})?")
_DAY = re.compile(r"\d{1,2}[./-]\d{1,2}(?:[./-](?:\d\d){1,2})?|\d{4}-\d\d-\d\d")
_MAY_BE_DAY = re.compile(r"(?:0?[1-9]|[12]\d|3[01])[.,](?:0?[1-9]|1[0-2])")


def plain_table_spans(document: Document) -> Iterator[Span]:
    """Headings, row numbers, values and doses of tables in a document without fields of its own."""
    if document.fields:
        return
    text = document.text
    parts = [part for table in tables_of(document) for part in _parts(table, text)]
    for part in parts:
        yield from part.headings
        yield from part.measured(text)
        yield from part.doses(text)
        yield from part.results(text)
    yield from _row_numbers(parts, text)


def labelled_by_column(findings: Iterable[Finding], document: Document) -> tuple[Finding, ...]:
    """`findings` with the kind that the heading of the column says, where they fill a cell.

    Who a person is, the tagger knows better than a heading such as *Name*.
    """
    kinds = {cell: kind for cell, _, kind in kinds_of_cells(document)}
    return tuple(_labelled(one, kinds.get(one.span, one.subcategory)) for one in findings)


def _labelled(finding: Finding, kind: str) -> Finding:
    both = {finding.subcategory, kind}
    if finding.detector != TAGGER or len(both) == 1 or both <= PERSONS:
        return finding
    return replace(finding, id=finding_id(finding.span, kind), subcategory=kind)


def kinds_of_cells(document: Document) -> Iterator[tuple[Span, str, str]]:
    """Cells below headings of what identifies, with heading and kind, where there are no fields."""
    for table in tables_of(document) if not document.fields else ():
        for part in _parts(table, document.text):
            for heading, kind, cells in part.kinds(document.text):
                yield from ((line, heading, kind) for cell in cells for line in cell.lines)


@dataclass(frozen=True, slots=True)
class _Part:
    """A sure header, or none, with its headings, and the rows up to the next one."""

    header: Row | None
    headings: tuple[Span, ...]
    rows: Sequence[Row]

    def columns(self) -> Iterator[tuple[Cell, Sequence[Cell]]]:
        """Each cell of the header with the cells below it, as far as they are no wider."""
        if self.header is None:
            return
        below: dict[int, list[Cell]] = {}
        for row in self.rows:
            if row.width == self.header.width:
                for cell in row.cells:
                    below.setdefault(cell.column, []).append(cell)
        for heading in self.header.cells:
            inside = range(heading.column, heading.behind)
            cells = (cell for column in inside for cell in below.get(column, ()))
            yield heading, [cell for cell in cells if cell.behind <= heading.behind]

    def kinds(self, text: str) -> Iterator[tuple[str, str, Sequence[Cell]]]:
        """What identifies, column by column. A medicine has a name too, and is given by a way."""
        given = self._is_of_medicines(text)
        for heading, cells in self.columns():
            written = heading.span.of(text)
            kind = kind_of_heading([written])
            if kind and not (given and (is_weak(written) or is_way_heading(written))):
                yield written, kind, cells

    def measured(self, text: str) -> Iterator[Span]:
        """Values below the name of what is measured."""
        for heading, cells in self.columns():
            if is_measured(heading.span.of(text)):
                yield from _matching(_VALUE, cells, text)

    def doses(self, text: str) -> Iterator[Span]:
        """How much of a medicine, how often and by which way, below headings of these."""
        if self._is_of_medicines(text):
            for heading, cells in self.columns():
                if is_way_heading(heading.span.of(text)):
                    lines = (line for cell in cells for line in cell.lines)
                    yield from (line for line in lines if is_dose(line.of(text)))
            # Where gaps are narrow two cells have become one, and no column can be told.
            narrow = (row for row in self.rows if self.header and row.width != self.header.width)
            for cell in (cell for row in narrow for cell in row.cells[1:]):
                yield from (line for line in cell.lines if is_way_or_times(line.of(text)))

    def results(self, text: str) -> Iterator[Span]:
        """Values in the rows of tests, below headings of results or, without one, right beside."""
        labels = {}
        for row in self.rows:
            first = row.cells[0] if row.cells else None
            if first and first.column == 0 and is_measured(first.span.of(text)):
                labels[first.span] = row
        if len(labels) < _FEWEST_LABELS:
            return
        if self.header is None:
            beside = [row.cells[1] for row in labels.values() if _has_beside(row)]
            if not all(_MAY_BE_DAY.fullmatch(cell.span.of(text).strip()) for cell in beside):
                yield from _matching(_VALUE, beside, text)
            return
        tests = {cell.span for row in labels.values() for cell in row.cells[1:]}
        for heading, cells in self.columns():
            written = heading.span.of(text).strip()
            if is_results(written) or _DAY.fullmatch(written):
                yield from _matching(_RESULT, [one for one in cells if one.span in tests], text)

    def _is_of_medicines(self, text: str) -> bool:
        cells = self.header.cells if self.header else ()
        return any(is_dose_heading(cell.span.of(text)) for cell in cells)


def _parts(table: Table, text: str) -> Iterator[_Part]:
    header: Row | None = None
    headings: tuple[Span, ...] = ()
    rows: list[Row] = []
    for row in table:
        found = tuple(headings_in(row.spans, text))
        if not found or 2 * len(found) < row.count:
            headings += found
            rows.append(row)
            continue
        yield _Part(header, headings, rows)
        header, headings, rows = row, found, []
    yield _Part(header, headings, rows)


def _has_beside(row: Row) -> bool:
    return len(row.cells) > 1 and row.cells[1].column == row.cells[0].behind


def _matching(shape: re.Pattern[str], cells: Iterable[Cell], text: str) -> Iterator[Span]:
    lines = (line for cell in cells for line in cell.lines)
    return (line for line in lines if shape.fullmatch(line.of(text).strip()))


def _row_numbers(parts: Iterable[_Part], text: str) -> Iterator[Span]:
    """First cells that count the rows from 1, and on after a break."""
    firsts = [row.cells[0].span for row in _counted(parts, text)]
    found = [(_NUMBER.fullmatch(first.of(text).strip()), first) for first in firsts]
    numbered = [(int(number[1]), first) for number, first in found if number]
    ended = 0
    for _, run in groupby(enumerate(numbered), lambda one: one[1][0] - one[0]):
        counted = [one for _, one in run]
        first = counted[0][0]
        if (first == 1 and len(counted) >= _FEWEST_COUNTED) or 1 < first == ended + 1:
            yield from (cell for _, cell in counted)
            ended = counted[-1][0]


def _counted(parts: Iterable[_Part], text: str) -> Iterator[Row]:
    """Rows with a first cell, unless its heading says that an identifier or an age stands there.

    Where no header is sure, the first row may be one: `1` below *Date* is a day.
    """
    for part in parts:
        above = [part.header] if part.header else part.rows[:1]
        first = next((row.cells[0] for row in above if row.cells), None)
        if first and first.column == 0 and kind_of_heading([first.span.of(text)]):
            continue
        yield from (row for row in part.rows if row.cells and row.cells[0].column == 0)
