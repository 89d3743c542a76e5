"""Dates: all of a patient shifted by the same number of days, every notation kept.

Full dates keep the days between them, but births, which move by the years of the ages as well. What
has no day is taken at its middle (the 15th of a month, the middle of a season) and moves to a
neighbour where the shift is too short to leave it; a bare year moves by the years of the shift, at
least one, and a decade moves ten. Days without a year are taken in the year that most dates of the
document have.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from datetime import date
from functools import partial

from app.engine.domain.export import USUAL_DATE_SHIFT
from app.engine.surrogates.days.births import Births
from app.engine.surrogates.days.calendar import Calendar
from app.engine.surrogates.days.date_notation import (
    DAY_OF_MONTH,
    SHAPES,
    TIMES,
    WORDS_BESIDE,
    Fields,
    Writer,
    month_of_roman,
    number_like,
    ordinal,
    pair_like,
    roman_month,
    turned,
    year_like,
    year_of,
)
from app.engine.surrogates.days.date_shift import DateShift
from app.engine.surrogates.days.short_dates import (
    DAY_OF,
    ORDINAL_DAY,
    SHORT_DAYS,
    ShortDates,
)
from app.engine.surrogates.days.worded_dates import WordedDates
from app.engine.surrogates.table import NoSurrogate, SurrogateTable, in_case_of
from app.engine.text.calendar_terms import MONTHS, alternatives
from app.engine.text.folding import fold_word, key_of

_NUMBER = re.compile(r"\d+")
# Python refuses to read or write numbers of thousands of digits; no date has as many as this.
_LONGEST_NUMBER = 18
_LAST_BEFORE = 27  # a day with another behind it in every month
_YEAR_BEHIND = re.compile(r",?\s*(?:del?\s+)?(?:19|20)\d\d$|(?<=\d[/.-]\d\d)[/.-]\d{2,4}$")
_FIRST_DAY = re.compile(r"\d{1,2}(?=\D)")
_FROM_TO = re.compile(
    rf"(?P<first>{DAY_OF_MONTH})(?P<between>\s?[-–]\s?)"
    r"(?P<last>\d{1,2}(?P<sign>[./])\d{1,2}(?P=sign)\d{2,4})"
)
_TWO_DAYS = re.compile(r"(\d{6}|\d{8})\s?[-–]\s?(\d{6}|\d{8})")
_COMPACT = re.compile(r"\d{6}|\d{8}")
_FEW_DAYS = 60
_TUESDAY_AND_DATE = re.compile(r"(mar)(?=[.,]?\s+\d{1,2}[./-]\d{1,2}(?!\d))", re.IGNORECASE)
_SAINT = re.compile(r"^(?:S\.(?:ta)?|Sta\.)\s?(?=[A-ZÀ-Þ])")
_SWEDISH_DAYS = ("må", "ti", "on", "to", "fr", "lö", "sö")
_SPANISH_DAYS = ("lu", "ma", "mi", "ju", "vi", "sá", "do")
_SPANISH_DAY = re.compile(r"(?<!\w)(?:lu|ma|mi|ju|vi|s[áa]|do)(?=\.?\s*$)", re.IGNORECASE)
_SWEDISH_DAY = re.compile(rf"(?<!\w)(?:{'|'.join(_SWEDISH_DAYS)})(?=\.?\s*$)", re.IGNORECASE)
_MONTH_OF_YEAR = re.compile(r"([^\W\d_]{3,}\.?)(\s?[-–])(\d\d)")
_BANK_HOLIDAY = re.compile(
    rf"({alternatives(MONTHS)})(\s(?:bank|public|long)\s(?:holiday|weekend).*)", re.IGNORECASE
)
_THREE_NUMBERS = re.compile(r"\d\d/\d\d/\d\d")
_TIME = re.compile(r"(?:[01]?\d|2[0-3])\.[0-5]\d")
# Scanned digits: `l0/27/l974`, `O5/16/2O25`.
_SCANNED = re.compile(r"(?<![^\W\d_])[lIO\d]*(?:[lIO]\d|\d[lIO]|[lIO](?=[\s]?[/-]))[lIO\d]*")
_ROMAN_MONTH = re.compile(r"\d\s?[-/. ]\s?I{1,3}(?![^\W_])")
_AS_DIGITS = str.maketrans("lIO", "110")


def is_from_day_to_day(literal: str) -> bool:
    """Whether figures are two days near each other: `250203-250204`, which is no number."""
    both = _TWO_DAYS.fullmatch(literal)
    if both is None:
        return False
    try:
        first, last = (date.fromisoformat(f"20{one}"[-8:]) for one in both.groups())
    except ValueError:
        return False
    return abs((last - first).days) <= _FEW_DAYS


def is_near_day(literal: str, days: Collection[date]) -> bool:
    """Whether figures are a day near one of the document: `250307` beside `250312`."""
    if _COMPACT.fullmatch(literal) is None or not days:
        return False
    try:
        read = date.fromisoformat(f"20{literal}"[-8:])
    except ValueError:
        return False
    return any(abs((read - day).days) <= _FEW_DAYS for day in days)


class Dates:
    """Surrogates for dates."""

    def __init__(
        self,
        table: SurrogateTable,
        patient: str,
        calendar: Calendar,
        language: str,
        *,
        longest: int = USUAL_DATE_SHIFT,
        births: Births | None = None,
        born: bool = False,
        settled: Mapping[date, date] | None = None,
    ) -> None:
        """See `DateShift`. `born`: for dates that are births."""
        self._table, self._language, self._calendar = table, language, calendar
        shift = DateShift(
            table,
            patient,
            calendar,
            longest=longest,
            births=births,
            born=born,
            settled=settled,
        )
        self._shift = shift
        self.short = ShortDates(shift, language)
        self._writers = {**NumericDates(shift).writers, **WordedDates(shift, language).writers}

    def replacement(self, literal: str) -> str:
        """The same notation of another day. Raises `NoSurrogate` for what names no known day."""
        if both := _FROM_TO.fullmatch(literal):  # `24-25/01/25`, where the day stands first
            last = self.replacement(both["last"])
            return f"{self.day_beside(both['first'], both['last'])}{both['between']}{last}"
        if found := _BANK_HOLIDAY.fullmatch(literal):  # `August bank holiday`, in each country
            return f"{self.replacement(found[1])}{found[2]}"
        if (made := self.short.replacement(literal)) is not None:
            return made
        if self._language in SHORT_DAYS:
            if ahead := _TUESDAY_AND_DATE.match(literal):
                return f"{self.short.tuesday(ahead[1])}{self.replacement(literal[ahead.end() :])}"
            literal = _SAINT.sub("", literal)
        if self._language == "sv" and (told := _MONTH_OF_YEAR.fullmatch(literal)):  # `nov -22`
            return self.replacement(f"{told[1]} '{told[3]}").replace(" '", told[2])
        if literal.count("(") != literal.count(")"):
            raise NoSurrogate  # `18?) gennaio`, which only a part was found of
        if not _ROMAN_MONTH.search(literal):
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

    def day_beside(self, literal: str, following: str) -> str:
        """Another day of the month that is told behind the next one: of `13 e 20 aprile`.

        With its month where the next one is in another: `30 marzo e 6 aprile`.
        """
        moved = self.replacement(_FIRST_DAY.sub(literal, following, count=1))
        day = _FIRST_DAY.match(moved)
        other = _FIRST_DAY.sub("", self.replacement(following), count=1)
        if day is None:
            return self.short.bare_day(literal)
        return day[0] if moved[day.end() :] == other else _YEAR_BEHIND.sub("", moved)

    def day_listed(self, literal: str, month: str, previous: str) -> str:
        """Another day of a list in English, with its month where the one before has another.

        `12` or `19, 2025` of `November 5, 12 and 19, 2025`, whose `month` the first one tells.
        """
        moved = self.replacement(f"{month} {literal}")
        named = moved.partition(" ")[0]
        last = self.replacement(f"{month} {previous}").partition(" ")[0]
        return moved.removeprefix(named).lstrip() if named == last else moved

    def day_behind(self, literal: str, previous: str) -> str:
        """Another day of the month that is told before it: of `9 March to the 16th`."""
        day = ORDINAL_DAY.fullmatch(literal)
        if day is None:
            raise NoSurrogate
        moved = DAY_OF.search(self.replacement(DAY_OF.sub(day["day"], previous, count=1)))
        if moved is None:
            raise NoSurrogate
        suffix = in_case_of(ordinal(int(moved[0])), day["suffix"]) if day["suffix"] else ""
        return f"{number_like(int(moved[0]), day['day'])}{suffix}"

    def day_in_month(self, literal: str, last: date) -> str:
        """Another day of the month in which the day `last` was: of `died 30/12, seen the 29th`."""
        digits = DAY_OF.search(literal)
        if digits is None:
            raise NoSurrogate
        day, suffix = int(digits[0]), literal[digits.end() :]
        try:
            moved = self._shift.day(last.year, last.month, day).day
        except (ValueError, OverflowError):
            moved = self._shift.day_of_month(day)
        if moved == day:
            moved = day + 1 if day <= _LAST_BEFORE else day - 1
        if suffix and ORDINAL_DAY.fullmatch(literal):
            suffix = in_case_of(ordinal(moved), suffix)
        return f"{literal[: digits.start()]}{number_like(moved, digits[0])}{suffix}"

    def before_year(self, literal: str, year: str) -> str:
        """Another day in words, of a year that stands behind it: of `juldagen (2024)`."""
        return self.replacement(f"{literal} {year}").rpartition(" ")[0]

    def year_of(self, literal: str, day: str) -> str:
        """The year of another day in words that stands before it."""
        return self.replacement(f"{day} {literal}").rpartition(" ")[2]

    def with_year(self, literal: str, year: str, until: str) -> str:
        """Another day for one without a year, of the year that `until` tells, or the one before.

        `20/12` of `20/12 - 8/1/2024` is of 2023.
        """
        sign, digits = year[0], year[1:]
        first, last = (self._read_alone(one) for one in (f"{literal}{year}", until))
        if first is not None and last is not None and first > last:
            digits = f"{int(digits) - 1:0{len(digits)}d}"
        return self.replacement(f"{literal}{sign}{digits}").rpartition(sign)[0]

    def _read_alone(self, literal: str) -> date | None:
        """The day that figures mean."""
        return next(iter(self._calendar.days_of(literal)), None)

    def day(self, day: date) -> date:
        """The day that stands for another. Raises `NoSurrogate` beyond the calendar."""
        try:
            return self._shift.day(day.year, day.month, day.day)
        except (ValueError, OverflowError):
            raise NoSurrogate from None

    def _rest(self, text: str, literal: str) -> str:
        """What stands between the dates of a literal: times and small words stay."""
        if self._language == "sv":  # `to 23/1 2025`
            text = _SWEDISH_DAY.sub(partial(self._short_day, _SWEDISH_DAYS), text)
        if self._language == "es":  # `Lu 1/9`
            text = _SPANISH_DAY.sub(partial(self._short_day, _SPANISH_DAYS), text)
        bare = TIMES.sub(lambda match: " " * len(match[0]), text)
        for word in re.findall(r"[^\W\d_]+", bare):
            if fold_word(word) not in WORDS_BESIDE:
                raise NoSurrogate
        numbers = tuple(_NUMBER.finditer(bare))
        if len(numbers) > 1:
            raise NoSurrogate  # `10-115` and `lunes 10-12` are no days
        pieces: list[str] = []
        position = 0
        for match in numbers:
            pieces += (text[position : match.start()], self._digits(match[0], literal))
            position = match.end()
        return "".join((*pieces, text[position:]))

    def _short_day(self, days: tuple[str, ...], match: re.Match[str]) -> str:
        read = match[0].lower().replace("sa", "sá")
        made = days[self._shift.weekday(days.index(read))]
        return made.capitalize() if match[0][0].isupper() else made

    def _digits(self, digits: str, literal: str) -> str:
        """Digits that are no day of the calendar: others that might be."""
        rng = self._table.random("date digits", literal, digits)
        if len(digits) > _LONGEST_NUMBER:
            return "".join(rng.choice([d for d in "123456789" if d != digit]) for digit in digits)
        top = {1: 9, 2: 28}.get(len(digits), 10 ** len(digits) - 1)
        others = [n for n in (rng.randint(1, top) for _ in range(9)) if n != int(digits)]
        return f"{others[0] if others else 1:0{len(digits)}d}"

    def _moved(self, match: re.Match[str]) -> str:
        if _TIME.fullmatch(match[0]) and not self._shift.is_day(*map(int, match[0].split("."))):
            return match[0]  # `Thurs 13.15`
        write = next(w for group, w in self._writers.items() if match[group] is not None)
        try:
            return _rewritten(match, write(match))
        except (ValueError, OverflowError):
            if _THREE_NUMBERS.fullmatch(match[0]):
                raise NoSurrogate from None  # `Hop test 85/80/79`
            return re.sub(r"\d+", lambda digits: self._digits(digits[0], match[0]), match[0])


def _rewritten(match: re.Match[str], made: Fields) -> str:
    """The matched text with groups replaced."""
    pieces: list[str] = []
    position = match.start()
    for group in sorted(made, key=match.start):
        pieces += (match.string[position : match.start(group)], made[group])
        position = match.end(group)
    return "".join((*pieces, match.string[position : match.end()]))


class NumericDates:
    """Dates in figures, written anew with the zeros, points and order that they had.

    `writers` has one for each group of `date_notation.SHAPES` that tells the notation. They raise
    `ValueError` for a day that the calendar does not have.
    """

    def __init__(self, shift: DateShift) -> None:
        self._shift = shift
        self.writers: Mapping[str, Writer] = {
            "compact": self._compact,
            "iso_y": self._iso,
            "full_a": self._full,
            "roman_m": self._roman,
            "my_m": self._month_year,
            "pair_a": self._pair,
            "decade": self._decade,
            "year": self._bare_year,
        }

    def _compact(self, match: re.Match[str]) -> Fields:
        return {"compact": self._shift.compact(match["compact"])}

    def _iso(self, match: re.Match[str]) -> Fields:
        month, day = match["iso_m"], match["iso_d"]
        moved = self._shift.day(year_of(match["iso_y"]), int(month), int(day))
        fields = pair_like(moved.month, moved.day, month, day)
        return {"iso_y": f"{moved.year:04d}", "iso_m": fields[0], "iso_d": fields[1]}

    def _full(self, match: re.Match[str]) -> Fields:
        a, b = match["full_a"], match["full_b"]
        if self._shift.begins_with_year(a, match["full_y"], match[0]):
            moved = self._shift.day(year_of(a), int(b), int(match["full_y"]))
            fields = pair_like(moved.month, moved.day, b, match["full_y"])
            return {"full_a": year_like(moved, a), "full_b": fields[0], "full_y": fields[1]}
        month, day = self._shift.ordered(int(a), int(b))
        moved = self._shift.day(year_of(match["full_y"]), month, day)
        written = pair_like(*self._shift.ordered_as(moved, int(a), int(b)), a, b)
        return {
            "full_a": written[0],
            "full_b": written[1],
            "full_y": year_like(moved, match["full_y"]),
        }

    def _pair(self, match: re.Match[str]) -> Fields:
        a, b = match["pair_a"], match["pair_b"]
        if self._shift.is_month_and_year(a, b):
            moved = self._shift.month(year_of(b), int(a))
            number = f"{moved.month:02d}" if len(a) == len(b) else number_like(moved.month, a)
            return {"pair_a": number, "pair_b": year_like(moved, b)}
        month, day = self._shift.ordered(int(a), int(b))
        moved = self._shift.day(None, month, day)
        written = pair_like(*self._shift.ordered_as(moved, int(a), int(b)), a, b)
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

    def _decade(self, match: re.Match[str]) -> Fields:
        return {"decade": turned(match["decade"], 10 * self._shift.sign)}

    def _bare_year(self, match: re.Match[str]) -> Fields:
        digits = match["year"]
        return {"year": turned(digits, self._shift.year(year_of(digits)) - year_of(digits))}
