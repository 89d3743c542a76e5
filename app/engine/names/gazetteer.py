"""Names and places to choose surrogates from, by language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from runpy import run_path

from app.engine.names.geonames import towns_by_country
from app.engine.text.folding import fold, fold_word

_LANGUAGES = ("en", "it", "es", "sv")
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


@dataclass(frozen=True, slots=True, eq=False)
class Lists:
    """What surrogates of one language are drawn from. All sorted and without repetition.

    There is one of each language; what is derived from it is kept by its identity, for a hash of
    its thousands of names takes longer than a draw.
    """

    female: tuple[str, ...]
    male: tuple[str, ...]
    given: tuple[str, ...]
    last: tuple[str, ...]
    cities: tuple[str, ...]
    states: tuple[str, ...]
    countries: tuple[str, ...]


# What the list of the world's towns has in English alone.
_AT_HOME = {
    "Milan": "Milano", "Turin": "Torino", "Rome": "Roma", "Florence": "Firenze",
    "Naples": "Napoli", "Venice": "Venezia", "Genoa": "Genova", "Padua": "Padova",
    "Mantua": "Mantova", "Gothenburg": "Göteborg",
}  # fmt: skip


@cache
def lists(language: str) -> Lists:
    """The lists of `en`, `it`, `es` or `sv`."""
    places = _places()[language]
    female, male = (_names(language, f"first_names_{sex}") for sex in ("female", "male"))
    return Lists(
        female=female,
        male=male,
        given=(*female, *male),
        last=_names(language, "last_names"),
        cities=plain_names(
            _AT_HOME.get(town.name, town.name)
            for town in towns_by_country()[_COUNTRY_CODES[language]]
        ),
        states=_of(places, "states"),
        countries=_of(places, "countries"),
    )


@cache
def first_names() -> dict[str, str]:
    """Folded given names of all languages: `f`, `m`, or empty for both."""
    found: dict[str, str] = {}
    for language in _LANGUAGES:
        for sex, attribute in (("f", "first_names_female"), ("m", "first_names_male")):
            for name in map(fold_word, _names(language, attribute)):
                found[name] = sex if found.get(name, sex) == sex else ""
    return found


@cache
def last_names() -> frozenset[str]:
    """Folded family names of all languages."""
    return frozenset(
        fold_word(name) for language in _LANGUAGES for name in _names(language, "last_names")
    )


def is_listed(key: str) -> bool:
    """Whether a folded word is a given or a family name of some language."""
    return key in first_names() or key in last_names()


def language_of(text: str) -> str:
    """`en`, `it`, `es` or `sv`: whose function words the text has most of."""
    words = fold(text).words
    counts = {
        language: sum(word in function_words(language) for word in words) for language in _LANGUAGES
    }
    return max(counts, key=lambda language: counts[language])


@cache
def function_words(language: str) -> frozenset[str]:
    """The function words of a language, folded."""
    # Imported, they would bring all of spaCy, and PyTorch where that is there: ten seconds on a
    # busy machine, in the child that the window waits for.
    spacy = find_spec("spacy")
    assert spacy is not None and spacy.origin is not None  # noqa: PT018, S101 - a dependency
    source = Path(spacy.origin).parent / "lang" / language / "stop_words.py"
    return frozenset(fold_word(word) for word in run_path(str(source))["STOP_WORDS"])


def preload() -> None:
    """Import the lists, which takes long: Faker looks through all of its folders."""
    _persons(), _places()


@cache
def _persons() -> Mapping[str, type]:
    """Faker's lists of names. The window imports this module and never asks for them."""
    from faker.providers.person import en_US, es_ES, it_IT, sv_SE  # noqa: PLC0415

    modules = {"en": en_US, "it": it_IT, "es": es_ES, "sv": sv_SE}
    return {language: module.Provider for language, module in modules.items()}


@cache
def _places() -> Mapping[str, type]:
    """Faker's lists of places."""
    from faker.providers.address import en_US, es_ES, it_IT, sv_SE  # noqa: PLC0415

    modules = {"en": en_US, "it": it_IT, "es": es_ES, "sv": sv_SE}
    return {language: module.Provider for language, module in modules.items()}


def _of(provider: type, attribute: str) -> tuple[str, ...]:
    """A list of one of Faker's providers: of some languages a tuple, of others weights by name."""
    return plain_names(getattr(provider, attribute))


@cache
def _names(language: str, attribute: str) -> tuple[str, ...]:
    """Names of one word, those of two parts written with both capitals."""
    named = _of(_persons()[language], attribute)
    single = (name for name in named if name.isalpha() and not _IRISH.match(name))
    return tuple(_CAPITAL.sub(lambda match: match[0].title(), name) for name in single)


def plain_names(names: Iterable[str]) -> tuple[str, ...]:
    """Sorted names of letters, spaces, hyphens and apostrophes, two or more."""
    kept = {name for name in names if all(c.isalpha() or c in " -'’" for c in name)}
    return tuple(sorted(name for name in kept if len(name) >= 2))
