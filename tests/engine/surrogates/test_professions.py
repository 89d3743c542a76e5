"""The surrogate of an occupation stands where the original stood, and the sentence stays one."""

from __future__ import annotations

import pytest

from app.engine.domain.document import Document, Span
from app.engine.domain.review import Finding, Review
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
