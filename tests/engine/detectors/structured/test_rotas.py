"""Specialties, codes of shifts and usual names of sheets are no names; people beside them are."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest
from support.files.xlsx_files import book, read, saved
from support.known.known_fields import with_fields

from app.engine.detectors.structured.codes import Code, code_spans, is_code
from app.engine.detectors.structured.field_names import known_fields
from app.engine.detectors.structured.fields import fields_of
from app.engine.detectors.structured.headings import heading_spans
from app.engine.detectors.structured.rotas import is_department, sheet_spans, shift_spans
from app.engine.domain.document import HEADING, SHEET, Document, Span
from app.engine.names import gazetteer
from app.engine.text.folding import fold
from app.progress import NullReporter
from app.settings import Settings
from app.workflow.scan import Scanner

ROTA: list[list[object]] = [
    ["Rota of ward 7, May 2025"],
    ["Name", "Department", *range(1, 8), "Phone"],
    ["Achterberg, Rufus", "Cardiology", "M", "T", "N", "OFF", "OFF", "J1", "M", "01454 733001"],
    ["Torborg Lindqvist", "Kirurgi", "N", "N", "OFF", "J1", "M", "T", "JM", None],
    ["Ortrud Maas", "Ortopedia", "J1", "M", "T", "N", "M", "OFF", "T", "07700 900417"],
]


def words(document: Document, spans: Iterable[Span]) -> list[str]:
    return [span.of(document.text) for span in spans]


@pytest.mark.parametrize(
    "value",
    [
        *("Cardio", "Neuro", "Gastro"),
        *("Cardiology", "Ortopedia", "Kirurgi", "Trauma & Orthopaedics", "General Surgery", "ICU"),
        *("Ear, Nose and Throat", "U.O.C. Nefrologia", "Chirurgia d'urgenza", "Traumatología"),
        *("Cirugía General y del Aparato Digestivo", "Kirurgavdelningen", "Röntgen"),
    ],
)
def test_specialties_are_no_places(value: str) -> None:
    assert is_department(value)
    assert is_code("$.Department", value)
    for heading in ("Ward", "Reparto", "Servicio", "Avdelning", "Name", "Site"):
        assert not [*fields_of(with_fields((f"$.{heading}", value)))]


@pytest.mark.parametrize(
    "value",
    [
        *("Ward 7", "Medicina 2", "Cardiology A", "Cardiologia E", "Kirurgi, avd 14", "Medicina"),
        *("Okonkwo Surgery", "St Brannoc's Cardiology", "Reparto Okonkwo", "Day", ""),
    ],
)
def test_wards_with_a_number_a_letter_or_a_name_are_places(value: str) -> None:
    assert not is_department(value)


def test_no_specialty_is_a_name_or_a_town() -> None:
    listed = {*fold(known_fields()["departments"]["specialties"]).words}
    for language in ("en", "it", "es", "sv"):
        known = gazetteer.lists(language)
        named = {word for one in (*known.given, *known.last) for word in fold(one).words}
        assert not listed & named
        assert not listed & {word for one in known.cities for word in fold(one).words}


def test_days_of_a_month_above_a_rota_are_headings(tmp_path: Path) -> None:
    document = read(saved(book(ROTA), tmp_path))
    assert words(document, heading_spans(document))[:7] == [*"1234567"]
    no_days: list[list[object]] = [["Name", "Ward", "Phone", 4471, 4472, 4473, 4474, 4475], ["x"]]
    other = read(saved(book(no_days), tmp_path))
    assert "4471" not in words(other, heading_spans(other))


def test_a_number_without_end_in_a_heading_is_no_day() -> None:
    document = with_fields((HEADING, "9" * 5000))
    assert words(document, heading_spans(document)) == []


def test_codes_of_shifts_are_known_by_their_column(tmp_path: Path) -> None:
    document = read(saved(book(ROTA), tmp_path))
    expected = [str(cell) for row in ROTA[2:] for cell in row[2:9] if cell != "JM"]
    assert sorted(words(document, shift_spans(document))) == sorted(expected)
    assert not {"JM"} & {*words(document, code_spans(document, Code.SHAPED))}
    found = {f.span.of(document.text): f.subcategory for f in fields_of(document)}
    assert found == {
        "Achterberg, Rufus": "PATIENT",
        "Torborg Lindqvist": "PATIENT",
        "Ortrud Maas": "PATIENT",
        "01454 733001": "PHONE",
        "07700 900417": "PHONE",
    }


@pytest.mark.parametrize("heading", ["Initials of patient", "Nurse", "Bed", "Room", "Sign."])
def test_letters_below_headings_of_identifiers_are_no_shifts(heading: str) -> None:
    document = with_fields(*[(f"$.{heading}", one) for one in ("M", "T", "B1")])
    assert not [*shift_spans(document)]


def test_a_column_of_names_or_of_one_letter_is_none_of_shifts() -> None:
    names = [("$.Mon", one) for one in ("Li", "M", "Okonkwo", "N", "JM")]
    assert not [*shift_spans(with_fields(*names))]
    assert not [*shift_spans(with_fields(("$.Mon", "M")))]


@pytest.mark.parametrize("name", ["Rota", "Ordinario", "old", "Cardiology", "Turni 2025", "List 2"])
def test_usual_names_of_sheets_are_none(name: str) -> None:
    document = with_fields((SHEET, name))
    assert words(document, sheet_spans(document)) == [name]


@pytest.mark.parametrize(
    "name",
    ["Okonkwo", "Rota Okonkwo", "May", "Ward Farnaby", "2025", "Patient 4417720", "Data 12.03.48"],
)
def test_other_names_of_sheets_are_searched(name: str) -> None:
    assert not [*sheet_spans(with_fields((SHEET, name)))]


def test_the_tagger_takes_none_of_them_for_people(tmp_path: Path) -> None:
    made = book(ROTA, [["Okonkwo, Thaddeus"]], names=("Rota", "old"))
    review = Scanner.load(Settings()).scan(read(saved(made, tmp_path)), NullReporter())
    found = words(review.document, (one.span for one in review.findings))
    assert not {*"1234567"} & {*found}
    kept = {"Cardiology", "Kirurgi", "Ortopedia", "M", "T", "N", "J1", "OFF", "Rota", "old"}
    assert not kept & {*found}
    assert {"Achterberg, Rufus", "Ortrud Maas", "07700 900417", "Okonkwo, Thaddeus"} <= {*found}


def test_the_row_of_totals_names_nobody(tmp_path: Path) -> None:
    rows: list[list[object]] = [
        ["Cognome e nome", "Ore", "Notti"],
        ["Savoldelli Ermete", 142, 4],
        ["Totale", 142, 4],
        ["Totale ore", 142, None],
    ]
    review = Scanner.load(Settings()).scan(read(saved(book(rows), tmp_path)), NullReporter())
    found = words(review.document, (one.span for one in review.findings))
    assert "Savoldelli Ermete" in found
    assert not {"Totale", "Totale ore"} & {*found}
