"""Institutions keep what they are, and towns in their names stay towns."""

import pytest
from support.surrogates import KEYS, replaced

from app.engine.names.gazetteer import lists
from app.engine.text.folding import key_of


def towns(language: str) -> set[str]:
    return {key_of(town) for town in lists(language).cities}


@pytest.mark.parametrize(
    ("language", "literal", "before", "behind"),
    [
        ("it", "Ospedale di Gorizia", "Ospedale di ", ""),
        ("es", "Hospital de Toledo", "Hospital de ", ""),
        ("sv", "Lasarettet i Enköping", "Lasarettet i ", ""),
        ("en", "Savannah Hospital", "", " Hospital"),
        ("it", "Gorizia", "", ""),
        ("es", "prisión de Toledo", "prisión de ", ""),
        ("es", "C.S. Toledo", "C.S. ", ""),
    ],
)
def test_a_town_in_a_name_becomes_a_town(
    language: str, literal: str, before: str, behind: str
) -> None:
    for key in KEYS[:6]:
        (made,) = replaced((language, "HOSPITAL", literal), key=key)
        assert made.startswith(before)
        assert made.endswith(behind)
        assert key_of(made.removeprefix(before).removesuffix(behind)) in towns(language), made


def test_the_town_of_an_institution_is_that_of_the_address() -> None:
    made, town = replaced(("it", "HOSPITAL", "Ospedale di Gorizia"), ("it", "CITY", "Gorizia"))
    assert made == f"Ospedale di {town}"


def test_a_name_of_generic_words_keeps_all_but_the_first() -> None:
    for key in KEYS[:6]:
        (made,) = replaced(("en", "HOSPITAL", "Ridge Ave Access Center"), key=key)
        assert made.endswith(" Ave Access Center")
        assert not made.startswith("Ridge")
