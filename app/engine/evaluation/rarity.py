"""How much the very words of an identifier narrow down a person, as far as lists tell.

A leaked *Smith* tells less than a leaked *Wojtkowiak*. The lists are those of Faker: English and
Swedish names with their shares, Spanish and Italian ones without, of which all count alike.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from functools import cache

_PERSONS = ("PATIENT", "DOCTOR")
_KINDS = ("last_names", "first_names_female", "first_names_male")
_RAREST = 17.0  # bits; one of 131,072, rarer than any name of the lists


def rarity(subcategory: str, word: str) -> float:
    """0 to 1: bits that a word of a name tells; 1 for what no list has, and for other types."""
    if subcategory not in _PERSONS:
        return 1.0
    share = _shares().get(word.casefold())
    return 1.0 if share is None else min(1.0, -math.log2(share) / _RAREST)


@cache
def _shares() -> Mapping[str, float]:
    """Of listed names, the largest share of one language that has it."""
    # Faker looks through all of its folders, which only an evaluation is to wait for.
    from faker.providers.person import en_US, es_ES, it_IT, sv_SE  # noqa: PLC0415

    found: dict[str, float] = {}
    for module in (en_US, es_ES, it_IT, sv_SE):
        for kind in _KINDS:
            for name, share in _weighed(getattr(module.Provider, kind)):
                key = name.casefold()
                found[key] = max(found.get(key, 0.0), share)
    return found


def _weighed(names: Mapping[str, float] | tuple[str, ...]) -> Iterator[tuple[str, float]]:
    if isinstance(names, Mapping):
        whole = sum(names.values())
        yield from ((name, weight / whole) for name, weight in names.items() if weight > 0)
    else:
        yield from ((name, 1 / len(names)) for name in names)
