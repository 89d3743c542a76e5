"""Read all images of a file, each taken out of it, masks included.

pikepdf and Pillow decode them, which take no part in removing anything. Letters are read by
Tesseract where that is installed, otherwise by the models of the program, without its own code
around them.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pikepdf
from leakage import search_programs
from PIL import Image, ImageSequence

from app.formats.ocr.recogniser import recognise

_GROUNDS = ("white", "black")
_SMALLEST = 24  # pixels


def seen_in_pixels(path: Path) -> Iterator[str]:
    """The places whose pixels show something planted."""
    for place, picture in _pictures(path):
        if search_programs.shows(_read(picture)):
            yield place


def _pictures(path: Path) -> Iterator[tuple[str, Image.Image]]:
    for place, picture in taken_out(path):
        if max(picture.size) < _SMALLEST:
            continue
        if picture.mode == "RGBA":
            yield f"{place} without opacity", picture.convert("RGB")
        for ground in _GROUNDS if picture.mode == "RGBA" else _GROUNDS[:1]:
            paper = Image.new("RGBA", picture.size, ground)
            shown = Image.alpha_composite(paper, picture.convert("RGBA")).convert("RGB")
            yield f"{place} on {ground}", shown
            yield f"{place} on {ground}, lighter", shown.point(lambda shade: min(255, 32 * shade))


def taken_out(path: Path) -> Iterator[tuple[str, Image.Image]]:
    """Every image of a file as it is stored, and where."""
    data = path.read_bytes()
    if data.startswith(b"PK"):
        with zipfile.ZipFile(path) as archive:
            for name in archive.namelist():
                if "/media/" in name:
                    yield name, _with_opacity(Image.open(BytesIO(archive.read(name))))
    elif data.startswith(b"%PDF"):
        yield from _images_of(path)
    else:
        for number, frame in enumerate(ImageSequence.Iterator(Image.open(path)), start=1):
            yield f"page {number}", frame.convert("RGB")


def _images_of(path: Path) -> Iterator[tuple[str, Image.Image]]:
    with pikepdf.open(path) as pdf:
        for page in pdf.pages:
            page.externalize_inline_images()
        for number, value in enumerate(pdf.objects):
            if isinstance(value, pikepdf.Stream) and value.get("/Subtype") == "/Image":
                # Masks are images as well, and are looked at as such.
                yield f"image {number}", pikepdf.PdfImage(value).as_pil_image().convert("RGB")


def _with_opacity(picture: Image.Image) -> Image.Image:
    return picture.convert("RGBA" if picture.has_transparency_data else "RGB")


def _read(picture: Image.Image) -> str:
    if shutil.which("tesseract"):
        with tempfile.NamedTemporaryFile(suffix=".png") as file:
            picture.save(file.name)
            command = ["tesseract", file.name, "-", "--psm", "11"]
            return subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return "\n".join(line.text for line in recognise(picture, lambda: None))
