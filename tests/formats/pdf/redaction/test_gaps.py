"""What is left of a removed word does not tell how wide it was."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pikepdf
import pytest
from pikepdf import Array
from support.files import pdf_files
from support.sampling import crossed

from app.engine.domain.export import Edit, Layout, Mode, RedactionPlan
from app.engine.text.search import occurrences
from app.formats.base import Options
from app.formats.pdf.content.glyphs import GAP_STEP
from app.formats.pdf.format import PdfFormat
from app.notices import Notice, NoticeCode
from app.progress import NullReporter

PDF = PdfFormat()
NAMES = ("Okonkwo", "Oxonkwo")
Content = Callable[[str], bytes]


def width(letter: str) -> int:
    """In thousandths of the font size: the names differ by an eighth of a step."""
    return 510 if letter == "x" else 500


def measured(_: pikepdf.Pdf, page: pikepdf.Page) -> None:
    font = page.obj.Resources.Font.F1
    font.FirstChar, font.LastChar = 32, 126
    font.Widths = Array([width(chr(code)) for code in range(32, 127)])


def last_of_its_line(name: str) -> bytes:
    return f"BT /F1 11 Tf 72 700 Td (Patient: {name}) Tj 0 -14 Td (Seen.) Tj ET".encode()


def within_a_line(name: str) -> bytes:
    return f"BT /F1 11 Tf 72 700 Td (Patient: {name}, aged 54, and) Tj ( his wife) Tj ET".encode()


def at_the_start_of_a_line(name: str) -> bytes:
    return f"BT /F1 11 Tf 72 700 Td ({name} was seen today) Tj ET".encode()


def kerned(name: str) -> bytes:
    pieces = ")-30(".join(name)
    kern = -300 if name == NAMES[0] else -305
    return f"BT /F1 11 Tf 72 700 Td [(For:){kern}({pieces})10(. Seen.)] TJ ET".encode()


def twice_in_a_line(name: str) -> bytes:
    return f"BT /F1 11 Tf 72 700 Td (Mrs {name} and Mr {name} were seen) Tj ET".encode()


def letter_by_letter(name: str) -> bytes:
    out, x = b"BT /F1 11 Tf 1 0 0 1 72 700 Tm (Patient:) Tj ", 120.0
    for letter in name:
        out += f"1 0 0 1 {x:.3f} 700 Tm ({letter}) Tj ".encode()
        x += width(letter) * 0.011
    return out + b"1 0 0 1 72 680 Tm (Seen.) Tj ET"


def step_by_step(name: str) -> bytes:
    out, back = b"BT /F1 11 Tf 72 700 Td (Patient: ) Tj 60 0 Td ", 60.0
    for letter in name:
        step = width(letter) * 0.011
        out += f"({letter}) Tj {step:.4f} 0 Td ".encode()
        back += step
    return out + f"{-back:.4f} -20 Td (Seen.) Tj ET".encode()


def moved_by_the_coordinate_system(name: str) -> bytes:
    """As macOS places runs of text."""
    out, x = b"", 72.0
    for run in ("Patient: ", name, ", aged 54"):
        out += f"q 1 0 0 1 {x:.4f} 700 cm BT 11 0 0 11 0 0 Tm /F1 1 Tf ({run}) Tj ET Q ".encode()
        x += sum(map(width, run)) * 0.011
    return out


def alone_at_the_right(name: str) -> bytes:
    """It ends where nothing else does, as in a cell."""
    x = 300 - sum(map(width, f"Dr {name}")) * 0.011
    return (
        "BT /F1 11 Tf 72 720 Td (Seen by the doctor) Tj 0 -40 Td (Ward 4) Tj ET"
        f" BT /F1 11 Tf {x:.4f} 700 Td (Dr {name}) Tj ET"
    ).encode()


def far_behind(name: str) -> bytes:
    """So far that it might be another column."""
    x = 72 + sum(map(width, f"Dr {name}")) * 0.011 + 30
    return (
        f"BT /F1 11 Tf 72 720 Td (Seen by the doctor) Tj 0 -20 Td (Dr {name}) Tj ET"
        f" BT /F1 11 Tf {x:.4f} 700 Td (on the ward) Tj ET"
    ).encode()


def exported_content(source: Path, name: str, mode: Mode) -> bytes:
    target = source.with_suffix(".deid.pdf")
    document = PDF.read(source, Options(), NullReporter())
    by = "[PATIENT]" if mode is Mode.MASK else "Berg"
    edits = tuple(Edit(span, by, "PATIENT") for span in occurrences(document.text, name))
    assert edits
    PDF.write(source, Options(), RedactionPlan(document.id, mode, edits), target, NullReporter())
    with pikepdf.open(target) as pdf:
        return pdf.pages[0].Contents.read_bytes()


CONTENTS: tuple[Content, ...] = (
    last_of_its_line,
    within_a_line,
    at_the_start_of_a_line,
    kerned,
    twice_in_a_line,
    letter_by_letter,
    step_by_step,
    moved_by_the_coordinate_system,
    alone_at_the_right,
    far_behind,
)


@pytest.mark.parametrize(("content", "mode"), crossed(CONTENTS, Mode, 2))
def test_names_of_almost_the_same_width_leave_the_same_page(
    content: Content, mode: Mode, tmp_path: Path
) -> None:
    source = tmp_path / "s.pdf"
    pages = set()
    for name in NAMES:
        pdf_files.raw(source, content(name), prepare=measured)
        pages.add(exported_content(source, name, mode))
    assert len(pages) == 1


def test_nothing_is_left_of_a_gap_that_nothing_follows(tmp_path: Path) -> None:
    source = pdf_files.raw(tmp_path / "s.pdf", last_of_its_line("Okonkwo"))
    content = exported_content(source, "Okonkwo", Mode.MASK)
    shown = [line for line in content.splitlines() if line.endswith(b"TJ")]
    assert shown[0] == b"[ (Patient: ) ] TJ"


def test_text_behind_a_gap_goes_on_where_it_stood(tmp_path: Path) -> None:
    """To half a step, across operators, and also behind several gaps."""
    content = b"BT /F1 10 Tf 72 700 Td (a Okonkwo b ) Tj (Okonkwo) Tj 80 Tz ( c Okonkwo d) Tj ET"
    source = pdf_files.raw(tmp_path / "s.pdf", content)
    exported_content(source, "Okonkwo", Mode.MASK)
    places = []
    for path in (source, source.with_suffix(".deid.pdf")):
        document = PDF.read(path, Options(), NullReporter())
        words = document.pages[0].words
        places.append({w.span.of(document.text): w.box.x0 for w in words})
    for letter in "abcd":
        assert places[1][letter] == pytest.approx(places[0][letter], abs=GAP_STEP * 10 / 2 + 0.01)


def test_who_wants_exact_places_gets_them_and_is_told_what_they_tell(tmp_path: Path) -> None:
    content = b"BT /F1 10 Tf 72 700 Td (a Okonkwo b ) Tj (Okonkwo) Tj 80 Tz ( c Okonkwo d) Tj ET"
    source = pdf_files.raw(tmp_path / "s.pdf", content)
    document = PDF.read(source, Options(), NullReporter())
    spans = occurrences(document.text, "Okonkwo")
    edits = tuple(Edit(span, "[PATIENT]", "PATIENT") for span in spans)
    plan = RedactionPlan(document.id, Mode.MASK, edits, layout=Layout(exact_places=True))
    target = tmp_path / "s.deid.pdf"
    notices = PDF.write(source, Options(), plan, target, NullReporter())
    places = [
        {w.span.of(one.text): w.box.x0 for w in one.pages[0].words}
        for one in (document, PDF.read(target, Options(), NullReporter()))
    ]
    for letter in "abcd":
        assert places[1][letter] == pytest.approx(places[0][letter], abs=0.01)
    assert Notice(NoticeCode.PDF_EXACT_WIDTHS) in notices
