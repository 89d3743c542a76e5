"""Mentions of one person have one label; nothing else about a finding changes."""

from __future__ import annotations

from dataclasses import replace

from app.engine.detectors.base import FIELDS
from app.engine.detectors.merge import finding_id
from app.engine.domain.document import Span
from app.engine.domain.review import Finding
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
