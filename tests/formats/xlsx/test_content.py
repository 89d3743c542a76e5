"""Rows stand in columns: in the text, and as tables."""

from __future__ import annotations

from pathlib import Path

from support.files.xlsx_files import book, read, saved

from app.engine.domain.composition import Cell

GAPS: list[list[object]] = [["Name", None, "Bed"], [None, "Seen", 4], ["Okonkwo", None, 5]]


def cells(path: Path) -> dict[str, Cell]:
    document = read(path)
    return {document.text[p.start : p.end]: p.cell for p in document.composition if p.cell.table}


def test_an_empty_cell_keeps_its_place_in_the_text(tmp_path: Path) -> None:
    document = read(saved(book(GAPS), tmp_path))
    assert document.text.split("\n")[:3] == ["Name\t\tBed", "\tSeen\t4", "Okonkwo\t\t5"]
    assert [span.of(document.text) for span in document.rows][1] == "\tSeen\t4"


def test_columns_and_rows_without_anything_are_left_out(tmp_path: Path) -> None:
    made = book([])
    made.active["C3"], made.active["F3"], made.active["F9"] = "Name", "Bed", 4
    assert read(saved(made, tmp_path)).text.split("\n")[:2] == ["Name\tBed", "\t4"]
    assert cells(tmp_path / "source.xlsx")["Name"] == Cell(1, 0, 0)


def test_each_sheet_is_a_table_of_its_own(tmp_path: Path) -> None:
    found = cells(saved(book(GAPS, [["Ward", "x"], ["B", 1]], names=("A", "B9")), tmp_path))
    assert found["Bed"] == Cell(1, 0, 2)
    assert found["Seen"] == Cell(1, 1, 1, 2 - 1)
    assert found["Ward"] == Cell(2, 0, 0)


def test_a_merged_title_and_one_alone_reach_over_the_columns_beside(tmp_path: Path) -> None:
    made = book([["Rota of the ward"], ["Week", "one", None], ["a", "b", "c"], ["Notes", None]])
    made.active.merge_cells("A2:A2")
    made.active.merge_cells("B2:C2")
    found = cells(saved(made, tmp_path))
    assert found["Rota of the ward"].columns == 3
    assert found["one"] == Cell(1, 1, 1, 2)
    assert found["b"].columns == 1


def test_a_sheet_that_is_nearly_empty_is_not_filled_up(tmp_path: Path) -> None:
    made = book([])
    for number in range(1, 40):
        made.active.cell(number, number, f"word {number}")
    document = read(saved(made, tmp_path))
    assert "\t" not in document.text
    assert not document.composition
