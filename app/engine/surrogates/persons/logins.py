"""Log-in names and addresses that are made of a name: `prichard` is Priscilla Richard.

Whoever has another name in an export has another log-in there, made in the same way.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate

Piece = tuple[str, str]
"""A part of a name as it was and as it is in an export, both folded: a letter or a whole name."""

_WORD = re.compile(r"[^\W\d_]+")
_CUT = range(3, 8)
_SHORTEST = 2


@dataclass(frozen=True, slots=True)
class Person:
    """Whose log-ins are known: the given names and initials, and the family names."""

    given: tuple[Piece, ...]
    family: tuple[Piece, ...]


class Logins:
    """The log-ins that persons of a document may have."""

    def __init__(self, people: Iterable[Person]) -> None:
        """Where two may have the same, it is the first one's."""
        self._forms: dict[str, tuple[Piece, ...]] = {}
        for person in people:
            for form in _forms(person):
                spelled = "".join(was for was, _ in form)
                if len(spelled) >= _SHORTEST:
                    self._forms.setdefault(spelled, form)

    def replaced(self, folded: str) -> Mapping[int, str]:
        """What stands for the words of a folded log-in that are made of a name, by their start.

        `p.richard` has two words, and both are of one person.
        """
        words = list(_WORD.finditer(folded))
        made: dict[int, str] = {}
        first = 0
        while first < len(words):
            taken = next(
                (run for run in _runs(words, first) if self._aligned(run) is not None), None
            )
            if taken is None:
                first += 1
                continue
            aligned = self._aligned(taken) or ()
            made.update(zip((word.start() for word in taken), aligned, strict=True))
            first += len(taken)
        return made

    def _aligned(self, words: Sequence[re.Match[str]]) -> tuple[str, ...] | None:
        """What stands for each of the words together; None if they are no log-in of anybody."""
        form = self._forms.get("".join(word[0] for word in words))
        if form is None:
            return None
        ends = list(accumulate(len(was) for was, _ in form))
        made, start, position = [], 0, 0
        for word in words:
            position += len(word[0])
            if position not in ends:
                return None
            stop = ends.index(position) + 1
            made.append("".join(now for _, now in form[start:stop]))
            start = stop
        return tuple(made)


def _runs(words: Sequence[re.Match[str]], first: int) -> Iterator[Sequence[re.Match[str]]]:
    """Successive words from `first` on, the most first."""
    for last in range(min(len(words), first + 4), first, -1):
        yield words[first:last]


def _forms(person: Person) -> Iterator[tuple[Piece, ...]]:
    """Ways of making a log-in, the usual ones first."""
    names = [piece for piece in person.given if len(piece[0]) > 1]
    for family in (*person.family, *_joined(person.family)):
        for given in person.given[:1]:
            for middle in ((), tuple(map(_first, person.given[1:2]))):
                yield _first(given), *middle, family
                yield given, *middle, family
                yield _first(given), *middle, _first(family)
            yield family, given
            yield family, _first(given)
            yield given, _first(family)
            yield _first(family), given
            for size in _CUT:
                yield _first(given), _cut(family, size)
                yield _cut(family, size), _first(given)
                yield _cut(given, size), _cut(family, size)
                yield _cut(family, size), _cut(given, size)
        # Amparo Martín Úbeda as `amparomu`
        if len(person.family) > 1:
            for given in person.given[:1]:
                yield given, *map(_first, person.family)
        if len(family[0]) > _SHORTEST:
            yield (family,)
    for name in names:
        if len(name[0]) > _SHORTEST:
            yield (name,)


def _joined(family: Sequence[Piece]) -> Iterator[Piece]:
    if len(family) > 1:
        yield "".join(was for was, _ in family), "".join(now for _, now in family)


def _first(piece: Piece) -> Piece:
    return piece[0][:1], piece[1][:1]


def _cut(piece: Piece, size: int) -> Piece:
    return piece[0][:size], piece[1][:size]
