"""The one shift of a patient: by how many days each day moves, births as their ages do."""

from __future__ import annotations

from calendar import monthrange
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from datetime import date, timedelta
from functools import cached_property

from app.engine.domain.export import USUAL_DATE_SHIFT
from app.engine.surrogates.days.births import Births, Older, months, years
from app.engine.surrogates.days.calendar import LEAP_YEAR, Calendar
from app.engine.surrogates.table import SurrogateTable

# A shift of a few days would leave month and season as they are.
_SHORTEST = 15
_NEAR_MONTHS = 6
_YEAR, _WEEKS, _DAYS = 365.25, 52, 28
# By how many days, months or years a birth may lie beside its usual place to agree with an age.
_BESIDE = (0, 1, -1, 2, -2, 3, -3)


class DateShift:
    """Moves days by the same number of days, 15 to `longest` and never whole weeks.

    Whole weeks would leave every weekday as it is. Births move by the years of the ages as well, to
    the day, month or year nearest to that on which every age of the document is right.
    """

    def __init__(
        self,
        table: SurrogateTable,
        patient: str,
        calendar: Calendar,
        *,
        longest: int = USUAL_DATE_SHIFT,
        births: Births | None = None,
        born: bool = False,
        settled: Mapping[date, date] | None = None,
    ) -> None:
        """Draw the shift.

        Args:
            table: with the key.
            patient: whose days they are; the shift belongs to key and patient alone.
            calendar: of the document.
            longest: one of `DATE_SHIFTS`.
            births: of the document.
            born: whether months and years are those of births.
            settled: days of birth that another document of the case has moved already.
        """
        rng = table.random("dates", patient)
        lengths = [days for days in range(_SHORTEST, longest + 1) if days % 7]
        self.sign = rng.choice((-1, 1))
        self.offset = timedelta(days=rng.choice(lengths) * self.sign)
        self._births = births or Births({})
        self._calendar = calendar
        self._born = born
        self._settled = settled or {}

    def day(self, year: int | None, month: int, day: int) -> date:
        """Another day. Raises `ValueError` for one that the calendar does not have."""
        if year is None:
            leap = (month, day) == (2, 29)
            year = LEAP_YEAR if leap else self.year_near(month, day)
        return self._moved(date(year, month, day))

    def month(self, year: int | None, month: int) -> date:
        """A day of another month; without a year, of a month with another name."""
        start = date(year or self._calendar.year, month, 15)
        if self._born and year is not None:
            return self._birth_month(start)
        moved = start + self.offset
        if moved.month == month and (year is None or moved.year == year):
            # 353 days on most of October lies in September, though all of it moves ahead.
            away = (moved.day - start.day) or self.sign
            return start + timedelta(days=30 if away > 0 else -30)
        return moved

    def year(self, year: int) -> int:
        """Another year: as many years away as the days move, at least one."""
        return self._birth_year(year) if self._born else self._other_year(year)

    def _other_year(self, year: int) -> int:
        return year + self.sign * max(1, round(abs(self.offset.days) / _YEAR))

    def weekday(self, number: int) -> int:
        """Another weekday, 0 to 6."""
        return (number + self.offset.days) % 7

    def week(self, number: int) -> int:
        """Another week of most dates' year. Raises `ValueError` for one that it does not have."""
        thursday = date.fromisocalendar(self._calendar.year, number, 4) + self.offset
        moved = thursday.isocalendar().week
        return moved if moved != number else 1 + number % _WEEKS

    def day_of_month(self, day: int) -> int:
        """Another day of a month that is not told: taken to be that of most dates."""
        moved = 1 + (day - 1 + self.offset.days) % _DAYS
        if self._months:
            with suppress(ValueError):
                moved = (date(*self._months[0], day) + self.offset).day
        return moved if moved != day else 1 + day % _DAYS

    def day_of_week(self, weekday: int, day: int) -> tuple[int, int]:
        """Another weekday and day of a month that is not told: the nearest in which both agree."""
        # Where no date has a year, the weekday may fall on that day in some year.
        for year, month in self._months[:1] if self._visits else ():
            visit = max(seen for seen in self._visits if (seen.year, seen.month) == (year, month))
            near = [
                seen
                for away in range(-_NEAR_MONTHS, _NEAR_MONTHS + 1)
                for seen in _in_month(12 * year + month - 1 + away, day)
                if seen.weekday() == weekday
            ]
            if near:
                moved = min(near, key=lambda seen: abs((seen - visit).days)) + self.offset
                return moved.weekday(), moved.day
        return self.weekday(weekday), self.day_of_month(day)

    @cached_property
    def _months(self) -> list[tuple[int, int]]:
        """Years and months of the visits, those with most of them first.

        Where no date has a year, months of the days without one.
        """
        counted = Counter((seen.year, seen.month) for seen in self._visits)
        if not counted:
            return [(self._calendar.year, month) for month in self._calendar.months]
        return sorted(counted, key=lambda one: (counted[one], one), reverse=True)

    def ordered(self, a: int, b: int) -> tuple[int, int]:
        """Month and day of two fields."""
        return self._calendar.ordered(a, b)

    def begins_with_year(self, first: str, last: str, literal: str) -> bool:
        """As the calendar of the document has it."""
        return self._calendar.begins_with_year(first, last, literal)

    @property
    def country(self) -> str:
        """Which the document is from, by its code."""
        return self._calendar.country

    @property
    def main_year(self) -> int:
        """The year that most dates have."""
        return self._calendar.year

    @property
    def feasts(self) -> tuple[tuple[str, int | None], ...]:
        """As the calendar of the document has them."""
        return self._calendar.feasts

    def to_nearest(self, day: date, others: Iterable[date] = ()) -> int | None:
        """How many days are between `day` and the nearest that the document names, but births.

        Or the nearest of `others`, such as feasts.
        """
        beside = [
            one.replace(year=day.year + turn)
            for one in self._calendar.without_year
            for turn in (-1, 0, 1)
            if (one.month, one.day) != (2, 29)
        ]
        known = (*self._visits, *beside, *others)
        return min((abs((one - day).days) for one in known), default=None)

    @property
    def month_first(self) -> bool:
        """Whether months stand first in figures, as in America."""
        return self._calendar.month_first

    def is_day(self, a: int, b: int) -> bool:
        """Whether two fields can be a day and a month at all, in either order."""
        return 1 <= min(a, b) <= 12 and 1 <= max(a, b) <= 31

    def is_month_and_year(self, a: str, b: str) -> bool:
        """Whether two fields are a month and a year: `3/95`, and `08/26` where days stand first."""
        packed = not self._calendar.month_first and len(a) == 2 and int(a) <= 12 < int(b)
        return int(b) > 31 or packed

    def ordered_as(self, day: date, a: int, b: int) -> tuple[int, int]:
        """Month and day in the order in which the fields `a` and `b` have them."""
        fields = day.month, day.day
        return fields if self._calendar.is_month_first(a, b) else fields[::-1]

    def compact(self, digits: str) -> str:
        """`20240304`, `03042024`, or two digits for the year. Raises `ValueError`."""
        read, shape = self._calendar.compact(digits)
        moved = self._moved(read)
        fields = {
            "y": f"{moved.year % 100:02d}" if len(digits) == 6 else f"{moved.year:04d}",
            "m": f"{moved.month:02d}",
            "d": f"{moved.day:02d}",
        }
        return "".join(fields[field] for field in shape)

    def year_near(self, month: int, day: int) -> int:
        """The year in which a day without one is nearest to the last day of most dates' year."""
        year = self._calendar.year
        last = max((seen for seen in self._visits if seen.year == year), default=None)
        if last is None:
            return year
        return min(
            (year, year - 1, year + 1), key=lambda one: abs((date(one, month, day) - last).days)
        )

    @cached_property
    def _visits(self) -> list[date]:
        return sorted(self._calendar.days - self._births.days.keys())

    def _moved(self, day: date) -> date:
        if day in self._settled:
            return self._settled[day]
        older = self._births.days.get(day)
        if older is None or older == Older():
            return day + self.offset
        usual = _earlier(day + self.offset, older)
        # Elsewhere in the year a few days do not matter, but in an age of months.
        near = self._visits if older.months else self._calendar.near_anniversaries(day)
        visits = [seen for seen in near if seen >= day and seen not in self._births.days]

        def agreeing(birth: date) -> int:
            return sum(
                years(birth, seen + self.offset) == years(day, seen) + older.years
                if older.years
                else months(birth, seen + self.offset) == months(day, seen) + older.months
                for seen in visits
            )

        beside = [usual + timedelta(days=days) for days in (_BESIDE if not older.days else (0,))]
        return max(beside, key=agreeing)

    def _birth_month(self, start: date) -> date:
        """The 15th of a month in which who was born then may be as old as is told."""

        def possible(birth: date, seen: date) -> set[int]:
            last = monthrange(birth.year, birth.month)[1]
            return {years(birth.replace(day=day), seen) for day in (1, last)}

        visits = self._aged_visits(lambda age, seen: age in possible(start, seen))
        usual = _earlier(start + self.offset, Older(years=_more(visits)))
        beside = [_earlier(usual.replace(day=15), Older(months=months)) for months in _BESIDE]
        others = [one for one in beside if (one.year, one.month) != (start.year, start.month)]
        return max(
            others,
            key=lambda one: sum(
                now in possible(one, seen + self.offset) for seen, _, now in visits
            ),
        )

    def _birth_year(self, year: int) -> int:
        """A year in which who was born then may be as old as is told."""
        visits = self._aged_visits(lambda age, seen: seen.year - year - age in (0, 1))
        # Whose age no visit tells may have died at one that is told: `f 1938 † 1987 (49 år)`.
        if not visits and self._births.told:
            more = _more([(date.max, *one) for one in self._births.told])
            made = self._other_year(year) - more
            return made if made != year else made - self.sign
        usual = (date(year, 7, 1) + self.offset).year - _more(visits)
        others = [usual + years for years in _BESIDE if usual + years != year]
        return max(
            others,
            key=lambda one: sum(
                (seen + self.offset).year - one - now in (0, 1) for seen, _, now in visits
            ),
        )

    def _aged_visits(self, fits: Callable[[int, date], bool]) -> list[tuple[date, int, int]]:
        """Visits with the age that was told of them and that which will be."""
        return [
            (seen, age, now)
            for seen in self._visits
            for age, now in self._births.told
            if fits(age, seen)
        ]


def _in_month(count: int, day: int) -> Iterator[date]:
    """A day of the month that is the `count`th since the year 0, where it has that day."""
    with suppress(ValueError):
        yield date(count // 12, count % 12 + 1, day)


def _more(visits: list[tuple[date, int, int]]) -> int:
    """The years by which most of the ages move."""
    counted = Counter(now - age for _, age, now in visits)
    return max(counted, key=lambda more: counted[more], default=0)


def _earlier(day: date, older: Older) -> date:
    """A day so much earlier, at the end of its month where that is shorter."""
    month = 12 * day.year + day.month - 1 - 12 * older.years - older.months
    first = date(month // 12, month % 12 + 1, 1)
    last = monthrange(first.year, first.month)[1]
    return first.replace(day=min(day.day, last)) - timedelta(days=older.days)
