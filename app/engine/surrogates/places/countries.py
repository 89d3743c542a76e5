"""Countries, nationalities, and towns abroad.

A country becomes another one of its part of the world, a nationality that of the same country in
the same gender and number, and a town beside a country one of the country that stands for it.
Towns without a country stay at home, so home can be no other country: it has no surrogate, nor has
a word that names no country known here. A label says less than a wrong country would.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from app.engine.names.countries import Country, code_of, countries, country_meant, towns_of
from app.engine.surrogates.places.addresses import home_code
from app.engine.surrogates.table import NoSurrogate, SurrogateTable, in_case_of, shuffled

_FEW, _FEWEST, _FEW_TOWNS = 4, 3, 8
# Where to look for what stands for a country of a part of the world that has few.
_BESIDE = {"anglo": "west", "west": "east", "east": "west"}


class Countries:
    """Surrogates for countries and nationalities."""

    def __init__(self, table: SurrogateTable, language: str, at_home: str) -> None:
        """`at_home`: whose towns those are that stand without a country, as `Addresses` has it."""
        self._table = table
        self._language = language
        self._home = home_code(at_home)

    def replacement(self, literal: str) -> str:
        """Raises `NoSurrogate` for home, and for what names no country."""
        mention = country_meant(literal, self._language)
        if mention is None:
            raise NoSurrogate
        moved = self._moved(mention.country)
        wording = moved.wordings[self._language]
        if mention.form is not None:
            # A passage may have words of another language, which has other forms.
            people = moved.wordings[mention.language].forms[0][mention.form]
            made = f"{people[0].upper()}{people[1:]}" if literal[0].isupper() else people
            return in_case_of(made, literal)
        if mention.code_letters is not None:
            return code_of(moved.code, mention.code_letters)
        # `USA` is no name in capitals.
        return wording.names[0] if _is_short(literal) else in_case_of(wording.names[0], literal)

    def town(self, literal: str, country: str) -> str:
        """A town of what stands for a country by its code. Raises `NoSurrogate`."""
        names = towns_of(self._moved(countries()[country]).code)
        made = self._table.surrogate("place", literal, lambda rng: shuffled(names, rng))
        return in_case_of(made, literal)

    def _moved(self, country: Country) -> Country:
        """What stands for a country."""
        if country.code == self._home:
            raise NoSurrogate
        by_name = {one.wordings[self._language].names[0]: one for one in self._others(country)}

        def drawn(rng: Random) -> Iterator[str]:
            yield from rng.sample(tuple(by_name), len(by_name))

        made = self._table.code("country", country.code, drawn)
        mention = country_meant(made, self._language)
        if mention is None:
            raise NoSurrogate
        return mention.country

    def _others(self, country: Country) -> list[Country]:
        """Those of the same part of the world that fit the same words, or at least these words."""
        article, invariable = self._likeness(country)
        others = [
            one
            for one in countries().values()
            if one.code not in (country.code, self._home) and len(towns_of(one.code)) >= _FEW_TOWNS
        ]
        near = [one for one in others if one.area == country.area]
        fitting = [one for one in near if self._likeness(one) == (article, invariable)]
        declined = [one for one in near if self._likeness(one)[1] == invariable]
        anywhere = [one for one in others if self._likeness(one)[1] == invariable]
        around = (country.area, _BESIDE.get(country.area))
        beside = [one for one in anywhere if one.area in around]
        if few := next((some for some in (fitting, declined) if len(some) >= _FEW), None):
            return few
        return beside if len(beside) >= _FEWEST else anywhere

    def _likeness(self, country: Country) -> tuple[str, bool]:
        return country.wordings[self._language].likeness


def _is_short(literal: str) -> bool:
    return literal.isupper() and sum(map(str.isalpha, literal)) <= _FEW
