"""Weeks of a pregnancy that are written like weeks of the year: `OGTT v 28`.

As week 40 they would be another fact. A text that tells weeks and days (`v 28+2`) counts so, and
what else it numbers so may be either: a label stands for it.
"""

from __future__ import annotations

import re

_WEEKS_AND_DAYS = re.compile(
    r"(?<!\w)(?:v\.?|vecka|g?v|sett\.?|SG|EG|w|week)\s?[1-4]?\d\s?\+\s?[0-6](?!\d)"
    r"|(?<![\w+.,])[1-4]\d\s?\+\s?[0-6]\s?(?:v|sett\w*|sg|w(?:ee)?ks?)\.?(?!\w)",
    re.IGNORECASE,
)
_WEEK = re.compile(r"(?:v\.?|vecka|week|wk\.?|sett(?:imana|\.)?|semana)\s?(\d{1,2})", re.IGNORECASE)
_FIRST, _LAST = 4, 43
_PREGNANCY_BEFORE = re.compile(
    r"(?<!\w)(?:gravidit|gravid|missfall|abort|pregnan|miscarriage|embaraz|gestaci|gestant|gravidanz|incint)[^.;\n]*$",
    re.IGNORECASE,
)


def tells_weeks_and_days(text: str) -> bool:
    """Whether a text counts a pregnancy in weeks and days."""
    return _WEEKS_AND_DAYS.search(text) is not None


def may_be_of_pregnancy(literal: str) -> bool:
    """Whether a week is one that a pregnancy has: `v 28`, and not `v 50` or `v 28 2025`."""
    week = _WEEK.fullmatch(literal)
    return week is not None and _FIRST <= int(week[1]) <= _LAST


def is_of_pregnancy(before: str) -> bool:
    """Whether a pregnancy is told before a week in the same sentence: `missfall v 10`."""
    return _PREGNANCY_BEFORE.search(before) is not None
