"""Dates in every notation that notes use."""

from __future__ import annotations

import re
from random import Random

from app.training.synthetic.vocabulary import words

MONTHS = words("months")
DAYS = words("days")
HOLIDAYS = words("holidays")
_SEASONS = words("seasons")
_SHORT_DAYS = words("short_days")


def full(rng: Random) -> str:
    """A date with day, month and year."""
    year, month, day = _year(rng), rng.randint(1, 12), rng.randint(1, 28)
    name, short = MONTHS[month - 1], MONTHS[month - 1][:3]
    two = f"{year % 100:02d}"
    return rng.choice(
        [
            *(f"{month}/{day}/{year}", f"{month:02d}/{day:02d}/{year}", f"{month}/{day}/{two}"),
            *(
                f"{month:02d}/{day:02d}/{two}",
                f"{year}-{month:02d}-{day:02d}",
                f"{name} {day}, {year}",
            ),
            *(f"{short} {day}, {year}", f"{day} {name} {year}", f"{day}-{short}-{year}"),
            *(
                f"{month}-{day}-{two}",
                f"{day:02d}.{month:02d}.{year}",
                f"{day:02d}{short.upper()}{year}",
            ),
            *(f"{day:02d}/{month:02d}/{year}", f"{day} {short} {year}", f"{name} {day} {year}"),
            *(f"{rng.choice(DAYS)}, {name} {day}, {year}", f"{name} {_ordinal(day)}, {year}"),
            *(
                f"{year}/{month:02d}/{day:02d}",
                f"{year}{month:02d}{day:02d}",
                f"{month}.{day}.{two}",
            ),
            *(f"{day} {short} '{two}", f"{short}. {day}, {year}", f"{month:02d}-{day:02d}-{year}"),
            *(
                f"{rng.choice(_SHORT_DAYS)} {month}/{day}/{two}",
                f"{_ordinal(day)} of {name} {year}",
            ),
        ]
    )


def part(rng: Random) -> str:
    """A date that leaves something out: no year, no day, a weekday, a holiday, a season."""
    year, month, day = _year(rng), rng.randint(1, 12), rng.randint(1, 28)
    name, short, two = MONTHS[month - 1], MONTHS[month - 1][:3], f"{year % 100:02d}"
    notations: list[str] = [
        *(f"{month}/{day}", f"{month}/{day}", f"{month:02d}/{day:02d}", f"{name} {day}"),
        *(f"{name} {_ordinal(day)}", f"{short} {day}", f"{name} {year}", f"{month}/{year}"),
        *(f"{year}", f"{year}", f"{short} {year}", f"'{two}", f"{name}", f"{short} '{two}"),
        *(rng.choice(DAYS), rng.choice(DAYS), rng.choice(_SHORT_DAYS), rng.choice(HOLIDAYS)),
        *(f"{rng.choice(DAYS)}, {name} {day}", _ordinal(day), f"{day} {name}"),
        *(
            f"{rng.choice(_SEASONS)} of {year}",
            f"{rng.choice(_SEASONS)} {year}",
            f"{day}-{short}",
        ),
        *(
            f"{rng.choice(['early', 'mid', 'late'])}-{name}",
            f"{name} of {year}",
            f"{month}-{day}",
        ),
        *(f"{rng.choice(HOLIDAYS)} {year}", f"{year // 10 * 10}s", f"{month}/{two}"),
        *(f"{rng.choice(_SHORT_DAYS)} {month}/{day}"),
    ]
    return rng.choice(notations)


def fragment(form: str, rng: Random) -> str:
    """A day of the month for `day`, a weekday for `weekday`, nothing for another form."""
    if form == "day":
        return _ordinal(rng.randint(1, 31))
    if form == "weekday":
        return rng.choice(DAYS + _SHORT_DAYS)
    return ""


def like(literal: str, rng: Random) -> str:
    """Another date in the notation of `literal`."""
    fresh = re.sub(r"[^\W\d_]+", lambda m: _word(m[0], rng), literal)
    return re.sub(r"\d+", lambda m: _number(m[0], rng), fresh)


def _year(rng: Random) -> int:
    return rng.randint(1928, 2035) if rng.random() < 0.4 else rng.randint(2005, 2026)


def _ordinal(day: int) -> str:
    ending = "th" if 10 < day < 20 else {1: "st", 2: "nd", 3: "rd"}.get(day % 10, "th")
    return f"{day}{ending}"


def _word(word: str, rng: Random) -> str:
    for names, size in ((MONTHS, 3), (DAYS, 3)):
        for name in names:
            if word.casefold() == name.casefold():
                return _cased(rng.choice(names), word)
            if word.casefold() == name[:size].casefold():
                return _cased(rng.choice(names)[:size], word)
    if word.casefold() in _SEASONS:
        return _cased(rng.choice(_SEASONS), word)
    return word


def _cased(word: str, model: str) -> str:
    return word.upper() if model.isupper() else word.lower() if model.islower() else word


def _number(digits: str, rng: Random) -> str:
    if len(digits) == 4:
        return str(_year(rng))
    if len(digits) > 4:
        return f"{_year(rng)}{rng.randint(1, 12):02d}{rng.randint(1, 28):02d}"[: len(digits)]
    value = rng.randint(1, 12) if int(digits) <= 12 else rng.randint(13, 28)
    if int(digits) > 31:
        value = rng.randint(32, 99)
    return f"{value:0{len(digits)}d}"
