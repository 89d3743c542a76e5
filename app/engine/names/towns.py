"""Towns with the beginnings of their postal codes, by region, from `resources/towns.txt`.

Regions are states of the United States, counties of Britain (`en-GB`), provinces of Spain and
Italy, counties of Sweden.
"""

from __future__ import annotations

import re
import string
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from app.engine.names.american_places import state_of_postal_code
from app.engine.text.folding import key_of
from app.paths import RESOURCES

BRITISH = "en-GB"
OUTWARD = re.compile(r"(?P<area>[A-Z]{1,2})\d[A-Z\d]?(?= ?\d[A-Z]{2}$|$)")
"""The first part of a British postal code, which names a town or a part of one."""

_COUNTY, _DIGITS = "lan", 5
_WITHOUT_S = frozenset(("Blekinge", "Kalmar", "Skåne", "Uppsala", "Örebro"))


@dataclass(frozen=True, slots=True)
class Region:
    """A region; `towns`: how postal codes of each begin, three digits or `OUTWARD`."""

    code: str
    name: str
    towns: Mapping[str, str]


@cache
def regions(language: str) -> Mapping[str, Region]:
    """The regions by code of the country where `en`, `en-GB`, `es`, `it` or `sv` is spoken."""
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
    """The code of the region of a postal code; empty if nothing tells it."""
    if language == BRITISH:
        outward = OUTWARD.match(literal)
        known = _by_outward()
        return known.get(outward[0]) or known.get(outward["area"], "") if outward else ""
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


@cache
def _by_outward() -> Mapping[str, str]:
    """Regions by the first part of a British postal code, and by its letters."""
    found: dict[str, str] = {}
    for one in regions(BRITISH).values():
        for begins in one.towns.values():
            found[begins] = one.code
            found.setdefault(begins.rstrip(string.digits), one.code)
    return found
