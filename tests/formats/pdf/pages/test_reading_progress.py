"""The share of the work that is told while a PDF is read is true."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from reportlab.pdfgen.canvas import Canvas

from app.engine.domain.document import Page
from app.engine.domain.parts import Part
from app.formats.base import Options
from app.formats.pdf.format import PdfFormat
from app.formats.pdf.pages.reading_progress import ReadingProgress
from app.progress import Stage


class Listener:
    """Keeps the shares that it is told, and the parts with the share before each."""

    def __init__(self) -> None:
        self.shares: list[float] = []
        self.parts: list[tuple[float, Part]] = []

    def step(self, stage: Stage, done: int, total: int) -> None:
        assert stage is Stage.READ
        self.shares.append(done / total)

    def bring(self, part: object) -> None:
        assert isinstance(part, Part)
        self.parts.append((self.shares[-1], part))


@pytest.fixture
def four_pages(tmp_path: Path) -> Path:
    path = tmp_path / "four.pdf"
    made = Canvas(str(path), pagesize=(90, 60), invariant=1)
    for number in range(4):
        made.drawString(10, 30, f"sheet {number}")
        made.showPage()
    made.save()
    return path


def test_all_pages_are_told_of_before_any_is_searched_for_codes(four_pages: Path) -> None:
    listener = Listener()
    document = PdfFormat().read(four_pages, Options(), listener)
    parts = [part for _, part in listener.parts]
    assert [[page.number for page in part.pages] for part in parts] == [[1], [2, 3], [4]]
    assert "".join(part.text for part in parts) == document.text
    assert listener.parts[-1][0] < 0.2


def test_the_search_for_codes_is_part_of_the_progress(four_pages: Path) -> None:
    listener = Listener()
    PdfFormat().read(four_pages, Options(), listener)
    steps = sorted(set(listener.shares))
    assert listener.shares == sorted(listener.shares)
    assert listener.shares[-1] == 1
    assert max(after - before for before, after in pairwise(steps)) < 0.25


@pytest.mark.parametrize("scanned", [(), (1, 2, 3), (7, 8), (2, 9), tuple(range(1, 11))])
def test_a_scan_counts_more_than_a_page_of_text_and_progress_never_falls(
    scanned: tuple[int, ...],
) -> None:
    listener = Listener()
    progress = ReadingProgress(listener, 10)
    progress.tell()
    for number in range(1, 11):
        progress.read(Page(number, 0, 0, 1, 1, recognised=number in scanned))
    read = listener.shares[-1]
    for _ in range(10):
        progress.searched_for_codes()
    assert all(before <= after + 1e-9 for before, after in pairwise(listener.shares))
    assert listener.shares[0] == 0
    assert listener.shares[-1] == 1
    assert read > 0.7 if scanned else read < 0.2
