"""Bare numbers that were taken for ages, told by what stands beside them.

`CEA 6 (jan), 9 (mars)` has two values, and `dal 1996 (29 anni)` says how long it has lasted: moved
as ages they would be other facts.
"""

from __future__ import annotations

import re

from app.engine.text.calendar_terms import MONTHS, alternatives

_MONTH = rf"\(\s?(?:{alternatives(MONTHS)})\.?(?:\s(?:19|20)?\d\d)?"
_MONTH_BEFORE = re.compile(rf"{_MONTH}\s?[:=]?\s$", re.IGNORECASE)
_MONTH_BEHIND = re.compile(rf"\s{_MONTH}\s?\)", re.IGNORECASE)
_YEAR_BEFORE = re.compile(
    r"(?<!\w)(?:dal?|sedan|från|since|from|desde(?: el)?)\s(?:19|20)\d\d\s?[,(]\s?$", re.IGNORECASE
)
_SPAN_BEFORE = re.compile(r"(?<![\w.,/])(\d{1,3}\s?[-–]\s?)$")


def is_of_month(before: str, text: str, end: int) -> bool:
    """Whether a number before `end` is the value of a month: the 66 of `vikt 58 (jan: 66)`."""
    return _MONTH_BEFORE.search(before) is not None or _MONTH_BEHIND.match(text, end) is not None


def is_since_year(before: str) -> bool:
    """Whether the year in which something began stands before a number: `sedan 1996 (29 år)`."""
    return _YEAR_BEFORE.search(before) is not None


def beginning_of_span(before: str, start: int) -> int | None:
    """Where the span begins of which a number at `start` is the last: `40-45 anni`."""
    first = _SPAN_BEFORE.search(before)
    return start - len(first[1]) if first is not None else None
