"""An export holds the edited cells as what they are, and of the workbook nothing else."""

from __future__ import annotations

import datetime as dt
import zipfile
from pathlib import Path

import openpyxl
import pytest
from openpyxl.utils import get_column_letter
from support.files.xlsx_files import book, exported, package, read, row, saved

from app.engine.domain.document import Span
from app.engine.domain.export import Edit, Mode, RedactionPlan
from app.errors import ExportError, SourceChanged
from app.formats.base import Options
from app.formats.xlsx.format import XlsxFormat
from app.progress import NullReporter


def test_cells_stay_where_and_what_they_are(tmp_path: Path) -> None:
    made = book([["Name", "Born", "K"], [], ["Okonkwo", dt.date(1948, 7, 14), 4.1]])
    sheet = made.active
    sheet["A1"].font = openpyxl.styles.Font(bold=True)
    sheet.merge_cells("A5:C5")
    sheet["A5"], sheet.freeze_panes = "end", "B2"
    sheet.column_dimensions["A"].width = 31
    path = exported(saved(made, tmp_path), ("Okonkwo", "Ashby"), ("1948-07-14", "1948-03-02"))
    copy = openpyxl.load_workbook(path).active
    born = dt.datetime.combine(dt.date(1948, 3, 2), dt.time())
    assert [cell.value for cell in copy[3]] == ["Ashby", born, 4.1]
    assert copy["B3"].is_date
    assert copy["A1"].font.b
    assert not copy["A3"].font.b
    assert [str(one) for one in copy.merged_cells.ranges] == ["A5:C5"]
    assert (copy.freeze_panes, copy.column_dimensions["A"].width) == ("B2", 35)


def test_numbers_of_any_size_stay_numbers(tmp_path: Path) -> None:
    made = book([["Okonkwo", 1 / 3, 1.2e-07, 6.02e23, -4.5e-05, 81.5 / 1.7, 123456789012345]])
    copy = openpyxl.load_workbook(exported(saved(made, tmp_path), ("Okonkwo", "Ashby"))).active
    assert [float(f"{one.value:.15g}") for one in copy[1][1:]] == [
        *(0.333333333333333, 1.2e-07, 6.02e23, -4.5e-05, 47.9411764705882, 123456789012345)
    ]


def test_widths_of_columns_spell_nothing(tmp_path: Path) -> None:
    made = book([["a"]])
    for number, letter in enumerate("Okonkwo 4077", 1):
        made.active.column_dimensions[get_column_letter(number)].width = ord(letter)
    copy = openpyxl.load_workbook(exported(saved(made, tmp_path))).active
    assert {one.width for one in copy.column_dimensions.values()} == {35, 50, 55, 60}


def test_a_label_in_the_place_of_a_date_or_number_is_text(tmp_path: Path) -> None:
    made = book([["x", dt.date(1948, 7, 14), 4471829, 0.5]])
    made.active["D1"].number_format = "0%"
    path = exported(
        saved(made, tmp_path), ("1948-07-14", "[DATE]"), ("4471829", "[ID]"), ("50%", "[AGE]")
    )
    assert [cell.value for cell in openpyxl.load_workbook(path).active[1]] == [
        *("x", "[DATE]", "[ID]", "[AGE]")
    ]


def test_no_text_becomes_a_formula(tmp_path: Path) -> None:
    path = exported(package(tmp_path, row(1, "=1+1", "Okonkwo")), ("Okonkwo", '=HYPERLINK("x")'))
    cells = openpyxl.load_workbook(path).active[1]
    assert [cell.data_type for cell in cells] != ["f", "f"]
    assert "<f>" not in zipfile.ZipFile(path).read("xl/worksheets/sheet1.xml").decode()


def test_names_of_sheets_are_such_as_excel_takes(tmp_path: Path) -> None:
    made = book([["a"]], [["b"]], [["c"]], names=("Okonkwo one", "Okonkwo two", "Plain"))
    path = exported(
        saved(made, tmp_path), ("Okonkwo one", "[NAME]: 1/2"), ("Okonkwo two", "(name)  1 2")
    )
    names = openpyxl.load_workbook(path).sheetnames
    assert names[2] == "Plain"
    assert len({name.casefold() for name in names}) == 3
    assert all(name and len(name) <= 31 and not set(name) & set("[]:*?/\\") for name in names)


def test_hidden_sheets_are_seen_in_an_export(tmp_path: Path) -> None:
    made = book([["a"]], [["b"]])
    made["Sheet2"].sheet_state = "veryHidden"
    copy = openpyxl.load_workbook(exported(saved(made, tmp_path)))
    assert {sheet.sheet_state for sheet in copy.worksheets} == {"visible"}


def test_the_same_plan_gives_the_same_bytes(tmp_path: Path) -> None:
    path = saved(book([["Okonkwo", 1]]), tmp_path)
    first = exported(path, ("Okonkwo", "Ashby")).read_bytes()
    assert exported(path, ("Okonkwo", "Ashby")).read_bytes() == first


def test_an_edit_over_two_cells_and_another_file_are_refused(tmp_path: Path) -> None:
    path = saved(book([["Thaddeus", "Okonkwo"]]), tmp_path)
    document = read(path)
    target = tmp_path / "b.xlsx"

    def write(plan: RedactionPlan) -> None:
        XlsxFormat().write(path, Options(), plan, target, NullReporter())

    across = Edit(Span(3, 12), "x", "PATIENT")
    with pytest.raises(ExportError):
        write(RedactionPlan(document.id, Mode.MASK, (across,)))
    plan = RedactionPlan(document.id, Mode.MASK, ())
    saved(book([["Other"]]), tmp_path)
    with pytest.raises(SourceChanged):
        write(plan)
    assert not target.exists()
