"""A file name keeps nothing of an identifier, in doubt not even itself."""

from __future__ import annotations

import pytest

from app.engine.domain.document import Document, Span
from app.engine.domain.review import Action, Finding, Review
from app.engine.review.transitions import decide
from app.workflow.naming import reveals_identity

FOUND = {
    "Thaddeus Okonkwo": "PATIENT",
    "Dr. Åse Jönsson": "DOCTOR",
    "Li": "DOCTOR",
    "Sean O'Brien": "PATIENT",
    "40-771-926": "MEDICALRECORD",
    "AX93B": "DEVICE",
    "555-010-7788": "PHONE",
    "12 April 2024": "DATE",
    "3/9/23": "DATE",
    "Saint Brigid Hospital": "HOSPITAL",
}


def review() -> Review:
    text, findings = "", []
    for literal, subcategory in FOUND.items():
        span = Span(len(text), len(text) + len(literal))
        findings.append(Finding(literal, span, subcategory, 0.9, "known"))
        text += f"{literal} was written\n"
    return Review(Document("d", "text", "0" * 64, text), tuple(findings))


@pytest.mark.parametrize(
    "name",
    [
        "Okonkwo_letter", "Okonkwo, T", "thaddeus", "tokonkwo", "okonkwot-letter", "OKONKWOletter",
        "PATIENTOKONKWO", "letter.Okonkwo", "O%6Bonkwo", "Ｏkonkwo", "Ok-on-kwo", "OKON\u00adKWO",
        "note.40-771-926", "40771926", "mrn 40_771_926 v2", "scan 407719", "last 7788",
        "ax-93b", "jonsson", "Joensson_2", "åse", "Aase", "note Li", "obrien", "O’Brien",
        "letter 2024-04-12", "20240412_note", "note 12.4.2024", "note 120424", "230309", "9_3_23",
        "brigid list", "note TO", "chart TO_2", "okon", "letter thadd", "konkwo 2", "Okonwko",
        "Okonko_1", "TO_1204", "12apr24", "letter_12April2024", "tokonk24",
        "12apr", "apr12", "24apr12", "12 aprile", "april 12th", "12-iv-24", "(12)(04)(24)",
        "12and04and24", "scan-12-04", "0412", "1242024", "9-mar", "9323",
        "62917704", "xl-771-926", "forty-771-926", "NDA3NzE5MjY=", "T2tvbmt3bw==",
        "O-k-o-n-k", "T.O.", "owkonko", "wknoko-owknokO", "nossneoj",
        "okonqwo", "thadeuss", "thadeeus", "tadeus", "Ok0nkwo",
    ],
)  # fmt: skip
def test_a_name_that_holds_a_part_of_an_identifier_tells(name: str) -> None:
    assert reveals_identity(name, review())


@pytest.mark.parametrize(
    "name",
    [
        "note", "discharge summary", "hospital letter 3", "scan0001", "letter-to-clinic",
        "note 2023-05-17", "list of the day", "2", "page 12 of 40", "clinic letter 0104",
        "2023-04-12", "ward iv 3", "ct chest 2", "version 1.2", "echo report final",
        "cd4² report", "lab 10³", "① note",
    ],
)  # fmt: skip
def test_a_name_of_ordinary_words_does_not_tell(name: str) -> None:
    assert not reveals_identity(name, review())


def test_what_the_reviewer_keeps_may_stay_in_the_name() -> None:
    kept = decide(review(), ["Saint Brigid Hospital"], Action.REJECT)
    assert not reveals_identity("brigid list", kept)
