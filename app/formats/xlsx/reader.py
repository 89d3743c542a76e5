"""The cells of a workbook, read by openpyxl out of a package that was cut down."""

from __future__ import annotations

import io
import re
import warnings
from datetime import date, datetime, time, timedelta

import openpyxl
from openpyxl.worksheet.worksheet import Worksheet

from app.errors import Corrupt, LimitExceeded
from app.formats.xlsx.content import Cell, Content, Sheet
from app.formats.xlsx.package import Package
from app.formats.xlsx.values import Value, shown

MAX_CHARACTERS = 8_000_000
_WIDEST = 120.0
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
            sheets = tuple(_sheet(sheet) for sheet in book.worksheets)
    except MemoryError:
        raise
    except Exception:  # noqa: BLE001 - a damaged workbook can fail in any way
        raise Corrupt("The Excel workbook is damaged.") from None
    content = Content(sheets)
    if sum(len(cell.text) + 1 for sheet in sheets for cell in sheet.cells) > MAX_CHARACTERS:
        raise LimitExceeded(f"The workbook is longer than {MAX_CHARACTERS:,} characters.")
    return content


def _sheet(sheet: Worksheet) -> Sheet:
    cells = []
    for (row, column), cell in sorted(sheet._cells.items()):  # noqa: SLF001 - all others are empty
        value: Value | None = cell.value
        if value is None or not isinstance(value, _VALUES):
            continue
        told = shown(value, cell.number_format)
        text = _ILLEGAL.sub(" ", told.text.replace("\r\n", "\n").replace("\r", "\n"))
        if text.strip():
            look = cell.font
            cells.append(Cell(row, column, text, told.kind, bool(look.b), bool(look.i)))
    widths = {
        number: min(float(one.width), _WIDEST)
        for one in sheet.column_dimensions.values()
        if one.customWidth and one.min
        for number in range(one.min, min(one.max or one.min, one.min + 256) + 1)
    }
    merged = tuple(
        (one.min_row, one.min_col, one.max_row, one.max_col) for one in sheet.merged_cells.ranges
    )
    return Sheet(sheet.title, tuple(cells), widths, tuple(sorted(merged)), _frozen(sheet))


def _frozen(sheet: Worksheet) -> tuple[int, int]:
    pane = sheet.sheet_view.pane
    if pane is None or pane.state not in ("frozen", "frozenSplit"):
        return 0, 0
    return min(int(pane.ySplit or 0), 1000), min(int(pane.xSplit or 0), 100)
