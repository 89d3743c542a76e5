"""Every way in which a workbook can hold an identifier: cells, and what lies around them."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Iterable, Mapping
from datetime import date
from pathlib import Path
from typing import Any

import openpyxl
from leakage.planting import LINES, NAME, NUMBER, SURNAME
from openpyxl.chart import BarChart, Reference
from openpyxl.comments import Comment
from openpyxl.drawing.image import Image as SheetImage
from openpyxl.formatting.rule import FormulaRule
from openpyxl.workbook.defined_name import DefinedName
from openpyxl.worksheet.datavalidation import DataValidation
from openpyxl.worksheet.table import Table
from PIL import Image, ImageDraw

Make = Callable[[Path], Path]

_TYPES = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'


def base(path: Path) -> Path:
    """What every planted file shows besides its slot."""
    return _made(path, lambda _: None)


def _made(path: Path, plant: Callable[[Any], None]) -> Path:
    book = openpyxl.Workbook()
    sheet = book.active
    for number, line in enumerate(LINES, 1):
        sheet.cell(number, 1, line)
    sheet["A4"] = "Potassium"
    sheet["B4"] = 4.1
    plant(book)
    book.save(path)
    return path


def _by(plant: Callable[[Any], None]) -> Make:
    return lambda path: _made(path, plant)


def _cell(value: object, number_format: str = "General") -> Make:
    def plant(book: Any) -> None:
        book.active["C5"] = value
        book.active["C5"].number_format = number_format

    return _by(plant)


def _added(
    members: Mapping[str, str | bytes] | None = None,
    replaced: Iterable[tuple[str, str, str]] = (),
    *,
    comment: str = "",
    appended: bytes = b"",
    rels: Mapping[str, str] | None = None,
) -> Make:
    """A workbook with more members, and others in which a text is replaced by another."""

    def make(path: Path) -> Path:
        with zipfile.ZipFile(base(path)) as archive:
            parts = {one: archive.read(one) for one in archive.namelist()}
        for name, before, after in replaced:
            assert before.encode() in parts[name], (name, before)
            parts[name] = parts[name].replace(before.encode(), after.encode(), 1)
        for name, data in (members or {}).items():
            parts[name] = data if isinstance(data, bytes) else data.encode()
        for name, lines in (rels or {}).items():
            end = b"</Relationships>"
            if name in parts:
                parts[name] = parts[name].replace(end, lines.encode() + end)
            else:
                space = "http://schemas.openxmlformats.org/package/2006/relationships"
                parts[name] = f'<Relationships xmlns="{space}">{lines}</Relationships>'.encode()
        written = io.BytesIO()
        with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, data in parts.items():
                archive.writestr(name, data)
            archive.comment = comment.encode()
        path.write_bytes(written.getvalue() + appended)
        return path

    return make


_SHEET = "xl/worksheets/sheet1.xml"


def _in_sheet(xml: str) -> Make:
    """A cell or another element in the first sheet."""
    if xml.startswith("<row"):
        return _added(replaced=[(_SHEET, "</sheetData>", f"{xml}</sheetData>")])
    return _added(replaced=[(_SHEET, "</sheetData>", f"</sheetData>{xml}")])


def _part(name: str, xml: str) -> Make:
    kind = name.rpartition("/")[2].rstrip("0123456789.xml") or "other"
    line = f'<Relationship Id="rId77" Type="{_TYPES}/{kind}" Target="/{name}"/>'
    return _added({name: xml}, rels={"xl/_rels/workbook.xml.rels": line})


def _covered(book: Any) -> None:
    sheet = book.active
    sheet["C5"], sheet["D5"] = "Seen", NAME
    # `merge_cells` would empty what it covers.
    sheet.merged_cells.add("C5:D5")


def _second_sheet(state: str) -> Make:
    def plant(book: Any) -> None:
        sheet = book.create_sheet("Other")
        sheet["A1"] = f"{NAME} {NUMBER}"
        sheet.sheet_state = state

    return _by(plant)


def _validated(book: Any) -> None:
    rule = DataValidation(type="list", formula1=f'"{SURNAME},Other"', allow_blank=True)
    rule.promptTitle, rule.prompt, rule.error = SURNAME, NAME, NAME
    book.active.add_data_validation(rule)
    rule.add("B4")


def _printed(book: Any) -> None:
    book.active.oddHeader.center.text = NAME
    book.active.oddFooter.left.text = NUMBER


def _linked(book: Any) -> None:
    cell = book.active["B4"]
    cell.hyperlink = f"https://example.org/{SURNAME}"
    cell.hyperlink.tooltip = NAME


def _charted(book: Any) -> None:
    chart = BarChart()
    chart.title = NAME
    chart.add_data(Reference(book.active, min_col=2, min_row=4, max_row=4))
    book.active.add_chart(chart, "E5")


def _pictured(book: Any) -> None:
    picture = Image.new("RGB", (200, 60), "white")
    ImageDraw.Draw(picture).text((5, 5), NAME, fill="black")
    marks = Image.Exif()
    marks[0x010E] = NAME
    data = io.BytesIO()
    picture.save(data, "JPEG", exif=marks)
    data.seek(0)
    book.active.add_image(SheetImage(data), "E5")


def _tabled(book: Any) -> None:
    sheet = book.active
    sheet["D8"], sheet["D9"] = SURNAME, 1
    sheet.add_table(Table(displayName=SURNAME, ref="D8:D9"))


def _named_style(book: Any) -> None:
    from openpyxl.styles import NamedStyle

    book.active["B4"].style = NamedStyle(name=SURNAME)


def _properties(book: Any) -> None:
    book.properties.creator = NAME
    book.properties.title = NUMBER
    book.properties.keywords = SURNAME


SLOTS: dict[str, Make] = {
    "cell": _cell(NAME),
    "number": _cell(40771926),
    "number in a format with marks": _cell(40771926, "00-000-000"),
    "cell with a line end": _cell("Thaddeus\nOkonkwo"),
    "cell with a formula's sign": _cell(f"'={SURNAME}"),
    "first and last name in two cells": _by(
        lambda book: book.active.append(["Thaddeus", "Okonkwo"])
    ),
    "shared string": _added(
        {
            "xl/sharedStrings.xml": f"<sst {_MAIN}><si><t>Unused {NUMBER}</t></si>"
            "<si><r><t>Thaddeus Okon</t></r><r><t>kwo</t></r></si></sst>"
        },
        [(_SHEET, "</sheetData>", '<row r="9"><c r="A9" t="s"><v>1</v></c></row></sheetData>')],
        rels={
            "xl/_rels/workbook.xml.rels": f'<Relationship Id="rId99" Type="{_TYPES}/sharedStrings"'
            ' Target="sharedStrings.xml"/>'
        },
    ),
    "inline string": _in_sheet(
        f'<row r="9"><c r="A9" t="inlineStr"><is><t>{NAME}</t></is></c></row>'
    ),
    "rich text": _in_sheet(
        '<row r="9"><c r="A9" t="inlineStr"><is><r><t>Thaddeus Okon</t></r>'
        "<r><rPr><b/></rPr><t>kwo</t></r></is></c></row>"
    ),
    "phonetic reading": _in_sheet(
        f'<row r="9"><c r="A9" t="inlineStr"><is><t>x</t><rPh sb="0" eb="1"><t>{NAME}</t>'
        "</rPh></is></c></row>"
    ),
    "formula": _in_sheet(
        f'<row r="9"><c r="A9"><f>IF(A1="{NAME}",1,0)</f><v>1</v></c></row>'
    ),
    "stored result": _in_sheet(
        f'<row r="9"><c r="A9" t="str"><f>UPPER(A1)</f><v>{NAME.upper()}</v></c></row>'
    ),
    "formula without result": _cell(f'=CONCATENATE("{SURNAME}","x")'),
    "extension of a cell": _in_sheet(
        f'<row r="9"><c r="A9"><v>1</v><extLst><ext uri="{SURNAME}"/></extLst></c></row>'
    ),
    "unknown attribute": _in_sheet(
        f'<row r="9" spans="1:2" x="{SURNAME}"><c r="A9" cm="{NUMBER}"><v>1</v></c></row>'
    ),
    "comment": _by(
        lambda book: setattr(book.active["B4"], "comment", Comment(NAME, SURNAME))
    ),
    "threaded comment": _part(
        "xl/threadedComments/threadedComment1.xml",
        f"<ThreadedComments><text>{NAME}</text></ThreadedComments>",
    ),
    "person": _part(
        "xl/persons/person.xml", f'<personList><person displayName="{NAME}"/></personList>'
    ),
    "sheet name": _by(lambda book: setattr(book.active, "title", f"{SURNAME} 2025")),
    "hidden sheet": _second_sheet("hidden"),
    "very hidden sheet": _second_sheet("veryHidden"),
    "hidden row": _in_sheet(
        f'<row r="9" hidden="1"><c r="A9" t="inlineStr"><is><t>{NAME}</t></is></c></row>'
    ),
    "cell below a merged one": _by(_covered),
    "defined name": _by(
        lambda book: book.defined_names.add(DefinedName(SURNAME, attr_text=f'"{NAME}"'))
    ),
    "hyperlink": _by(_linked),
    "header and footer": _by(_printed),
    "data validation": _by(_validated),
    "conditional format": _by(
        lambda book: book.active.conditional_formatting.add(
            "A1:A9", FormulaRule(formula=[f'A1="{SURNAME}"'])
        )
    ),
    "table": _by(_tabled),
    "chart title": _by(_charted),
    "picture with EXIF": _by(_pictured),
    "style name": _by(_named_style),
    "number format": _cell(7, f'0" {SURNAME}"'),
    "date format": _cell(date(2025, 2, 9), f'yyyy"{SURNAME}"'),
    "properties": _by(_properties),
    "custom property": _part(
        "docProps/custom.xml",
        f'<Properties><property name="{SURNAME}">{NAME}</property></Properties>',
    ),
    "theme name": _added(replaced=[("xl/theme/theme1.xml", "Office Theme", SURNAME)]),
    "custom XML": _part("customXml/item1.xml", f"<patient>{NAME}</patient>"),
    "pivot cache": _part(
        "xl/pivotCache/pivotCacheRecords1.xml",
        f'<pivotCacheRecords {_MAIN}><r><s v="{NAME}"/></r></pivotCacheRecords>',
    ),
    "external link": _part(
        "xl/externalLinks/externalLink1.xml",
        f'<externalLink {_MAIN}><x n="{NAME}"/></externalLink>',
    ),
    "text box": _part(
        "xl/drawings/drawing9.xml", f"<wsDr><sp><txBody><t>{NAME}</t></txBody></sp></wsDr>"
    ),
    "printer settings": _added(
        {"xl/printerSettings/printerSettings1.bin": NAME.encode("utf-16-le")}
    ),
    "calculation chain": _part(
        "xl/calcChain.xml", f'<calcChain {_MAIN}><c r="{SURNAME}"/></calcChain>'
    ),
    "revision log": _part(
        "xl/revisions/revisionLog1.xml", f'<revisions {_MAIN} userName="{NAME}"/>'
    ),
    "connection": _part("xl/connections.xml", f'<connections {_MAIN} name="{NAME}"/>'),
    "query": _in_sheet(f'<extLst><ext uri="x"><q n="{NAME}"/></ext></extLst>'),
    "own view": _in_sheet(
        f'<customSheetViews><customSheetView guid="{SURNAME}"/></customSheetViews>'
    ),
    "scenario": _in_sheet(f'<scenarios><scenario name="{NAME}" user="{SURNAME}"/></scenarios>'),
    "code name": _added(replaced=[(_SHEET, "<sheetPr>", f'<sheetPr codeName="{SURNAME}">')]),
    "remark in a part": _in_sheet(f"<!-- {NAME} -->"),
    "processing instruction": _in_sheet(f"<?note {NAME}?>"),
    "archive comment": _added(comment=NAME),
    "name of a part": _added({f"xl/{SURNAME}.xml": "<x/>"}),
    "file in the archive": _added({"xl/embeddings/note.txt": NAME}),
    "bytes before the archive's end": _added(appended=NAME.encode()),
    "macros": _added({"xl/vbaProject.bin": NAME}),
}  # fmt: skip
