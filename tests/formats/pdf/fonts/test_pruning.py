"""The fonts of an export hold no letters that only removed text showed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path

import numpy as np
import pikepdf
import pytest
from fontTools.ttLib import TTFont as Program
from pikepdf import Array, Dictionary, Name
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from support.files import pdf_files

from app.engine.domain.export import Edit, Mode, RedactionPlan
from app.engine.text.search import occurrences
from app.formats.base import Options
from app.formats.pdf.format import PdfFormat
from app.formats.pdf.renderer import render_page
from app.paths import RESOURCES
from app.progress import NullReporter

PDF = PdfFormat()
SECRET, SEEN = "Okonkwo 40-771-926", "at home in May"


def redacted(source: Path, literal: str = SECRET) -> Path:
    target = source.with_suffix(".deid.pdf")
    document = PDF.read(source, Options(), NullReporter())
    edits = tuple(Edit(span, "", "PATIENT") for span in occurrences(document.text, literal))
    assert edits
    PDF.write(
        source, Options(), RedactionPlan(document.id, Mode.MASK, edits), target, NullReporter()
    )
    return target


def embedded(path: Path) -> Path:
    """The secret and a few other words in an embedded font that shows nothing else."""
    font = "LiberationSans-Bold"
    pdfmetrics.registerFont(TTFont(font, str(RESOURCES / "fonts" / f"{font}.ttf")))
    page = pdf_files.page_canvas(path)
    page.setFont(font, 12)
    page.drawString(72, 780, SECRET)
    page.drawString(72, 760, SEEN)
    page.save()
    return path


def composite(path: Path) -> Path:
    """The same with two-byte codes: an export of another file as this program makes it."""
    plain = path.with_name("plain.pdf")

    pdf_files.raw(plain, b"BT /F1 11 Tf 72 780 Td (Xxxxx) Tj 0 -20 Td (Seen) Tj ET")
    document = PDF.read(plain, Options(), NullReporter())
    words = f"{SECRET} {SEEN}"
    (span,) = occurrences(document.text, "Xxxxx")
    edits = (Edit(span, words, "PATIENT"),)
    PDF.write(
        plain, Options(), RedactionPlan(document.id, Mode.SURROGATE, edits), path, NullReporter()
    )
    return path


def fonts(path: Path) -> Iterator[pikepdf.Object]:
    """The font dictionaries of a file, which is open meanwhile."""
    with pikepdf.open(path) as pdf:
        for value in pdf.objects:
            if isinstance(value, Dictionary) and value.get("/Type") == "/Font":
                yield value


def told(path: Path) -> str:
    """All letters in maps to Unicode, in their order."""
    rows = [
        re.findall(
            rb"<[0-9A-F]{2,4}> <([0-9A-F]{4})>",
            font.ToUnicode.read_bytes().split(b"endcodespacerange")[-1],
        )
        for font in fonts(path)
        if "/ToUnicode" in font
    ]
    return "".join(chr(int(code, 16)) for row in rows for code in row)


def drawn(path: Path) -> int:
    """The number of glyphs with an outline in all embedded programs."""
    count = 0
    for font in fonts(path):
        program = font.get("/FontDescriptor", Dictionary()).get("/FontFile2")
        if program is not None:
            outlines = Program(BytesIO(program.read_bytes()))["glyf"]
            names = outlines.keys()
            count += sum(bool(outlines[name].numberOfContours) for name in names)
    return count


@pytest.mark.parametrize("make", [embedded, composite])
def test_letters_of_removed_text_are_in_no_map_and_no_program(
    make: Callable[[Path], Path], tmp_path: Path
) -> None:
    source = make(tmp_path / "s.pdf")
    target = redacted(source)
    assert set(SECRET) <= set(told(source))
    assert set(told(target)) - {" "} == set(SEEN) - {" "}
    # What shows where a letter has no glyph is one more.
    assert drawn(target) == len(set(SEEN) - {" "}) + 1 < drawn(source)


def direct(path: Path) -> Path:
    """The font is no object of its own, but part of the page's resources."""
    embedded(path)
    with pikepdf.open(path, allow_overwriting_input=True) as pdf:
        held = pdf.pages[0].obj.Resources.Font
        for name in list(held.keys()):
            held[name] = Dictionary(dict(held[name].items()))
            assert not held[name].is_indirect
        pdf.save(path)
    return path


def only_chosen(path: Path) -> Path:
    """The font of the secret is also chosen in a pattern, which shows no text."""
    embedded(path)
    with pikepdf.open(path, allow_overwriting_input=True) as pdf:
        page = pdf.pages[0].obj
        copies = {
            name: pdf.make_indirect(Dictionary(dict(font.items())))
            for name, font in page.Resources.Font.items()
        }
        choose = b" ".join(b"%b 9 Tf" % name.encode() for name in copies)
        tile = pdf.make_stream(choose + b" 0 0 4 4 re f")
        tile.PatternType = tile.PaintType = tile.TilingType = 1
        tile.BBox, tile.XStep, tile.YStep = Array([0, 0, 9, 9]), 9, 9
        tile.Resources = Dictionary(Font=Dictionary(copies))
        page.Resources.Pattern = Dictionary(P1=tile)
        before = page.Contents.read_bytes()
        page.Contents = pdf.make_stream(before + b" /Pattern cs /P1 scn 72 400 50 50 re f")
        pdf.save(path)
    return path


@pytest.mark.parametrize("make", [direct, only_chosen])
def test_letters_of_removed_text_are_in_no_font_of_any_place(
    make: Callable[[Path], Path], tmp_path: Path
) -> None:
    target = redacted(make(tmp_path / "s.pdf"))
    with pikepdf.open(target) as pdf:
        maps = [
            value.read_bytes()
            for value in pdf.objects
            if isinstance(value, pikepdf.Stream) and b"begincmap" in value.read_bytes()
        ]
    letters = {chr(int(code, 16)) for one in maps for code in re.findall(rb"> <(\w{4})>", one)}
    assert letters - {" "} == set(SEEN) - {" "}


@pytest.mark.parametrize("line", [b"% usecmap\n", b"/Adobe-Japan1-UCS2 usecmap\n"])
def test_letters_go_from_a_map_that_names_another(line: bytes, tmp_path: Path) -> None:
    source = embedded(tmp_path / "s.pdf")
    with pikepdf.open(source, allow_overwriting_input=True) as pdf:
        for value in pdf.objects:
            if isinstance(value, pikepdf.Stream) and b"begincmap" in value.read_bytes():
                value.write(value.read_bytes().replace(b"begincmap", line + b"begincmap"))
        pdf.save(source)
    target = redacted(source)
    assert set(told(target)) - {" "} == set(SEEN) - {" "}
    maps = b"".join(f.ToUnicode.read_bytes() for f in fonts(target) if "/ToUnicode" in f)
    assert (b"/Adobe-Japan1-UCS2 usecmap" in maps) is line.startswith(b"/")


@pytest.mark.parametrize("make", [embedded, composite])
def test_text_that_stays_is_read_and_looks_as_before(
    make: Callable[[Path], Path], tmp_path: Path
) -> None:
    source = make(tmp_path / "s.pdf")
    removed = SECRET if make is embedded else "Seen"
    kept = SEEN if make is embedded else SECRET
    target = redacted(source, removed)
    assert kept in PDF.read(target, Options(), NullReporter()).text
    document = PDF.read(source, Options(), NullReporter())
    box = next(w.box for w in document.pages[0].words if kept.startswith(w.span.of(document.text)))
    rows = slice(int(box.top * 2), int(box.bottom * 2))
    before, after = (
        np.frombuffer(one.rgb, np.uint8).reshape(one.height, one.width, 3)[rows]
        for one in (render_page(path, 1, 2.0) for path in (source, target))
    )
    assert (before == after).all()
    assert (before < 128).any()


def test_widths_and_names_of_removed_letters_go(tmp_path: Path) -> None:
    def add(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
        font = pdf_files.base_font(pdf, "Helvetica")
        names = [Name(f"/{letter}") for letter in "Okonwateher"[:5] + "atehr"]
        font.Encoding = Dictionary(Type=Name.Encoding, Differences=Array([1, *names]))
        font.FirstChar, font.LastChar = 1, 10
        font.Widths = Array([700, 500, 510, 520, 710, 540, 550, 560, 570, 580])
        page.obj.Resources.Font.F9 = font

    content = (
        b"BT /F1 11 Tf 72 700 Td (Seen ) Tj /F9 11 Tf <010203040205> Tj ET"
        b" BT /F9 11 Tf 72 680 Td <060708> Tj <08> Tj ET"
    )
    source = pdf_files.raw(tmp_path / "s.pdf", content, prepare=add)
    target = redacted(source, "Okonkw")
    for font in fonts(target):
        if "/Widths" in font:
            assert [int(width) for width in font.Widths] == [540, 550, 560]
            assert int(font.FirstChar) == 6
            assert [str(name) for name in font.Encoding.Differences] == ["6", "/a", "/t", "/e"]
            break
    else:
        pytest.fail("no font with widths")
    assert "atee" in PDF.read(target, Options(), NullReporter()).text


def test_font_that_a_second_page_shows_keeps_its_letters(tmp_path: Path) -> None:
    source = embedded(tmp_path / "s.pdf")
    with pikepdf.open(source, allow_overwriting_input=True) as pdf:
        pdf.pages.append(pdf.pages[0])
        pdf.save(source)
    document = PDF.read(source, Options(), NullReporter())
    first = next(occurrences(document.text, SECRET))
    target = tmp_path / "t.pdf"
    plan = RedactionPlan(document.id, Mode.MASK, (Edit(first, "", "PATIENT"),))
    PDF.write(source, Options(), plan, target, NullReporter())
    assert SECRET in PDF.read(target, Options(), NullReporter()).text
    assert set(SECRET) <= set(told(target))
