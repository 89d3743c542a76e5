"""Font programs lose their words and show the same letters."""

from __future__ import annotations

import re
from collections.abc import Callable
from io import BytesIO

import pytest
from fontTools.cffLib import CFFFontSet
from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFont
from support.files import named_fonts

from app.formats.pdf.fonts.compact_programs import BrokenProgram, letter_names
from app.formats.pdf.fonts.letter_names import LetterNames, is_letter
from app.formats.pdf.fonts.programs import bare_program
from app.formats.pdf.fonts.type1_programs import parts_of_type1

WORD = "Quillfeather"
MAKERS = {
    "/FontFile": named_fonts.type1,
    "/FontFile2": named_fonts.truetype,
    "/FontFile3": named_fonts.opentype,
}


@pytest.mark.parametrize(("key", "maker"), MAKERS.items(), ids=MAKERS)
def test_letters_look_the_same_without_the_words(key: str, maker: Callable[[str], bytes]) -> None:
    program = maker(WORD)
    bare = bare_program(program, key, "/OpenType", LetterNames().neutral)
    assert bare is not None
    assert WORD.encode() not in bare.data
    assert _drawn(bare.data) == _drawn(program)


def test_codes_of_a_type1_program_stand_on_lines_of_their_own() -> None:
    """As viewers that are made with Poppler read them; else letters such as `fi` and `µ` vanish."""
    bare = bare_program(named_fonts.type1(WORD), "/FontFile", "", LetterNames().neutral)
    assert bare is not None
    lines = bare.data.partition(b"eexec")[0].splitlines()
    assert b"/Encoding 256 array" in lines
    assert any(re.fullmatch(rb"dup \d+ /\S+ put", line) for line in lines)
    assert any(line.startswith(b"/FontMatrix [") for line in lines)


def test_both_parts_of_a_type1_program_lose_their_words() -> None:
    bare = bare_program(named_fonts.type1(WORD), "/FontFile", "", LetterNames().neutral)
    assert bare is not None
    assert sum(bare.lengths) == len(bare.data)
    assert not any(WORD.encode() in part for part in parts_of_type1(bare.data))


@pytest.mark.parametrize("maker", [named_fonts.hinted, named_fonts.measured])
def test_numbers_of_a_compact_program_spell_nothing(maker: Callable[[str], bytes]) -> None:
    program = maker(WORD)
    assert WORD.encode() in program
    bare = bare_program(program, "/FontFile3", "/Type1C", LetterNames().neutral)
    assert bare is not None
    assert WORD[:4].encode() not in bare.data
    plain = bare_program(named_fonts.compact(WORD), "/FontFile3", "/Type1C", LetterNames().neutral)
    assert plain is not None
    assert letter_names(bare.data) == letter_names(plain.data)


def test_hints_of_a_compact_program_stay() -> None:
    hints = {"BlueValues": [-15, 0, 450, 470.5], "StdHW": 50, "BlueScale": 0.037, "BlueShift": 7}
    bare = bare_program(
        named_fonts.compact(WORD, hints), "/FontFile3", "/Type1C", LetterNames().neutral
    )
    assert bare is not None
    font = CFFFontSet()
    font.decompile(BytesIO(bare.data), None)
    kept = font[0].Private
    assert {name: getattr(kept, name) for name in hints} == hints


def test_letters_of_a_compact_program_are_called_as_in_the_encoding() -> None:
    names = LetterNames()
    bare = bare_program(named_fonts.compact(WORD), "/FontFile3", "/Type1C", names.neutral)
    assert bare is not None
    assert letter_names(bare.data) == [names.neutral(WORD), "B"]


def test_letters_of_a_truetype_program_are_called_as_in_the_encoding() -> None:
    names = LetterNames()
    bare = bare_program(named_fonts.truetype(WORD), "/FontFile2", "", names.neutral)
    assert bare is not None
    font = TTFont(BytesIO(bare.data))
    assert font.getGlyphOrder() == [".notdef", names.neutral(WORD), "B"]
    assert "name" not in font
    assert font["OS/2"].achVendID.strip() == ""


@pytest.mark.parametrize("maker", MAKERS.values(), ids=MAKERS)
def test_cut_off_programs_are_written_again_left_out_or_refused(
    maker: Callable[[str], bytes],
) -> None:
    program = maker(WORD)
    for end in range(0, len(program), 7):
        for key in MAKERS:
            try:
                bare = bare_program(program[:end], key, "", LetterNames().neutral)
            except BrokenProgram:
                continue
            assert bare is None or WORD.encode() not in bare.data


def test_what_no_viewer_shows_is_left_out() -> None:
    assert bare_program(b"Quillfeather" * 9, "/FontFile2", "", LetterNames().neutral) is None


@pytest.mark.parametrize(
    "name", ["A", "Adotbelow", "uni00E5", "g12", "f_f_i", "one.oldstyle", "a123", ".notdef"]
)
def test_names_of_the_standards_stay(name: str) -> None:
    assert LetterNames().neutral(name) == name


@pytest.mark.parametrize(
    "name", [WORD, "A.Quillfeather", "K_w_a_k_u", "uni00510075", "Novak", "Quill12", "a.novak"]
)
def test_other_names_become_numbers_once(name: str) -> None:
    names = LetterNames()
    neutral = names.neutral(name)
    assert neutral != name
    assert is_letter(neutral)
    assert names.neutral(name) == neutral == names.neutral(neutral)


def _drawn(program: bytes) -> bytes:
    picture = Image.new("L", (60, 60), 255)
    font = ImageFont.truetype(BytesIO(program), 40)
    ImageDraw.Draw(picture).text((5, 5), "AB", font=font)
    return picture.tobytes()
