"""Without text recognition the check of an export names the pictures that it could not read."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pikepdf
import pytest
from pikepdf import Dictionary, Name
from PIL import Image
from support.files import docx_files, pdf_files, scan_files
from support.files.embedded import EMBEDDED

from app.errors import VerificationFailed
from app.formats.ocr import recogniser
from app.formats.registry import detect
from app.progress import NullReporter

CARD = scan_files.picture(("Ward 4 Johansson", "born in Umbria"))
PLAIN = Image.new("L", CARD.size, 128)
TEXT = b"BT /F1 11 Tf 72 780 Td (Discharge letter of ward 4) Tj ET\n"
DO = b"q 300 0 0 90 72 400 cm /Card Do Q\n"


@pytest.fixture(autouse=True)
def without_recognition(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recogniser, "find_spec", lambda _: None)


def pdf(path: Path, picture: Image.Image, content: bytes) -> Path:
    def add(made: pikepdf.Pdf, page: pikepdf.Page) -> None:
        image = made.make_stream(picture.convert("L").tobytes())
        image.Type, image.Subtype = Name.XObject, Name.Image
        image.Width, image.Height = picture.size
        image.BitsPerComponent, image.ColorSpace = 8, Name.DeviceGray
        page.obj.Resources.XObject = Dictionary(Card=image)

    return pdf_files.raw(path.with_suffix(".pdf"), content, prepare=add)


def shown(path: Path, picture: Image.Image) -> Path:
    return pdf(path, picture, TEXT + DO)


def never_shown(path: Path, picture: Image.Image) -> Path:
    return pdf(path, picture, TEXT)


def whole_page(path: Path, picture: Image.Image) -> Path:
    return pdf(path, picture, b"q 595 0 0 842 0 0 cm /Card Do Q\n")


def saved(picture: Image.Image) -> bytes:
    data = io.BytesIO()
    picture.save(data, "PNG")
    return data.getvalue()


def in_word(path: Path, picture: Image.Image) -> Path:
    names = ("media/image1.png", "media/image2.png")
    return docx_files.package(
        path.with_suffix(".docx"),
        docx_files.p("Seen on the ward") + docx_files.blip(),
        parts={name: saved(picture) for name in names},
        relations={f"i{number}": ("image", name) for number, name in enumerate(names)},
    )


CASES: dict[str, tuple[Callable[[Path, Image.Image], Path], tuple[str, ...]]] = {
    "shown": (shown, ("recognition page 1",)),
    "never shown": (never_shown, ("stored pictures part 1",)),
    "whole page": (whole_page, ("recognition page 1",)),
    "in a word document": (in_word, ("word/media/image1.png", "word/media/image2.png")),
}


@pytest.mark.parametrize("case", CASES)
def test_pictures_that_nobody_read_fail_the_check_and_are_named(case: str, tmp_path: Path) -> None:
    make, places = CASES[case]
    path = make(tmp_path / "a", CARD)
    with pytest.raises(VerificationFailed, match="were not searched") as caught:
        list(detect(path).extracts(path, NullReporter(), EMBEDDED))
    assert caught.value.places == places
    assert "pip install rapidocr" in caught.value.hint


@pytest.mark.parametrize("case", CASES)
def test_pictures_of_one_colour_need_nobody(case: str, tmp_path: Path) -> None:
    path = CASES[case][0](tmp_path / "a", PLAIN)
    assert list(detect(path).extracts(path, NullReporter(), EMBEDDED))
