"""Marked-up notes written for this project, and the same notes about somebody else."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from app.training.corpora import inline
from app.training.corpora.documents import GoldSpan, LabelledDocument
from app.training.synthetic import dates, identifiers
from app.training.synthetic.gazetteers import Place
from app.training.synthetic.parts import Part
from app.training.synthetic.persons import People, Renaming
from app.training.synthetic.places import Places
from app.training.synthetic.vocabulary import words

_NAMES = ("PATIENT", "DOCTOR")
_DEMONYMS = ("CITY", "STATE", "COUNTRY", "LOCATION_OTHER")


def read(folder: Path, prefix: str) -> tuple[LabelledDocument, ...]:
    """All notes of the files in `folder` whose names begin with `prefix`."""
    return tuple(
        note
        for path in sorted(folder.glob(f"{prefix}*.txt"))
        for note in inline.parse(path.read_text(encoding="utf-8"), path.name)
    )


class Refiller:
    """Puts other identifiers into marked-up notes, the same for all mentions of one entity."""

    def __init__(
        self,
        people: People,
        places: Places,
        pool: Sequence[LabelledDocument],
        language: str = "en",
    ) -> None:
        """`pool` are notes whose own organisations, jobs and places may turn up in others."""
        self._people, self._places, self._language = people, places, language
        self._pool: dict[str, list[str]] = {}
        for note in pool:
            for marked in note.spans:
                literals = self._pool.setdefault(marked.subcategory, [])
                literals.append(marked.span.of(note.text))

    def refill(self, note: LabelledDocument, rng: Random, *, keep: float) -> list[Part]:
        """Parts of `note` with new identifiers; each entity keeps its own with chance `keep`."""
        mentions: dict[tuple[str, str], list[tuple[str, str]]] = {}
        for marked in note.spans:
            if marked.subcategory in _NAMES:
                literal = marked.span.of(note.text)
                mentions.setdefault(_entity(marked, literal), []).append(
                    (literal, marked.form or "")
                )
        kept = {key for key in mentions if rng.random() < keep}
        names = {
            key: Renaming(self._people.person(rng), literals, two_surnames=self._language == "es")
            for key, literals in mentions.items()
        }
        known: dict[tuple[str, str, str], str] = {}
        parts: list[Part] = []
        position = 0
        for marked in note.spans:
            literal = marked.span.of(note.text)
            key = _entity(marked, literal)
            if key in kept:
                made = literal
            elif key in names:
                made = names[key].apply(literal, marked.form or "", rng)
            else:
                made = self._other(marked.subcategory, literal, rng, keep)
                if marked.entity:
                    made = known.setdefault((*key, literal), made)
            parts += [(note.text[position : marked.span.start], ""), (made, marked.subcategory)]
            position = marked.span.end
        return [*parts, (note.text[position:], "")]

    def _other(self, kind: str, literal: str, rng: Random, keep: float) -> str:
        if rng.random() < keep:
            return literal
        made = self._make(kind, literal, rng)
        if literal.isupper() and len(literal) > 3 and not any(c.isdigit() for c in literal):
            made = made.upper()
        return made if made.strip() else literal

    def _make(self, kind: str, literal: str, rng: Random) -> str:
        places = self._places
        town = places.town(rng)
        # Where demonyms are marked, the name of a place would not fit in their stead.
        if self._language != "en" and kind in _DEMONYMS and literal.islower():
            return literal
        makers: dict[str, Callable[[], str]] = {
            "DATE": lambda: _date(literal, rng, self._language),
            "AGE": lambda: _age(literal, rng, self._language),
            "CITY": lambda: places.city(rng) if rng.random() < 0.7 else self._pooled(kind, rng),
            "STATE": lambda: self._state(literal, town, rng),
            "COUNTRY": lambda: places.country(rng),
            "STREET": lambda: (
                places.street(rng) if rng.random() < 0.6 else identifiers.like(literal, rng)
            ),
            "HOSPITAL": lambda: self._hospital(literal, rng),
            "ORGANIZATION": lambda: self._either(kind, places.organisation, rng),
            "LOCATION_OTHER": lambda: self._either(kind, places.other, rng),
            "PROFESSION": lambda: self._either(kind, places.occupation, rng),
            "USERNAME": lambda: self._login(kind, literal, rng),
            "EMAIL": lambda: self._login(kind, literal, rng),
            "URL": lambda: self._login(kind, literal, rng),
        }
        if kind in makers:
            return makers[kind]()
        fitted = rng.random() < 0.6
        if fitted:
            return identifiers.like(literal, rng)
        return identifiers.fresh(kind, rng, self._language)

    def _state(self, literal: str, town: Place, rng: Random) -> str:
        if len(literal) == 2:
            return town.abbreviation or literal
        if self._language != "en" and rng.random() < 0.5:
            return self._pooled("STATE", rng)
        return town.state or literal

    def _pooled(self, kind: str, rng: Random) -> str:
        return rng.choice(self._pool[kind])

    def _either(self, kind: str, make: Callable[[Random], str], rng: Random) -> str:
        return self._pooled(kind, rng) if rng.random() < 0.5 else make(rng)

    def _hospital(self, literal: str, rng: Random) -> str:
        if literal.isupper() and len(literal) < 6:
            return "".join(rng.choice("ABCDEGHIJLMNPRSTUVW") for _ in literal)
        roll = rng.random()
        if roll < 0.35:
            return rng.choice(self._pool["HOSPITAL"])
        if roll < 0.45:
            return self._places.unit(rng)
        name, short = self._places.hospital(rng)
        return short if len(literal.split()) == 1 else name

    def _login(self, kind: str, literal: str, rng: Random) -> str:
        person = self._people.person(rng)
        if kind == "EMAIL":
            return identifiers.email(person.first, person.last, rng)
        if kind == "URL":
            return identifiers.url(person.last, rng)
        made = identifiers.username(person.first, person.last, rng)
        return made.upper() if literal.isupper() else made


def _entity(marked: GoldSpan, literal: str) -> tuple[str, str]:
    # Without a number the literal itself stands for the person.
    return marked.subcategory, marked.entity or literal


def _age(literal: str, rng: Random, language: str) -> str:
    number_words = words("number_words", language)
    if literal.isdigit():
        low, high = (0, 9) if len(literal) == 1 else (10, 99)
        return str(rng.randint(low, high) if int(literal) < 100 else rng.randint(100, 108))
    if literal.casefold() in number_words:
        word = rng.choice(number_words)
        return word.capitalize() if literal[0].isupper() else word
    return re.sub(r"\d\d(?=s)", lambda _: f"{rng.randint(2, 9)}0", literal)


def _date(literal: str, rng: Random, language: str) -> str:
    if len(re.findall(r"\d+", literal)) == 3 and rng.random() < 0.35:
        return dates.full(rng, language)
    return dates.like(literal, rng, language)
