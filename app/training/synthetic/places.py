"""Hospitals, organisations, addresses and other places, with the short forms notes use for them."""

from __future__ import annotations

from random import Random

from app.training.synthetic.gazetteers import Gazetteers, Place
from app.training.synthetic.persons import People
from app.training.synthetic.vocabulary import words

_CARE = words("care")
_SAINTS = words("saints")
_SHORT = words("care_names")
_UNITS = words("units")
_FIRMS = words("firms")
_KNOWN = words("known_organisations")
_ROADS = words("roads")
_WILD = words("landforms")


class Places:
    """Draws places of all kinds."""

    def __init__(self, gazetteers: Gazetteers, people: People) -> None:
        self._lists = gazetteers
        self._people = people

    def town(self, rng: Random) -> Place:
        """A town with its state and postcode."""
        return rng.choice(self._lists.british if rng.random() < 0.1 else self._lists.places)

    def city(self, rng: Random) -> str:
        """A town's name alone, of anywhere."""
        if rng.random() < 0.2:
            return rng.choice(self._lists.world_cities)
        return self.town(rng).city

    def street(self, rng: Random) -> str:
        """A street address."""
        number, name = rng.randint(1, 9999), rng.choice(self._lists.streets)
        if rng.random() < 0.5:
            name = f"{self._people.surname(rng)} {rng.choice(_ROADS)}"
        flat = f"{rng.choice(['Apt', 'Unit', 'Apt.', '#', 'Suite', 'Flat'])} {rng.randint(1, 40)}"
        made = [f"{number} {name}"] * 4 + [f"{number} {name}, {flat}", f"{number} {name} {flat}"]
        made += [f"{number} {rng.choice('NSEW')}. {name}", f"P.O. Box {number}", name]
        made += [f"{number}{rng.choice('ABC')} {name}"]
        return rng.choice(made)

    def country(self, rng: Random) -> str:
        """A country."""
        return rng.choice(self._lists.countries)

    def other(self, rng: Random) -> str:
        """A county, a river, a neighbourhood, a landmark."""
        town = self.town(rng)
        made = [
            f"{town.county or town.city} County",
            f"{self._people.surname(rng)} {rng.choice(_WILD)}",
        ]
        made += [
            f"Lake {self._people.surname(rng)}",
            f"{rng.choice(['North', 'South', 'East', 'West'])} Side",
        ]
        made += [
            f"{town.city} {rng.choice(_WILD)}",
            f"Mount {self._people.surname(rng)}",
            "Bronx",
        ]
        return rng.choice(made)

    def hospital(self, rng: Random) -> tuple[str, str]:
        """A place of care: its name, and what people call it for short."""
        roll = rng.random()
        if roll < 0.3:
            name = rng.choice(self._lists.hospitals)
        elif roll < 0.5:
            name = f"{self.town(rng).city} {rng.choice(_CARE)}"
        elif roll < 0.65:
            saint = rng.choice(_SAINTS) + rng.choice(["", "'s"])
            name = f"{rng.choice(['St.', 'St', 'Saint'])} {saint} {rng.choice(_CARE)}"
        elif roll < 0.85:
            name = f"{self._people.surname(rng)} {rng.choice(_CARE)}"
        else:
            name = f"{rng.choice(_SHORT)} {rng.choice(_CARE)}"
        acronym = "".join(word[0] for word in name.split() if word[0].isupper())
        head = " ".join(name.split()[:2] if name.startswith(("St", "Saint")) else name.split()[:1])
        short = acronym if 2 < len(acronym) < 6 and rng.random() < 0.5 else head
        return name, short

    def unit(self, rng: Random) -> str:
        """A ward or another part of a hospital that is known by name."""
        made = [
            f"{self._people.surname(rng)} {rng.choice(_UNITS)}",
            f"{rng.choice(_SHORT)} {rng.randint(2, 9)}",
        ]
        made += [
            f"{rng.choice(_UNITS[:4])} {rng.randint(1, 12)}{rng.choice(['', 'A', 'B', ' North'])}"
        ]
        return rng.choice(made)

    def organisation(self, rng: Random) -> str:
        """A company, school, church, agency or club."""
        if rng.random() < 0.35:
            return rng.choice(_KNOWN)
        owner = rng.choice([self._people.surname(rng), self.town(rng).city])
        return f"{owner} {rng.choice(_FIRMS)}"

    def occupation(self, rng: Random) -> str:
        """What somebody does for a living."""
        return rng.choice(self._lists.occupations)

    def drug(self, rng: Random) -> str:
        """A drug's name, which identifies nobody."""
        return rng.choice(self._lists.drugs)

    def disease(self, rng: Random) -> str:
        """A disease's name, which identifies nobody."""
        return rng.choice(self._lists.diseases)
