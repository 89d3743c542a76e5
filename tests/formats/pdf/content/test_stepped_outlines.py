"""What is drawn around removed words is as wide as their gap."""

from __future__ import annotations

from pathlib import Path

import pikepdf
import pytest
from pikepdf import Array, Dictionary
from support.files import pdf_files

from app.formats.pdf.content.baselines import lines_with
from app.formats.pdf.content.interpreter import Cut, interpret, outlines_of, remove
from app.formats.pdf.content.outlines import Outline
from app.formats.pdf.content.page_frame import Frame
from app.formats.pdf.content.stepped_outlines import Moves, stepped_outlines
from app.formats.pdf.content.stepped_places import stepped_places
from app.formats.pdf.fonts.font import Fonts

# In Helvetica of 10 points "Seen by " and "Ovid" are so wide, and the gap 21 points.
START, END = 139.47, 160.03
STEPPED = START + 21
MOVED = STEPPED - END
LINE = "BT /F1 10 Tf 100 700 Td (Seen by Ovid on the ward) Tj ET\n"


def without_ovid(path: Path, content: str, *, name: str = "Ovid") -> tuple[list[Outline], str]:
    """What is drawn where the name is removed, and the content that draws it."""
    found, written, _ = without(path, content, name)
    return found, written


def without(path: Path, content: str, name: str) -> tuple[list[Outline], str, Moves]:
    pdf_files.raw(path, content.encode(), prepare=_add_form)
    with pikepdf.open(path) as pdf:
        page = pdf.pages[0]
        painted, frame = interpret(page, Fonts()), Frame.of(page)
        text = "".join(glyph.text for glyph in painted.glyphs)
        cut = {
            at + place
            for at in range(len(text))
            if text.startswith(name, at)
            for place in range(len(name))
        }
        directions = lines_with(cut, painted.glyphs)
        places = stepped_places(directions, frame)
        moves = stepped_outlines(outlines_of(page, Fonts()), directions, places)
        remove(page, Fonts(), Cut(pdf, frozenset(cut), frame, places.starts, moves.shifts))
        return outlines_of(page, Fonts()), page.obj.Contents.read_bytes().decode(), moves


def _add_form(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    form = pdf_files.form_xobject(pdf, f"0 0 {END - START} 12 re f".encode())
    form.BBox = Array([0, 0, END - START, 12])
    page.obj.Resources.XObject = Dictionary(Fx=form)


def edges(outline: Outline) -> tuple[float, float]:
    return outline.left, outline.right


@pytest.mark.parametrize(
    "drawn",
    [
        f"{START} 698.4 {END - START} 0.6 re f",
        f"{START} 703 m {END} 703 l S",
        f"{END} 698 m {START} 698 l S",
        f"q {START} 697 {END - START} 12 re W n Q",
        f"{START} 697 m {END} 697 l {END} 709 l {START} 709 l h f",
        f"q 1 0 0 1 {START} 697 cm /Fx Do Q",
        f"q 1 0 0 -1 {START} 709 cm 0 0 {END - START} 12 re f Q",
    ],
)
def test_what_ends_with_a_removed_word_ends_where_its_gap_does(drawn: str, tmp_path: Path) -> None:
    found, _ = without_ovid(tmp_path / "a.pdf", LINE + drawn)
    assert found
    for outline in found:
        assert edges(outline) == pytest.approx((START, STEPPED), abs=1e-3)


def test_what_is_drawn_around_a_word_stays_so_far_beside_it(tmp_path: Path) -> None:
    found, _ = without_ovid(tmp_path / "a.pdf", LINE + f"{START - 2} 696 {END - START + 4} 14 re S")
    assert edges(found[0]) == pytest.approx((START - 2, STEPPED + 2), abs=0.2)


def test_a_line_under_a_word_behind_goes_with_the_word(tmp_path: Path) -> None:
    start, end = END + 2.78, END + 2.78 + 11.12  # "on"
    found, content = without_ovid(tmp_path / "a.pdf", LINE + f"{start} 698 {end - start} 0.5 re f")
    assert edges(found[0]) == pytest.approx((start + MOVED, end + MOVED), abs=1e-3)
    assert f"{start:g}" not in content


def test_a_place_of_the_coordinate_system_is_not_left(tmp_path: Path) -> None:
    start = END + 2.78
    drawn = f"q 1 0 0 1 {start} 698 cm 0 0 11.12 0.5 re f Q"
    found, content = without_ovid(tmp_path / "a.pdf", LINE + drawn)
    assert edges(found[0]) == pytest.approx((start + MOVED, start + 11.56), abs=1e-3)
    assert f"{start:g}" not in content


def test_a_wavy_line_that_moves_is_straight(tmp_path: Path) -> None:
    count = 24
    step = (END - START) / count
    waves = " ".join(f"{START + step * at:.4f} {697 + at % 2} l" for at in range(1, count + 1))
    found, content = without_ovid(tmp_path / "a.pdf", f"{LINE}{START} 697 m {waves} S")
    assert edges(found[0]) == pytest.approx((START, STEPPED), abs=1e-3)
    assert found[0].bottom == found[0].top == pytest.approx(697.5)
    assert content.count(" l\n") == 1


def test_round_corners_stay_round(tmp_path: Path) -> None:
    left, right = START - 3, END + 3
    path = (
        f"{left + 4} 696 m {right - 4} 696 l {right - 2} 696 {right} 698 {right} 700 c"
        f" {right} 706 l {right} 708 {right - 2} 710 {right - 4} 710 c {left + 4} 710 l"
        f" {left + 2} 710 {left} 708 {left} 706 c {left} 700 l"
        f" {left} 698 {left + 2} 696 {left + 4} 696 c h S"
    )
    found, content = without_ovid(tmp_path / "a.pdf", LINE + path)
    assert edges(found[0]) == pytest.approx((left, right + MOVED), abs=0.2)
    curves = [line.split() for line in content.splitlines() if line.endswith(" c")]
    assert float(curves[0][4]) - float(curves[0][0]) == pytest.approx(2, abs=1e-4)


def test_rules_of_a_table_stay(tmp_path: Path) -> None:
    rows = "".join(
        f"BT /F1 10 Tf {START} {700 - 16 * row} Td ({word}) Tj ET\n"
        f"{START - 3} {696 - 16 * row} {END - START + 6} 16 re S\n"
        for row, word in enumerate(("Name", "Ovid", "Li", "Bo"))
    )
    found, _ = without_ovid(tmp_path / "a.pdf", rows)
    for outline in found:
        assert edges(outline) == pytest.approx((START - 3, END + 3))


def test_lines_under_the_same_name_in_many_rows_all_move(tmp_path: Path) -> None:
    rows = "".join(
        f"BT /F1 10 Tf 100 {700 - 16 * row} Td (Seen by Ovid on the ward) Tj ET\n"
        f"{START} {698 - 16 * row} {END - START} 0.5 re f\n"
        for row in range(6)
    )
    found, _ = without_ovid(tmp_path / "a.pdf", rows)
    for outline in found:
        assert edges(outline) == pytest.approx((START, STEPPED), abs=1e-3)


@pytest.mark.parametrize(
    "drawn",
    [
        "100 500 60 0.5 re f",
        "100 698 41 0.5 re f",
        f"{START} 640 {END - START} 70 re S",
        "72 690 451 0.5 re f",
    ],
)
def test_what_does_not_end_with_a_moved_word_stays(drawn: str, tmp_path: Path) -> None:
    found, content = without_ovid(tmp_path / "a.pdf", LINE + drawn)
    assert drawn.rsplit(" ", 2)[0] in content
    assert len(found) == 1


def test_lines_that_run_upwards(tmp_path: Path) -> None:
    content = (
        "BT /F1 10 Tf 0 1 -1 0 300 100 Tm (Seen by Ovid on the ward) Tj ET\n"
        f"301.6 {START} 0.6 {END - START} re f"
    )
    found, _ = without_ovid(tmp_path / "a.pdf", content)
    assert (found[0].bottom, found[0].top) == pytest.approx((START, STEPPED), abs=1e-3)
    assert edges(found[0]) == pytest.approx((301.6, 302.2))


def test_nothing_moves_where_nothing_is_removed(tmp_path: Path) -> None:
    drawn = f"{START} 698.4 {END - START} 0.6 re f"
    found, content = without_ovid(tmp_path / "a.pdf", LINE + drawn, name="Nobody")
    assert edges(found[0]) == pytest.approx((START, END))
    assert f"{END - START} 0.6 re" in content


def test_a_name_of_whole_steps_is_bounded_as_any_other(tmp_path: Path) -> None:
    """Nothing moves then; a box that were wider for that alone would tell the name."""
    content = "BT /F1 10 Tf 100 700 Td (Ceci) Tj ET 100 698 20 0.5 re f"
    found, _, moves = without(tmp_path / "a.pdf", content, "Ceci")
    assert edges(found[0]) == pytest.approx((100, 120))
    assert len(moves.walls) == 1
    assert moves.walls[0] == pytest.approx((120, 698.25))
