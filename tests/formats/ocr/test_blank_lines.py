"""Lines that the recogniser finds and reads as nothing are covered, unless they are no writing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PIL import Image, ImageDraw, ImageFont, ImageOps
from support.sampling import sampled

from app.formats.ocr.layout import unread_parts
from app.formats.ocr.page_reader import read_picture
from app.paths import RESOURCES

_NAME = "Thaddeus Okonkwo"


def strip(size: int, face: str = "LiberationSans-Regular") -> Image.Image:
    font = ImageFont.truetype(str(RESOURCES / "fonts" / f"{face}.ttf"), size)
    picture = Image.new("RGB", (size * 20, size * 4), "white")
    ImageDraw.Draw(picture).text((20, size), _NAME, fill="black", font=font)
    return picture


@pytest.mark.parametrize("flip", [ImageOps.mirror, ImageOps.flip])
@pytest.mark.parametrize("size", sampled([28, 20], 1))
def test_mirrored_print_alone_in_a_picture_is_covered(
    size: int, flip: Callable[[Image.Image], Image.Image]
) -> None:
    picture = flip(strip(size))
    dark = picture.convert("L").point(lambda shade: 255 * (shade < 128)).getbbox()
    assert dark is not None
    (part,) = unread_parts(read_picture(picture, lambda: None))
    (left, top), (right, bottom) = part.min(axis=0), part.max(axis=0)
    assert left <= dark[0] + 4
    assert top <= dark[1] + 4
    assert right >= dark[2] - 4
    assert bottom >= dark[3] - 4


def test_print_upside_down_alone_in_a_picture_is_read() -> None:
    read = read_picture(strip(28).rotate(180), lambda: None)
    assert "Okonkwo" in read.text
    assert not list(unread_parts(read))


def test_rules_dots_and_boxes_to_tick_are_not_covered() -> None:
    picture = strip(24)
    drawing = ImageDraw.Draw(picture)
    drawing.line((10, 70, 460, 70), fill="black", width=2)
    drawing.text((10, 76), "." * 60 + " - - - - ----", fill="black")
    for x in (20, 60, 100):
        drawing.rectangle((x, 4, x + 14, 18), outline="black")
    assert not list(unread_parts(read_picture(picture, lambda: None)))
