"""Days as shorthand writes them agree with each other and with the ages."""

from __future__ import annotations

from datetime import date

import pytest
from support.marked_text import made

from app.engine.surrogates.days.births import years

KEYS = [bytes([number]) * 32 for number in range(6)]


@pytest.mark.parametrize("key", KEYS)
def test_the_age_agrees_with_the_number_where_the_visit_has_six_figures(key: bytes) -> None:
    visit, number, age = made(
        "Ank <DATE|251108> 23:41. Pnr <SSN|980403-4842>. <AGE|27>-årig kvinna", "sv", key
    )
    seen, born = (date.fromisoformat(f"{c}{n[:6]}") for c, n in (("20", visit), ("19", number)))
    if born.year < 1930:
        born = born.replace(year=born.year + 100)
    assert years(born, seen) == int(age)


@pytest.mark.parametrize("key", KEYS)
def test_a_number_without_its_end_tells_a_birth_that_agrees_with_the_age(key: bytes) -> None:
    seen, number, age = made(
        "Ank <DATE|2025-08-21>. Pat: Berit <SSN|530303>- Kvinna, <AGE|72> år", "sv", key
    )
    assert years(date.fromisoformat(f"19{number}"), date.fromisoformat(seen)) == int(age)


@pytest.mark.parametrize(
    ("marked", "days"),
    [
        ("RT dal <DATE|4/9> al <DATE|6/10/2023>. Oggi <DATE|06/10/2025>", 32),
        ("ricovero <DATE|20/12> - <DATE|8/1/2024>", 19),
    ],
)
def test_a_stretch_of_another_year_keeps_its_length(marked: str, days: int) -> None:
    """Also over a leap day, whatever the year of most dates is."""
    for number in range(40):
        first, last, *_ = made(marked, "it", bytes([number]) * 32)
        day, month = map(int, first.split("/"))
        d, m, y = map(int, last.split("/"))
        begins = date(y if (month, day) <= (m, d) else y - 1, month, day)
        assert (date(y, m, d) - begins).days == days


@pytest.mark.parametrize(
    ("marked", "language"), [("<DATE|3 febr>", "sv"), ("<DATE|3 febbr>", "it")]
)
def test_february_in_five_letters_is_a_month(marked: str, language: str) -> None:
    (shown,) = made(f"Prov {marked}, svar sen", language)
    assert shown[0].isdigit()
