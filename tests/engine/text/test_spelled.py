"""Letters that are told one by one are put together, each with its place."""

from __future__ import annotations

import pytest

from app.engine.domain.document import Span
from app.engine.text.spelled import spelled


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Q, U, I, double L", "q u i l l"),
        ("Q for Quebec, u as in uncle, i and l", "q u i l"),
        ("Quebec, Uniform and India, Lima", "q u i l"),
        ("1. Q\n2. u\n3. i\n4. l", "q u i l"),
        ("four, zero, double seven, one and nine, two, 6", "4 0 7 7 1 9 2 6"),
        ("[81, 117, 105, 108, 3, 999]", "Q u i l"),
        ("CHAR(81)&CHAR(117)&CHAR(105)&CHAR(108)", "Q u i l"),
        ("74 195 182 110 115", "J ö n s"),
    ],
)
def test_letters_one_by_one_are_put_together(text: str, said: str) -> None:
    (view,) = spelled(text)
    letters = [one for one in view.text.split() if one.isascii() or one == "ö"]
    assert " ".join(letters) == said
    assert view.origin(Span(0, len(said))).of(text)[-1] == text.rstrip(")]39, ")[-1]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "BP 120/80, Na 139, K 4.1, a dose of 5 mg",
        "A patient of India; the next one stays in Hotel Victor.",
        "98 101 140 139 250 133 36 37",
    ],
)
def test_a_plain_text_tells_nothing_one_by_one(text: str) -> None:
    assert [*spelled(text)] == []


def test_rows_stay_apart() -> None:
    (view,) = spelled("A, B, C, D are the choices of the first question. E, F, G, H of another")
    first, second = view.text.split("\u4e28")[:2]
    assert (first.strip(), second.strip()) == ("a b c d", "e f g h")
