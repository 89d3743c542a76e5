"""A name in which recognition read a letter as a digit leaves none of its letters."""

from __future__ import annotations

import pytest
from support.marked_text import made

KEYS = [bytes([number]) * 32 for number in range(6)]


@pytest.mark.parametrize("key", KEYS)
def test_a_misread_name_has_the_surrogate_of_the_name(key: bytes) -> None:
    read, misread = made("<PATIENT|Kofi Osei> and <PATIENT|Kwabena 0sei>", "en", key)
    assert read.split()[1] == misread.split()[1]
    assert not any(map(str.isdigit, misread))


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize(
    ("marked", "language"),
    [
        ("<PATIENT|Gustafss0n, Hilding Emanue1>", "sv"),
        ("dr.ssa <DOCTOR|B0ncompagni>", "it"),
        ("at <HOSPITAL|R0yal Glanford Infirmary>", "en"),
    ],
)
def test_no_digit_or_letter_of_it_stays(marked: str, language: str, key: bytes) -> None:
    (name,) = made(marked, language, key)
    assert not any(map(str.isdigit, name))


def test_a_day_of_the_week_becomes_nobody() -> None:
    assert made("<DOCTOR|Mån> ny vikarie", "sv") == ["[DOCTOR]"]


@pytest.mark.parametrize("key", KEYS)
def test_a_short_name_behind_a_title_in_small_letters_is_no_initials(key: bytes) -> None:
    first, again = made("doctor <DOCTOR|cho> at one, copy to doctor <DOCTOR|cho>", "en", key)
    assert first == again
    assert set(first) & set("aeiouy"), first
    assert first.islower()


@pytest.mark.parametrize("between", ["-", ", ", "–", " - ", "."])
@pytest.mark.parametrize("name", ["VUKOVICH", "Roper", "OSEI"])
def test_a_name_that_is_spelled_is_spelled_as_its_surrogate(name: str, between: str) -> None:
    spelled = between.join(name.upper())
    full, letters = made(f"Last name <PATIENT|{name}>, <PATIENT|{spelled}>.", "en", KEYS[0])
    assert letters == between.join(filter(str.isalpha, full.upper()))
