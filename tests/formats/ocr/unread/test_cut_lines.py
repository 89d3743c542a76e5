"""A line that an edge cuts through lengthwise is covered whole; lines beside an edge are not."""

from __future__ import annotations

import pytest
from PIL import Image, ImageDraw, ImageFont

from app.formats.ocr.layout import unread_parts
from app.formats.ocr.page_reader import read_picture
from app.formats.ocr.unread.cut_lines import cut_lines
from app.paths import RESOURCES

_LINE = "seen by Ingrid Quillfeather today"
_SIZE = 26


def font(size: int = _SIZE) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(RESOURCES / "fonts" / "LiberationSans-Regular.ttf"), size)


def page(shown: float) -> Image.Image:
    """A page whose lowest line shows this share of its small letters."""
    picture = Image.new("L", (900, 420), 255)
    drawing = ImageDraw.Draw(picture)
    for row in range(7):
        drawing.text((40, 20 + 45 * row), "Blood pressure was normal, and she slept.", font=font())
    _, top, _, bottom = drawing.textbbox((0, 0), "x", font=font())
    place = picture.height - round((bottom - top) * shown) - top
    drawing.text((60, place), _LINE, font=font())
    return picture


@pytest.mark.parametrize("shown", [0.2, 0.4, 0.6])
@pytest.mark.parametrize("turned", [False, True])
def test_a_line_that_the_edge_cuts_is_covered_to_its_last_letter(
    shown: float, turned: bool
) -> None:
    picture = page(shown)
    letters = picture.crop((0, 360, 900, 420)).point(lambda shade: 255 * (shade < 200)).getbbox()
    assert letters is not None
    (corners,) = cut_lines(picture.rotate(180 if turned else 0))
    (left, top), (right, bottom) = corners.min(axis=0), corners.max(axis=0)
    if turned:
        left, top, right, bottom = 900 - right, 420 - bottom, 900 - left, 420 - top
    assert left <= letters[0]
    assert top <= 360 + letters[1]
    assert right >= letters[2]
    assert bottom == 420


def test_what_is_read_of_a_page_covers_the_cut_line() -> None:
    covered = list(unread_parts(read_picture(page(0.2), lambda: None)))
    assert any(part[:, 0].min() <= 62 and part[:, 0].max() >= 400 for part in covered)


def test_whole_lines_rules_frames_and_margins_are_not_covered() -> None:
    picture = Image.new("L", (900, 420), 255)
    drawing = ImageDraw.Draw(picture)
    drawing.text((60, 420 - 40), _LINE, font=font())
    drawing.rectangle((20, 10, 880, 500), outline=0, width=3)
    for x in (200, 400, 600):
        drawing.line((x, 0, x, 419), fill=0, width=2)
    drawing.rectangle((0, 0, 900, 4), fill=0)
    assert not list(cut_lines(picture))
