"""Numbers that a state gives to people, with right check digits. Nobody is meant by them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from stdnum import luhn
from stdnum.es import dni as spanish_dni
from stdnum.it import codicefiscale as italian_code

_MONTHS = "ABCDEHLMPRST"
_CONSONANTS, _VOWELS = "BCDFGLMNPRSTVZ", "AEIOU"


def dni(rng: Random) -> str:
    """A Spanish DNI: eight digits and a letter."""
    number = f"{rng.randint(0, 99_999_999):08d}"
    letter = spanish_dni.calc_check_digit(number)
    grouped = f"{number[:2]}.{number[2:5]}.{number[5:]}"
    return rng.choice(
        (
            f"{number}{letter}",
            f"{number}{letter}",
            f"{number}-{letter}",
            f"{grouped}-{letter}",
            f"{number} {letter}",
        )
    )


def nie(rng: Random) -> str:
    """A Spanish NIE of a foreigner: a letter, seven digits and a letter."""
    first, number = rng.choice("XYZ"), f"{rng.randint(0, 9_999_999):07d}"
    letter = spanish_dni.calc_check_digit(f"{'XYZ'.index(first)}{number}")
    return rng.choice((f"{first}{number}{letter}", f"{first}-{number}-{letter}"))


def nuss(rng: Random) -> str:
    """A Spanish number of social security: province, eight digits, remainder by 97."""
    province, number = rng.randint(1, 52), rng.randint(10_000_000, 99_999_999)
    check = int(f"{province:02d}{number}") % 97
    gap = rng.choice(("", " ", "/", "-"))
    return f"{province:02d}{gap}{number}{gap}{check:02d}"


def codice_fiscale(rng: Random) -> str:
    """An Italian tax code: six letters, birth date, town and a check letter."""
    letters = "".join(rng.choice(_CONSONANTS) for _ in range(5)) + rng.choice(_VOWELS)
    day = rng.randint(1, 28) + rng.choice((0, 40))
    town = f"{rng.choice('ABCDEFGHIL')}{rng.randint(1, 999):03d}"
    head = f"{letters}{rng.randint(0, 99):02d}{rng.choice(_MONTHS)}{day:02d}{town}"
    code = head + italian_code.calc_check_digit(head)
    return rng.choice((code, code, f"{code[:3]} {code[3:6]} {code[6:11]} {code[11:]}"))


def personnummer(rng: Random) -> str:
    """A Swedish personal number, or one of those that stand in for it: born, serial, check."""
    year, month, day = rng.randint(1925, 2025), rng.randint(1, 12), rng.randint(1, 28)
    day += 60 if rng.random() < 0.1 else 0
    born = f"{year % 100:02d}{month:02d}{day:02d}"
    serial = f"{rng.randint(0, 999):03d}"
    check = luhn.calc_check_digit(born + serial)
    century = rng.choice((f"{year // 100}", ""))
    return f"{century}{born}{rng.choice(('-', '-', '-', '', ' '))}{serial}{check}"


MAKERS: dict[str, Callable[[Random], str]] = {
    "dni": dni,
    "nie": nie,
    "nuss": nuss,
    "codice_fiscale": codice_fiscale,
    "personnummer": personnummer,
}
"""What a pattern in angle brackets stands for."""
