"""Days whose parts stand in fields of their own: `dob_day`, `dob_month` and `dob_year`.

A part says so little that nothing else finds it, and the three are as good as the date.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from typing import TypeAlias

from app.engine.detectors.structured.field_names import NESTED, OWN, kind_of_heading
from app.engine.domain.document import Document, Span
from app.engine.text.calendar_terms import MONTHS
from app.engine.text.folding import fold, key_of
from app.progress import Tick, silent, telling

_PARTS = {
    word: part
    for part, words in (
        ("day", "day dd d dia giorno dag"),
        ("month", "month mm m mon mes mese manad"),
        ("year", "year yyyy yy y ano anno ar"),
    )
    for word in words.split()
}
_LIMITS = {"day": 31, "month": 12}
_YEAR = re.compile(r"(?:18|19|20)\d\d")

Stem: TypeAlias = tuple[str, ...]
"""Of the name of a field what is left without the word for the part."""


def parts_of_days(document: Document, tick: Tick = silent) -> Iterator[Span]:
    """The filled fields that hold day, month or year of a date.

    `tick` is called for each field.
    """
    named = {name: found for name in document.fields.names if (found := _part(name))}
    if not named:
        return
    stems: defaultdict[Stem, set[str]] = defaultdict(set)
    for stem, part in named.values():
        stems[stem].add(part)
    dated = {stem for stem in stems if _is_day(stem)}
    whole = {stem for stem, parts in stems.items() if len(parts) == len(_LIMITS) + 1} - dated
    filled: list[tuple[Stem, Span]] = []
    years: set[Stem] = set()
    for field in telling(document.fields, tick):
        stem, part = named.get(field.name, ((), ""))
        value = field.span.of(document.text).strip()
        if part and _fits(part, value):
            filled.append((stem, field.span))
            if part == "year":
                years.add(stem)
    for stem, span in filled:
        # Years, months and days of a time that something takes have no year of four digits.
        if stem in dated or (stem in whole and stem in years):
            yield span


def _part(name: str) -> tuple[Stem, str] | None:
    """What is left of a name, and the part of a day that its last key tells."""
    name = name.rpartition(NESTED)[2]
    if not name.startswith(OWN):
        return None
    *around, last = name.removeprefix(OWN).replace("@", "").split(".")
    words = list(fold(last).words)
    told = [word for word in words if word in _PARTS]
    if len(told) != 1:
        return None
    words.remove(told[0])
    return (*around, " ".join(words)), _PARTS[told[0]]


def _is_day(stem: Stem) -> bool:
    keys = [key for key in stem if key]
    return bool(keys) and kind_of_heading(keys) == "DATE"


def _fits(part: str, value: str) -> bool:
    if part == "year":
        return _YEAR.fullmatch(value) is not None
    if part == "month" and key_of(value) in MONTHS:
        return True
    is_number = value.isascii() and value.isdecimal() and len(value) <= len("31")
    return is_number and 0 < int(value) <= _LIMITS[part]
