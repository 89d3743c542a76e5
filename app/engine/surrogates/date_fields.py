"""How the fields of a date are read and written: zeros, centuries, ordinals, names."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date

from app.engine.surrogates.table import in_case_of
from app.engine.text.calendar_terms import named_like

_CENTURY_TURNS = 50
_ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")


Fields = dict[str, str]
"""New texts of the groups of a match."""

Writer = Callable[[re.Match[str]], Fields]


def year_of(digits: str) -> int:
    """The year that two or four digits mean."""
    year = int(digits)
    if len(digits) > 2:
        return year
    return year + (2000 if year < _CENTURY_TURNS else 1900)


def year_like(moved: date, digits: str) -> str:
    """The year of `moved` in as many digits."""
    return f"{moved.year:04d}" if len(digits) > 2 else f"{moved.year % 100:02d}"


def pair_like(first: int, second: int, a: str, b: str) -> tuple[str, str]:
    """Two fields with zeros in front as `a` and `b` have them; two digits each tell nothing."""
    ambiguous = len(a) == len(b) == 2
    padded = a[0] == "0" or ambiguous, b[0] == "0" or ambiguous
    return f"{first:0{1 + padded[0]}d}", f"{second:0{1 + padded[1]}d}"


def number_like(value: int, digits: str) -> str:
    """A field that stands alone, with a zero in front if `digits` has one."""
    return f"{value:02d}" if digits[0] == "0" else str(value)


def named(word: str, series: tuple[tuple[str, ...], ...], number: int) -> str:
    """The name of this number in the series and the case of `word`."""
    made = named_like(word, series, number)
    return in_case_of(made.capitalize() if word[:1].isupper() else made, word)


def turned(digits: str, by: int) -> str:
    """A number moved by `by`, in as many digits."""
    return f"{(int(digits) + by) % 10 ** len(digits):0{len(digits)}d}"


def ordinal(number: int) -> str:
    """English: `st`, `nd`, `rd` or `th`."""
    return "th" if 10 < number % 100 < 14 else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")


def month_of_roman(numeral: str) -> int:
    """1 to 12. Raises `ValueError`."""
    return 1 + _ROMAN.index(numeral.upper())


def roman_month(month: int) -> str:
    """The month as a Roman numeral."""
    return _ROMAN[month - 1]
