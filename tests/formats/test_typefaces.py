"""Ordinary typefaces are told from names that somebody chose."""

from __future__ import annotations

import pytest

from app.formats.typefaces import is_ordinary


@pytest.mark.parametrize(
    "name",
    [
        *("Arial", "ArialMT", "Arial Narrow Bold", "Times New Roman", "TimesNewRomanPS-BoldMT"),
        *("Calibri Light", "Segoe UI Semibold", "ＭＳ 明朝", "宋体", "Noto Sans CJK JP"),
        *("Wingdings 3", "HelveticaNeueLTStd-Roman", "Cambria Math", "@Batang"),
    ],
)
def test_typefaces_of_systems_and_offices_are_ordinary(name: str) -> None:
    assert is_ordinary(name)


@pytest.mark.parametrize(
    "name", ["", "Quillfeather", "Okonkwo Sans", "ArialOkonkwo", "David Bell", "Novak Hand", "Bold"]
)
def test_other_names_are_not(name: str) -> None:
    assert not is_ordinary(name)


def test_a_name_of_many_weights_is_told_at_once() -> None:
    assert not is_ordinary("Arial" + "bi" * 30 + "q")
    assert not is_ordinary("Arial" * 100_000)
