"""Dates: all of a case shifted by the same number of days, every notation kept.

Full dates keep the days between them. What has no day is taken at its middle (the 15th of a month,
the middle of a season) and moves to a neighbour where the shift is too short to leave it; a bare
year moves one year in the direction of the shift, and a decade moves ten. Days without a year are
taken in the year that most dates of the document have.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from datetime import date, timedelta
from functools import partial

from app.engine.calendar_terms import (
    FEASTS,
    MONTH_SERIES,
    MONTHS,
    SEASON_SERIES,
    SEASONS,
    WEEKDAY_SERIES,
    WEEKDAYS,
    named_like,
)
from app.engine.folding import fold_word, key_of
from app.engine.surrogates.date_forms import SHAPES, TIMES, WORDS_BESIDE
from app.engine.surrogates.table import NoSurrogate, Table, in_case_of

_LONGEST = 364
_USUAL_YEAR = 2022
_CENTURY_TURNS = 50
_FEASTS = (
    "New Year's Day", "Groundhog Day", "Valentine's Day", "Presidents' Day", "Flag Day",
    "Memorial Day", "Mother's Day", "Father's Day", "Independence Day", "Labor Day",
    "Columbus Day", "Halloween", "Veterans Day", "Thanksgiving", "New Year's Eve",
)  # fmt: skip
_FOLDED_FEASTS = {key_of(feast): day for feast, day in FEASTS.items()}
_DECADES = (
    "twenties", "thirties", "forties", "fifties", "sixties", "seventies", "eighties", "nineties",
)  # fmt: skip

Rewriting = dict[str, str]


class Dates:
    """Surrogates for dates."""

    def __init__(self, table: Table, literals: Iterable[str], *, month_first: bool) -> None:
        """Learn year and order of the fields from all dates of the document.

        `month_first` decides where no date of the document has a field above 12.
        """
        rng = table.random("dates")
        days = [days for days in range(1, _LONGEST + 1) if days % 7]
        self.offset = timedelta(days=rng.choice(days) * rng.choice((-1, 1)))
        self._sign = 1 if self.offset > timedelta() else -1
        self._table = table
        known = tuple(literals)
        self._month_first = _month_first(known, usual=month_first)
        self._year = _main_year(known)
        self._handlers: dict[str, Callable[[re.Match[str]], Rewriting]] = {
            "compact": self._compact,
            "iso_y": self._iso,
            "full_a": self._full,
            "my_m": self._month_year,
            "md_m": partial(self._named, prefix="md"),
            "dm_m": partial(self._named, prefix="dm"),
            "mony_m": self._month_and_year,
            "season_n": self._season,
            "feast_n": self._feast,
            "weekday": self._weekday,
            "month": self._month,
            "pair_a": self._pair,
            "decade": self._decade,
            "spelled": self._spelled_decade,
            "year": self._bare_year,
            "day": self._day_alone,
        }

    def replacement(self, literal: str) -> str:
        """The same notation of another day. Raises `NoSurrogate` for what names no known day."""
        pieces: list[str] = []
        position = 0
        for match in SHAPES.finditer(literal):
            pieces += (self._rest(literal[position : match.start()], literal), self._moved(match))
            position = match.end()
        pieces.append(self._rest(literal[position:], literal))
        made = "".join(pieces)
        if key_of(made) == key_of(literal):
            raise NoSurrogate
        return made

    def _rest(self, text: str, literal: str) -> str:
        """What stands between the dates of a literal: times and small words stay."""
        pieces: list[str] = []
        position = 0
        for match in re.finditer(r"[^\W\d_]+|\d+", TIMES.sub(lambda m: " " * len(m[0]), text)):
            word = match[0]
            if word.isdigit():
                pieces += (text[position : match.start()], self._digits(word, literal))
                position = match.end()
            elif fold_word(word) not in WORDS_BESIDE:
                raise NoSurrogate
        return "".join((*pieces, text[position:]))

    def _digits(self, digits: str, literal: str) -> str:
        """Digits that are no day of the calendar: others of the same plausibility."""
        rng = self._table.random("date digits", literal, digits)
        top = {1: 9, 2: 28}.get(len(digits), 10 ** len(digits) - 1)
        others = [n for n in (rng.randint(1, top) for _ in range(9)) if n != int(digits)]
        return f"{others[0] if others else 1:0{len(digits)}d}"

    def _moved(self, match: re.Match[str]) -> str:
        handler = next(h for kind, h in self._handlers.items() if match[kind] is not None)
        try:
            return _rewrite(match, handler(match))
        except (ValueError, OverflowError):
            return re.sub(r"\d+", lambda m: self._digits(m[0], match[0]), match[0])

    def _compact(self, match: re.Match[str]) -> Rewriting:
        digits = match["compact"]
        if 1800 <= int(digits[:4]) < 2200 and int(digits[4:6]) <= 12:
            day = date(int(digits[:4]), int(digits[4:6]), int(digits[6:]))
            return {"compact": f"{day + self.offset:%Y%m%d}"}
        first, second, year = int(digits[:2]), int(digits[2:4]), int(digits[4:])
        month, number = self._ordered(first, second)
        moved = date(year, month, number) + self.offset
        fields = (moved.month, moved.day) if month == first else (moved.day, moved.month)
        return {"compact": f"{fields[0]:02d}{fields[1]:02d}{moved.year:04d}"}

    def _iso(self, match: re.Match[str]) -> Rewriting:
        moved = self.offset + date(int(match["iso_y"]), int(match["iso_m"]), int(match["iso_d"]))
        return {
            "iso_y": f"{moved.year:04d}",
            "iso_m": _padded(moved.month, match["iso_m"], match["iso_d"]),
            "iso_d": _padded(moved.day, match["iso_d"], match["iso_m"]),
        }

    def _full(self, match: re.Match[str]) -> Rewriting:
        a, b = match["full_a"], match["full_b"]
        month, number = self._ordered(int(a), int(b))
        moved = date(_year(match["full_y"]), month, number) + self.offset
        fields = self._fields(moved, a, b)
        return {
            "full_a": fields[0],
            "full_b": fields[1],
            "full_y": _year_like(moved, match["full_y"]),
        }

    def _month_year(self, match: re.Match[str]) -> Rewriting:
        month = match["my_m"]
        moved = self._month_moved(_year(match["my_y"]), int(month))
        padded = f"{moved.month:02d}" if month[0] == "0" or len(month) == 2 else str(moved.month)
        return {"my_m": padded, "my_y": _year_like(moved, match["my_y"])}

    def _pair(self, match: re.Match[str]) -> Rewriting:
        a, b = match["pair_a"], match["pair_b"]
        if int(b) > 31:
            moved = self._month_moved(_year(b), int(a))
            return {"pair_a": str(moved.month), "pair_b": _year_like(moved, b)}
        month, number = self._ordered(int(a), int(b))
        fields = self._fields(self._day(month, number) + self.offset, a, b)
        return {"pair_a": fields[0], "pair_b": fields[1]}

    def _named(self, match: re.Match[str], prefix: str) -> Rewriting:
        """A day with the name of its month, before or after it, perhaps with a year and a range."""
        word, day, year = match[f"{prefix}_m"], match[f"{prefix}_d"], match[f"{prefix}_y"]
        month = MONTHS[fold_word(word)]
        anchor = date(_year(year), month, int(day)) if year else self._day(month, int(day))
        moved = anchor + self.offset
        made = {
            f"{prefix}_m": _named(word, MONTH_SERIES, moved.month - 1),
            f"{prefix}_d": _padded(moved.day, day, day),
        }
        if year:
            made[f"{prefix}_y"] = _year_like(moved, year)
        if match[f"{prefix}_o"]:
            made[f"{prefix}_o"] = in_case_of(_ordinal(moved.day), match[f"{prefix}_o"])
        if last := match[f"{prefix}_e"]:
            end = anchor.replace(day=int(last)) + self.offset
            name = _named(word, MONTH_SERIES, end.month - 1)
            made[f"{prefix}_e"] = str(end.day) if end.month == moved.month else f"{name} {end.day}"
        return made

    def _month_and_year(self, match: re.Match[str]) -> Rewriting:
        moved = self._month_moved(_year(match["mony_y"]), MONTHS[fold_word(match["mony_m"])])
        return {
            "mony_m": _named(match["mony_m"], MONTH_SERIES, moved.month - 1),
            "mony_y": _year_like(moved, match["mony_y"]),
        }

    def _season(self, match: re.Match[str]) -> Rewriting:
        word, year = match["season_n"], match["season_y"]
        number = SEASONS[fold_word(word)]
        moved = date(_year(year) if year else self._year, 1 + 3 * number, 15) + self.offset
        season = (moved.month % 12) // 3
        if season == number and (not year or moved.year == _year(year)):
            season = (number + self._sign) % 4
        made = {"season_n": _named(word, SEASON_SERIES, season)}
        return made | ({"season_y": _year_like(moved, year)} if year else {})

    def _feast(self, match: re.Match[str]) -> Rewriting:
        name, year = match["feast_n"], match["feast_y"]
        month, day = _FOLDED_FEASTS[key_of(name)]
        moved = date(_year(year) if year else self._year, month, min(day, 28)) + self.offset
        near = min(
            (feast for feast in _FEASTS if FEASTS[feast] != (month, day)),
            key=lambda feast: abs(moved - date(moved.year, *FEASTS[feast])),
        )
        made = {"feast_n": in_case_of(near, name)}
        return made | ({"feast_y": _year_like(moved, year)} if year else {})

    def _weekday(self, match: re.Match[str]) -> Rewriting:
        word = match["weekday"]
        number = (WEEKDAYS[fold_word(word)] + self.offset.days) % 7
        return {"weekday": _named(word, WEEKDAY_SERIES, number)}

    def _month(self, match: re.Match[str]) -> Rewriting:
        word = match["month"]
        moved = self._month_moved(self._year, MONTHS[fold_word(word)], whole=True)
        return {"month": _named(word, MONTH_SERIES, moved.month - 1)}

    def _decade(self, match: re.Match[str]) -> Rewriting:
        digits = match["decade"]
        return {"decade": f"{(int(digits) + 10 * self._sign) % 10 ** len(digits):0{len(digits)}d}"}

    def _spelled_decade(self, match: re.Match[str]) -> Rewriting:
        number = _DECADES.index(match["spelled"].lower()) + self._sign
        made = in_case_of(_DECADES[number % len(_DECADES)], match["spelled"])
        return {"spelled": made.capitalize() if match["spelled"][0].isupper() else made}

    def _bare_year(self, match: re.Match[str]) -> Rewriting:
        digits = match["year"]
        return {"year": f"{(int(digits) + self._sign) % 10 ** len(digits):0{len(digits)}d}"}

    def _day_alone(self, match: re.Match[str]) -> Rewriting:
        day = int(match["day"])
        moved = 1 + (day - 1 + self.offset.days) % 28
        moved = moved if moved != day else 1 + day % 28
        made = {"day": str(moved)}
        return made | {"day_o": in_case_of(_ordinal(moved), match["day_o"])}

    def _ordered(self, a: int, b: int) -> tuple[int, int]:
        """Month and day of two fields."""
        return (a, b) if b > 12 or (a <= 12 and self._month_first) else (b, a)

    def _fields(self, moved: date, a: str, b: str) -> tuple[str, str]:
        first_is_month = (int(a), int(b)) == self._ordered(int(a), int(b))
        x, y = (moved.month, moved.day) if first_is_month else (moved.day, moved.month)
        return _padded(x, a, b), _padded(y, b, a)

    def _day(self, month: int, day: int) -> date:
        try:
            return date(self._year, month, day)
        except ValueError:
            return date(2024, month, day)

    def _month_moved(self, year: int, month: int, *, whole: bool = False) -> date:
        """A day of another month; of another month's name if `whole`."""
        start = date(year, month, 15)
        moved = start + self.offset
        same = moved.month == month and (whole or moved.year == year)
        return start + timedelta(days=30 * self._sign) if same else moved


def _rewrite(match: re.Match[str], made: Rewriting) -> str:
    """The matched text with groups replaced."""
    pieces: list[str] = []
    position = match.start()
    for group in sorted(made, key=match.start):
        pieces += (match.string[position : match.start(group)], made[group])
        position = match.end(group)
    return "".join((*pieces, match.string[position : match.end()]))


def _named(word: str, series: tuple[tuple[str, ...], ...], number: int) -> str:
    made = named_like(word, series, number)
    return in_case_of(made.capitalize() if word[:1].isupper() else made, word)


def _padded(value: int, like: str, other: str) -> str:
    """Two digits where `like` has a zero in front, or two beside another that is not single."""
    padded = like.startswith("0") or (len(like) == 2 and other.startswith("0"))
    if like == other:
        padded = like.startswith("0")
    elif len(like) == 2 and len(other) == 2:
        padded = True
    return f"{value:02d}" if padded else str(value)


def _ordinal(day: int) -> str:
    return "th" if 10 < day % 100 < 14 else {1: "st", 2: "nd", 3: "rd"}.get(day % 10, "th")


def _year(digits: str) -> int:
    year = int(digits)
    if len(digits) > 2:
        return year
    return year + (2000 if year < _CENTURY_TURNS else 1900)


def _year_like(moved: date, digits: str) -> str:
    return f"{moved.year:04d}" if len(digits) > 2 else f"{moved.year % 100:02d}"


def _month_first(literals: tuple[str, ...], *, usual: bool) -> bool:
    """Whether fields stand month first: what the fields above 12 of the document say."""
    votes = 0
    for literal in literals:
        for match in SHAPES.finditer(literal):
            fields = match["full_a"] or match["pair_a"], match["full_b"] or match["pair_b"]
            if fields[0] and fields[1]:
                votes += (12 < int(fields[1]) <= 31) - (12 < int(fields[0]) <= 31)
    return votes > 0 or (votes == 0 and usual)


def _main_year(literals: tuple[str, ...]) -> int:
    years: Counter[int] = Counter()
    for literal in literals:
        for match in SHAPES.finditer(literal):
            groups = ("iso_y", "full_y", "md_y", "dm_y")
            years.update(_year(match[group]) for group in groups if match[group])
    return max(years, key=lambda year: (years[year], year)) if years else _USUAL_YEAR
