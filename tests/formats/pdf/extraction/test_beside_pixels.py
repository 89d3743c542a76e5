"""Faint and coloured words, and what lies in the data of a picture besides its pixels, are read."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pikepdf
import pytest
from pikepdf import Dictionary, Name
from PIL import Image
from support.files import pdf_files, scan_files

from app.errors import VerificationFailed
from app.formats.ocr.legibility import is_plain
from app.formats.pdf.extraction.stored_images import by_storage
from app.progress import NullReporter

NAME = "Johansson"
CARD = scan_files.picture(("Ward 4 Johansson", "born in Umbria"))
BLANK = Image.new("L", CARD.size, 255)
TEXT = b"BT /F1 11 Tf 72 780 Td (Discharge letter of ward 4) Tj ET\n"


Colour = int | tuple[int, int, int]


def inked(paper: Colour, ink: Colour, mode: str = "L") -> Image.Image:
    made = Image.new(mode, CARD.size, paper)
    made.paste(ink, mask=CARD.point(lambda shade: 255 * (shade < 128)))
    return made


def jpeg(picture: Image.Image) -> bytes:
    data = io.BytesIO()
    picture.save(data, "JPEG")
    return data.getvalue()


def planted(path: Path, data: bytes, picture: Image.Image, kind: str | None = None) -> Path:
    def add(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
        image = pdf.make_stream(data)
        image.Type, image.Subtype = Name.XObject, Name.Image
        image.Width, image.Height = picture.size
        grey = picture.mode == "L"
        image.BitsPerComponent = 8
        image.ColorSpace = Name.DeviceGray if grey else Name.DeviceRGB
        if kind:
            image.Filter = Name(kind)
        page.obj.Resources.XObject = Dictionary(Card=image)

    return pdf_files.raw(path, TEXT, prepare=add)


def words(path: Path) -> str:
    return " ".join(extract.text for extract in by_storage(path, NullReporter()))


LOOKS: dict[str, Image.Image] = {
    "one shade lighter": inked(254, 255),
    "a few shades darker": inked(255, 243),
    "as dark as its paper": inked((76, 76, 76), (0, 130, 0), "RGB"),
}


@pytest.mark.parametrize("look", LOOKS)
def test_faint_words_are_read(look: str, tmp_path: Path) -> None:
    picture = LOOKS[look]
    assert NAME in words(planted(tmp_path / "a.pdf", picture.tobytes(), picture))


def test_colours_of_one_darkness_are_not_plain() -> None:
    assert not is_plain(LOOKS["as dark as its paper"])
    assert is_plain(BLANK)


HIDDEN: dict[str, Callable[[], bytes]] = {
    "behind the end": lambda: jpeg(BLANK) + jpeg(CARD),
    "in a remark": lambda: (
        jpeg(BLANK)[:2]
        + b"\xff\xe1"
        + (len(jpeg(CARD)) + 2).to_bytes(2, "big")
        + jpeg(CARD)
        + jpeg(BLANK)[2:]
    ),
}


@pytest.mark.parametrize("where", HIDDEN)
def test_a_picture_in_a_picture_is_read(where: str, tmp_path: Path) -> None:
    assert NAME in words(planted(tmp_path / "a.pdf", HIDDEN[where](), BLANK, "/DCTDecode"))


def test_more_pixels_than_are_shown_fail_the_check(tmp_path: Path) -> None:
    path = planted(tmp_path / "a.pdf", BLANK.tobytes() + CARD.tobytes(), BLANK)
    with pytest.raises(VerificationFailed, match="more than it shows") as caught:
        words(path)
    assert caught.value.places == ("stored pictures part 1",)
