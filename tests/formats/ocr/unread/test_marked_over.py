"""Writing under a mark of nearly one shade is covered; black boxes and grain are not."""

from __future__ import annotations

from io import BytesIO

import numpy as np
import pytest
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from app.formats.ocr.layout import unread_parts
from app.formats.ocr.page_reader import read_picture
from app.formats.ocr.unread.marked_over import marked_over
from app.paths import RESOURCES

_NAME = "Patient: Ingrid Quillfeather"
_BAR = (40, 96, 560, 146)


def page(opacity: float, ink: int = 0) -> Image.Image:
    """A page of print whose second line lies under a marker of this opacity."""
    picture = Image.new("L", (900, 300), 255)
    drawing = ImageDraw.Draw(picture)
    letters = ImageFont.truetype(str(RESOURCES / "fonts" / "LiberationSans-Regular.ttf"), 28)
    for row, line in enumerate(("Blood pressure was normal.", _NAME, "She slept well.")):
        drawing.text((50, 40 + 64 * row), line, fill=20, font=letters)
    mark = Image.new("L", picture.size, 0)
    ImageDraw.Draw(mark).rounded_rectangle(_BAR, 20, fill=round(255 * opacity))
    picture.paste(ink, (0, 0), mark)
    return picture


def as_jpeg(picture: Image.Image, quality: int) -> Image.Image:
    data = BytesIO()
    picture.save(data, "JPEG", quality=quality)
    return Image.open(data).convert("L")


@pytest.mark.parametrize("ink", [0, 30, 60, 120, 170])
@pytest.mark.parametrize("opacity", [0.95, 0.97, 0.985, 0.992])
def test_a_name_under_a_mark_is_covered_from_end_to_end(opacity: float, ink: int) -> None:
    (corners,) = marked_over(page(opacity, ink))
    (left, top), (right, bottom) = corners.min(axis=0), corners.max(axis=0)
    assert left <= 50
    assert top <= 106
    assert right >= 440
    assert bottom >= 140


@pytest.mark.parametrize("opacity", [0.95, 0.975])
def test_so_is_one_in_a_jpeg(opacity: float) -> None:
    assert list(marked_over(as_jpeg(page(opacity), 90)))


def test_so_are_letters_that_are_lighter_than_a_black_field() -> None:
    picture = page(1.0)
    letters = ImageFont.truetype(str(RESOURCES / "fonts" / "LiberationSans-Regular.ttf"), 28)
    ImageDraw.Draw(picture).text((50, 104), _NAME, fill=6, font=letters)
    assert len(list(marked_over(picture))) == 1


def test_what_is_read_of_a_page_covers_the_mark() -> None:
    covered = list(unread_parts(read_picture(page(0.98), lambda: None)))
    assert any(part[:, 0].min() <= 50 and part[:, 0].max() >= 440 for part in covered)


@pytest.mark.parametrize("quality", [40, 75, 90])
def test_boxes_of_one_black_are_not_covered_again(quality: int) -> None:
    assert not list(marked_over(page(1.0)))
    assert not list(marked_over(as_jpeg(page(1.0), quality)))


@pytest.mark.parametrize("blur", [0, 1, 3])
def test_dark_grain_and_gradients_are_no_writing(blur: int) -> None:
    chance = np.random.default_rng(1)
    grain = np.clip(chance.normal(30, 3, (600, 800)), 0, 255).astype(np.uint8)
    picture = Image.fromarray(grain).filter(ImageFilter.GaussianBlur(blur))
    assert not list(marked_over(picture))
    assert not list(marked_over(Image.linear_gradient("L").resize((800, 800))))
