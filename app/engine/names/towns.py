"""Towns with the first digits of their postal codes, by region, from `resources/towns.txt`.

Regions are states of the United States, provinces of Spain and Italy, counties of Sweden.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from app.engine.names.american_places import state_of_postal_code
from app.engine.text.folding import key_of
from app.paths import RESOURCES

_COUNTY, _DIGITS = "lan", 5
_WITHOUT_S = frozenset(("Blekinge", "Kalmar", "Skåne", "Uppsala", "Örebro"))


@dataclass(frozen=True, slots=True)
class Region:
    """A region; `towns`: how postal codes of each of its towns begin, three digits."""

    code: str
    name: str
    towns: Mapping[str, str]


@cache
def regions(language: str) -> Mapping[str, Region]:
    """The regions by code of the country where `en`, `es`, `it` or `sv` is spoken."""
    found: dict[str, Region] = {}
    for line in (RESOURCES / "towns.txt").read_text(encoding="utf-8").splitlines():
        spoken, code, rest = line.split(" ", 2)  # that of a comment is `#`
        if spoken == language:
            name, _, towns = rest.partition(": ")
            pairs = (town.rpartition(" ") for town in towns.split(", "))
            found[code] = Region(code, name, {town: digits for town, _, digits in pairs})
    return found


def region_named(literal: str, language: str) -> str:
    """The code of a region by its code or name, such as `Skåne län`; empty if it is none."""
    known = regions(language)
    if literal.upper() in known and literal.isupper():
        return literal.upper()
    key = key_of(literal)
    return _by_name(language).get(key) or _by_name(language).get(key.removesuffix(_COUNTY), "")


def region_of_postal_code(literal: str, language: str) -> str:
    """The code of the region of a postal code of five digits; empty if nothing tells it."""
    digits = "".join(filter(str.isdecimal, literal))
    if len(digits) < _DIGITS:
        return ""
    if language == "en":
        return state_of_postal_code(digits)
    if language == "es":
        return digits[:2] if digits[:2] in regions("es") else ""
    return _by_digits(language).get(digits[:3], "") or _by_digits(language).get(digits[:2], "")


def county(name: str) -> str:
    """How a Swedish county is written in full."""
    return f"{name} län" if name in _WITHOUT_S else f"{name}s län"


def postal_digits(town: str, region: str, language: str) -> str:
    """How postal codes of a town of this region begin; empty if it is not known."""
    towns = regions(language)[region].towns
    return next((digits for name, digits in towns.items() if key_of(name) == key_of(town)), "")


@cache
def _by_name(language: str) -> Mapping[str, str]:
    named = {key_of(one.name): one.code for one in regions(language).values()}
    if language == "sv":
        return {f"{name}s": code for name, code in named.items()} | named
    return named


@cache
def _by_digits(language: str) -> Mapping[str, str]:
    found: dict[str, str] = {}
    for one in regions(language).values():
        for digits in one.towns.values():
            found.setdefault(digits, one.code)
            found.setdefault(digits[:2], one.code)
    return found
