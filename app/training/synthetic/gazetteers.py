"""Lists of names, places and occupations that the generator draws from."""

from __future__ import annotations

import csv
import hashlib
import json
import lzma
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from app.training.synthetic.vocabulary import words

_COUNTRIES = {"en": "US", "es": "ES", "it": "IT", "sv": "SE"}


@dataclass(frozen=True, slots=True)
class Place:
    """A town with what belongs to it. Empty strings where the source has nothing."""

    city: str
    state: str
    abbreviation: str
    county: str
    postcode: str


@dataclass(frozen=True, slots=True)
class Culture:
    """Given names and surnames that go together."""

    given: tuple[str, ...] = field(repr=False)
    surnames: tuple[str, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Gazetteers:
    """Everything one side of the split between training and held-out text may use.

    `native` and `places` are those of the language, `neighbouring` the places of another country
    that writes it, if a list has them.
    """

    language: str
    native: Culture
    cultures: tuple[Culture, ...] = field(repr=False)
    places: tuple[Place, ...] = field(repr=False)
    neighbouring: tuple[Place, ...] = field(repr=False)
    world_cities: tuple[str, ...] = field(repr=False)
    countries: tuple[str, ...] = field(repr=False)
    streets: tuple[str, ...] = field(repr=False)
    hospitals: tuple[str, ...] = field(repr=False)
    occupations: tuple[str, ...] = field(repr=False)
    drugs: tuple[str, ...] = field(repr=False)
    diseases: tuple[str, ...] = field(repr=False)

    def names(self) -> Iterator[str]:
        """Everything that people, their occupations, towns and streets are called."""
        for culture in (self.native, *self.cultures):
            yield from (*culture.given, *culture.surnames)
        yield from (place.city for place in (*self.places, *self.neighbouring))
        yield from (*self.world_cities, *self.streets, *self.occupations)


def held_out(text: str, tenth: int = 0) -> bool:
    """Whether `text` falls into the tenth of everything that is never trained on."""
    return hashlib.sha256(text.casefold().encode()).digest()[0] % 10 == tenth


@cache
def load(folder: Path, *, training: bool, language: str = "en") -> Gazetteers:
    """Read the lists below `folder`, split by hash: training never sees a tenth of the names."""

    def split(names: Iterable[str]) -> tuple[str, ...]:
        unique = dict.fromkeys(name.strip() for name in names if len(name.strip()) > 1)
        return tuple(name for name in unique if held_out(name) != training)

    english = language == "en"
    world = (row[0] for row in _rows(folder / "geonames_world/world_cities.csv.xz")[1:])
    places = _places(folder / f"geonames_postal/{_COUNTRIES[language]}.tsv.xz")
    return Gazetteers(
        language=language,
        native=_american(folder, split) if english else _native(folder, language, split),
        cultures=_cultures(folder, split),
        places=tuple(p for p in places if held_out(p.city) != training),
        neighbouring=_places(folder / "geonames_postal/GB.tsv.xz") if english else (),
        world_cities=split(world if english else (*_towns(folder, language), *world)),
        countries=_countries(folder, language),
        streets=split(_lines(folder / "us_tide2/street_names.tsv.xz")[1:]) if english else (),
        hospitals=split(_hospitals(folder)) if english else (),
        occupations=_occupations(folder, language),
        drugs=_listed(folder / "medical_negatives/drugs.json.xz") if english else (),
        diseases=_listed(folder / "medical_negatives/diseases.json.xz") if english else (),
    )


def _hospitals(folder: Path) -> list[str]:
    return [_title(row[1]) for row in _rows(folder / "us_cms/hospitals.csv.xz")[1:]]


def _countries(folder: Path, language: str) -> tuple[str, ...]:
    if language != "en":
        return words("countries", language)
    rows = _rows(folder / "us_tide2/countries.tsv.xz", "\t")[1:]
    return tuple(_title(row[1]) for row in rows)


def _occupations(folder: Path, language: str) -> tuple[str, ...]:
    if language == "en":
        jobs = json.loads(_text(folder / "occupations/occupations_en.json.xz"))["occupations"]
        return tuple(str(job) for job in jobs)
    listed = words("occupations", language)
    if language == "sv":
        rows = _rows(folder / "sv/yrken_vocations.csv.xz")[1:]
        # The list is long and old; the usual ones must not drown in it.
        return (*listed * 100, *(row[0] for row in rows if row[0].isalpha()))
    return listed


def _towns(folder: Path, language: str) -> list[str]:
    """Towns with their own spelling, which the postal list lacks in Spanish."""
    if language == "es":
        towns = json.loads(_text(folder / "es/municipios.json.xz"))
        return [name for town in towns for name in town["nombre"].split("/")]
    if language == "sv":
        return [row[0] for row in _rows(folder / "sv/svenska-stader.csv.xz")[1:]]
    return []


def _native(
    folder: Path, language: str, split: Callable[[Iterable[str]], tuple[str, ...]]
) -> Culture:
    """Names of the language's own country; common ones count more where the list tells."""
    if language == "it":
        names = _lines(folder / "it/given_names.txt.xz"), _lines(folder / "it/surnames.txt.xz")
        usual = words("common_given", language), words("common_surnames", language)
    elif language == "es":
        sexes = [_rows(folder / f"es/given_names_{sex}.csv.xz")[1:] for sex in "fm"]
        given = [row[0] for rows in sexes for row in rows[:3000]]
        counted = sorted(_rows(folder / "es/surnames.csv.xz")[1:], key=lambda row: -_number(row[1]))
        family = [row[0] for row in counted[:15000]]
        names = given, family
        usual = tuple(row[0] for rows in sexes for row in rows[:300]), tuple(family[:600])
    else:
        files = [f"sv/tilltalsnamn-{kind}.csv.xz" for kind in ("kvinnor", "man")]
        rows = [row for file in files for row in _rows(folder / file)[1:]]
        counted = sorted(rows, key=lambda row: -_number(row[1]))
        made = (a + b for a in words("surname_heads", "sv") for b in words("surname_tails", "sv"))
        patronymics = (f"{row[0]}sson" for row in counted[:120])
        names = [row[0] for row in counted[:6000]], [*made, *patronymics]
        usual = tuple(row[0] for row in counted[:500]), words("common_surnames", "sv")
    given_names, surnames = (split(_title(name) for name in listed) for listed in names)
    first, last = (split(_title(name) for name in listed) for listed in usual)
    shares = len(given_names) // max(1, len(first)), len(surnames) // max(1, len(last))
    return Culture(given_names + first * shares[0], surnames + last * shares[1])


def _number(text: str) -> int:
    return int(text) if text.isdigit() else 0


def _american(folder: Path, split: Callable[[Iterable[str]], tuple[str, ...]]) -> Culture:
    common = _lines(folder / "us_tide2/unified_names.tsv.xz")
    rare = [row[1] for row in _rows(folder / "us_tide2/first_names_with_sex.tsv.xz", "\t")[1:]]
    counted = _rows(folder / "us_alvearie/us_last_names_with_counts.csv.xz")
    frequent = sorted(counted, key=lambda row: -int(row[1]) if row[1].isdigit() else 0)
    surnames = [row[0] for row in frequent[:30000]]
    # Common names thrice, so that both ends of the frequency scale are met.
    given = split(_title(name) for name in (*common, *rare))
    usual = split(_title(name) for name in common)
    family = split(_title(name) for name in surnames)
    return Culture(given + usual * 3, family + family[:3000] * 3)


def _cultures(
    folder: Path, split: Callable[[Iterable[str]], tuple[str, ...]]
) -> tuple[Culture, ...]:
    given: dict[str, list[str]] = {}
    surnames: dict[str, list[str]] = {}
    for row in _rows(folder / "world/common-forenames-by-country.csv.xz")[1:]:
        given.setdefault(row[0], []).append(row[11] or row[10])
    for row in _rows(folder / "world/common-surnames-by-country.csv.xz")[1:]:
        surnames.setdefault(row[0], []).append(row[5] or row[4])
    pairs = [(given[code], surnames[code]) for code in sorted(given.keys() & surnames.keys())]
    spanish = [
        row[0] for sex in "fm" for row in _rows(folder / f"es/given_names_{sex}.csv.xz")[1:801]
    ]
    spanish_family = sorted(
        _rows(folder / "es/surnames.csv.xz")[1:], key=lambda row: -int(row[1] or 0)
    )
    pairs += [
        (spanish, [row[0] for row in spanish_family[:3000]]),
        (_lines(folder / "it/given_names.txt.xz"), _lines(folder / "it/surnames.txt.xz")),
    ]
    cultures = [
        Culture(split(_title(n) for n in first), split(_title(n) for n in last))
        for first, last in pairs
    ]
    return tuple(c for c in cultures if len(c.given) > 3 and len(c.surnames) > 3)


def _places(path: Path) -> tuple[Place, ...]:
    """Towns of a GeoNames list; what an address names beside them is a province in ES and IT."""
    rows = [row for row in _rows(path, "\t") if len(row) > 5]
    if path.name.startswith(("ES", "IT")):
        return tuple(Place(row[2], row[5], row[6], row[3], row[1]) for row in rows)
    return tuple(Place(row[2], row[3], row[4], row[5], row[1]) for row in rows)


def _listed(path: Path) -> tuple[str, ...]:
    """The longest list of short strings in a JSON file, wherever it stands."""
    found: list[str] = []

    def walk(value: object) -> None:
        if isinstance(value, dict):
            for inner in value.values():
                walk(inner)
        elif isinstance(value, list):
            for inner in value:
                walk(inner)
        elif isinstance(value, str) and 2 < len(value) < 40 and "http" not in value:
            found.append(value)

    walk(json.loads(_text(path)))
    return tuple(dict.fromkeys(found))


def _title(name: str) -> str:
    titled = name.strip().title() if name.isupper() or name.islower() else name.strip()
    return titled.replace("'S", "'s")


def _text(path: Path) -> str:
    with lzma.open(path) as file:
        return file.read().decode("utf-8-sig", errors="ignore")


def _lines(path: Path) -> list[str]:
    return _text(path).splitlines()


def _rows(path: Path, delimiter: str = ",") -> list[list[str]]:
    return [row for row in csv.reader(_lines(path), delimiter=delimiter) if row]
