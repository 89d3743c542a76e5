"""Codes of HL7, FHIR and CDA are left alone; what people write into their fields is not."""

from __future__ import annotations

# ruff: noqa: E501 - long lists of values
import re
from collections.abc import Iterator

import pytest
from support.known.known_fields import with_fields

from app.engine.detectors.base import FIELDS
from app.engine.detectors.structured.codes import Code, code_spans, is_code, outside_codes
from app.engine.detectors.structured.field_names import FIELD_NAME, known_fields
from app.engine.domain.document import Document, Span
from app.engine.domain.review import Finding
from app.engine.mentions.propagation import propagate

CODES = {
    "MSH-9.1": "ORU ADT", "MSH-9.2": "R01", "MSH-9.3": "ORU_R01", "MSH-11.1": "P", "MSH-12.1": "2.5.1",
    "MSH-3.1": "LAB", "MSH-4.2": "2.16.840.1.113883.19.5", "MSH-4.3": "ISO", "MSH-15.1": "AL",
    "PID-1.1": "1", "PID-3.5": "MR", "PID-3.4": "USSSA ISO", "PID-5.5": "MRS", "PID-5.7": "L", "PID-5.4": "JR", "PID-10.2": "White", "PID-8.1": "F",
    "PID-11.7": "H", "PID-13.2": "PRN", "PV1-2.1": "I", "PV1-7.13": "NPI", "PV1-10.1": "MED",
    "OBR-4.1": "24323-8", "OBX-2.1": "TX NM", "OBX-3.1": "2345-7 271649006 GLU", "OBX-3.3": "LN",
    "OBX-6.1": "mg/dL 10*3/uL % mm[Hg] mL/min/1.73m2 μg/L", "OBX-7.1": "70-99 4.5-11.0", "OBX-8.1": "HH",
    "OBX-5.2": "AP Application", "OBX-5.3": "PDF LN", "OBX-5.4": "Base64",
    "OBX-11.1": "F", "DG1-3.1": "I21.4 410.9",
    "OBX-5.1:RP": "Doc DOC image", "OBX-5.2:RP": "AP LIS 1.2.840.113619 ISO", "OBX-5.3:RP": "SD TEXT text/plain", "OBX-5.4:RP": "PDF HTML Base64",
    "OBX-5.1:ED": "LIS AP SI Base64", "OBX-5.1:ST": "Base64", "OBX-5.1:TX": "Base64", "OBX-5.2:ED": "AP SI text application/pdf TEXT", "OBX-5.3:ED": "PDF", "OBX-5.4:ED": "A Base64 Hex",
    "OBX-5.1:ID": "N POS F", "OBX-5.1:IS": "Y", "OBX-5.7:XPN": "L", "OBX-5.5:CX": "MR",
    "OBX-8.2": "High abnormal", "OBX-8.3": "HL70078",
    "Patient.identifier.type.coding.system": "http://terminology.hl7.org/CodeSystem/v2-0203",
    "Condition.code.coding.code": "271649006 I21.4 active", "Observation.status": "final",
    "Patient.name.use.@value": "official", "Patient.extension.url": "http://hl7.org/fhir/us/core/x",
    "Patient.resourceType": "Patient", "Observation.valueQuantity.unit": "mm[Hg]",
    "ClinicalDocument.code.@codeSystem": "2.16.840.1.113883.6.1", "a.b.entry.@typeCode": "DRIV",
    FIELD_NAME: "r t name patientRole streetAddressLine first_name dateOfBirth dob Cognome id2 name_2024 composer technologist",
}  # fmt: skip
PEOPLE = {
    "MSH-9.1": "OKONKWO", "MSH-10.1": "MSG001", "OBX-2.1": "OKONKWO", "OBX-3.1": "Okonkwo OKONKWO",
    "OBX-3.2": "Glucose", "OBX-5.1": "TX NM AP 271649006 617-555-0148", "OBX-5.2": "SI MR Okonkwo", "OBX-5.4": "A Okonkwo", "OBX-5.5": "Base64 AP", "OBX-6.1": "Okonkwo mg4417720", "OBX-8.1": "Okonkwo",
    "OBX-5.1:RP": "Okafor Szymanski.pdf AP Base64 SI", "OBX-5.2:RP": "Okafor MR", "OBX-5.3:RP": "Okafor", "OBX-5.1:ED": "Okonkwo", "OBX-5.5:ED": "Base64 AP Okonkwo", "OBX-5.3:ED": "text/okafor",
    "OBX-5.1:TX": "Doc AP Hex text/plain", "OBX-5.1:FT": "AP N", "OBX-5.1:ST": "AP Doc", "OBX-5.1:CWE": "AP OKONKWO", "OBX-5.1:ID": "Osgood AP", "OBX-5.1:IS": "Pettibone",
    "OBX-5.1:XPN": "L MR Doc", "OBX-5.1:CX": "4839201 MR", "OBX-8.2": "Okonkwo",
    "PID-1.1": "4839201", "PID-3.1": "4839201 MR", "PID-3.4": "RGH MERCY", "PID-5.1": "MR JR White", "PID-5.5": "OKONKWO",
    "PID-16.2": "Married", "PV1-10.1": "OKONKWO", "NTE-3.1": "TX", "ZPI-2.1": "TX", "PID-99.1": "MR",
    "Patient.identifier.system": "http://hospital.example.org/mrn", "Patient.name.family": "Patient",
    "Condition.code.text": "active", "Patient.status": "Okonkwo", "Condition.code.coding.code": "617-555-0148",
    "ClinicalDocument.id.@root": "2.16.840.1.113883.19.5", "$.status": "active", "$.code": "MR",
    FIELD_NAME: "Okonkwo okonkwo MrOkonkwo rose patientOkonkwo Å̈sa patient4417720 dob_12-03-48 48261957_note MRN-48261957 note_1961-03-14",
}  # fmt: skip


def wholly(made: Document) -> Iterator[Finding]:
    """A finding of every word."""
    for word in re.finditer(r"\S+", made.text):
        yield Finding("f", Span(*word.span()), "DOCTOR", 0.9, "tagger")


@pytest.mark.parametrize("name", CODES)
def test_codes_are_known(name: str) -> None:
    assert [value for value in CODES[name].split() if not is_code(name, value)] == []


@pytest.mark.parametrize("name", PEOPLE)
def test_nothing_else_is_taken_for_a_code(name: str) -> None:
    assert [value for value in PEOPLE[name].split() if is_code(name, value)] == []


def test_findings_in_codes_go_and_those_of_fields_stay() -> None:
    made = with_fields(("OBX-2.1", "TX"), ("OBX-5.1", "TX"), ("MSH-9.1", "ORU"))
    field = Finding("f", Span(0, 2), "DOCTOR", 1.0, FIELDS)
    left = outside_codes((*wholly(made), field), made)
    assert [f.span for f in left] == [Span(3, 5), Span(0, 2)]


def test_what_reaches_over_a_code_keeps_the_rest() -> None:
    made = with_fields(("ZPI-1.1", "Okonkwo"), ("OBX-2.1", "TX"), ("ZPI-2.1", "Thaddeus"))
    whole = Finding("f", Span(0, len(made.text)), "PATIENT", 0.9, "tagger")
    assert [f.span.of(made.text).strip() for f in outside_codes((whole,), made)] == [
        "Okonkwo",
        "Thaddeus",
    ]


def test_a_facility_called_like_a_message_does_not_take_its_type() -> None:
    made = with_fields(("MSH-4.1", "ADT"), ("MSH-9.1", "ADT"), ("NTE-3.1", "sent by ADT"))
    facility = Finding("f", Span(0, 3), "HOSPITAL", 1.0, FIELDS)
    assert [f.span.start for f in propagate((facility,), made)] == [made.text.rindex("ADT")]


def test_a_known_name_is_found_in_what_only_looks_like_a_code() -> None:
    made = with_fields(
        ("PID-5.1", "OKONS"), ("PID-3.1", "4839201"), ("OBX-3.1", "OKONS"), ("OBX-3.4", "4839201")
    )
    assert [*code_spans(made, Code.SHAPED)] == [Span(14, 19), Span(20, 27)]
    known = (
        Finding("a", Span(0, 5), "PATIENT", 1.0, FIELDS),
        Finding("b", Span(6, 13), "MEDICALRECORD", 1.0, FIELDS),
    )
    assert {f.span for f in propagate(known, made)} == {Span(14, 19), Span(20, 27)}


def test_a_text_without_fields_is_left_as_it_is() -> None:
    made = Document("d", "text", "", "TX ORU r")
    findings = (*wholly(made),)
    assert outside_codes(findings, made) == findings


def test_no_code_of_a_type_stands_where_an_identifier_does() -> None:
    """But in parts of an authority, which has two notations in one component."""
    for segment, fields in known_fields()["hl7"]["fields"].items():
        for number, field in fields.items():
            kind = field.partition(" ")[0]
            for component in known_fields()["hl7"]["types"][kind]:
                for value in ("OKONKWO", "LONG", "4839201", "ADT", "TX", "20250314"):
                    assert not is_code(f"{segment}-{number}.{component}", value), (segment, number)
