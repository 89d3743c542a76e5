"""A written name is taken apart into given and family names, whatever their order."""

from __future__ import annotations

import time

import pytest

from app.engine.names.gazetteer import last_names
from app.engine.names.parts import Role, WrittenName


@pytest.mark.parametrize(
    ("literal", "family"),
    [
        ("Sjöblom Christer Mikael", ["Sjöblom"]),
        ("ROSSI MARIO", ["ROSSI"]),
        ("García López María", ["García", "López"]),
        ("Christer Mikael Sjöblom", ["Sjöblom"]),
        ("Castellanos-Reyes, Ana L.", ["Castellanos", "Reyes"]),
        ("James Martin", ["Martin"]),
        ("Zephyrina Quillfeather", ["Quillfeather"]),
        ("Quillfeather Zephyrina", ["Zephyrina"]),
        ("Amelie T.", []),
        ("Quillfeather, Z.", ["Quillfeather"]),
        ("Z. Quillfeather", ["Quillfeather"]),
        ("QUILLFEATHER Zephyrina", ["QUILLFEATHER"]),
        ("GARBUGLIO Maria Grazia", ["GARBUGLIO"]),
        ("DE LUCA Nives", ["LUCA"]),
        ("McDONALD James", ["McDONALD"]),
        ("Ana GARCÍA", ["GARCÍA"]),
        ("JP Morgan", ["Morgan"]),
    ],
)
def test_family_names_are_told_by_place_comma_and_lists(literal: str, family: list[str]) -> None:
    parts = WrittenName.of(literal).parts
    found = [literal[part.start : part.end] for part in parts if part.role is Role.FAMILY]
    assert found == family


@pytest.mark.parametrize(
    ("literal", "names"),
    [
        ("Al Brackenridge", ["al", "brackenridge"]),
        ("AL BRACKENRIDGE", ["al", "brackenridge"]),
        ("Al Brackenridge, MD", ["al", "brackenridge"]),
        ("Brackenridge, Al", ["brackenridge", "al"]),
        ("BRACKENRIDGE^BEN^L", ["brackenridge", "ben"]),
        ("Don Brackenridge", ["don", "brackenridge"]),
        ("Al Rashid", ["rashid"]),
        ("Al Sayed", ["sayed"]),
        ("Al Brackenridge, Omar", ["brackenridge", "omar"]),
        ("Omar al Brackenridge", ["omar", "brackenridge"]),
        ("Don Pablo Brackenridge", ["pablo", "brackenridge"]),
        ("don Brackenridge", ["brackenridge"]),
        ("Ben-Ami", ["ami"]),
    ],
)
def test_short_given_names_are_told_from_articles_and_titles(
    literal: str, names: list[str]
) -> None:
    assert [part.key for part in WrittenName.of(literal).names] == names


@pytest.mark.parametrize(
    "gap", ["\n", "\r\n", "\f", "\t", "  ", "\n   ", "\u00a0", "\u202f", "\u2028", "\u200b "]
)
@pytest.mark.parametrize("name", ["Al Brackenridge", "Ben Brackenridge", "Jan van Brackenridge"])
def test_what_stands_between_two_names_does_not_change_them(name: str, gap: str) -> None:
    parts = [(part.key, part.role) for part in WrittenName.of(name).parts]
    broken = WrittenName.of(name.replace(" ", gap))
    assert [(part.key, part.role) for part in broken.parts] == parts


@pytest.mark.parametrize(
    "division", ["-\n", "-\r\n   ", "\u00ad", "\u00ad\n", "\u2010\n", "\u200b"]
)
def test_a_name_divided_at_the_end_of_a_line_is_one(division: str) -> None:
    name = WrittenName.of(f"Al Bracken{division}ridge")
    assert [(part.key, part.role) for part in name.parts] == [
        ("al", Role.GIVEN),
        ("brackenridge", Role.FAMILY),
    ]


@pytest.mark.parametrize("word", ["Al ", "Ben, ", "Don ", "Ma-\nma\u00ad"])
def test_a_name_of_very_many_words_takes_no_time_that_grows_with_its_square(word: str) -> None:
    before = time.process_time()
    WrittenName.of("Moreau, " + word * 20_000)
    assert time.process_time() - before < 2


def test_two_family_names_divided_at_their_hyphen_stay_two() -> None:
    parts = WrittenName.of("Ana Castellanos-\nReyes").parts
    assert [(part.key, part.role) for part in parts if part.role is Role.FAMILY] == [
        ("castellanos", Role.FAMILY),
        ("reyes", Role.FAMILY),
    ]


@pytest.mark.parametrize(
    ("literal", "names"),
    [
        ("Irene Pastor", ["irene", "pastor"]),
        ("Irene Pastor García", ["irene", "pastor", "garcia"]),
        ("PASTOR, Irene", ["pastor", "irene"]),
        ("Olga Donà", ["olga", "dona"]),
        ("aaron judge", ["aaron", "judge"]),
        ("Dr. Pastor", ["pastor"]),
        ("Wei Ma", ["wei", "ma"]),
        ("MA, WEI", ["ma", "wei"]),
        ("Dr. Ma", ["ma"]),
        ("Linh Do, DO", ["linh", "do"]),
        ("Solveig Little", ["solveig", "little"]),
        ("Little, Solveig", ["little", "solveig"]),
        ("Moreau, Don", ["moreau", "don"]),
        ("Moreau, Junior", ["moreau", "junior"]),
        ("Pastor John Moreau", ["john", "moreau"]),
        ("Nurse Solveig", ["solveig"]),
        ("Solveig Moreau MA", ["solveig", "moreau"]),
        ("Solveig Moreau, PA", ["solveig", "moreau"]),
        ("Doña Irene", ["irene"]),
        ("Little Moe", ["moe"]),
    ],
)
def test_a_name_that_is_also_a_title_or_a_degree_is_told_by_its_place(
    literal: str, names: list[str]
) -> None:
    """Titles and degrees stay in an export; a family name that was taken for one would."""
    assert [part.key for part in WrittenName.of(literal).names] == names


def test_no_family_name_of_a_list_stays_behind_a_given_name() -> None:
    for name in (*last_names(), "ma", "do", "pa", "judge", "nurse", "lord"):
        for literal in (f"Solveig {name.title()}", f"{name.title()}, Solveig"):
            parts = WrittenName.of(literal).parts
            assert not any(part.role is Role.KEPT for part in parts), literal


@pytest.mark.parametrize(
    ("literal", "family"),
    [
        ("Marra Donato", ["marra"]),
        ("Gatti Olimpia", ["gatti"]),
        ("Donato Marra", ["marra"]),
        ("Ubaldo Donato", ["donato"]),
        ("Marra Donato Fausto", ["fausto"]),
    ],
)
def test_where_family_names_stand_in_front_one_of_no_list_does(
    literal: str, family: list[str]
) -> None:
    parts = WrittenName.of(literal, ahead=True).parts
    assert [part.key for part in parts if part.role is Role.FAMILY] == family


def test_elsewhere_the_last_name_is_that_of_the_family() -> None:
    parts = WrittenName.of("Marra Donato").parts
    assert [part.key for part in parts if part.role is Role.FAMILY] == ["donato"]


def test_a_possessive_is_no_initial() -> None:
    """`Lemierre's. Jennings` became `Rachael'k. Rodriguez`."""
    for literal in ("Lemierre's. Jennings", "Anna’s Berg", "O'Neill's"):
        assert not any(part.role is Role.INITIAL for part in WrittenName.of(literal).parts)


def test_ma_is_maria_where_it_is_shortened() -> None:
    assert next(part.key for part in WrittenName.of("Ma. Noel Techera").parts) == "maria"
    assert [part.key for part in WrittenName.of("Wei Ma").names] == ["wei", "ma"]
