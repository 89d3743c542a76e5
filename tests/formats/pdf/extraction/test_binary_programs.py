"""The check reads what font programs and colour profiles say."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO

import pytest
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.DefaultTable import DefaultTable
from PIL import ImageCms
from support.files import named_fonts

from app.formats.pdf.extraction.binary_programs import words_of
from app.paths import RESOURCES

MAKERS = (named_fonts.compact, named_fonts.opentype, named_fonts.truetype, named_fonts.type1)


@pytest.mark.parametrize("maker", MAKERS)
def test_words_in_font_programs_are_read(maker: Callable[[str], bytes]) -> None:
    assert words_of(maker("Quillfeather")).count("Quillfeather") > 1


def test_names_that_standards_give_to_letters_are_not_taken_for_words() -> None:
    program = (RESOURCES / "fonts" / "LiberationSans-Regular.ttf").read_bytes()
    words = words_of(program).casefold()
    assert "liberation" in words
    assert not any(name in words for name in ("sterling", "dagger", "macron"))


def test_words_of_colour_profiles_are_read() -> None:
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    assert "s\0R\0G\0B" in words_of(profile)


def test_a_damaged_program_is_read_as_it_is() -> None:
    assert "Quillfeather" in words_of(b"\0\1\0\0\0\x09 Quillfeather")


@pytest.mark.parametrize("maker", [named_fonts.truetype, named_fonts.opentype])
@pytest.mark.parametrize("tag", ["cvt ", "prep", "zzzz"])
def test_words_in_any_table_of_a_font_program_are_read(
    tag: str, maker: Callable[[str], bytes]
) -> None:
    program = TTFont(BytesIO(maker("word")))
    program[tag] = DefaultTable(tag)
    program[tag].data = b"\0\1Quillfeather"
    saved = BytesIO()
    program.save(saved)
    assert "Quillfeather" in words_of(saved.getvalue())


@pytest.mark.parametrize("maker", [named_fonts.truetype, named_fonts.compact])
def test_words_behind_a_font_program_are_read(maker: Callable[[str], bytes]) -> None:
    assert "Quillfeather" in words_of(maker("word") + b"Quillfeather")
