"""Telephone numbers, log-ins and addresses of mail, web and network that belong to nobody.

Mail and web: example.org (RFC 2606). Network: RFC 5737 and RFC 3849. Telephone: 555-0100 to
555-0199 in North America (North American Numbering Plan), Ofcom's numbers for drama in the United
Kingdom, the numbers that PTS keeps for books and films in Sweden, and elsewhere 555-01 in front,
which no plan of the languages of the program gives out.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property, partial
from itertools import islice
from random import Random

from app.engine.names.american_places import AREAS
from app.engine.names.gazetteer import Lists
from app.engine.surrogates.ids import reshaped
from app.engine.surrogates.kinds import is_kind
from app.engine.surrogates.persons.logins import Logins
from app.engine.surrogates.persons.persons import Persons
from app.engine.surrogates.persons.telephones import can_be_drawn, has_area, phones
from app.engine.surrogates.table import SurrogateTable, in_case_of, shuffled
from app.engine.text.folding import fold_word, key_of
from app.engine.text.multi_pattern import MultiPattern
from app.engine.text.vocabulary import wordlist

_WORD = re.compile(r"[^\W\d_]+|\d+")
_LETTERS = re.compile(r"[^\W\d_]+")
_SHORTEST_NAME = 3
_DIGIT = re.compile(r"\d")
# Of the log-in of a person only digits can be others.
_TRIES = 20
# How often a number is drawn before all that there are count as given away.
_DRAWN, _BEGINNING = 4000, 8
# Whom everybody writes to: `geriatria.segreteria@…`, `hr@…`.
_NETWORKS = ("192.0.2", "198.51.100", "203.0.113")


class Contacts:
    """Surrogates for every way to reach somebody."""

    def __init__(
        self,
        table: SurrogateTable,
        own: Lists,
        persons: Persons,
        language: str = "en",
        state_of: Callable[[str], str] = lambda _: "",
    ) -> None:
        """`state_of` tells the surrogate of the state of a telephone number, by its code."""
        self._table = table
        self._state_of = state_of
        self._language = language
        self._lists = own
        self._persons = persons
        self._given_away: set[tuple[str, str, str]] = set()

    def phone(self, literal: str) -> str:
        """A number of the same form that rings nowhere; extensions and pagers keep their shape."""
        state = self._state_of(literal) if self._language == "en" else ""
        areas = AREAS.get(state, ())
        # Numbers of one area still are.
        near = re.sub(r"^\D*1?\D*", "", literal)[:3]
        area = self._table.random("area", state, near).choice(areas) if areas else ""
        return self._table.code("phone", literal, partial(self._phones, literal, area))

    def _phones(self, literal: str, area: str, rng: Random) -> Iterator[str]:
        """Numbers of an area, and of others where all of its fictional ones are given away."""
        american = area != "" and has_area(literal)
        yield from self._phones_of(literal, area, rng, "" if american else literal[:_BEGINNING])
        if american:
            further = self._table.random("further areas", literal)
            others = (one for areas in AREAS.values() for one in areas if one != area)
            for other in shuffled(tuple(others), further):
                yield from self._phones_of(literal, other, further, "")

    def _phones_of(self, literal: str, area: str, rng: Random, begins: str) -> Iterator[str]:
        """The numbers of an area, or that begin as a number does; each once.

        There are a hundred or a thousand. Where none of them was free, none is later.
        """
        if not can_be_drawn(literal):  # `five oh three`: there is nothing to draw
            return
        kind = area, re.sub(r"\d", "0", literal), begins
        if kind not in self._given_away:
            drawn = phones(literal, rng, language=self._language, area=area)
            yield from _each_once(islice(drawn, _DRAWN))
            self._given_away.add(kind)

    def email(self, literal: str) -> str:
        """Somebody at example.org, named like the surrogate of whom the address names."""
        local = literal.partition("@")[0].strip()
        words = _WORD.findall(local)
        is_office = bool(words) and all(self._is_office(word) for word in words)
        return f"{local if is_office else self.login(local)}@{in_case_of('example.org', literal)}"

    def login(self, literal: str) -> str:
        """A log-in name: that of whoever is named so, else words by their shape."""
        return self._table.code("login", literal, lambda rng: self._logins(literal, rng))

    def url(self, literal: str) -> str:
        """The same kind of address at example.org, with the surrogates of whom it names."""
        scheme = re.match(r"(?:\w+://)?(?:www\.)?", literal, re.IGNORECASE)
        head = scheme[0] if scheme else ""
        host = re.sub(r"[/?#].*", "", literal[len(head) :], flags=re.DOTALL)
        path = literal[len(head) + len(host) :]
        names = [_case(made, host) for made in self._named(host).values()]

        def drawn(rng: Random) -> Iterator[str]:
            while True:
                page = self._path(path, rng) if path else f"/{rng.randrange(10, 9999)}"
                person = "/" + ".".join(names) if names else ""
                yield f"{head}{in_case_of('example.org', literal)}{person}{page}"

        return self._table.code("url", literal, drawn)

    def _path(self, path: str, rng: Random) -> str:
        """Words that are made of names by those of their surrogates, the rest by its shape."""
        made = self._named(path)
        shaped = reshaped(path, rng)
        return _LETTERS.sub(
            lambda m: (
                _case(made[m.start()], m[0]) if m.start() in made else shaped[slice(*m.span())]
            ),
            re.sub(r"[\d_]", lambda m: shaped[m.start()], path),
        )

    def _named(self, literal: str) -> Mapping[int, str]:
        """What stands for words that are made of names, by their place in `literal`."""
        folded = "".join(fold_word(c) if len(fold_word(c)) == 1 else c for c in literal)
        return self._known.replaced(folded)

    @cached_property
    def _known(self) -> Logins:
        # Persons have their surrogates before anything that is made of their names.
        return self._persons.logins()

    @cached_property
    def _names(self) -> MultiPattern:
        return MultiPattern(key for key in self._persons.names() if len(key) >= _SHORTEST_NAME)

    def ip(self, literal: str) -> str:
        """An address from a block that is set aside for documentation."""

        def drawn(rng: Random) -> Iterator[str]:
            while True:
                if ":" in literal:
                    yield str(ipaddress.ip_address((0x20010DB8 << 96) | rng.getrandbits(48)))
                else:
                    yield f"{rng.choice(_NETWORKS)}.{rng.randrange(1, 255)}"

        return self._table.code("ip", literal, drawn)

    def _logins(self, literal: str, rng: Random) -> Iterator[str]:
        named = self._named(literal)

        def word(match: re.Match[str], made: Mapping[int, str]) -> str:
            if match.start() in made:
                return _case(made[match.start()], match[0])
            return self._login_word(match[0], rng)

        for _ in range(_TRIES):
            yield _WORD.sub(partial(word, made=named), literal)
        while True:
            yield _WORD.sub(partial(word, made={}), literal)

    def _is_office(self, word: str) -> bool:
        """Whether a word of an address says which office reads it, and names nobody."""
        return word.lower() in wordlist("mailboxes") or is_kind(fold_word(word), self._language)

    def _login_word(self, word: str, rng: Random) -> str:
        if self._is_office(word):
            return word  # `secretaria.trauma@`
        if word.isdigit() or len(word) < _SHORTEST_NAME:
            others = (reshaped(word, rng) for _ in range(_TRIES))
            return next((one for one in others if one != word), word)
        made = None
        lower = word.lower()
        within = (key for key in self._names.found_in(lower) if self._persons.name(key))
        known = min(within, key=lambda key: (-len(key), key), default="")
        if known:
            before, _, after = lower.partition(known)
            made = f"{reshaped(before, rng)}{self._persons.name(known)}{reshaped(after, rng)}"
        else:
            made = min(
                (rng.choice(self._lists.last) for _ in range(12)),
                key=lambda name: abs(len(name) - len(word)),
            )
        return _case(key_of(made), word)


def _case(letters: str, word: str) -> str:
    return letters.upper() if word.isupper() else letters.lower()


def _each_once(drawn: Iterable[str]) -> Iterator[str]:
    seen: set[str] = set()
    for one in drawn:
        if one not in seen:
            seen.add(one)
            yield one
