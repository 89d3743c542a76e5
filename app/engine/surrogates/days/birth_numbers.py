"""Numbers that tell when somebody was born: personnummer, codice fiscale, hetu, CURP and others.

In an export such a number tells the day that stands for the birth elsewhere, or the age would not
agree with it.
"""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import date

SWEDISH = re.compile(
    r"(?P<y>(?:18|19|20)?\d\d)(?P<gap> ?)(?P<m>0[1-9]|1[0-2])(?P=gap)(?P<d>[0-3]\d|[6-9]\d)"
    r"(?P<mark>[-+ ]?)\d\d(?P<sex>\d)\d"
)
"""Personnummer and samordningsnummer, with the birth and the digit that tells the sex."""
ITALIAN = re.compile(
    r"[A-Z]{3} ?[A-Z]{3} ?(?P<y>\d\d) ?(?P<m>[A-EHLMPRST])(?P<d>\d\d) ?[A-Z]\d{3} ?[A-Z]",
    re.IGNORECASE,
)
"""Codice fiscale, with the birth."""
_CUT = re.compile(r"(?P<y>(?:19|20)?\d\d)(?P<m>0[1-9]|1[0-2])(?P<d>[0-3]\d)-?")
_CATALAN = re.compile(
    r"[A-Z]{4} ?(?P<sex>[01]) ?(?P<y>\d\d)(?P<m>\d\d)(?P<d>\d\d) ?\d{3}(?: ?\d{2})?", re.IGNORECASE
)
_FINNISH = re.compile(
    r"(?P<d>[0-3]\d)(?P<m>0[1-9]|1[0-2])(?P<y>\d\d)(?P<mark>[-+A-FU-Y])\d{3}[0-9A-Z]", re.IGNORECASE
)
# Of whoever has no personnummer: `600914-T441`, `20241231-TF18`.
_RESERVED = re.compile(
    r"(?P<y>(?:19|20)?\d\d)(?P<m>0[1-9]|1[0-2])(?P<d>[0-3]\d)-?[A-Z]{1,2}\d{1,3}", re.IGNORECASE
)
_MEXICAN = re.compile(
    r"[A-Z]{4}(?P<y>\d\d)(?P<m>0[1-9]|1[0-2])(?P<d>[0-3]\d)"
    r"(?:(?P<sex>[HMX])[A-Z]{5}[A-Z\d]\d|[A-Z\d]{3})",
    re.IGNORECASE,
)
_SOUTH_AFRICAN = re.compile(
    r"(?P<y>\d\d)(?P<m>0[1-9]|1[0-2])(?P<d>[0-3]\d) ?\d{4} ?[0-2] ?[89] ?\d"
)
MONTH_LETTERS = "ABCDEHLMPRST"
"""What stands for January to December in a codice fiscale."""
_CENTURIES = {"+": 1800, "-": 1900} | dict.fromkeys("UVWXY", 1900) | dict.fromkeys("ABCDEF", 2000)
WOMAN, COORDINATED = 40, 60
"""What is added to the day: for women in Italy, for whoever has no other number in Sweden."""
_OLDEST, _NEW_CENTURY = 100, 2000
_PATTERNS = (SWEDISH, ITALIAN, _FINNISH, _CATALAN, _RESERVED, _MEXICAN, _SOUTH_AFRICAN)


@dataclass(frozen=True, slots=True)
class BirthNumber:
    """A number of a person. `literal` and what was read in it."""

    literal: str = field(repr=False)
    born: date = field(repr=False)
    _match: re.Match[str] = field(repr=False)

    @classmethod
    def of(cls, literal: str, newest: date) -> BirthNumber | None:
        """The birth that `literal` tells, no later than `newest`; None where it tells none."""
        for pattern in _PATTERNS:
            match = pattern.fullmatch(literal)
            if match is not None:
                with suppress(ValueError):
                    return cls(literal, _born(match, newest), match)
        return None

    @classmethod
    def cut(cls, literal: str, newest: date) -> BirthNumber | None:
        """As `of`, of a personnummer without its last four digits: `530303-`."""
        match = _CUT.fullmatch(literal)
        if match is not None:
            with suppress(ValueError):
                return cls(literal, _born(match, newest), match)
        return None

    def with_birth(self, drawn: str, born: date) -> str:
        """`drawn`, of the same shape as this number, with another birth in its place."""
        more = _more(self._match)
        fields = {
            "y": f"{born.year:04d}"[-len(self._match["y"]) :],
            "m": f"{born.month:02d}"
            if self._match["m"].isdigit()
            else MONTH_LETTERS[born.month - 1],
            "d": f"{born.day + more:02d}",
        }
        made = list(drawn)
        if self._match.re in (_CATALAN, _MEXICAN) and self._match["sex"]:
            made[self._match.start("sex")] = self._match["sex"]
        if self._match.re is _FINNISH:
            # Nobody has a number from 900 on for long; which sign stands tells the century.
            start = self._match.end("mark")
            made[start] = "9"
            made[start - 1] = self._mark(born)
        for name, written in fields.items():
            made[slice(*self._match.span(name))] = written
        return "".join(made)

    def _mark(self, born: date) -> str:
        mark = self._match["mark"]
        if _CENTURIES[mark.upper()] == born.year // 100 * 100:
            return mark
        return "A" if born.year >= _NEW_CENTURY else "-"


def _born(match: re.Match[str], newest: date) -> date:
    month = match["m"]
    in_month = int(month) if month.isdigit() else MONTH_LETTERS.index(month.upper()) + 1
    day, year = int(match["d"]) - _more(match), int(match["y"])
    mark = match.groupdict().get("mark") or ""
    if match.re is _FINNISH:
        return date(_CENTURIES[mark.upper()] + year, in_month, day)
    if len(match["y"]) == 4:
        return date(year, in_month, day)
    century = newest.year // 100 * 100
    born = date(
        century + year if century + year <= newest.year else century - 100 + year, in_month, day
    )
    return born.replace(year=born.year - _OLDEST) if mark == "+" else born


def _more(match: re.Match[str]) -> int:
    """What is added to the day: for women in Italy, for whoever has no other number in Sweden."""
    day = int(match["d"])
    if match.re is ITALIAN and day > WOMAN:
        return WOMAN
    return COORDINATED if match.re is SWEDISH and day > COORDINATED else 0
