"""What stands where something was removed: boxes that keep quiet, words that fit in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pdfplumber
import pikepdf
import pytest
from support.files import pdf_files

from app.engine.domain.document import Span
from app.engine.domain.export import BLACK_BOX, Edit, Mode, RedactionPlan
from app.engine.text.search import occurrences
from app.formats.base import Options
from app.formats.pdf.content.glyphs import GAP_STEP
from app.formats.pdf.fonts.bundled_fonts import face_for
from app.formats.pdf.fonts.font import Font, fallback
from app.formats.pdf.format import PdfFormat
from app.formats.pdf.redaction.draw import BOX_STEP
from app.formats.pdf.renderer import render_page
from app.notices import Notice
from app.progress import NullReporter

PDF = PdfFormat()


def replace(source: Path, target: Path, literal: str, mode: Mode, by: str) -> tuple[Notice, ...]:
    document = PDF.read(source, Options(), NullReporter())
    edits = tuple(Edit(span, by, "PATIENT") for span in occurrences(document.text, literal))
    assert edits
    return PDF.write(
        source, Options(), RedactionPlan(document.id, mode, edits), target, NullReporter()
    )


def line(text: str, path: Path, size: int = 11) -> Path:
    content = f"BT /F1 {size} Tf 72 700 Td ({text}) Tj ET".encode("cp1252")
    return pdf_files.raw(path, content)


def boxes(path: Path) -> Iterator[tuple[float, float]]:
    """Left and right end of every black box, in points."""
    with pdfplumber.open(path) as document:
        for rect in document.pages[0].rects:
            yield rect["x0"], rect["x1"]


def dark(path: Path, left: float, right: float) -> Any:
    """Which pixels between two places are dark, at four pixels a point."""
    picture = render_page(path, 1, 4)
    shown = np.frombuffer(picture.rgb, np.uint8).reshape(picture.height, picture.width, 3)
    return shown[:, int(left * 4) : int(right * 4)].max(axis=2) < 128


@pytest.mark.parametrize("name", ["Bo", "Johansson", "Maximiliane Freifrau"])
def test_width_of_a_box_does_not_tell_the_width_of_the_name(name: str, tmp_path: Path) -> None:
    source, target = line(name, tmp_path / "s.pdf"), tmp_path / "t.pdf"
    replace(source, target, name, Mode.MASK, "[PATIENT]")
    ((left, right),) = boxes(target)
    assert (right - left) % BOX_STEP == pytest.approx(0, abs=0.01)


def test_names_of_similar_length_leave_equal_boxes(tmp_path: Path) -> None:
    widths = set()
    for name in ("Lind", "Berg", "Falk"):
        source, target = line(f"Mr      {name}", tmp_path / "s.pdf"), tmp_path / "t.pdf"
        replace(source, target, name, Mode.MASK, "")
        ((left, right),) = boxes(target)
        widths.add(round(right - left, 2))
    assert widths == {24.0}


def test_box_does_not_stand_out_from_the_line_that_it_begins(tmp_path: Path) -> None:
    source, target = line("Johansson, at home", tmp_path / "s.pdf"), tmp_path / "t.pdf"
    replace(source, target, "Johansson", Mode.MASK, "[PATIENT]")
    ((left, _),) = boxes(target)
    assert left == pytest.approx(72, abs=0.01)


def test_box_between_words_keeps_away_from_both(tmp_path: Path) -> None:
    source, target = line("for   Johansson   at home", tmp_path / "s.pdf"), tmp_path / "t.pdf"
    with pdfplumber.open(source) as document:
        chars = document.pages[0].chars
    replace(source, target, "Johansson", Mode.MASK, "[PATIENT]")
    ((left, right),) = boxes(target)
    before = left - chars[2]["x1"]
    after = next(char["x0"] for char in chars[6:] if char["text"] == "a" and char["x0"] > right)
    assert before == pytest.approx(after - right, abs=GAP_STEP * 11)
    assert before > 1


def test_box_does_not_cover_its_neighbours(tmp_path: Path) -> None:
    source, target = line("xxxJohanssonxxx", tmp_path / "s.pdf"), tmp_path / "t.pdf"
    document = PDF.read(source, Options(), NullReporter())
    start = document.text.index("J")
    edit = Edit(Span(start, start + 9), "[X]", "PATIENT")
    PDF.write(
        source, Options(), RedactionPlan(document.id, Mode.MASK, (edit,)), target, NullReporter()
    )
    with pdfplumber.open(target) as after:
        page = after.pages[0]
        (box,) = page.rects
        survivors = [char for char in page.chars if char["text"] == "x"]
    assert len(survivors) == 6
    assert all(c["x1"] <= box["x0"] + 0.1 or c["x0"] >= box["x1"] - 0.1 for c in survivors)


def test_label_is_readable_text_inside_its_box(tmp_path: Path) -> None:
    source, target = line("seen by Johansson today", tmp_path / "s.pdf"), tmp_path / "t.pdf"
    replace(source, target, "Johansson", Mode.MASK, "[NAME]")
    assert "[NAME]" in PDF.read(target, Options(), NullReporter()).text
    ((left, right),) = boxes(target)
    with pdfplumber.open(target) as document:
        label = [char for char in document.pages[0].chars if "Liberation" in char["fontname"]]
    assert left < label[0]["x0"] < label[-1]["x1"] < right
    inside = dark(target, left + 1, right - 1)
    rows = inside.any(axis=1)
    assert 0.5 < inside[rows].mean() < 0.95, "white letters on black"


def test_label_that_does_not_fit_is_left_out(tmp_path: Path) -> None:
    source, target = line("Mr Bo, seen", tmp_path / "s.pdf", size=6), tmp_path / "t.pdf"
    assert replace(source, target, "Bo", Mode.MASK, "[PATIENT]") == ()
    assert "PATIENT" not in PDF.read(target, Options(), NullReporter()).text
    assert len(list(boxes(target))) == 1


def test_a_black_box_tells_nothing_but_its_width_in_steps(tmp_path: Path) -> None:
    source, target = line("seen by Johansson today", tmp_path / "s.pdf"), tmp_path / "t.pdf"
    assert replace(source, target, "Johansson", Mode.BOX, BLACK_BOX) == ()
    assert PDF.read(target, Options(), NullReporter()).text.split() == ["seen", "by", "today"]
    ((left, right),) = boxes(target)
    assert dark(target, left + 1, right - 1).any(axis=1).sum() > 0
    inside = dark(target, left + 1, right - 1)
    assert inside[inside.any(axis=1)].all()


def test_words_of_a_surrogate_stand_where_the_name_stood(tmp_path: Path) -> None:
    source, target = line("seen by Johansson, then", tmp_path / "s.pdf"), tmp_path / "t.pdf"
    replace(source, target, "Johansson", Mode.SURROGATE, "Lindqvist")
    assert PDF.read(target, Options(), NullReporter()).text == "seen by Lindqvist, then"


@pytest.mark.parametrize("surrogate", ["Li", "Guðrún Håkansson-Żółkiewski", "Ελένη Μουρίκη"])
def test_surrogate_never_runs_into_the_next_word(surrogate: str, tmp_path: Path) -> None:
    source, target = line("by Johansson today", tmp_path / "s.pdf"), tmp_path / "t.pdf"
    replace(source, target, "Johansson", Mode.SURROGATE, surrogate)
    text = PDF.read(target, Options(), NullReporter()).text
    assert text.split() == ["by", *surrogate.split(), "today"]
    with pdfplumber.open(target) as document:
        added = [c for c in document.pages[0].chars if "Liberation" in c["fontname"]]
        following = min(
            c["x0"] for c in document.pages[0].chars if c["text"] == "t" and c not in added
        )
    assert max(c["x1"] for c in added) <= following + 0.1


@pytest.mark.parametrize("surrogate", ["Bo", "Lindqvist", "Maximiliane", "Maximiliane Freifrau"])
def test_surrogates_are_stretched_and_shrunk_in_steps(surrogate: str, tmp_path: Path) -> None:
    content = b"BT /F1 10 Tf 72 700 Td (Mr Falken) Tj 1 0 0 1 121.3 700 Tm (was seen) Tj ET"
    source, target = pdf_files.raw(tmp_path / "s.pdf", content), tmp_path / "t.pdf"
    replace(source, target, "Falken", Mode.SURROGATE, surrogate)
    with pikepdf.open(target) as pdf:
        drawn = pikepdf.parse_content_stream(pdf.pages[0], "Tz Tf")
        (stretch,) = (float(one.operands[0]) for one in drawn if str(one.operator) == "Tz")
        size = [float(one.operands[1]) for one in drawn if str(one.operator) == "Tf"][-1]
    assert stretch / 2.5 == pytest.approx(round(stretch / 2.5), abs=0.01)
    assert size / 0.25 == pytest.approx(round(size / 0.25), abs=0.01)


def test_surrogate_has_size_colour_and_slope_of_the_name(tmp_path: Path) -> None:
    content = b"1 0 0 rg BT /F1 14 Tf 0.866 0.5 -0.5 0.866 200 400 Tm (by ) Tj (Johansson) Tj ET"
    source, target = pdf_files.raw(tmp_path / "s.pdf", content), tmp_path / "t.pdf"
    replace(source, target, "Johansson", Mode.SURROGATE, "Lindqvist")
    with pdfplumber.open(target) as document:
        added = [c for c in document.pages[0].chars if "Liberation" in c["fontname"]]
    assert {tuple(c["non_stroking_color"]) for c in added} == {(1, 0, 0)}
    assert added[0]["matrix"][:2] == pytest.approx((14 * 0.866 / 14, 14 * 0.5 / 14), abs=0.01)


def test_surrogate_of_invisible_text_is_invisible(tmp_path: Path) -> None:
    content = b"BT /F1 11 Tf 3 Tr 72 700 Td (Johansson) Tj ET 72 600 100 2 re f"
    source, target = pdf_files.raw(tmp_path / "s.pdf", content), tmp_path / "t.pdf"
    replace(source, target, "Johansson", Mode.SURROGATE, "Lindqvist")
    assert PDF.read(target, Options(), NullReporter()).text == "Lindqvist"
    assert not dark(target, 60, 200)[: 4 * (842 - 650)].any()


def test_letters_that_no_bundled_font_has_become_a_box_and_are_reported(tmp_path: Path) -> None:
    source, target = line("by Johansson today", tmp_path / "s.pdf"), tmp_path / "t.pdf"
    notices = replace(source, target, "Johansson", Mode.SURROGATE, "山田太郎")
    assert len(notices) == 1
    assert len(list(boxes(target))) == 1


def named(name: str, flags: int = 0) -> Font:
    font = Font.__new__(Font)
    font.name, font.flags = name, flags
    return font


@pytest.mark.parametrize(
    ("font", "face"),
    [
        (named("Helvetica"), "LiberationSans-Regular"),
        (named("ArialMT"), "LiberationSans-Regular"),
        (named("Arial-BoldMT"), "LiberationSans-Bold"),
        (named("TimesNewRomanPS-BoldItalicMT"), "LiberationSerif-BoldItalic"),
        (named("Cambria"), "LiberationSerif-Regular"),
        (named("CourierNewPSMT"), "LiberationMono-Regular"),
        (named("DejaVuSansMono-Oblique"), "LiberationMono-Italic"),
        (named("LiberationSerif"), "LiberationSerif-Regular"),
        (named("MSSansSerif"), "LiberationSans-Regular"),
        (named("NotoSans-SemiBold"), "LiberationSans-Bold"),
        (named("Unknown", 2), "LiberationSerif-Regular"),
        (named("Unknown", 1 | 64), "LiberationMono-Italic"),
        (named("OpenSans", 2), "LiberationSans-Regular"),
        (fallback(), "LiberationSans-Regular"),
    ],
)
def test_nearest_bundled_typeface_is_chosen_by_name(font: Font, face: str) -> None:
    assert face_for(font) == face
