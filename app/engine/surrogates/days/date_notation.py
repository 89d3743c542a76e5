"""The notations of dates, as one pattern with a named group for every field.

And how the fields are read and written again: zeros, centuries, ordinals, names.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date

from app.engine.surrogates.table import in_case_of
from app.engine.text.calendar_terms import (
    FEASTS,
    FEASTS_BY_LANGUAGE,
    MONTH_SERIES,
    SEASON_SERIES,
    WEEKDAY_SERIES,
    alternatives,
    named_like,
)


def _series(series: tuple[tuple[str, ...], ...], shortest: int = 1) -> str:
    return alternatives(word for names in series for word in names if len(word) >= shortest)


_MONTH = rf"(?:{_series(MONTH_SERIES)})"
_EVERY_FEAST = (*FEASTS, *(feast for named in FEASTS_BY_LANGUAGE.values() for feast in named))
_FEAST = alternatives(_EVERY_FEAST).replace("'", "['’]").replace(r"\ ", r"\s+")
_ORDINAL = r"st|nd|rd|th"
_YEAR = r"(?:1[89]|2[01])\d\d"
DAY_OF_MONTH = r"(?:0?[1-9]|[12]\d|3[01])"
_FIRST = r"\.?[º°]|(?<=1)(?:er|e?ro)\b"
_LATER_DAY = (
    rf"(?:(?:\s?[-–]\s?|\s(?:al?|e|y|to|and|och|till)\s)(?P<{{0}}_e>{DAY_OF_MONTH})(?!\d))?"
)
_OF = r"(?:of|de|del|the)"
_END = r"(?!\d)"
_WORD_END = r"(?![^\W\d_])"
_LETTERED_DAY = r"(?-i:T[hH]|T[uU]|S[aA]|S[uU]|[MTWFS])"

SHAPES = re.compile(
    "|".join(
        (
            r"(?<!\d)(?P<compact>\d{8}|\d{6})(?!\d{1,3}(?!\d)|\d{5}(?!\d)|\d{7})",
            rf"(?<!\d)(?P<iso_y>{_YEAR})\s?(?P<iso_s>[-/. ])\s?(?P<iso_m>\d\d?)\s?(?P=iso_s)\s?"
            rf"(?P<iso_d>\d\d?){_END}",
            r"(?<!\d)(?P<full_a>\d\d?)\s?[-/. ]\s?(?P<full_b>\d\d?)\s?[-/. ]\s?['’]?"
            rf"(?P<full_y>{_YEAR}|\d\d){_END}(?!:)",
            r"(?<!\d)(?P<roman_d>\d\d?)\s?[-/. ]\s?(?P<roman_m>I{1,3}|I?V|VI{1,3}|I?X|XI{1,2})"
            rf"{_WORD_END}(?:\s?[-/. ]\s?(?P<roman_y>{_YEAR}|\d\d){_END})?",
            rf"(?<!\d)(?P<my_m>\d\d?)\s?[-/.]\s?(?P<my_y>{_YEAR}){_END}",
            rf"(?<!\d)(?P<ymd_y>{_YEAR})[\s,./-]{{1,2}}(?P<ymd_m>{_MONTH})[\s./-]{{1,2}}"
            rf"(?P<ymd_d>{DAY_OF_MONTH})(?!\d|:)",
            # `marzo del 24` is a month of a year.
            rf"\b(?P<md_m>{_MONTH})(?!\sdel?\s\d\d(?!\d|\sde))"
            rf"(?:\.|,|\s|-|/|\b{_OF}\b)*(?<!\d)(?P<md_d>{DAY_OF_MONTH})"
            rf"(?P<md_o>{_ORDINAL})?{_LATER_DAY.format('md')}(?!\d|:)"
            rf"(?:[\s,./-]*\b{_OF}?\s*(?:['’](?=\d\d\b))?"
            rf"(?P<md_y>{_YEAR}|(?<=['’/-])\d\d){_END}(?!:))?",
            rf"(?<!\d)(?P<dm_d>{DAY_OF_MONTH})(?P<dm_o>{_ORDINAL}|{_FIRST}|:[ae])?{_LATER_DAY.format('dm')}"
            rf"(?:\s|-|/|\.|\b{_OF}\b)*(?P<dm_m>{_MONTH}){_WORD_END}"
            rf"(?:(?:[\s,./-]|['’]|\b{_OF}\b)*(?<!:)(?P<dm_y>{_YEAR}|\d\d){_END}(?!:))?",
            rf"\b(?P<mony_m>{_MONTH})\b(?:[\s,./-]|\b{_OF}\b)*['’]?"
            rf"(?P<mony_y>{_YEAR}|(?:(?<=['’/-])|(?<=\sdel\s)|(?<=\sde\s))\d\d){_END}",
            rf"(?P<season_n>\b(?:{_series(SEASON_SERIES)}))\b(?:(?:[\s,/-]|\b{_OF}\b)*['’]?"
            rf"(?P<season_y>{_YEAR}|(?<=['’])\d\d){_END})?",
            rf"(?P<feast_n>\b(?:{_FEAST})){_WORD_END}"
            rf"(?:(?:[\s,]|\b{_OF}\b)*['’]?(?P<feast_y>{_YEAR}|(?<=['’\s])\d\d){_END}"
            rf"(?![:./-]\d|\s?(?:{_ORDINAL})\b|\s(?:{_OF}\s)?{_MONTH}))?",
            rf"\b(?P<month>{_MONTH})(?=s?\b)",
            rf"\b(?P<wd_n>{_series(WEEKDAY_SERIES, 3)})\b\.?,?\s+(?:{_OF}\s+|d[ií]a\s+|den\s+)?"
            rf"(?P<wd_d>{DAY_OF_MONTH})(?P<wd_o>{_ORDINAL}|{_FIRST}|:[ae])?(?![\w:]|[-/.]\d|[\s.,/-]*(?:{_OF}\s+)?{_MONTH})",
            rf"(?P<weekday>\b(?:{_series(WEEKDAY_SERIES, 3)}))(?P<weekday_s>s?)\b",
            rf"\b(?P<letters>{_LETTERED_DAY}(?:[\s/,&-]*{_LETTERED_DAY}){{0,6}})\b",
            rf"(?<![\d:])(?P<pair_a>\d\d?)\s?[-/.]\s?(?P<pair_b>\d\d?){_END}(?!:)",
            r"(?<!\d)(?P<decade>(?:1[89]|2[01])?\d0)(?=['’]?s\b)",
            r"\b(?P<spelled>(?:twen|thir|for|fif|six|seven|eigh|nine)ties)\b",
            rf"(?<![\d:])(?P<day>{DAY_OF_MONTH})(?P<day_o>{_ORDINAL}|:[ae])\b",
            rf"(?<![\d:])(?P<year>{_YEAR}|(?<=['’])\d\d|(?<!.)\d\d(?!.)){_END}(?!:)",
        )
    ),
    re.IGNORECASE,
)
LETTERED_DAY = re.compile(_LETTERED_DAY)
TIMES = re.compile(
    r"\b\d{1,2}(?:[:.]\d\d){1,2}(?:\.\d+)?(?:\s?[ap]\.?m\b\.?|\s?[apz]\b)?"
    r"|(?<![/-])T?\b(?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d)?(?:Z|\s?h(?:rs?)?)?\b"
    r"|\b\d{1,2}\s?[ap]\.?m\b\.?"
    r"|(?:(?<=:\d\d)|(?<=\d{6})|(?<=\.\d{3}))[+-](?:0\d|1[0-4]):?(?:00|15|30|45)",
    re.IGNORECASE,
)
WORDS_BESIDE = frozenset(
    (
        "a", "about", "al", "am", "and", "anni", "av", "borjan", "comienzos", "finales", "fines",
        "inizi", "mediados", "primeros", "primi", "principios", "och", "dia",
        "around", "at", "beginning", "by", "circa", "d",
        "dal", "day", "days", "de", "del", "den", "di", "e", "early", "el", "end", "fine", "from",
        "i", "il", "in", "inizio", "l", "la", "last", "late", "later", "meta", "mid", "middle",
        "mitten", "m", "fr", "tom", "fom", "hasta", "desde", "entro", "fino",
        "nd", "next", "noon", "o", "of", "on", "or", "p", "pm", "rd", "s", "since",
        "slutet", "st", "t", "th", "the", "this", "through", "thru", "til", "till", "to", "until",
        "week", "weekend", "y", "z", "ma", "ti", "lo", "so", "lu", "mi", "ju", "vi", "sa", "do",
    )
)  # fmt: skip
"""Words of a date that may stay."""


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


def is_year_first(first: str, last: str) -> bool:
    """Whether three fields begin with the year: `40-03-08`, as no month has 40 days."""
    return len(first) == len(last) == 2 and int(first) > 31 >= int(last) > 0


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
