"""Days of the calendar that a text names: `3/14/61`, `1961-03-14`, `14 de marzo de 1961`.

A notation whose order is not known, or whose year has two digits, names several days.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from itertools import permutations
from unicodedata import combining, normalize

from app.engine.domain.document import Span
from app.engine.text.calendar_terms import MONTHS, alternatives

_UNITS, _TEENS, _TENS, _TO_TWELFTH, _TO_TWENTIETH, _TO_THIRTY_FIRST = (
    line.split()
    for line in (
        "one two three four five six seven eight nine",
        "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
        "twenty thirty forty fifty sixty seventy eighty ninety",
        "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth",
        "thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth",
        "twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth"
        " twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first",
    )
)
_NUMBERS = {word: number for number, word in enumerate((*_UNITS, *_TEENS), 1)} | {
    word: 10 * number for number, word in enumerate(_TENS, 2)
}
_ORDINALS = {
    word: number for number, word in enumerate((*_TO_TWELFTH, *_TO_TWENTIETH, *_TO_THIRTY_FIRST), 1)
}


_MONTH = rf"(?P<month>{alternatives(MONTHS)})\.?"
# `º` and `ª` are letters in the plain text.
_DAY = rf"(?:(?P<day>\d{{1,2}})(?:st|nd|rd|th|[oa°.])?|(?P<ordinal>{alternatives(_ORDINALS)}))"
_TENS_OF_YEARS = (
    rf"(?:{alternatives(_TENS)})(?:[\s-](?:{alternatives(_UNITS)}))?|{alternatives(_TEENS)}"
)
_YEAR = (
    r"(?:(?P<year>\d{4}|['’]?\d{2})(?!\d)"
    rf"|(?P<century>nineteen|twenty)(?:[\s-]hundred)?[\s-](?:and[\s-])?(?P<years>{_TENS_OF_YEARS})\b)"
)
_OF = r"[\s,./-]{0,3}(?:(?:of|de|del|di|den|day of)\s{1,2})?"
_WORDED = (
    re.compile(rf"(?<![\w]){_DAY}{_OF}{_MONTH}{_OF}{_YEAR}"),
    re.compile(rf"(?<![^\W\d_]){_MONTH}[\s,./-]{{0,3}}(?:the\s)?{_DAY}(?![\d/]){_OF}{_YEAR}"),
    re.compile(rf"(?<!\d)(?=\d{{4}}){_YEAR}[\s,./-]{{1,2}}{_MONTH}[\s./-]{{1,2}}{_DAY}(?!\d)"),
)
_FIGURES = re.compile(
    # `19/11 2024` is Swedish.
    r"(?<![\d/.-])(\d{1,4})\s?[-/.·]\s?(\d{1,2})(?:\s?[-/.·]\s?|\s(?=(?:19|20)\d\d))(\d{4}|\d{2})(?!\d)"
)
_SPACED = re.compile(r"(?<!\d)(\d{1,2}|\d{4}) (\d{1,2}) (\d{4}|\d{1,2})(?!\d)")
# In cells, in fields of their own, and in the boxes of forms.
_BETWEEN = (
    r"(?:[\s,;|:\"'()<>\[\]{}=/_.-]|birth|born|dob|of|year|month|day|[ymd]{1,4}(?![a-z])|dia|mes|an[no]o?|giorno"
    r"|mese|dag|manad|ar){1,24}+"
)
_IN_PARTS = re.compile(
    rf"(?<!\d)(?<!\d\.)(?=(\d{{1,4}}){_BETWEEN}(\d{{1,2}}){_BETWEEN}(\d{{1,4}})(?!\d))"
)
_BESIDE_A_NAME = (
    r"(?:[\s,;|:\"'()<>\[\]{}=/_.-]|birth|born|dob|of|year|month|day|name|dia|mes|an[no]o?|giorno|mese"
    r"|dag|manad){1,24}?"
)
_NAMED_IN_PARTS = re.compile(
    rf"(?<!\d)(?:(?P<day>\d{{1,2}}){_BESIDE_A_NAME}(?P<month>{alternatives(MONTHS)})\b{_BESIDE_A_NAME}"
    rf"(?P<year>\d{{4}})|(?P<year_first>\d{{4}}){_BESIDE_A_NAME}(?P<month_then>{alternatives(MONTHS)})\b"
    rf"{_BESIDE_A_NAME}(?P<day_last>\d{{1,2}}))(?!\d)"
)
_COMPACT = re.compile(r"(?<!\d)(\d{8})(?!\d)")
# As in HL7, and in properties of PDFs.
_TIMED = re.compile(r"(?<!\d)(\d{4})(\d{2})(\d{2})(?:[01]\d|2[0-3])(?:[0-5]\d){1,2}(?!\d)")
_MONTH_AND_YEAR = re.compile(
    rf"(?<![^\W\d_]){_MONTH}{_OF}(?P<of>\d{{4}})(?!\d)"
    r"|(?<![\d/.-])(?P<number>0?[1-9]|1[0-2])[/.-](?P<in>\d{4})(?![\d/.-]?\d)"
)
_BARE_YEAR = re.compile(r"(?<![\d.,/-])\d{4}(?![\d]|[.,/-]\d)")
_PERSONNUMMER = re.compile(r"(?<!\d)(\d{2})(\d{2})(\d{2})[-+]\d{4}(?!\d)")


def days_named(text: str) -> Iterator[frozenset[date]]:
    """For each date with day, month and year in `text`, the days that it may mean."""
    return (days for _, _, days in _named(_plain(text)))


def places_of_days(text: str) -> Iterator[tuple[Span, frozenset[date]]]:
    """As `days_named`, with where each date stands."""
    plain, origins = _plain_with_origins(text)
    for start, end, days in _named(plain):
        yield Span(origins[start], origins[end - 1] + 1), days


def places_in_year(text: str, days: frozenset[date]) -> Iterator[Span]:
    """Where `text` tells month and year, or the year alone, of one of `days`: `07/1958`."""
    plain, origins = _plain_with_origins(text)
    months = {(day.year, day.month) for day in days}
    years = {str(day.year) for day in days}
    for match in _MONTH_AND_YEAR.finditer(plain):
        month = MONTHS[match["month"]] if match["month"] else int(match["number"])
        if (int(match["of"] or match["in"]), month) in months:
            yield Span(origins[match.start()], origins[match.end() - 1] + 1)
    for match in _BARE_YEAR.finditer(plain):
        if match[0] in years:
            yield Span(origins[match.start()], origins[match.end() - 1] + 1)


def _named(plain: str) -> Iterator[tuple[int, int, frozenset[date]]]:
    """Start, end and days of every date in a plain text."""
    for pattern in _WORDED:
        for match in pattern.finditer(plain):
            days = _days([(_year_of(match), MONTHS[match["month"]], _day_of(match))])
            yield match.start(), match.end(), days
    for pattern in (_FIGURES, _SPACED):
        for match in pattern.finditer(plain):
            yield match.start(), match.end(), _days(_orders(*match.groups()))
    for match in _COMPACT.finditer(plain):
        run = match[1]
        days = _days(
            [
                (run[:4], int(run[4:6]), int(run[6:])),
                (run[4:], int(run[2:4]), int(run[:2])),
                (run[4:], int(run[:2]), int(run[2:4])),
            ]
        )
        yield match.start(), match.end(), days
    for match in _TIMED.finditer(plain):
        year, month, day = match.groups()
        yield match.start(), match.end(), _days([(year, int(month), int(day))])
    for match in _PERSONNUMMER.finditer(plain):
        year, month, day = match.groups()
        # A coordination number has 60 added to its day.
        yield match.start(), match.end(), _days([(year, int(month), int(day) % 60)])


def days_in_parts(text: str) -> frozenset[date]:
    """The days that three numbers in a row may mean, with nothing but names of their parts between.

    One of them is a year of four digits, one may be the name of a month: `14,3,1961`,
    `"year": 1961, "month": "March", "day": 14`.
    """
    plain = _plain(text)
    found = (match.groups() for match in _IN_PARTS.finditer(plain))
    in_figures = (
        day
        for parts in found
        if len(parts[0]) == 4 or len(parts[2]) == 4
        for day in _days(_orders(*parts))
    )
    named = (
        (
            one["year"] or one["year_first"],
            MONTHS[one["month"] or one["month_then"]],
            int(one["day"] or one["day_last"]),
        )
        for one in _NAMED_IN_PARTS.finditer(plain)
    )
    return frozenset(in_figures) | _days([*named])


def days_in(texts: Iterable[str]) -> frozenset[date]:
    """All days that dates with day, month and year in any of `texts` may mean."""
    return frozenset(day for text in texts for named in days_named(text) for day in named)


def _plain_with_origins(text: str) -> tuple[str, Sequence[int]]:
    """As `_plain`, and which letter of the text each one of it comes from."""
    if text.isascii():
        return text.lower(), range(len(text))
    letters: list[str] = []
    origins: list[int] = []
    for at, letter in enumerate(text):
        plain = _plain(letter)
        letters.append(plain)
        origins += [at] * len(plain)
    return "".join(letters), origins


def _plain(text: str) -> str:
    return "".join(c for c in normalize("NFKD", text.casefold()) if not combining(c))


def _orders(first: str, second: str, third: str) -> list[tuple[str, int, int]]:
    if len(first) == 4:
        return [(first, int(second), int(third))] if len(third) < 3 else []
    if len(first) == 3:
        return []
    orders = [(third, int(month), int(day)) for month, day in permutations((first, second))]
    return orders if len(third) == 4 else [*orders, (first, int(second), int(third))]


def _year_of(match: re.Match[str]) -> str:
    if match["year"]:
        return match["year"].strip("'’")
    tens = sum(_NUMBERS[word] for word in re.split(r"[\s-]", match["years"]))
    return f"{19 if match['century'] == 'nineteen' else 20}{tens:02d}"


def _day_of(match: re.Match[str]) -> int:
    return int(match["day"]) if match["day"] else _ORDINALS[match["ordinal"]]


def _days(orders: list[tuple[str, int, int]]) -> frozenset[date]:
    found = set()
    for year, month, day in orders:
        for century in ("",) if len(year) == 4 else ("19", "20"):
            try:
                found.add(date(int(f"{century}{year:0>2}"), month, day))
            except ValueError:
                continue
    return frozenset(found)
