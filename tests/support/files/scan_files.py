"""Makes small scans of letters about fictional people."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from io import BytesIO
from pathlib import Path

import numpy as np
import pikepdf
from pikepdf import Dictionary, Name
from PIL import Image, ImageDraw, ImageFilter, ImageFont
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen.canvas import Canvas

from app.engine.domain.document import Document, Span
from app.engine.domain.export import Edit, Mode, RedactionPlan
from app.formats.ocr.page_reader import read_picture
from app.paths import RESOURCES

LETTER = (
    "Patient: Maria Johansson, ward 4",
    "Seen by Dr Keller for chest pain.",
    "Johansson may go home on Monday.",
)
FOREIGN = (
    "Patienten Åsa Öström från Växjö",
    "Señora Begoña Muñoz Ibáñez",
    "Il signor Niccolò Però è già qui",
)
RESOLUTION = 200


@cache
def letters(size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(RESOURCES / "fonts" / "LiberationSans-Regular.ttf", size)


def picture(lines: Sequence[str] = LETTER, *, paper: int = 255, ink: int = 0) -> Image.Image:
    """A grey picture of 640 pixels' width, as of a part of a page scanned at 200 dots an inch."""
    made = Image.new("L", (640, 40 + 56 * len(lines)), paper)
    for row, line in enumerate(lines):
        ImageDraw.Draw(made).text((30, 24 + 56 * row), line, fill=ink, font=letters(31))
    return made


def faxed_table() -> Image.Image:
    """Two rows of a table as a fax shows them: turned a little, in black and white, with dust."""
    made = Image.new("L", (1728, 200), 255)
    for row, cells in enumerate((("22/04/25", "121", "4.8"), ("27/10/25", "128", "5.6"))):
        left = 120.0
        for cell in cells:
            ImageDraw.Draw(made).text((left, 30 + 60 * row), cell, fill=0, font=letters(28))
            left += letters(28).getlength(cell) + 40
    turned = made.rotate(1.3, fillcolor=255, resample=Image.Resampling.BICUBIC)
    chance = np.random.default_rng(5)
    shades = np.asarray(turned.filter(ImageFilter.GaussianBlur(0.8)), dtype=float)
    shades = shades + chance.normal(0, 18, shades.shape)
    dust = chance.random(shades.shape) < 0.004
    return Image.fromarray(np.where((shades < 150) | dust, 0, 255).astype(np.uint8))


def hatched() -> Image.Image:
    """`picture` whose first line stands on a finely hatched ground, as sums on cheques do."""
    shades = np.array(picture())
    part = shades[18:68]
    down, across = np.indices(part.shape)
    part[(down + across) % 3 < 2] = 0
    return Image.fromarray(shades)


def scan(path: Path, *pictures: Image.Image, hidden: str = "", seen: str = "") -> Path:
    """A PDF whose pages are `pictures`, with `hidden` text below and a `seen` page of text."""
    made = Canvas(str(path), invariant=1)
    for shown in pictures:
        width, height = (side * 72 / RESOLUTION for side in shown.size)
        made.setPageSize((width, height))
        data = BytesIO()
        shown.save(data, "PNG")
        made.drawImage(ImageReader(data), 0, 0, width, height)
        if hidden:
            text = made.beginText(8, height / 2)
            text.setTextRenderMode(3)
            text.textOut(hidden)
            made.drawText(text)
        made.showPage()
    if seen:
        made.setPageSize((400, 100))
        made.drawString(20, 50, seen)
        made.showPage()
    made.save()
    return path


def drawn(
    path: Path, content: bytes, prepare: Callable[[pikepdf.Pdf, pikepdf.Page], None] | None = None
) -> Path:
    """A small page with this content, in which `/F1` is Helvetica."""
    with pikepdf.new() as pdf:
        pdf.add_blank_page(page_size=(230, 80))
        font = Dictionary(Type=Name.Font, Subtype=Name.Type1, BaseFont=Name.Helvetica)
        page = pdf.pages[0]
        page.obj.Resources = Dictionary(Font=Dictionary(F1=font))
        page.obj.Contents = pdf.make_stream(content)
        if prepare is not None:
            prepare(pdf, page)
        pdf.save(path)
    return path


def read_again(shown: Image.Image) -> str:
    return read_picture(shown, lambda: None).text


def plan_without(
    document: Document, *literals: str, mode: Mode = Mode.MASK, by: str = ""
) -> RedactionPlan:
    """Edits of every place of every literal."""
    text = document.text
    edits = [
        Edit(Span(i, i + len(literal)), by or "[PATIENT]", "PATIENT")
        for literal in literals
        for i in range(len(text))
        if text.startswith(literal, i)
    ]
    assert edits, "the fixture does not show what is to be removed"
    return RedactionPlan(document.id, mode, tuple(sorted(edits, key=lambda edit: edit.span)))
