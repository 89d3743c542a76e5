"""The name of a field tells what stands in it, but for codes and free text."""

from __future__ import annotations

# ruff: noqa: E501 - long lists of names
import json
from array import array
from collections.abc import Mapping
from pathlib import Path

import pytest
from support.known.known_fields import with_fields

from app.engine.detectors.merge import merge
from app.engine.detectors.rules.detector import RuleDetector
from app.engine.detectors.structured.field_names import kind_of, known_fields
from app.engine.detectors.structured.fields import fields_of, without_persons
from app.engine.domain.document import Document, Fields, Span
from app.engine.domain.labels import schema
from app.engine.domain.review import Finding
from app.engine.text.passages import passages
from app.formats.base import Options
from app.formats.registry import detect
from app.progress import NullReporter
from app.sandbox.wire import decode, encode


def document(**values: str) -> Document:
    """A value a line, between barriers, its field named like the argument; `__` is a space."""
    names = [name.replace("__", " ") for name in values]
    return with_fields(*zip(names, values.values(), strict=True))


def marked(*named: tuple[str, str]) -> list[tuple[str, str]]:
    made = with_fields(*named)
    return [(f.span.of(made.text), f.subcategory) for f in merge(fields_of(made), made)]


IDENTIFYING = {
    "PATIENT": (
        "OBX-5.1:PN OBX-5.3:XPN PID-5.1 PID-9.2 NK1-2.1 GT1-3.2 IN1-16.1 MRG-7.1 Patient.name.family Patient.contact.name.text"
        " RelatedPerson.name.given Observation.subject.display Patient.name.given.@value"
        " ClinicalDocument.recordTarget.patientRole.patient.name.given $.patient.name $.patient.firstName"
        " $.name.last"
    ),
    "DOCTOR": (
        "OBX-5.2:XCN OBX-5.2:CN PV1-7.2 OBR-16.2 ORC-12.3 OBR-28.2 Practitioner.name.family Observation.performer.display"
        " ClinicalDocument.author.assignedAuthor.assignedPerson.name.family $.provider.lastName"
    ),
    "HOSPITAL": "MSH-4.1 PV1-3.4 ORC-21.1 Organization.name Location.name Encounter.serviceProvider.display",
    "DATE": "OBX-5.1:DT OBX-5.1:TS PID-7.1 PID-29.1 PV1-44.1 OBX-14.1 Patient.birthDate Encounter.period.start $.visit.date",
    "PHONE": "OBX-5.1:XTN PID-13.1 NK1-5.1 ORC-14.1 Patient.telecom.value recordTarget.patientRole.telecom.@value",
    "MEDICALRECORD": "PID-3.1 PID-2.1 MRG-1.1 Patient.identifier.value Patient.id $.patient.id",
    "STREET": "PID-11.1 ORC-22.1 Patient.address.line patientRole.addr.streetAddressLine $.address.street",
    "SSN": "PID-19.1 GT1-12.1 $.ssn",
    "ZIP": "PID-11.5 Patient.address.postalCode patientRole.addr.postalCode",
}
OTHERS = (
    "MSH-9.1 MSH-11.1 MSH-12.1 PID-1.1 PID-3.5 PID-5.7 PID-8.1 PID-13.2 PV1-2.1 OBR-4.1 OBR-4.2 OBX-2.1"
    " OBX-3.2 OBX-5.1 OBX-5.1:CWE OBX-5.1:TX OBX-5.1:ZZ OBX-5.1:RP OBX-5.2:ED OBX-6.1 OBX-11.1 NTE-3.1 ZZZ-1.1 Patient.gender Patient.name.use Patient.telecom.system"
    " Patient.maritalStatus.text Patient.address.use Observation.code.coding.display Observation.status"
    " Observation.valueQuantity.unit Observation.valueQuantity.value Observation.note.text"
    " Questionnaire.name Medication.code.text ValueSet.name Patient.name.@use"
    " recordTarget.patientRole.patient.administrativeGenderCode.@code $.medications.name $.tests.name"
    " $.patient.weight $.status $.notes Patient.text.div"
)
HEADINGS = {
    "PATIENT": "Patient name|Name|LastName|Apellidos|Nombre del paciente|Cognome|Efternamn|Förnamn|Pt. name|Next of kin",
    "DOCTOR": "Attending|Referring physician|Medico curante|Médico responsable|Läkare|Provider last name",
    "DATE": "DOB|D.O.B.|Date of birth (mm/dd/yyyy)|Fecha de nacimiento|Data di nascita|Födelsedatum|Visit date",
    "MEDICALRECORD": "MRN|Patient ID|patient_id|Hospital No|Nº historia clínica|Journalnummer",
    "PHONE": "Phone|Phone 2|Emergency contact phone|Teléfono|Cellulare|Telefonnummer|Tel.",
    "SSN": "SSN|Personnummer|Codice fiscale|DNI|NHS number",
    "STREET": "Address|Address line 2|Dirección|Indirizzo|Adress",
    "ZIP": "Zip code|Código postal|CAP|Postnummer",
    "CITY": "City|Ciudad|Comune di residenza|Ort",
    "": "Sex|Result|Units|Diagnosis|Phone type|City code|Patient weight|Drug name|Test name|Notes|Comments"
    "|Clinical note|Location of pain|White cell count|Hospital course|Smoking status|Diagnos|Peso",
}  # fmt: skip


@pytest.mark.parametrize("kind", IDENTIFYING)
def test_standards_say_what_identifies(kind: str) -> None:
    assert {name: kind_of(name) for name in IDENTIFYING[kind].split()} == dict.fromkeys(
        IDENTIFYING[kind].split(), kind
    )


def test_codes_units_status_and_free_text_are_left_to_others() -> None:
    assert {name: kind_of(name) for name in OTHERS.split() if kind_of(name)} == {}


@pytest.mark.parametrize("kind", HEADINGS)
def test_headings_in_four_languages_say_what_stands_below(kind: str) -> None:
    headings = HEADINGS[kind].split("|")
    assert {h: kind_of(f"$.{h.replace('.', ' ')}") for h in headings} == dict.fromkeys(
        headings, kind
    )


def test_a_value_inside_a_value_has_the_field_of_the_inner_one_first() -> None:
    assert kind_of("$.Payload > Patient.birthDate") == "DATE"
    assert kind_of("$.Patient name > div.b") == "PATIENT"
    assert kind_of("Patient.text.div > div.p") == ""


def test_a_field_wins_over_the_tagger_and_is_not_split() -> None:
    made = document(**{"PID-5.1": "Rose May"})
    sure = Finding("t", Span(0, 8), "HOSPITAL", 1.0, "tagger")
    half = Finding("t", Span(5, 8), "DATE", 0.99, "tagger")
    findings = merge((*RuleDetector().detect(made, NullReporter()), sure, half), made)
    assert [(f.span, f.subcategory) for f in findings] == [(Span(0, 8), "PATIENT")]


def test_every_filled_cell_below_a_name_is_one() -> None:
    cells = ["Long", "white, rose", "J", "Na", "Null", "Björk-Öst", "王", "x y z"]
    assert marked(*(("$.Patient name", cell) for cell in cells)) == [
        (cell, "PATIENT") for cell in cells
    ]


def test_a_column_of_labels_has_not_the_name_of_its_first() -> None:
    labels = ["First name", "Date of birth", "Ward", "Reason for admission: pneumonia"]
    column = [("$.Surname", label) for label in labels]
    assert marked(*column, ("$.Quill", "Zephyrina")) == []
    assert len(marked(*[("$.Surname", name) for name in ("Ward", "Berg", "Quill", "Ek")])) == 4


@pytest.mark.parametrize("nothing", ["unknown", "N/A", "NULL", "-", "Okänd", "Patient name"])
def test_words_for_nothing_and_repeated_headings_are_no_names(nothing: str) -> None:
    assert marked(("$.Patient name", nothing)) == []


def test_words_among_numbers_are_left_to_others() -> None:
    named = ("$.Phone", "none"), ("$.MRN", "pending"), ("$.DOB", "unknown"), ("$.Date", "soon")
    assert marked(*named) == []


def test_values_tell_more_than_their_fields() -> None:
    assert marked(
        ("Patient.telecom.value", "rose@example.org"),
        ("patientRole.telecom.@value", "tel:2165550142"),
        ("patientRole.telecom.@value", "fax:2165550143"),
        ("PV1-7.1", "1457"),
        ("PV1-7.1", "STONE"),
        ("Encounter.period.start", "2025-09-02T10:11:00Z"),
        ("MSH-7.1", "202509021011"),
        ("Observation.subject.reference", "Patient/pt-88213"),
        ("Observation.performer.reference", "Device/7"),
    ) == [
        ("rose@example.org", "EMAIL"),
        ("2165550142", "PHONE"),
        ("2165550143", "FAX"),
        ("1457", "IDNUM"),
        ("STONE", "DOCTOR"),
        ("2025-09-02", "DATE"),
        ("202509021011", "DATE"),
        ("pt-88213", "MEDICALRECORD"),
    ]


def test_the_tables_name_only_kinds_and_types_that_exist() -> None:
    known, tables = schema().subcategories, known_fields()
    assert {*tables["headings"], *tables["paths"]} - {"none"} <= known.keys()
    assert set(tables["beside"]["kinds"].split()) <= known.keys()
    types = tables["hl7"]["types"]
    for fields in tables["hl7"]["fields"].values():
        for entry in fields.values():
            type_, _, kind = entry.partition(" ")
            kinds = {given.replace("*", kind).removesuffix("#") for given in types[type_].values()}
            assert kinds <= known.keys(), entry


def test_fields_come_from_a_child_as_they_were_and_show_no_text() -> None:
    made = document(**{"$.Rose": "x"})
    assert decode(encode(made)) == made
    assert "Rose" not in repr(made) + repr(made.fields) + repr(next(iter(made.fields)))


@pytest.mark.parametrize("columns", [b"123", bytes(16), array("q", (0, 1, 1)).tobytes()])
def test_columns_that_are_none_are_refused(columns: bytes) -> None:
    with pytest.raises(ValueError, match=r"columns|multiple"):
        Fields(("a",), columns)


@pytest.mark.parametrize(
    ("heading", "kind"),
    [
        ("Personnr", "SSN"),
        ("cod fisc", "SSN"),
        ("CURP", "SSN"),
        ("reservnummer", "MEDICALRECORD"),
        ("NUSS", "HEALTHPLAN"),
        ("Cognome", "PATIENT"),
        ("Fecha de nacimiento", "DATE"),
        ("Bostadsadress", "STREET"),
        ("Ruta", ""),
    ],
)
def test_headings_of_other_languages_tell_what_they_hold(heading: str, kind: str) -> None:
    assert kind_of(f"$.{heading}") == kind


def test_one_who_waits_is_told_of_each_field() -> None:
    fields = Fields.of([(5 * row, 5 * row + 4, "name") for row in range(100)])
    table = Document("id", "csv", "", "Ovid " * 100, fields=fields)
    told: list[None] = []
    list(fields_of(table, lambda: told.append(None)))
    assert len(told) == 100


def test_names_of_persons_in_fields_make_no_text_dutch(tmp_path: Path) -> None:
    patient = {
        "resourceType": "Patient",
        "name": [
            {"use": "official", "family": "Van der Westhuizen", "given": ["Johanna", "Lijsbeth"]}
        ],
        "gender": "female",
        "birthDate": "1961-03-14",
        "address": [{"line": ["12 Kloof Street"], "city": "Stellenbosch", "postalCode": "7600"}],
        "telecom": [{"system": "phone", "value": "021 555 0143"}],
    }
    note = "La paciente refiere dolor torácico desde hace dos días y no ha tomado nada."
    assert languages(tmp_path, patient) == (["nl"], [])
    assert languages(tmp_path, {**patient, "text": {"div": note}})[1] == ["es"]


def languages(folder: Path, resource: Mapping[str, object]) -> tuple[list[str], list[str]]:
    """Of the text of a resource as it is, and without the names in it."""
    file = folder / "resource.json"
    file.write_text(json.dumps(resource), encoding="utf-8")
    document = detect(file).read(file, Options(), NullReporter())
    assert len(without_persons(document)) == len(document.text)
    texts = (document.text, without_persons(document))
    whole, nameless = ([one.language for one in passages(text)] for text in texts)
    return whole, nameless
