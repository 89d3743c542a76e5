"""How a document writes its dates: which field is the month, which year most of them have."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from functools import cached_property

from app.engine.surrogates.days.date_notation import SHAPES, is_year_first, month_of_roman, year_of
from app.engine.text.calendar_terms import MONTHS, WEEKDAYS
from app.engine.text.folding import fold_word

_USUAL_YEAR = 2022
LEAP_YEAR = 2024
"""Days without a year are told as those of this one, which has them all."""
_NEAR = 4
_MONTH = 31  # days
_DASHES = 2
_WEEKDAY = re.compile(r"\s*([^\W\d_]+)\b")
Matches = tuple[re.Match[str], ...]
"""Of the notations of dates, in the order of the document."""

_FULL = re.compile(r"(?<!\d)(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?!\d)")


@dataclass(frozen=True)
class Calendar:
    """How a document writes its dates.

    Attributes:
        month_first: the order of fields in figures.
        year: that most dates have.
        read: the days that each date in figures or with the name of a month means.
        year_first: whether `28-11-05` begins with the year, as in Swedish.
        country: which the document is from, by its code; empty where nothing asked.
    """

    month_first: bool
    year: int
    read: Mapping[str, tuple[date, ...]] = field(default_factory=dict, repr=False)
    year_first: bool = False
    country: str = ""

    @classmethod
    def of(
        cls,
        literals: tuple[str, ...],
        *,
        month_first: bool,
        language: str = "en",
        country: str = "",
    ) -> Calendar:
        """Learn it from all dates of a document in a language.

        `month_first` holds if they do not tell. Only English writes months first by custom; in
        other languages a month beside proves nothing, as a field above 12 does.
        """
        # Once for all: the pattern is a long one.
        shapes = {literal: tuple(SHAPES.finditer(literal)) for literal in set(literals)}
        found = tuple(match for literal in literals for match in shapes[literal])
        if language == "en":
            ahead = _month_first(literals, found, usual=month_first)
        else:
            ahead = _votes(found, usual=month_first) > 0
        plain = cls(ahead, _main_year(found), year_first=language == "sv", country=country)
        read = {literal: tuple(plain._days_of(shapes[literal])) for literal in literals}
        return replace(plain, read=read)

    @cached_property
    def days(self) -> frozenset[date]:
        """Those of all dates that have day, month and year."""
        return frozenset(day for days in self.read.values() for day in days)

    @cached_property
    def months(self) -> tuple[int, ...]:
        """Those of days without a year, the one with most of them first."""
        counted = Counter(day.month for day in self.without_year)
        return tuple(sorted(counted, key=lambda month: (-counted[month], month)))

    @cached_property
    def without_year(self) -> tuple[date, ...]:
        """Days without a year, as those of a leap year."""
        found: list[date] = []
        for literal in self.read:
            for match in SHAPES.finditer(literal):
                with suppress(ValueError, KeyError):
                    found += self._day_of_year(match.groupdict())
        return tuple(found)

    @cached_property
    def feasts(self) -> tuple[tuple[str, int | None], ...]:
        """The feasts that the document names, and their years where it tells them."""
        found = (match for literal in self.read for match in SHAPES.finditer(literal))
        return tuple(
            (match["feast_n"], year_of(match["feast_y"]) if match["feast_y"] else None)
            for match in found
            if match["feast_n"]
        )

    def _day_of_year(self, fields: dict[str, str | None]) -> Iterator[date]:
        """The day without a year, if it is one. Raises `ValueError`."""
        for prefix in ("md", "dm"):
            name, day = fields[f"{prefix}_m"], fields[f"{prefix}_d"]
            if name and day and not fields[f"{prefix}_y"]:
                yield date(LEAP_YEAR, MONTHS[fold_word(name)], int(day))
        numeral, day = fields["roman_m"], fields["roman_d"]
        if numeral and day and not fields["roman_y"]:
            yield date(LEAP_YEAR, month_of_roman(numeral), int(day))
        a, b = fields["pair_a"], fields["pair_b"]
        if a and b:
            yield date(LEAP_YEAR, *self.ordered(int(a), int(b)))

    def near_anniversaries(self, birth: date) -> Iterator[date]:
        """Days since `birth` of which nobody would know the age who erred by a few days."""
        for beside in range(-_NEAR, _NEAR + 1):
            around = birth.replace(year=LEAP_YEAR) + timedelta(days=beside)
            for day in self._by_month_and_day.get((around.month, around.day), ()):
                if day >= birth:
                    yield day

    @cached_property
    def _by_month_and_day(self) -> Mapping[tuple[int, int], list[date]]:
        found: defaultdict[tuple[int, int], list[date]] = defaultdict(list)
        for day in self.days:
            found[day.month, day.day].append(day)
        return found

    def days_of(self, literal: str) -> tuple[date, ...]:
        """The days that a date means which the document may not have so."""
        return tuple(self._days_of(SHAPES.finditer(literal)))

    def _days_of(self, matches: Iterable[re.Match[str]]) -> Iterator[date]:
        for match in matches:
            try:
                day = self._day(match.groupdict(), match[0])
            except ValueError:
                continue
            if day is not None:
                yield day

    def _day(self, fields: dict[str, str | None], literal: str) -> date | None:
        for year, month, day in (
            ("iso_y", "iso_m", "iso_d"),
            ("ymd_y", "ymd_m", "ymd_d"),
            ("md_y", "md_m", "md_d"),
            ("dm_y", "dm_m", "dm_d"),
        ):
            written = fields[year], fields[month], fields[day]
            if written[0] and written[1] and written[2]:
                number = written[1]
                return date(
                    year_of(written[0]),
                    int(number) if number.isdecimal() else MONTHS[fold_word(number)],
                    int(written[2]),
                )
        a, b, year_digits = fields["full_a"], fields["full_b"], fields["full_y"]
        if a and b and year_digits and self.begins_with_year(a, year_digits, literal):
            return date(year_of(a), int(b), int(year_digits))
        if a and b and year_digits:
            in_month, on_day = self.ordered(int(a), int(b))
            return date(year_of(year_digits), in_month, on_day)
        compact = fields["compact"]
        return self.compact(compact)[0] if compact else None

    def begins_with_year(self, first: str, last: str, literal: str) -> bool:
        """Whether three fields are year, month and day: `40-03-08`, in Swedish also `28-11-05`."""
        dashed = self.year_first and literal.count("-") == _DASHES
        return is_year_first(first, last) or (dashed and len(first) == len(last) == _DASHES)

    def ordered(self, a: int, b: int) -> tuple[int, int]:
        """Month and day of two fields."""
        return (a, b) if self.is_month_first(a, b) else (b, a)

    def is_month_first(self, a: int, b: int) -> bool:
        """Whether the first of two fields is the month; `11/11` does not tell by itself."""
        return b > 12 or (a <= 12 and self.month_first)

    def compact(self, digits: str) -> tuple[date, str]:
        """The day of `20240304`, `03042024` and the like, and the order of its fields.

        Raises `ValueError`.
        """
        short = len(digits) == 6
        for shape in ("ymd", "mdy" if self.month_first else "dmy"):
            read = _read_compact(digits, shape)
            if read is not None and (short or 1800 <= read.year < 2200):
                return read, shape
        raise ValueError("no day")


def _read_compact(digits: str, shape: str) -> date | None:
    sizes = {"y": len(digits) - 4, "m": 2, "d": 2}
    fields, position = {}, 0
    for letter in shape:
        fields[letter] = digits[position : position + sizes[letter]]
        position += sizes[letter]
    try:
        return date(year_of(fields["y"]), int(fields["m"]), int(fields["d"]))
    except ValueError:
        return None


def _month_first(literals: tuple[str, ...], found: Matches, *, usual: bool) -> bool:
    """Whether fields stand month first: what the fields above 12 of the document say.

    Where none does, weekdays before them tell: `Sat 8/11/25`. Else days without a year do that lie
    within a month of a date in words, but in one order only: `7/4` beside `6 July 2023`. Else dates
    in words tell: who writes `3 June` means July
    by `12/7`. `03-Jun-2025` tells nothing: programs write it in every country.
    """
    worded = 0
    for match in found:
        if match["md_m"]:
            worded += 1
        elif match["dm_m"] and "-" not in match[0]:
            worded -= 1
    votes = (
        _votes(found, usual=usual)
        or _month_first_by_weekdays(literals)
        or _nearer_month_first(found)
        or worded
    )
    return votes > 0 or (votes == 0 and usual)


def _votes(found: Matches, *, usual: bool) -> int:
    """On how many days in figures a field above 12 stands second, not first."""
    votes = 0
    for match in found:
        a, b = match["full_a"] or match["pair_a"], match["full_b"] or match["pair_b"]
        if a and b:
            # Where days stand first, `7/20` without a year is a share.
            month_first = 12 < int(b) <= 31 and (usual or match["full_a"] is not None)
            votes += month_first - (12 < int(a) <= 31)
    return votes


def _month_first_by_weekdays(literals: tuple[str, ...]) -> int:
    """On how many days in figures the weekday before them falls month first, not day first."""
    votes = 0
    for literal in literals:
        weekday = _WEEKDAY.match(literal)
        number = WEEKDAYS.get(fold_word(weekday[1])) if weekday is not None else None
        full = _FULL.search(literal)
        if number is None or full is None:
            continue
        a, b, year = int(full[1]), int(full[2]), year_of(full[3])
        votes += _falls_on(number, year, a, b) - _falls_on(number, year, b, a)
    return votes


def _falls_on(weekday: int, year: int, month: int, day: int) -> bool:
    with suppress(ValueError):
        return date(year, month, day).weekday() == weekday
    return False


def _nearer_month_first(matches: Matches) -> int:
    """How many pairs of fields are near to a date in words month first, and not day first."""
    year, told = _main_year(matches), set[date]()
    for match in matches:
        for y, m, d in (("md_y", "md_m", "md_d"), ("dm_y", "dm_m", "dm_d")):
            if match[m] and match[y] and year_of(match[y]) == year and match[m].isalpha():
                with suppress(ValueError, KeyError):
                    told.add(date(year, MONTHS[fold_word(match[m])], int(match[d])))

    def near(month: int, day: int) -> bool:
        with suppress(ValueError):
            return any(abs((date(year, month, day) - one).days) <= _MONTH for one in told)
        return False

    pairs = ((int(m["pair_a"]), int(m["pair_b"])) for m in matches if m["pair_a"])
    return sum(near(a, b) - near(b, a) for a, b in pairs)


def _main_year(matches: Matches) -> int:
    years: Counter[int] = Counter()
    for match in matches:
        groups = ("iso_y", "full_y", "md_y", "dm_y")
        years.update(year_of(match[group]) for group in groups if match[group])
        if match["compact"] and len(match["compact"]) == len("20240228"):
            years[int(match["compact"][:4])] += 1
    return max(years, key=lambda year: (years[year], year)) if years else _USUAL_YEAR
