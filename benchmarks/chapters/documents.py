"""Fictional documents to measure with: PDFs of the sample note, as text and as pictures."""

from __future__ import annotations

from pathlib import Path

import pypdfium2
from needs import lacking

try:
    from reportlab.lib.pagesizes import LETTER
    from reportlab.lib.utils import ImageReader
    from reportlab.pdfgen import canvas
except ModuleNotFoundError as error:
    raise lacking(error, "dev") from None

from app.paths import RESOURCES

NOTE = (RESOURCES / "samples" / "sample-note.txt").read_text(encoding="utf-8")
_LINES_A_PAGE = 46


def pdf(path: Path, pages: int) -> Path:
    """A PDF of running text; no two pages are the same."""
    lines = [line[:95] for line in NOTE.splitlines()]
    page = canvas.Canvas(str(path), pagesize=LETTER)
    for number in range(pages):
        text = page.beginText(54, 740)
        text.setFont("Helvetica", 10)
        text.setLeading(14.5)
        for row in range(_LINES_A_PAGE):
            text.textLine(lines[(number + row) % len(lines)])
        page.drawText(text)
        page.showPage()
    page.save()
    return path


def scan(path: Path, pages: int) -> Path:
    """A PDF of pages of running text as pictures of 200 dots an inch; no two are the same."""
    source = pypdfium2.PdfDocument(pdf(path.with_suffix(".text.pdf"), pages))
    made = canvas.Canvas(str(path), pagesize=LETTER)
    for page in source:
        picture = page.render(scale=200 / 72).to_pil().convert("L")
        made.drawImage(ImageReader(picture), 0, 0, *LETTER)
        made.showPage()
    made.save()
    source.close()
    return path
