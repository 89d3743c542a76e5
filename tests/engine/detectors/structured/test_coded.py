"""Codes beside their coding system are left alone; what somebody typed into their fields is not."""

from __future__ import annotations

import re
import tomllib

import pytest
from support.known.known_fields import with_fields

from app.engine.detectors.base import KNOWN
from app.engine.detectors.structured.coded import coded_spans
from app.engine.detectors.structured.codes import outside_codes
from app.engine.domain.document import Document, Fields, Span
from app.engine.domain.review import Finding
from app.engine.names.gazetteer import first_names
from app.paths import RESOURCES


def hl7(place: str, value: str, kind: str = "") -> Document:
    """A field with its components, which stand as the message has them."""
    fields, start = [], 0
    for repetition in value.split("~"):
        for number, part in enumerate(repetition.split("^"), 1):
            if part:
                fields.append((start, start + len(part), f"{place}.{number}{kind}"))
            start += len(part) + 1
    return Document("d", "text", "", value, fields=Fields.of(fields))


def left(made: Document) -> list[str]:
    """The fields in which a finding would stay."""
    codes = {*coded_spans(made)}
    return [field.span.of(made.text) for field in made.fields if field.span not in codes]


CODED = {
    "119297000^Blood specimen^SCT": [],
    "57021-8^CBC W Auto Differential panel - Blood^LN": ["CBC W Auto Differential panel - Blood"],
    "2345-7^Glucose^LN^GLU^Glucose^L": ["L"],
    "I21.4^Chest pain^I10C": [],
    "SV^Severe^HL70128": [],
    "AP^A Positive^L": ["L"],
    "GNR^Gram Negative Rods": [],
    "SKB^GlaxoSmithKline^MVX": ["GlaxoSmithKline"],
}
TYPED = (
    "^Betty Okonkwo^SCT",  # a meaning without a code
    "119297000^Blood of Betty Okonkwo^SCT^^^^^^Dr Mensah",
    "119297001^Blood specimen^SCT",  # a wrong check digit
    "2345-8^Glucose^LN",
    "84736251^Blood^L",  # a number in a local code
    "OKONK^attending physician^L",
    "BO^Betty Okonkwo^L",
    "WHT^White^L",  # a name too, and nothing published beside it
    "CW^Clear White^L",
    "119297000~^Blood^SCT",  # of two answers
    "119297000^^SCT~^Blood^SCT",
    "OKONKWO^Blood^HL70070",
)


@pytest.mark.parametrize(("value", "expected"), CODED.items())
@pytest.mark.parametrize(("place", "kind"), [("OBR-4", ""), ("OBX-5", ":CE"), ("OBX-5", ":CWE")])
def test_published_codes_and_their_meanings_are_known(
    value: str, expected: list[str], place: str, kind: str
) -> None:
    assert left(hl7(place, value, kind)) == expected


@pytest.mark.parametrize("value", TYPED)
def test_what_somebody_typed_is_searched(value: str) -> None:
    made = hl7("OBX-5", value, ":CWE")
    typed = [part for part in re.split(r"[\^~]", value) if part.strip()]
    codes = ("SCT", "119297000", "LN")
    assert [p for p in left(made) if p not in codes] == [p for p in typed if p not in codes]


@pytest.mark.parametrize(
    ("place", "kind"), [("PID-5", ""), ("OBX-5", ":XPN"), ("OBX-5", ":ST"), ("ZPI-4", "")]
)
def test_other_types_are_searched(place: str, kind: str) -> None:
    assert left(hl7(place, "119297000^Blood^SCT", kind)) == ["119297000", "Blood", "SCT"]


def test_codings_of_fhir_and_cda() -> None:
    made = with_fields(
        ("Observation.code.coding.system", "http://snomed.info/sct"),
        ("Observation.code.coding.code", "119297000"),
        ("Observation.code.coding.display", "Blood specimen"),
        ("Observation.code.text", "Blood"),
        ("Observation.subject.display", "Blood"),
        ("ClinicalDocument.code.@code", "2345-7"),
        ("ClinicalDocument.code.@codeSystem", "2.16.840.1.113883.6.1"),
        ("ClinicalDocument.code.@displayName", "Glucose"),
        ("Condition.code.coding.system", "http://clinic.example/codes"),
        ("Condition.code.coding.code", "119297000"),
        ("Condition.code.coding.display", "Blood specimen"),
    )
    assert left(made) == [
        "Blood",
        "Blood",
        "http://clinic.example/codes",
        "119297000",
        "Blood specimen",
    ]


def test_a_known_patient_is_found_in_what_has_the_shape_of_a_code() -> None:
    """The number of a patient who was named beforehand stands where a code may."""
    made = with_fields(("OBX-3.1", "4839201"))
    known = Finding("f", Span(0, 7), "MEDICALRECORD", 1.0, KNOWN)
    assert outside_codes((known,), made) == (known,)


def test_no_word_of_a_local_meaning_is_a_given_name() -> None:
    """`Grace` or `Rose` in the place of a meaning is somebody."""
    meanings = tomllib.loads((RESOURCES / "coded.toml").read_text(encoding="utf-8"))["meanings"]
    words = {*meanings["words"].split()} - {*meanings["names"].split()}
    assert sorted(words & first_names().keys()) == []
