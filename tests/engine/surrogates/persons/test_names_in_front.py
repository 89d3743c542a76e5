"""Who is written with the family name in front, by a log-in, a nickname or like a town."""

from __future__ import annotations

import pytest
from support.marked_text import made, tagged

from app.engine.names.gazetteer import first_names
from app.engine.names.origins import is_given_only, sex_of
from app.engine.text.folding import fold_word

KEYS = [bytes([number]) * 32 for number in range(6)]


@pytest.mark.parametrize(
    ("whole", "given", "sex"),
    [
        ("Dal Pos Ivano", "Ivano", "m"),
        ("D'Intino Berardino", "Berardino", "m"),
        ("Loiacono Annarita", "Annarita", "f"),
    ],
)
@pytest.mark.parametrize("key", KEYS)
def test_the_given_name_behind_the_family_name_stays_one(
    whole: str, given: str, sex: str, key: bytes
) -> None:
    name, alone = made(f"Pz <PATIENT|{whole}>. <PATIENT|{given}> sta bene", "it", key)
    assert name.split()[-1] == alone
    assert sex_of(fold_word(alone), "it") == sex


@pytest.mark.parametrize("key", KEYS)
def test_two_given_names_behind_the_family_name_stay_given(key: bytes) -> None:
    (name,) = made("<PATIENT|Pitzalis Maria Grazia>, 30 aa", "it", key)
    assert [sex_of(fold_word(word), "it") for word in name.split()[1:]] == ["f", "f"]


@pytest.mark.parametrize("key", KEYS)
def test_a_family_name_in_the_middle_stays_one(key: bytes) -> None:
    father, daughter = made(
        "Pat: <PATIENT|Sven-Olof Hägerström>. Dottern <PATIENT|Ann-Charlotte Hägerström Wiik>",
        "sv",
        key,
    )
    family = father.split()[-1]
    assert daughter.split()[1] == family
    assert fold_word(family) not in first_names()


@pytest.mark.parametrize("key", KEYS)
def test_a_hyphen_joins_given_names(key: bytes) -> None:
    (name,) = made("DSK <DOCTOR|Inga-Lill> på VC", "sv", key)
    assert "-" not in name or not is_given_only(fold_word(name))
    assert sex_of(fold_word(name.split("-")[0]), "sv") == "f"


def test_who_signs_with_a_log_in_signs_with_that_of_the_surrogate() -> None:
    for key in KEYS:
        name, login = made("Dr. <DOCTOR|Yuri Bacchini>. Firma: <DOCTOR|YBACCHINI>", "it", key)
        given, family = name.split()
        assert login == f"{given[0]}{family}".upper()


def test_a_town_that_was_taken_for_somebody_becomes_a_town() -> None:
    town, again, other = made(
        "n. <CITY|Legnago>. Origini: <PATIENT|Legnago> (nonni), <PATIENT|Rovigo>", "it"
    )
    assert again == town
    assert fold_word(other) not in first_names()


def test_somebody_who_was_taken_for_a_country_becomes_somebody() -> None:
    (name,) = made("Pippo (<COUNTRY|Giuseppe>), a Stoccarda", "it")
    assert sex_of(fold_word(name), "it") == "m"


def test_a_disease_by_its_name_alone_becomes_a_label_unless_somebody_is_called_so() -> None:
    assert tagged("maken Rune (<PATIENT|Parkinson>, 83 år)", "sv", 0.95) == ["[PATIENT]"]
    whole, alone = tagged(
        "<PATIENT|Neil Parkinson>, granne. <PATIENT|Parkinson> ringer", "sv", 0.95
    )
    assert whole.split()[-1] == alone


@pytest.mark.parametrize(
    ("marked", "language"),
    [
        ("2 <PATIENT|bastoni canadesi>, dr <DOCTOR|Santeramo Mimmo>", "it"),
        ("avstämn <DOCTOR|FK>, dr <DOCTOR|Palmborg>", "sv"),
    ],
)
def test_words_in_small_letters_and_offices_become_labels(marked: str, language: str) -> None:
    assert "[" in tagged(marked, language, 0.72)[0]


@pytest.mark.parametrize(
    ("long", "short", "language"),
    [("Robin", "Robban", "sv"), ("Josefin", "Jossan", "sv"), ("Tatjana", "Tati", "it")],
)
def test_a_nickname_follows_its_person(long: str, short: str, language: str) -> None:
    name, called = made(f"<PATIENT|{long} Ekvall>, kallas <PATIENT|{short}>", language)
    given = fold_word(name.split()[0])
    assert sex_of(fold_word(called), language) in ("", sex_of(given, language))
    assert called != short


def test_the_year_behind_a_name_in_an_address_never_stays() -> None:
    for number in range(256):
        (address,) = made("Scrive <EMAIL|g.bacchini58@libero.it>", "it", bytes([number]) * 32)
        assert "58" not in address
