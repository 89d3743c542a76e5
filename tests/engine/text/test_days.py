"""Dates are read as days of the calendar, whatever their notation."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.text.days import days_named

DAY = date(1961, 3, 14)


@pytest.mark.parametrize(
    "text",
    [
        *("03/14/1961", "3/14/61", "14.03.1961", "14-3-1961", "1961-03-14", "1961/3/14"),
        *("19610314080000", "196103142359", "D:19610314080000Z"),
        *("19610314", "14031961", "03141961", "14 03 1961", "610314-1234", "610374-1234"),
        *("14 March 1961", "14th of March, 1961", "March 14, 1961", "Mar. 14 1961", "14-Mar-1961"),
        *(
            "14MAR1961",
            "14 de marzo de 1961",
            "14 marzo 1961",
            "den 14 mars 1961",
            "14º marzo 1961",
        ),
        *("the fourteenth of March 1961", "March the fourteenth, nineteen sixty-one"),
    ],
)
def test_a_notation_names_the_day(text: str) -> None:
    assert DAY in frozenset().union(*days_named(f"born {text}, seen today"))


@pytest.mark.parametrize(
    "text",
    ["3/14", "14 March", "120/80/60", "99.99.9999", "1961", "10.0.0.1", "v1.2.3", "12345678901"],
)
def test_no_whole_date_names_no_day(text: str) -> None:
    assert not frozenset().union(*days_named(f"x {text} y"))


@given(st.dates(date(1900, 1, 1), date(2059, 12, 31)))
def test_every_day_is_found_in_every_order(day: date) -> None:
    for text in (
        f"{day:%Y-%m-%d}",
        f"{day:%d/%m/%Y}",
        f"{day:%m/%d/%Y}",
        f"{day:%d %B %Y}",
        f"{day:%Y%m%d}",
    ):
        assert any(day in named for named in days_named(text))
