"""Columns of short numbers of which the tagger is nowhere sure: `EF %`, pulses by the hour.

One cell alone may be an age or the end of a number, and is left to the tagger. In a column of
ages, beds or telephones it is sure of some; where of all cells of a column it is sure of none,
they are values. What may be the age of somebody over 89 stays all the same.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator

from app.engine.detectors.base import TAGGER
from app.engine.detectors.structured.field_names import kind_of_heading
from app.engine.detectors.structured.tables import Cell, Table, tables_of
from app.engine.domain.document import Document, Span
from app.engine.domain.review import Finding

_SHORT = re.compile(r"[<>≤≥]?\d{1,3}(?:[.,]\d{1,2})?\s?%?")
_FEWEST, _SHARE, _SURE = 4, 0.8, 0.5
_OLD = range(90, 120)


def outside_number_columns(findings: Iterable[Finding], document: Document) -> tuple[Finding, ...]:
    """`findings` without those that fill cells of such columns."""
    found = tuple(findings)
    by_place: defaultdict[int, list[Finding]] = defaultdict(list)
    for finding in found:
        by_place[finding.span.start].append(finding)
    values = {
        span
        for table in tables_of(document)
        for column in _columns(table, document.text)
        if not _is_surely_found(column, by_place)
        for span in column
    }
    return tuple(
        one
        for one in found
        if one.detector != TAGGER or one.span not in values or _may_be_old(one, document.text)
    )


def _may_be_old(finding: Finding, text: str) -> bool:
    written = finding.span.of(text)
    return finding.subcategory == "AGE" and written.isdecimal() and int(written) in _OLD


def _columns(table: Table, text: str) -> Iterator[list[Span]]:
    """What the columns of short numbers hold, but for those whose heading tells an identifier."""
    columns: defaultdict[int, list[Cell]] = defaultdict(list)
    for row in table:
        for cell in row.cells:
            columns[cell.column].append(cell)
    for cells in columns.values():
        short = [cell.span for cell in cells if _SHORT.fullmatch(cell.span.of(text).strip())]
        heading = cells[0].span.of(text)
        if len(short) < max(_FEWEST, _SHARE * (len(cells) - 1)) or kind_of_heading([heading]):
            continue
        yield short


def _is_surely_found(column: list[Span], by_place: dict[int, list[Finding]]) -> bool:
    return any(
        finding.score >= _SURE or finding.detector != TAGGER
        for span in column
        for finding in by_place.get(span.start, ())
    )
