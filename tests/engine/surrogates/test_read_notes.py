"""Facts that surrogates changed in notes that were read line by line beside their originals."""

from __future__ import annotations

import re

import pytest
from support.marked_text import review_of

from app.engine.names.gazetteer import first_names
from app.engine.surrogates.generator import SurrogateGenerator
from app.engine.text.folding import fold_word

KEYS = [bytes([number]) * 32 for number in range(6)]


def made(marked: str, language: str, key: bytes = KEYS[0]) -> list[str]:
    review = review_of(marked, language)
    generator = SurrogateGenerator(key, review)
    return [generator(finding) for finding in review.findings]


@pytest.mark.parametrize(
    ("marked", "language", "sex"),
    [
        ("La acompaña su sobrino <PATIENT|Efrén>, que se queda.", "es", "m"),
        ("Su amigo <PATIENT|Ibrahima Barry>, vecino.", "es", "m"),
        ("Paziente <PATIENT|GIORDANENGO BRUNA>, 68 anni.", "it", "f"),
        ("Paziente: <PATIENT|Samuele Lupi>, M, 24 anni circa", "it", "m"),
        ("Paziente <PATIENT|BAZZAN DORIANA>. Sesso F.", "it", "f"),
        ("<PATIENT|Jaylen Roquemore> | 19 y.o. male | Room 22", "en", "m"),
        ("<PATIENT|Jaylen Roquemore> | 19 y.o. female | Room 22", "en", "f"),
    ],
)
def test_a_man_stays_a_man_and_a_woman_a_woman(marked: str, language: str, sex: str) -> None:
    for key in KEYS:
        (name,) = made(marked, language, key)
        words = [fold_word(word) for word in name.split()]
        told = {first_names().get(words[-1] if name.isupper() else words[0], "")}
        assert told <= {sex, ""}, name


def test_what_stands_behind_an_article_is_no_surname() -> None:
    for key in KEYS:
        (street,) = made("Abita in <STREET|via della Carbonara 61>.", "it", key)
        assert re.fullmatch(r"via della [A-Z][a-z]+[ae] \d\d", street), street


def test_a_company_stays_one_and_small_words_stay() -> None:
    (works,) = made("<ORGANIZATION|Carpenterie Fucensi S.r.l.>", "it")
    assert works.endswith(" S.r.l.")
    (company, imaging) = made(
        "<ORGANIZATION|Cárnicas del Isuela, S.L.> y <HOSPITAL|Diagnóstico por Imágenes Lartaun>",
        "es",
    )
    assert company.endswith(", S.L.")
    assert imaging.startswith("Diagnóstico por Imágenes ")
    assert not imaging.endswith("Lartaun")


def test_a_short_town_in_capitals_is_a_town() -> None:
    (town,) = made("Pronto soccorso, <CITY|ROMA>.", "it")
    assert len(town) > 4 or set(town) & set("AEIOU")


def test_days_without_a_year_are_read_in_the_order_that_lies_near() -> None:
    """A hold of 72 hours on `7/4` was moved as if it had begun in April."""
    hold, day, meeting = made(
        "Hold on <DATE|7/4>. <DATE|6 July 2023>. Meeting on <DATE|7/7>.", "en"
    )
    numbers = [int(part) for part in hold.split("/")], [int(part) for part in meeting.split("/")]
    assert numbers[1][1] - numbers[0][1] == 3 or numbers[0][0] != numbers[1][0]
    assert int(day.split()[0]) - numbers[0][1] == 2 or int(day.split()[0]) < 3


def test_the_first_of_two_days_of_a_month_moves_like_the_second() -> None:
    for key in KEYS:
        first, second = made("Visite il 26/04/2021 (<DATE|13> e <DATE|20 aprile>).", "it", key)
        if "[DATE]" in (first, second):  # moved by a whole month or year
            continue
        apart = int(second.split()[0]) - int(first)
        assert apart == 7 or apart < 0


def test_a_feast_is_one_of_the_language() -> None:
    (feast,) = made("Sedan <DATE|ramadan> är hon sämre och har ont.", "sv")
    assert feast.casefold() != "labor day"


def test_an_occupation_of_either_sex_has_no_sex() -> None:
    (job,) = made("La Sra. fue <PROFESSION|pendolista> en una fábrica de géneros.", "es")
    assert job == "profesional"
