"""Workbooks: by openpyxl, and written by hand where a test puts in what no program writes."""

from __future__ import annotations

import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path

import openpyxl
from openpyxl.workbook import Workbook

from app.engine.domain.document import Document, Span
from app.engine.domain.export import Edit, Extract, Mode, RedactionPlan
from app.formats.base import Options
from app.formats.xlsx.extractor import extracts
from app.formats.xlsx.format import XlsxFormat
from app.progress import NullReporter

MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_RELS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"


def book(*sheets: Sequence[Sequence[object]], names: Sequence[str] = ()) -> Workbook:
    """A workbook with these rows in its sheets."""
    made = openpyxl.Workbook()
    made.remove(made.active)
    for number, rows in enumerate(sheets):
        sheet = made.create_sheet(names[number] if names else f"Sheet{number + 1}")
        for row in rows:
            sheet.append(list(row))
    return made


def saved(made: Workbook, folder: Path) -> Path:
    """The file of a workbook."""
    made.save(folder / "source.xlsx")
    return folder / "source.xlsx"


def package(
    folder: Path,
    rows: str,
    *,
    behind: str = "",
    before: str = "",
    sheets: int = 1,
    parts: Mapping[str, str | bytes] | None = None,
) -> Path:
    """A workbook by hand: `rows` of its first sheet, what stands around them, and more parts."""
    numbers = range(1, sheets + 1)
    named = {"styles": "styles.xml", "sharedStrings": "sharedStrings.xml"}
    lines = [("worksheet", f"worksheets/sheet{number}.xml") for number in numbers]
    lines += [one for one in named.items() if f"xl/{one[1]}" in (parts or {})]
    rels = "".join(
        f'<Relationship Id="rId{number}" Type="{_RELS}/{kind}" Target="{target}"/>'
        for number, (kind, target) in enumerate(lines, 1)
    )
    tabs = "".join(f'<sheet name="Sheet{n}" sheetId="{n}" r:id="rId{n}"/>' for n in numbers)
    members: dict[str, str | bytes] = {
        "[Content_Types].xml": f'<Types xmlns="{_PACKAGE}/content-types"/>',
        "xl/workbook.xml": f'<workbook {MAIN} xmlns:r="{_RELS}"><sheets>{tabs}</sheets></workbook>',
        "xl/_rels/workbook.xml.rels": f'<Relationships xmlns="{_PACKAGE}/relationships">{rels}'
        "</Relationships>",
        **{f"xl/worksheets/sheet{n}.xml": f"<worksheet {MAIN}/>" for n in numbers[1:]},
        "xl/worksheets/sheet1.xml": f"<worksheet {MAIN}>{before}<sheetData>{rows}</sheetData>"
        f"{behind}</worksheet>",
        **(parts or {}),
    }
    with zipfile.ZipFile(folder / "source.xlsx", "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in members.items():
            archive.writestr(name, data)
    return folder / "source.xlsx"


def row(number: int, *texts: str) -> str:
    """A row of texts, from column A on."""
    cells = "".join(
        f'<c r="{chr(ord("A") + at)}{number}" t="inlineStr"><is><t>{text}</t></is></c>'
        for at, text in enumerate(texts)
    )
    return f'<row r="{number}">{cells}</row>'


def read(path: Path) -> Document:
    """The workbook as it is read."""
    return XlsxFormat().read(path, Options(), NullReporter())


def exported(path: Path, *edits: tuple[str, str]) -> Path:
    """Its export, in which the first of each of these words is the other."""
    document = read(path)
    made = []
    for words, other in edits:
        start = document.text.index(words)
        made.append(Edit(Span(start, start + len(words)), other, "PATIENT"))
    plan = RedactionPlan(document.id, Mode.SURROGATE, tuple(sorted(made, key=lambda e: e.span)))
    target = path.with_name("export.xlsx")
    XlsxFormat().write(path, Options(), plan, target, NullReporter())
    return target


def searched(path: Path) -> list[Extract]:
    """What the check of an export sees in a file."""
    return list(extracts(path, NullReporter()))
