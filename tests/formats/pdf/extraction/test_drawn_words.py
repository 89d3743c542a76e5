"""Words that a page draws as outlines are no text, and the check reads them all the same."""

from __future__ import annotations

from pathlib import Path

import pytest
from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont
from reportlab.pdfgen.canvas import Canvas
from reportlab.pdfgen.pathobject import PDFPathObject
from support.embedded import EMBEDDED

from app.engine.domain.document import Document
from app.engine.domain.export import Mode
from app.engine.domain.review import Finding, Review
from app.engine.redaction.plan import label, plan
from app.engine.text.search import occurrences
from app.engine.verification.verify import verify
from app.errors import VerificationFailed
from app.formats.base import Options
from app.formats.pdf.extraction import recognised_pages
from app.formats.pdf.format import PdfFormat
from app.paths import RESOURCES
from app.progress import NullReporter

PDF = PdfFormat()
NAME = "William Okonkwo"
FONT = RESOURCES / "fonts" / "LiberationSans-Regular.ttf"


class _Pen(BasePen):  # type: ignore[misc]  # has no types
    """Draws glyphs into a path of a page, at a place and size."""

    def __init__(self, glyphs: object, path: PDFPathObject, x: float, y: float, em: float) -> None:
        super().__init__(glyphs)
        self._path, self._x, self._y, self._em = path, x, y, em

    def _at(self, point: tuple[float, float]) -> tuple[float, float]:
        return self._x + point[0] * self._em, self._y + point[1] * self._em

    def _moveTo(self, pt: tuple[float, float]) -> None:  # noqa: N802
        self._path.moveTo(*self._at(pt))

    def _lineTo(self, pt: tuple[float, float]) -> None:  # noqa: N802
        self._path.lineTo(*self._at(pt))

    def _curveToOne(  # noqa: N802
        self, pt1: tuple[float, float], pt2: tuple[float, float], pt3: tuple[float, float]
    ) -> None:
        self._path.curveTo(*self._at(pt1), *self._at(pt2), *self._at(pt3))

    def _closePath(self) -> None:  # noqa: N802
        self._path.close()


def draw(canvas: Canvas, words: str, x: float, y: float, size: float, *, alone: bool) -> None:
    """Outlines of `words`: each letter a path of its own, or all one path."""
    font = TTFont(FONT)
    glyphs, codes, em = font.getGlyphSet(), font.getBestCmap(), size / font["head"].unitsPerEm
    path = canvas.beginPath()
    for letter in words:
        glyph = glyphs[codes[ord(letter)]]
        glyph.draw(_Pen(glyphs, path, x, y, em))
        x += glyph.width * em
        if alone and letter != " ":
            canvas.drawPath(path, stroke=0, fill=1)
            path = canvas.beginPath()
    if not alone:
        canvas.drawPath(path, stroke=0, fill=1)


def page(target: Path, kind: str) -> Path:
    canvas = Canvas(str(target), invariant=True)
    canvas.drawString(72, 700, f"Patient: {NAME}, seen on the ward and well.")
    if kind == "white":
        canvas.setFillGray(1)
    draw(canvas, f"Letter of {NAME}", 72, 600, 14, alone=kind == "letter by letter")
    if kind == "below a box":
        canvas.setFillGray(0)
        canvas.rect(70, 590, 300, 30, stroke=0, fill=1)
    canvas.showPage()
    canvas.save()
    return target


KINDS = ("one path", "letter by letter", "white", "below a box")


def drawn(path: Path) -> list[str]:
    return [
        e.text for e in PDF.extracts(path, NullReporter(), EMBEDDED) if e.place == "drawings page 1"
    ]


def review_of(document: Document) -> Review:
    spans = occurrences(document.text, NAME)
    findings = (Finding(str(n), span, "PATIENT", 1.0, "test") for n, span in enumerate(spans))
    return Review(document, tuple(findings))


@pytest.mark.parametrize("kind", KINDS)
def test_drawn_words_are_read(kind: str, tmp_path: Path) -> None:
    (read,) = drawn(page(tmp_path / "a.pdf", kind))
    assert "Okonkwo" in read


@pytest.mark.parametrize("kind", KINDS)
def test_an_export_that_still_draws_a_removed_name_fails_the_check(
    kind: str, tmp_path: Path
) -> None:
    source, target = page(tmp_path / "a.pdf", kind), tmp_path / "b.pdf"
    document = PDF.read(source, Options(), NullReporter())
    review = review_of(document)
    edits = plan(review, Mode.MASK, label)
    PDF.write(source, Options(), edits, target, NullReporter())
    leaks = verify(edits, review, PDF.extracts(target, NullReporter(), EMBEDDED)).leaks
    assert "drawings page 1" in {leak.place for leak in leaks}


def test_rules_and_boxes_are_not_read_as_words(tmp_path: Path) -> None:
    canvas = Canvas(str(tmp_path / "a.pdf"), invariant=True)
    canvas.drawString(72, 750, "Laboratory report")
    for row in range(30):
        for column in range(6):
            canvas.rect(72 + 70 * column, 700 - 20 * row, 70, 20)
    canvas.save()
    assert drawn(tmp_path / "a.pdf") == []


def test_without_text_recognition_drawn_words_fail_the_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recognised_pages, "is_installed", lambda: False)
    with pytest.raises(VerificationFailed) as failed:
        drawn(page(tmp_path / "a.pdf", "one path"))
    assert failed.value.places == ("drawings page 1",)
