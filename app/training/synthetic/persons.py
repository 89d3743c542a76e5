"""Invented people and the many ways in which a note mentions them."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from random import Random

from app.training.synthetic.gazetteers import Gazetteers, held_out
from app.training.synthetic.vocabulary import words

TITLES = frozenset(words("titles"))
_PARTICLES = frozenset(words("particles"))

# Names that are everyday words, where only the context tells.
_WORDS = words("everyday_names")


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who does not exist."""

    first: str = field(repr=False)
    middle: str = field(repr=False)
    last: str = field(repr=False)


class People:
    """Draws persons of many cultures, some with names that no list holds."""

    def __init__(self, gazetteers: Gazetteers, *, training: bool) -> None:
        self._lists = gazetteers
        self._words = tuple(word for word in _WORDS if held_out(word) != training)

    def person(self, rng: Random) -> Person:
        """Somebody new."""
        roll = rng.random()
        culture = self._lists.american if roll < 0.6 else rng.choice(self._lists.cultures)
        first, last = rng.choice(culture.given), self._family(rng)
        if roll >= 0.6 and rng.random() < 0.8:
            last = rng.choice(culture.surnames)
        if rng.random() < 0.08:
            first = rng.choice(self._words)
        if rng.random() < 0.12:
            last = rng.choice(self._words)
        if rng.random() < 0.06:
            first = _splice(first, rng.choice(self._lists.american.given), rng)
        if rng.random() < 0.1:
            last = _splice(last, rng.choice(self._lists.american.surnames), rng)
        return Person(first, rng.choice(self._lists.american.given), _decorate(last, self, rng))

    def _family(self, rng: Random) -> str:
        return rng.choice(self._lists.american.surnames)

    def eponym(self, rng: Random) -> str:
        """What a disease or an instrument is called after; half of them invented."""
        if rng.random() < 0.5:
            return rng.choice(words("eponyms"))
        one, other = self._family(rng), self._family(rng)
        return f"{one}-{other}" if rng.random() < 0.4 else one

    def surname(self, rng: Random) -> str:
        """A surname alone."""
        return self.person(rng).last


def mention(person: Person, form: str, rng: Random) -> str:
    """`person` as a note mentions them; `form` as in the marked-up notes."""
    first, middle, last = person.first, person.middle, person.last
    i, m, j = first[0], middle[0], last[0]
    ways = {
        "full": [f"{first} {last}"] * 5
        + [f"{first} {m}. {last}", f"{first} {m} {last}", f"{first} {middle} {last}"],
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

    def __init__(self, person: Person, literals: list[tuple[str, str]]) -> None:
        """`literals` are all mentions with their forms, empty where a note gives none."""
        self._person = person
        self._roles: dict[str, str] = {}
        for literal, form in sorted(literals, key=lambda item: -len(item[0])):
            self._learn(literal, form)

    def _learn(self, literal: str, form: str) -> None:
        words = [w for w in re.findall(r"[^\W\d_]+", literal) if w.casefold() not in TITLES]
        long = [w for w in words if len(w) > 1 and w.casefold() not in _PARTICLES]
        reverse = form == "last_first" or any(
            word.casefold() not in TITLES for word in re.findall(r",\W*([^\W\d_]+)", literal)
        )
        for number, word in enumerate(long):
            if len(long) == 1:
                role = "last" if form in ("last", "first_initial_last") or reverse else "first"
                role = role if form else "last"
            else:
                at_edge = number == (0 if reverse else len(long) - 1)
                first = number == (1 if reverse else 0)
                role = "last" if at_edge else "first" if first else "middle"
            self._roles.setdefault(word.casefold(), role)

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
        return _like_case(str(getattr(self._person, role)), word)

    def _initials(self, literal: str, rng: Random) -> str:
        letters = iter((self._person.first[0], self._person.last[0], self._person.middle[0]))
        return re.sub(
            r"[^\W\d_]",
            lambda m: _like_case(next(letters, rng.choice("ABCDEFGHJKLMNPRSTW")), m[0]),
            literal,
        )


def _like_case(word: str, model: str) -> str:
    if model.isupper() and (len(model) > 1 or len(word) == 1):
        return word.upper()
    return word.lower() if model.islower() else word


def _splice(one: str, other: str, rng: Random) -> str:
    """A name that no list holds: the head of one and the tail of another."""
    head = one[: max(2, len(one) - rng.randint(1, 3))]
    return head + other.lower()[max(1, len(other) - rng.randint(2, 4)) :]


def _decorate(last: str, people: People, rng: Random) -> str:
    roll = rng.random()
    if roll < 0.02:
        return "Mc" + last.rsplit("'", 1)[-1]
    if roll < 0.035:
        return "O'" + last.rsplit("'", 1)[-1]
    if roll < 0.075 and "-" not in last:
        return f"{last}-{rng.choice(people._lists.american.surnames)}"  # noqa: SLF001
    if roll < 0.09:
        return f"{last} {rng.choice(people._lists.american.surnames)}"  # noqa: SLF001
    if roll < 0.11:
        particles = ["van ", "von ", "de la ", "van der ", "Al-", "El-", "St. ", "Di", "De ", "Le"]
        return rng.choice(particles) + last
    return last
