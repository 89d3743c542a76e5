"""Bar codes that no library reads are painted over whole, and other stripes are left alone."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence
from itertools import accumulate
from random import Random

import numpy as np
import pypdfium2
import pytest
from PIL import Image, ImageDraw, ImageFilter, ImageFont
from support.sampling import sampled

from app.errors import VerificationFailed
from app.formats.raster.bars import bars_in
from app.formats.raster.codes import require_no_codes, without_codes
from app.paths import RESOURCES

_NUMBER = "4077120314"
_MODULE, _HIGH = 3, 90  # pixels
_LEFT, _TOP = 120, 200
# Bars and spaces in modules, of each digit.
_MSI = {
    str(digit): "".join("21" if digit >> bit & 1 else "12" for bit in (3, 2, 1, 0))
    for digit in range(10)
}
_TWO_OF_FIVE = tuple(textwrap.wrap("11331311131311333111113133131113311111333113131131", 5))
_CODE_11 = tuple(textwrap.wrap("11112211121211222111112122121112211111222112121111", 5))
# Which of five bars are high.
_POSTNET = tuple(textwrap.wrap("11000000110010100110010010101001100100011001010100", 5))


def bars(widths: str) -> Image.Image:
    """Bars and spaces in turn, their widths in modules."""
    ends = [0, *accumulate(map(int, widths))]
    picture = Image.new("RGB", (ends[-1] * _MODULE, _HIGH), "white")
    for first, last in zip(ends[::2], ends[1::2], strict=False):
        box = (first * _MODULE, 0, last * _MODULE - 1, _HIGH)
        ImageDraw.Draw(picture).rectangle(box, fill="black")
    return picture


def msi() -> Image.Image:
    return bars("21" + "".join(_MSI[digit] for digit in _NUMBER) + "121")


def industrial() -> Image.Image:
    digits = ("".join(f"{bar}1" for bar in _TWO_OF_FIVE[int(digit)]) for digit in _NUMBER)
    return bars("313111" + "".join(digits) + "31113")


def code_11() -> Image.Image:
    return bars("112211" + "".join(f"{_CODE_11[int(digit)]}1" for digit in _NUMBER) + "11221")


def postal() -> Image.Image:
    heights = "1" + "".join(_POSTNET[int(digit)] for digit in _NUMBER) + "1"
    picture = Image.new("RGB", (len(heights) * 9, 26), "white")
    for number, high in enumerate(heights):
        top = 0 if high == "1" else 15
        ImageDraw.Draw(picture).rectangle((number * 9, top, number * 9 + 3, 25), fill="black")
    return picture


CODES = {"MSI": msi, "industrial": industrial, "Code 11": code_11, "POSTNET": postal}


def on_page(code: Image.Image) -> Image.Image:
    page = Image.new("RGB", (1240, 900), "white")
    page.paste(code, (_LEFT, _TOP))
    return page


def ink(picture: Image.Image) -> int:
    """Changes of shade in a row: a box has 2, with stairs at its sides some more, a code 60."""
    dark = np.asarray(picture.convert("L")) < 128
    return int(np.abs(np.diff(dark.astype(int), axis=1)).sum(axis=1).max())


@pytest.mark.parametrize("kind", CODES)
@pytest.mark.parametrize("turn", sampled([0, 90, 1, 24], 4))
def test_a_code_that_no_library_reads_is_painted_over_whole(kind: str, turn: int) -> None:
    page = on_page(CODES[kind]()).rotate(turn, expand=True, fillcolor="white")
    if turn % 90 and kind == "POSTNET":
        pytest.skip("low bars askew are not looked for")
    with pytest.raises(VerificationFailed):
        require_no_codes(page, "page 1")
    clean, codes = without_codes(page)
    assert codes
    assert all(not code.text for code in codes)
    assert ink(clean.rotate(-turn, expand=True, fillcolor="white")) <= 10
    require_no_codes(clean, "page 1")


@pytest.mark.parametrize("kind", ["MSI", "industrial"])
def test_a_code_of_a_bad_scan_is_painted_over(kind: str) -> None:
    page = on_page(CODES[kind]()).filter(ImageFilter.GaussianBlur(1.0)).convert("L")
    noise = np.random.default_rng(5).normal(0, 18, (page.height, page.width))
    scan = Image.fromarray(np.clip(np.asarray(page) + noise, 0, 255).astype(np.uint8))
    assert without_codes(scan)[1]


def hatched() -> Image.Image:
    page = on_page(Image.new("RGB", (1, 1), "white"))
    for x in range(200, 700, 9):
        ImageDraw.Draw(page).rectangle((x, 100, x + 3, 400), fill="black")
    return page


def ruler() -> Image.Image:
    page = on_page(Image.new("RGB", (1, 1), "white"))
    for number, x in enumerate(range(200, 900, 8)):
        bottom = 160 if number % 10 == 0 else 130
        ImageDraw.Draw(page).rectangle((x, 100, x + 1, bottom), fill="black")
    return page


def ruled_table() -> Image.Image:
    page = on_page(Image.new("RGB", (1, 1), "white"))
    for x in accumulate(Random(2).choices((40, 60, 90, 130), k=12), initial=100):
        ImageDraw.Draw(page).line((x, 100, x, 800), fill="black", width=3)
    return page


def boxed_lines() -> Image.Image:
    """As an export is whose lines were all removed."""
    page = on_page(Image.new("RGB", (1, 1), "white"))
    top = 60
    for height in (24, 24, 30, 24, 24, 18, 24, 24, 40, 24, 24, 30, 24):
        ImageDraw.Draw(page).rectangle((100, top, 900, top + height), fill="black")
        top += height + 9
    return page


def boxed_cells(row: int, rule: int, lengths: Sequence[int] = (190, 240)) -> Image.Image:
    """As an export is of a list of patients, a column of which was removed; sizes in pixels."""
    page = Image.new("RGB", (1240, 42 * row), "white")
    for number in range(40):
        top = (number + 1) * row
        right = 100 + lengths[number * number % 7 % len(lengths)]
        ImageDraw.Draw(page).rectangle(
            (100, top + row // 6, right, top + 5 * row // 6), fill="black"
        )
        page.paste("black", (60, top, 900, top + rule))
    return page


def stems() -> Image.Image:
    page = on_page(Image.new("RGB", (1, 1), "white"))
    for number, size in enumerate((18, 26, 40, 70)):
        face = ImageFont.truetype(str(RESOURCES / "fonts" / "LiberationSans-Regular.ttf"), size)
        text = "minimum illumination in Illinois willfully MINIMUM HILLIII"
        ImageDraw.Draw(page).text((40, 60 + 150 * number), text, fill="black", font=face)
    return page


def chart_paper() -> Image.Image:
    """As that of an electrocardiogram: thin lines in even steps, some a pixel wider than others."""
    page = on_page(Image.new("RGB", (1, 1), "white"))
    for number, at in enumerate(range(100, 700, 15)):
        width = 1 + number % 3 // 2
        ImageDraw.Draw(page).line((at, 100, at, 700), fill="black", width=width)
        ImageDraw.Draw(page).line((100, at, 700, at), fill="black", width=width)
    return page


@pytest.mark.parametrize("draw", [hatched, ruler, ruled_table, boxed_lines, stems, chart_paper])
def test_other_stripes_are_no_code(draw: Callable[[], Image.Image]) -> None:
    assert without_codes(draw())[1] == ()
    require_no_codes(draw(), "page 1")


@pytest.mark.parametrize("name", sampled(["sample-summary.pdf", "sample-stay.pdf"], 2))
def test_pages_of_text_have_no_bars(name: str) -> None:
    document = pypdfium2.PdfDocument(RESOURCES / "samples" / name)
    for page in document:
        assert not list(bars_in(np.asarray(page.render(scale=2.0).to_pil().convert("L"))))


@pytest.mark.parametrize("row", sampled([26, 34, 48, 64], 4))
@pytest.mark.parametrize("rule", [0, 1, 3, 6])
@pytest.mark.parametrize("quarters", [0, 1])
def test_boxes_in_the_rows_of_a_table_are_no_code(row: int, rule: int, quarters: int) -> None:
    page = boxed_cells(row, rule).rotate(90 * quarters, expand=True)
    assert without_codes(page)[1] == ()
    require_no_codes(page, "page 1")
