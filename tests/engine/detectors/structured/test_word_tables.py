"""Tables in Word files: headings, values and doses name nobody, and identifiers are all left."""

from __future__ import annotations

from pathlib import Path

import docx
import pytest
from docx.table import Table
from support.files.docx_files import read

from app.engine.detectors.base import TAGGER
from app.engine.detectors.structured.fields import cells_of
from app.engine.detectors.structured.plain_tables import labelled_by_column, plain_table_spans
from app.engine.detectors.structured.tables import tables_of
from app.engine.domain.document import Document, Span
from app.engine.domain.review import Finding

Rows = list[list[str]]

WARD: Rows = [
    ["N.", "Letto", "Cognome e nome", "Nato il", "Comune", "Hb", "K"],
    ["1", "12", "Bortolazzi Ersilia", "03/11/1948", "Este", "14.6", "4,1"],
    ["2", "13", "Pellegrin Ettore", "12.5", "Nola", "10.4", "3.9 H"],
    ["3", "14", "Costanzo Leone", "1.4.1938", "Este", "Dr. Marangon", "12/05/25"],
    ["4", "15", "Marangon Ada", "1961", "Nola", "", "<3"],
]
TESTS: Rows = [
    ["Analys", "Datum", "Prov nr", "Svar", "Referens"],
    ["Hb", "12.5", "4077", "14.6", "12-15,5"],
    ["Kreatinin", "12.5", "4078", "10,4", "<90"],
    ["Taget av", "12.5", "4079", "Siv Ekelöf", ""],
]
MEDICINES: Rows = [
    ["Name", "Dose", "Via", "Frequency", "Started", "Prescriber"],
    ["Plavix", "75 mg", "PO", "od", "8/4", "JA"],
    ["Candesartan", "8/4", "PO", "bd", "1/5", "Dr Pell"],
    ["Warfarin", "1-0-1½", "SC", "od, ask Dr Pell", "12/05/25", "od"],
    ["Lantus", "12/05/25", "JA", "since 2019", "May", "Low"],
]


def put(table: Table, rows: Rows, first: int = 0) -> None:
    for number, row in enumerate(rows, first):
        for cell, words in zip(table.rows[number].cells, row, strict=True):
            cell.text = words


def written(path: Path, rows: Rows) -> Document:
    """A letter with this table."""
    made = docx.Document()
    made.add_paragraph("Seen by Anna Quillfeather on 12.5")
    put(made.add_table(len(rows), len(rows[0])), rows)
    made.add_paragraph("Hb 14.6")
    made.save(str(path / "table.docx"))
    return read(path / "table.docx")


def told(document: Document) -> set[str]:
    return {span.of(document.text) for span in plain_table_spans(document)}


def test_headings_row_numbers_and_values_below_their_names_are_told(tmp_path: Path) -> None:
    values = {"14.6", "4,1", "10.4", "3.9 H", "<3"}
    assert told(written(tmp_path, WARD)) == {*WARD[0], "1", "2", "3", "4", *values}


def test_results_stand_in_the_rows_of_tests_and_below_results(tmp_path: Path) -> None:
    found = told(written(tmp_path, TESTS))
    assert found == {*TESTS[0], "14.6", "12-15,5", "10,4", "<90"}


def test_doses_are_told_and_names_and_days_below_them_are_not(tmp_path: Path) -> None:
    found = told(written(tmp_path, MEDICINES))
    assert found == {*MEDICINES[0], "75 mg", "PO", "od", "8/4", "bd", "1-0-1½", "SC"}


def test_a_word_for_a_dose_is_one_only_below_its_heading(tmp_path: Path) -> None:
    document = written(tmp_path, MEDICINES)
    last = document.text.rindex("\nod\n") + 1  # below *Prescriber*
    assert all(span.start != last for span in plain_table_spans(document))


@pytest.mark.parametrize("header", [[], [["Test", "12/5", "13/5"]]])
def test_without_a_header_values_stand_beside_their_tests(header: Rows, tmp_path: Path) -> None:
    rows = [["Hb", "14.6", "12.5"], ["K", "4.1", "12.5"], ["Na", "138", "13.5"]]
    document = written(tmp_path, header + rows)
    found = [span.of(document.text) for span in plain_table_spans(document)]
    assert sorted(found) == sorted(["14.6", "4.1", "138"])


def test_days_beside_tests_stay(tmp_path: Path) -> None:
    rows = [["Hb", "12.5", "146"], ["K", "13.5", "4.1"]]
    assert told(written(tmp_path, rows)) == set()


def test_one_name_like_a_test_makes_no_table_of_tests(tmp_path: Path) -> None:
    rows = [["Na", "41", "Larchmere"], ["Anna", "52", "Reading"], ["Tom", "61", "Este"]]
    assert told(written(tmp_path, rows)) == set()


def test_ages_that_count_are_no_row_numbers(tmp_path: Path) -> None:
    rows = [["Age", "Name", "Town"], *([str(n), "Anna", "Este"] for n in range(1, 7))]
    assert told(written(tmp_path, rows)) == {"Age", "Name", "Town"}


def test_cells_over_several_columns_and_rows_keep_their_places(tmp_path: Path) -> None:
    made = docx.Document()
    table = made.add_table(len(WARD) + 1, len(WARD[0]))
    put(table, WARD, 1)
    table.rows[0].cells[0].merge(table.rows[0].cells[-1]).text = "Elenco del 12.5"
    wide = table.rows[2].cells[-2].merge(table.rows[2].cells[-1])
    wide.text = "40.771"
    made.save(str(tmp_path / "a.docx"))
    document = read(tmp_path / "a.docx")
    assert {"10.4", "3.9 H"} <= told(document)
    assert not {"40.771", "Elenco del 12.5"} & told(document)


def test_a_table_in_a_cell_is_one_of_its_own(tmp_path: Path) -> None:
    made = docx.Document()
    outer = made.add_table(2, 2)
    outer.cell(0, 0).text = "Ospedale di Este"
    outer.cell(1, 0).text = "12.5"
    put(outer.cell(1, 0).add_table(len(WARD), len(WARD[0])), WARD)
    made.save(str(tmp_path / "a.docx"))
    document = read(tmp_path / "a.docx")
    assert {*WARD[0], "14.6", "4,1"} <= told(document)
    assert [len(table) for table in tables_of(document)] == [2, len(WARD)]


@pytest.mark.parametrize(
    ("rows", "cell", "kind"),
    [(WARD, "Este", "CITY"), (MEDICINES, "Plavix", "HOSPITAL"), (MEDICINES, "Low", "DOCTOR")],
)
def test_kinds_come_from_headings_but_medicines_have_names_too(
    rows: Rows, cell: str, kind: str, tmp_path: Path
) -> None:
    document = written(tmp_path, rows)
    at = document.text.index(cell)
    found = Finding("f", Span(at, at + len(cell)), "HOSPITAL", 1.0, TAGGER)
    (left,) = labelled_by_column([found], document)
    assert left.subcategory == kind


def test_days_ages_and_numbers_below_their_headings_are_found_and_names_are_not(
    tmp_path: Path,
) -> None:
    rows = [*WARD, ["5", "16", "Fausto", "m. 2019", "Nola", "12", "4"]]
    document = written(tmp_path, rows)
    found = [(one.span.of(document.text), one.subcategory) for one in cells_of(document)]
    assert found == [(day, "DATE") for day in ("03/11/1948", "12.5", "1.4.1938", "1961")]
    told = cells_of(written(tmp_path, [["Name", "Phone", "MRN"], ["Plavix", "611 550 114", "-"]]))
    assert [one.subcategory for one in told] == ["PHONE"]
    ages = [
        ["Patient", "Age", "Ward", "Result"],
        ["Rice", "66", "C5", "9,8"],
        ["Om", "8 mo", "4", "7"],
    ]
    told = cells_of(written(tmp_path, ages))
    assert [one.subcategory for one in told] == ["AGE", "AGE", "HOSPITAL"]
    spine = [["Patient", "Location", "Result"], ["Rice", "L4", "fracture"]]
    assert [*cells_of(written(tmp_path, spine))] == []
    days = cells_of(written(tmp_path, MEDICINES))
    assert [one.subcategory for one in days] == []
