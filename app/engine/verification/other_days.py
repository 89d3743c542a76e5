"""Days in notations that no detector reads, since in a note they would mostly be something else.

A search for days that are known may read them: milliseconds since 1970, the day of a year, weeks,
months in Roman numbers, signs of East Asia, a box for each figure.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta

from app.engine.text.days import days_in

_ROMAN = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"]
# Shorter ones are of January to March 1970; longer ones, in milliseconds, of centuries to come.
_SECONDS = re.compile(r"(?<![\w.])-?\d{8,13}(?![\w]|\.\d)")
_MOST_SECONDS = 10**10
_HALF_AN_HOUR = 1_800  # every midnight of the world is a multiple of it in UTC
_WEST, _EAST = 12, 10  # hours of a day in UTC at which it is midnight of that day, of the next one
_OF_YEAR = re.compile(r"(?<![\d-])(\d{4})-([0-3]\d\d)(?![\d-])")
_WEEK = re.compile(r"(?<!\d)(\d{4})-?W([0-5]\d)-?([1-7])(?!\d)", re.IGNORECASE)
_ROMAN_MONTH = re.compile(
    r"(?<!\d)(\d{1,2})[\s./-]{1,2}(x?i{1,3}|x?i?v|vi{1,3}|i?x|xii?)[\s./-]{1,2}(\d{4}|\d{2})(?!\d)",
    re.IGNORECASE,
)
_EAST_ASIAN = re.compile(r"(?<!\d)(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]")
_BOXES = re.compile(r"(?<!\d)(?=(\d(?:[\s|_,;.:/\[\]()-]{1,4}\d){7})(?!\d))")


def days_otherwise(text: str) -> frozenset[date]:
    """All days that `text` may mean in one of these notations."""
    return frozenset(_days(text))


def _days(text: str) -> Iterator[date]:
    for number in _SECONDS.findall(text):
        yield from _since_1970(int(number))
    for year, day in _OF_YEAR.findall(text):
        with suppress(ValueError, OverflowError):
            yield date(int(year), 1, 1) + timedelta(days=int(day) - 1)
    for year, week, day in _WEEK.findall(text):
        with suppress(ValueError):
            yield date.fromisocalendar(int(year), int(week), int(day))
    for day, month, year in _ROMAN_MONTH.findall(text):
        if month.lower() in _ROMAN:
            for century in ("",) if len(year) == 4 else ("19", "20"):
                yield from _day(century + year, _ROMAN.index(month.lower()) + 1, day)
    for year, month, day in _EAST_ASIAN.findall(text):
        yield from _day(year, month, day)
    boxes = {re.sub(r"\D", "", figures) for figures in set(_BOXES.findall(text))}
    yield from days_in(boxes)


def _day(year: str, month: str | int, day: str) -> Iterator[date]:
    with suppress(ValueError):
        yield date(int(year), int(month), int(day))


def _since_1970(number: int) -> Iterator[date]:
    """The days whose midnight, somewhere, is that many seconds or milliseconds after 1970."""
    seconds = number // 1000 if number % 1000 == 0 and abs(number) >= _MOST_SECONDS else number
    if seconds % _HALF_AN_HOUR or abs(seconds) >= _MOST_SECONDS:
        return
    moment = datetime(1970, 1, 1, tzinfo=UTC) + timedelta(seconds=seconds)
    if moment.hour <= _WEST:
        yield moment.date()
    if moment.hour >= _EAST:
        yield moment.date() + timedelta(days=1)
