"""A name, a number or a day in parts, each of which is a value of its own with others between.

`{"first": "Quill", "second": "feather"}`, halves in every other column of a table, day, month and
year in observations of a message: the parts stand at the same distance from each other. Only whole
lines are parts, as readers give the values of cells, fields and keys a line each.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from app.engine.domain.export import Extract, Layer, Leak
from app.engine.names.gazetteer import is_listed
from app.engine.text.calendar_terms import MONTHS
from app.engine.verification.needles import Needle

# Shorter names are often two that stand in a list of people, shorter numbers any two.
_SHORTEST = 7
# Values from one part to the next; an observation of HL7 has some fifteen that are not empty.
_DISTANCES = range(1, 25)
_NO_DAY: Mapping[str, Collection[str]] = {}
_EDGES = " \t\"'“”,;:.|()[]{}<>=_-"


@dataclass(frozen=True, slots=True)
class SpreadParts:
    """What is looked for: names and numbers by their key, the beginnings of all, and days.

    Of these, by year, what may stand for day and month, each with the other.
    """

    by_key: dict[str, Needle]
    beginnings: frozenset[str]
    days: Mapping[int, Mapping[str, Collection[str]]]

    @classmethod
    def of(
        cls, needles: Iterable[Needle], kept: Collection[str], days: frozenset[date]
    ) -> SpreadParts:
        """The distinctive ones of `needles` that the reviewer kept nowhere, and `days`."""
        by_key = {
            key: needle
            for needle in needles
            if needle.distinctive and needle.key not in kept and needle.subcategory != "DATE"
            for key in (needle.key, _letters(needle.phrase.text))
            if len(key) >= _SHORTEST
        }
        beginnings = frozenset(key[:end] for key in by_key for end in range(1, len(key)))
        in_year: defaultdict[int, defaultdict[str, set[str]]] = defaultdict(
            lambda: defaultdict(set)
        )
        for day in days:
            months = {name for name, number in MONTHS.items() if number == day.month}
            for one in (f"{day.day}", f"{day.day:02}"):
                for other in (f"{day.month}", f"{day.month:02}", *months):
                    in_year[day.year][one].add(other)
                    in_year[day.year][other].add(one)
        return cls(by_key, beginnings, in_year)

    def seen_in(self, extract: Extract) -> Iterator[tuple[Leak, bool]]:
        """What an extract says in parts, and whether chance may say it too.

        So may two names of a list of people, and any numbers with others between.
        """
        if extract.layer is Layer.RAW:
            return
        lines = [line.strip(_EDGES).casefold() for line in extract.text.splitlines()]
        lines = [line for line in lines if line]
        for first, line in enumerate(lines):
            for parts in self._keys(lines, first) if line in self.beginnings else ():
                needle = self.by_key["".join(parts)]
                by_chance = all(one.isdecimal() or is_listed(one) for one in parts)
                yield Leak.seen_in(extract, needle.subcategory, needle.start), by_chance
            if line.isdecimal() and len(line) == 4 and self._is_day(lines, first):
                yield Leak.seen_in(extract, "DATE"), True

    def _keys(self, lines: Sequence[str], first: int) -> Iterator[list[str]]:
        """The lines that are a key together, from a first one on, at each distance."""
        for distance in _DISTANCES:
            said, at = lines[first], first
            while said in self.beginnings and (at := at + distance) < len(lines):
                said += lines[at]
                if said in self.by_key:
                    yield [lines[one] for one in range(first, at + 1, distance)]

    def _is_day(self, lines: Sequence[str], at: int) -> bool:
        """Whether a year at the beginning or the end has day and month of one of the days."""
        others = self.days.get(int(lines[at]), _NO_DAY)
        for step in (*_DISTANCES, *(-distance for distance in _DISTANCES)) if others else ():
            if 0 <= at + 2 * step < len(lines):
                beside = others.get(lines[at + step], ())
                if lines[at + 2 * step] in beside:
                    return True
        return False


def _letters(text: str) -> str:
    return "".join(filter(str.isalnum, text.casefold()))
