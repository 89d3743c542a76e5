"""Digits that stand for letters are read as these; numbers stay numbers."""

from __future__ import annotations

import pytest

from app.engine.text.misread import with_letters


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("0sei-Tutu", "Osei-Tutu"),
        ("Gustafss0n", "Gustafsson"),
        ("DEGL'INN0CENTI", "DEGL'INNOCENTI"),
        ("H00per", "Hooper"),
        ("Emanue1", "Emanuel"),
        ("Lind 45", "Lind 45"),
        ("21st Lind", "21st Lind"),
    ],
)
def test_digits_within_a_name_are_letters(written: str, read: str) -> None:
    assert with_letters(written, at_end=True) == read


@pytest.mark.parametrize("written", ["Ward1", "12B Hill", "2nd floor", "B2 North", "7l Bramble"])
def test_numbers_of_places_stay(written: str) -> None:
    assert with_letters(written) == written
