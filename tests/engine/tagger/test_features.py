"""Orthography: what the features tell apart, and what must not change them."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from app.engine.tagger.features import SIZES, features
from app.engine.tagger.tokens.tokeniser import tokeniser

CASE, BEFORE, AFTER, LENGTH, LINE, DOCUMENT, DIGITS = range(7)


def table(
    text: str, barriers: tuple[int, ...] = ()
) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    return features(text, tokeniser("en")(text, barriers), barriers)


def test_case_tells_what_an_uncased_vocabulary_loses() -> None:
    rows = table("smith Smith SMITH SMith S 123 1/2/03 a1 A1 ,")
    assert len(set(rows[:, CASE].tolist())) == 10


def test_gaps_tell_a_glued_word_a_space_a_line_and_a_paragraph_apart() -> None:
    rows = table("a b  c\nd\n\ne/f")
    assert rows[:, BEFORE].tolist() == [6, 2, 3, 4, 5, 0, 1]
    assert rows[:, AFTER].tolist() == [2, 3, 4, 5, 0, 1, 6]


def test_a_line_in_capitals_is_known_from_any_of_its_words() -> None:
    text = "PLAN: SEE JOHN\nhe went Home"
    rows = table(text)
    assert len(set(rows[:4, LINE].tolist())) == 1
    assert rows[0, LINE] != rows[-1, LINE]


def test_a_text_without_capitals_is_known_as_such() -> None:
    assert table("seen by dr lee")[0, DOCUMENT] == 1
    assert table("SEEN BY DR LEE")[0, DOCUMENT] == 2
    assert table("Seen by Dr Lee")[0, DOCUMENT] == 0


def test_a_barrier_looks_like_the_edge_of_a_text() -> None:
    rows = table("Smith Jones", (6,))
    assert rows[:, BEFORE].tolist() == [6, 6]
    assert rows[:, AFTER].tolist() == [6, 6]


@given(st.text(max_size=120))
def test_every_value_fits_its_embedding(text: str) -> None:
    rows = table(text)
    assert rows.shape[1] == len(SIZES)
    assert (rows >= 0).all()
    assert (rows < np.array(SIZES)).all()


def test_characters_beyond_the_basic_plane_do_not_shift_the_offsets() -> None:
    assert table("😀 Smith 12")[1:].tolist()[0][CASE] == table("x Smith 12")[1:].tolist()[0][CASE]
