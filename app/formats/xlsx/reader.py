"""The cells of a workbook, read by openpyxl out of a package that was cut down."""

from __future__ import annotations

import io
import re
import warnings
from collections.abc import Iterable, Sequence
from datetime import date, datetime, time, timedelta
from math import ceil

import openpyxl
from openpyxl.cell.cell import Cell as WorkbookCell
from openpyxl.worksheet.worksheet import Worksheet

from app.errors import Corrupt, InputError, LimitExceeded
from app.formats.xlsx.content import Cell, Content, Sheet
from app.formats.xlsx.package import MAX_COLUMNS, MAX_COVERED, MAX_ROWS, Package, Range
from app.formats.xlsx.values import Value, shown

MAX_CHARACTERS = 8_000_000
# Of columns, in characters: exact ones may spell.
_WIDEST, _WIDTH_STEP = 60, 5
# Neither may stand in XML; an escaped one is written `_x0007_`.
_ILLEGAL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]+|_x[0-9A-Fa-f]{4}_")
_VALUES = (str, bool, int, float, datetime, date, time, timedelta)


def content_of(package: Package) -> Content:
    """All cells of all sheets, hidden ones too. Raises `Corrupt` and `LimitExceeded`."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            book = openpyxl.load_workbook(
                io.BytesIO(package.data), data_only=True, keep_links=False
            )
            sheets = _sheets(book.worksheets, package.merged)
    except (MemoryError, InputError):
        raise
    except Exception:  # noqa: BLE001 - a damaged workbook can fail in any way
        raise Corrupt("The Excel workbook is damaged.") from None
    return Content(sheets)


def _sheets(
    untrusted_sheets: Sequence[Worksheet], merged: Sequence[tuple[Range, ...]]
) -> tuple[Sheet, ...]:
    found: list[Sheet] = []
    room = MAX_CHARACTERS
    for sheet, ranges in zip(untrusted_sheets, merged, strict=True):
        cells, hidden = [], []
        covered = _covered(sheet, ranges)
        for place, cell in sorted(sheet._cells.items()):  # noqa: SLF001 - all others are empty
            # One long text may be the value of every cell.
            room -= len(cell.value) if isinstance(cell.value, str) else 1
            if room < 0:
                raise LimitExceeded(f"The workbook is longer than {MAX_CHARACTERS:,} characters.")
            if cell.row > MAX_ROWS or cell.column > MAX_COLUMNS:
                raise Corrupt("A sheet of the Excel workbook has cells where none can be.")
            read = _cell(cell)
            if read is not None and place in covered:
                hidden.append(read.text)
            elif read is not None:
                cells.append(read)
        found.append(
            Sheet(
                sheet.title,
                tuple(cells),
                _widths(sheet),
                ranges,
                _frozen(sheet),
                tuple(hidden),
            )
        )
    return tuple(found)


def _cell(untrusted_cell: WorkbookCell) -> Cell | None:
    value: Value | None = untrusted_cell.value
    if value is None or not isinstance(value, _VALUES):
        return None
    told = shown(value, untrusted_cell.number_format)
    text = _ILLEGAL.sub(" ", told.text.replace("\r\n", "\n").replace("\r", "\n"))
    if not text.strip():
        return None
    row, column, look = untrusted_cell.row, untrusted_cell.column, untrusted_cell.font
    return Cell(row, column, text, told.kind, bold=bool(look.b), italic=bool(look.i))


def _covered(sheet: Worksheet, ranges: Iterable[Range]) -> set[tuple[int, int]]:
    """The filled cells that merged ones hide, which Excel takes for empty."""
    places, covered, left_to_do = sheet._cells, set(), MAX_COVERED  # noqa: SLF001 - as above
    for top, left, bottom, right in ranges:
        area = (bottom - top + 1) * (right - left + 1)
        left_to_do -= min(area, len(places))
        if left_to_do < 0:
            raise LimitExceeded("The workbook has too many merged cells.")
        if area <= len(places):
            rows, columns = range(top, bottom + 1), range(left, right + 1)
            inside = {(row, column) for row in rows for column in columns} & places.keys()
        else:
            inside = {
                (row, column)
                for row, column in places
                if top <= row <= bottom and left <= column <= right
            }
        covered |= inside - {(top, left)}
    return covered


def _widths(sheet: Worksheet) -> dict[int, float]:
    return {
        number: float(min(max(1, ceil(one.width / _WIDTH_STEP)) * _WIDTH_STEP, _WIDEST))
        for one in sheet.column_dimensions.values()
        if one.customWidth and one.min
        for number in range(one.min, min(one.max or one.min, one.min + 256) + 1)
    }


def _frozen(sheet: Worksheet) -> tuple[int, int]:
    pane = sheet.sheet_view.pane
    if pane is None or pane.state not in ("frozen", "frozenSplit"):
        return 0, 0
    return min(int(pane.ySplit or 0), 1000), min(int(pane.xSplit or 0), 100)
