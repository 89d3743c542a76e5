"""What pdfplumber says that a page says."""

from __future__ import annotations

from pathlib import Path

import pdfplumber
import pikepdf
import pytest
from reportlab.lib.pagesizes import A4
from reportlab.pdfgen import canvas

from app.formats.pdf.fonts.unicode_text import SPELLED_OUT
from app.formats.pdf.pages.page_readers import pdfplumber_text

LINES = ("Thaddeus Okonkwo, 14 May 1961", "seen for asthma, finé ﬁndings")


@pytest.fixture
def strange(tmp_path: Path) -> Path:
    """Pages with words in a form, on their side, close to each other, hidden and on the head."""
    page = canvas.Canvas(str(tmp_path / "pages.pdf"), pagesize=A4)
    for number in range(4):
        page.beginForm(f"form{number}")
        page.drawString(10, 10, "in a form")
        page.endForm()
        page.setFont("Helvetica", 9 + number)
        for row, line in enumerate(LINES):
            page.drawString(60 + 7 * number, 700 - 11 * row, line)
        page.drawString(300, 699.5, "beside")
        page.doForm(f"form{number}")
        page.rect(50, 300, 80, 20, stroke=1, fill=1)
        for degrees in (90, 180, 23):
            page.saveState()
            page.translate(300, 400)
            page.rotate(degrees)
            page.drawString(20, 30, f"turned by {degrees}")
            page.restoreState()
        page.showPage()
    page.showPage()
    page.save()
    with pikepdf.open(tmp_path / "pages.pdf") as pdf:
        pdf.pages[1].MediaBox = [30, 40, 500, 800]
        pdf.pages[2].Rotate = 90
        pdf.pages[3].MediaBox = [-20, -50, 400, 842]
        pdf.pages[3].CropBox = [100, 100, 300, 720]
        pdf.save(tmp_path / "strange.pdf")
    return tmp_path / "strange.pdf"


def test_a_page_says_what_pdfplumber_extracts(strange: Path) -> None:
    with pdfplumber.open(strange) as document:
        for page in document.pages:
            whole = str(page.extract_text(x_tolerance_ratio=0.15)).translate(SPELLED_OUT)
            page.close()
            assert pdfplumber_text(page) == whole
        assert "Okonkwo" in pdfplumber_text(document.pages[0])
        assert pdfplumber_text(document.pages[4]) == ""


def test_nothing_else_of_a_page_is_looked_up(
    strange: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def looked_up(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(pdfplumber.page.Page, "process_object", looked_up)
    with pdfplumber.open(strange) as document:
        assert "beside" in pdfplumber_text(document.pages[0])
