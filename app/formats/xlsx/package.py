"""A workbook cut down to the parts and elements that an export is made of.

openpyxl is given nothing else: no comments, names, links, drawings, rules or caches.
"""

from __future__ import annotations

import io
import posixpath
import re
import zipfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from lxml import etree
from lxml.etree import _Element as Element

from app.errors import Corrupt, LimitExceeded, Unsupported
from app.formats.docx.opc.archive import MIB, Archive
from app.notices import NoticeCode

MAX_XML = 48 * MIB
MAX_CELLS = 200_000
MAX_SHEETS = 200
MAX_ROWS = 1_048_576  # as in Excel, like the next
MAX_COLUMNS = 16_384
MAX_STYLES = 65_490
MAX_COVERED = 2_000_000
"""Cells below merged ones that are looked for."""
_MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_RELS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_STRICT = "http://purl.oclc.org/ooxml/"
# openpyxl makes a cell of each that is merged, of which a few letters can tell of billions.
_SHEET_ELEMENTS = frozenset({"sheetViews", "cols", "sheetData"})
_BOOK_ELEMENTS = frozenset({"workbookPr", "sheets"})
_STYLE_ELEMENTS = frozenset({"numFmts", "fonts", "cellXfs"})
_RANGE = re.compile(r"\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?")
# What is told of the elements of a sheet or workbook that are left out.
_DROPPED = {
    "hyperlinks": NoticeCode.XLSX_LINKS,
    "externalReferences": NoticeCode.XLSX_SOURCES,
    "pivotCaches": NoticeCode.XLSX_SOURCES,
    "webPublishItems": NoticeCode.XLSX_LINKS,
    "definedNames": NoticeCode.XLSX_NAMES,
    "tableParts": NoticeCode.XLSX_NAMES,
    "scenarios": NoticeCode.XLSX_NAMES,
    "customSheetViews": NoticeCode.XLSX_NAMES,
    "customWorkbookViews": NoticeCode.XLSX_NAMES,
    "protectedRanges": NoticeCode.XLSX_NAMES,
    "dataValidations": NoticeCode.XLSX_RULES,
    "conditionalFormatting": NoticeCode.XLSX_RULES,
    "autoFilter": NoticeCode.XLSX_RULES,
    "extLst": NoticeCode.XLSX_RULES,
    "headerFooter": NoticeCode.XLSX_PRINT,
    "drawing": NoticeCode.XLSX_PICTURES,
    "legacyDrawing": NoticeCode.XLSX_COMMENTS,
    "picture": NoticeCode.XLSX_PICTURES,
    "oleObjects": NoticeCode.XLSX_PICTURES,
    "controls": NoticeCode.XLSX_PICTURES,
}
_DROPPED_PARTS = (
    ("xl/comments", NoticeCode.XLSX_COMMENTS),
    ("xl/threadedcomments/", NoticeCode.XLSX_COMMENTS),
    ("xl/persons/", NoticeCode.XLSX_COMMENTS),
    ("xl/drawings/drawing", NoticeCode.XLSX_PICTURES),
    ("xl/media/", NoticeCode.XLSX_PICTURES),
    ("xl/charts/", NoticeCode.XLSX_PICTURES),
    ("xl/chartsheets/", NoticeCode.XLSX_PICTURES),
    ("xl/embeddings/", NoticeCode.XLSX_PICTURES),
    ("xl/externallinks/", NoticeCode.XLSX_SOURCES),
    ("xl/pivot", NoticeCode.XLSX_SOURCES),
    ("xl/connections", NoticeCode.XLSX_SOURCES),
    ("xl/querytables/", NoticeCode.XLSX_SOURCES),
    ("xl/tables/", NoticeCode.XLSX_NAMES),
    ("xl/printersettings/", NoticeCode.XLSX_PRINT),
    ("xl/revisions/", NoticeCode.XLSX_PROPERTIES),
    ("docprops/", NoticeCode.XLSX_PROPERTIES),
    ("customxml/", NoticeCode.XLSX_PROPERTIES),
)
_MACROS = ("vbaproject", "macrosheets/", "dialogsheets/")
_TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml."


Range: TypeAlias = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Package:
    """A workbook that openpyxl may open, and what was left out of it.

    Attributes:
        merged: for every sheet, of its merged cells first row, first column, last row, last column.
        left_out: elements that were left out, by name, for whoever wants to read them.
    """

    data: bytes = field(repr=False)
    notices: frozenset[NoticeCode]
    merged: tuple[tuple[Range, ...], ...]
    left_out: tuple[tuple[str, bytes], ...] = field(default=(), repr=False)


def load(untrusted_archive: Archive) -> Package:
    """What may stay of a workbook.

    Raises `Corrupt`, `LimitExceeded`, and `Unsupported` for macros, binary and strict workbooks.
    """
    names = list(untrusted_archive)
    _refuse(names, untrusted_archive)
    notices = {code for start, code in _DROPPED_PARTS for one in names if one.startswith(start)}
    book = _parsed(untrusted_archive, "xl/workbook.xml")
    left_out: list[tuple[str, bytes]] = []
    notices |= _cut(book, _BOOK_ELEMENTS, left_out)
    relations = {
        one.get("Id", ""): (one.get("Type", "").rpartition("/")[2], _target(one.get("Target", "")))
        for one in _parsed(untrusted_archive, "xl/_rels/workbook.xml.rels")
    }
    members = {"[Content_Types].xml": b"", "_rels/.rels": _root_rels()}
    lines: list[str] = []
    merged: list[tuple[Range, ...]] = []
    used: set[str] = set()
    cells = 0
    sheets = book.find(f"{{{_MAIN}}}sheets")
    if sheets is None:
        raise Corrupt("The workbook has no sheet.")
    if len(sheets) > MAX_SHEETS:
        raise LimitExceeded(f"The workbook has more than {MAX_SHEETS} sheets.")
    for sheet in [*sheets]:
        kind, part = relations.get(sheet.get(f"{{{_RELS}}}id", ""), ("", ""))
        if kind != "worksheet":
            sheets.remove(sheet)
            notices.add(NoticeCode.XLSX_PICTURES)
            continue
        if part.lower() in used:
            raise Corrupt("Two sheets of the Excel workbook are the same part.")
        used.add(part.lower())
        root = _parsed(untrusted_archive, part)
        merged.append(_merged(root))
        notices |= _cut(root, _SHEET_ELEMENTS, left_out) | _notices_of_sheet(root, sheet)
        cells += sum(1 for _ in root.iter(f"{{{_MAIN}}}c"))
        if cells > MAX_CELLS:
            raise LimitExceeded(f"The workbook has more than {MAX_CELLS:,} cells.")
        if sum(1 for _ in root.iter(f"{{{_MAIN}}}row")) > MAX_ROWS:
            raise Corrupt("A sheet of the Excel workbook has more rows than a sheet can have.")
        number = len(lines) + 1
        members[f"xl/worksheets/sheet{number}.xml"] = etree.tostring(root)
        lines.append(_relation(number, "worksheet", f"worksheets/sheet{number}.xml"))
        sheet.set(f"{{{_RELS}}}id", f"rId{number}")
    if not lines:
        raise Corrupt("The workbook has no sheet.")
    for kind, data in _beside_sheets(untrusted_archive, relations.values()):
        members[f"xl/{kind}.xml"] = data
        lines.append(_relation(len(lines) + 1, kind, f"{kind}.xml"))
    members["xl/workbook.xml"] = etree.tostring(book)
    members["xl/_rels/workbook.xml.rels"] = _relationships("".join(lines))
    members["[Content_Types].xml"] = _content_types(members)
    return Package(_zipped(members), frozenset(notices), tuple(merged), tuple(left_out))


def _beside_sheets(
    untrusted_archive: Archive, relations: Iterable[tuple[str, str]]
) -> Iterator[tuple[str, bytes]]:
    """The styles and the texts that several cells share."""
    for kind in ("styles", "sharedStrings"):
        of = next((part for one, part in relations if one == kind), "")
        if of not in untrusted_archive:
            continue
        root = _parsed(untrusted_archive, of)
        if kind == "styles":
            _cut(root, _STYLE_ELEMENTS, [])
            if any(len(child) > MAX_STYLES for child in root):
                raise LimitExceeded("The workbook has too many styles.")
        yield kind, etree.tostring(root)


def _refuse(names: list[str], untrusted_archive: Archive) -> None:
    hint = "Save it as an Excel workbook (.xlsx) and open that file."
    if any(mark in name for name in names for mark in _MACROS):
        raise Unsupported("The file is an Excel workbook with macros.", hint=hint)
    if any(name.startswith("xl/workbook.bin") for name in names):
        raise Unsupported("The file is a binary Excel workbook (.xlsb).", hint=hint)
    if "xl/workbook.xml" not in untrusted_archive:
        raise Corrupt("The Excel workbook has no main part.")
    if "macroenabled" in str(untrusted_archive.get("[content_types].xml", b"")).lower():
        raise Unsupported("The file is an Excel workbook that may contain macros.", hint=hint)
    if _STRICT.encode() in untrusted_archive["xl/workbook.xml"]:
        raise Unsupported("The file is a strict Open XML workbook.", hint=hint)
    if sum(len(untrusted_archive[n]) for n in names if n.endswith((".xml", ".rels"))) > MAX_XML:
        raise LimitExceeded("The workbook is too large when unpacked.")


def _parsed(untrusted_archive: Archive, name: str) -> Element:
    parser = etree.XMLParser(
        resolve_entities=False,
        load_dtd=False,
        no_network=True,
        huge_tree=False,
        remove_comments=True,
        remove_pis=True,
    )
    try:
        root = etree.fromstring(untrusted_archive[name], parser)
    except (etree.XMLSyntaxError, ValueError, LookupError):
        raise Corrupt("A part of the Excel workbook is missing or not well-formed.") from None
    if root.getroottree().docinfo.internalDTD is not None:
        raise Unsupported("A part of the Excel workbook declares a document type.")
    return root


def _merged(root: Element) -> tuple[Range, ...]:
    found = []
    for one in root.iterfind(f"{{{_MAIN}}}mergeCells/{{{_MAIN}}}mergeCell"):
        match = _RANGE.fullmatch(one.get("ref", ""))
        if match is None:
            raise Corrupt("The Excel workbook merges cells that do not exist.")
        top, left = int(match[2]), _column(match[1])
        bottom, right = (int(match[4]), _column(match[3])) if match[3] else (top, left)
        if not (0 < top <= bottom <= MAX_ROWS and left <= right <= MAX_COLUMNS):
            raise Corrupt("The Excel workbook merges cells that do not exist.")
        found.append((top, left, bottom, right))
    return tuple(sorted(found))


def _column(letters: str) -> int:
    number = 0
    for letter in letters:
        number = 26 * number + ord(letter) - ord("A") + 1
    return number


def _cut(root: Element, kept: frozenset[str], left_out: list[tuple[str, bytes]]) -> set[NoticeCode]:
    """Leave only the children that are `kept`; what is told of the others, which are added."""
    told: set[NoticeCode] = set()
    for child in [*root]:
        name = etree.QName(child).localname
        if name not in kept or etree.QName(child).namespace != _MAIN:
            root.remove(child)
            # Programs also write the elements for what they have none of.
            if name in _DROPPED and (len(child) or child.attrib):
                told.add(_DROPPED[name])
                left_out.append((name, etree.tostring(child, with_tail=False)))
    return told


def _notices_of_sheet(root: Element, sheet: Element) -> set[NoticeCode]:
    told: set[NoticeCode] = set()
    if any(True for _ in root.iter(f"{{{_MAIN}}}f")):
        told.add(NoticeCode.XLSX_FORMULAS)
    hidden = sheet.get("state", "visible") != "visible" or any(
        one.get("hidden") in ("1", "true")
        for one in root.iter(f"{{{_MAIN}}}row", f"{{{_MAIN}}}col")
    )
    return told | ({NoticeCode.XLSX_HIDDEN} if hidden else set())


def _target(target: str) -> str:
    return target.lstrip("/") if target.startswith("/") else posixpath.normpath(f"xl/{target}")


def _relation(number: int, kind: str, target: str) -> str:
    return f'<Relationship Id="rId{number}" Type="{_RELS}/{kind}" Target="{target}"/>'


def _relationships(lines: str) -> bytes:
    space = "http://schemas.openxmlformats.org/package/2006/relationships"
    return f'<Relationships xmlns="{space}">{lines}</Relationships>'.encode()


def _root_rels() -> bytes:
    return _relationships(_relation(1, "officeDocument", "xl/workbook.xml"))


def _content_types(members: dict[str, bytes]) -> bytes:
    space = "http://schemas.openxmlformats.org/package/2006/content-types"
    kinds = {"workbook": "sheet.main", "styles": "styles", "sharedStrings": "sharedStrings"}
    lines = (
        f'<Override PartName="/{name}" '
        f'ContentType="{_TYPES}{kinds.get(posixpath.basename(name)[:-4], "worksheet")}+xml"/>'
        for name in members
        if name.startswith("xl/") and name.endswith(".xml")
    )
    rels = "application/vnd.openxmlformats-package.relationships+xml"
    default = f'<Default Extension="rels" ContentType="{rels}"/>'
    return f'<Types xmlns="{space}">{default}{"".join(lines)}</Types>'.encode()


def _zipped(members: dict[str, bytes]) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        for name, data in members.items():
            archive.writestr(name, data)
    return target.getvalue()
