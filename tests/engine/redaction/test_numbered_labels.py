"""Numbered labels keep who is who in a masked document, and tell nothing else."""

from __future__ import annotations

from app.engine.domain.document import Document, Span
from app.engine.domain.review import Action, Decision, Finding, Review
from app.engine.redaction.numbered_labels import NumberedLabels

TEXT = "Thaddeus Okonkwo, 1, saw Dr. Anna Lind. Okonkwo thanked Dr. Lind; Marisol Delacroix waited."


def found(*literals: tuple[str, str]) -> tuple[Finding, ...]:
    """Findings of these texts and kinds, each behind the one before."""
    findings, at = [], 0
    for number, (literal, kind) in enumerate(literals):
        start = TEXT.index(literal, at)
        at = start + len(literal)
        findings.append(Finding(f"{number}", Span(start, at), kind, 0.9, "known"))
    return tuple(findings)


FOUND = found(
    ("Thaddeus Okonkwo", "PATIENT"),
    ("1", "AGE"),
    ("Anna Lind", "DOCTOR"),
    ("Okonkwo", "PATIENT"),
    ("Lind", "DOCTOR"),
    ("Marisol Delacroix", "PATIENT"),
)
DOCUMENT = Document("1", "text", "0" * 64, TEXT)


def labels(review: Review) -> list[str]:
    made = NumberedLabels(review)
    return [made(finding) for finding in review.findings]


def test_one_person_has_one_number_however_the_name_is_written() -> None:
    assert labels(Review(DOCUMENT, (FOUND[0], *FOUND[2:]))) == [
        "[PATIENT-1]",
        "[DOCTOR-1]",
        "[PATIENT-1]",
        "[DOCTOR-1]",
        "[PATIENT-2]",
    ]


def test_a_name_of_two_persons_makes_no_third() -> None:
    text = "Ada Okonkwo and Abel Okonkwo were admitted. Ms. Okonkwo slept, Abel did not."
    found = [
        Finding(name, Span(at, at + len(name)), "PATIENT", 0.9, "known")
        for name in ("Ada Okonkwo", "Abel Okonkwo")
        for at in (text.index(name),)
    ]
    found.append(Finding("Okonkwo", Span(48, 55), "PATIENT", 0.9, "known"))
    review = Review(Document("1", "text", "0" * 64, text), tuple(found))
    assert review.findings[-1].span.of(text) == "Okonkwo"
    assert labels(review) == ["[PATIENT-1]", "[PATIENT-2]", "[PATIENT]"]


def test_no_number_is_one_that_was_removed() -> None:
    assert labels(Review(DOCUMENT, FOUND)) == [
        "[PATIENT-2]",
        "[AGE-2]",
        "[DOCTOR-2]",
        "[PATIENT-2]",
        "[DOCTOR-2]",
        "[PATIENT-3]",
    ]


def test_no_label_spells_what_was_removed() -> None:
    """`[RECORD NUMBER-1]` would say "number 1" again."""
    text = "Number 1 has 12345."
    found = (
        Finding("0", Span(0, 8), "STREET", 0.9, "known"),
        Finding("1", Span(13, 18), "MEDICALRECORD", 0.9, "known"),
    )
    review = Review(Document("1", "text", "0" * 64, text), found)
    assert labels(review) == ["[STREET-1]", "[RECORD NUMBER-2]"]


def test_what_stays_has_no_number() -> None:
    kept = {"5": Decision("5", Action.REJECT)}
    review = Review(DOCUMENT, FOUND, kept)
    assert labels(review)[5] == "[PATIENT]"
