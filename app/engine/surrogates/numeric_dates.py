"""Dates in figures, written anew with the zeros, points and order that they had."""

from __future__ import annotations

import re
from collections.abc import Mapping

from app.engine.surrogates.date_fields import (
    Fields,
    Writer,
    month_of_roman,
    number_like,
    pair_like,
    roman_month,
    turned,
    year_like,
    year_of,
)
from app.engine.surrogates.date_shift import DateShift
from app.engine.surrogates.table import in_case_of


class NumericDates:
    """Writers by the group of `date_forms.SHAPES` that tells the notation.

    They raise `ValueError` for a day that the calendar does not have.
    """

    def __init__(self, shift: DateShift) -> None:
        self._shift = shift
        self.writers: Mapping[str, Writer] = {
            "compact": self._compact,
            "iso_y": self._iso,
            "full_a": self._full,
            "roman_m": self._roman,
            "my_m": self._month_year,
            "pair_a": self._pair,
            "decade": self._decade,
            "year": self._bare_year,
        }

    def _compact(self, match: re.Match[str]) -> Fields:
        return {"compact": self._shift.compact(match["compact"])}

    def _iso(self, match: re.Match[str]) -> Fields:
        month, day = match["iso_m"], match["iso_d"]
        moved = self._shift.day(year_of(match["iso_y"]), int(month), int(day))
        fields = pair_like(moved.month, moved.day, month, day)
        return {"iso_y": f"{moved.year:04d}", "iso_m": fields[0], "iso_d": fields[1]}

    def _full(self, match: re.Match[str]) -> Fields:
        a, b = match["full_a"], match["full_b"]
        month, day = self._shift.ordered(int(a), int(b))
        moved = self._shift.day(year_of(match["full_y"]), month, day)
        fields = moved.month, moved.day
        written = pair_like(*(fields if month == int(a) else fields[::-1]), a, b)
        return {
            "full_a": written[0],
            "full_b": written[1],
            "full_y": year_like(moved, match["full_y"]),
        }

    def _pair(self, match: re.Match[str]) -> Fields:
        a, b = match["pair_a"], match["pair_b"]
        if int(b) > 31:
            moved = self._shift.month(year_of(b), int(a))
            return {"pair_a": number_like(moved.month, a), "pair_b": year_like(moved, b)}
        month, day = self._shift.ordered(int(a), int(b))
        moved = self._shift.day(None, month, day)
        fields = moved.month, moved.day
        written = pair_like(*(fields if month == int(a) else fields[::-1]), a, b)
        return {"pair_a": written[0], "pair_b": written[1]}

    def _roman(self, match: re.Match[str]) -> Fields:
        day, year = match["roman_d"], match["roman_y"]
        month = month_of_roman(match["roman_m"])
        moved = self._shift.day(year_of(year) if year else None, month, int(day))
        made = {
            "roman_d": number_like(moved.day, day),
            "roman_m": in_case_of(roman_month(moved.month), match["roman_m"]),
        }
        return made | ({"roman_y": year_like(moved, year)} if year else {})

    def _month_year(self, match: re.Match[str]) -> Fields:
        month, year = match["my_m"], match["my_y"]
        moved = self._shift.month(year_of(year), int(month))
        padded = f"{moved.month:02d}" if len(month) == 2 else str(moved.month)
        return {"my_m": padded, "my_y": year_like(moved, year)}

    def _decade(self, match: re.Match[str]) -> Fields:
        return {"decade": turned(match["decade"], 10 * self._shift.sign)}

    def _bare_year(self, match: re.Match[str]) -> Fields:
        return {"year": turned(match["year"], self._shift.sign)}
