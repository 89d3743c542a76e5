"""The log-in of somebody who is named is found, and no word that looks like one."""

from __future__ import annotations

import pytest

from app.engine.domain.document import Document, Span
from app.engine.domain.review import Finding
from app.engine.mentions.propagation import propagate


def found(text: str, name: str) -> list[tuple[str, str]]:
    start = text.index(name)
    known = Finding("f", Span(start, start + len(name)), "DOCTOR", 1.0, "tagger")
    return [
        (one.subcategory, one.span.of(text))
        for one in propagate([known], Document("d", "text", "", text))
    ]


@pytest.mark.parametrize(
    ("text", "name", "login"),
    [
        ("Ass. soc. Agata Privitera (aprivitera, int. 4417)", "Agata Privitera", "aprivitera"),
        ("Privitera Agata. Utente: APRIVITERA", "Privitera Agata", "APRIVITERA"),
        ("Dr. Privitera, Agata; login aprivitera", "Privitera, Agata", "aprivitera"),
    ],
)
def test_the_first_letter_and_the_family_name_in_one_word_is_a_log_in(
    text: str, name: str, login: str
) -> None:
    assert found(text, name) == [("USERNAME", login)]


def test_words_and_longer_words_are_none() -> None:
    assert found("Seen by Rea Eason for that reason, reasons", "Rea Eason") == []
    assert found("Agata Privitera: aprivitering, aprivi", "Agata Privitera") == []
