"""Days that the name of a file may tell, with or without a year: `14mar`, `scan-14-03`, `3141961`.

In doubt a number is a day: a neutral name costs little.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise, permutations
from typing import NamedTuple

from app.engine.text.calendar_terms import MONTHS


class NamedDay(NamedTuple):
    """A day and a month; `year` has two digits, and is None where the name tells none."""

    day: int
    month: int
    year: int | None


_TOKEN = re.compile(r"[^\W\d_]+|\d+")
_FILLING = frozenset(("a", "and", "d", "de", "del", "den", "der", "di", "o", "of", "the", "y"))
_FILLING |= {"st", "nd", "rd", "th"}
_ROMAN = {
    word: number
    for number, word in enumerate(
        ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"), start=1
    )
}
_LAST_DAY, _MONTHS_A_YEAR, _CENTURY = 31, 12, 100
_SHORTEST_MONTH = 3
_WITH_YEAR = range(4, 9)  # digits


def named_days(name: str) -> frozenset[NamedDay]:
    """All days that a name may tell."""
    tokens = [one for one in _TOKEN.findall(name.lower()) if one not in _FILLING]
    return frozenset((*_side_by_side(tokens), *_of_runs(tokens)))


def _side_by_side(tokens: list[str]) -> Iterator[NamedDay]:
    """Days whose day, month and year stand apart: `14 mar 61`, `61-03-14`, `14 iii`."""
    for at, (first, second) in enumerate(pairwise(tokens)):
        beside = tokens[at + 2 : at + 3] + (tokens[at - 1 : at] if at else [])
        years: list[int | None] = [
            int(one) % _CENTURY for one in beside if one.isdecimal() and len(one) in (2, 4)
        ]
        for day, month in ((first, second), (second, first)):
            if day.isdecimal() and (number := _month(month, day)):
                for year in years or [None]:
                    yield from _day(int(day), number, year)
    # A year may stand between: `14-61-03`.
    for three in zip(tokens, tokens[1:], tokens[2:], strict=False):
        if all(one.isdecimal() for one in three):
            for in_order in permutations(map(int, three)):
                yield from _day(in_order[0], in_order[1], in_order[2] % _CENTURY)


def _month(word: str, day: str) -> int:
    """Which month a word or number beside a day is; 0 for none."""
    if word.isdecimal():
        return int(word) if len(word) <= len("12") and len(day) <= len("31") else 0
    if word in MONTHS:
        return MONTHS[word]
    if len(word) >= _SHORTEST_MONTH:
        for name, number in MONTHS.items():
            if name.startswith(word) or word.startswith(name):
                return number
    return _ROMAN.get(word, 0)


def _of_runs(tokens: list[str]) -> Iterator[NamedDay]:
    """Days in digits without anything between, or with something that is no separator."""
    digits = [one for one in tokens if one.isdecimal()]
    for run in {*digits, "".join(digits)}:
        if len(run) == len("1403") and len(digits) == 1:
            yield from _in(run, None)
        if len(run) in _WITH_YEAR:
            for long in (2, 4):
                yield from _in(run[:-long], int(run[-long:]) % _CENTURY)
                yield from _in(run[long:], int(run[:long]) % _CENTURY)


def _in(run: str, year: int | None) -> Iterator[NamedDay]:
    for cut in range(1, len(run)):
        first, second = run[:cut], run[cut:]
        if max(len(first), len(second)) <= len("31"):
            yield from _day(int(first), int(second), year)
            yield from _day(int(second), int(first), year)


def _day(day: int, month: int, year: int | None) -> Iterator[NamedDay]:
    if 1 <= day <= _LAST_DAY and 1 <= month <= _MONTHS_A_YEAR:
        yield NamedDay(day, month, year)
