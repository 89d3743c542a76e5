"""Mentions of one person have one label; nothing else about a finding changes."""

from __future__ import annotations

from dataclasses import replace

from app.engine.detectors.base import FIELDS
from app.engine.domain.document import Span
from app.engine.domain.review import Finding, finding_id
from app.engine.mentions.label_consistency import unify_labels

TEXT = "Dr. Thaddeus Okonkwo saw Ines Lindqvist. Okonkwo will call Lindqvist on May 3."


def finding(literal: str, subcategory: str, score: float, start: int = 0) -> Finding:
    at = TEXT.index(literal, start)
    span = Span(at, at + len(literal))
    return Finding(finding_id(span, subcategory), span, subcategory, score, "tagger")


def test_the_surer_label_of_a_person_becomes_that_of_every_mention() -> None:
    given = (
        finding("Thaddeus Okonkwo", "DOCTOR", 0.9),
        finding("Ines Lindqvist", "PATIENT", 0.9),
        finding("Okonkwo", "PATIENT", 0.4, 30),
        finding("Lindqvist", "PATIENT", 0.6, 50),
        finding("May 3", "DATE", 0.9),
    )
    labelled = unify_labels(given, TEXT)
    kinds = [f.subcategory for f in labelled]
    assert kinds == ["DOCTOR", "PATIENT", "DOCTOR", "PATIENT", "DATE"]
    assert [(f.span, f.score) for f in labelled] == [(f.span, f.score) for f in given]
    assert [f.id for f in labelled] == [finding_id(f.span, f.subcategory) for f in labelled]


def test_two_people_keep_their_own_labels() -> None:
    given = (
        finding("Thaddeus Okonkwo", "DOCTOR", 0.9),
        finding("Ines Lindqvist", "PATIENT", 0.1),
    )
    assert unify_labels(given, TEXT) == given


def test_a_field_keeps_its_label_however_sure_the_tagger_is_of_another() -> None:
    field = replace(finding("Okonkwo", "PATIENT", 1.0, 30), detector=FIELDS)
    sure = finding("Thaddeus Okonkwo", "DOCTOR", 0.9)
    again = replace(sure, span=Span(4, 20), id="again")
    assert unify_labels((sure, again, field), TEXT)[-1] == field
    tagged = unify_labels((sure, again, replace(field, detector="tagger")), TEXT)
    assert tagged[-1].subcategory == "DOCTOR"


def labels_of(text: str, *found: tuple[str, str, float]) -> list[tuple[str, str]]:
    """Words and kind of findings after `unify_labels`; they are given in order, each once."""
    findings, at = [], 0
    for words, subcategory, score in found:
        start = text.index(words, at)
        at = start + len(words)
        span = Span(start, at)
        findings.append(Finding(finding_id(span, subcategory), span, subcategory, score, "tagger"))
    return [(f.span.of(text), f.subcategory) for f in unify_labels(findings, text)]


def test_a_surname_that_was_taken_for_a_day_or_a_hospital_is_the_persons() -> None:
    text = "Tobias Nwosu, MD. 03/07/2025, Nwosu. Later Nwosu wrote."
    assert labels_of(
        text,
        ("Tobias Nwosu", "DOCTOR", 1.0),
        ("03/07/2025", "DATE", 1.0),
        ("Nwosu", "HOSPITAL", 0.9),
        ("Nwosu", "DATE", 0.9),
    ) == [
        ("Tobias Nwosu", "DOCTOR"),
        ("03/07/2025", "DATE"),
        ("Nwosu", "DOCTOR"),
        ("Nwosu", "DOCTOR"),
    ]


def test_a_place_and_a_day_with_the_name_of_a_person_keep_their_labels() -> None:
    text = "Ana Orange and Jo Friday. Back at Orange. Seen Friday."
    assert labels_of(
        text,
        ("Ana Orange", "PATIENT", 1.0),
        ("Jo Friday", "PATIENT", 1.0),
        ("Orange", "HOSPITAL", 0.9),
        ("Friday", "DATE", 0.9),
    )[2:] == [("Orange", "HOSPITAL"), ("Friday", "DATE")]


def test_a_first_letter_and_a_surname_are_the_only_person_they_fit() -> None:
    text = "Mrs. Rosalind Achterberg. R. Achterberg. Dr. Ian Berg. R. Berg."
    assert labels_of(
        text,
        ("Rosalind Achterberg", "PATIENT", 1.0),
        ("R. Achterberg", "DOCTOR", 0.8),
        ("Ian Berg", "DOCTOR", 1.0),
        ("R. Berg", "PATIENT", 0.8),
    ) == [
        ("Rosalind Achterberg", "PATIENT"),
        ("R. Achterberg", "PATIENT"),
        ("Ian Berg", "DOCTOR"),
        ("R. Berg", "PATIENT"),
    ]


def test_a_town_is_no_hospital_once_and_a_pharmacy_is_none() -> None:
    text = "Winnipeg, Winnipeg, Winnipeg. From Winnipeg. Harbor Street Pharmacy."
    towns = (("Winnipeg", "CITY", 1.0),) * 3
    assert labels_of(
        text,
        *towns,
        ("Winnipeg", "HOSPITAL", 0.9),
        ("Harbor Street Pharmacy", "HOSPITAL", 0.9),
    )[3:] == [("Winnipeg", "CITY"), ("Harbor Street Pharmacy", "ORGANIZATION")]
