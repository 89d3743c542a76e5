"""A page that lies on its side is known by a glance, and read once."""

from __future__ import annotations

from unittest.mock import Mock

import pytest
from PIL import Image, ImageDraw
from support.files import scan_files

from app.formats.ocr import page_reader
from app.formats.ocr.looks.sideways import quarters_on_its_side
from app.formats.ocr.page_reader import words_to_check
from app.formats.ocr.recogniser import recognise_all

LINES = tuple(f"{line} Line {number}." for number in range(5) for line in scan_files.LETTER)


def page(lines: tuple[str, ...] = LINES) -> Image.Image:
    made = Image.new("L", (1100, 1400), 255)
    for number, line in enumerate(lines):
        ImageDraw.Draw(made).text((90, 90 + 60 * number), line, font=scan_files.letters(31), fill=0)
    return made


@pytest.mark.parametrize(("turned", "back"), [(1, 3), (3, 1)])
def test_page_on_its_side_is_read_once(
    turned: int, back: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    look = Mock(wraps=recognise_all)
    monkeypatch.setattr(page_reader, "recognise_all", look)
    read = words_to_check(page().rotate(90 * turned, expand=True), lambda: None)
    assert read.text == "\n".join(LINES)
    assert read.quarters == back
    assert look.call_count == 1


@pytest.mark.parametrize(
    "shown", [page(), page().rotate(180), page(()), page(LINES[:2]).rotate(90)]
)
def test_other_pages_are_not_turned_at_a_glance(shown: Image.Image) -> None:
    assert quarters_on_its_side(shown, lambda: None) == 0


def test_drawings_that_stand_upright_are_no_lines_of_a_page_on_its_side() -> None:
    shown = page(())
    for left in range(100, 1000, 60):
        ImageDraw.Draw(shown).rectangle((left, 100, left + 12, 1200), fill=0)
    assert quarters_on_its_side(shown, lambda: None) == 0
