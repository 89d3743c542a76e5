"""A search loses paper, and nothing that stands on it."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image, ImageDraw
from support.files import scan_files

from app.formats.ocr.page_reader import words_to_check
from app.formats.raster.closed_up import closed_up


def test_words_far_apart_are_read_from_a_smaller_picture() -> None:
    page = Image.new("RGB", (1700, 2200), "white")
    drawing = ImageDraw.Draw(page)
    for at, word in (((60, 80), "Okonkwo"), ((1300, 700), "Thaddeus"), ((700, 2100), "Lindqvist")):
        drawing.text(at, word, font=scan_files.letters(34), fill=0)
    small = closed_up(page)
    assert small.width * small.height < page.width * page.height / 8
    text = words_to_check(small, lambda: None).text
    assert {"Okonkwo", "Thaddeus", "Lindqvist"} <= set(text.split())


def test_what_is_hardly_another_shade_stays() -> None:
    page = Image.new("L", (900, 900), 255)
    ImageDraw.Draw(page).rectangle((400, 400, 500, 420), fill=254)
    kept = np.asarray(closed_up(page))
    assert (kept == 254).sum() == 101 * 21
    assert kept.size < 900 * 900


def test_a_picture_of_one_colour_stays_as_it_is() -> None:
    page = Image.new("RGB", (300, 300), "white")
    assert closed_up(page) is page


def test_gaps_between_words_stay_gaps() -> None:
    page = Image.new("L", (1200, 400), 255)
    ImageDraw.Draw(page).rectangle((100, 100, 110, 110), fill=0)
    ImageDraw.Draw(page).rectangle((900, 100, 910, 110), fill=0)
    inked = (np.asarray(closed_up(page)) == 0).any(axis=0)
    first, last = np.flatnonzero(np.diff(inked.astype(int)) == -1)[0], np.flatnonzero(inked)[11]
    assert last - first - 1 == 64


@pytest.mark.parametrize("size", [(50, 65), (300, 12), (1, 1), (64, 64)])
def test_a_picture_smaller_than_a_gap_stays_whole(size: tuple[int, int]) -> None:
    page = Image.new("L", size, 255)
    page.putpixel((size[0] // 2, size[1] // 2), 0)
    assert (np.asarray(closed_up(page)) == 0).sum() == 1
    assert min(closed_up(page).size) == min(size)
