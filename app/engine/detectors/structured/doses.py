"""How much of a medicine, how often and by which way: `od` below *Dose* is no doctor.

Below a heading that says so, a cell of nothing but amounts and words of closed lists tells nobody.
A name, a full date, a year or a long number is none of them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from app.engine.detectors.structured.field_names import known_fields
from app.engine.text.folding import fold
from app.engine.text.units import HOUR

_LONGEST = 60
_NUMBER = re.compile(r"\d+")
_LETTERS = re.compile(r"[^\W\d_½¼¾]+")
_LONGEST_NUMBER = 4
_YEAR = re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)")
# Three numbers of which one has two figures: `1-0-1` is a day's tablets, `12-5-61` is a day.
_DAY = re.compile(r"(?<!\d)(?:\d{2,4}[./-]\d{1,2}|\d[./-]\d\d)[./-]\d|\d[./-]\d[./-]\d\d")
_HOURS = re.compile(rf"{HOUR}(?:[ ,]{HOUR}){{1,5}}")
_OTHER = re.compile(r"[\w\s.,/+×%½¼¾()<>≤≥~±'’:;-]*")


@dataclass(frozen=True, slots=True)
class _Words:
    """`resources/fields.toml`, as its comments explain it."""

    headings: frozenset[str]
    weak: frozenset[str]
    words: frozenset[str]


def is_dose_heading(heading: str) -> bool:
    """Whether a heading says how much of a medicine, how often or how it is given."""
    words = _folded(heading)
    return bool(words) and words <= _words().headings and not words <= _words().weak


def is_way_heading(heading: str) -> bool:
    """The same of a heading that beside one of doses means the way, and elsewhere a street."""
    words = _folded(heading)
    return bool(words) and words <= _words().headings


def is_dose(value: str) -> bool:
    """Whether a cell says nothing but an amount, how often or by which way."""
    value = value.strip()
    if not value or len(value) > _LONGEST or _OTHER.fullmatch(value) is None:
        return False
    if _YEAR.search(value) or _DAY.search(value):
        return False
    numbers = (len(number) <= _LONGEST_NUMBER for number in _NUMBER.findall(value))
    return all(numbers) and all(
        word in _words().words for one in _LETTERS.findall(value) for word in fold(one).words
    )


def is_way_or_times(value: str) -> bool:
    """The same of a cell with a word, or with several hours: `SC`, `06 12 18 24`."""
    return is_dose(value) and bool(_LETTERS.search(value) or _HOURS.fullmatch(value.strip()))


def _folded(heading: str) -> frozenset[str]:
    return frozenset(fold(heading[:_LONGEST]).words)


@cache
def _words() -> _Words:
    doses = known_fields()["doses"]
    return _Words(*(frozenset(fold(doses[name]).words) for name in ("headings", "weak", "words")))
