"""Given names that no list of Faker has are known, with their sex and from where they are."""

from __future__ import annotations

import pytest
from support.marked_text import made

from app.engine.names.gazetteer import first_names
from app.engine.names.given_names import origins_of, sex_at
from app.engine.names.origins import is_given_only, origin_of, sex_of
from app.engine.names.parts import Role, WrittenName
from app.engine.text.folding import fold_word
from app.engine.text.vocabulary import exact_words

KEYS = [bytes([number]) * 32 for number in range(6)]


@pytest.mark.parametrize(
    ("name", "language", "sex", "origin"),
    [
        ("sonsoles", "es", "f", ""),
        ("rosario", "es", "f", ""),
        ("rosario", "it", "m", ""),
        ("bice", "it", "f", ""),
        ("wanda", "it", "f", ""),
        ("agda", "sv", "f", ""),
        ("torvald", "sv", "m", ""),
        ("mohamed", "sv", "m", "arabic"),
        ("sunita", "en", "f", "south asian"),
        ("modou", "es", "m", "west african"),
        ("ali", "sv", "m", "arabic"),
        ("ibrahim", "it", "m", "arabic"),
        ("gord", "en", "m", ""),
        ("gwenllian", "en", "f", ""),
        ("besnik", "it", "m", "slavic"),
        ("iyanuoluwa", "en", "f", "west african"),
        ("greta", "it", "f", ""),
        ("irene", "it", "f", ""),
        ("cristian", "it", "m", ""),
        ("loris", "it", "m", ""),
        ("aina", "es", "f", ""),
        ("loretta", "en", "f", ""),
    ],
)
def test_what_a_name_tells(name: str, language: str, sex: str, origin: str) -> None:
    assert sex_of(name, language) == sex
    assert origin_of(name, language) == origin


def test_the_end_of_a_swedish_place_is_not_slavic() -> None:
    assert not origin_of("forsbacka", "sv")


def test_the_list_is_folded_and_has_each_name_once_a_line() -> None:
    words = exact_words("given_names")
    assert all(word == fold_word(word) for word in words)
    assert sex_at("rosario", "") == ""
    assert origins_of("rosario") == {"spanish", "italian"}


@pytest.mark.parametrize(
    "written",
    ["Savoldelli Ermete", "Viganò Beniamino", "Prato Rinaldo", "LEOPARDI NERINA"],
)
def test_a_family_name_in_front_stays_there(written: str) -> None:
    parts = WrittenName.of(written, ahead=True).parts
    assert [part.role for part in parts] == [Role.FAMILY, Role.GIVEN]


def test_a_given_name_in_front_stays_there() -> None:
    parts = WrittenName.of("Ippocrate Nanni", ahead=True).parts
    assert [part.role for part in parts] == [Role.GIVEN, Role.FAMILY]


@pytest.mark.parametrize(
    ("marked", "language", "sex"),
    [
        ("2:3 <PATIENT|Agda Holm>, SÄBO", "sv", "f"),
        ("Hemma hos <PATIENT|Torvald>.", "sv", "m"),
        ("Caso índice: <PATIENT|Sonsoles Garrachón Prieto>", "es", "f"),
        ("pregunte por <DOCTOR|Guadalupe>", "es", "f"),
        ("<PATIENT|Mohamed Abdi Warsame>, taxi", "sv", "m"),
    ],
)
def test_a_surrogate_is_of_the_same_sex(marked: str, language: str, sex: str) -> None:
    for key in KEYS:
        (name,) = made(marked, language, key)
        assert sex_of(fold_word(name.split()[0]), language) in (sex, ""), name


def test_a_listed_name_that_families_have_is_not_only_given() -> None:
    assert not is_given_only("bruno")


@pytest.mark.parametrize(
    ("marked", "language", "sex"),
    [
        ("Ringt av <PATIENT|Gun-Mari>, granne", "sv", "f"),
        ("Subutex av <PATIENT|Tjocke-Micke>, smugglat", "sv", "m"),
        ("checked by me and <DOCTOR|Ivy-Mae>. The", "en", "f"),
        ("bed 5 <PATIENT|Kayleigh-Mae>, obs", "en", "f"),
    ],
)
def test_two_given_names_with_a_hyphen_become_a_given_name(
    marked: str, language: str, sex: str
) -> None:
    for key in KEYS:
        (shown,) = made(marked, language, key)
        assert sex_of(fold_word(shown), language) in (sex, ""), shown
        assert "-" not in shown
        assert origins_of(fold_word(shown)) or fold_word(shown) in first_names(), shown


def test_two_family_names_with_a_hyphen_stay_two() -> None:
    for key in KEYS:
        (shown,) = made("Mr <PATIENT|Parry-Owen> came", "en", key)
        assert "-" in shown
