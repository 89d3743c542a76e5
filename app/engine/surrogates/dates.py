"""Dates: all of a case shifted by the same number of days, every notation kept.

Full dates keep the days between them. What has no day is taken at its middle (the 15th of a month,
the middle of a season) and moves to a neighbour where the shift is too short to leave it; a bare
year moves one year in the direction of the shift, and a decade moves ten. Days without a year are
taken in the year that most dates of the document have.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import partial

from app.engine.calendar_terms import (
    FEASTS,
    MONTH_SERIES,
    MONTHS,
    SEASON_SERIES,
    SEASONS,
    WEEKDAY_SERIES,
    WEEKDAYS,
)
from app.engine.folding import fold_word, key_of
from app.engine.surrogates.date_fields import (
    month_of_roman,
    named,
    number_like,
    ordinal,
    pair_like,
    roman_month,
    year_like,
    year_of,
)
from app.engine.surrogates.date_forms import LETTERED_DAY, SHAPES, TIMES, WORDS_BESIDE
from app.engine.surrogates.date_shift import DateShift
from app.engine.surrogates.table import NoSurrogate, Table, in_case_of

# Feasts of no creed, so that none is told by another's date.
_FEASTS = (
    "New Year's Day", "Groundhog Day", "Valentine's Day", "Presidents' Day", "Flag Day",
    "Memorial Day", "Mother's Day", "Father's Day", "Independence Day", "Labor Day",
    "Columbus Day", "Halloween", "Veterans Day", "Thanksgiving", "New Year's Eve",
)  # fmt: skip
_FOLDED_FEASTS = {key_of(feast): day for feast, day in FEASTS.items()}
_DECADES = (
    "twenties", "thirties", "forties", "fifties", "sixties", "seventies", "eighties", "nineties",
)  # fmt: skip
_LETTERS = ("M", "T", "W", "Th", "F", "S", "Su")
_LETTER_NUMBERS = {"m": 0, "t": 1, "tu": 1, "w": 2, "th": 3, "f": 4, "s": 5, "sa": 5, "su": 6}
# Scanned digits: `l0/27/l974`, `O5/16/2O25`.
_SCANNED = re.compile(r"(?<![^\W\d_])[lIO\d]*(?:[lIO]\d|\d[lIO]|[lIO](?=[\s]?[/-]))[lIO\d]*")
_AS_DIGITS = str.maketrans("lIO", "110")

Fields = dict[str, str]


class Dates:
    """Surrogates for dates."""

    def __init__(self, table: Table, literals: Iterable[str], *, month_first: bool) -> None:
        """Learn year and order of the fields from all dates of the document.

        `month_first` decides where no date of the document has a field above 12.
        """
        self._table = table
        self._shift = DateShift(table, tuple(literals), month_first=month_first)
        self._writers: dict[str, Callable[[re.Match[str]], Fields]] = {
            "compact": self._compact,
            "iso_y": self._iso,
            "full_a": self._full,
            "roman_m": self._roman,
            "my_m": self._month_year,
            "md_m": partial(self._named_day, prefix="md"),
            "dm_m": partial(self._named_day, prefix="dm"),
            "mony_m": self._named_month,
            "season_n": self._season,
            "feast_n": self._feast,
            "month": self._month,
            "weekday": self._weekday,
            "letters": self._letters,
            "pair_a": self._pair,
            "decade": self._decade,
            "spelled": self._spelled_decade,
            "year": self._bare_year,
            "day": self._day_alone,
        }

    def replacement(self, literal: str) -> str:
        """The same notation of another day. Raises `NoSurrogate` for what names no known day."""
        literal = _SCANNED.sub(lambda match: match[0].translate(_AS_DIGITS), literal)
        pieces: list[str] = []
        position = 0
        for match in SHAPES.finditer(literal):
            pieces += (self._rest(literal[position : match.start()], literal), self._moved(match))
            position = match.end()
        made = "".join((*pieces, self._rest(literal[position:], literal)))
        if key_of(made) == key_of(literal):
            raise NoSurrogate
        return made

    def _rest(self, text: str, literal: str) -> str:
        """What stands between the dates of a literal: times and small words stay."""
        bare = TIMES.sub(lambda match: " " * len(match[0]), text)
        for word in re.findall(r"[^\W\d_]+", bare):
            if fold_word(word) not in WORDS_BESIDE:
                raise NoSurrogate
        pieces: list[str] = []
        position = 0
        for match in re.finditer(r"\d+", bare):
            pieces += (text[position : match.start()], self._digits(match[0], literal))
            position = match.end()
        return "".join((*pieces, text[position:]))

    def _digits(self, digits: str, literal: str) -> str:
        """Digits that are no day of the calendar: others that might be."""
        rng = self._table.random("date digits", literal, digits)
        top = {1: 9, 2: 28}.get(len(digits), 10 ** len(digits) - 1)
        others = [n for n in (rng.randint(1, top) for _ in range(9)) if n != int(digits)]
        return f"{others[0] if others else 1:0{len(digits)}d}"

    def _moved(self, match: re.Match[str]) -> str:
        write = next(w for group, w in self._writers.items() if match[group] is not None)
        try:
            return _rewritten(match, write(match))
        except (ValueError, OverflowError):
            return re.sub(r"\d+", lambda digits: self._digits(digits[0], match[0]), match[0])

    def _compact(self, match: re.Match[str]) -> Fields:
        return {"compact": self._shift.compact(match["compact"])}

    def _iso(self, match: re.Match[str]) -> Fields:
        month, day = match["iso_m"], match["iso_d"]
        moved = self._shift.day(year_of(match["iso_y"]), int(month), int(day))
        fields = pair_like(moved.month, moved.day, month, day)
        return {"iso_y": f"{moved.year:04d}", "iso_m": fields[0], "iso_d": fields[1]}

    def _full(self, match: re.Match[str]) -> Fields:
        a, b = match["full_a"], match["full_b"]
        month, day = self._shift.ordered(int(a), int(b))
        moved = self._shift.day(year_of(match["full_y"]), month, day)
        fields = moved.month, moved.day
        written = pair_like(*(fields if month == int(a) else fields[::-1]), a, b)
        return {
            "full_a": written[0],
            "full_b": written[1],
            "full_y": year_like(moved, match["full_y"]),
        }

    def _pair(self, match: re.Match[str]) -> Fields:
        a, b = match["pair_a"], match["pair_b"]
        if int(b) > 31:
            moved = self._shift.month(year_of(b), int(a))
            return {"pair_a": number_like(moved.month, a), "pair_b": year_like(moved, b)}
        month, day = self._shift.ordered(int(a), int(b))
        moved = self._shift.day(None, month, day)
        fields = moved.month, moved.day
        written = pair_like(*(fields if month == int(a) else fields[::-1]), a, b)
        return {"pair_a": written[0], "pair_b": written[1]}

    def _roman(self, match: re.Match[str]) -> Fields:
        day, year = match["roman_d"], match["roman_y"]
        month = month_of_roman(match["roman_m"])
        moved = self._shift.day(year_of(year) if year else None, month, int(day))
        made = {
            "roman_d": number_like(moved.day, day),
            "roman_m": in_case_of(roman_month(moved.month), match["roman_m"]),
        }
        return made | ({"roman_y": year_like(moved, year)} if year else {})

    def _month_year(self, match: re.Match[str]) -> Fields:
        month, year = match["my_m"], match["my_y"]
        moved = self._shift.month(year_of(year), int(month))
        padded = f"{moved.month:02d}" if len(month) == 2 else str(moved.month)
        return {"my_m": padded, "my_y": year_like(moved, year)}

    def _named_day(self, match: re.Match[str], prefix: str) -> Fields:
        """A day with the name of its month before or after it, perhaps with a range and a year."""
        word, day, last, year, suffix = (match[f"{prefix}_{field}"] for field in "mdeyo")
        month, in_year = MONTHS[fold_word(word)], year_of(year) if year else None
        moved = self._shift.day(in_year, month, int(day))
        series = _series_of(match, f"{prefix}_m")
        name = named(word, series, moved.month - 1)
        made = {f"{prefix}_m": name, f"{prefix}_d": number_like(moved.day, day)}
        if year:
            made[f"{prefix}_y"] = year_like(moved, year)
        if suffix:
            made[f"{prefix}_o"] = _suffix_like(moved.day, suffix)
        if last:
            end = self._shift.day(in_year, month, int(last))
            later = named(word, series, end.month - 1)
            made[f"{prefix}_e"] = str(end.day) if end.month == moved.month else f"{later} {end.day}"
        return made

    def _named_month(self, match: re.Match[str]) -> Fields:
        word, year = match["mony_m"], match["mony_y"]
        moved = self._shift.month(year_of(year), MONTHS[fold_word(word)])
        name = named(word, MONTH_SERIES, moved.month - 1)
        return {"mony_m": name, "mony_y": year_like(moved, year)}

    def _month(self, match: re.Match[str]) -> Fields:
        word = match["month"]
        moved = self._shift.month(None, MONTHS[fold_word(word)])
        return {"month": named(word, MONTH_SERIES, moved.month - 1)}

    def _season(self, match: re.Match[str]) -> Fields:
        word, year = match["season_n"], match["season_y"]
        number = SEASONS[fold_word(word)]
        moved = self._shift.day(year_of(year) if year else None, 1 + 3 * number, 15)
        season = (moved.month % 12) // 3
        if season == number and (not year or moved.year == year_of(year)):
            season = (number + self._shift.sign) % 4
        made = {"season_n": named(word, SEASON_SERIES, season)}
        return made | ({"season_y": year_like(moved, year)} if year else {})

    def _feast(self, match: re.Match[str]) -> Fields:
        name, year = match["feast_n"], match["feast_y"]
        month, day = _FOLDED_FEASTS[key_of(name)]
        moved = self._shift.day(year_of(year) if year else None, month, min(day, 28))
        number = moved.timetuple().tm_yday
        others = [feast for feast in _FEASTS if FEASTS[feast] != (month, day)]
        near = min(others, key=lambda f: abs(number - 30 * FEASTS[f][0] + 30 - FEASTS[f][1]))
        made = {"feast_n": in_case_of(near, name)}
        return made | ({"feast_y": year_like(moved, year)} if year else {})

    def _weekday(self, match: re.Match[str]) -> Fields:
        word = match["weekday"]
        number = self._shift.weekday(WEEKDAYS[fold_word(word)])
        return {"weekday": named(word, WEEKDAY_SERIES, number)}

    def _letters(self, match: re.Match[str]) -> Fields:
        def moved(letter: re.Match[str]) -> str:
            made = _LETTERS[self._shift.weekday(_LETTER_NUMBERS[letter[0].lower()])]
            return made.upper() if len(letter[0]) > 1 and letter[0].isupper() else made

        return {"letters": LETTERED_DAY.sub(moved, match["letters"])}

    def _decade(self, match: re.Match[str]) -> Fields:
        return {"decade": _turned(match["decade"], 10 * self._shift.sign)}

    def _spelled_decade(self, match: re.Match[str]) -> Fields:
        word = match["spelled"]
        made = _DECADES[(_DECADES.index(word.lower()) + self._shift.sign) % len(_DECADES)]
        return {"spelled": in_case_of(made.capitalize() if word[0].isupper() else made, word)}

    def _bare_year(self, match: re.Match[str]) -> Fields:
        return {"year": _turned(match["year"], self._shift.sign)}

    def _day_alone(self, match: re.Match[str]) -> Fields:
        moved = self._shift.day_of_month(int(match["day"]))
        return {"day": str(moved), "day_o": _suffix_like(moved, match["day_o"])}


def _series_of(match: re.Match[str], group: str) -> tuple[tuple[str, ...], ...]:
    """The names of months to choose from: `04-May-22` and `May.` have a short one."""
    beside = match.string[match.end(group) : match.end(group) + 1]
    short = match[group].lower() == "may" and beside and not beside.isspace()
    return MONTH_SERIES[1:] if short else MONTH_SERIES


def _rewritten(match: re.Match[str], made: Fields) -> str:
    """The matched text with groups replaced."""
    pieces: list[str] = []
    position = match.start()
    for group in sorted(made, key=match.start):
        pieces += (match.string[position : match.start(group)], made[group])
        position = match.end(group)
    return "".join((*pieces, match.string[position : match.end()]))


def _turned(digits: str, by: int) -> str:
    return f"{(int(digits) + by) % 10 ** len(digits):0{len(digits)}d}"


def _suffix_like(day: int, suffix: str) -> str:
    if suffix == "º":
        return suffix
    if suffix[0] == ":":
        return ":a" if day % 10 in (1, 2) and day not in (11, 12) else ":e"
    return in_case_of(ordinal(day), suffix)
