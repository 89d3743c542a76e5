"""Words written into a picture look like those around them."""

from __future__ import annotations

import re

import numpy as np
import pytest
from PIL import Image, ImageDraw, ImageFont

from app.engine.domain.document import Span
from app.engine.domain.export import BLACK_BOX, Edit, Mode
from app.formats.ocr.layout import RecognisedText, ScannedWord
from app.formats.ocr.painting.edits import replaced
from app.formats.ocr.painting.lettering import BOLD, MONO, REGULAR, SERIF, tile
from app.formats.ocr.painting.painter import painted
from app.formats.ocr.painting.word_style import WordBoxes, likeliest_face
from app.paths import RESOURCES

LINES = (
    "Mrs Marchetti was admitted with pneumonia",
    "of the right lower lobe and recovered well",
    "Her son will collect her in the morning",
)
SIZE, LEFT, PITCH = 30, 40, 60


def font(face: str) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(RESOURCES / "fonts" / f"{face}.ttf", SIZE)


def page(face: str) -> tuple[Image.Image, RecognisedText]:
    """A page and its words where recognition would find them, cut in the middle of spaces."""
    made = Image.new("L", (1000, 240), 255)
    letters = font(face)
    words: list[ScannedWord] = []
    start = 0
    for row, line in enumerate(LINES):
        top = 30 + PITCH * row
        ImageDraw.Draw(made).text((LEFT, top), line, fill=0, font=letters)
        place = 0
        for word in line.split():
            half = letters.getlength(" ") / 2
            left = LEFT + letters.getlength(line[:place]) - (half if place else 0)
            place += len(word)
            right = LEFT + letters.getlength(line[:place]) + (half if place < len(line) else 0)
            corners = ((left, top), (right, top), (right, top + 36), (left, top + 36))
            end = start + len(word)
            words.append(ScannedWord(start, end, np.array(corners, dtype=float), row))
            start, place = end + 1, place + 1
    return made, RecognisedText("\n".join(LINES), tuple(words), (), 0)


def test_words_are_set_in_the_same_way_on_every_computer() -> None:
    words, size = "[RECORD NUMBER] To Av. Wayne", 26
    path = RESOURCES / "fonts" / f"{BOLD}.ttf"
    plain = ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)
    drawn = Image.new("L", (500, 40))
    ImageDraw.Draw(drawn).text((20, 30), words, fill=255, font=plain, anchor="ls")
    room = plain.getlength(words)
    made = tile((round(room) + 40, 40), words, size, BOLD, room, 0.0)
    left, _, right, _ = made.getbbox() or (0, 0, 0, 0)
    told, _, end, _ = drawn.getbbox() or (0, 0, 0, 0)
    assert right - left == end - told


@pytest.mark.parametrize("face", [REGULAR, SERIF, MONO])
def test_typeface_is_told_by_where_words_end(face: str) -> None:
    assert likeliest_face(page(face)[1]) == face


def test_few_words_are_written_in_plain_letters() -> None:
    _, scanned = page(MONO)
    assert likeliest_face(RecognisedText(scanned.text, scanned.words[:3], (), 0)) == REGULAR


@pytest.mark.parametrize("face", [REGULAR, SERIF, MONO])
def test_letters_have_the_size_of_their_line(face: str) -> None:
    _, scanned = page(face)
    assert WordBoxes(scanned, face).letters(scanned.words[1:2]) == pytest.approx(SIZE, rel=0.1)


@pytest.mark.parametrize("by", ["Lindqvist", "Featherstonehaugh"])
def test_surrogate_stands_on_the_line_and_leaves_its_neighbours(by: str) -> None:
    shown, scanned = page(MONO)
    edit = Edit(Span(4, 13), by, "PATIENT")
    result = painted(shown, scanned, 0, [edit], Mode.SURROGATE)
    assert result.all_drawn
    before, after = (np.asarray(one, dtype=int) for one in (shown, result.picture))
    box = WordBoxes(scanned, MONO).around(scanned.words[1:2])
    left, right = round(box[0][0]), round(box[1][0])
    changed = np.abs(before - after) > 64
    assert changed[:, left : right + 1].any()
    assert not changed[:, :left].any()
    assert not changed[:, right + 2 :].any()
    # The line has letters with a baseline and, in both names, `t` or `L` to show it.
    rows = np.flatnonzero((after[20:80, left:right] < 128).any(axis=1))
    assert 20 + rows.max() >= 30 + round(0.8 * SIZE)


def test_punctuation_of_a_word_is_not_in_the_label_of_its_box() -> None:
    text = "Maria Johansson, ward 4"
    words = tuple(
        ScannedWord(start, end, np.zeros((4, 2)), 0) for start, end in ((0, 5), (6, 16), (17, 21))
    )
    (change,) = replaced(
        RecognisedText(text, words, (), 0), 0, [Edit(Span(6, 15), "[PATIENT]", "PATIENT")]
    )
    assert (change.text, change.label) == ("[PATIENT],", "[PATIENT]")


@pytest.mark.parametrize(
    ("text", "names", "label"),
    [
        ("Maria Johansson, ward 4", ["Maria", "Johansson"], ""),
        ("MRN:40771926", ["40771926"], "MRN"),
    ],
)
def test_a_black_box_in_a_picture_says_only_what_is_kept_of_its_words(
    text: str, names: list[str], label: str
) -> None:
    words = tuple(
        ScannedWord(found.start(), found.end(), np.zeros((4, 2)), 0)
        for found in re.finditer(r"\S+", text)
    )
    starts = [text.index(name) for name in names]
    edits = [
        Edit(Span(start, start + len(name)), BLACK_BOX, "PATIENT")
        for start, name in zip(starts, names, strict=True)
    ]
    changes = replaced(RecognisedText(text, words, (), 0), 0, edits)
    assert {change.label for change in changes} == {label}


def test_box_of_a_nearly_level_line_is_level() -> None:
    corners = np.array(((10.0, 20.0), (210.0, 21.0), (210.0, 51.0), (10.0, 50.0)))
    scanned = RecognisedText("Johansson", (ScannedWord(0, 9, corners, 0),), (), 0)
    box = WordBoxes(scanned, REGULAR).around(scanned.words)
    assert box[0][1] == box[1][1]
    assert box[:, 1].min() <= 20
    assert box[:, 1].max() >= 51


def test_tilted_box_is_a_rectangle_around_the_word() -> None:
    corners = np.array(((10.0, 20.0), (210.0, 32.0), (207.0, 64.0), (8.0, 50.0)))
    scanned = RecognisedText("Johansson", (ScannedWord(0, 9, corners, 0),), (), 0)
    box = WordBoxes(scanned, REGULAR).around(scanned.words)
    along, down = box[1] - box[0], box[3] - box[0]
    assert along @ down == pytest.approx(0, abs=1e-6)
    for corner in corners:
        inside = (corner - box[0]) @ along, (corner - box[0]) @ down
        assert 0 <= inside[0] <= along @ along
        assert 0 <= inside[1] <= down @ down
