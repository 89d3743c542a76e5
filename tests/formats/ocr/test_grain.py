"""Faxes strewn with specks, in which recognition finds no line, are smoothed to be read."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest
from PIL import Image, ImageDraw
from support.files import scan_files

from app.formats.ocr.grain import is_strewn, without_grain
from app.formats.ocr.looks import rereading
from app.formats.ocr.looks.rereading import doubted_words
from app.formats.ocr.page_reader import read_picture
from app.formats.ocr.recogniser import RecognisedLine

_NAME = "Dr Keller saw Maria Johansson on ward 4"


def fax(specks: float, size: tuple[int, int] = (1200, 500)) -> Image.Image:
    """A name, faxed with 98 lines an inch, of which a share of the pixels changed on the way."""
    made = Image.new("L", size, 255)
    ImageDraw.Draw(made).text((60, 200), _NAME, fill=30, font=scan_files.letters(28))
    chance = np.random.default_rng(7)
    rows = np.asarray(made.resize((size[0], size[1] // 2), Image.Resampling.BOX))
    white = rows > 128 + 1500 * specks * chance.standard_normal(rows.shape)
    sent = white ^ (chance.random(rows.shape) < specks)
    return Image.fromarray(np.where(np.repeat(sent, 2, axis=0), 255, 0).astype(np.uint8))


@pytest.mark.slow
def test_a_letter_among_specks_is_read() -> None:
    assert "Keller saw Maria Johansson" in read_picture(fax(0.02), lambda: None).text


def test_print_without_specks_is_read_as_it_is() -> None:
    clean = scan_files.picture()
    assert without_grain(clean) is clean


@pytest.mark.parametrize(("specks", "expected"), [(0.0, False), (0.0005, False), (0.015, True)])
def test_specks_are_told_from_print(specks: float, expected: bool) -> None:
    assert is_strewn(fax(specks).convert("L")) is expected


def _always_read(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    def read(strips: Sequence[Image.Image], _: object) -> list[tuple[str, float]]:
        return [(text, 0.9)] * len(strips)

    monkeypatch.setattr(rereading, "read_strips", read)


def test_usual_words_of_a_fax_are_vouched_for_where_all_readings_have_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _always_read(monkeypatch, "patient Zom was seen")
    corners = np.array([(0, 0), (400, 0), (400, 30), (0, 30)], dtype=float)
    line = RecognisedLine("patient Zorn was seen", 0.9, corners, ())
    blank = Image.new("L", (400, 30), 255)
    (plain,) = doubted_words(blank, [line], lambda: None)
    (faxed,) = doubted_words(blank, [line], lambda: None, strewn=True)
    assert plain == {0, 1, 2, 3}
    assert faxed == {1}


def test_nothing_is_vouched_for_where_most_lines_are_doubted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _always_read(monkeypatch, "no pain")
    corners = np.array([(0, 0), (400, 0), (400, 30), (0, 30)], dtype=float)
    weak = [RecognisedLine("no poin", 0.9, corners, ())] * 3
    sure = [RecognisedLine("seen on wand", 0.995, corners, ())]
    blank = Image.new("L", (400, 30), 255)
    assert all(doubted_words(blank, weak + sure, lambda: None))
    assert not doubted_words(blank, weak[:1] + 3 * sure, lambda: None)[-1]
