"""Numbers and codes: the same shape, other characters, never a valid checksum."""

from __future__ import annotations

import re
import string
from collections.abc import Iterator
from random import Random

from stdnum import iban, luhn
from stdnum.es import dni, nie
from stdnum.gb import nhs
from stdnum.it import codicefiscale
from stdnum.se import personnummer

from app.engine.names.gazetteer import Lists
from app.engine.surrogates.table import Candidates, SurrogateTable, in_case_of

_MASKED = re.compile(r"[xX*#.]{2,}")
_SSN = re.compile(r"\d{3}(?P<s>[ -]?)\d{2}(?P=s)\d{4}")
# Words with small letters; capitals are codes.
_WORD = re.compile(r"(?<![^\W\d_])(?=[A-Za-z]?[a-z]*[aeiou])[A-Z]?[a-z]{3,}(?![^\W\d_])")
_TRIES = 500
_CHECKS = (iban, dni, nie, nhs, codicefiscale, personnummer)


class Ids:
    """Surrogates for everything that is a number or a code."""

    def __init__(self, table: SurrogateTable, own: Lists) -> None:
        self._table = table
        self._lists = own

    def replacement(self, literal: str) -> str:
        """A code of the same shape. US social security numbers begin with 9, as none does."""
        return self._table.code("id", literal, lambda rng: self._drawn(literal, rng))

    def _drawn(self, literal: str, rng: Random) -> Iterator[str]:
        social = _SSN.fullmatch(literal) is not None
        for _ in range(_TRIES):
            words = _WORD.sub(lambda match: self._word(match[0], rng), literal)
            drawn = "".join(
                made if made != was else fresh
                for made, was, fresh in zip(words, literal, reshaped(literal, rng), strict=True)
            )
            if social:
                drawn = f"9{drawn[1:]}"
            if not is_checked(drawn):
                yield drawn

    def _word(self, word: str, rng: Random) -> str:
        """A name of as many letters for a word, as in `Engine 14`."""
        fitting = [name for name in self._lists.last if len(name) == len(word) and name.isascii()]
        return in_case_of(rng.choice(fitting), word) if fitting else word


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
    return (len(digits) >= 10 and luhn.is_valid(digits)) or any(
        check.is_valid(number) for check in _CHECKS
    )


def _other(character: str, rng: Random, *, first: bool = False) -> str:
    if character.isdigit():
        return rng.choice("123456789" if first else string.digits)
    if character.isalpha():
        drawn = rng.choice("ABCDEFGHJKLMNPRSTUVWXYZ")
        return drawn if character.isupper() else drawn.lower()
    return character
