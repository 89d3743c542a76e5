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
    """Everything one side of the split between training and held-out text may use."""

    american: Culture
    cultures: tuple[Culture, ...] = field(repr=False)
    places: tuple[Place, ...] = field(repr=False)
    british: tuple[Place, ...] = field(repr=False)
    world_cities: tuple[str, ...] = field(repr=False)
    countries: tuple[str, ...] = field(repr=False)
    streets: tuple[str, ...] = field(repr=False)
    hospitals: tuple[str, ...] = field(repr=False)
    occupations: tuple[str, ...] = field(repr=False)
    drugs: tuple[str, ...] = field(repr=False)
    diseases: tuple[str, ...] = field(repr=False)

    def names(self) -> Iterator[str]:
        """Everything that people, their occupations, towns and streets are called."""
        for culture in (self.american, *self.cultures):
            yield from (*culture.given, *culture.surnames)
        yield from (place.city for place in (*self.places, *self.british))
        yield from (*self.world_cities, *self.streets, *self.occupations)


def held_out(text: str, tenth: int = 0) -> bool:
    """Whether `text` falls into the tenth of everything that is never trained on."""
    return hashlib.sha256(text.casefold().encode()).digest()[0] % 10 == tenth


@cache
def load(folder: Path, *, training: bool) -> Gazetteers:
    """Read the lists below `folder`, split by hash: training never sees a tenth of the names."""

    def split(words: Iterable[str]) -> tuple[str, ...]:
        unique = dict.fromkeys(word.strip() for word in words if len(word.strip()) > 1)
        return tuple(word for word in unique if held_out(word) != training)

    places = _places(folder / "geonames_postal/US.tsv.xz")
    hospitals = [_title(row[1]) for row in _rows(folder / "us_cms/hospitals.csv.xz")[1:]]
    jobs = json.loads(_text(folder / "occupations/occupations_en.json.xz"))["occupations"]
    return Gazetteers(
        american=_american(folder, split),
        cultures=_cultures(folder, split),
        places=tuple(p for p in places if held_out(p.city) != training),
        british=_places(folder / "geonames_postal/GB.tsv.xz"),
        world_cities=split(r[0] for r in _rows(folder / "geonames_world/world_cities.csv.xz")[1:]),
        countries=tuple(
            _title(row[1]) for row in _rows(folder / "us_tide2/countries.tsv.xz", "\t")[1:]
        ),
        streets=split(_lines(folder / "us_tide2/street_names.tsv.xz")[1:]),
        hospitals=split(hospitals),
        occupations=tuple(str(job) for job in jobs),
        drugs=_listed(folder / "medical_negatives/drugs.json.xz"),
        diseases=_listed(folder / "medical_negatives/diseases.json.xz"),
    )


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
    rows = _rows(path, "\t")
    return tuple(Place(row[2], row[3], row[4], row[5], row[1]) for row in rows if len(row) > 5)


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
