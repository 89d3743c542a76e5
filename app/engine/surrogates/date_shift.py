"""The one shift of a patient: by how many days, in which year, and in which order fields stand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from datetime import date, timedelta

from app.engine.domain.export import USUAL_DATE_SHIFT
from app.engine.surrogates.date_notation import SHAPES, year_of
from app.engine.surrogates.table import SurrogateTable

# A shift of a few days would leave month and season as they are.
_SHORTEST = 15
_USUAL_YEAR = 2022
_LEAP_YEAR = 2024


class DateShift:
    """Moves days by the same number of days, 15 to `longest` and never whole weeks.

    Whole weeks would leave every weekday as it is.
    """

    def __init__(
        self,
        table: SurrogateTable,
        patient: str,
        literals: tuple[str, ...],
        *,
        month_first: bool,
        longest: int = USUAL_DATE_SHIFT,
        births: Mapping[date, int] | None = None,
    ) -> None:
        """Draw the shift.

        Args:
            table: with the key.
            patient: whose days they are; the shift belongs to key and patient alone.
            literals: all dates of the document.
            month_first: the order of fields if they do not tell.
            longest: one of `DATE_SHIFTS`.
            births: days that move by so many years more, backwards.
        """
        rng = table.random("dates", patient)
        lengths = [days for days in range(_SHORTEST, longest + 1) if days % 7]
        self.sign = rng.choice((-1, 1))
        self.offset = timedelta(days=rng.choice(lengths) * self.sign)
        self._births = births or {}
        self._month_first = _month_first(literals, usual=month_first)
        self._year = _main_year(literals)

    def day(self, year: int | None, month: int, day: int) -> date:
        """Another day. Raises `ValueError` for one that the calendar does not have."""
        if year is None:
            leap = (month, day) == (2, 29)
            year = _LEAP_YEAR if leap else self._year
        return self._moved(date(year, month, day))

    def month(self, year: int | None, month: int) -> date:
        """A day of another month; without a year, of a month with another name."""
        start = date(year or self._year, month, 15)
        moved = start + self.offset
        if moved.month == month and (year is None or moved.year == year):
            return start + timedelta(days=30 * self.sign)
        return moved

    def weekday(self, number: int) -> int:
        """Another weekday, 0 to 6."""
        return (number + self.offset.days) % 7

    def day_of_month(self, day: int) -> int:
        """Another day, 1 to 28, of a month that is not told."""
        moved = 1 + (day - 1 + self.offset.days) % 28
        return moved if moved != day else 1 + day % 28

    def ordered(self, a: int, b: int) -> tuple[int, int]:
        """Month and day of two fields."""
        return (a, b) if b > 12 or (a <= 12 and self._month_first) else (b, a)

    def compact(self, digits: str) -> str:
        """`20240304`, `03042024`, or two digits for the year. Raises `ValueError`."""
        short = len(digits) == 6
        for shape in ("ymd", "mdy" if self._month_first else "dmy"):
            read = _read_compact(digits, shape)
            if read is not None and (short or 1800 <= read.year < 2200):
                break
        else:
            raise ValueError("no day")
        moved = self._moved(read)
        fields = {
            "y": f"{moved.year % 100:02d}" if short else f"{moved.year:04d}",
            "m": f"{moved.month:02d}",
            "d": f"{moved.day:02d}",
        }
        return "".join(fields[field] for field in shape)

    def _moved(self, day: date) -> date:
        moved = day + self.offset
        year = moved.year - self._births.get(day, 0)
        try:
            return moved.replace(year=year)
        except ValueError:
            return moved.replace(year=year, day=28)


def _read_compact(digits: str, shape: str) -> date | None:
    sizes = {"y": len(digits) - 4, "m": 2, "d": 2}
    fields, position = {}, 0
    for field in shape:
        fields[field] = digits[position : position + sizes[field]]
        position += sizes[field]
    try:
        return date(year_of(fields["y"]), int(fields["m"]), int(fields["d"]))
    except ValueError:
        return None


def _month_first(literals: tuple[str, ...], *, usual: bool) -> bool:
    """Whether fields stand month first: what the fields above 12 of the document say."""
    votes = 0
    for literal in literals:
        for match in SHAPES.finditer(literal):
            a, b = match["full_a"] or match["pair_a"], match["full_b"] or match["pair_b"]
            if a and b:
                votes += (12 < int(b) <= 31) - (12 < int(a) <= 31)
    return votes > 0 or (votes == 0 and usual)


def _main_year(literals: tuple[str, ...]) -> int:
    years: Counter[int] = Counter()
    for literal in literals:
        for match in SHAPES.finditer(literal):
            groups = ("iso_y", "full_y", "md_y", "dm_y")
            years.update(year_of(match[group]) for group in groups if match[group])
    return max(years, key=lambda year: (years[year], year)) if years else _USUAL_YEAR
