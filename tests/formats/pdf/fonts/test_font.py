"""A page whose fonts say other letters than they show is read as it looks."""

from __future__ import annotations

from pathlib import Path

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name
from support.files import pdf_files
from support.notice_words import told

from app.engine.domain.document import Document
from app.formats.base import Options
from app.formats.pdf.format import PdfFormat
from app.progress import NullReporter

SHOWN, SAID = "OkonkwoThaddeus", "Seldom_late_day"
CONTENT = b"BT /F1 16 Tf 72 700 Td (Seen on ward four) Tj ET BT /F9 16 Tf 72 600 Td <%b> Tj ET"


def read(path: Path) -> Document:
    return PdfFormat().read(path, Options(), NullReporter())


def mapped(pdf: pikepdf.Pdf, codes: bytes, text: str) -> pikepdf.Stream:
    rows = "\n".join(f"<{c:02x}> <{ord(t):04x}>" for c, t in zip(codes, text, strict=True))
    return pdf.make_stream(
        (
            "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /T def"
            " /CMapType 2 def 1 begincodespacerange <00> <ff> endcodespacerange"
            f" {len(codes)} beginbfchar\n{rows}\nendbfchar endcmap end end"
        ).encode()
    )


def page(path: Path, *, said: str, by_differences: bool) -> Path:
    codes = bytes(range(97, 97 + len(SHOWN))) if by_differences else SHOWN.encode()

    def add(pdf: pikepdf.Pdf, at: pikepdf.Page) -> None:
        font = pdf_files.base_font(pdf, "Helvetica")
        if by_differences:
            names = Array([97, *(Name(f"/{letter}") for letter in SHOWN)])
            font.Encoding = Dictionary(Type=Name.Encoding, Differences=names)
        once = dict(zip(codes, said, strict=True))
        font.ToUnicode = mapped(pdf, bytes(once), "".join(once.values()))
        at.obj.Resources.Font.F9 = font

    return pdf_files.raw(path, CONTENT % codes.hex().encode(), prepare=add)


@pytest.mark.slow
@pytest.mark.parametrize("by_differences", [True, False])
def test_map_that_contradicts_the_names_of_letters_is_not_believed(
    by_differences: bool, tmp_path: Path
) -> None:
    document = read(page(tmp_path / "a.pdf", said=SAID, by_differences=by_differences))
    assert "Okonkwo" in document.text
    assert "Seldom" not in document.text
    assert "page 1 as a picture" in told(document.notices)


@pytest.mark.parametrize("by_differences", [True, False])
def test_map_that_agrees_with_the_names_is_believed(by_differences: bool, tmp_path: Path) -> None:
    document = read(page(tmp_path / "a.pdf", said=SHOWN, by_differences=by_differences))
    assert SHOWN in document.text
    assert "as a picture" not in told(document.notices)


def test_other_ways_to_write_a_letter_are_no_contradiction(tmp_path: Path) -> None:
    capitals = SHOWN.upper()
    document = read(page(tmp_path / "a.pdf", said=capitals, by_differences=True))
    assert capitals in document.text
