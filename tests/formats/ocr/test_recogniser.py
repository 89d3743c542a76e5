"""What is not wanted is not read, and the rest of a picture reads as it does without that."""

from __future__ import annotations

from PIL import Image, ImageDraw, ImageFont

from app.formats.ocr.recogniser import Quad, recognise
from app.paths import RESOURCES

_LINES = ("Mrs Alleyne was seen on the ward.", "Her potassium is 5.1 today.", "Lead level: 2.1")


def _page() -> Image.Image:
    page = Image.new("RGB", (3_000, 400), "white")  # wider than what is read without shrinking
    typeface = ImageFont.truetype(RESOURCES / "fonts" / "LiberationSans-Regular.ttf", 44)
    for row, line in enumerate(_LINES):
        ImageDraw.Draw(page).text((60, 40 + 120 * row), line, fill="black", font=typeface)
    return page


def test_a_line_that_is_not_wanted_where_it_stands_is_not_read() -> None:
    page = _page()
    every = {line.text: line for line in recognise(page, lambda: None)}
    assert set(every) == set(_LINES)
    runs = 0

    def count() -> None:
        nonlocal runs
        runs += 1

    def is_second(quad: Quad) -> bool:
        return 140 < float(quad[:, 1].mean()) < 260

    (second,) = recognise(page, count, is_second)
    own = every[_LINES[1]]
    assert (second.text, second.confidence) == (own.text, own.confidence)
    assert (second.quad == own.quad).all()
    few, runs = runs, 0
    recognise(page, count)
    assert few < runs
    assert recognise(page, lambda: None, lambda _: False) == []
