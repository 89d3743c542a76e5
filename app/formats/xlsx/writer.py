"""Make the edits, and write a workbook that holds nothing but what is written here.

Names of parts, ids and styles are this program's own; every text is inside its cell.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import ceil
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

from app.engine.domain.document import Span
from app.engine.domain.export import Edit, RedactionPlan
from app.errors import ExportError
from app.formats.docx.opc.archive import write_archive
from app.formats.xlsx.content import Cell, Content, Sheet
from app.formats.xlsx.values import Kind, serial

_ILLEGAL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]+")
_NOT_IN_NAMES = re.compile(r"[:*?/\\\x00-\x1f]")
_LONGEST_NAME = 31
_WORD = re.compile(r"\w")


def edited(content: Content, plan: RedactionPlan) -> Content:
    """`content` with the edits made. Raises `ExportError` for an edit that crosses cells."""
    inside = _by_slot(content, plan.edits)
    names: dict[int, str] = {}
    cells: list[list[Cell]] = [[] for _ in content.sheets]
    for number, slot in enumerate(content.slots):
        text = content.text[slot.start : slot.end]
        moved = inside.get(number, ())
        if moved:
            text = _ILLEGAL.sub(" ", RedactionPlan("", plan.mode, moved).apply(text))
        if slot.cell is None:
            names[slot.sheet] = text
        else:
            cells[slot.sheet].append(replace(slot.cell, text=text))
    taken: set[str] = set()
    return Content(
        tuple(
            replace(
                sheet,
                name=_sheet_name(names.get(number, sheet.name), taken),
                cells=tuple(cells[number]),
            )
            for number, sheet in enumerate(content.sheets)
        )
    )


def _by_slot(content: Content, edits: Sequence[Edit]) -> dict[int, tuple[Edit, ...]]:
    starts = [slot.start for slot in content.slots]
    found: dict[int, tuple[Edit, ...]] = {}
    for edit in edits:
        number = bisect_right(starts, edit.span.start) - 1
        if number >= 0 and edit.span.end <= content.slots[number].end:
            start = starts[number]
            span = Span(edit.span.start - start, edit.span.end - start)
            found[number] = (*found.get(number, ()), replace(edit, span=span))
        elif edit.span.end > len(content.text) or _WORD.search(edit.span.of(content.text)):
            raise ExportError("A finding extends beyond its cell.")
    return found


def _sheet_name(name: str, taken: set[str]) -> str:
    """A name that Excel takes: short, without some signs, and the only one of its kind."""
    plain = _NOT_IN_NAMES.sub(" ", name.translate({ord("["): "(", ord("]"): ")"})).strip(" '")
    plain = plain[:_LONGEST_NAME].strip() or "Sheet"
    chosen, number = plain, 2
    while chosen.casefold() in taken:
        end = f" ({number})"
        chosen, number = plain[: _LONGEST_NAME - len(end)] + end, number + 1
    taken.add(chosen.casefold())
    return chosen


_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
_MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_RELS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml."
# Numbers of formats (ISO/IEC 29500-1, 18.8.30), and from 164 on those of this program.
_FORMATS = {
    Kind.GENERAL: 0,
    Kind.TEXT: 49,
    Kind.INTEGER: 1,
    Kind.DECIMALS: 0,
    Kind.PERCENT: 10,
    Kind.DATE: 164,
    Kind.DATE_TIME: 165,
    Kind.TIME: 166,
    Kind.DURATION: 46,
}
_OWN_FORMATS = {164: "yyyy-mm-dd", 165: "yyyy-mm-dd hh:mm:ss", 166: "hh:mm:ss"}
_KINDS = tuple(_FORMATS)
# Characters that a column must have for it: what is wider than its column is shown as `###`.
_NARROWEST = {Kind.DATE: 11.0, Kind.DATE_TIME: 19.0, Kind.TIME: 9.0, Kind.DURATION: 10.0}
_USUAL_WIDTH, _FILLED = 8.43, 0.85
"""Characters of a column, and how much of a line words fill."""
_LINE, _HIGHEST = 15, 409  # points
_LOOKS = ((False, False), (True, False), (False, True), (True, True))


def save(content: Content, target: Path) -> None:
    """Write `content`, which was edited."""
    write_archive(target, _members(content.sheets))


def _members(sheets: Sequence[Sheet]) -> Iterator[tuple[str, bytes]]:
    numbers = range(1, len(sheets) + 1)
    parts = [("workbook", "sheet.main"), ("styles", "styles")]
    parts += [(f"worksheets/sheet{number}", "worksheet") for number in numbers]
    overrides = "".join(
        f'<Override PartName="/xl/{part}.xml" ContentType="{_TYPES}{kind}+xml"/>'
        for part, kind in parts
    )
    rels = "application/vnd.openxmlformats-package.relationships+xml"
    default = f'<Default Extension="rels" ContentType="{rels}"/>'
    types = f'<Types xmlns="{_PACKAGE}/content-types">{default}{overrides}</Types>'
    yield "[Content_Types].xml", (_HEAD + types).encode()
    yield "_rels/.rels", _relationships([("officeDocument", "xl/workbook.xml")])
    tabs = "".join(
        f'<sheet name={quoteattr(sheet.name)} sheetId="{number}" r:id="rId{number}"/>'
        for number, sheet in enumerate(sheets, 1)
    )
    book = f'<workbook xmlns="{_MAIN}" xmlns:r="{_RELS}"><sheets>{tabs}</sheets></workbook>'
    yield "xl/workbook.xml", (_HEAD + book).encode()
    lines = [("worksheet", f"worksheets/sheet{number}.xml") for number in numbers]
    yield "xl/_rels/workbook.xml.rels", _relationships([*lines, ("styles", "styles.xml")])
    yield "xl/styles.xml", (_HEAD + _styles()).encode()
    for number, sheet in enumerate(sheets, 1):
        yield f"xl/worksheets/sheet{number}.xml", (_HEAD + _sheet(sheet)).encode()


def _relationships(targets: Sequence[tuple[str, str]]) -> bytes:
    lines = "".join(
        f'<Relationship Id="rId{number}" Type="{_RELS}/{kind}" Target="{target}"/>'
        for number, (kind, target) in enumerate(targets, 1)
    )
    space = f"{_PACKAGE}/relationships"
    return f'{_HEAD}<Relationships xmlns="{space}">{lines}</Relationships>'.encode()


def _styles() -> str:
    formats = "".join(
        f'<numFmt numFmtId="{number}" formatCode="{code}"/>'
        for number, code in _OWN_FORMATS.items()
    )
    fonts = "".join(
        f"<font>{'<b/>' * bold}{'<i/>' * italic}"
        '<sz val="11"/><name val="Calibri"/><family val="2"/></font>'
        for bold, italic in _LOOKS
    )
    wrap = '<alignment vertical="top" wrapText="1"/>'
    cells = "".join(
        f'<xf numFmtId="{_FORMATS[kind]}" fontId="{font}" fillId="0" borderId="0" xfId="0"'
        f' applyNumberFormat="1" applyFont="1" applyAlignment="1">{wrap}</xf>'
        for kind in _KINDS
        for font in range(len(_LOOKS))
    )
    return (
        f'<styleSheet xmlns="{_MAIN}"><numFmts count="{len(_OWN_FORMATS)}">{formats}</numFmts>'
        f'<fonts count="{len(_LOOKS)}">{fonts}</fonts>'
        '<fills count="2"><fill><patternFill patternType="none"/></fill>'
        '<fill><patternFill patternType="gray125"/></fill></fills>'
        '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>'
        '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>'
        f'</cellStyleXfs><cellXfs count="{len(_KINDS) * len(_LOOKS)}">{cells}</cellXfs>'
        '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>'
        "</styleSheet>"
    )


def _sheet(sheet: Sheet) -> str:
    widths = _widths(sheet)
    rows = "".join(
        f'<row r="{row[0].row}"{_height(row, sheet, widths)}>{"".join(map(_cell, row))}</row>'
        for row in sheet.rows
    )
    columns = "".join(
        f'<col min="{number}" max="{number}" width="{width:.2f}" customWidth="1"/>'
        for number, width in sorted(widths.items())
    )
    merged = "".join(
        f'<mergeCell ref="{_name(top, left)}:{_name(bottom, right)}"/>'
        for top, left, bottom, right in sheet.merged
    )
    return (
        f'<worksheet xmlns="{_MAIN}">{_views(*sheet.frozen)}'
        f"{f'<cols>{columns}</cols>' if columns else ''}<sheetData>{rows}</sheetData>"
        f"{f'<mergeCells>{merged}</mergeCells>' if merged else ''}</worksheet>"
    )


def _height(row: Sequence[Cell], sheet: Sheet, widths: dict[int, float]) -> str:
    """Room for all lines of a row: some programs give each row that of one without being told."""
    wide = {(top, left): right for top, left, _, right in sheet.merged}
    lines = 1
    for cell in row:
        last = wide.get((cell.row, cell.column), cell.column)
        room = sum(widths.get(number, _USUAL_WIDTH) for number in range(cell.column, last + 1))
        needed = (ceil(len(one) / max(1.0, room * _FILLED)) for one in cell.text.split("\n"))
        lines = max(lines, sum(max(1, one) for one in needed))
    return f' ht="{min(lines * _LINE, _HIGHEST):g}"' if lines > 1 else ""


def _widths(sheet: Sheet) -> dict[int, float]:
    widths = dict(sheet.widths)
    for cell in sheet.cells:
        least = _NARROWEST.get(cell.kind, 0.0)
        if least > widths.get(cell.column, 8.0):
            widths[cell.column] = least
    return widths


def _views(rows: int, columns: int) -> str:
    if not rows and not columns:
        return ""
    corner = "bottomRight" if rows and columns else "bottomLeft" if rows else "topRight"
    split = (f' xSplit="{columns}"' if columns else "") + (f' ySplit="{rows}"' if rows else "")
    pane = (
        f'<pane{split} topLeftCell="{_name(rows + 1, columns + 1)}" activePane="{corner}"'
        ' state="frozen"/>'
    )
    return f'<sheetViews><sheetView workbookViewId="0">{pane}</sheetView></sheetViews>'


def _cell(cell: Cell) -> str:
    number = serial(cell.text, cell.kind)
    kind = cell.kind if number is not None else Kind.TEXT
    style = _KINDS.index(kind) * len(_LOOKS) + _LOOKS.index((cell.bold, cell.italic))
    place = f'r="{_name(cell.row, cell.column)}" s="{style}"'
    if number is not None:
        # All digits: a time that is a little too small is shown as the second before.
        return f"<c {place}><v>{format(number, '.17g' if kind in _NARROWEST else '.15g')}</v></c>"
    return f'<c {place} t="inlineStr"><is><t xml:space="preserve">{escape(cell.text)}</t></is></c>'


def _name(row: int, column: int) -> str:
    letters = ""
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return f"{letters}{row}"
