"""Headings of columns and what is measured below them name nobody; people there are still found."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.files.xlsx_files import book, read, saved
from support.known.known_fields import with_fields

from app.engine.detectors.base import FIELDS
from app.engine.detectors.structured.codes import Code, code_spans, is_code, outside_codes
from app.engine.detectors.structured.fields import fields_of
from app.engine.detectors.structured.headings import heading_spans, is_heading, is_measured
from app.engine.domain.document import Document, Span
from app.engine.domain.review import Finding
from app.formats.base import Options
from app.formats.text.format import TextFormat
from app.progress import NullReporter

LABS: list[list[object]] = [
    ["MRN", "Surname", "Forename", "DOB", "Hb", "Na", "K", "CRP (mg/L)", "Seen"],
    ["4471829", "Li", "Na", "1990-05-06", 119, "<140", "3,9 H", 6, "Na"],
]


def table(path: Path, rows: list[list[object]]) -> Document:
    """The rows as a workbook, or as delimited text, by the name of the file."""
    if path.suffix == ".xlsx":
        return read(saved(book(rows), path.parent))
    lines = ("\t".join(f'"{cell}"' for cell in row) for row in rows)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return TextFormat().read(path, Options(), NullReporter())


def words(document: Document, spans: object) -> list[str]:
    return [span.of(document.text) for span in spans]  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", ["a.xlsx", "a.tsv"])
def test_headings_of_a_sure_header_are_none_and_numbers_below_neither(
    name: str, tmp_path: Path
) -> None:
    document = table(tmp_path / name, LABS)
    assert words(document, heading_spans(document)) == LABS[0]
    assert words(document, code_spans(document, Code.SHAPED)) == ["119", "<140", "3,9 H", "6"]
    found = {document.text[f.span.start : f.span.end]: f.subcategory for f in fields_of(document)}
    assert found == {"4471829": "MEDICALRECORD", "Li": "PATIENT", "Na": "PATIENT",
                     "1990-05-06": "DATE"}  # fmt: skip


@pytest.mark.parametrize("name", ["a.xlsx", "a.tsv"])
@pytest.mark.parametrize(
    "row",
    [
        ["Na", "Li", "F", "Ward"],  # a patient, in a table without a header
        ["Okonkwo", "Ashby", "Pemberton"],
        ["Okonkwo", "Ashby", "Hb", "Pemberton", "Marsh"],
    ],
)
def test_a_first_row_of_names_is_no_sure_header(
    name: str, row: list[object], tmp_path: Path
) -> None:
    document = table(tmp_path / name, [row, ["Bo", "Ng", "M", "B"]])
    assert "Na" not in words(document, heading_spans(document))
    assert not {"Okonkwo", "Ashby", "Marsh"} & {*words(document, heading_spans(document))}


def test_a_name_in_a_header_is_still_found(tmp_path: Path) -> None:
    document = table(tmp_path / "a.xlsx", [["Date", "CRP", "Okonkwo"], ["2025-01-02", 4, "x"]])
    start = document.text.index("Okonkwo")
    finding = Finding("f", Span(start, start + 7), "PATIENT", 0.9, "tagger")
    assert outside_codes((finding,), document) == (finding,)
    assert words(document, heading_spans(document)) == ["Date", "CRP"]


@pytest.mark.parametrize("heading", ["MRN 48261957", "Phone 0191 496 0734", "Born 14/03/61"])
def test_a_heading_with_a_number_of_somebody_is_searched(heading: str) -> None:
    assert not is_heading(heading)
    assert is_heading(heading.split(maxsplit=1)[0])


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("$.Hb", one) for one in ("4471829", "Okonkwo", "1990-05-06", "07700 900183")),
        *(("$.Name", "138"), ("$.Ward", "4"), ("$.Bed", "12"), ("$.Age", "76"), ("$.Okonkwo", "1")),
    ],
)
def test_what_is_no_short_number_or_stands_below_another_heading_is_searched(
    name: str, value: str
) -> None:
    assert not is_code(name, value)


@pytest.mark.parametrize(
    "heading", ["Hb (g/L)", "Na+", "P-Kreatinin", "PHQ-9", "eGFR", "Glicemia", "Peso kg", "Hours"]
)
def test_headings_of_what_is_measured_are_known(heading: str) -> None:
    assert is_measured(heading)
    assert is_heading(heading)


@pytest.mark.parametrize(
    "heading", ["Okonkwo", "Name", "Age", "Bed", "Hb Okonkwo", "PT", "", "Hb (07700 900183)"]
)
def test_other_headings_are_not_taken_for_such(heading: str) -> None:
    assert not is_measured(heading)


def test_a_label_in_a_column_of_names_is_none() -> None:
    document = with_fields(("$.Name", "Notes:"))
    assert not [*fields_of(document)]
    document = with_fields(("$.Name", "Okonkwo:"))
    assert [one.detector for one in fields_of(document)] == [FIELDS]
