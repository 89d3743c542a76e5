"""Cities, states, countries and postal codes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from random import Random

from app.engine.names.american_places import cities, postal_codes
from app.engine.names.countries import has_town, towns_of
from app.engine.names.gazetteer import PROVINCES, Lists
from app.engine.names.towns import BRITISH, county, postal_digits, region_named, regions
from app.engine.surrogates.ids import codes, reshaped
from app.engine.surrogates.places.addresses import Addresses, beginning, region_of_zip
from app.engine.surrogates.places.countries import Countries
from app.engine.surrogates.table import NoSurrogate, SurrogateTable, in_case_of, shuffled
from app.engine.text.folding import key_of


@cache
def _towns(own: Lists, country: str) -> frozenset[str]:
    """Keys of all towns that can be chosen."""
    if country[3:]:
        return frozenset(map(key_of, _towns_abroad(country)))
    listed = (town for one in regions(country).values() for town in one.towns)
    return frozenset(map(key_of, (*own.cities, *listed)))


@cache
def _towns_abroad(country: str) -> tuple[str, ...]:
    """Towns of a country that is not the usual one of its language; none where it is unknown."""
    if country == BRITISH:
        return tuple(town for one in regions(BRITISH).values() for town in one.towns)
    return towns_of(country[3:])


def _towns_at_home(own: Lists, country: str) -> tuple[str, ...]:
    """Towns of the country that a note is from."""
    return _towns_abroad(country) if country[3:] else own.cities


@cache
def _towns_of_one_word(own: Lists, country: str) -> tuple[str, ...]:
    return tuple(name for name in _towns_at_home(own, country) if name.isalpha())


_MEXICO = "es-MX"
_MEXICAN_STATES = frozenset(
    (
        "ags", "bcs", "camp", "chis", "chih", "cdmx", "coah", "col", "dgo", "gto", "gro", "hgo",
        "jal", "edomex", "mich", "mor", "nay", "nl", "oax", "pue", "qro", "qroo", "slp", "sin",
        "son", "tab", "tamps", "tlax", "ver", "yuc", "zac",
    )
)  # fmt: skip
_PROVINCE = re.compile(r"(?:Pcia|Prov|Provincia|Depto|Departamento|Edo|Estado)\b\.?\s(?:de\s)?")
_ABBREVIATED = 4
# A state in which cities can be chosen has as many; in a province there are fewer.
_FEW_CITIES, _FEW_TOWNS = 20, 3


class Places:
    """Surrogates for cities, states, countries and postal codes, most of them from lists.

    Those of one address are in one other region, and the postal code is that of the city.
    """

    def __init__(
        self,
        table: SurrogateTable,
        own: Lists,
        language: str = "en",
        addresses: Addresses | None = None,
    ) -> None:
        """`addresses` tells which places of the document lie in one region."""
        self._table = table
        self._lists = own
        self._language = language
        self._addresses = addresses or Addresses(language)
        self._country = self._addresses.language
        self._countries = Countries(table, language, self._country)
        self.country = self._countries.replacement
        self._unlisted = frozenset(self._addresses.region_of_state.values())

    def city(self, literal: str) -> str:
        """Another city of the same language, and of the surrogate of its region."""
        if abroad := self._addresses.country_of.get(key_of(literal)):
            return self._countries.town(literal, abroad)
        if self._is_region(literal):
            raise NoSurrogate  # `Tlaquepaque, Jal.` lies in no town called `Xico`
        if region_named(literal, self._country) and not self.is_town(literal):
            return self.state(literal)  # `Asturias` is no town
        shortened = literal.isupper() and len(literal) <= _ABBREVIATED
        if shortened and key_of(literal) not in map(key_of, self._cities()):
            return self._table.code("acronym", literal, codes(literal))
        region = self.moved_region(self._addresses.region(literal))
        if region:
            towns = tuple(regions(self._country)[region].towns)
            # A few at a time: the one town that is as long as the original would always be taken.
            mixed = self._table.random("town", literal).sample(towns, len(towns))
            more = cities()[region] if self._country == "en" else ()
            for names in (*zip(mixed[::2], mixed[1::2], strict=False), towns, more):
                with suppress(NoSurrogate):
                    return self._one_of("place", names, literal)
            # Names of which a small word stands in the document.
            with suppress(NoSurrogate):
                return in_case_of(self._table.code("town", literal, lambda _: iter(mixed)), literal)
        return self._one_of("place", self._cities(), literal)

    def _is_region(self, literal: str) -> bool:
        """Whether a literal is a region by its form: `Pcia. de Buenos Aires`, `Jal` in Mexico."""
        if self._language == "es" and _PROVINCE.match(literal):
            return True
        return self._country == _MEXICO and key_of(literal) in _MEXICAN_STATES

    @property
    def town_names(self) -> tuple[str, ...]:
        """Towns of one word."""
        return _towns_of_one_word(self._lists, self._country)

    def is_town(self, literal: str) -> bool:
        """Whether the lists of the language have a town of this name."""
        key = key_of(literal)
        return key in _towns(self._lists, self._country) or has_town(self._country[3:], key)

    def is_city_of_note(self, literal: str) -> bool:
        """Whether the document names a city so, be it on no list."""
        return key_of(literal) in self._addresses.cities

    def _cities(self) -> tuple[str, ...]:
        return _towns_at_home(self._lists, self._country)

    def state(self, literal: str) -> str:
        """Another region; the code of one and its name have the same surrogate."""
        key = key_of(literal)
        if key in self._addresses.country_of or not regions(self._country):
            raise NoSurrogate  # No list has the regions of all countries.
        region = region_named(literal, self._country)
        if not region and (len(literal) > 2 or self._country == "en"):
            region = self._addresses.region_of_state.get(key, "")
        if region:
            moved = regions(self._country)[self.moved_region(region)]
            if literal.upper() == region or len(literal) == 2:
                return moved.code
            in_full = self._language == "sv" and literal.casefold().endswith(" län")
            return in_case_of(county(moved.name) if in_full else moved.name, literal)
        if self._language == "it" and literal in PROVINCES:
            return self._table.code("state", literal, self._provinces)
        if len(literal) == 2:
            return self._table.code("state", literal, codes(literal))
        at_home = tuple(one.name for one in regions(self._country).values())
        return self._one_of("state", at_home or self._lists.states, literal)

    def moved_region(self, code: str) -> str:
        """The code of the region that stands for another; empty for none.

        Regions of no list, such as those of other countries, have codes that no region has.
        """
        known = regions(self._country)
        if not code or not known or (code not in known and code not in self._unlisted):
            return ""
        named = known[code].name if code in known else code
        by_name = {one.name: one.code for one in known.values()}

        def few(name: str) -> bool:
            if self._country == "en":
                return len(cities()[by_name[name]]) < _FEW_CITIES
            return len(known[by_name[name]].towns) < _FEW_TOWNS

        def drawn(rng: Random) -> Iterator[str]:
            # Of regions with few cities only where no other is left.
            yield from sorted(rng.sample(tuple(by_name), len(by_name)), key=few)

        return by_name[self._table.surrogate("state", named, drawn)]

    def _provinces(self, rng: Random) -> Iterator[str]:
        yield from rng.sample(PROVINCES, len(PROVINCES))

    def postal_code(self, literal: str) -> str:
        """A code of the same shape, of the surrogate of its city or else of its region.

        Codes that begin alike still do.
        """
        region = ""
        if region_of_zip(literal, self._country):
            region = self.moved_region(self._addresses.region(literal))
        if not region:
            return self._table.code("zip", literal, codes(literal))
        begins = self._postal_area(literal, region)

        def drawn(rng: Random) -> Iterator[str]:
            while True:
                if self._country == BRITISH:
                    yield begins + reshaped(literal.removeprefix(beginning(literal)), rng)
                    continue
                five = f"{begins}{rng.randint(1, 99):02d}"
                if " " in literal:
                    five = f"{five[:3]} {five[3:]}"
                yield f"{five}{reshaped(literal[len(five) :], rng)}"

        return self._table.code("zip", literal, drawn)

    def _postal_area(self, literal: str, region: str) -> str:
        """How codes begin of the place that stands for that of `literal`."""
        city = self._addresses.city(literal)
        begins = postal_digits(self.city(city), region, self._country) if city else ""
        if begins:
            return begins
        rng = self._table.random("zip", region, beginning(literal))
        if self._country == "en":
            low, high = postal_codes(region)
            return f"{rng.randint(-(-low // 100), (high + 1) // 100 - 1):03d}"
        return rng.choice(sorted(regions(self._country)[region].towns.values()))

    def _one_of(self, kind: str, names: tuple[str, ...], literal: str) -> str:
        def drawn(rng: Random) -> Iterator[str]:
            yield from shuffled(names, rng)

        return in_case_of(self._table.surrogate(kind, literal, drawn), literal)
