"""Persons: every name has one surrogate, so that all forms of a person agree.

`Thaddeus Okonkwo`, `OKONKWO, T.`, `Thaddeus` and `Mrs. Okonkwo` share their names, and so do the
members of a family; two names never share a surrogate, so two persons stay two. A surrogate begins
with another letter than the original, so that initials differ too. Patients and clinicians share
one table.
"""

from __future__ import annotations

import re
import string
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from random import Random

from app.engine.folding import fold_word, key_of
from app.engine.surrogates.lists import Lists, first_names, last_names
from app.engine.surrogates.name_parts import Part, Role, WrittenName
from app.engine.surrogates.table import Table, in_case_of
from app.engine.types import Finding

_LADY = re.compile(
    r"\b(?:mrs|ms|miss|lady|sra|señora|doña|dña|sig\.?ra|signora|fru|dott\.?ssa|dra|mother|mom|mum"
    r"|wife|daughter|sister|aunt|grandmother|niece|girlfriend|madre|moglie|esposa|hija|figlia"
    r"|hermana|sorella|mamma|hustru|dotter|syster)\b[.,:(\s]*$",
    re.IGNORECASE,
)
_LORD = re.compile(
    r"\b(?:mr|sir|sr|señor|don|sig|signor|herr|father|dad|husband|son|brother|uncle|grandfather"
    r"|nephew|boyfriend|padre|marito|marido|esposo|hijo|figlio|hermano|fratello|far|make|bror)\b"
    r"[.,:(\s]*$",
    re.IGNORECASE,
)
_TITLE = re.compile(
    r"\b(?:drs?|prof|mrs?|ms|miss|sra?|sig\.?r?a?|dott\.?(?:ssa)?|dra|fru|herr|nurse)\b\.?\s+$",
    re.IGNORECASE,
)
_CONTEXT = 18
_SHORTENED = 3


class Persons:
    """Surrogates for names of patients, relatives and clinicians."""

    def __init__(self, table: Table, own: Lists, findings: Iterable[Finding], text: str) -> None:
        """Learn from all `findings` which names are given names, whose they are, and the sex."""
        self._table = table
        self._lists = own
        self._given: Counter[str] = Counter()
        self._female: Counter[str] = Counter()
        named = [(finding, WrittenName.of(finding.span.of(text))) for finding in findings]
        letters = (written.letters for _, written in named if written.names)
        self._people = tuple(dict.fromkeys(person for person in letters if len(person) > 1))
        self._by_letters: defaultdict[str, list[tuple[Part, ...]]] = defaultdict(list)
        for person in self._people:
            self._by_letters["".join(part.key[0] for part in person)].append(person)
        for finding, written in named:
            before = text[max(0, finding.span.start - _CONTEXT) : finding.span.start]
            self._learn(written, before, clinician=finding.subcategory == "DOCTOR")
        for person in self._people:
            self._share_sex(person)
        self._long = dict(self._shortened())

    def replacement(self, literal: str) -> str:
        """The surrogate of a name, in the form, order and case of `literal`."""
        written = WrittenName.of(literal)
        letters = "".join(c for c in literal if c.isalpha())
        if self._is_initials(written, letters):
            return self._initials(literal, letters)
        return written.rewritten(lambda part, surface: self._part(part, surface, written))

    def name(self, key: str) -> str | None:
        """The surrogate of a single name that a person of the document has."""
        return self._table.known("name", key)

    def names(self) -> tuple[str, ...]:
        """Keys of all names that persons of the document have, the longest first."""
        return tuple(sorted(self._given, key=lambda key: (-len(key), key)))

    def _learn(self, written: WrittenName, before: str, *, clinician: bool) -> None:
        names = written.names
        letters = "".join(c for c in written.literal if c.isalpha())
        if self._is_initials(written, letters):
            return
        for part in names:
            sex = bool(_LADY.search(before)) - bool(_LORD.search(before))
            if part.role is Role.SINGLE:
                weight = -1 if _TITLE.search(before) else 0
                self._given[part.key] += 2 * weight
                self._given[part.key] += -1 if clinician and not weight else 0
                self._female[part.key] += sex
            else:
                self._given[part.key] += 3 if part.role is Role.GIVEN else -3
                self._female[part.key] += sex if part.role is Role.GIVEN else 0

    def _share_sex(self, person: tuple[Part, ...]) -> None:
        """`Mrs. Tran` says what `Tran, Bich` is, unless a family has the name."""
        families = {p.key for p in person if p.role is Role.FAMILY}
        given = [p.key for p in person if p.role is Role.GIVEN]
        namesakes = {
            tuple(p.key for p in other if p.role is Role.GIVEN)
            for other in self._people
            if families & {p.key for p in other if p.role is Role.FAMILY}
        }
        if len(namesakes) == 1:
            for key in given:
                self._female[key] += sum(self._female[family] for family in families)

    def _shortened(self) -> Iterator[tuple[str, str]]:
        """`nico` and `nicolas`: a given name that begins the only other one of the document."""
        given = [key for key in self._given if self._given[key] >= 0]
        for short in given:
            if len(short) >= _SHORTENED:
                longer = [key for key in given if key.startswith(short) and len(key) > len(short)]
                if len(longer) == 1:
                    yield short, longer[0]

    def _part(self, part: Part, surface: str, written: WrittenName) -> str:
        if part.role is Role.KEPT:
            return surface
        if part.role is Role.INITIAL:
            return self._initial(part.key, surface, frozenset(p.key for p in written.names))
        return in_case_of(self._name(part.key), surface)

    def _name(self, key: str) -> str:
        return self._table.surrogate("name", key, lambda rng: self._candidates(key, rng))

    def _candidates(self, key: str, rng: Random) -> Iterator[str]:
        """Given or family names for the name `key`, each once, none with its first letter."""
        pool = self._pool(key)
        for name in rng.sample(pool, len(pool)):
            if fold_word(name[0]) != key[0]:
                yield name

    def _pool(self, key: str) -> tuple[str, ...]:
        sex = first_names().get(key)
        weight = self._given[key]
        if weight < 0 or (weight == 0 and sex is None and key in last_names()):
            return self._lists.last
        known = self._female[key]
        if known > 0 or (known == 0 and sex == "f"):
            return self._lists.female
        if known < 0 or sex == "m":
            return self._lists.male
        return (*self._lists.female, *self._lists.male)

    def _initial(self, letter: str, surface: str, beside: frozenset[str]) -> str:
        """The initial of the surrogate of whoever has this initial and the names `beside`."""
        for person in self._people:
            if beside & {p.key for p in person}:
                for part in person:
                    if part.key[0] == letter and len(part.key) > 1 and part.key not in beside:
                        return _like(self._name(part.key)[0], surface)
        owner = min(beside, default="")
        return _like(self._letter("initial", letter, owner), surface)

    def _is_initials(self, written: WrittenName, letters: str) -> bool:
        names = written.names
        if not names:
            return bool(letters)
        return (
            len(written.parts) == 1
            and 2 <= len(letters) <= 4
            and (letters.isupper() or letters.islower())
            and (
                len(letters) == 2
                or key_of(letters) in self._by_letters
                or not set(key_of(letters)) & set("aeiouy")
            )
        )

    def _initials(self, literal: str, letters: str) -> str:
        key = key_of(letters)
        persons = self._by_letters.get(key)
        drawn = (
            [self._person_letter(part, persons[0]) for part in persons[0]]
            if persons
            else [self._letter("initials", c, f"{key}{i}") for i, c in enumerate(key)]
        )
        source = iter(drawn)
        return "".join(_like(next(source, "x"), c) if c.isalpha() else c for c in literal)

    def _person_letter(self, part: Part, person: tuple[Part, ...]) -> str:
        if part.role is not Role.INITIAL:
            return self._name(part.key)[0]
        beside = frozenset(p.key for p in person if p.role is not Role.INITIAL)
        return self._initial(part.key, part.key, beside)

    def _letter(self, kind: str, letter: str, owner: str) -> str:
        others = [c for c in string.ascii_lowercase if c not in (letter, "q", "x")]
        return self._table.random(kind, letter, owner).choice(others)


def _like(letter: str, surface: str) -> str:
    return letter.lower() if surface.islower() else letter.upper()
