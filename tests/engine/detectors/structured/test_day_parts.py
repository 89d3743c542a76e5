"""A day whose parts stand in fields of their own is a day."""

from __future__ import annotations

import pytest
from support.known.known_fields import with_fields

from app.engine.detectors.merge import merge
from app.engine.detectors.structured.fields import fields_of


def marked(*named: tuple[str, str]) -> list[tuple[str, str]]:
    made = with_fields(*named)
    return [(f.span.of(made.text), f.subcategory) for f in merge(fields_of(made), made)]


@pytest.mark.parametrize(
    ("day", "month", "year"),
    [
        ("$.dob_day", "$.dob_month", "$.dob_year"),
        ("$.birthDay", "$.birthMonth", "$.birthYear"),
        ("$.Day of birth", "$.Month of birth", "$.Year of birth"),
        ("$.patient.birth.day", "$.patient.birth.month", "$.patient.birth.year"),
        ("$.r.dob.@day", "$.r.dob.@month", "$.r.dob.@year"),
        ("$.día de nacimiento", "$.mes de nacimiento", "$.año de nacimiento"),
        ("$.giorno", "$.mese", "$.anno"),
        ("$.day", "$.month", "$.year"),
        ("$.admission DD", "$.admission MM", "$.admission YYYY"),
        ("$.seen.d", "$.seen.m", "$.seen.y"),
    ],
)
def test_a_day_in_three_fields_is_one(day: str, month: str, year: str) -> None:
    named = (day, "14"), (month, "3"), (year, "1961")
    assert marked(*named) == [("14", "DATE"), ("3", "DATE"), ("1961", "DATE")]


def test_month_and_day_of_birth_are_days_without_a_year() -> None:
    assert marked(("$.dob.day", "2"), ("$.dob.month", "March")) == [
        ("2", "DATE"),
        ("March", "DATE"),
    ]
    assert marked(("$.birth_month", "11")) == [("11", "DATE")]


@pytest.mark.parametrize(
    "named",
    [
        [("$.age.years", "62"), ("$.age.months", "3"), ("$.age.days", "2")],
        [("$.followup.year", "2"), ("$.followup.month", "3"), ("$.followup.day", "5")],
        [("$.study day", "14"), ("$.study month", "3")],
        [("$.day", "14"), ("$.visit month", "3"), ("$.cohort year", "2")],
        [("$.heparin.d", "14"), ("$.heparin.m", "3"), ("$.heparin.y", "196")],
    ],
)
def test_ages_times_and_numbered_days_are_none(named: list[tuple[str, str]]) -> None:
    assert "DATE" not in dict(marked(*named)).values()


def test_placeholders_in_a_part_are_none() -> None:
    assert marked(("$.dob.day", "99"), ("$.dob.month", "unknown"), ("$.dob.year", "1961")) == [
        ("1961", "DATE")
    ]
