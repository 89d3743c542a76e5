"""The surrogate of an occupation stands where the original stood, and the sentence stays one."""

from __future__ import annotations

import pytest
from support.marked_text import review_of

from app.engine.domain.document import Document, Span
from app.engine.domain.review import Finding, Review
from app.engine.names.occupations import is_epicene
from app.engine.surrogates.generator import SurrogateGenerator


def surrogate(text: str, literal: str, key: bytes = bytes(32)) -> str:
    start = text.index(literal)
    found = Finding("f", Span(start, start + len(literal)), "PROFESSION", 1.0, "gold")
    return SurrogateGenerator(key, Review(Document("d", "text", "0" * 64, text), (found,)))(found)


@pytest.mark.parametrize(
    ("text", "literal", "wanted"),
    [
        ("She drew charts for the harbour office.", "drew charts", "worked"),
        ("He repaired clocks in the old town.", "repaired clocks", "worked"),
        ("He worked nights at a mill.", "worked nights", "was employed"),
        ("She teaches music at a school.", "teaches music", "works"),
    ],
)
def test_what_somebody_did_becomes_no_name_of_an_occupation(
    text: str, literal: str, wanted: str
) -> None:
    assert surrogate(text, literal) == wanted


@pytest.mark.parametrize("literal", ["harbour pilot", "retired postmaster", "registered nurse"])
def test_an_occupation_becomes_another(literal: str) -> None:
    made = surrogate(f"He is a {literal} of 60.", literal)
    assert made not in (literal, "worked", "works")
    assert not made.startswith("[")


@pytest.mark.parametrize("number", range(6))
def test_an_occupation_written_alike_for_both_sexes_becomes_one_that_is(number: int) -> None:
    """`La paziente, insegnante` is no `educatore`."""
    review = review_of("La paziente, <PROFESSION|insegnante> di 40 anni.", "it")
    made = SurrogateGenerator(bytes([number]) * 32, review)(review.findings[0])
    assert is_epicene(made, "it") or made == "docente", made


@pytest.mark.parametrize(
    ("language", "literal", "wanted"),
    [
        ("es", "enfermero", "trabajador sanitario"),
        ("es", "enfermera", "trabajadora sanitaria"),
        ("it", "infermiere", "operatore sanitario"),
        ("it", "infermiera", "operatrice sanitaria"),
    ],
)
def test_adjectives_of_a_class_agree(language: str, literal: str, wanted: str) -> None:
    review = review_of(f"xx, <PROFESSION|{literal}>.", language)
    assert SurrogateGenerator(bytes(32), review)(review.findings[0]) == wanted
