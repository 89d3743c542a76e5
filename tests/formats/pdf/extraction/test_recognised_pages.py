"""Pages that text recognition read say so, and picture files list what stands beside the pixels."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, PngImagePlugin
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen.canvas import Canvas
from support.files import scan_files

from app.engine.domain.document import Document
from app.engine.domain.hidden_content import Channel
from app.formats.base import Options
from app.formats.registry import detect
from app.progress import NullReporter

SECRET = "Theodora Quillfeather"


def read(path: Path) -> Document:
    return detect(path).read(path, Options(), NullReporter())


def test_a_scanned_page_says_that_it_was_read_by_recognition(tmp_path: Path) -> None:
    path = scan_files.scan(tmp_path / "a.pdf", scan_files.picture(), seen="A page of text")
    assert [page.recognised for page in read(path).pages] == [True, False]


def test_so_does_a_page_of_text_with_words_in_a_picture(tmp_path: Path) -> None:
    made, data = Canvas(str(tmp_path / "a.pdf"), invariant=1), BytesIO()
    scan_files.picture().save(data, "PNG")
    made.drawString(50, 780, "A page of text")
    made.drawImage(ImageReader(data), 50, 300, 320, 104)
    made.save()
    assert [page.recognised for page in read(tmp_path / "a.pdf").pages] == [True]


def test_and_every_picture_file(tmp_path: Path) -> None:
    scan_files.picture().save(tmp_path / "a.png")
    assert [page.recognised for page in read(tmp_path / "a.png").pages] == [True]


@pytest.mark.parametrize("ending", ["png", "jpg", "tiff"])
def test_what_stands_beside_the_pixels_is_listed(tmp_path: Path, ending: str) -> None:
    path, exif, said = tmp_path / f"a.{ending}", Image.Exif(), PngImagePlugin.PngInfo()
    exif[0x013B] = SECRET
    exif[0x010E] = "Wound of the left foot"
    said.add_text("Comment", "by Eva")
    Image.new("L", (60, 40), 255).save(path, exif=exif, pnginfo=said)
    (found,) = read(path).dropped
    assert found.channel is Channel.PICTURE
    assert {f"Artist: {SECRET}", "ImageDescription: Wound of the left foot"} <= set(found.texts)
    assert ("Comment: by Eva" in found.texts) is (ending == "png")
    assert SECRET not in repr(found)


def test_the_place_and_the_packet_of_a_camera_are_listed(tmp_path: Path) -> None:
    exif = Image.Exif()
    exif.get_ifd(0x8825).update({1: "N", 2: (59.0, 20.0, 1.0)})
    packet = b"<x:xmpmeta xmlns:x='adobe:ns:meta/'><x:creator>Eva Ek</x:creator></x:xmpmeta>"
    Image.new("L", (60, 40), 255).save(tmp_path / "a.jpg", exif=exif, xmp=packet)
    (found,) = read(tmp_path / "a.jpg").dropped
    assert "creator: Eva Ek" in found.texts
    assert any(text.startswith("GPSLatitude: 59") for text in found.texts)


def test_a_plain_picture_says_nothing(tmp_path: Path) -> None:
    Image.new("L", (60, 40), 255).save(tmp_path / "a.tiff", dpi=(200, 200))
    assert read(tmp_path / "a.tiff").dropped == ()
