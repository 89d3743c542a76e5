"""A document has a patient only where the evidence is enough: a wrong one merges two people."""

from __future__ import annotations

from datetime import date

import pytest

from app.engine.domain.case import KnownIdentifier, KnownPatient
from app.engine.domain.document import Document
from app.engine.mentions.known_patients import Join, Joined, patient_of


def patient(label: str, name: str, record: str, born: date) -> KnownPatient:
    identifiers = (
        KnownIdentifier(name, "PATIENT"),
        KnownIdentifier(record, "MEDICALRECORD"),
        KnownIdentifier("555-0134", "PHONE"),
        KnownIdentifier("FAM-99120", "SSN"),
    )
    return KnownPatient(label, identifiers, frozenset((born,)))


PATIENTS = (
    patient("p1", "Thaddeus Okonkwo", "ZQ-140361", date(1958, 7, 14)),
    patient("p2", "Zephyrina Quillfeather", "ZQ-140362", date(1971, 2, 3)),
    patient("p3", "Thaddeus Okonkwo", "ZQ-140363", date(1990, 1, 1)),
)
NOT_ENOUGH, SEVERAL = Joined(Join.NOT_ENOUGH), Joined(Join.SEVERAL)


def joined(text: str) -> Joined:
    return patient_of(Document("d", "text", "0" * 64, text), PATIENTS)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("MRN zq140361, seen today", 0),
        ("Zephyrina Quillfeather, born 3 February 1971", 1),
        ("QUILLFEATHER, Zephyrina. DOB 1971-02-03", 1),
        ("Thaddeus Okonkwo, born 1958-07-14", 0),
        ("Thaddeus Okonkwo, born 1990-01-01", 2),
        ("MRN ZQ-140362: Zephyrina Quillfeather, friend of Thaddeus Okonkwo", 1),
    ],
)
def test_a_number_or_name_with_birth_date_is_enough(text: str, number: int) -> None:
    assert joined(text) == Joined(Join.MATCHED, number)


@pytest.mark.parametrize(
    "text",
    [
        "Nobody known was seen",
        "Zephyrina Quillfeather was seen",
        "A woman born 1971-02-03",
        "Quillfeather, born 1971-02-03",
        "Zephyrina Quilfeather, born 1971-02-03",
        "MRN ZQ-140369",
        "call 555-0134",
        "the family's number is FAM-99120",
        "values 14 0361 and ZQ 14 0361",
    ],
)
def test_less_is_not_enough(text: str) -> None:
    assert joined(text) == NOT_ENOUGH


@pytest.mark.parametrize(
    "text",
    [
        "MRN ZQ-140361 and MRN ZQ-140362",
        "MRN ZQ-140361 of Zephyrina Quillfeather",
        "MRN ZQ-140361; Zephyrina Quillfeather, born 1971-02-03",
    ],
)
def test_two_patients_are_nobody(text: str) -> None:
    assert joined(text) == SEVERAL
