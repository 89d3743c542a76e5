"""Invented values for placeholders: what MIMIC-III and MTSamples had removed, put back.

People and places come from Faker, which is installed with the program: no gazetteers are needed.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from faker import Faker

from app.training.synthetic import dates, identifiers
from app.training.synthetic.persons import Person, mention
from app.training.synthetic.vocabulary import words

_DATES = {
    "month/day": "{month}/{day}",
    "month/year": "{month}/{year}",
    "month/day/year": "{month}/{day}/{year}",
    "day month": "{day} {name}",
    "month": "{name}",
    "year": "{year}",
    "day": "{ordinal}",
    "date range": "{month}/{day} - {month}/{end}",
}
_LISTS = {"holiday": "holidays", "weekday": "days"}


class Surrogates:
    """Makes English values of a subcategory, each time another; one seed gives one sequence."""

    def __init__(self, seed: int) -> None:
        self._faker = Faker("en_US")
        self._rng = Random()  # noqa: S311 - invented text
        self.begin(str(seed))

    def begin(self, seed: str) -> None:
        """Start a sequence that nothing before has any influence on, as for each document."""
        self._rng.seed(seed)
        self._faker.seed_instance(self._rng.getrandbits(32))

    def __call__(self, subcategory: str, hint: str) -> str:
        """A value of `subcategory`; `hint` as in `app.training.corpora.placeholders.Fill`."""
        fake, rng = self._faker, self._rng
        makers: dict[str, Callable[[], str]] = {
            "PATIENT": lambda: mention(self._person(), hint or "full", rng),
            "DOCTOR": lambda: mention(self._person(), hint or "full", rng),
            "DATE": lambda: self._date(hint),
            "AGE": lambda: str(rng.randint(90, 102)),
            "HOSPITAL": lambda: self._ward() if hint == "ward" else self._hospital(),
            "EMAIL": lambda: identifiers.email(fake.first_name(), fake.last_name(), rng),
            "URL": lambda: identifiers.url(fake.last_name(), rng),
            "USERNAME": lambda: identifiers.username(fake.first_name(), fake.last_name(), rng),
            "STREET": fake.street_address,
            "CITY": fake.city,
            "STATE": fake.state_abbr,
            "COUNTRY": lambda: str(fake.country()),
            "ZIP": fake.zipcode,
            "ORGANIZATION": fake.company,
            "LOCATION_OTHER": lambda: f"{fake.last_name()} County",
            "PROFESSION": lambda: fake.job().lower(),
        }
        make = makers.get(subcategory)
        return identifiers.fresh(subcategory, rng) if make is None else make()

    def _hospital(self) -> str:
        name = self._rng.choice((self._faker.city(), self._faker.last_name()))
        return f"{name} {self._rng.choice(words('care'))}"

    def _ward(self) -> str:
        name = self._rng.choice((self._faker.last_name(), *words("numbered")))
        return f"{name} {self._rng.randint(1, 40)}"

    def _person(self) -> Person:
        fake = self._faker
        return Person(fake.first_name(), fake.first_name(), fake.last_name())

    def _date(self, hint: str) -> str:
        if hint in _LISTS:
            return self._rng.choice(words(_LISTS[hint]))
        if hint not in _DATES:
            return dates.like(hint, self._rng) if re.search(r"\d", hint) else dates.full(self._rng)
        return dates.noted(_DATES[hint], self._rng)
