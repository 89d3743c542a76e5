"""Persons: every name has one surrogate, so that all forms of a person agree.

`Thaddeus Okonkwo`, `OKONKWO, T.`, `Thaddeus` and `Mrs. Okonkwo` share their names, and so do the
members of a family; two names never share a surrogate, so two persons stay two. A surrogate is of
the origin of the name, as far as lists know it (`Priya` becomes no `William`), and begins with
another letter, so that initials differ too. Particles (`van der`) are dropped. Patients and
clinicians share one table.
"""

from __future__ import annotations

import re
import string
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cache, cached_property, lru_cache, partial
from random import Random

from app.engine.names.evidence import NameEvidence
from app.engine.names.gazetteer import Lists, first_names, is_listed, lists
from app.engine.names.nicknames import called_so, nicknames_of, nicknames_of_listed
from app.engine.names.origins import (
    is_given_only,
    names_at_home,
    names_of,
    of_either_sex,
    origin_of,
    sex_of,
)
from app.engine.names.parts import Part, Role
from app.engine.surrogates.ids import codes
from app.engine.surrogates.persons.logins import Logins, Person
from app.engine.surrogates.table import (
    Candidates,
    NoSurrogate,
    SurrogateTable,
    in_case_of,
    shuffled,
)
from app.engine.text.distinctive import is_common
from app.engine.text.folding import fold_word, key_of

# In Spanish and Italian the last letter of a given name that no list has tells the sex.
_BY_ENDING, _ENDINGS = ("es", "it"), {"a": "f", "o": "m"}
_DIGITS = re.compile(r"\d+")
# `V-U-K-O-V-I-C-H`, as a name is dictated; three letters with points are initials.
_SPELLED = re.compile(r"[^\W\d_](?P<between>[-–—.]|, ?| ?- )[^\W\d_](?:(?P=between)[^\W\d_]){2,}")


class Persons:
    """Surrogates for names of patients, relatives and clinicians."""

    def __init__(
        self,
        table: SurrogateTable,
        own: Lists,
        evidence: NameEvidence,
        *,
        patient: str = "",
        language: str = "en",
        at_home: bool = False,
    ) -> None:
        """`evidence` is that of all findings that name persons.

        `at_home`: names of every origin are drawn from those of the language, with any first
        letter, of which there are more.

        `patient` is whom the document is about, as `Patients` names them. The surrogate of that
        given name begins with the letter that stands for it where only its first is written.
        """
        self._table = table
        self._lists = own
        self._evidence = evidence
        self._language = language
        self._at_home = at_home
        self._endings = _ENDINGS if language in _BY_ENDING else {}
        family, _, self._patient_letter = patient.partition(" ")
        self._patient_family = family
        self._origins: dict[str, str] = {}
        self._long_names = frozenset(self._evidence.long_of.values())
        people: defaultdict[str, list[tuple[Part, ...]]] = defaultdict(list)
        for person in self._evidence.people:
            for key in {part.key for part in person}:
                people[key].append(person)
        self._people_of: Mapping[str, list[tuple[Part, ...]]] = people

    def replacement(self, literal: str) -> str:
        """The surrogate of a name, in the form, order and case of `literal`.

        Digits that were marked with it become others: a birth date beside a name would stay.
        """
        return _DIGITS.sub(self._digits, self._renamed(literal))

    def _renamed(self, literal: str) -> str:
        if spelled := _SPELLED.fullmatch(literal):
            name = literal.replace(spelled["between"], "")
            return spelled["between"].join(filter(str.isalpha, self._renamed(name)))
        written = self._evidence.written(literal)
        if self._evidence.is_initials(written):
            return self._initials(literal)
        beside = frozenset(part.key for part in written.names)

        def made(part: Part, surface: str) -> str:
            if part.role is Role.INITIAL and surface.islower() and not literal.islower():
                return surface  # `Hulda d.`, who died
            if part.role is Role.INITIAL:
                return _like(self._initial(part.key, beside), surface)
            if self._is_genitive(part.key):
                owner = in_case_of(self._name(part.key[:-1]), surface[:-1])
                return owner if owner[-1] in "sxzSXZ" else f"{owner}{surface[-1]}"
            return in_case_of(self._name(part.key), surface)

        return written.rewritten(made).rstrip()

    def _is_genitive(self, key: str) -> bool:
        """Whether a Swedish name is written as an owner's: `dr Perssons beslut`."""
        if self._language != "sv" or not key.endswith("s") or is_listed(key):
            return False
        return is_listed(key[:-1]) or key[:-1] in self._evidence.keys

    def name(self, key: str) -> str | None:
        """The surrogate of a single name that a person of the document has."""
        return self._table.known("name", key)

    def names(self) -> tuple[str, ...]:
        """Keys of all names that persons of the document have, the longest first."""
        return self._evidence.keys

    def logins(self) -> Logins:
        """Log-ins of everyone who is named, by their surrogates."""
        return Logins(self._with_surrogates())

    def _with_surrogates(self) -> Iterator[Person]:
        alone = set(self._evidence.keys)
        for person in self._evidence.people:
            beside = frozenset(part.key for part in person if part.role is not Role.INITIAL)
            alone -= beside
            pieces = {
                part: (part.key, key_of(self._initial(part.key, beside)))
                if part.role is Role.INITIAL
                else (part.key, key_of(self.name(part.key) or ""))
                for part in person
            }
            known = [part for part in person if pieces[part][1]]
            yield Person(
                tuple(pieces[part] for part in known if part.role is not Role.FAMILY),
                tuple(pieces[part] for part in known if part.role is Role.FAMILY),
            )
        for key in sorted(alone):
            yield Person(((key, key_of(self.name(key) or "")),) * bool(self.name(key)), ())

    def _digits(self, match: re.Match[str]) -> str:
        return self._table.code("digits", match[0], codes(match[0]))

    def _name(self, key: str) -> str:
        known = self.name(key)
        if known is not None:
            return known
        for candidates in self._wanted(key):
            with suppress(NoSurrogate):
                return self._table.surrogate("name", key, candidates)
        # Of some origins there are few names.
        return self._table.surrogate("name", key, partial(self._candidates, key, at_home=True))

    def _wanted(self, key: str) -> Iterator[Candidates]:
        """What may stand for a name, the fittest first."""
        long = self._evidence.long_of.get(key)
        if long is not None:
            short = self._called_for_short(key, long)
            yield lambda _: iter(short)
        first = self._first_letter(key)
        if first:
            yield lambda rng: (n for n in self._candidates(key, rng) if fold_word(n[0]) == first)
        either = self._of_either_sex(key)
        if either:
            yield lambda rng: shuffled(either, rng)
        yield partial(self._candidates, key)

    def _called_for_short(self, key: str, long: str) -> list[str]:
        """Short forms of the surrogate of `long`, of the same sex: Pauline is no Paul."""
        pool = _by_key((*self._pool(long), *self._pool(long, at_home=True)))
        made = self._name(long)
        short = _short_forms(made, nicknames_of(made), pool, begin=long.startswith(key))
        return self._of_sex_of(long, short)

    def _of_sex_of(self, long: str, short: Iterable[str]) -> list[str]:
        """Of these short forms those that nobody of the other sex is called by."""
        other = {"f": "m", "m": "f"}.get(self._sex(long))
        return [form for form in short if other is None or sex_of(fold_word(form)) != other]

    def _of_either_sex(self, key: str) -> tuple[str, ...]:
        """Names that women and men have, for a given name of the language of nobody knows whom."""
        if self._sex(key) or key in self._long_names or not self._evidence.is_given(key):
            return ()
        if self._origin(key):
            return ()
        names = of_either_sex(self._language)
        return tuple(name for name in names if _folded_letter(name[0]) != key[0])

    def _first_letter(self, key: str) -> str:
        """With what the surrogate of the patient's given name begins; nothing for other names."""
        if self._at_home:
            return ""
        is_patients = key[0] == self._patient_letter and self._evidence.is_given(key)
        families = {part.key for person in self._people_of.get(key, ()) for part in person}
        if not is_patients or (families and self._patient_family not in families):
            return ""
        return self._drawn_initial(self._patient_letter, self._patient_family)

    def _candidates(self, key: str, rng: Random, *, at_home: bool = False) -> Iterator[str]:
        """Names of the kind of `key`, each once, none with its first letter."""
        pool = self._pool(key, at_home=at_home)
        drawn = self._surest_first(key, shuffled(pool, rng), at_home=at_home)
        if key not in self._long_names:
            yield from drawn
            return
        known = _by_key(pool)
        begin = any(key.startswith(s) for s, long in self._evidence.long_of.items() if long == key)
        others, shortened = list[str](), False
        for name in drawn:
            forms = _short_forms(name, nicknames_of_listed(name), known, begin=begin)
            if self._of_sex_of(key, forms):
                shortened = True
                yield name
            else:
                others.append(name)
        if shortened:
            return
        yield from others if at_home else self._candidates(key, rng, at_home=True)

    def _surest_first(self, key: str, names: Iterable[str], *, at_home: bool) -> Iterator[str]:
        """Names with another first letter; of somebody of known sex those of either if no others.

        Lists have the `José` of `María José` among the names of women.
        """
        origin = "" if at_home or self._at_home else self._origin(key)
        told = self._evidence.is_given(key) and self._sex(key)
        either = _of_both(origin, self._language) if told else frozenset[str]()
        held, found = list[str](), False
        for name in names:
            if _folded_letter(name[0]) == key[0]:
                continue
            if name in either:
                held.append(name)
            else:
                found = True
                yield name
        if not found:
            yield from held

    def _pool(self, key: str, *, at_home: bool = False) -> tuple[str, ...]:
        """Names of the origin and sex of `key`; those of the language where nothing tells them."""
        origin = "" if at_home or self._at_home else self._origin(key)
        names = names_of(origin) if origin else names_at_home(self._language)
        if not self._evidence.is_given(key):
            return names.last
        return {"f": names.female, "m": names.male}.get(self._sex(key), names.given)

    def _sex(self, key: str) -> str:
        evidence, half = self._evidence, self._evidence.first_half(key)
        told = evidence.surely_told_sex(key) or self._sex_of_first(key)
        told = told or sex_of(half, self._language) or evidence.sex(key) or self._sex_of_long(key)
        return told or self._endings.get(key[-1:], "")

    def _sex_of_long(self, key: str) -> str:
        """Of `jocke`, whom no list has, that of everyone who is called so."""
        sexes = {sex_of(name, self._language) for name in called_so(key)}
        return sexes.pop() if len(sexes) == 1 else ""

    def _sex_of_first(self, key: str) -> str:
        """Of a name that always stands behind the same sex's, that sex: `Josep Maria`."""
        given = [
            [part.key for part in person if part.role is Role.GIVEN]
            for person in self._people_of.get(key, ())
        ]
        firsts = {names[0] if key in names[1:] else key for names in given if names}
        if not firsts or key in firsts:
            return ""
        sexes = {sex_of(first, self._language) for first in firsts}
        return sexes.pop() if len(sexes) == 1 else ""

    def _beside(self, key: str) -> frozenset[str]:
        """Family names of whoever has this given name, or given names of this family."""
        return frozenset(
            other.key
            for person in self._people_of.get(key, ())
            for part in person
            if part.key == key
            for other in person
            if Role.INITIAL not in (part.role, other.role) and part.role is not other.role
        )

    def _origin(self, key: str) -> str:
        """The origin of a name, else that of the names beside it; empty for that of the text."""
        key = self._evidence.long_of.get(key, key)
        known = self._origins.get(key)
        if known is None:
            known = self._origins[key] = self._origin_told(key)
        return known

    def _origin_told(self, key: str) -> str:
        own = self._listed_origin(key)
        if own is not None:
            return own
        people = {part.key for one in self._people_of.get(key, ()) for part in one}
        is_given = self._evidence.is_given(key)
        # Of `Pintus-Okafor` each name may be from elsewhere.
        if told := self._shared(self._beside(key)) or (self._shared(people) if is_given else ""):
            return told
        # `dotter Fadumo`, whom no list knows, in the note of a family from elsewhere.
        is_kin = is_given and not people and self._evidence.is_of_patients(key)
        return self._patients_origin if is_kin else ""

    def _listed_origin(self, key: str) -> str | None:
        """As `origin_of`, also of the first half of `Mohamed-Amin`."""
        own, half = origin_of(key, self._language), self._evidence.first_half(key)
        if own and is_given_only(key) and not self._evidence.is_given(key):
            return None  # Dr Sanna is called like women of Finland
        # `Jen`, as people of home are called for short, is from there, whoever else is called so.
        short = self._evidence.is_given(key) and own != ""
        if short and any(origin_of(name, self._language) == "" for name in called_so(key)):
            return ""
        return origin_of(half, self._language) if own is None and half != key else own

    def _shared(self, keys: Iterable[str]) -> str:
        """The one origin that all of these names tell, of those that tell any; else empty."""
        found = {origin for key in keys if (origin := self._listed_origin(key))}
        return found.pop() if len(found) == 1 else ""

    @cached_property
    def _patients_origin(self) -> str:
        """The one origin of the names of whom the document is about; empty for home."""
        people = self._people_of.get(self._patient_family, ())
        parts = {part for one in people for part in one if part.role is not Role.INITIAL}
        families = {self._listed_origin(part.key) for part in parts if part.role is Role.FAMILY}
        given = {self._listed_origin(part.key) for part in parts if part.role is Role.GIVEN}
        # A family of two origins tells nothing of the others.
        if "" in families or (None in families and not any(given)):
            return ""
        return self._shared({part.key for part in parts})

    def _initial(self, letter: str, beside: frozenset[str]) -> str:
        """The initial of the surrogate of whoever has this initial and the names `beside`.

        Where several may be meant it is that of nobody.
        """
        found: set[str] = set()
        people = self._people_of.get(min(beside), ()) if beside else self._evidence.people
        for person in people:
            if beside <= {part.key for part in person}:
                for part in person:
                    named = part.role is not Role.INITIAL and part.key not in beside
                    if named and part.key[0] == letter:
                        found.add(fold_word(self._name(part.key)[0]))
        if not found:
            found = {fold_word(self._name(key)[0]) for key in self._named_alone(letter) - beside}
        if len(found) == 1:
            return found.pop()
        longest = max(beside, key=lambda key: (len(key), key), default="")
        return self._drawn_initial(letter, longest)

    def _named_alone(self, letter: str) -> frozenset[str]:
        """Given names with this first letter of whom no family name is known."""
        people = {part.key for person in self._evidence.people for part in person}
        keys = set(self._evidence.keys) - people
        return frozenset(key for key in keys if key[0] == letter and self._evidence.is_given(key))

    def _drawn_initial(self, letter: str, family: str) -> str:
        """A first letter as given names have it, and another one."""
        others = _first_letters(self._lists, letter)
        return self._table.random("initial", letter, family).choice(others)

    def _initials(self, literal: str) -> str:
        key = key_of("".join(filter(str.isalpha, literal)))
        persons = self._evidence.by_letters.get(key)
        if persons:
            beside = frozenset(p.key for p in persons[0] if p.role is not Role.INITIAL)
            drawn = [
                self._initial(part.key, beside)
                if part.role is Role.INITIAL
                else self._name(part.key)[0]
                for part in persons[0]
            ]
        else:
            drawn = [self._letter("initials", c, f"{key}{i}") for i, c in enumerate(key)]
        source = iter(drawn)
        return "".join(_like(next(source, "x"), c) if c.isalpha() else c for c in literal)

    def _letter(self, kind: str, letter: str, owner: str) -> str:
        others = [c for c in string.ascii_lowercase if c not in (letter, "q", "x")]
        return self._table.random(kind, letter, owner).choice(others)


@cache
def _of_both(origin: str, language: str) -> frozenset[str]:
    """Given names of an origin, else of the language, that women and men have."""
    names = names_of(origin) if origin else lists(language)
    men = frozenset(map(fold_word, names.male))
    both = {key for name in names.female if (key := fold_word(name)) in men}
    return frozenset(name for name in names.given if fold_word(name) in both)


@lru_cache(maxsize=256)
def _first_letters(own: Lists, but: str) -> tuple[str, ...]:
    """The first letters of all given names, as often as names have them, but one."""
    return tuple(first for name in own.given if (first := _folded_letter(name[0])) != but)


@cache
def _folded_letter(letter: str) -> str:
    return fold_word(letter)


@cache
def _folded_name(name: str) -> str:
    """A name of a list, folded."""
    return fold_word(name)


def _by_key(names: Iterable[str]) -> Mapping[str, set[str]]:
    """Names by their folded form, in which several may be alike."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for name in names:
        found[_folded_name(name)].add(name)
    return found


def _short_forms(
    name: str, called: frozenset[str], pool: Mapping[str, set[str]], *, begin: bool
) -> list[str]:
    """What somebody of this name may be called: names of `pool` first, then all that lists know.

    `called` are its nicknames, `pool` as `_by_key` makes it. `begin`: only what the name begins
    with.
    """
    own = {n for key in called for n in pool.get(key, ())}
    for end in range(1, len(name)):
        own.update(pool.get(fold_word(name[:end]), set()) & {name[:end]})
    own.discard(name)
    listed = {nickname.capitalize() for nickname in called if nickname in first_names()}
    return [
        form
        for form in (*sorted(own), *sorted(listed - own))
        if not is_common(fold_word(form)) and (not begin or name.startswith(form))
    ]


def _like(letter: str, surface: str) -> str:
    return letter.lower() if surface.islower() else letter.upper()
