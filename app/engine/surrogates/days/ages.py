"""Ages: shifted by the same one or two years in a whole case, within childhood or adulthood.

So `62` and `sixty-two` stay the same age, and the years between two members of a family stay. Ages
told in months, weeks or days move by one of these, but stay where an infant's birth is told: the
birth moves as other days do, and every day counts. Ages over 89 narrow a person down and become 90,
the category "90 or older" of 45 CFR 164.514(b)(2)(i)(C).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from random import Random

from app.engine.surrogates.table import SurrogateTable, in_case_of

_UNITS = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
)  # fmt: skip
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_SPELLED = {
    **{word: number for number, word in enumerate(_UNITS)},
    **{
        f"{ten}-{unit}" if value else ten: 10 * number + value
        for number, ten in enumerate(_TENS, 2)
        for value, unit in enumerate(("", *_UNITS[1:10]))
    },
}
_WRITTEN = {number: word for word, number in _SPELLED.items()}
_NUMBER = re.compile(r"\d+|[^\W\d_]+(?:[-\s][^\W\d_]+)?")
_DECADE = re.compile(r"(?P<age>\d+)(?:['’]?s)")
_SHIFTS = (-2, -1, 1, 2)
_COMING_OF_AGE = range(15, 21)
_SMALL, _ADULT, _OLD = 6, 18, 89
"""Up to when one year is all by which an age moves; a child of three walks, one of one hardly."""
OLDEST = 90


class Unit(StrEnum):
    """In what an age is told."""

    YEARS = "years"
    MONTHS = "months"
    WEEKS = "weeks"
    DAYS = "days"


_FEW = re.compile(
    r"[^\W\d_]*(?:\d+|[^\W\d_]+)[\s-]{0,2}(?:"
    r"(?P<months>months?|mos?\b|mths?\b|m/o|mes(?:es|e|i|ecitos|etti)?\b|mån(?:ad\w*)?\b|/12\b)"
    r"|(?P<weeks>weeks?|wks?\b|w/o|semanas?\b|settiman[ae]\b|veck\w+|/52\b)"
    r"|(?P<days>days?\b|d/o|días?\b|dias?\b|giorn[io]\b|gg\b|dag(?:ar)?s?\b|dgr\b|d\b(?!\.?\s?o)))",
    re.IGNORECASE,
)
# `13 años y 5 meses`: the months behind the years.
_BEHIND_YEARS = re.compile(
    r"(?:(?:anni|años|years|età|edad)\s\d{1,3}(?:\s[ey]\s|\sand\s|,\s))$"
    r"|\d\s?(?:years?|yrs?\.?|y|años?|a(?:nni|a|\.)?|år)(?:\s?,|\s(?:and|y|e|och|&))?\s?$",
    re.IGNORECASE,
)
# `7 m 13 d`, `9 m de EC`: months of an infant; `5 a 3 m`: behind the years.
_MONTH_LETTER = re.compile(r"\s?m(?=\s?\d{1,2}\s?d\b|\s(?:de\s)?(?:EC|EG|vida|edad|corr)\b)")
_MONTH_LETTER_ALONE = re.compile(r"\s?m\b")
_YEARS_BEHIND = re.compile(r"\s?(?:years?|yrs?|y\b|años?|a\b|anni|år\b)", re.IGNORECASE)
BEFORE_AGE = 16
"""Characters before an age in which the years stand that it is months of."""
AFTER_AGE = 12
"""Characters behind an age in which its unit stands."""


@dataclass(frozen=True, slots=True)
class ToldAge:
    """An age that a document tells."""

    number: int
    unit: Unit


def unit_of(literal: str, after: str, before: str = "") -> Unit:
    """In what an age is told; `after` is the text behind it, `before` that before it."""
    if literal.isdecimal() and (
        _MONTH_LETTER.match(after) or (_MONTH_LETTER_ALONE.match(after) and is_behind_years(before))
    ):
        return Unit.MONTHS
    match = _FEW.search(f"{literal}{after[:AFTER_AGE]}")
    if match is None or match.start() >= len(literal):
        return Unit.YEARS
    return next(unit for unit in (Unit.MONTHS, Unit.WEEKS, Unit.DAYS) if match[unit.value])


def told_ages(literal: str, after: str) -> Iterator[ToldAge]:
    """The ages in a literal, but decades."""
    unit = unit_of(literal, after)
    for match in _NUMBER.finditer(literal):
        number = _number(match[0])
        if number is None or _DECADE.match(literal, match.start()) or _is_of_years(match):
            continue
        yield ToldAge(number, Unit.YEARS if _YEARS_BEHIND.match(literal, match.end()) else unit)


def is_behind_years(before: str) -> bool:
    """Whether `before` ends in years of which the months follow: the `13 años y` of `5 meses`."""
    return _BEHIND_YEARS.search(before) is not None


def _is_of_years(match: re.Match[str]) -> bool:
    return is_behind_years(match.string[max(0, match.start() - BEFORE_AGE) : match.start()])


class Ages:
    """Surrogates for ages. Differences between the ages of a family stay."""

    def __init__(
        self, table: SurrogateTable, told: Iterable[ToldAge] = (), *, of_case: bool = False
    ) -> None:
        """`told`: ages of the document, which its decades agree with.

        `of_case`: other documents tell ages that move by as much.
        """
        in_years = [one.number for one in told if one.unit is Unit.YEARS]
        fitting = _SHIFTS if of_case else tuple(s for s in _SHIFTS if _keeps_apart(in_years, s))
        self._random: Random = table.random("age")
        self._shift = self._random.choice(fitting or _SHIFTS)
        # Of several such ages all would have to move alike.
        self._comes_of_age_once = len([1 for age in in_years if age in _COMING_OF_AGE]) == 1
        self._decades = {age // 10 * 10: self.shifted(age) // 10 * 10 for age in in_years}

    def replacement(self, literal: str, unit: Unit = Unit.YEARS) -> str:
        """Every number of `literal` shifted, digits or English words; other words stay."""
        return _NUMBER.sub(lambda match: self._shown(match, unit), literal)

    def _shown(self, match: re.Match[str], unit: Unit) -> str:
        written = match[0]
        if match.string[: match.start()].endswith("/"):
            return written  # the twelve of `7/12`: months of a year
        number = _number(written)
        behind = match.string[match.end() :]
        in_months = unit is not Unit.YEARS or _MONTH_LETTER_ALONE.match(behind)
        if number is None or (in_months and _is_of_years(match)):
            return written
        if _YEARS_BEHIND.match(behind):
            unit = Unit.YEARS
        if not written.isdecimal():
            return in_case_of(_WRITTEN.get(self.shifted(number, unit), written), written)
        decade = _DECADE.match(match.string, match.start())
        return str(self._decade(number) if decade else self.shifted(number, unit))

    def shifted(self, age: int, unit: Unit = Unit.YEARS) -> int:
        """Another age of the same time of life."""
        if unit is not Unit.YEARS:
            other = age + (1 if self._shift > 0 else -1)
            return other if other > 0 else age + 1
        if age > _OLD:
            return OLDEST
        shift = self._shift if age >= _SMALL else self._shift // abs(self._shift)
        low, high = (0, _ADULT - 1) if age < _ADULT else (_ADULT, _OLD)
        other = age + shift
        if low < other <= high:
            return other
        bound = high if other > high else low
        # `at 16` becomes no 14 where who tells it gets older.
        if self._comes_of_age_once and age in _COMING_OF_AGE and age != bound:
            return bound
        other = age - shift
        return other if low <= other <= high else age + (1 if age < high else -1)

    def _decade(self, age: int) -> int:
        if age in self._decades:
            return self._decades[age]
        return age - 10 if (self._shift < 0 and age > 20) or age >= 80 else age + 10


def _keeps_apart(ages: Iterable[int], shift: int) -> bool:
    """Whether a shift brings nobody of age and nobody of age back: brothers stay as far apart."""
    return all(age + shift > _ADULT if age >= _ADULT else age + shift < _ADULT for age in ages)


def _number(written: str) -> int | None:
    """The number that digits or English words mean; that of the very old for absurd digits."""
    if not written.isdecimal():
        return _SPELLED.get(re.sub(r"\s", "-", written.lower()))
    significant = written.lstrip("0")
    return int(significant or 0) if len(significant) <= 3 else OLDEST
