"""Dates in every notation that notes use."""

from __future__ import annotations

import re
from random import Random

from app.training.synthetic.vocabulary import pick, words

_ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")


def full(rng: Random, language: str = "en") -> str:
    """A date with day, month and year."""
    return _notation("full_dates", rng, language)


def part(rng: Random, language: str = "en") -> str:
    """A date that leaves something out: no year, no day, a weekday, a holiday, a season."""
    return _notation("part_dates", rng, language)


def _notation(name: str, rng: Random, language: str) -> str:
    year, month, day = _year(rng), rng.randint(1, 12), rng.randint(1, 28)
    return noted(pick(name, language, rng), rng, language, (year, month, day))


def noted(
    notation: str, rng: Random, language: str = "en", of: tuple[int, int, int] | None = None
) -> str:
    """A date in a notation with slots as in the lists of words; `of` are year, month and day."""
    year, month, day = of or (_year(rng), rng.randint(1, 12), rng.randint(1, 28))
    month_name = words("months", language)[month - 1]
    return notation.format(
        year=year,
        month=month,
        day=day,
        end=min(day + 3, 28),
        two=f"{year % 100:02d}",
        name=month_name,
        short=month_name[:3],
        upper=month_name[:3].upper(),
        roman=_ROMAN[month - 1],
        decade=year // 10 * 10,
        ordinal=_ordinal(day),
        weekday=rng.choice(words("days", language)),
        short_day=rng.choice(words("short_days", language)),
        holiday=rng.choice(words("holidays", language)),
        season=rng.choice(words("seasons", language)),
        week=rng.randint(1, 52),
    )


def fragment(form: str, rng: Random, language: str = "en") -> str:
    """A day of the month for `day`, a weekday for `weekday`, nothing for another form."""
    if form == "day":
        day = rng.randint(1, 31)
        return _ordinal(day) if language == "en" else str(day)
    if form == "weekday":
        return rng.choice(words("days", language) + words("short_days", language))
    return ""


def like(literal: str, rng: Random, language: str = "en") -> str:
    """Another date in the notation of `literal`."""
    fresh = re.sub(r"[^\W\d_]+", lambda m: _word(m[0], rng, language), literal)
    return re.sub(r"\d+", lambda m: _number(m[0], rng), fresh)


def _year(rng: Random) -> int:
    return rng.randint(1928, 2035) if rng.random() < 0.4 else rng.randint(2005, 2026)


def _ordinal(day: int) -> str:
    ending = "th" if 10 < day < 20 else {1: "st", 2: "nd", 3: "rd"}.get(day % 10, "th")
    return f"{day}{ending}"


def _word(word: str, rng: Random, language: str) -> str:
    for names in (words("months", language), words("days", language)):
        for name in names:
            if word.casefold() == name.casefold():
                return _cased(rng.choice(names), word)
            if word.casefold() == name[:3].casefold():
                return _cased(rng.choice(names)[:3], word)
    seasons = words("seasons", language)
    if word.casefold() in seasons:
        return _cased(rng.choice(seasons), word)
    return word


def _cased(word: str, model: str) -> str:
    if model.isupper():
        return word.upper()
    return word.lower() if model.islower() else word[:1].upper() + word[1:]


def _number(digits: str, rng: Random) -> str:
    if len(digits) == 4:
        return str(_year(rng))
    if len(digits) == 6:
        return "".join(_number(digits[i : i + 2], rng) for i in (0, 2, 4))
    if len(digits) > 4:
        return f"{_year(rng)}{rng.randint(1, 12):02d}{rng.randint(1, 28):02d}"[: len(digits)]
    value = rng.randint(1, 12) if int(digits) <= 12 else rng.randint(13, 28)
    if int(digits) > 31:
        value = rng.randint(32, 99)
    return f"{value:0{len(digits)}d}"
