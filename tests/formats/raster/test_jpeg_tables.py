"""Quantisation tables of JPEG files keep how a picture looks, and spell nothing."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO

import numpy as np
import pytest
from PIL import Image

from app.formats.docx.cleaning.pictures import cleaned
from app.formats.pdf.images.image_data import strip_jpeg
from app.formats.raster.jpeg_tables import bare_tables, with_bare_tables

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


def in_word(file: bytes) -> bytes:
    done = cleaned(file)
    assert done is not None
    return done[0]


@pytest.mark.parametrize("bare", [strip_jpeg, with_bare_tables, in_word])
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
        assert with_bare_tables(file) == file
