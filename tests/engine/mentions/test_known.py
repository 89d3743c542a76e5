"""What a list of patients tells is found without a model, however it is written."""

from __future__ import annotations

from datetime import date

import pytest

from app.engine.domain.case import KnownIdentifier, KnownPatient, KnownPatients
from app.engine.domain.document import Document
from app.engine.mentions.known import is_one_error, known_findings

BORN = date(1958, 7, 14)
PATIENT = KnownPatient(
    "p1",
    (
        KnownIdentifier("Thaddeus Åkerblom-Reyes", "PATIENT"),
        KnownIdentifier("ZQ-1403615", "MEDICALRECORD"),
        KnownIdentifier("123-45-6789", "SSN"),
        KnownIdentifier("(505) 555-0134", "PHONE"),
    ),
    frozenset((BORN,)),
)
OTHER = KnownPatient(
    "p2",
    (KnownIdentifier("Rose Carter", "PATIENT"), KnownIdentifier("TK-778812", "MEDICALRECORD")),
    frozenset((date(1971, 2, 3),)),
)


def found(text: str, known: KnownPatients | None = None) -> set[str]:
    document = Document("d", "text", "0" * 64, text)
    findings = known_findings(document, known or KnownPatients((PATIENT,), (OTHER,)))
    return {one.span.of(text) for one in findings}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Seen: THADDEUS AKERBLOM REYES today", "THADDEUS AKERBLOM REYES"),
        ("Seen: thaddeus åkerblom-\nreyes today", "thaddeus åkerblom-\nreyes"),
        ("Re: Åkerblom-Reyes, Thaddeus.", "Åkerblom-Reyes, Thaddeus"),
        ("Mr Åkerblom is well", "Åkerblom"),
        ("Thaddeus is well", "Thaddeus"),
        ("Thadeus is well", "Thadeus"),
        ("Thaddues is well", "Thaddues"),
        ("Mr Akerblum is well", "Akerblum"),
        ("Mr Aakerblom is well", "Aakerblom"),
        ("MRN zq 1403615 here", "zq 1403615"),
        ("MRN ZQ1403615 here", "ZQ1403615"),
        ("MRN ZQ-1403165 here", "ZQ-1403165"),
        ("SSN xxx-xx-6789.", "6789"),
        ("the number ending in 6789.", "6789"),
        ("call 555-0134 now", "555-0134"),
        ("born 14 July 1958 in", "14 July 1958"),
        ("born 14.07.58 in", "14.07.58"),
        ("nacido el 14 de julio de 1958", "14 de julio de 1958"),
        ("born in July 1958 there", "July 1958"),
        ("born 07/1958 there", "07/1958"),
        ("born in 1958 there", "1958"),
    ],
)
def test_own_identifiers_are_found_in_parts_and_with_one_error(text: str, words: str) -> None:
    assert words in found(text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Rose Carter was called in", "Rose Carter"),
        ("CARTER, ROSE", "CARTER, ROSE"),
        ("MRN TK-778812", "TK-778812"),
    ],
)
def test_whole_identifiers_of_other_patients_are_found(text: str, words: str) -> None:
    assert words in found(text)


@pytest.mark.parametrize(
    "text",
    [
        "A rose in the garden, and a carter.",
        "The heart rate was 67 of 89, sodium 140, born with ease.",
        "Seen 1959 and on 15 July 1959.",
        "MRN ZQ-9403999",
    ],
)
def test_other_words_and_numbers_stay(text: str) -> None:
    assert found(text) == set()


def test_without_known_patients_nothing_is_found() -> None:
    assert found("Thaddeus Åkerblom-Reyes", KnownPatients(others=())) == set()


@pytest.mark.parametrize(
    ("a", "b"), [("okonkwo", "okonkow"), ("okonkwo", "okonkw"), ("okonkwo", "okonkwoo")]
)
def test_one_letter_more_less_other_or_turned_is_one_error(a: str, b: str) -> None:
    assert is_one_error(a, b)
    assert is_one_error(b, a)
    assert is_one_error(a, a)
    assert not is_one_error(a, b[::-1])
    assert not is_one_error("abcd", "badc")
