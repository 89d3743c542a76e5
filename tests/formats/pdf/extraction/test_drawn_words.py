"""Words that a page draws as outlines are no text, and the check reads them all the same."""

from __future__ import annotations

from pathlib import Path

import pytest
from reportlab.pdfgen.canvas import Canvas
from support.files.embedded import EMBEDDED
from support.widths.drawn_words import KINDS, NAME, page

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
from app.formats.pdf.pages import pages
from app.progress import NullReporter

PDF = PdfFormat()


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
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = page(tmp_path / "a.pdf", kind), tmp_path / "b.pdf"
    monkeypatch.setattr(pages, "drawing_of", lambda *_: None)
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
