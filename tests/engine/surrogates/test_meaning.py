"""Surrogates keep what matters to a reader: class of an occupation, origin of a name."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

import pytest
from support.marked_text import made, review_of

from app.engine.names.nicknames import nicknames_of
from app.engine.names.occupations import class_of, occupations
from app.engine.names.origins import names_of
from app.engine.surrogates.generator import SurrogateGenerator
from app.engine.text.calendar_terms import WEEKDAYS
from app.engine.text.folding import fold_word, without_accents

KEYS = [bytes([number]) * 32 for number in range(8)]


@pytest.mark.parametrize("key", KEYS[:4])
@pytest.mark.parametrize(
    ("language", "job"),
    [
        ("en", "market trader"),
        ("en", "retired machinist"),
        ("en", "farm worker"),
        ("es", "tejedora de redes"),
        ("it", "tornitrice"),
        ("sv", "lastbilschaufför"),
    ],
)
def test_an_occupation_becomes_a_neighbour_of_its_class(
    language: str, job: str, key: bytes
) -> None:
    (other,) = made(f"Worked as <PROFESSION|{job}> for years.", language, key)
    assert other != job
    assert class_of(other, language) is class_of(job, language) is not None


@pytest.mark.parametrize(
    ("language", "job", "general"),
    [
        ("en", "nurse", "health worker"),
        ("en", "zymurgist", "worker"),
        ("es", "enfermera", "trabajadora sanitaria"),
        ("it", "Zetetico", "Lavoratore"),
    ],
)
def test_an_occupation_that_would_mislead_or_is_unknown_is_generalised(
    language: str, job: str, general: str
) -> None:
    assert made(f"Was <PROFESSION|{job}>.", language, KEYS[0]) == [general]


@pytest.mark.parametrize("language", ["en", "es", "it", "sv"])
def test_every_occupation_of_a_class_is_recognised_as_of_it(language: str) -> None:
    for one in occupations(language).values():
        for form in {form for job in one.jobs for form in job}:
            assert class_of(form, language) is one


def test_a_woman_keeps_a_feminine_form() -> None:
    jobs = [made("Es <PROFESSION|jardinera>.", "es", key)[0] for key in KEYS]
    assert all(job.split()[0].endswith("a") for job in jobs)


@pytest.mark.parametrize("key", KEYS)
def test_a_name_keeps_origin_and_sex(key: bytes) -> None:
    given, family = made("Pt <PATIENT|Priya Raghunathan>, 40.", "en", key)[0].split()
    south_asian = names_of("south asian")
    assert given in south_asian.female
    assert family in south_asian.last


def test_an_unknown_given_name_goes_with_the_family_name() -> None:
    family, given = made("Patient: <PATIENT|Tran, Bich>", "en", KEYS[0])[0].split(", ")
    vietnamese = names_of("vietnamese")
    # Without accents, as all of the document is.
    assert family in map(without_accents, vietnamese.last)
    assert given in map(without_accents, (*vietnamese.female, *vietnamese.male))


@pytest.mark.parametrize("key", KEYS)
def test_two_spanish_family_names_stay_two_and_relatives_share_the_right_one(key: bytes) -> None:
    mother, daughter, alone = made(
        "Paciente <PATIENT|Eutimia Garrobo Lasheras>, vive con su hija"
        " <PATIENT|Nieves Quílez Garrobo>. La Sra. <PATIENT|Garrobo> ingresa.",
        "es",
        key,
    )
    _, first, second = mother.split()
    _, father, shared = daughter.split()
    assert shared == first == alone
    assert len({first, second, father}) == 3
    assert {first, second} <= set(names_of("spanish").last)


def test_maria_jose_has_two_given_names_before_one_family_name() -> None:
    names = made("Paciente <PATIENT|María José García>.", "es", KEYS[0])[0].split()
    spanish = names_of("spanish")
    assert names[1] in (*spanish.female, *spanish.male)
    assert names[2] in spanish.last


@pytest.mark.parametrize("number", range(8))
def test_a_day_without_its_month_stays_as_many_days_before_the_visit(number: int) -> None:
    review = review_of("Visita <DATE|20/03/2015>. Emocolture del <DATE|19>: cocchi.", "it")
    generator = SurrogateGenerator(bytes([number]) * 32, review)
    visit, day = (generator(one) for one in review.findings)
    seen = datetime.strptime(visit, "%d/%m/%Y").replace(tzinfo=UTC).date()
    assert (seen - timedelta(days=1)).day == int(day) or int(day) == 20


@pytest.mark.parametrize("number", range(8))
@pytest.mark.parametrize(
    ("language", "first", "order", "later"),
    [
        ("es", "12/11/2025", "%d/%m/%Y", "martes 25"),
        ("en", "11/12/2025", "%m/%d/%Y", "Tuesday the 25th"),
        ("it", "12/11/2025", "%d/%m/%Y", "martedì 25"),
        ("sv", "2025-11-12", "%Y-%m-%d", "tisdag den 25"),
    ],
)
def test_a_weekday_and_a_day_stay_as_many_days_behind_the_visit(
    language: str, first: str, order: str, later: str, number: int
) -> None:
    review = review_of(f"Seen <DATE|{first}>. Again <DATE|{later}>.", language)
    generator = SurrogateGenerator(bytes([number]) * 32, review)
    visit, control = (generator(one) for one in review.findings)
    meant = datetime.strptime(visit, order).replace(tzinfo=UTC).date() + timedelta(days=13)
    written = re.fullmatch(r"(\w+)(?: the| den)? (\d+)(?:st|nd|rd|th)?", control)
    assert written is not None
    weekday, day = written.groups()
    assert (WEEKDAYS[fold_word(weekday)], int(day)) == (meant.weekday(), meant.day)


def test_a_spanish_street_keeps_its_sign_and_maria_for_short_is_a_name() -> None:
    street, name = made("Vive en <STREET|C/ Alcaparra 33> con <PATIENT|Mª José>.", "es", KEYS[0])
    assert street.startswith("C/ ")
    spanish = names_of("spanish")
    assert name.split()[0] in (*spanish.female, *spanish.male)


@pytest.mark.parametrize(
    ("whole", "short"),
    [("Robert Ashdown", "Bob"), ("Tobias Ferreira", "Toby"), ("Margaret Iddon", "Peggy")],
)
@pytest.mark.parametrize("key", KEYS[:4])
def test_a_nickname_becomes_one_of_the_surrogate(whole: str, short: str, key: bytes) -> None:
    name, called = made(f"<PATIENT|{whole}> came. <PATIENT|{short}> is well.", "en", key)
    given = name.split()[0]
    assert given.startswith(called) or called.casefold() in nicknames_of(given), (name, called)


def test_two_people_with_similar_names_stay_two() -> None:
    mario, mary = made("<PATIENT|Mario Ashdown> and <PATIENT|Mary> came.", "en", KEYS[0])
    assert mary.casefold() not in nicknames_of(mario.split()[0])


def test_an_initial_behind_a_single_name_is_that_of_the_family() -> None:
    given, letter = made("Bed 5 <PATIENT|Amelie T.>, 19", "en", KEYS[0])[0].split()
    every = [names_of(origin) for origin in ("english", "french", "spanish")]
    assert any(given in (*one.female, *one.male) for one in every)
    assert re.fullmatch(r"[A-Z]\.", letter)


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("literal", ["2025/1188", "2025-4417", "12/05/2025-0931"])
def test_a_number_behind_a_year_is_no_time_that_stays(literal: str, number: int) -> None:
    (other,) = made(f"Footer: CRT <DATE|{literal}>", "en", bytes([number]) * 32)
    assert other[-4:] != literal[-4:]


def test_a_time_behind_a_day_stays() -> None:
    (other,) = made("Signed <DATE|10/6/2025 1612>", "en", KEYS[0])
    assert other.endswith(" 1612")


def test_september_is_spelled_in_two_ways_in_spanish() -> None:
    review = review_of("Alta el <DATE|12 de mayo de 2023>. Visita el <DATE|21 de setiembre>.", "es")
    made = SurrogateGenerator(bytes(32), review)(review.findings[1])
    assert re.fullmatch(r"\d{1,2} de [a-z]+", made)
