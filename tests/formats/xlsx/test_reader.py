"""What a cell shows is what is read, whatever way the file keeps it; nothing hidden is left out."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

import pytest
from openpyxl.workbook import Workbook
from support.files.xlsx_files import MAIN, book, package, read, row, saved

from app.engine.domain.hidden_content import Channel
from app.errors import Corrupt
from app.notices import NoticeCode


def text(path: Path) -> str:
    return read(path).text.strip()


def notices(made: Workbook, folder: Path) -> set[NoticeCode]:
    return {notice.code for notice in read(saved(made, folder)).notices}


def test_runs_of_a_shared_text_are_one_and_readings_none(tmp_path: Path) -> None:
    shared = (
        f"<sst {MAIN}><si><t>unused</t></si><si><r><t>Thaddeus Okon</t></r><r><rPr><b/></rPr>"
        '<t>kwo</t></r><rPh sb="0" eb="1"><t>reading</t></rPh></si></sst>'
    )
    cell = '<row r="1"><c r="A1" t="s"><v>1</v></c></row>'
    path = package(tmp_path, cell, parts={"xl/sharedStrings.xml": shared})
    assert text(path) == "Thaddeus Okonkwo"


def test_texts_in_cells_are_read(tmp_path: Path) -> None:
    inline = '<is><r><t>Okon</t></r><r><t xml:space="preserve">kwo </t></r></is>'
    rows = f'<row r="1"><c r="A1" t="inlineStr">{inline}</c></row>' + row(2, "a &lt; b_x0007_c")
    assert text(package(tmp_path, rows)) == "Okonkwo \na < b c"


def test_formulas_are_their_stored_results(tmp_path: Path) -> None:
    cells = (
        '<c r="A1" t="str"><f>UPPER("okonkwo")</f><v>OKONKWO</v></c>'
        '<c r="B1"><f>1+1</f><v>2</v></c><c r="C1"><f>"x"</f></c>'
        '<c r="D1" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="E1" t="b"><v>1</v></c>'
    )
    document = read(package(tmp_path, f'<row r="1">{cells}</row>'))
    assert document.text.strip().split("\t") == ["OKONKWO", "2", "#DIV/0!", "TRUE"]
    assert NoticeCode.XLSX_FORMULAS in {notice.code for notice in document.notices}


@pytest.mark.parametrize("state", ["hidden", "veryHidden"])
def test_hidden_sheets_are_read_and_told_of(state: str, tmp_path: Path) -> None:
    made = book([["Ward"]], [["Okonkwo"]], names=("A", "Old list"))
    made["Old list"].sheet_state = state
    assert NoticeCode.XLSX_HIDDEN in notices(made, tmp_path)
    assert "Old list\nOkonkwo" in read(tmp_path / "source.xlsx").text


def test_hidden_rows_and_columns_are_read_and_told_of(tmp_path: Path) -> None:
    made = book([["a", "Okonkwo"], ["Thaddeus", "b"]])
    made.active.row_dimensions[2].hidden = True
    assert NoticeCode.XLSX_HIDDEN in notices(made, tmp_path)
    made.active.row_dimensions[2].hidden = False
    assert NoticeCode.XLSX_HIDDEN not in notices(made, tmp_path)
    made.active.column_dimensions["B"].hidden = True
    assert NoticeCode.XLSX_HIDDEN in notices(made, tmp_path)
    assert text(tmp_path / "source.xlsx") == "a\tOkonkwo\nThaddeus\tb"


@pytest.mark.parametrize(
    ("value", "number_format", "shown"),
    [
        (40771926, "00-000-000", "40-771-926"),
        (771926, "00000000", "00771926"),
        (7, '0" Okonkwo"', "7"),
        (0.125, "0.0%", "12.5%"),
        (dt.date(2025, 2, 9), 'd mmm" Okonkwo"', "2025-02-09"),
        (dt.date(2025, 2, 9), "yyyy", "2025-02-09"),
        (dt.datetime.combine(dt.date(2025, 2, 9), dt.time(7, 5)), "h:mm", "2025-02-09 07:05"),
        (dt.timedelta(hours=30, minutes=5), "[h]:mm", "30:05:00"),
        (138, "General", "138"),
        (4.1, "0.0", "4.1"),
    ],
)
def test_values_show_all_that_they_hold_and_no_words_of_formats(
    value: object, number_format: str, shown: str, tmp_path: Path
) -> None:
    made = book([["x", value]])
    made.active["B1"].number_format = number_format
    assert text(saved(made, tmp_path)) == f"x\t{shown}"


def test_dates_of_workbooks_that_count_from_1904_are_the_same_days(tmp_path: Path) -> None:
    made = book([["seen", dt.date(2025, 2, 9)]])
    made.epoch = dt.datetime(1904, 1, 1)  # noqa: DTZ001 - cells know no time zone
    made.active["B1"] = dt.date(2025, 2, 9)
    assert text(saved(made, tmp_path)) == "seen\t2025-02-09"


def test_what_merged_cells_cover_is_no_text_and_told_of(tmp_path: Path) -> None:
    rows = row(1, "Ward", "Okonkwo") + row(2, "a", "b")
    document = read(package(tmp_path, rows, behind=merged("A1:B1")))
    assert document.text.strip() == "Ward\na\tb"
    assert NoticeCode.XLSX_COVERED in {notice.code for notice in document.notices}
    assert [(one.channel, one.texts) for one in document.dropped] == [
        (Channel.COVERED, ("Okonkwo",))
    ]


def test_merged_cells_that_cover_nothing_are_not_told_of(tmp_path: Path) -> None:
    rows = row(1, "Ward", "", " ") + row(2, "a", "b")
    document = read(package(tmp_path, rows, behind=merged("A1:C1")))
    assert NoticeCode.XLSX_COVERED not in {notice.code for notice in document.notices}
    assert not document.dropped


def merged(ref: str) -> str:
    return f'<mergeCells><mergeCell ref="{ref}"/></mergeCells>'


@pytest.mark.parametrize("ref", ["B2:A1", "1:2", "A1:XFE2", "A0:B1", "Okonkwo"])
def test_cells_that_cannot_be_merged_are_damage(ref: str, tmp_path: Path) -> None:
    with pytest.raises(Corrupt):
        read(package(tmp_path, row(1, "x"), behind=merged(ref)))


def test_a_bare_workbook_is_told_of_nothing_that_it_does_not_have(tmp_path: Path) -> None:
    assert notices(book([["Okonkwo"]]), tmp_path) == {
        NoticeCode.XLSX_LOOK,
        NoticeCode.XLSX_PROPERTIES,
    }
