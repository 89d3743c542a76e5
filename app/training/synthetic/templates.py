"""Sentences, headers and closings with slots, filled consistently for one invented patient."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from random import Random

from app.training.synthetic import dates, identifiers
from app.training.synthetic.parts import Part
from app.training.synthetic.persons import People, Person, mention
from app.training.synthetic.places import Places
from app.training.synthetic.vocabulary import terms

_FOLDER = Path(__file__).parent
_SLOT = re.compile(r"\{([a-z]+\d?)(?:\.([a-z_]+))?(?:\.(lower))?\}")
_NUMBERS = {
    "mrn": "MEDICALRECORD",
    "ssn": "SSN",
    "plan": "HEALTHPLAN",
    "account": "ACCOUNT",
    "license": "LICENSE",
    "vehicle": "VEHICLE",
    "device": "DEVICE",
    "bioid": "BIOID",
    "id": "IDNUM",
    "phone": "PHONE",
    "fax": "FAX",
    "ip": "IPADDRESS",
}


@cache
def sentences(name: str) -> tuple[str, ...]:
    """Lines of a template file beside this module, such as `sentences_en`."""
    return tuple((_FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines())


@cache
def blocks(name: str) -> tuple[str, ...]:
    """Blocks of a template file, separated there by lines of three hyphens."""
    return tuple((_FOLDER / f"{name}.txt").read_text(encoding="utf-8").split("---\n"))


class Filler:
    """Fills slots. The people, the hospital and the record number stay the same in one filler."""

    def __init__(self, people: People, places: Places, rng: Random, language: str = "en") -> None:
        self.language = language
        self._people, self._places, self._rng = people, places, rng
        self._cast: dict[str, Person] = {}
        self._hospital = places.hospital(rng)
        self._numbers = {
            kind: identifiers.fresh(kind, rng, language) for kind in ("MEDICALRECORD", "SSN")
        }
        self._town = places.town(rng)

    def fill(self, template: str) -> list[Part]:
        """The parts that `template` turns into."""
        parts: list[Part] = []
        position = 0
        for slot in _SLOT.finditer(template):
            parts.append((template[position : slot.start()], ""))
            value, kind = self._value(slot[1], slot[2] or "")
            parts.append((value.lower() if slot[3] else value, kind))
            position = slot.end()
        return [*parts, (template[position:], "")]

    def person(self, role: str) -> Person:
        """Who plays `role` in this note; relatives often share the patient's surname."""
        if role not in self._cast:
            person = self._people.person(self._rng)
            if role.startswith("relative") and self._rng.random() < 0.5:
                family = self.person("patient").last
                person = Person(person.first, person.middle, family, person.other)
            self._cast[role] = person
        return self._cast[role]

    def _value(self, slot: str, form: str) -> tuple[str, str]:
        rng = self._rng
        if slot.rstrip("123") in ("patient", "relative", "doctor"):
            kind = "DOCTOR" if slot.startswith("doctor") else "PATIENT"
            if self.language == "es" and form == "full" and rng.random() < 0.7:
                form = "two_surnames"
            return mention(self.person(slot), form, rng), kind
        if slot in _NUMBERS:
            kind = _NUMBERS[slot]
            kept = self._numbers.get(kind) if rng.random() < 0.8 else None
            return kept or identifiers.fresh(kind, rng, self.language), kind
        return self._other(slot, form)

    def _other(self, slot: str, form: str) -> tuple[str, str]:
        rng, places, town = self._rng, self._places, self._town
        someone = self.person(rng.choice(("patient", "doctor1", "relative1")))
        short = form == "part" or (not form and rng.random() < 0.45)
        whole = partial(dates.part if short else dates.full, rng, self.language)
        makers: dict[str, tuple[str, Callable[[], str]]] = {
            "date": ("DATE", lambda: dates.fragment(form, rng, self.language) or whole()),
            "age": ("AGE", lambda: _age(form, rng)),
            "hospital": (
                "HOSPITAL",
                lambda: (
                    places.hospital(rng)[0] if form == "new" else self._hospital[form == "short"]
                ),
            ),
            "unit": ("HOSPITAL", lambda: places.unit(rng)),
            "org": ("ORGANIZATION", lambda: places.organisation(rng)),
            "job": ("PROFESSION", lambda: places.occupation(rng)),
            "street": ("STREET", lambda: places.street(rng)),
            "city": ("CITY", lambda: town.city if rng.random() < 0.5 else places.city(rng)),
            "state": ("STATE", lambda: town.abbreviation if form == "abbr" else town.state),
            "zip": ("ZIP", lambda: town.postcode or identifiers.fresh("ZIP", rng, self.language)),
            "country": ("COUNTRY", lambda: places.country(rng)),
            "place": ("LOCATION_OTHER", lambda: places.other(rng)),
            "user": ("USERNAME", lambda: identifiers.username(someone.first, someone.last, rng)),
            "email": ("EMAIL", lambda: identifiers.email(someone.first, someone.last, rng)),
            "url": ("URL", lambda: identifiers.url(someone.last, rng)),
            "ext": ("PHONE", lambda: str(rng.randint(1000, 99999))),
            "ordinal": ("", lambda: f"{rng.randint(4, 9)}th"),
            "drug": ("", lambda: places.drug(rng)),
            "disease": ("", lambda: places.disease(rng)),
            "eponym": ("", lambda: self._people.eponym(rng)),
            "term": ("", lambda: rng.choice(terms(form))),
        }
        kind, make = makers[slot]
        return make(), kind


def _age(form: str, rng: Random) -> str:
    return f"{rng.randint(2, 9)}0s" if form == "decade" else str(rng.randint(1, 102))
