"""Telephone numbers that nobody has.

North America: 555-0100 to 555-0199 (North American Numbering Plan). United Kingdom: Ofcom's numbers
for drama. Sweden: the numbers that PTS keeps for books and films. Elsewhere 555-01 in front, which
no plan of the languages of the program gives out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

from app.engine.surrogates.ids import reshaped

_EXTENSION = re.compile(r"\s*(?:\bext(?:ension)?\b\.?|\bx|#|,)\s*\d{1,6}\s*$", re.IGNORECASE)
_VANITY = re.compile(r"(?<=\d[-. ])[A-Z]{3,}\b")
_FULL = 7


def phones(literal: str, rng: Random) -> Iterator[str]:
    """Numbers of the form of `literal`, without end; extensions and pagers keep their shape."""
    extension = _EXTENSION.search(literal)
    end = extension.start() if extension else len(literal)
    while True:
        main = _VANITY.sub(lambda match: reshaped(match[0], rng), literal[:end])
        digits = "".join(filter(str.isdigit, main))
        made = (
            _fictional(digits, rng, abroad=literal.lstrip(" (").startswith(("+", "00")))
            if len(digits) >= _FULL
            else reshaped(digits, rng)
        )
        source = iter(made + reshaped("".join(filter(str.isdigit, literal[end:])), rng))
        yield "".join(next(source) if c.isdigit() else c for c in (*main, *literal[end:]))


def _fictional(digits: str, rng: Random, *, abroad: bool) -> str:
    """As many digits that nobody has."""
    if abroad:
        zeros = "00" if digits.startswith("00") else ""
        code = _country_code(digits[len(zeros) :])
        rest = digits[len(zeros) + len(code) :]
        trunk = "0" if rest.startswith("0") and code in ("44", "46") else ""
        made = _national(code, rest[len(trunk) :], rng)
        return zeros + code + trunk + made
    if digits.startswith("0") and len(digits) in (10, 11):
        return "0" + _national("44" if len(digits) == 11 else "46", digits[1:], rng)
    if len(digits) == 11 and digits.startswith("1"):
        return "1" + _national("1", digits[1:], rng)
    return _national("1", digits, rng)


def _country_code(digits: str) -> str:
    return "1" if digits.startswith("1") else digits[:2]


def _national(code: str, digits: str, rng: Random) -> str:
    """A number inside of a country; `digits` without the zero in front."""
    last = f"{rng.randrange(1000):03d}"
    size = len(digits)
    if code == "44" and size == 10:
        return (f"7700900{last}" if digits.startswith("7") else f"1632960{last}")[:size]
    if code == "46" and size == 9:
        return f"7017406{rng.randrange(5, 100):02d}" if digits[0] == "7" else f"3139006{last[:2]}"
    area = rng.choice("23456789") + reshaped("11", rng) if size == 10 else ""
    return (area + "55501" + reshaped("1" * size, rng))[:size]
