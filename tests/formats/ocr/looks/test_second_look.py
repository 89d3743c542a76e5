"""Labels that lie on their head or side, and pale print, are read on upright pages."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageDraw
from support.files import scan_files

from app.engine.domain.document import Span
from app.engine.domain.export import Edit, Mode, RedactionPlan
from app.formats.base import Options
from app.formats.image.format import ImageFormat
from app.formats.ocr import page_reader
from app.formats.ocr.page_reader import read_picture
from app.formats.ocr.painting.painter import painted
from app.formats.ocr.recogniser import RecognisedLine, Tick, recognise
from app.progress import NullReporter

pytestmark = pytest.mark.slow

_LABEL = ("Thaddeus Okonkwo", "MRN 40-771-926", "born 12 April 1961")
_SAID = ("Thaddeus Okonkwo", "40-771-926", "12 April 1961")
_TEXT = "The patient was seen on the ward with chest pain and went home."
_PLACE = (640, 420)


def label(ink: int = 20) -> Image.Image:
    made = Image.new("L", (420, 180), 255)
    for row, line in enumerate(_LABEL):
        ImageDraw.Draw(made).text((20, 12 + 54 * row), line, fill=ink, font=scan_files.letters(28))
    return made


def page(*pasted: tuple[Image.Image, tuple[int, int]]) -> Image.Image:
    """An upright page of text with labels."""
    made = Image.new("L", (1200, 900), 255)
    for row in range(6):
        place = (90, 40 + 60 * row)
        ImageDraw.Draw(made).text(place, _TEXT, fill=0, font=scan_files.letters(28))
    for shown, place in pasted:
        made.paste(shown, place)
    return made


def read(shown: Image.Image) -> str:
    return read_picture(shown, lambda: None).text


@pytest.mark.parametrize(
    ("turn", "ink"),
    [
        (90, 20),
        *(
            pytest.param(turn, ink, marks=pytest.mark.exhaustive)
            for turn, ink in ((180, 243), (180, 20), (270, 20), (0, 243))
        ),
    ],
)
def test_every_word_of_a_label_is_read_and_removed(turn: int, ink: int) -> None:
    shown = page((label(ink).rotate(turn, expand=True), _PLACE))
    found = read_picture(shown, lambda: None)
    assert found.text.count(_TEXT) == 6
    edits = []
    for words in _SAID:
        assert words in found.text
        start = found.text.index(words)
        edits.append(Edit(Span(start, start + len(words)), "[NAME]", "PATIENT"))
    edits.sort(key=lambda edit: edit.span)
    for word in found.words:
        if any(word.start < e.span.end and e.span.start < word.end for e in edits):
            assert (word.quad.min(axis=0) >= np.array(_PLACE) - 12).all()
    result = painted(shown, found, 0, edits, Mode.MASK).picture
    strong = result.point(lambda shade: 0 if shade < 250 else 255)
    for one in (result, strong):
        for quarters in range(4):
            lines = recognise(one.rotate(90 * quarters, expand=True), lambda: None)
            said = " ".join(line.text for line in lines)
            assert not any(part in said for part in ("Okonkwo", "Thaddeus", "771", "1961"))


def test_paler_print_than_243_is_read() -> None:
    said = read(page((label(249), _PLACE)))
    assert all(words in said for words in _SAID)


def test_a_name_on_a_label_upside_down_leaves_a_picture_file(tmp_path: Path) -> None:
    source, target = tmp_path / "page.png", tmp_path / "out.png"
    page((label().rotate(180), _PLACE)).save(source, dpi=(200, 200))
    document = ImageFormat().read(source, Options(), NullReporter())
    start = document.text.index("Thaddeus Okonkwo")
    edit = Edit(Span(start, start + len("Thaddeus Okonkwo")), "[NAME]", "PATIENT")
    plan = RedactionPlan(document.id, Mode.MASK, (edit,))
    ImageFormat().write(source, Options(), plan, target, NullReporter())
    with Image.open(target) as made:
        lines = recognise(made.rotate(180), lambda: None)
    said = " ".join(line.text for line in lines)
    assert "40-771-926" in said
    assert "Okonkwo" not in said


def test_an_upright_page_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = []

    def counted(picture: Image.Image, tick: Tick) -> list[RecognisedLine]:
        looks.append(picture.size)
        return recognise(picture, tick)

    monkeypatch.setattr(page_reader, "recognise_all", counted)
    monkeypatch.setattr("app.formats.ocr.looks.second_look.recognise", counted)
    monkeypatch.setattr(
        "app.formats.ocr.looks.second_look.certainties", lambda strips, _: [0.0] * len(strips)
    )
    assert _TEXT in read(page((label(), (641, 421))))
    assert len(looks) == 1
