"""Removing glyphs from any content leaves every other glyph where it was."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from math import hypot
from pathlib import Path

import pikepdf
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pikepdf import Array, Dictionary, Name
from support.files import pdf_files

from app.formats.pdf.content.baselines import lines_with
from app.formats.pdf.content.glyphs import GAP_STEP, Glyph
from app.formats.pdf.content.interpreter import Cut, interpret, remove
from app.formats.pdf.content.page_frame import Frame
from app.formats.pdf.content.stepped_places import START_STEP, stepped_places
from app.formats.pdf.fonts.font import Fonts
from app.formats.pdf.opening.source import Source
from app.formats.pdf.pages.crosscheck import PdfiumReader

NUMBERS = st.integers(-60, 60).map(lambda n: n / 4)
TEXTS = st.text("Jo (ha)\\ns", min_size=1, max_size=6)


def literal(text: str) -> str:
    return "(" + "".join(f"\\{c}" if c in "()\\" else c for c in text) + ")"


def operation(name: str, *operands: st.SearchStrategy[object]) -> st.SearchStrategy[str]:
    return st.tuples(*operands).map(lambda values: " ".join((*map(str, values), name)))


ARRAYS = st.lists(st.one_of(TEXTS.map(literal), NUMBERS.map(str)), max_size=5).map(
    lambda parts: "[" + " ".join(parts) + "]"
)
OPERATIONS = st.one_of(
    operation("Tj", TEXTS.map(literal)),
    operation("TJ", ARRAYS),
    operation("'", TEXTS.map(literal)),
    operation('"', NUMBERS, NUMBERS, TEXTS.map(literal)),
    operation("Td", NUMBERS, NUMBERS),
    operation("TD", NUMBERS, NUMBERS),
    operation("T*"),
    operation("Tm", *[NUMBERS] * 6),
    operation("Tc", NUMBERS),
    operation("Tw", NUMBERS),
    operation("Tz", st.integers(20, 200)),
    operation("TL", NUMBERS),
    operation("Ts", NUMBERS),
    operation("Tr", st.integers(0, 7)),
    operation("Tf", st.sampled_from(("/F1", "/F2")), st.integers(-20, 20).filter(bool)),
    operation("cm", *[NUMBERS] * 6),
    operation("Do", st.just("/Fx")),
    st.sampled_from(("q", "Q", "BT", "ET", "/Span BMC", "EMC", "0.5 g", "nonsense")),
)


@contextmanager
def page_with(content: str) -> Iterator[tuple[pikepdf.Pdf, pikepdf.Page]]:
    """A page with two fonts and a form that shows text in the state it is used in."""
    with pikepdf.new() as pdf:
        page = pdf.add_blank_page(page_size=(600, 800))
        fonts = Dictionary(
            F1=pdf_files.base_font(pdf, "Helvetica"), F2=pdf_files.base_font(pdf, "Courier")
        )
        form = pdf_files.form_xobject(
            pdf,
            b"BT (as outside) Tj /F1 9 Tf 3 Tc 5 5 Td (Johansson) Tj ET",
            Matrix=Array([1, 0, 0.2, 1, 3, 4]),
            Resources=Dictionary(Font=fonts),
        )
        page.obj.Resources = Dictionary(Font=fonts, XObject=Dictionary(Fx=form))
        page.obj.Contents = pdf.make_stream(content.encode())
        yield pdf, page


def place(glyph: Glyph) -> tuple[object, ...]:
    return glyph.text, glyph.style.font.name, glyph.style.mode


@settings(max_examples=150, deadline=None)
@given(st.lists(OPERATIONS, max_size=14), st.randoms(use_true_random=False))
def test_other_glyphs_stay_but_for_a_step_behind_a_gap(
    operations: list[str], chance: object
) -> None:
    with page_with("/F1 11 Tf BT " + "\n".join(operations) + " (end) Tj") as (pdf, page):
        before = interpret(page, Fonts()).glyphs
        sample = chance.sample  # type: ignore[attr-defined]
        drop = frozenset(sample(range(len(before)), len(before) // 3))
        frame = Frame.of(page)
        places = stepped_places(lines_with(drop, before), frame)
        moved = remove(page, Fonts(), Cut(pdf, drop, frame, places.starts))
        after = interpret(page, Fonts()).glyphs
        kept = [glyph for index, glyph in enumerate(before) if index not in drop]
        told = [glyph for index, glyph in enumerate(moved) if index not in drop]
        assert list(map(place, after)) == list(map(place, kept))
        largest = max((glyph.style.em_along for glyph in before), default=0.0)
        for one, other, said in zip(kept, after, told, strict=True):
            # Adjustments are written to a thousandth of a thousandth of the font size.
            near = 0.01 * (1 + 1e-4 * one.style.em_along * len(before))
            assert (said.x, said.y) == pytest.approx((other.x, other.y), abs=near)
            # A line that shares no edge begins at a step of its own (decision 16).
            most = GAP_STEP + START_STEP / 2
            assert hypot(one.x - other.x, one.y - other.y) <= most * largest + near


def test_a_page_that_shows_nothing_but_spaces_is_laid_out() -> None:
    with page_with("/F1 11 Tf BT ( ) Tj ET") as (pdf, page):
        glyphs = interpret(page, Fonts()).glyphs
        places = stepped_places(lines_with({0}, glyphs), Frame.of(page))
        remove(page, Fonts(), Cut(pdf, frozenset({0}), Frame.of(page), places.starts))
        assert interpret(page, Fonts()).glyphs == []


@settings(max_examples=60, deadline=None)
@given(st.lists(OPERATIONS, max_size=14))
def test_nothing_moves_where_nothing_is_removed(operations: list[str]) -> None:
    with page_with("/F1 11 Tf BT " + "\n".join(operations) + " (end) Tj") as (pdf, page):
        before = interpret(page, Fonts()).glyphs
        remove(page, Fonts(), Cut(pdf, frozenset(), Frame.of(page)))
        assert [(g.x, g.y) for g in interpret(page, Fonts()).glyphs] == [(g.x, g.y) for g in before]


@settings(max_examples=60, deadline=None)
@given(st.lists(OPERATIONS, max_size=14))
def test_nothing_is_left_open_for_content_that_follows(operations: list[str]) -> None:
    with page_with("/F1 11 Tf BT " + "\n".join(operations)) as (pdf, page):
        remove(page, Fonts(), Cut(pdf, frozenset(), Frame.of(page)))
        content = page.obj.Contents.read_bytes()
        rewritten = b"q " + content + b" Q BT /F2 10 Tf 50 60 Td (after) Tj ET"
        page.obj.Contents = pdf.make_stream(rewritten)
        last = interpret(page, Fonts()).glyphs[-5:]
        assert "".join(glyph.text for glyph in last) == "after"
        assert (last[0].x, last[0].y, last[0].style.em) == (50, 60, 10)


def test_places_agree_with_pdfium(tmp_path: Path) -> None:
    with pikepdf.open(pdf_files.operators(tmp_path / "a.pdf")) as pdf:
        glyphs = interpret(pdf.pages[0], Fonts()).glyphs
        pdfium = PdfiumReader(Source(pdf, ()).as_bytes())
        seen = pdfium.characters(0)
        pdfium.close()
    assert len(seen) > 150
    for character, x, y in seen:
        assert any(
            glyph.text == character and abs(glyph.x - x) < 0.2 and abs(glyph.y - y) < 0.2
            for glyph in glyphs
        )


def test_gap_does_not_tell_the_width_of_each_letter(tmp_path: Path) -> None:
    with page_with("BT /F1 11 Tf (by Johansson today) Tj ET") as (pdf, page):
        remove(page, Fonts(), Cut(pdf, frozenset(range(3, 12)), Frame.of(page)))
        (shown,) = (
            instruction.operands[0] for instruction in pikepdf.parse_content_stream(page, "TJ")
        )
    assert len(shown) == 3


def test_codes_of_an_embedded_encoding_are_told_apart() -> None:
    cmap = (
        b"begincmap 1 begincodespacerange <00> <FFFF> endcodespacerange"
        b" 1 begincidrange <41> <43> 1 endcidrange 1 begincidchar <8141> 9 endcidchar endcmap"
    )
    with pikepdf.new() as pdf:
        descendant = Dictionary(
            Type=Name.Font,
            Subtype=Name.CIDFontType0,
            BaseFont=Name("/Made"),
            CIDSystemInfo=Dictionary(Registry="Adobe", Ordering="Identity", Supplement=0),
            W=Array([1, Array([100, 200, 300]), 9, Array([900])]),
        )
        font = Fonts().get(
            Dictionary(
                Type=Name.Font,
                Subtype=Name.Type0,
                BaseFont=Name("/Made"),
                Encoding=pdf.make_stream(cmap),
                DescendantFonts=Array([descendant]),
            )
        )
        codes = list(font.split(b"AC\x81\x41B"))
    assert codes == [(b"A", 1), (b"C", 3), (b"\x81\x41", 9), (b"B", 2)]
    assert [font.glyph(cid)[1] for _, cid in codes] == [0.1, 0.3, 0.9, 0.2]


@pytest.mark.parametrize("turned", [1, -1])
def test_letters_of_a_drawn_font_stand_upright_whichever_way_its_own_space_lies(
    turned: int,
) -> None:
    """As bitmap fonts of dvips do, whose space and text are both turned upside down."""
    pdf = pikepdf.new()
    drawn = pdf.make_stream(b"500 0 0 0 500 700 d1 0 0 500 700 re f")
    font = Dictionary(
        Type=Name.Font,
        Subtype=Name.Type3,
        FontMatrix=Array([0.001, 0, 0, 0.001 * turned, 0, 0]),
        FontBBox=Array([0, 0, 500, 700]),
        CharProcs=Dictionary(a=drawn),
        Encoding=Dictionary(Differences=Array([97, Name.a])),
        FirstChar=97,
        LastChar=97,
        Widths=Array([500]),
    )
    page = pdf.add_blank_page(page_size=(300, 300))
    page.Resources = Dictionary(Font=Dictionary(F1=pdf.make_indirect(font)))
    page.Contents = pdf.make_stream(b"BT /F1 20 Tf 1 0 0 %d 50 100 Tm (a) Tj ET" % turned)
    (glyph,) = interpret(page, Fonts()).glyphs
    assert glyph.style.up == pytest.approx((0, 1))
    assert glyph.bounds[1] < 101 < 110 < glyph.bounds[3]
