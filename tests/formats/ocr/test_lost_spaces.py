"""Words that recognition joined are parted again where the picture shows a gap, and only there."""

from __future__ import annotations

from collections import Counter
from textwrap import wrap

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageDraw, ImageFont
from support.files import scan_files
from support.sampling import sampled

from app.formats.ocr.lost_spaces import with_spaces
from app.formats.ocr.recogniser import RecognisedLine
from app.paths import RESOURCES

_TYPEFACES = ("Sans-Regular", "Serif-Regular", "Mono-Bold")
_LINE = "Mrs Alleyne, HRN 00-77-19, born 11 Jan 1971, lives at 3 Kidney Close; BP 118/71."
_SPACES = [at for at, character in enumerate(_LINE) if character == " "]
_NOTE = (
    "Dr. Cuthbert Alleyne saw Mrs Quillfeather, HRN 00-77-19, on Jan 3 for IJ catheter. BP 118/71, "
    "K 5.1, Hgb 12.4, lead 2.1. Sevelamer 800 mg TID, EPO 4000 2x/wk, Philhealth 19-200447712-3; "
    "she lives at 16 Lantern Hill with P., Yilmaz and D. Corti, and was born 11/11/1971 in Duluth."
)


def typeface(name: str, size: int = 26) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(RESOURCES / "fonts" / f"Liberation{name}.ttf", size)


def read_as(line: RecognisedLine, text: str) -> RecognisedLine:
    return RecognisedLine(text, line.confidence, line.quad, line.centres)


def drawn(text: str, font: ImageFont.FreeTypeFont) -> tuple[RecognisedLine, Image.Image]:
    """A line as it is read without a flaw, and its grey picture."""
    ends = [20 + font.getlength(text[: at + 1]) for at in range(len(text))]
    starts = [20.0, *ends[:-1]]
    picture = Image.new("L", (int(ends[-1]) + 20, 50), 255)
    ImageDraw.Draw(picture).text((20, 8), text, fill=0, font=font)
    centres = tuple(
        np.array([(start + end) / 2, 25.0])
        for character, start, end in zip(text, starts, ends, strict=True)
        if character != " "
    )
    left, right = 15.0, ends[-1] + 5
    quad = np.array([(left, 6.0), (right, 6.0), (right, 42.0), (left, 42.0)])
    return RecognisedLine(text, 0.98, quad, centres), picture


@pytest.mark.parametrize("name", _TYPEFACES)
@given(lost=st.sets(st.sampled_from(_SPACES), max_size=len(_SPACES) // 2))
def test_spaces_that_were_not_read_come_back_and_no_others(name: str, lost: set[int]) -> None:
    line, picture = drawn(_LINE, typeface(name))
    joined = "".join(one for at, one in enumerate(_LINE) if at not in lost)
    assert with_spaces(read_as(line, joined), picture).text == _LINE


@pytest.mark.parametrize("name", _TYPEFACES)
@pytest.mark.parametrize("number", ["480114-0065", "1119711113", "11/11/1971"])
def test_a_number_is_not_parted(name: str, number: str) -> None:
    line, picture = drawn(f"pnr {number} ring il lift", typeface(name))
    assert with_spaces(line, picture).text == line.text


def test_wide_print_is_no_row_of_letters() -> None:
    line, picture = drawn("S M I T H S O N", typeface("Sans-Regular"))
    assert with_spaces(read_as(line, "SMITHSON"), picture).text == "SMITHSON"


def test_a_line_whose_places_are_unknown_stays() -> None:
    line, picture = drawn("Kidney. BP", typeface("Sans-Regular"))
    unknown = RecognisedLine("Kidney.BP", line.confidence, line.quad, ())
    assert with_spaces(unknown, picture) is unknown


@pytest.mark.slow
@pytest.mark.parametrize("name", sampled([*_TYPEFACES, "Serif-Italic"], 4))
def test_dense_print_is_read_word_for_word(name: str) -> None:
    font = typeface(name, 24)
    picture = Image.new("L", (1400, 500), 255)
    for row, part in enumerate(wrap(_NOTE, 80)):
        ImageDraw.Draw(picture).text((40, 40 + 29 * row), part, fill=30, font=font)
    turned = picture.rotate(0.6, fillcolor=255, resample=Image.Resampling.BICUBIC)
    lost = Counter(_NOTE.split()) - Counter(scan_files.read_again(turned).split())
    assert lost.total() <= 2, lost
