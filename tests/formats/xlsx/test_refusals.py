"""A workbook that cannot be searched, or would take all there is, is refused at once."""

from __future__ import annotations

import time
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from support.files.xlsx_files import MAIN, package, read, row

from app.errors import Corrupt, Encrypted, InputError, LimitExceeded, NeedsOcr, Unsupported
from app.formats.docx.opc.archive import MIB
from app.formats.registry import detect
from app.formats.xlsx import package as package_module

SECONDS = 30.0
"""Far more than any of these takes; without its bound each takes minutes, or all memory."""
ONE = row(1, "Thaddeus Okonkwo")
STYLES = f"<styleSheet {MAIN}><fonts>{'<font/>' * 70_000}</fonts></styleSheet>"
LAUGHS = "".join(f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, 10))
COLUMN = '<col min="1" max="16384" width="9" customWidth="1"/>'
DOCTYPE = f'<!DOCTYPE x [<!ENTITY a0 "Okonkwo">{LAUGHS}]>'


def with_part(name: str, data: str = "x") -> Callable[[Path], Path]:
    return lambda folder: package(folder, ONE, parts={name: data})


def one_part_for_many_sheets(folder: Path) -> Path:
    path = package(folder, ONE, sheets=2)
    with zipfile.ZipFile(path) as archive:
        parts = {name: archive.read(name).decode() for name in archive.namelist()}
    rels = "xl/_rels/workbook.xml.rels"
    return package(folder, ONE, sheets=2, parts={rels: parts[rels].replace("sheet2", "sheet1")})


def shared_by_many(folder: Path) -> Path:
    long = "word " * 20_000
    cells = "".join(f'<row r="{n}"><c r="A{n}" t="s"><v>0</v></c></row>' for n in range(1, 2_000))
    shared = f"<sst {MAIN}><si><t>{long}</t></si></sst>"
    return package(folder, cells, parts={"xl/sharedStrings.xml": shared})


def bomb(folder: Path) -> Path:
    return package(folder, ONE, parts={"xl/media/image1.png": b"\0" * (33 * MIB)})


def entities_in_shared_texts(folder: Path) -> Path:
    shared = f"{DOCTYPE}<sst {MAIN}><si><t>&a9;</t></si></sst>"
    cell = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>'
    return package(folder, cell, parts={"xl/sharedStrings.xml": shared})


CASES: dict[str, tuple[type[InputError], str, Callable[[Path], Path]]] = {
    "macros": (Unsupported, "macros", with_part("xl/vbaProject.bin")),
    "old macros": (Unsupported, "macros", with_part("xl/macrosheets/sheet1.xml")),
    "type with macros": (Unsupported, "macros", with_part(
        "[Content_Types].xml", '<Types><Override ContentType="x.macroEnabled.main+xml"/></Types>')),
    "binary": (Unsupported, "binary", with_part("xl/workbook.bin")),
    "strict": (Unsupported, "strict", with_part(
        "xl/workbook.xml", '<workbook xmlns="http://purl.oclc.org/ooxml/spreadsheetml/main"/>')),
    "no sheet": (Corrupt, "no sheet", with_part("xl/workbook.xml", f"<workbook {MAIN}/>")),
    "entities": (Corrupt, "well-formed", lambda f: package(
        f, ONE, parts={"xl/workbook.xml": f"{DOCTYPE}<workbook {MAIN}>&a9;</workbook>"})),
    "entities in shared texts": (Corrupt, "well-formed", entities_in_shared_texts),
    "document type": (Unsupported, "document type", with_part(
        "xl/workbook.xml", f"<!DOCTYPE x><workbook {MAIN}/>")),
    "bomb": (LimitExceeded, "unpacked", bomb),
    "long text": (LimitExceeded, "unpacked", lambda f: package(f, row(1, "word " * 10_000_000))),
    "text shared by many cells": (LimitExceeded, "characters", shared_by_many),
    "cells": (LimitExceeded, "cells", lambda f: package(
        f, f'<row r="1">{"<c/>" * (package_module.MAX_CELLS + 1)}</row>')),
    "rows": (Corrupt, "rows", lambda f: package(f, "<row/>" * (package_module.MAX_ROWS + 1))),
    "row beyond the last": (Corrupt, "cells where", lambda f: package(f, row(99_999_999_999, "x"))),
    "sheets": (LimitExceeded, "sheets", lambda f: package(f, ONE, sheets=1_000)),
    "one part for many sheets": (Corrupt, "same part", one_part_for_many_sheets),
    "styles": (LimitExceeded, "styles", with_part("xl/styles.xml", STYLES)),
    "style that is not there": (Corrupt, "damaged", lambda f: package(
        f, '<row r="1"><c r="A1" s="77"><v>5</v></c></row>')),
    "pictures only": (NeedsOcr, "no text", lambda f: package(f, "")),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_a_workbook_that_cannot_be_redacted_is_refused_at_once(tmp_path: Path, case: str) -> None:
    kind, word, make = CASES[case]
    path = make(tmp_path)
    begun = time.process_time()
    with pytest.raises(kind, match=word) as caught:
        read(path)
    assert time.process_time() - begun < SECONDS
    assert type(caught.value) is kind
    assert caught.value.hint
    assert "Okonkwo" not in str(caught.value)


@pytest.mark.parametrize(
    ("before", "behind"),
    [
        ('<dimension ref="A1:XFD1048576"/>', ""),
        ("", '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>'),
        (f"<cols>{COLUMN * 9}</cols>", ""),
    ],
    ids=["dimension", "merged", "columns"],
)
def test_what_is_only_declared_takes_no_time(before: str, behind: str, tmp_path: Path) -> None:
    begun = time.process_time()
    last = '<row r="1048576"><c r="XFD1048576"><v>7</v></c></row>'
    document = read(package(tmp_path, ONE + last, before=before, behind=behind))
    assert ("7" in document.text) != ("merge" in behind)
    assert time.process_time() - begun < SECONDS


def test_merged_cells_that_take_too_long_to_compare_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from app.formats.xlsx import reader

    monkeypatch.setattr(reader, "MAX_COVERED", 3)
    merged = "".join(f'<mergeCell ref="A{n}:B{n}"/>' for n in range(1, 9))
    with pytest.raises(LimitExceeded, match="merged"):
        read(package(tmp_path, ONE, behind=f"<mergeCells>{merged}</mergeCells>"))


def test_a_workbook_with_a_password_is_told_so(tmp_path: Path) -> None:
    path = tmp_path / "a.xlsx"
    name = "EncryptedPackage".encode("utf-16-le")
    path.write_bytes(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"\0" * 1016 + name + b"\0" * 4000)
    with pytest.raises(Encrypted):
        detect(path)


def test_a_name_with_macros_is_refused_whatever_is_in_the_file(tmp_path: Path) -> None:
    path = package(tmp_path, ONE).rename(tmp_path / "a.xlsm")
    with pytest.raises(Unsupported, match="xlsm"):
        detect(path)
