"""Large pale letters under print that no line says are covered; print and photographs are not."""

from __future__ import annotations

import io

import numpy as np
import pytest
from PIL import Image, ImageChops, ImageDraw, ImageFilter
from support.files import scan_files

from app.formats.ocr.layout import unread_parts
from app.formats.ocr.page_reader import read_picture
from app.formats.ocr.recogniser import Quad, RecognisedLine
from app.formats.ocr.unread.unread_watermark import unread_letters

SIZE = 1000, 700
LINES = (
    "The patient was admitted with chest pain and cough.",
    "Lungs were clear on both sides, there was no fever.",
    "Blood pressure was stable and the pulse regular.",
    "Aspirin and a statin were started on the ward.",
    "The wound healed well, the stitches were taken out.",
    "Walking with a stick was possible after a week.",
    "Creatinine and potassium were normal on discharge.",
    "Appetite is good, sleep is poor, weight is stable.",
)


def page() -> Image.Image:
    made = Image.new("L", SIZE, 255)
    for number, line in enumerate(LINES):
        ImageDraw.Draw(made).text((60, 60 + 58 * number), line, font=scan_files.letters(31), fill=0)
    return made


def under_print(angle: float, shade: int) -> tuple[Image.Image, tuple[int, int, int, int]]:
    """A page with a pale name below its print, and the name's bounds."""
    letters = scan_files.letters(70)
    name = Image.new("L", (int(letters.getlength("Quillfeather")) + 40, 110), 0)
    ImageDraw.Draw(name).text((20, 10), "Quillfeather", font=letters, fill=255)
    name = name.rotate(angle, expand=True, resample=Image.Resampling.BICUBIC)
    pale = Image.new("L", SIZE, 255)
    left, top = 480 - name.width // 2, 290 - name.height // 2
    pale.paste(shade, (left, top, left + name.width, top + name.height), name)
    bounds = ImageChops.invert(pale).getbbox()
    assert bounds
    return ImageChops.darker(page(), pale), bounds


def as_jpeg(picture: Image.Image, quality: int) -> Image.Image:
    packed = io.BytesIO()
    picture.save(packed, "JPEG", quality=quality)
    return Image.open(packed).convert("L")


def rectangle(left: float, top: float, right: float, bottom: float) -> Quad:
    return np.array(((left, top), (right, top), (right, bottom), (left, bottom)), dtype=float)


def lies_within(area: tuple[int, int, int, int], quads: list[Quad]) -> bool:
    first, last = np.array(area[:2]), np.array(area[2:])
    return any((q.min(axis=0) <= first).all() and (last <= q.max(axis=0)).all() for q in quads)


@pytest.mark.slow
@pytest.mark.parametrize("angle", [90, 270])
def test_a_pale_name_that_runs_up_or_down_under_print_is_unread(angle: int) -> None:
    made, area = under_print(angle, 228)
    assert lies_within(area, list(unread_parts(read_picture(made, lambda: None))))


@pytest.mark.parametrize("quality", [100, 40])
@pytest.mark.parametrize("angle", [0, 12, 45, 90])
def test_all_of_a_pale_name_is_unread_where_a_line_says_a_part(angle: int, quality: int) -> None:
    made, area = under_print(angle, 228)
    left, top, right, bottom = area
    if right - left > bottom - top:
        right = (left + right) // 2
    else:
        bottom = (top + bottom) // 2
    half = rectangle(left - 10, top - 10, right, bottom)
    part = RecognisedLine("Quillf", 1.0, half, (), under_print=True)
    assert lies_within(area, list(unread_letters(as_jpeg(made, quality), [part])))


def test_a_pale_name_that_was_read_is_not_unread() -> None:
    made, area = under_print(0, 228)
    whole = rectangle(area[0] - 10, area[1] - 10, area[2] + 10, area[3] + 10)
    name = RecognisedLine("Quillfeather", 1.0, whole, (), under_print=True)
    assert not list(unread_letters(made, [name]))


def test_print_over_a_pale_name_does_not_say_it() -> None:
    made, area = under_print(0, 228)
    rows = [
        RecognisedLine(line, 1.0, rectangle(60, 55 + 58 * number, 900, 98 + 58 * number), ())
        for number, line in enumerate(LINES)
    ]
    assert lies_within(area, list(unread_letters(made, rows)))


def test_a_pale_heading_that_was_read_is_not_unread() -> None:
    made = page()
    ImageDraw.Draw(made).text((60, 560), "Ward 7 North", font=scan_files.letters(70), fill=215)
    heading = RecognisedLine("Ward 7 North", 1.0, rectangle(50, 550, 560, 660), ())
    assert list(unread_letters(made, []))
    assert not list(unread_letters(made, [heading]))


def photograph() -> Image.Image:
    shades = np.random.default_rng(5).normal(120, 60, (24, 34))
    small = Image.fromarray(np.clip(shades, 0, 255).astype(np.uint8))
    made = page()
    made.paste(small.resize((700, 300), Image.Resampling.BICUBIC), (100, 390))
    return made


def show_through() -> Image.Image:
    back = page().transpose(Image.Transpose.FLIP_LEFT_RIGHT).filter(ImageFilter.GaussianBlur(0.8))
    pale = back.point([225 + shade * 30 // 255 for shade in range(256)])
    return ImageChops.darker(page(), ImageChops.offset(pale, 0, 24))


@pytest.mark.parametrize(
    "picture",
    [page(), as_jpeg(page(), 25), photograph(), show_through()],
    ids=["print", "coarse JPEG", "photograph", "show-through"],
)
def test_what_is_no_large_pale_letter_is_not_covered(picture: Image.Image) -> None:
    assert not list(unread_letters(picture, []))
