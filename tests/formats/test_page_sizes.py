"""Pages have the sizes that reading gives them, and are known without it."""

from __future__ import annotations

from pathlib import Path

import pikepdf
import pytest
from PIL import ExifTags, Image
from reportlab.pdfgen.canvas import Canvas

from app.errors import InputError, PasswordNeeded
from app.formats.base import Options
from app.formats.image.frames import open_frames
from app.progress import NullReporter
from app.sandbox import reader_process


def two_pages(path: Path) -> Path:
    """A PDF with a page of 300 by 500 points and one of 400 by 200."""
    made = Canvas(str(path), invariant=1)
    for size in ((300, 500), (400, 200)):
        made.setPageSize(size)
        made.drawString(40, 100, "Seen by Dr. Venkataraman")
        made.showPage()
    made.save()
    return path


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
@pytest.mark.parametrize("cropped", [False, True])
def test_pages_of_a_pdf_are_as_large_as_they_are_read(
    tmp_path: Path, turn: int, cropped: bool
) -> None:
    path = tmp_path / "made.pdf"
    with pikepdf.open(two_pages(tmp_path / "plain.pdf")) as pdf:
        pdf.pages[1].Rotate = turn
        if cropped:
            pdf.pages[1].CropBox = [10, 20, 350, 190.5]
        pdf.save(path)
    read = reader_process.read(path, Options(), NullReporter())
    assert reader_process.page_sizes(path, Options(), NullReporter()) == tuple(
        (page.width, page.height) for page in read.pages
    )


@pytest.mark.parametrize("kind", ["png", "jpg", "tiff"])
@pytest.mark.parametrize("orientation", [1, 3, 6, 7])
def test_pages_of_a_picture_are_as_large_as_it_is_upright(
    tmp_path: Path, kind: str, orientation: int
) -> None:
    path = tmp_path / f"made.{kind}"
    exif = Image.Exif()
    exif[ExifTags.Base.Orientation] = orientation
    Image.new("L", (300, 500), 255).save(path, exif=exif, dpi=(150, 150))
    with open_frames(path) as frames:
        decoded = tuple(frame.size for frame in frames)
    assert reader_process.page_sizes(path, Options(), NullReporter()) == decoded


def test_every_page_of_a_tiff_file_has_its_own_size(tmp_path: Path) -> None:
    path = tmp_path / "made.tiff"
    sides = (400, 200), (200, 800)
    first, second = (Image.new("L", size, 255) for size in sides)
    first.save(path, save_all=True, append_images=[second], dpi=(200, 200))
    assert reader_process.page_sizes(path, Options(), NullReporter()) == (
        (144.0, 72.0),
        (72.0, 288.0),
    )


def test_a_text_has_no_pages(tmp_path: Path) -> None:
    path = tmp_path / "note.txt"
    path.write_text("Seen by Dr. Venkataraman", encoding="utf-8")
    assert reader_process.page_sizes(path, Options(), NullReporter()) == ()


def test_pages_of_a_protected_pdf_need_its_password(tmp_path: Path) -> None:
    path = tmp_path / "made.pdf"
    with pikepdf.open(two_pages(tmp_path / "plain.pdf")) as pdf:
        pdf.save(path, encryption=pikepdf.Encryption(owner="one", user="two"))
    with pytest.raises(PasswordNeeded):
        reader_process.page_sizes(path, Options(), NullReporter())
    assert len(reader_process.page_sizes(path, Options(password="two"), NullReporter())) == 2


def test_what_is_no_pdf_has_no_sizes(tmp_path: Path) -> None:
    path = tmp_path / "made.pdf"
    path.write_bytes(b"%PDF-1.7 nothing else")
    with pytest.raises(InputError):
        reader_process.page_sizes(path, Options(), NullReporter())
