"""Hospitals, organisations, addresses and other places, with the short forms notes use for them."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from app.training.synthetic.gazetteers import Gazetteers, Place
from app.training.synthetic.persons import People
from app.training.synthetic.vocabulary import pick, words

_SLOT = re.compile(r"\{(\w+)\}")
_DISTINCTIVE = re.compile(r"\[(.*)\]")


class Places:
    """Draws places of all kinds, as the templates in `words_LANGUAGE.toml` make them."""

    def __init__(self, gazetteers: Gazetteers, people: People) -> None:
        self._lists = gazetteers
        self._people = people
        self._language = gazetteers.language

    def town(self, rng: Random) -> Place:
        """A town with its state and postcode."""
        abroad = self._lists.neighbouring and rng.random() < 0.1
        return rng.choice(self._lists.neighbouring if abroad else self._lists.places)

    def city(self, rng: Random) -> str:
        """A town's name alone, of anywhere."""
        if rng.random() < 0.2:
            return rng.choice(self._lists.world_cities)
        return self.town(rng).city

    def street(self, rng: Random) -> str:
        """A street address."""
        return self._made("streets", rng)

    def country(self, rng: Random) -> str:
        """A country."""
        return rng.choice(self._lists.countries)

    def other(self, rng: Random) -> str:
        """A county, a river, a neighbourhood, a landmark."""
        return self._made("other_places", rng)

    def hospital(self, rng: Random) -> tuple[str, str]:
        """A place of care: its name, and what people call it for short."""
        name = self._made("hospitals", rng)
        marked = _DISTINCTIVE.search(name)
        name = name.replace("[", "").replace("]", "")
        acronym = "".join(word[0] for word in name.split() if word[0].isupper())
        head = " ".join(name.split()[:2] if name.startswith(("St", "Saint")) else name.split()[:1])
        short = marked[1] if marked else head
        if 2 < len(acronym) < 6 and rng.random() < (0.2 if marked else 0.5):
            short = acronym
        return name, short

    def unit(self, rng: Random) -> str:
        """A ward or another part of a hospital that is known by name."""
        return self._made("wards", rng)

    def organisation(self, rng: Random) -> str:
        """A company, school, church, agency or club."""
        if rng.random() < 0.35:
            return rng.choice(words("known_organisations", self._language))
        return self._made("organisations", rng)

    def occupation(self, rng: Random) -> str:
        """What somebody does for a living."""
        return rng.choice(self._lists.occupations)

    def drug(self, rng: Random) -> str:
        """A drug's name, which identifies nobody."""
        return rng.choice(self._lists.drugs)

    def disease(self, rng: Random) -> str:
        """A disease's name, which identifies nobody."""
        return rng.choice(self._lists.diseases)

    def _made(self, name: str, rng: Random) -> str:
        return _SLOT.sub(lambda slot: self._slot(slot[1], rng), pick(name, self._language, rng))

    def _slot(self, slot: str, rng: Random) -> str:
        highest = int(words("highest_number", self._language)[0])
        drawn: dict[str, Callable[[], str]] = {
            "surname": lambda: self._people.surname(rng),
            "given": lambda: self._people.given(rng),
            "city": lambda: self.town(rng).city,
            "county": lambda: (town := self.town(rng)).county or town.city,
            "n": lambda: str(rng.randint(1, highest)),
            "small": lambda: str(rng.randint(1, 40)),
            "letter": lambda: rng.choice("ABCDENSW"),
            "listed_street": lambda: rng.choice(self._lists.streets),
            "listed_hospital": lambda: rng.choice(self._lists.hospitals),
        }
        return drawn[slot]() if slot in drawn else self._made(slot, rng)
