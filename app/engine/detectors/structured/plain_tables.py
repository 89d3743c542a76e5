"""Tables in running text, as pages and Word files give them: rows of cells with tabs between.

A list of patients is one. What its columns are called names nobody, `7` before the seventh patient
is no age, and what is found below *Town* is a town. Cells in which nothing was found are left
alone: below *Name* there may be medicines.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from app.engine.detectors.base import TAGGER
from app.engine.detectors.structured.field_names import kind_of_heading
from app.engine.detectors.structured.headings import headings_in, is_measured
from app.engine.domain.document import Document, Span
from app.engine.domain.review import Finding, finding_id
from app.engine.text.distinctive import PERSONS

_FEWEST_CELLS, _FEWEST_ROWS = 3, 4
_NUMBER = re.compile(r"(\d{1,3})[.)]?")
_VALUE = re.compile(r"[<>≤≥]?\s?\d{1,5}(?:[.,]\d{1,3})?(?:\s?[HL*↑↓])?")

_Row = Sequence[Span | None]  # a cell may be empty
_Table = Sequence[_Row]


def plain_table_spans(document: Document) -> Iterator[Span]:
    """Headings, row numbers and values of tables in a document that has no fields of its own."""
    text = document.text
    if document.fields:
        return
    tables = [*_tables(text)]
    rows = [row for table in tables for row in table]
    for row in rows:
        yield from headings_in([cell for cell in row if cell], text)
    yield from _row_numbers(rows, text)
    for cell, heading in _cells_below_headings(tables, text):
        if _VALUE.fullmatch(cell.of(text).strip()) and is_measured(heading):
            yield cell


def labelled_by_column(findings: Iterable[Finding], document: Document) -> tuple[Finding, ...]:
    """`findings` with the kind that the heading of the column says, where they fill a cell.

    Who a person is, the tagger knows better than a heading such as *Name*.
    """
    kinds = {} if document.fields else dict(_kinds_of_cells(document.text))
    return tuple(_labelled(one, kinds.get(one.span, one.subcategory)) for one in findings)


def _labelled(finding: Finding, kind: str) -> Finding:
    both = {finding.subcategory, kind}
    if finding.detector != TAGGER or len(both) == 1 or both <= PERSONS:
        return finding
    return replace(finding, id=finding_id(finding.span, kind), subcategory=kind)


def _kinds_of_cells(text: str) -> Iterator[tuple[Span, str]]:
    for cell, heading in _cells_below_headings(_tables(text), text):
        if kind := kind_of_heading([heading]):
            yield cell, kind


def _cells_below_headings(tables: Iterable[_Table], text: str) -> Iterator[tuple[Span, str]]:
    """Cells that are not empty, in rows as long as a sure header, with the headings above them."""
    for header, *rows in tables:
        names = [cell for cell in header if cell]
        if 2 * len([*headings_in(names, text)]) < len(header):
            continue
        for row in rows:
            if len(row) == len(header):
                for cell, name in zip(row, header, strict=True):
                    if cell and name:
                        yield cell, name.of(text)


def _tables(text: str) -> Iterator[_Table]:
    if "\t" not in text:
        return
    for is_row, lines in groupby(_lines(text), lambda cells: len(cells) >= _FEWEST_CELLS):
        table = tuple(lines)
        if is_row and len(table) >= _FEWEST_ROWS:
            yield table


def _lines(text: str) -> Iterator[_Row]:
    at = 0
    for line in text.split("\n"):
        row: list[Span | None] = []
        start = at
        for cell in line.split("\t"):
            row.append(Span(start, start + len(cell)) if cell else None)
            start += len(cell) + 1
        at += len(line) + 1
        yield row


def _row_numbers(rows: Iterable[_Row], text: str) -> Iterator[Span]:
    """First cells that count the rows from 1, and on after a break."""
    firsts = [row[0] for row in rows if row[0]]
    found = [(_NUMBER.fullmatch(cell.of(text).strip()), cell) for cell in firsts]
    numbered = [(int(number[1]), cell) for number, cell in found if number]
    ended = 0
    for _, run in groupby(enumerate(numbered), lambda one: one[1][0] - one[0]):
        counted = [one for _, one in run]
        first = counted[0][0]
        if (first == 1 and len(counted) >= _FEWEST_ROWS) or 1 < first == ended + 1:
            yield from (cell for _, cell in counted)
            ended = counted[-1][0]
