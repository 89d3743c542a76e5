"""A number that tells a birth tells the one that stands for it: number, birth and age agree."""

from __future__ import annotations

from datetime import date

import pytest
from support.marked_text import review_of

from app.engine.surrogates.days.birth_numbers import BirthNumber
from app.engine.surrogates.days.births import years
from app.engine.surrogates.generator import SurrogateGenerator

KEYS = [bytes([number]) * 32 for number in range(24)]
SEEN = date(2025, 3, 11)


@pytest.mark.parametrize(
    ("number", "born"),
    [
        ("19490622-9803", date(1949, 6, 22)),
        ("490622-9803", date(1949, 6, 22)),
        ("190622-9803", date(2019, 6, 22)),
        ("190622+9803", date(1919, 6, 22)),
        ("49 06 22-9803", date(1949, 6, 22)),
        ("1949 06 22 9803", date(1949, 6, 22)),
        ("700861-9812", date(1970, 8, 1)),
        ("700879-9812", date(1970, 8, 19)),
        ("CHLRLN49H62D548K", date(1949, 6, 22)),
        ("CHL RLN 49H22 D548 K", date(1949, 6, 22)),
        ("220649-903X", date(1949, 6, 22)),
        ("220619A903X", date(2019, 6, 22)),
        ("PUBO 1 420718 009", date(1942, 7, 18)),
        ("PUBO 1 421718 009", None),
        ("491322-9803", None),
        ("600914-T441", date(1960, 9, 14)),
        ("20241231-TF18", date(2024, 12, 31)),
        ("MELC930817MDFNPR04", date(1993, 8, 17)),
        ("MELC9308171A2", date(1993, 8, 17)),
        ("640312 5123 0 8 7", date(1964, 3, 12)),
        ("6403125123087", date(1964, 3, 12)),
        ("6403125123187", date(1964, 3, 12)),
        ("6403125123077", None),
        ("490631-9803", None),
        ("4077192", None),
    ],
)
def test_the_birth_in_a_number_is_read(number: str, born: date | None) -> None:
    found = BirthNumber.of(number, SEEN)
    assert (found.born if found else None) == born


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "sv",
            "<PATIENT|Rut Ek>, <SSN|490622-9803>, född <DATE|1949-06-22>, <AGE|75> år."
            " Besök <DATE|2025-03-11>.",
        ),
        (
            "sv",
            "<PATIENT|Rut Ek>, <SSN|49 06 22-9803>, född <DATE|1949-06-22>, <AGE|75> år."
            " Besök <DATE|2025-03-11>.",
        ),
        (
            "it",
            "<PATIENT|Rosa Achilli>, <SSN|CHLRLN49H62D548K>, nata <DATE|1949-06-22>,"
            " <AGE|75> anni. Visita <DATE|2025-03-11>.",
        ),
    ],
)
def test_number_birth_and_age_of_an_export_agree(language: str, text: str) -> None:
    for key in KEYS:
        review = review_of(text, language)
        generator = SurrogateGenerator(key, review)
        made = [generator(one) for one in review.findings]
        ssn, birth, age, visit = made[1:]
        seen = date.fromisoformat(visit)
        number = BirthNumber.of(ssn, seen)
        assert number is not None
        assert number.born == date.fromisoformat(birth)
        assert years(number.born, seen) == int(age)


@pytest.mark.parametrize("number", ["050357-905K", "050301A905K", "311299-123A"])
def test_a_finnish_number_is_one_that_nobody_keeps(number: str) -> None:
    for key in KEYS:
        review = review_of(f"<PATIENT|Rut Ek>, <SSN|{number}>. Besök <DATE|2025-03-11>.", "sv")
        made = SurrogateGenerator(key, review)(review.findings[1])
        assert made[7] == "9"
        found = BirthNumber.of(made, SEEN)
        assert found is not None
        assert (made[6] == "A") == (found.born.year >= 2000)


def test_number_and_age_agree_where_no_birth_is_written() -> None:
    text = "<PATIENT|Rut Ek>, <SSN|19490622-9803>, <AGE|75> år. Besök <DATE|2025-03-11>."
    for key in KEYS:
        review = review_of(text, "sv")
        generator = SurrogateGenerator(key, review)
        _, ssn, age, visit = (generator(one) for one in review.findings)
        seen = date.fromisoformat(visit)
        number = BirthNumber.of(ssn, seen)
        assert number is not None
        assert years(number.born, seen) == int(age)
        assert ssn[9:11] in ("98", "99")
        assert int(ssn[11]) % 2 == 0
