"""Curves of charts are no writing, and what may be letters is no curve."""

from __future__ import annotations

from math import cos, sin
from pathlib import Path

import pypdfium2
import pytest
from pypdfium2 import raw
from support.files import pdf_files
from support.widths.drawn_words import KINDS, page

from app.formats.base import Options
from app.formats.pdf.format import PdfFormat
from app.formats.pdf.pages.curves import is_curve
from app.formats.pdf.pages.page_parts import parts_of
from app.notices import NoticeCode
from app.progress import NullReporter


def stroke(*points: tuple[float, float], closing: str = "S") -> bytes:
    ways = (f"{x:.2f} {y:.2f} {'l' if n else 'm'}" for n, (x, y) in enumerate(points))
    return f"{' '.join(ways)} {closing}".encode()


TRACE = [(72 + 2 * n, 500 + 40 * (n % 20 == 7) + 3 * sin(n)) for n in range(200)]
UPWARD = [(y, x) for x, y in TRACE]
BACKWARD = TRACE[::-1]


def curves(content: bytes, path: Path) -> list[bool]:
    shown = pypdfium2.PdfDocument(pdf_files.raw(path, content))[0]
    return [is_curve(part.shown) for part in parts_of(shown)]


@pytest.mark.parametrize("points", [TRACE, UPWARD, BACKWARD], ids=["along", "upward", "backward"])
def test_a_trace_is_a_curve(points: list[tuple[float, float]], tmp_path: Path) -> None:
    assert curves(stroke(*points), tmp_path / "a.pdf") == [True]


@pytest.mark.parametrize(
    "content",
    [
        stroke(*TRACE, closing="b"),
        stroke(*((300 + n * cos(n), 500 + n * sin(n)) for n in range(200))),
        stroke(*((72 + n / 4, y) for n, (_, y) in enumerate(TRACE))),
        stroke(*((x, 500 + x) for x, _ in TRACE)),
        stroke(*TRACE[:9]) + b" " + stroke(*TRACE[9:20]),
    ],
    ids=["filled", "turns back", "short", "straight", "of few points"],
)
def test_other_strokes_are_none(content: bytes, tmp_path: Path) -> None:
    assert not any(curves(content, tmp_path / "a.pdf"))


@pytest.mark.parametrize("kind", KINDS)
def test_no_drawn_word_is_one(kind: str, tmp_path: Path) -> None:
    shown = pypdfium2.PdfDocument(page(tmp_path / "a.pdf", kind))[0]
    paths = [part.shown for part in parts_of(shown) if part.kind == raw.FPDF_PAGEOBJ_PATH]
    assert not any(map(is_curve, paths))


def test_no_words_are_read_into_an_electrocardiogram(tmp_path: Path) -> None:
    text = b"BT /F1 11 Tf 72 700 Td (Zephyrina Quill, lead II, 25 mm/s) Tj ET "
    source = pdf_files.raw(tmp_path / "a.pdf", text + stroke(*TRACE))
    document = PdfFormat().read(source, Options(), NullReporter())
    assert document.text == "Zephyrina Quill, lead II, 25 mm/s"
    assert NoticeCode.OCR_WORDS not in {notice.code for notice in document.notices}
