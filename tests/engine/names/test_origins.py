"""Where names come from, by lists."""

from __future__ import annotations

import pytest
from support.marked_text import review_of

from app.engine.names.origins import names_of, origin_of, sex_of
from app.engine.surrogates.generator import SurrogateGenerator
from app.engine.text.folding import fold_word


@pytest.mark.parametrize(
    ("key", "language", "origin"),
    [
        ("priya", "en", "south asian"),
        ("nguyen", "en", "vietnamese"),
        ("okonkwo", "en", "west african"),
        ("garcia", "en", "spanish"),
        ("garcia", "es", ""),
        ("william", "en", ""),
        ("lukaszewski", "es", "slavic"),
        ("khadija", "it", "arabic"),
        ("lindqvist", "sv", ""),
        ("boateng", "sv", "west african"),
    ],
)
def test_a_name_is_of_the_one_origin_that_lists_tell(key: str, language: str, origin: str) -> None:
    assert origin_of(key, language) == origin


def test_a_name_of_several_origins_or_of_none_tells_nothing() -> None:
    assert origin_of("xyzzyq", "en") is None
    assert origin_of("ingrid", "en") is None


def test_lists_tell_the_sex_of_names_that_the_language_does_not_have() -> None:
    assert sex_of("priya") == "f"
    assert sex_of("obinna") == "m"


@pytest.mark.parametrize("origin", ["south asian", "korean", "chinese", "arabic"])
def test_names_to_draw_are_single_words_in_latin_letters(origin: str) -> None:
    names = names_of(origin)
    for listed in (names.female, names.male, names.last):
        assert len(listed) >= 12
        assert all(name.isalpha() and name[0].isupper() for name in listed)


@pytest.mark.parametrize(
    ("marked", "origin"),
    [
        ("Seen with <PATIENT|Siti Norhayati>.", "malay"),
        ("Mdm <PATIENT|Tan Wei Ling>, 70.", "chinese"),
        ("Nurse <DOCTOR|Thabo Zulu> on call.", "south african"),
        ("Dr <DOCTOR|Harjit Deol> reviewed.", "south asian"),
        ("Reg <DOCTOR|Zubair Ahmed> told.", "arabic"),
    ],
)
def test_who_comes_from_elsewhere_is_called_so(marked: str, origin: str) -> None:
    known = {fold_word(n) for part in ("given", "last") for n in getattr(names_of(origin), part)}
    for number in range(6):
        review = review_of(marked, "en")
        name = SurrogateGenerator(bytes([number]) * 32, review)(review.findings[0])
        assert {fold_word(word) for word in name.split()} & known, name
