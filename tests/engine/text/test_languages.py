"""In which language each place of a document is read."""

from __future__ import annotations

import pytest

from app.engine.domain.document import Passage, Span
from app.engine.text.languages import Languages, read_as


def passages(*languages: str) -> tuple[Passage, ...]:
    return tuple(
        Passage(Span(10 * number, 10 * number + 9), language, 1.0)
        for number, language in enumerate(languages)
    )


@pytest.mark.parametrize(
    ("languages", "read"),
    [
        (("es", "ca"), ("es", "es")),
        (("ca", "it", "ro"), ("it", "it", "it")),
        (("sv", "da", "no"), ("sv", "sv", "sv")),
        (("fr", "es", "it"), ("it", "es", "it")),
        # A relative that nothing else is in, and what is none.
        (("ca",), ("ca",)),
        (("en", "ca"), ("en", "ca")),
        (("sv", "ca"), ("sv", "ca")),
        (("es", "de", "en"), ("es", "de", "en")),
        ((), ()),
    ],
)
def test_a_passage_is_read_as_its_document_is(
    languages: tuple[str, ...], read: tuple[str, ...]
) -> None:
    assert read_as(passages(*languages)) == read


def test_the_language_of_a_place() -> None:
    languages = Languages.of(passages("es", "ca", "de"))
    assert [languages.at(place) for place in (5, 15, 25)] == ["es", "es", "en"]
    assert languages.beside_english == {"es"}
