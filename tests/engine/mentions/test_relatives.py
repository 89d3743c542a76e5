"""Whoever is named beside a patient is told from the patient, by words of kinship."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import app.training
from app.engine.domain.document import Document, Passage, Span
from app.engine.domain.export import Mode
from app.engine.domain.review import Finding, Review
from app.engine.mentions.relatives import beside_patient
from app.training.corpora.inline import parse
from app.workflow.export import plan_export

AUTHORED = Path(app.training.__file__).parent / "authored"


def reviewed(marked: str, language: str) -> Review:
    """A text whose patients' names stand between `<` and `>`."""
    text, findings = "", []
    for number, part in enumerate(re.split(r"[<>]", marked)):
        if number % 2:
            span = Span(len(text), len(text) + len(part))
            findings.append(Finding(f"{span.start}", span, "PATIENT", 0.9, "known"))
        text += part
    passages = (Passage(Span(0, len(text)), language, 1.0),)
    return Review(Document("d", "text", "0" * 64, text, passages=passages), tuple(findings))


def masked(marked: str, language: str = "en", mode: Mode = Mode.MASK) -> str:
    review, edits = plan_export(reviewed(marked, language), mode, b"k" * 32)
    return edits.apply(review.document.text)


@pytest.mark.parametrize(
    ("language", "marked", "exported"),
    [
        ("en", "Patient: <Ola Lind>. His daughter <Signe> called.", "daughter [RELATIVE] called."),
        ("en", "Patient: <Ola Lind>. Wife, Mrs. <Lind>, is well.", "Mrs. [RELATIVE], is well."),
        ("en", "Patient: <Ola Lind>. <Ana Ruiz> (daughter) came.", "[RELATIVE] (daughter) came."),
        ("en", "Patient: <Ola Lind>. <Ana>, his mother, came.", "[RELATIVE], his mother, came."),
        ("en", "Patient: <Ola Lind>. Next of kin: <Ana Ruiz>", "kin: [RELATIVE]"),
        ("en", "Patient: <Ola Lind>. Sons <Bo> and <Per> came.", "Sons [RELATIVE] and [RELATIVE]"),
        ("en", "Patient: <Ola Lind>. Neighbour <Ana Ruiz> called.", "Neighbour [PERSON] called."),
        ("en", "Patient: <Ola Lind>. Neighbour <Ana Ruiz>. Ms. <Ruiz> left.", "Ms. [PERSON] left."),
        ("en", "Wife: <Ana Ruiz>. Mr. <Ruiz> is well.", "Mr. [PATIENT] is well."),
        ("es", "Paciente: <Ola Lind>. Su hija <Signe> llamó.", "hija [RELATIVE] llamó."),
        ("es", "Paciente: <Ola Lind>. <Ana Ruiz> (esposa).", "[RELATIVE] (esposa)."),
        ("es", "Paciente: <Ola Lind>. La vecina, <Ana Ruiz>, avisó.", "vecina, [PERSON], avisó."),
        (
            "it",
            "Paziente: <Ola Lind>. La figlia <Signe> riferisce.",
            "figlia [RELATIVE] riferisce.",
        ),
        ("it", "Paziente: <Ola Lind>. <Ana Ruiz> (moglie).", "[RELATIVE] (moglie)."),
        ("sv", "Patient: <Ola Lind>. Dottern <Signe> ringde.", "Dottern [RELATIVE] ringde."),
        ("sv", "Patient: <Ola Lind>. <Ana Ruiz> (granne).", "[PERSON] (granne)."),
    ],
)
def test_a_name_introduced_by_kinship_is_no_patient(
    language: str, marked: str, exported: str
) -> None:
    made = masked(marked, language)
    assert exported in made
    assert made.count("[PATIENT]") == 1


@pytest.mark.parametrize(
    "marked",
    [
        "Patient: <Thaddeus Okonkwo>. With his wife, <Thaddeus> walked. Mr. <Okonkwo> is well.",
        "Re: <Liam Ek>. We saw your son <Liam> today.",
        "Patient: <Karl Ek>, son of Ola.",
        "Father <Keogh> is on call.",
        "Caller about my dad <Feliks>, who fell.",
        "<Karl Ek> lives with his wife. <Karl> walks.",
        "Child: <Idris Cole>, 3.",
    ],
)
def test_the_patient_stays_the_patient(marked: str) -> None:
    assert masked(marked).count("[PATIENT]") == marked.count("<")


def test_a_relative_is_one_at_every_mention_and_a_shared_family_name_is_not() -> None:
    made = masked(
        "Patient: <Ola Lind>. His daughter <Signe Lind> came. <Signe> lives near. Mr. <Lind> slept."
    )
    assert made == (
        "Patient: [PATIENT]. His daughter [RELATIVE] came. [RELATIVE] lives near. Mr. [PATIENT]"
        " slept."
    )


def test_numbers_tell_relatives_apart() -> None:
    made = masked("Patient: <Ola Lind>. Sister <Eva>, wife <Siv>. <Eva> left.", mode=Mode.NUMBERED)
    assert made.endswith("wife [RELATIVE-2]. [RELATIVE-1] left.")


@pytest.mark.parametrize(
    "files", ["dev_*_en", "train_es_[2-5]", "train_it_[2-5]", "train_sv_[2-5]"]
)
def test_of_authored_notes_hardly_a_patient_is_taken_for_a_relative(files: str) -> None:
    """The first person of a note is its patient, but in calls of a mother about her child."""
    of_patients = of_others = 0
    for path in AUTHORED.glob(f"{files}.txt"):
        for note in parse(path.read_text("utf-8"), path.stem):
            found = [
                Finding(f"{one.entity}-{number}", one.span, one.subcategory, 1.0, "gold")
                for number, one in enumerate(note.spans)
            ]
            passages = (Passage(Span(0, len(note.text)), note.language, 1.0),)
            for identity in beside_patient(found, note.text, passages):
                of_patients += identity.startswith("1-")
                of_others += not identity.startswith("1-")
    assert of_others >= 100
    assert of_patients <= of_others / 20


def test_a_family_name_of_two_who_are_named_beside_the_patient_tells_neither() -> None:
    made = masked("Patient: <Ola Lind>. Son <Bo Ruiz>, friend <Ana Ruiz>. <Ruiz> left.")
    assert made.endswith("[PATIENT] left.")
