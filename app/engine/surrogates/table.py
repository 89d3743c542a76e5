"""The same original always gets the same surrogate, and no two originals share one."""

from __future__ import annotations

import hmac
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from random import Random

from app.engine.domain.case import Pin, Taken
from app.engine.text.distinctive import is_common
from app.engine.text.folding import Folded, fold, key_of
from app.engine.text.vocabulary import wordlist

_POOL, _LAST_RESORT = 48, 4000
_NAMES_KNOWN = 1 << 14
# Letters by which a name may be longer or shorter than the original, and the same as a share.
_LETTERS, _SHARE, _FEWEST_LETTERS = 2, 0.2, 3
# Whether a name is taken, and by how many letters it is longer or shorter than wanted.
_NEAREST, _FAR = (False, 0), (True, 1 << 30)

MANY = 40
"""After so many attempts at a case, names of any origin, length and first letter are taken."""

PERSON = "name"
"""Kind of the surrogates of single names of persons."""

_NOTHING = Taken()

Candidates = Callable[[Random], Iterator[str]]


class NoSurrogate(Exception):
    """No candidate may stand for the original."""


class SurrogateTable:
    """Surrogates of one case, made when first asked for.

    A surrogate depends on the key and the original alone, unless another original of the document
    has it already or the document holds it; then the next best candidate is taken.

    Attributes:
        tells: whether a folded text holds an original that is known wherever it stands.
    """

    def __init__(
        self,
        key: bytes,
        words: frozenset[str],
        tells: Callable[[Folded], bool],
        usable: dict[str, tuple[str, bool]] | None = None,
        *,
        pins: Iterable[Pin] = (),
        taken: Taken = _NOTHING,
        attempt: int = 0,
    ) -> None:
        """Prepare an empty table.

        Args:
            key: 32 bytes.
            words: folded words of the document, which no invented name may contain.
            tells: whether a folded candidate holds an original, which none may.
            usable: what tables of the same document already know of names.
            pins: surrogates that are settled already.
            taken: what stands for the patients of other cases.
            attempt: how often names of persons were drawn anew.
        """
        self._key = key
        self._words = words
        self.tells = tells
        self._made: dict[tuple[str, str], str] = {}
        self._used: defaultdict[str, set[str]] = defaultdict(set)
        # Names are drawn from the same lists for every original.
        self._usable = {} if usable is None else usable
        self._taken = taken
        self._again = (f"again {attempt}",) if attempt else ()
        self._any_length = attempt >= MANY
        self._named: set[tuple[str, str]] = set()
        for pin in pins:
            self._settle(pin.kind, pin.key, pin.surrogate, "name" if pin.named else pin.kind)

    def pins(self) -> Iterator[Pin]:
        """All surrogates, in no order."""
        for (kind, key), made in self._made.items():
            yield Pin(kind, key, made, (kind, key) in self._named)

    def random(self, *entity: str) -> Random:
        """A source of chance that belongs to `entity` under this key."""
        message = "\0".join(entity).encode("utf-8", "surrogatepass")
        digest = hmac.digest(self._key, message, "sha256")
        return Random(int.from_bytes(digest, "big"))  # noqa: S311 - seeded by a keyed hash

    def known(self, kind: str, original: str) -> str | None:
        """The surrogate that `original` already has."""
        return self._made.get((kind, key_of(original) or original))

    def surrogate(self, kind: str, original: str, candidates: Candidates) -> str:
        """A name for `original`: of the first free candidates the one nearest to a drawn length.

        It fits where the original stood and does not tell how long that was. `candidates` may be
        endless. Raises `NoSurrogate` where none is free.
        """
        return self._entry(kind, original, candidates, "name")

    def code(self, kind: str, original: str, candidates: Candidates) -> str:
        """A code for `original`: the first free candidate. Raises `NoSurrogate`."""
        return self._entry(kind, original, candidates, kind)

    def _entry(self, kind: str, original: str, candidates: Candidates, group: str) -> str:
        """`group`: the surrogates among which this one must be the only one of its kind."""
        known = self.known(kind, original)
        if known is not None:
            return known
        key = key_of(original) or original
        again = self._again if kind == PERSON else ()
        drawn = islice(candidates(self.random(kind, key, *again)), _LAST_RESORT)
        used, codes, named = self._used[group], self._taken.codes, group == "name"

        def free(candidate: str) -> bool:
            made_key, usable = self._judged(candidate, named=named)
            return (
                usable
                and made_key not in used
                and made_key != key
                and (kind, made_key) not in codes
            )

        if named:
            wanted = self._length(kind, key, original)
            made = self._nearest(drawn, free, wanted, of_person=kind == PERSON)
        else:
            made = next(filter(free, drawn), None)
        if made is None:
            raise NoSurrogate
        self._settle(kind, key, made, group)
        return made

    def _settle(self, kind: str, key: str, made: str, group: str) -> None:
        self._made[kind, key] = made
        self._used[group].add(_key_of_surrogate(made))
        if group == "name":
            self._named.add((kind, key))

    def _nearest(
        self, drawn: Iterable[str], free: Callable[[str], bool], wanted: int, *, of_person: bool
    ) -> str | None:
        """Of the first free names the one nearest to a length; None where none is free.

        One of another case's patient only where all are: so a name depends on other cases only
        where it would be theirs. Whether a name is free is asked as seldom as can be: names that
        are farther than one before count, but only until it matters how many of them are free.
        """
        taken = self._taken.names if of_person else frozenset[str]()
        of_any_length = of_person and self._any_length
        found, least, farther, counted = None, _FAR, list[str](), 0
        for name in drawn:
            is_taken = bool(taken) and _key_of_surrogate(name) in taken
            distance = is_taken, 0 if of_any_length else abs(len(name) - wanted)
            if distance >= least:
                farther.append(name)
            elif free(name):
                if distance == _NEAREST:
                    return name
                found, least, counted = name, distance, counted + 1
            if counted + len(farther) >= _POOL:
                counted += sum(map(free, farther))
                farther.clear()
                if counted >= _POOL:
                    break
        return found

    def _length(self, kind: str, key: str, original: str) -> int:
        reach = max(_LETTERS, round(_SHARE * len(original)))
        drawn = self.random("length", kind, key).randint(-reach, reach)
        return max(_FEWEST_LETTERS, len(original) + drawn)

    def _judged(self, candidate: str, *, named: bool) -> tuple[str, bool]:
        """The key of a candidate, and whether it may stand in this document at all."""
        known = self._usable.get(candidate) if named else None
        if known is None:
            folded = _folded_name(candidate) if named else fold(candidate)
            usable = (not named or self._is_new(candidate)) and not self.tells(folded)
            known = folded.joined, usable
            if named:
                self._usable[candidate] = known
        return known

    def _is_new(self, name: str) -> bool:
        """Whether no word of a name is one of the document or of the language."""
        words = _telling_words(name)
        return words is not None and self._words.isdisjoint(words)


@lru_cache(maxsize=_NAMES_KNOWN)
def _folded_name(name: str) -> Folded:
    """A name of a list, which is drawn again for other originals and documents."""
    return fold(name)


@lru_cache(maxsize=_NAMES_KNOWN)
def _telling_words(name: str) -> tuple[str, ...] | None:
    """The words of a name that no document may have; None where one is of the language.

    Of several words some may be generic: `Län` and `City` do not tell one from another.
    """
    words = [word for word in _folded_name(name).words if len(word) > 1]
    if len(words) > 1:
        words = [word for word in words if word not in wordlist("generic_words")] or words
    return None if any(map(is_common, words)) else tuple(words)


@lru_cache(maxsize=_NAMES_KNOWN)
def _key_of_surrogate(made: str) -> str:
    """The key of what stands for somebody in many documents of a case."""
    return key_of(made)


def shuffled(names: Sequence[str], rng: Random) -> Iterator[str]:
    """All names in the order of `rng.sample`, of which a few are wanted and most never drawn."""
    # Where a name has been moved to; a copy of all names would take longer than the few draws.
    moved, bits = dict[int, str](), rng.getrandbits
    for last in range(len(names) - 1, -1, -1):
        # What `randrange` does, without its checks.
        size = (last + 1).bit_length()
        at = bits(size)
        while at > last:
            at = bits(size)
        yield moved[at] if at in moved else names[at]
        moved[at] = moved[last] if last in moved else names[last]


def in_case_of(surrogate: str, original: str) -> str:
    """`surrogate` in capitals or small letters where `original` is."""
    letters = [c for c in original if c.isalpha()]
    if len(letters) > 1 and all(c.isupper() for c in letters):
        return surrogate.upper()
    if letters and all(c.islower() for c in letters):
        return surrogate.lower()
    return surrogate
