"""Dates of one field or two: weeks, short years, days of a month that another date tells."""

from __future__ import annotations

import re

from app.engine.surrogates.days.date_notation import (
    DAY_OF_MONTH,
    number_like,
    pair_like,
    year_like,
    year_of,
)
from app.engine.surrogates.days.date_shift import DateShift
from app.engine.surrogates.table import NoSurrogate, in_case_of

_DAY = re.compile(rf"{DAY_OF_MONTH}(?:(?<=1)\.?[º°])?")
_FIRST = re.compile(r"\.?[º°]$")
_ARTICLE = re.compile(
    r"(?<!\w)(?:the|el|del|al|d[ií]a|il|dal|giorno|den|dagen|natten)\s$", re.IGNORECASE
)
_AND = re.compile(r"(?:\s*[-–/,]\s*|\s+(?:and|to|e|y|och|a|al|till)\s+)(?:el\s|il\s|den\s)?")
_LISTED = re.compile(r",?\s+(?:and|&)\s+|,\s+")
_MONTH_FIRST = re.compile(r"(?P<month>[^\W\d_]{3,}\.?)\s\d{1,2}")
_DAY_AND_YEAR = re.compile(rf"{DAY_OF_MONTH}(?:,?\s(?:19|20)\d\d)?")
_TILL = re.compile(
    r"\s*(?:[-–]|(?:to|until|till|through|al?|hasta|fino al?))\s*(?:the|el|il|den)?\s*"
)
ORDINAL_DAY = re.compile(rf"(?P<day>{DAY_OF_MONTH})(?P<suffix>st|nd|rd|th)?", re.IGNORECASE)
DAY_OF = re.compile(r"(?<!\d)\d{1,2}(?!\d)")
_WORD = re.compile(r"[^\W\d_]{3,}")
_MONTH_BEHIND = re.compile(r"\d{1,2}\.?(?:\s+de)?\s+[^\W\d_]{3,}")
# Only where the day stands first.
_MONTH_IN_FIGURES = re.compile(r"\d{1,2}(?P<sign>[./-])(?:0?[1-9]|1[0-2])(?:(?P=sign)\d{2,4})?")
# `4/9` before `6/10/2023`, whose year it has, where both have the same sign between their fields.
_PAIR = re.compile(r"(?P<a>\d{1,2})(?P<sign>[./])(?P<b>\d{1,2})")
_DATE_WITH_YEAR = re.compile(r"\d{1,2}(?P<sign>[./-])\d{1,2}(?P=sign)(?P<year>\d{4}|\d\d)")
# Days of a month that is not told; `4-6` may be a day of June.
_DAY_TO_DAY = re.compile(
    rf"(?P<first>{DAY_OF_MONTH})(?P<between>\s(?:al?|to|till|thru|through)\s)"
    rf"(?P<last>{DAY_OF_MONTH})"
    rf"|(?P<from>{DAY_OF_MONTH})(?P<dash>\s?[-–]\s?)(?P<to>1[3-9]|2\d|3[01])"
)
# `-19` of Swedish, and `2023-10`.
_SHORT_YEAR = re.compile(r"(?P<sign>[-–])(?P<year>\d\d)")
_YEAR_MONTH = re.compile(r"(?P<year>(?:19|20)\d\d)(?P<sign>[-/])(?P<month>0[1-9]|1[0-2])")
# `2017-19`, which is no month.
_YEARS = re.compile(r"(?P<first>(?:19|20)\d\d)(?P<between>\s?[-–/]\s?)(?P<last>1[3-9]|[2-9]\d)")
_WEEK_NUMBER = r"(?:0?[1-9]|[1-4]\d|5[0-3])"
_WEEK = re.compile(
    rf"(?P<word>(?:v\.?|vecka|week|wk\.?|semana|settimana)\s?)(?P<week>{_WEEK_NUMBER})",
    re.IGNORECASE,
)
_LATER_WEEK = re.compile(_WEEK_NUMBER)
_TUESDAY = "mar"  # in Spanish and Italian
SHORT_DAYS = {
    "es": ("lun", "mar", "mié", "jue", "vie", "sáb", "dom"),
    "it": ("lun", "mar", "mer", "gio", "ven", "sab", "dom"),
}
_DAYS_OF_MONTH = re.compile(
    r"(?P<month>\d{1,2})/(?P<day>\d{1,2})(?P<between>\s?[-–]\s?)(?P<last>\d{1,2})/(?P<year>\d{4}|\d\d)"
)
_BARE_YEAR = re.compile(r"(?:19|20)\d\d")
_BESIDE = re.compile(r",?[ ]?\(?")
_TUESDAY_THE = re.compile(r"(mar)([.,]?\s+)(\d{1,2})", re.IGNORECASE)
_OTHER_DAYS = r"(?:lun|mi[eé]|mer|jue|gio|vie|ven|s[aá]b|dom)[a-zéìí]*"
_DAY_BEFORE = re.compile(rf"(?<!\w){_OTHER_DAYS}\.?(?:,\s?|/|-|\s[ye]\s)$", re.IGNORECASE)
_DAY_BEHIND = re.compile(rf"\.?(?:,\s?|/|-|\s[ye]\s){_OTHER_DAYS}(?!\w)", re.IGNORECASE)


def is_bare_day(literal: str, before: str) -> bool:
    """Whether digits behind `before` are a day of a month that is not told: `il 19`."""
    return _DAY.fullmatch(literal) is not None and _ARTICLE.search(before) is not None


def is_ordinal_day(literal: str) -> bool:
    """Whether it is a day of a month that is not told: `29th`."""
    day = ORDINAL_DAY.fullmatch(literal)
    return day is not None and bool(day["suffix"])


def is_tuesday(literal: str, before: str, after: str) -> bool:
    """Whether `mar` is no March, but beside another day of the week: `mar y sáb`."""
    if literal.casefold() != _TUESDAY:
        return False
    return _DAY_BEFORE.search(before) is not None or _DAY_BEHIND.match(after) is not None


def month_behind(literal: str, between: str, following: str, *, day_first: bool) -> bool:
    """Whether the next date tells the month of a day: `13` of `13 e 20 aprile` or `13-14/04`."""
    if _DAY.fullmatch(literal) is None or _AND.fullmatch(between) is None:
        return False
    in_figures = day_first and _MONTH_IN_FIGURES.fullmatch(following)
    return _MONTH_BEHIND.match(following) is not None or bool(in_figures)


def goes_on(literal: str, between: str) -> bool:
    """Whether a day is one of a list, of which the next stands behind `between`: `3, 10 y 24`."""
    return _DAY.fullmatch(literal) is not None and _AND.fullmatch(between) is not None


def is_listed(literal: str, between: str) -> bool:
    """Whether a day is one of a list in English, of which `between` parts it from the one before.

    A year may stand behind the last one: `12` and `19, 2025` of `November 5, 12 and 19, 2025`.
    """
    return _DAY_AND_YEAR.fullmatch(literal) is not None and _LISTED.fullmatch(between) is not None


def month_of_list(literal: str) -> str:
    """The month of a day with which a list begins: of `November 5`; empty for other forms."""
    first = _MONTH_FIRST.fullmatch(literal)
    return first["month"] if first else ""


def year_behind(literal: str, between: str, following: str) -> str:
    """The year of a pair of fields that the last day of a stretch tells, with the sign before it.

    `4/9` of `dal 4/9 al 6/10/2023`; empty where none does.
    """
    pair, last = _PAIR.fullmatch(literal), _DATE_WITH_YEAR.fullmatch(following)
    if pair is None or last is None or _TILL.fullmatch(between) is None:
        return ""
    return f"{pair['sign']}{last['year']}" if pair["sign"] == last["sign"] else ""


def is_year_of(literal: str, between: str, previous: str) -> bool:
    """Whether a year is that of the day in words before it: `2024` of `juldagen (2024)`."""
    return (
        _BARE_YEAR.fullmatch(literal) is not None
        and _BESIDE.fullmatch(between) is not None
        and _WORD.search(previous) is not None
        and _BARE_YEAR.search(previous) is None
    )


def month_ahead(literal: str, between: str, previous: str) -> bool:
    """Whether the date before tells the month of a later day: `16th` of `9 March to the 16th`."""
    day, first = ORDINAL_DAY.fullmatch(literal), DAY_OF.search(previous)
    if day is None or first is None or _TILL.fullmatch(between) is None:
        return False
    return _WORD.search(previous) is not None and int(first[0]) < int(day["day"])


def is_later_week(literal: str, between: str, previous: str) -> bool:
    """Whether a number is a week, as the one before it: the `41` of `v. 40–41`."""
    is_number = _LATER_WEEK.fullmatch(literal) is not None
    return is_number and bool(_AND.fullmatch(between)) and bool(_WEEK.fullmatch(previous))


def without_sign(day: str) -> str:
    """A day without the sign that makes it the first: `1` of `1º`."""
    return _FIRST.sub("", day)


class ShortDates:
    """Surrogates for short dates, by the shift of a patient."""

    def __init__(self, shift: DateShift, language: str) -> None:
        """In text of a language."""
        self._shift, self._language = shift, language

    def replacement(self, literal: str) -> str | None:
        """The same form of another day; None for what has none of these forms."""
        forms = (
            (_DAY_TO_DAY, self._day_to_day),
            (_WEEK, lambda told: f"{told['word']}{self.week(told['week'])}"),
            (_SHORT_YEAR, self._short_year),
            (_YEAR_MONTH, self._year_month),
            (_YEARS, self._years),
            (_TUESDAY_THE, self._tuesday_the),
            (_DAYS_OF_MONTH, self._days_of_month),
        )
        for form, moved in forms:
            told = form.fullmatch(literal)
            if told is not None and (made := moved(told)) is not None:
                return made
        return None

    def bare_day(self, literal: str) -> str:
        """Another day of a month that is not told."""
        day = without_sign(literal)
        moved = f"{self._shift.day_of_month(int(day)):0{len(day)}d}"
        return moved + literal.removeprefix(day) * (moved == "1")

    def week(self, number: str) -> str:
        """Another week of the year."""
        try:
            return number_like(self._shift.week(int(number)), number)
        except ValueError:
            raise NoSurrogate from None

    def tuesday(self, literal: str) -> str:
        """Another day of the week for `mar`, as short."""
        return self._short_day(self._shift.weekday(1), literal)

    def _short_day(self, weekday: int, like: str) -> str:
        name = SHORT_DAYS[self._language][weekday]
        return in_case_of(name.capitalize() if like[:1].isupper() else name, like)

    def _day_to_day(self, both: re.Match[str]) -> str | None:
        if both["dash"] and self._language == "en":
            return None  # `4-22` is one of April
        first, between, last = (one for one in both.groups() if one is not None)
        return f"{self.bare_day(first)}{between}{self.bare_day(last)}"

    def _short_year(self, told: re.Match[str]) -> str:
        return f"{told['sign']}{self._shift.year(year_of(told['year'])) % 100:02d}"

    def _year_month(self, told: re.Match[str]) -> str:
        moved = self._shift.month(int(told["year"]), int(told["month"]))
        return f"{moved.year}{told['sign']}{moved.month:02d}"

    def _years(self, both: re.Match[str]) -> str:
        moved = str(self._shift.year(int(f"{both['first'][:2]}{both['last']}")))[2:]
        return f"{self._shift.year(int(both['first']))}{both['between']}{moved}"

    def _days_of_month(self, told: re.Match[str]) -> str | None:
        """`02/14-17/2023`, as far apart. Raises `NoSurrogate` where a month ends between."""
        if self._language != "en":
            return None
        year, month = year_of(told["year"]), int(told["month"])
        try:
            first, last = (self._shift.day(year, month, int(told[d])) for d in ("day", "last"))
        except ValueError:
            raise NoSurrogate from None
        if (first.year, first.month) != (last.year, last.month):
            raise NoSurrogate
        fields = pair_like(first.month, first.day, told["month"], told["day"])
        end = f"{last.day:02d}" if len(told["last"]) > 1 else str(last.day)
        return f"{fields[0]}/{fields[1]}{told['between']}{end}/{year_like(first, told['year'])}"

    def _tuesday_the(self, both: re.Match[str]) -> str | None:
        if self._language not in SHORT_DAYS:
            return None
        weekday, day = self._shift.day_of_week(1, int(both[3]))
        return f"{self._short_day(weekday, both[1])}{both[2]}{day:0{len(both[3])}d}"
