"""The lexicon knows how usual words are, keeps no word, and survives being stored."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tokenizers import Tokenizer

from app.engine.tagger.features import SIZES
from app.engine.tagger.inputs import Encoder
from app.engine.tagger.lexicon import LEVELS, Lexicon
from app.engine.tagger.pack.packs import load
from app.errors import PackInvalid

TEXTS = ["aspirin once"] + ["Aspirin, daily dose"] * 3 + ["daily"] * 97


def test_a_word_ranks_by_the_number_of_texts_that_hold_it_whatever_its_case() -> None:
    lexicon = Lexicon.count(TEXTS)
    words = ["ASPIRIN", "daily", "once", "Okonkwo", "dose"]
    assert lexicon.levels(words).tolist() == [1, 4, 0, 0, 1]


def test_a_term_ranks_above_every_word_that_is_only_usual() -> None:
    lexicon = Lexicon.count(TEXTS, terms=["daily", "dysarthria"])
    levels = lexicon.levels(["daily", "dysarthria", "aspirin", "Okonkwo"])
    assert levels.tolist() == [LEVELS - 1, LEVELS - 1, 1, 0]
    assert Lexicon.parse(lexicon.dump()).levels(["Daily"]).tolist() == [LEVELS - 1]


def test_a_stored_lexicon_says_the_same_and_shows_no_word() -> None:
    lexicon = Lexicon.count(TEXTS)
    stored = lexicon.dump()
    words = ["aspirin", "daily", "x"]
    assert Lexicon.parse(stored).levels(words).tolist() == lexicon.levels(words).tolist()
    assert b"aspirin" not in stored


def test_without_words_everything_is_unusual() -> None:
    assert Lexicon.parse(Lexicon.count(()).dump()).levels(["aspirin"]).tolist() == [0]


@given(st.binary(max_size=200))
@example(b"PK\x03\x04")
def test_a_damaged_lexicon_is_refused(content: bytes) -> None:
    with pytest.raises(PackInvalid):
        Lexicon.parse(content)


def test_the_level_is_the_last_feature_of_each_token() -> None:
    tokenizer = Tokenizer.from_str(load("en-minilm").contents["tokenizer.json"].decode("utf-8"))
    encoded = Encoder(tokenizer, "en", Lexicon.count(TEXTS))("Aspirin daily for Okonkwo")
    assert encoded.features.shape == (4, len(SIZES) + 1)
    assert encoded.features[:, -1].tolist() == [1, 4, 0, 0]
    assert (encoded.features[:, -1] < LEVELS).all()
    assert encoded.features.dtype == np.int64
