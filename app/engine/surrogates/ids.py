"""Numbers and codes: the same shape, other characters, never a valid checksum.

Numbers of persons whose shape says more than how many digits they have get one of that shape: the
letters of a DNI, the month of a codice fiscale, the day of a personnummer, with a wrong check. A
personnummer has a serial of 980 to 999 besides, which Skatteverket keeps for tests (decision 29).
"""

from __future__ import annotations

import re
import string
from collections.abc import Iterator
from datetime import date
from random import Random

from stdnum import iban, luhn
from stdnum.ch import ssn as swiss
from stdnum.cl import rut
from stdnum.es import cif, dni, nie
from stdnum.fi import hetu
from stdnum.gb import nhs
from stdnum.it import codicefiscale
from stdnum.mx import curp
from stdnum.se import personnummer

from app.engine.names.gazetteer import Lists
from app.engine.surrogates.days.birth_numbers import (
    COORDINATED,
    ITALIAN,
    MONTH_LETTERS,
    SWEDISH,
    WOMAN,
    BirthNumber,
)
from app.engine.surrogates.kinds import is_everyday
from app.engine.surrogates.table import Candidates, SurrogateTable, in_case_of

_MASKED = re.compile(r"[xX*#.]{2,}")
_SSN = re.compile(r"\d{3}(?P<s>[ -]?)\d{2}(?P=s)\d{4}")
# Words with small letters, also joined as in `LifeMed`; capitals are codes.
_WORD = re.compile(
    r"(?:(?<![^\W\d_])|(?<=[a-z])(?=[A-Z]))(?=[A-Za-z]?[a-z]*[aeiou])(?:[A-Z][a-z]{2,}|[a-z]{4,})"
    r"(?=[A-Z]|(?![^\W\d_]))"
)
# What kind of a number it is.
_NAMED = re.compile(
    r"(?<!\w)(?:HCL?|HCE|CMP|rx|PAD|CIPA?|CIP-SNS|NHC|NUHSA|SIP|DNI|NIE|NIF|TIS|NUSS|NASS|IMSS|CURP|RFC|SSN|MRN|NHS|CHI|NPI|DEA|GMC"
    r"|NMC|IMEI|VIN|SN|LOT|REF|ID|No|Nr|[Nn]\.?º|Cart|Exp|Col)[.:#]?\s+(?=\D{0,3}\d)"
)
# Which country gave out an IBAN or an HSA-id: `IT60 X054…`, `SE2321000032-7Q4F`.
_COUNTRY = re.compile(r"[A-Z]{2}(?=\d{2} ?(?:[A-Z0-9] ?){11,}$|\d{10}-)")
_SPOKEN = {
    "en": "zero one two three four five six seven eight nine",
    "es": "cero uno dos tres cuatro cinco seis siete ocho nueve",
    "it": "zero uno due tre quattro cinque sei sette otto nove",
    "sv": "noll ett två tre fyra fem sex sju åtta nio",
}
_LETTERS = re.compile(r"[^\W\d_]+")
# Zeros that fill up a serial number, as in `CT-22-0198834`, where three digits stay behind them.
_PADDING = re.compile(r"(?<=[^\W\d_])0+(?=[1-9]\d{2})|(?<=[\W_])0+(?=[1-9]\d{2})")
_TRIES = 500
# With how many letters and digits a number may pass, also those of a country in front; most
# numbers fit few checks.
_CHECKS = (
    (rut, range(8, 12)), (dni, range(9, 10)), (nie, range(9, 10)), (cif, range(9, 12)),
    (nhs, range(10, 11)), (personnummer, range(10, 13)), (hetu, range(10, 12)),
    (codicefiscale, range(11, 17)), (swiss, range(8, 14)), (curp, range(18, 19)),
    (iban, range(5, 35)),
)  # fmt: skip
_SPANISH = re.compile(r"(?P<first>[XYZ]?)(?P<number>[\d. -]{7,11})(?P<letter>[A-Z])", re.IGNORECASE)
_DNI_LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE"
_CONSONANTS = "BCDFGLMNPRSTV"
_INSURANCE = 12


class Ids:
    """Surrogates for everything that is a number or a code."""

    def __init__(self, table: SurrogateTable, own: Lists, language: str = "en") -> None:
        self._table = table
        self._lists = own
        self._language, self._spoken = language, _SPOKEN[language].split()

    def replacement(self, literal: str) -> str:
        """A code of the same shape. US social security numbers begin with 9, as none does."""
        return self._table.code("id", literal, lambda rng: self._drawn(literal, rng))

    def of_birth(self, number: BirthNumber, born: date) -> str:
        """A number of the same shape that tells another birth."""

        def drawn(rng: Random) -> Iterator[str]:
            for made in self._drawn(number.literal, rng):
                if not is_checked(dated := number.with_birth(made, born)):
                    yield dated

        return self._table.code("id", number.literal, drawn)

    def _drawn(self, literal: str, rng: Random) -> Iterator[str]:
        social = _SSN.fullmatch(literal) is not None
        spoken = self._is_spoken(literal)
        for _ in range(_TRIES):
            if spoken:
                yield _LETTERS.sub(
                    lambda match: in_case_of(rng.choice(self._spoken), match[0]), literal
                )
                continue
            drawn = reshaped(literal, rng)
            for named in _NAMED.finditer(literal):  # `CIPA 0119384756`, `DNI 14.287.506  HC 60117`
                drawn = f"{drawn[: named.start()]}{named[0]}{drawn[named.end() :]}"
            if country := _COUNTRY.match(literal):
                drawn = f"{country[0]}{drawn[country.end() :]}"
            for word in _WORD.finditer(literal):
                start, end = word.span()
                drawn = (
                    f"{drawn[:start]}{self._word(word[0], rng) or drawn[start:end]}{drawn[end:]}"
                )
            for padding in _PADDING.finditer(literal):
                drawn = f"{drawn[: padding.start()]}{padding[0]}{drawn[padding.end() :]}"
            if social:
                drawn = f"9{drawn[1:]}"
            drawn = _shaped(literal, drawn, rng)
            if not is_checked(drawn):
                yield drawn

    def _is_spoken(self, literal: str) -> bool:
        """Whether digits are spelled out, as in `fem sju noll två`, beside `tolv` or none."""
        words = literal.casefold().split()
        return sum(word in self._spoken for word in words) > 1 and not any(
            map(str.isdigit, literal)
        )

    def _word(self, word: str, rng: Random) -> str:
        """A name of as many letters for a word, as in `Engine 14`; empty where there is none.

        Small words of notes stay: the device `stent 0010988341`.
        """
        if word.islower() and is_everyday(word, self._language):
            return word
        fitting = [
            name
            for name in self._lists.last
            if len(name) == len(word) and name.isascii() and name.casefold() != word.casefold()
        ]
        return in_case_of(rng.choice(fitting), word) if fitting else ""


def _shaped(literal: str, drawn: str, rng: Random) -> str:
    """`drawn`, or a number of a person of the shape that `literal` has."""
    if _SPANISH.fullmatch(literal):
        letter = rng.choice(_DNI_LETTERS)
        first = literal[0] if literal[0].isalpha() else drawn[0]
        return first + drawn[1:-1] + (letter if literal[-1].isupper() else letter.lower())
    if ITALIAN.fullmatch(literal):
        return in_case_of(_filled(literal, _fiscal(literal, rng)), literal)
    swedish = SWEDISH.fullmatch(literal)
    if swedish is not None:
        return _swedish(swedish, rng)
    return drawn


def _filled(literal: str, characters: str) -> str:
    """`characters` with the spaces of `literal` between them."""
    source = iter(characters)
    return "".join(c if c.isspace() else next(source) for c in literal)


def _fiscal(literal: str, rng: Random) -> str:
    """Letters, year, month, day (of a woman where it is one now) and town; the check is chance."""
    plain = "".join(literal.split())
    woman = WOMAN * (int(plain[9:11]) > WOMAN)
    return (
        "".join(rng.choice(_CONSONANTS) for _ in range(6))
        + f"{rng.randrange(100):02d}{rng.choice(MONTH_LETTERS)}{rng.randint(1, 28) + woman:02d}"
        + f"{rng.choice('ABCDEFGHIL')}{rng.randrange(1000):03d}{rng.choice(string.ascii_uppercase)}"
    )


def _swedish(match: re.Match[str], rng: Random) -> str:
    """A day near in years, a serial number for tests of the same sex, a digit by chance."""
    year = (int(match["y"][-2:]) + rng.choice((-3, -2, -1, 1, 2, 3))) % 100
    coordinated = COORDINATED * (int(match["d"]) > COORDINATED)
    day = rng.randint(1, 28) + coordinated
    return (
        f"{match['y'][:-2]}{year:02d}{match['gap']}{rng.randint(1, 12):02d}{match['gap']}{day:02d}"
        f"{match['mark']}"
        f"{rng.randrange(980 + int(match['sex']) % 2, 1000, 2)}{rng.randrange(10)}"
    )


def codes(literal: str) -> Candidates:
    """Codes of the shape of `literal`, without end."""

    def drawn(rng: Random) -> Iterator[str]:
        while True:
            yield reshaped(literal, rng)

    return drawn


def reshaped(literal: str, rng: Random) -> str:
    """Other digits for digits and letters for letters; leading zeros and masking stay."""
    masked = {i for m in _MASKED.finditer(literal) for i in range(*m.span())}
    rest = literal.lstrip("0")
    leading = len(literal) - len(rest) if any(map(str.isalnum, rest)) else 0
    return "".join(
        c if i in masked or i < leading else _other(c, rng, first=i == leading)
        for i, c in enumerate(literal)
    )


def is_checked(number: str) -> bool:
    """Whether a number passes a checksum by which it could be somebody's."""
    digits = "".join(filter(str.isdigit, number))
    plain = "".join(filter(str.isalnum, number))
    size = len(plain.upper())
    return (
        (len(digits) >= 10 and luhn.is_valid(digits))
        or any(
            check.is_valid(form)
            for check, sizes in _CHECKS
            if size in sizes
            for form in {number, plain}
        )
        or _is_spanish_insurance(digits)
    )


def _is_spanish_insurance(digits: str) -> bool:
    """Whether twelve digits end in the rest of the others by 97, as a NUSS does."""
    return len(digits) == _INSURANCE and int(digits[:10]) % 97 == int(digits[10:])


def _other(character: str, rng: Random, *, first: bool = False) -> str:
    if character.isdigit():
        return rng.choice("123456789" if first else string.digits)
    if character.isalpha():
        drawn = rng.choice("ABCDEFGHJKLMNPRSTUVWXYZ")
        return drawn if character.isupper() else drawn.lower()
    return character
