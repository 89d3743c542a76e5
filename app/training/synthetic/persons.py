"""Invented people and the many ways in which a note mentions them."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from random import Random

from app.training.config import LANGUAGES
from app.training.synthetic.gazetteers import Gazetteers, held_out
from app.training.synthetic.vocabulary import pick, words

TITLES = frozenset(title for language in LANGUAGES for title in words("titles", language))
_PARTICLES = frozenset(word for language in LANGUAGES for word in words("particles", language))


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who does not exist; `other` is a second surname, as Spanish names have."""

    first: str = field(repr=False)
    middle: str = field(repr=False)
    last: str = field(repr=False)
    other: str = field(repr=False, default="")


class People:
    """Draws persons of many cultures, some with names that no list holds."""

    def __init__(self, gazetteers: Gazetteers, *, training: bool) -> None:
        self._lists = gazetteers
        self._language = gazetteers.language
        # Names that are everyday words, where only the context tells.
        everyday = words("everyday_names", self._language)
        self._words = tuple(word for word in everyday if held_out(word) != training)

    def person(self, rng: Random) -> Person:
        """Somebody new."""
        roll = rng.random()
        native = self._lists.native
        culture = native if roll < 0.6 else rng.choice(self._lists.cultures)
        first, last = rng.choice(culture.given), self._family(rng)
        if roll >= 0.6 and rng.random() < 0.8:
            last = rng.choice(culture.surnames)
        if rng.random() < 0.08:
            first = rng.choice(self._words)
        if rng.random() < 0.12:
            last = rng.choice(self._words)
        if rng.random() < 0.06:
            first = _splice(first, rng.choice(native.given), rng)
        if rng.random() < 0.1:
            last = _splice(last, rng.choice(native.surnames), rng)
        return Person(first, rng.choice(native.given), self._form(last, rng), self._family(rng))

    def _family(self, rng: Random) -> str:
        return rng.choice(self._lists.native.surnames)

    def _form(self, last: str, rng: Random) -> str:
        """`last` as families have it: joined to another name, behind a particle, or alone."""
        form = pick("surname_forms", self._language, rng)
        particle = ""
        if "{surname_particles}" in form:
            particle = rng.choice(words("surname_particles", self._language))
        return form.format(last=last, other=self._family(rng), surname_particles=particle)

    def eponym(self, rng: Random) -> str:
        """What a disease or an instrument is called after; half of them invented."""
        if rng.random() < 0.5:
            return rng.choice(words("eponyms"))
        one, other = self._family(rng), self._family(rng)
        return f"{one}-{other}" if rng.random() < 0.4 else one

    def surname(self, rng: Random) -> str:
        """A surname alone."""
        return self.person(rng).last

    def given(self, rng: Random) -> str:
        """A given name alone."""
        return self.person(rng).first


def mention(person: Person, form: str, rng: Random) -> str:
    """`person` as a note mentions them; `form` as in the marked-up notes."""
    first, middle, last = person.first, person.middle, person.last
    i, m, j = first[0], middle[0], last[0]
    ways = {
        "full": [f"{first} {last}"] * 5
        + [f"{first} {m}. {last}", f"{first} {m} {last}", f"{first} {middle} {last}"],
        "two_surnames": [f"{first} {last} {person.other}"] * 3 + [f"{first} {middle} {last}"],
        "last_first": [f"{last}, {first}"] * 4
        + [f"{last}, {first} {m}", f"{last},{first}", f"{last}, {first} {m}.", f"{last}, {i}."]
        + [f"{last}, {first} {middle}", f"{last}^{first}^{m}"],
        "initials": [i + j, i + j, i + m + j, f"{i}.{j}."],
        "first_initial_last": [f"{i}. {last}", f"{i}. {last}", f"{i} {last}"],
        "nickname": [first[: rng.randint(3, 4)] + rng.choice(["", "", "y", "ie"])],
        "lowercase": [last.lower(), first.lower(), f"{first} {last}".lower()],
        "last": [last],
    }
    return rng.choice(ways.get(form, [first]))


class Renaming:
    """Gives one person of a marked-up note another name, the same in every mention.

    Works word by word: the case, the punctuation, titles and initials of a mention stay.
    """

    def __init__(
        self, person: Person, literals: list[tuple[str, str]], *, two_surnames: bool = False
    ) -> None:
        """`literals` are all mentions with their forms, empty where a note gives none.

        `two_surnames` says that a name of three words ends in two surnames.
        """
        self._person = person
        self._two_surnames = two_surnames
        self._roles: dict[str, str] = {}
        for literal, form in sorted(literals, key=lambda item: -len(item[0])):
            self._learn(literal, form)

    def _learn(self, literal: str, form: str) -> None:
        before, comma, after = literal.partition(",")
        given = _long(after)
        if form == "last_first" and not given:
            surnames, given = _long(before)[:1], _long(before)[1:]
        elif comma and given:
            surnames = _long(before)
        elif form in ("last", "first_initial_last"):
            surnames, given = _long(before), []
        else:
            names = _long(before)
            alone = len(names) == 1 and not form
            family = 0 if len(names) == 1 and not alone else 1
            if self._person.other and len(names) > 2 and self._two_surnames:
                family = 2
            surnames, given = names[len(names) - family :], names[: len(names) - family]
        roles = (
            *zip(given, ("first", *["middle"] * len(given)), strict=False),
            *zip(surnames, ("last", *["other"] * len(surnames)), strict=False),
        )
        for name, role in roles:
            self._roles.setdefault(name.casefold(), role)

    def apply(self, literal: str, form: str, rng: Random) -> str:
        """The mention `literal` with the new name in it."""
        if form == "initials":
            return self._initials(literal, rng)
        if form == "nickname":
            return _like_case(mention(self._person, form, rng), literal)
        words_ = r"(?!(?<=['’])[sS]\b)[^\W\d_]+(?:['’][^\W\d_]{2,})?"
        return re.sub(words_, lambda m: self._word(m[0], rng), literal)

    def _word(self, word: str, rng: Random) -> str:
        key = word.casefold()
        if key in TITLES or key in _PARTICLES:
            return word
        if len(word) == 1:
            return _like_case(rng.choice(self._person.middle + self._person.first)[0], word)
        role = self._roles.get(key) or self._roles.get(re.split("['’]", key)[0], "last")
        return _like_case(str(getattr(self._person, role) or self._person.last), word)

    def _initials(self, literal: str, rng: Random) -> str:
        letters = iter((self._person.first[0], self._person.last[0], self._person.middle[0]))
        return re.sub(
            r"[^\W\d_]",
            lambda m: _like_case(next(letters, rng.choice("ABCDEFGHJKLMNPRSTW")), m[0]),
            literal,
        )


def _long(text: str) -> list[str]:
    """The words of `text` that are names by themselves: no titles, particles, initials."""
    found = [word for word in re.findall(r"[^\W\d_]+", text) if len(word) > 1]
    return [w for w in found if w.casefold() not in TITLES and w.casefold() not in _PARTICLES]


def _like_case(word: str, model: str) -> str:
    if model.isupper() and (len(model) > 1 or len(word) == 1):
        return word.upper()
    return word.lower() if model.islower() else word


def _splice(one: str, other: str, rng: Random) -> str:
    """A name that no list holds: the head of one and the tail of another."""
    head = one[: max(2, len(one) - rng.randint(1, 3))]
    return head + other.lower()[max(1, len(other) - rng.randint(2, 4)) :]
