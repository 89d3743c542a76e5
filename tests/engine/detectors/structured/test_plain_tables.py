"""Tables in running text: headings and row numbers name nobody, and everything else may."""

from __future__ import annotations

import pytest

from app.engine.detectors.base import KNOWN, TAGGER
from app.engine.detectors.structured.codes import outside_codes
from app.engine.detectors.structured.plain_tables import labelled_by_column, plain_table_spans
from app.engine.domain.document import Document, Fields, Span
from app.engine.domain.review import Finding

HEADER = ("No", "Name", "Hospital no.", "Born", "Town")
PATIENTS = tuple(
    (f"Quillfeather, Anna {n}", f"4077{n}", "14/03/1961", "Larchmere") for n in "abcdef"
)


def table(first: int, *, header: tuple[str, ...] = HEADER, rows: int = 6) -> str:
    """A list of patients whose first column counts them from `first`."""
    lines = [header, *((str(first + n), *PATIENTS[n % 6]) for n in range(rows))]
    return "\n".join("\t".join(line) for line in lines) + "\n"


def marked(text: str) -> list[str]:
    return [span.of(text) for span in plain_table_spans(Document("d", "pdf", "0" * 64, text))]


def test_headings_and_row_numbers_are_told_and_nothing_else() -> None:
    text = f"Ward list\n{table(1)}Seen by Anna Quillfeather"
    assert marked(text) == [*HEADER, "1", "2", "3", "4", "5", "6"]


def test_numbers_go_on_on_the_next_page() -> None:
    assert marked(table(1) + "Page 2\n\n" + table(7, rows=4))[-4:] == ["7", "8", "9", "10"]


@pytest.mark.parametrize(
    "text",
    [
        table(41, header=("Age", *HEADER[1:])).partition("\n")[2],
        "Date\tFridge\tBy\n" + "".join(f"{n}\t4.{n}\tjd\n" for n in range(1, 9)),
        table(1, rows=2),
        "1\tAnna\t41\n3\tOle\t42\n4\tPer\t43\n5\tIda\t44\n",
        "".join(f"{n}\tAnna {n}\n" for n in range(1, 9)),
    ],
    ids=[
        "ages that follow each other",
        "days below an unsure header",
        "two rows",
        "a number is missing",
        "two columns",
    ],
)
def test_what_may_be_no_count_is_left_alone(text: str) -> None:
    assert [one for one in marked(text) if one.isdigit()] == []


def test_a_row_of_names_is_no_header() -> None:
    names = "Ward\tStreet\tOkonkwo\tLindqvist\tAchterberg"
    assert marked("\n".join([names] * 5)) == []


@pytest.mark.parametrize(
    "cell",
    [
        *("DOB 12/03/1948", "MRN 4417720", "Tel 0171 555 0143", "Hosp no 41", "Ward 4"),
        *("Age 77", "58/F", "F 58", "12 y", "20 F"),
    ],
)
def test_what_stands_behind_its_label_in_a_cell_is_searched(cell: str) -> None:
    rows = ["Test\tResult\tUnit\tRange", *["Urea\t5.1\tmmol/L\t3-7"] * 3]
    assert cell not in marked("\n".join([*rows, f"Doctor\tSigne Berg\t{cell}\tDate"]))


def test_counted_columns_are_headings() -> None:
    rows = ["Test\tResult 1\tResult 2\tUnit", *["Urea\t5.1\t4.8\tmmol/L"] * 3]
    assert {"Result 1", "Result 2"} < {*marked("\n".join(rows))}


def test_a_file_that_tells_its_fields_is_not_guessed_at() -> None:
    text = table(1)
    fields = Fields.of([(0, 2, "No")])
    document = Document("d", "csv", "0" * 64, text, fields=fields)
    assert list(plain_table_spans(document)) == []


def test_findings_go_but_for_those_of_a_name_that_is_known() -> None:
    text = table(1, header=("No", "Name", "Ward", "Born", "Town"))
    at = text.index("Ward")
    found = tuple(
        Finding(detector, Span(at, at + 4), "PATIENT", 1.0, detector)
        for detector in (TAGGER, KNOWN)
    )
    left = outside_codes(found, Document("d", "pdf", "0" * 64, text))
    assert [one.detector for one in left] == [KNOWN]


@pytest.mark.parametrize(
    ("cell", "told", "kind"),
    [
        ("Larchmere", "DOCTOR", "CITY"),
        ("Larchmere", "HOSPITAL", "CITY"),
        ("14/03/1961", "AGE", "DATE"),
        ("Quillfeather, Anna a", "DOCTOR", "DOCTOR"),
        ("Quillfeather, Anna a", "HOSPITAL", "PATIENT"),
        ("Quillfeather", "HOSPITAL", "HOSPITAL"),
    ],
)
def test_a_finding_that_fills_a_cell_is_what_its_column_holds(
    cell: str, told: str, kind: str
) -> None:
    text = table(1)
    at = text.index(cell)
    found = Finding("f", Span(at, at + len(cell)), told, 1.0, TAGGER)
    (left,) = labelled_by_column([found], Document("d", "pdf", "0" * 64, text))
    assert (left.span, left.subcategory) == (found.span, kind)


def test_rows_of_other_lengths_tell_nothing_of_their_columns() -> None:
    text = table(1).replace("1\tQuill", "1\tQuill\tfeather", 1)
    at = text.index("Larchmere")
    found = Finding("f", Span(at, at + 9), "HOSPITAL", 1.0, TAGGER)
    assert labelled_by_column([found], Document("d", "pdf", "0" * 64, text)) == (found,)


def test_values_below_the_name_of_a_test_are_no_days() -> None:
    rows = ["Name\tBorn\tHb", *(f"Anna {n}\t14/03/1961\t14.{n}" for n in range(1, 5))]
    assert marked("\n".join(rows)) == ["Name", "Born", "Hb", "14.1", "14.2", "14.3", "14.4"]
