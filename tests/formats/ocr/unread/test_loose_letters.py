"""Labels whose letters stand apart are covered: no search finds a name that was read in letters."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest
from PIL import Image, ImageDraw
from support.files import scan_files
from support.sampling import thinned

from app.formats.ocr.layout import unread_parts
from app.formats.ocr.page_reader import read_picture

pytestmark = pytest.mark.slow

LABEL = (500, 900)
Draw = Callable[[Image.Image], tuple[int, int, int, int]]


def page() -> Image.Image:
    made = Image.new("L", (1000, 1400), 255)
    lines = ("Seen on the ward with chest pain.", "Lungs clear, no fever today.")
    for number, line in enumerate(lines):
        ImageDraw.Draw(made).text((80, 80 + 50 * number), line, font=scan_files.letters(30), fill=0)
    return made


def in_a_ring(made: Image.Image) -> tuple[int, int, int, int]:
    said, radius, (x, y) = "THADDEUS OKONKWO 40-771 ", 160, LABEL
    for number, letter in enumerate(said):
        angle = 360 * number / len(said)
        ink = Image.new("L", (80, 80), 255)
        ImageDraw.Draw(ink).text((40, 40), letter, font=scan_files.letters(34), anchor="mm")
        ink = ink.rotate(-angle, fillcolor=255)
        across, down = math.sin(math.radians(angle)), -math.cos(math.radians(angle))
        place = int(x + radius * across - 40), int(y + radius * down - 40)
        made.paste(ink, place, ink.point(lambda shade: 255 - shade))
    return x - radius, y - radius, x + radius, y + radius


def one_below_the_other(made: Image.Image) -> tuple[int, int, int, int]:
    x, y = LABEL
    for number, letter in enumerate("OKONKWO"):
        place = x, y + 60 * number
        ImageDraw.Draw(made).text(place, letter, font=scan_files.letters(36), fill=0, anchor="mm")
    return x - 5, y, x + 5, y + 360


def far_apart(made: Image.Image) -> tuple[int, int, int, int]:
    y = LABEL[1]
    for number, letter in enumerate("THADDEUSOKON"):
        place = 100 + 65 * number, y
        ImageDraw.Draw(made).text(place, letter, font=scan_files.letters(34), fill=0, anchor="mm")
    return 100, y - 5, 100 + 65 * 11, y + 5


def in_an_arc(made: Image.Image) -> tuple[int, int, int, int]:
    said, radius, (x, y) = "ZEPHYRINA QUILLFEATHER", 700, (500, 1300)
    for number, letter in enumerate(said):
        angle = -30 + 60 * number / (len(said) - 1)
        ink = Image.new("L", (80, 80), 255)
        ImageDraw.Draw(ink).text((40, 40), letter, font=scan_files.letters(36), anchor="mm")
        ink = ink.rotate(-angle, fillcolor=255)
        across, down = math.sin(math.radians(angle)), -math.cos(math.radians(angle))
        place = int(x + radius * across - 40), int(y + radius * down - 40)
        made.paste(ink, place, ink.point(lambda shade: 255 - shade))
    return x - 340, y - radius, x + 340, y - 615


def very_far_apart(made: Image.Image) -> tuple[int, int, int, int]:
    y = LABEL[1]
    for number, letter in enumerate("OKNWADIE"):
        place = 100 + 110 * number, y
        ImageDraw.Draw(made).text(place, letter, font=scan_files.letters(30), fill=0, anchor="mm")
    return 105, y - 5, 95 + 110 * 7, y + 5


def beside_text(pitch: int, beside: int) -> Draw:
    """Letters below each other that begin rows of text, or stand some pixels before them."""

    def draw(made: Image.Image) -> tuple[int, int, int, int]:
        x, y = 80, 500
        for number, letter in enumerate("QUILLFEATHER"):
            place, row = (x, y + pitch * number), (x + beside, 500 + 56 * number)
            ink = ImageDraw.Draw(made)
            ink.text(place, letter, font=scan_files.letters(30), fill=0, anchor="mm")
            said = "Seen on the ward with chest pain and cough."
            ink.text(row, said, font=scan_files.letters(30), fill=0, anchor="lm")
        return x - 5, y, x + 5, y + 11 * pitch

    return draw


@pytest.mark.parametrize("draw", [beside_text(56, 50), beside_text(40, 60)])
def test_a_name_down_the_side_of_text_is_unread(draw: Draw) -> None:
    made = page()
    left, top, right, bottom = draw(made)
    assert any(
        corners[:, 0].min() <= left
        and corners[:, 1].min() <= top + 60
        and corners[:, 0].max() >= right
        and corners[:, 1].max() >= bottom - 60
        for corners in unread_parts(read_picture(made, lambda: None))
    )


@pytest.mark.parametrize(
    "draw", thinned([in_a_ring, one_below_the_other, far_apart, in_an_arc, very_far_apart], 2)
)
def test_a_label_whose_letters_stand_apart_is_unread(draw: Draw) -> None:
    made = page()
    left, top, right, bottom = draw(made)
    assert any(
        corners[:, 0].min() <= left
        and corners[:, 1].min() <= top
        and corners[:, 0].max() >= right
        and corners[:, 1].max() >= bottom
        for corners in unread_parts(read_picture(made, lambda: None))
    )


def table(made: Image.Image) -> None:
    rows = ("Sodium 139 N", "Potassium 5.9 H", "Calcium 1.9 L", "Urate 0.2 A", "Iron 30 X")
    for number, row in enumerate(rows):
        for column, cell in enumerate(row.split()):
            place = 80 + 300 * column, 300 + 50 * number
            ImageDraw.Draw(made).text(place, cell, font=scan_files.letters(30), fill=0)


def antibiogram(made: Image.Image) -> None:
    rows = ("Ampicillin R", "Cefuroxime S", "Ciprofloxacin I", "Gentamicin S", "Fosfomycin U")
    for number, row in enumerate(rows):
        for column, cell in enumerate(row.split()):
            place = 80 + 500 * column, 300 + 50 * number
            ImageDraw.Draw(made).text(place, cell, font=scan_files.letters(30), fill=0)


def lettered(made: Image.Image) -> None:
    for number, letter in enumerate("ABCDEFG"):
        said = f"{letter}   Item of the list of complaints"
        ImageDraw.Draw(made).text(
            (80, 300 + 50 * number), said, font=scan_files.letters(30), fill=0
        )


def digits(made: Image.Image) -> None:
    for number, digit in enumerate("3142657"):
        place = 500, 300 + 60 * number
        ImageDraw.Draw(made).text(place, digit, font=scan_files.letters(30), fill=0)


def boxes_to_tick(made: Image.Image) -> None:
    for number in range(8):
        top = 300 + 50 * number
        ImageDraw.Draw(made).rectangle((80, top, 106, top + 26), outline=0, width=2)
        said = f"Item {number} of the list"
        ImageDraw.Draw(made).text((130, top - 4), said, font=scan_files.letters(28), fill=0)


def calendar(made: Image.Image) -> None:
    for number, letter in enumerate("MTWTFSS"):
        place = 100 + 65 * number, 400
        ImageDraw.Draw(made).text(place, letter, font=scan_files.letters(30), fill=0)


@pytest.mark.parametrize(
    "draw", thinned([table, antibiogram, lettered, digits, boxes_to_tick, calendar], 2)
)
def test_columns_and_boxes_are_no_label(draw: Callable[[Image.Image], None]) -> None:
    made = page()
    draw(made)
    assert not list(unread_parts(read_picture(made, lambda: None)))
