"""Print of separate dots is covered; shades, rules of dots and ordinary print are not."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image, ImageDraw, ImageFont

from app.formats.ocr.layout import unread_parts
from app.formats.ocr.page_reader import read_picture
from app.formats.ocr.unread.dotted_print import dotted_print
from app.paths import RESOURCES

_FONT = ImageFont.truetype(str(RESOURCES / "fonts" / "LiberationMono-Regular.ttf"), 11)


def page() -> Image.Image:
    """A page with a line of ordinary print."""
    picture = Image.new("L", (1000, 420), 255)
    font = ImageFont.truetype(str(RESOURCES / "fonts" / "LiberationSans-Regular.ttf"), 26)
    ImageDraw.Draw(picture).text((40, 60), "Blood pressure was normal, and she slept.", font=font)
    return picture


def dotted(text: str, pitch: int, dot: int) -> Image.Image:
    """The page with `text` of round dots of so many pixels under the line."""
    small = Image.new("L", (140, 16), 0)
    ImageDraw.Draw(small).text((0, 0), text, font=_FONT, fill=255)
    picture = page()
    drawing = ImageDraw.Draw(picture)
    for row, column in np.argwhere(np.asarray(small) > 110):
        x, y = 40 + int(column) * pitch, 200 + int(row) * pitch
        drawing.ellipse((x, y, x + dot - 1, y + dot - 1), fill=0)
    return picture


@pytest.mark.parametrize(("pitch", "dot"), [(5, 3), (7, 4), (7, 5)])
def test_a_name_of_dots_is_found(pitch: int, dot: int) -> None:
    picture = dotted("Quillfeather", pitch, dot)
    quads = list(dotted_print(picture, []))
    ink = np.argwhere(np.asarray(picture)[150:] < 128)[:, ::-1] + (0, 150)
    held = np.zeros(len(ink), bool)
    for (left, top), _, (right, bottom), _ in quads:
        held |= ((ink >= (left, top)) & (ink <= (right, bottom))).all(axis=1)
    assert held.mean() > 0.97


@pytest.mark.slow
def test_the_whole_reader_covers_it() -> None:
    read = read_picture(dotted("Quillfeather", 7, 4), lambda: None)
    assert "Blood pressure" in read.text
    assert "Quillfeather" in read.text or list(unread_parts(read))


def test_print_shades_and_rules_of_dots_are_none() -> None:
    picture = page()
    drawing = ImageDraw.Draw(picture)
    for x in range(40, 900, 8):
        drawing.ellipse((x, 140, x + 3, 143), fill=0)
        for y in range(200, 280, 8):
            drawing.ellipse((x, y, x + 3, y + 3), fill=0)
    assert list(dotted_print(picture, [])) == []
