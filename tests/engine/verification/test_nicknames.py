"""Short forms of a removed given name are suspected; words that look like them are not."""

from __future__ import annotations

import pytest

from app.engine.names.nicknames import nicknames_of
from app.engine.verification.nicknames import pattern_of


@pytest.mark.parametrize(
    ("given", "short"),
    [
        ("Thaddeus", "thad"),
        ("William", "bill"),
        ("Margaret", "peggy"),
        ("Ronald", "ronnie"),
        ("Benjamin", "benny"),
        ("José", "pepe"),
        ("Giuseppe", "beppe"),
        ("Lars", "lasse"),
    ],
)
def test_what_people_are_called_for_short_is_known(given: str, short: str) -> None:
    assert short in nicknames_of(given)
    assert given.lower() not in nicknames_of(given)


@pytest.mark.parametrize(
    ("text", "is_one"),
    [
        ("Bill came.", False),
        ("The bill was paid.", False),
        ("She and Bill came.", True),
        ("Will has pain.", False),
        ("Billy came.", True),
        ("seen on Mar 14", False),
        ("Pre-Billy", False),
    ],
)
def test_ordinary_words_are_names_only_within_a_sentence(text: str, is_one: bool) -> None:
    pattern = pattern_of([*nicknames_of("William"), *nicknames_of("Marjorie")])
    assert pattern is not None
    assert bool(pattern.search(text)) is is_one


def test_a_short_name_has_none() -> None:
    assert pattern_of(nicknames_of("Ann")) is None
