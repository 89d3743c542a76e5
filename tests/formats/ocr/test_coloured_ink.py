"""A stamp in coloured ink that lies askew over text is read, and so is the text under it."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image, ImageChops, ImageDraw
from support.files import scan_files

from app.formats.ocr.coloured_ink import coloured_lines
from app.formats.ocr.page_reader import read_picture
from app.formats.ocr.recogniser import recognise

_NAME = "Thaddeus Okonkwo"
_RED, _BLUE, _YELLOW = (200, 30, 40), (40, 60, 190), (225, 180, 20)
_LINES = (
    "The patient was seen on the ward with chest pain and went home.",
    "Breathing was easy and both lungs were clear on the second day.",
    "Bisoprolol 2.5 mg was begun, aspirin 100 mg goes on as before.",
    "The wound is dry and the stitches may be taken out next week.",
)


def page() -> Image.Image:
    made = Image.new("RGB", (1200, 700), (255, 255, 255))
    for row, line in enumerate(_LINES):
        place = (90, 150 + 60 * row)
        ImageDraw.Draw(made).text(place, line, fill=(0, 0, 0), font=scan_files.letters(28))
    return made


def stamped(ink: tuple[int, int, int], degrees: int) -> Image.Image:
    """A page of text with a name in coloured ink across it; ink darkens what it falls upon."""
    stamp = Image.new("RGB", (420, 90), (255, 255, 255))
    drawing = ImageDraw.Draw(stamp)
    drawing.rectangle((4, 4, 415, 85), outline=ink, width=4)
    drawing.text((30, 22), _NAME, fill=ink, font=scan_files.letters(38))
    turned = stamp.rotate(degrees, expand=True, fillcolor=(255, 255, 255))
    layer = Image.new("RGB", (1200, 700), (255, 255, 255))
    layer.paste(turned, (380, 300 - turned.height // 2))
    return ImageChops.multiply(page(), layer)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("ink", "degrees"),
    [
        (_BLUE, 12),
        *(
            pytest.param(ink, degrees, marks=pytest.mark.exhaustive)
            for ink, degrees in (
                *((_RED, 0), (_RED, 12), (_RED, 30)),
                *((_BLUE, 30), (_YELLOW, 12), (_YELLOW, 30)),
            )
        ),
    ],
)
def test_a_stamp_over_text_and_the_text_are_read(ink: tuple[int, int, int], degrees: int) -> None:
    found = read_picture(stamped(ink, degrees), lambda: None).text
    assert _NAME in found
    for line in _LINES:
        assert line.split()[0] in found


def test_black_print_alone_is_not_read_anew() -> None:
    shown = page()
    assert not list(coloured_lines(shown, recognise(shown, lambda: None), lambda: None))


@pytest.mark.slow
def test_coloured_print_that_was_read_is_not_read_anew() -> None:
    shown = page()
    drawing = ImageDraw.Draw(shown)
    drawing.text((90, 60), "St Brannock Hospital", fill=_BLUE, font=scan_files.letters(38))
    assert not list(coloured_lines(shown, recognise(shown, lambda: None), lambda: None))


def test_a_photograph_is_not_read_for_ink() -> None:
    shade = np.linspace(0, 255, 600, dtype=np.uint8)
    across = np.broadcast_to(shade, (600, 600))
    photograph = Image.fromarray(np.dstack((across, across.T, 255 - across)))
    assert not list(coloured_lines(photograph, [], lambda: None))
