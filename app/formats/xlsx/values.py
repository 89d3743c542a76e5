"""What a cell holds as text, and what an edited text is as the value of a cell.

Dates are shown as ISO 8601, whatever their format: the value holds the whole date, also where the
sheet shows a part of it, and day and month cannot be taken for each other (decision 46).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from datetime import date, datetime, time, timedelta
from enum import StrEnum
from typing import TypeAlias

Value: TypeAlias = str | bool | int | float | date | time | timedelta

_EPOCH = datetime(1899, 12, 30)  # noqa: DTZ001 - cells know no time zone
_DAY = timedelta(days=1)
_FIRST_DAY = 61  # before it Excel counts a day that never was
_NUMBER = re.compile(r"-?(?:0|[1-9]\d{0,14})(?:\.\d{1,17})?(?:e[+-]\d{1,2})?")
_TIMED = re.compile(r"(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d(?::\d\d)?))?")
_TIME = re.compile(r"(\d\d):(\d\d)(?::(\d\d))?")
_DURATION = re.compile(r"(\d+):(\d\d):(\d\d)")
# Numbers shown as marks and digits, such as 000-00-0000, and those with zeros before them.
_SHAPE = re.compile(r"[0\-/. ()]*")
_FEWEST_ZEROS = 3
_LITERAL = re.compile(r'"[^"]*"|\\.|\[[^\]]*\]|_.|\*.')


class Kind(StrEnum):
    """How an export shows a value. Nothing of a number format but this is kept."""

    GENERAL = "general"
    TEXT = "text"
    INTEGER = "integer"
    DECIMALS = "decimals"
    PERCENT = "percent"
    DATE = "date"
    DATE_TIME = "date and time"
    TIME = "time"
    DURATION = "duration"


@dataclass(frozen=True, slots=True)
class Shown:
    """A value as text, with its kind."""

    text: str = field(repr=False)
    kind: Kind


def shown(value: Value, number_format: str) -> Shown:  # noqa: PLR0911 - one for each type
    """The text of a cell's value."""
    match value:
        case bool():
            return Shown(str(value).upper(), Kind.TEXT)
        case datetime():
            value = value + timedelta(microseconds=500_000)
            if (value.hour, value.minute, value.second) == (0, 0, 0):
                return Shown(f"{value:%Y-%m-%d}", Kind.DATE)
            clock = f"{value:%H:%M:%S}" if value.second else f"{value:%H:%M}"
            return Shown(f"{value:%Y-%m-%d} {clock}", Kind.DATE_TIME)
        case date():
            return Shown(value.isoformat(), Kind.DATE)
        case time():
            return Shown(f"{value:%H:%M:%S}" if value.second else f"{value:%H:%M}", Kind.TIME)
        case timedelta():
            seconds = round(value.total_seconds())
            if seconds < 0:
                return Shown(f"-{timedelta(seconds=-seconds)}", Kind.TEXT)
            clock = f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"
            return Shown(clock, Kind.DURATION)
        case int() | float():
            return _number(value, number_format)
    return Shown(value, Kind.TEXT)


def _number(value: float, number_format: str) -> Shown:
    plain = _LITERAL.sub("", number_format)
    if "%" in plain:
        return Shown(f"{_plain(round(value * 100, 10))}%", Kind.PERCENT)
    if _is_shape(number_format) and value >= 0 and float(value).is_integer():
        return Shown(_in_shape(int(value), number_format.replace("\\", "")), Kind.TEXT)
    kind = Kind.DECIMALS if "0.0" in plain else Kind.INTEGER if "0" in plain else Kind.GENERAL
    return Shown(
        _plain(value), kind if float(value).is_integer() or "0.0" in plain else Kind.GENERAL
    )


def _plain(value: float) -> str:
    if float(value).is_integer() and abs(value) < 1e15:
        return str(int(value))
    return format(value, ".15g")


def _is_shape(number_format: str) -> bool:
    pattern = number_format.replace("\\", "")
    if not _SHAPE.fullmatch(pattern) or pattern.count("0") < _FEWEST_ZEROS:
        return False
    return "." not in pattern


def _in_shape(number: int, pattern: str) -> str:
    digits = list(str(number).zfill(pattern.count("0")))
    out = [digits.pop() if sign == "0" else sign for sign in reversed(pattern)]
    return "".join(digits) + "".join(reversed(out))


def serial(text: str, kind: Kind) -> float | None:
    """The number of a cell that says `text` as `kind`; None where the text is no such value."""
    match kind:
        case Kind.DATE | Kind.DATE_TIME:
            return _day(text)
        case Kind.TIME:
            found = _TIME.fullmatch(text)
            return _clock(found) if found else None
        case Kind.DURATION:
            found = _DURATION.fullmatch(text)
            return _clock(found) if found else None
        case Kind.PERCENT:
            bare = text.removesuffix("%")
            is_one = bare != text and _NUMBER.fullmatch(bare)
            return float(f"{float(bare) / 100:.15g}") if is_one else None
        case Kind.GENERAL | Kind.INTEGER | Kind.DECIMALS:
            return float(text) if _NUMBER.fullmatch(text) else None
    return None


def _day(text: str) -> float | None:
    found = _TIMED.fullmatch(text)
    try:
        moment = datetime.fromisoformat(text) if found else None
    except ValueError:
        return None
    if moment is None:
        return None
    days = (moment - _EPOCH) / _DAY
    return days if days >= _FIRST_DAY else None


def _clock(found: re.Match[str]) -> float:
    hours, minutes, seconds = (int(one or 0) for one in found.groups())
    return (3600 * hours + 60 * minutes + seconds) / 86400
