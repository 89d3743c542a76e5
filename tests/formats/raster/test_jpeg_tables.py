"""Tables and segments of JPEG files keep how a picture looks, and spell nothing."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import numpy as np
import pikepdf
import pypdfium2
import pytest
from pikepdf import Dictionary, Name
from PIL import Image

from app.formats.docx.cleaning.pictures import cleaned
from app.formats.pdf.redaction.rebuild import Rebuild
from app.formats.raster.jpeg_segments import strip_jpeg
from app.formats.raster.jpeg_tables import quantisation_tables

WORD = b"Quillfeather 140361"


def picture() -> Image.Image:
    across, down = np.meshgrid(np.arange(160), np.arange(96))
    shades = 128 + 60 * np.sin(across / 9) + 50 * np.cos(down / 5 + across / 30)
    colours = np.stack([shades, 255 - shades, (across + down) % 256], axis=2)
    return Image.fromarray(colours.clip(0, 255).astype(np.uint8))


def saved(**how: object) -> bytes:
    target = BytesIO()
    picture().save(target, "JPEG", **how)
    return target.getvalue()


def shades(data: bytes) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    return np.asarray(Image.open(BytesIO(data)).convert("RGB")).astype(np.int64)


def spelling(word: bytes = WORD, at: int = 30) -> bytes:
    """A JPEG file with the word in a table, by which its picture is shown."""
    file = saved(quality=60)
    start = file.index(b"\xff\xdb") + 5 + at
    return file[:start] + word + file[start + len(word) :]


def bare_tables(payload: bytes) -> bytes:
    return b"".join(quantisation_tables(payload))


def in_word(file: bytes) -> bytes:
    done = cleaned(file)
    assert done is not None
    return done[0]


@pytest.mark.parametrize("bare", [strip_jpeg, in_word])
def test_no_table_spells_and_the_picture_looks_the_same(bare: Callable[[bytes], bytes]) -> None:
    file = spelling()
    done = bare(file)
    assert WORD in file
    assert not any(WORD[at : at + 4] in done for at in range(len(WORD) - 3))
    changed = np.abs(shades(done) - shades(file))
    assert changed.mean() < 2
    assert changed.max() < 20


def test_words_in_double_bytes_and_by_rows_go_too() -> None:
    wide = b"\x10" + WORD.decode().encode("utf-16-be").ljust(128, b"\x01")
    assert b"Q" not in bare_tables(wide)
    rows = np.full(64, 9)
    rows[40:52] = list(b"Quillfeather")
    zigzag: tuple[int, ...] = (
        0,
        1,
        8,
        16,
        9,
        2,
        3,
        10,
        17,
        24,
        32,
        25,
        18,
        11,
        4,
        5,
        12,
        19,
        26,
        33,
        40,
        48,
        41,
    )
    zigzag += (34, 27, 20, 13, 6, 7, 14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23)
    zigzag += (30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63)
    stored = bytes(int(rows[place]) for place in zigzag)
    assert b"Q" not in bare_tables(b"\0" + stored)


def test_what_stands_behind_the_tables_goes() -> None:
    table = b"\0" + bytes(range(1, 65))
    assert bare_tables(table + WORD) == bare_tables(table)


def test_tables_of_the_standard_stay_in_all_qualities() -> None:
    for quality in range(1, 101, 9):
        file = saved(quality=quality)
        assert strip_jpeg(file) == file


def segment(marker: int, payload: bytes) -> bytes:
    return bytes((0xFF, marker)) + (len(payload) + 2).to_bytes(2, "big") + payload


def codes(*by_length: bytes, kind: int = 0) -> bytes:
    """A segment with a table of codes, of which the first have one bit."""
    counts = bytes(map(len, by_length)).ljust(16, b"\0")
    return segment(0xC4, bytes((kind,)) + counts + b"".join(by_length))


def grey(*by_length: bytes, before: bytes = b"", behind: bytes = b"") -> bytes:
    """A small picture in one grey, with these codes for what it does not need."""
    return b"".join(
        (
            b"\xff\xd8",
            before,
            segment(0xDB, b"\0" + bytes([16] * 64)),
            segment(0xC0, b"\x08\0\x08\0\x08\x01\x01\x11\0"),
            codes(b"\0", b"\1"),
            codes(b"\0", *by_length, kind=0x10),
            segment(0xDA, b"\x01\x01\0\0\x3f\0"),
            b"\x3f",
            behind,
            b"\xff\xd9",
        )
    )


def one_by_one(word: bytes) -> tuple[bytes, ...]:
    return tuple(bytes((letter,)) for letter in word)


@pytest.mark.parametrize("word", [b"SUTtEr", b"CaRtEr", b"GRaBdt", b"ISaC", b"Javier"])
def test_codes_that_spell_are_no_pixels(word: bytes) -> None:
    file = grey(*one_by_one(word))
    assert shades(file).mean() == 128
    with pytest.raises(ValueError, match="could spell"):
        strip_jpeg(file)


def test_words_behind_the_pixels_are_no_pixels() -> None:
    with pytest.raises(ValueError, match="could spell"):
        strip_jpeg(grey(behind=b"Okonkwo\x01"))


def test_a_picture_whose_codes_spell_is_stored_anew_in_word() -> None:
    file = grey(*one_by_one(b"SUTtEr"))
    done = in_word(file)
    assert b"SUTtEr" not in done
    assert (shades(done) == shades(file)).all()


def test_tables_that_no_scan_uses_and_second_headers_go() -> None:
    plain = grey(before=segment(0xE0, b"JFIF\0\1\1\0\0\1\0\1\0\0"))
    unused = b"".join(
        (
            codes(*one_by_one(b"Sute"), kind=0x13),
            codes(*one_by_one(b"Suter"), kind=0x10),
            segment(0xDB, b"\3" + WORD.ljust(64, b"\1")),
            segment(0xDB, b"\0" + WORD.ljust(64, b"\1")),
            segment(0xDD, b"Qu"),
        )
    )
    hidden = plain[:20] + segment(0xE0, b"JFIF\0\1\1\0QuQu\0\0") + unused + plain[20:]
    assert strip_jpeg(hidden) == plain
    dense = plain.replace(b"\1\1\0\0\1\0\1", b"\1\1\1QuQu")
    assert strip_jpeg(dense) == plain


@pytest.mark.parametrize("progressive", [False, True])
@pytest.mark.parametrize("quality", [30, 75, 97])
def test_pictures_of_encoders_stay_as_they_are(quality: int, *, progressive: bool) -> None:
    file = saved(quality=quality, optimize=True, progressive=progressive, dpi=(96, 96))
    assert strip_jpeg(file) == file
    assert in_word(file) == file


def test_a_picture_whose_codes_spell_is_stored_anew_in_a_pdf(tmp_path: Path) -> None:
    file, source, target = grey(*one_by_one(b"SUTtEr")), tmp_path / "a.pdf", tmp_path / "b.pdf"
    with pikepdf.new() as pdf:
        pdf.add_blank_page(page_size=(200, 200))
        image = pdf.make_stream(file, Type=Name.XObject, Subtype=Name.Image, Width=8, Height=8)
        image.ColorSpace, image.BitsPerComponent = Name.DeviceGray, 8
        image.Filter = Name.DCTDecode
        pdf.pages[0].obj.Resources = Dictionary(XObject=Dictionary(X=image))
        pdf.pages[0].obj.Contents = pdf.make_stream(b"80 0 0 80 20 20 cm /X Do")
        pdf.save(source)
    with pikepdf.open(source) as pdf:
        rebuild = Rebuild(pdf)
        rebuild.add(pdf.pages[0])
        rebuild.save(target)
    assert b"SUTtEr" in source.read_bytes()
    assert b"SUTtEr" not in target.read_bytes()
    before, after = (
        pypdfium2.PdfDocument(path)[0].render().to_numpy().astype(int) for path in (source, target)
    )
    assert before.min() < 140
    np.testing.assert_allclose(before, after, atol=1)
