"""A name in a font that does not tell its letters, or tells others, is read as it looks.

On an ordinary page it is a small share: a header under a page of text in another font.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pikepdf
import pytest
from fontTools.ttLib import TTFont
from pikepdf import Array, Dictionary, Name
from support.files import pdf_files
from support.notice_words import told

from app.engine.domain.document import Span
from app.engine.domain.export import Edit, Mode, RedactionPlan
from app.formats.base import Options
from app.formats.pdf.format import PdfFormat
from app.paths import RESOURCES
from app.progress import NullReporter

PDF = PdfFormat()
SHOWN = "Zephyrina Quillfeather"
PROGRAM = RESOURCES / "fonts" / "LiberationSans-Regular.ttf"
BODY = b"".join(
    b" 0 -16 Td (The patient was admitted with pain and was seen on the ward by the team) Tj"
    for _ in range(20)
)
Says = Callable[[int, str], int]
"""The code point that the map has for a glyph and the letter that it shows."""


def map_of(pdf: pikepdf.Pdf, told: Mapping[str, int]) -> pikepdf.Stream:
    """A map to Unicode: code points by the codes, in hexadecimal."""
    width = len(next(iter(told)))
    rows = "\n".join(f"<{code}> <{point:04x}>" for code, point in told.items())
    return pdf.make_stream(
        (
            "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /T def"
            f" /CMapType 2 def 1 begincodespacerange <{'0' * width}> <{'f' * width}>"
            f" endcodespacerange {len(told)} beginbfchar\n{rows}\nendbfchar endcmap end end"
        ).encode()
    )


def header(path: Path, says: Says | None) -> Path:
    """A page of text under `SHOWN`, in a font of glyph numbers with such a map, or without any."""
    with TTFont(PROGRAM) as program:
        letters, number = program.getBestCmap(), program.getGlyphID
        glyphs = {letter: number(letters[ord(letter)]) for letter in SHOWN}
        widths = {
            glyph: program["hmtx"][program.getGlyphName(glyph)][0] for glyph in glyphs.values()
        }

    def add(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
        data = PROGRAM.read_bytes()
        descriptor = Dictionary(
            Type=Name.FontDescriptor, FontName=Name("/ABCDEF+Sans"), Flags=4, ItalicAngle=0,
            FontBBox=Array([0, -200, 1000, 900]), Ascent=900, Descent=-200, CapHeight=700, StemV=80,
            FontFile2=pdf.make_stream(data, Length1=len(data)),
        )  # fmt: skip
        told_widths = [
            entry for glyph, w in widths.items() for entry in (glyph, Array([w * 1000 // 2048]))
        ]
        descendant = Dictionary(
            Type=Name.Font, Subtype=Name.CIDFontType2, BaseFont=Name("/ABCDEF+Sans"),
            CIDSystemInfo=Dictionary(Registry=b"Adobe", Ordering=b"Identity", Supplement=0),
            FontDescriptor=descriptor, CIDToGIDMap=Name.Identity, W=Array(told_widths),
        )  # fmt: skip
        font = Dictionary(
            Type=Name.Font, Subtype=Name.Type0, BaseFont=Name("/ABCDEF+Sans"),
            Encoding=Name("/Identity-H"), DescendantFonts=Array([descendant]),
        )  # fmt: skip
        if says is not None:
            font.ToUnicode = map_of(
                pdf, {f"{glyph:04x}": says(glyph, letter) for letter, glyph in glyphs.items()}
            )
        page.obj.Resources.Font.F9 = font

    codes = "".join(f"{glyphs[letter]:04x}" for letter in SHOWN).encode()
    content = b"BT /F9 18 Tf 72 780 Td <%b> Tj /F1 12 Tf 0 -40 Td%b ET" % (codes, BODY)
    return pdf_files.raw(path, content, prepare=add)


def numbered(path: Path) -> Path:
    """The same, its codes the numbers of the letters in the order of their first use."""
    order = list(dict.fromkeys(SHOWN))

    def add(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
        names = [Name(f"/{letter}" if letter != " " else "/space") for letter in order]
        font = pdf_files.base_font(pdf, "Helvetica")
        font.Encoding = Dictionary(Type=Name.Encoding, Differences=Array([33, *names]))
        font.ToUnicode = map_of(pdf, {f"{33 + at:02x}": 33 + at for at in range(len(order))})
        page.obj.Resources.Font.F9 = font

    codes = bytes(33 + order.index(letter) for letter in SHOWN).hex().encode()
    content = b"BT /F9 18 Tf 72 780 Td <%b> Tj /F1 12 Tf 0 -40 Td%b ET" % (codes, BODY)
    return pdf_files.raw(path, content, prepare=add)


@pytest.mark.slow
@pytest.mark.parametrize(
    "says",
    [
        None,
        lambda glyph, _: 0xE000 + glyph,
        lambda _, letter: 0xF000 + ord(letter),
        lambda *_: 0xFFFD,
        lambda *_: 0x20,
        lambda *_: 0x200B,
        lambda *_: 0xAD,
        lambda *_: ord("."),
        lambda _, letter: ord(letter) + (1 if letter.isalpha() else 0),
    ],
    ids=["none", "private", "symbols", "unknown", "blanks", "no width", "hyphens", "dots", "next"],
)
def test_a_header_is_read_as_it_looks(says: Says | None, tmp_path: Path) -> None:
    document = PDF.read(header(tmp_path / "a.pdf", says), Options(), NullReporter())
    assert "Quillfeather" in document.text
    assert "page 1 as a picture" in told(document.notices)


@pytest.mark.slow
def test_letters_with_the_codes_of_signs_are_read_as_they_look(tmp_path: Path) -> None:
    document = PDF.read(numbered(tmp_path / "a.pdf"), Options(), NullReporter())
    assert "Quillfeather" in document.text


def test_a_map_that_says_what_is_shown_is_believed(tmp_path: Path) -> None:
    path = header(tmp_path / "a.pdf", lambda _, letter: ord(letter))
    document = PDF.read(path, Options(), NullReporter())
    assert SHOWN in document.text
    assert "as a picture" not in told(document.notices)


def test_print_of_no_size_is_removed(tmp_path: Path) -> None:
    content = b"BT /F1 0 Tf 12 0 0 12 72 700 Tm (Zephyrina) Tj /F1 1 Tf 0 -2 Td (seen) Tj ET"
    source, target = pdf_files.raw(tmp_path / "a.pdf", content), tmp_path / "b.pdf"
    document = PDF.read(source, Options(), NullReporter())
    start = document.text.index("Zephyrina")
    edit = Edit(Span(start, start + len("Zephyrina")), "[PATIENT]", "PATIENT")
    PDF.write(
        source, Options(), RedactionPlan(document.id, Mode.MASK, (edit,)), target, NullReporter()
    )
    text = PDF.read(target, Options(), NullReporter()).text
    assert "Zephyrina" not in text
    assert "seen" in text
