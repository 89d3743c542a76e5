"""Days as notes write them: years in front, ranges of years, days of a month that is not told."""

from __future__ import annotations

from datetime import date

import pytest
from support.marked_text import made

KEYS = [bytes([number]) * 32 for number in range(12)]


@pytest.mark.parametrize("key", KEYS, ids=range(len(KEYS)))
def test_a_year_in_front_and_a_range_of_years_are_read(key: bytes) -> None:
    (born,) = made("f. <DATE|40-03-08>, ileus", "sv", key)
    year, month, day = map(int, born.split("-"))
    assert date(1900 + year, month, day) != date(1940, 3, 8)
    assert abs(date(1900 + year, month, day) - date(1940, 3, 8)).days <= 3 * 365
    (range_,) = made("spiral <DATE|2017-19>, sedan ut", "sv", key)
    first, last = range_.split("-")
    assert int(last) - int(first[2:]) == 2
    assert first != "2017"


@pytest.mark.parametrize("key", KEYS, ids=range(len(KEYS)))
def test_days_without_a_year_are_near_the_last_visit(key: bytes) -> None:
    seen, before = made("Fecha <DATE|02/03/2025>. Ingresada el <DATE|jueves 27>", "es", key)
    day, month, year = map(int, seen.split("/"))
    shift = date(year, month, day) - date(2025, 3, 2)
    assert before.rpartition(" ")[2] == str((date(2025, 2, 27) + shift).day)
    seen, later = made("Fecha <DATE|9/12/2024>; cita <DATE|8/1>", "es", key)
    day, month, year = map(int, seen.split("/"))
    moved = date(2025, 1, 8) + (date(year, month, day) - date(2024, 12, 9))
    assert later == f"{moved.day}/{moved.month}"


def test_short_months_stay_in_their_language() -> None:
    for key in KEYS:
        shown = made("semana del <DATE|16 de sept>. El <DATE|11/09/2024>", "es", key)[0]
        assert shown.split()[-1] not in ("june", "july", "august", "march", "april", "may"), shown


@pytest.mark.parametrize("key", KEYS, ids=range(len(KEYS)))
def test_figures_near_a_day_of_the_note_are_a_day(key: bytes) -> None:
    came, left, number = made(
        "Inskr <IDNUM|250307> Utskr <DATE|250312> nr <IDNUM|773410>", "sv", key
    )
    days = [date(2000 + int(one[:2]), int(one[2:4]), int(one[4:])) for one in (came, left)]
    assert (days[1] - days[0]).days == 5
    assert number != "773410"
