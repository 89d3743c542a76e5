"""Words that a page of text draws as outlines are searched and redacted like those of its text."""

from __future__ import annotations

from pathlib import Path

import pypdfium2
import pytest
from reportlab.pdfgen.canvas import Canvas
from support.files import scan_files
from support.files.embedded import EMBEDDED
from support.notice_words import told
from support.sampling import thinned
from support.widths.drawn_words import HATCHED, KINDS, NAME, page

from app.engine.domain.document import Document
from app.engine.domain.export import Mode, RedactionPlan
from app.engine.domain.review import Finding, Review
from app.engine.redaction.plan import label, plan
from app.engine.text.search import occurrences
from app.engine.verification.verify import verify
from app.formats.base import Options
from app.formats.pdf.format import PdfFormat
from app.formats.pdf.pages import page_drawings
from app.formats.pdf.pages.page_readers import SCALE
from app.progress import NullReporter

PDF = PdfFormat()


def read(path: Path) -> Document:
    return PDF.read(path, Options(), NullReporter())


def without(document: Document, literal: str) -> tuple[Review, RedactionPlan]:
    spans = occurrences(document.text, literal)
    found = (Finding(str(n), span, "PATIENT", 1.0, "test") for n, span in enumerate(spans))
    review = Review(document, tuple(found))
    return review, plan(review, Mode.MASK, label)


@pytest.mark.parametrize("kind", KINDS)
def test_drawn_words_stand_in_the_text_where_the_page_shows_them(kind: str, tmp_path: Path) -> None:
    document = read(page(tmp_path / "a.pdf", kind))
    assert document.text.endswith(f"seen on the ward and well.\n\nLetter of {NAME}")
    (shown,) = document.pages
    places = {word.span.of(document.text): word.box for word in shown.words if word.box.top > 150}
    assert set(places) == {"Letter", "of", *NAME.split()}
    for word, left in (("Letter", 72), ("Okonkwo", 173)):
        assert abs(places[word].x0 - left) < 4
        assert shown.height - 615 < places[word].top < places[word].bottom < shown.height - 595
    assert "only words in them are redacted" in told(document.notices)


@pytest.mark.parametrize("kind", thinned(KINDS, 3))
def test_a_drawn_name_is_removed_and_the_check_agrees(kind: str, tmp_path: Path) -> None:
    source, target = page(tmp_path / "a.pdf", kind), tmp_path / "b.pdf"
    review, edits = without(read(source), NAME)
    notices = PDF.write(source, Options(), edits, target, NullReporter())
    assert "Pages with boxes become pictures" in told(notices)
    extracts = list(PDF.extracts(target, NullReporter(), EMBEDDED))
    assert verify(edits, review, extracts).passed
    assert not [one.place for one in extracts if "okonkwo" in one.text.casefold()]
    shown = pypdfium2.PdfDocument(target)[0].render(scale=SCALE).to_pil().convert("L")
    assert "seen on the ward and well." in scan_files.read_again(shown)
    assert "ward and well" in next(e.text for e in extracts if e.place == "pdfium page 1")


def test_page_stays_a_page_of_text_where_nothing_drawn_is_removed(tmp_path: Path) -> None:
    source, target = page(tmp_path / "a.pdf", "one path"), tmp_path / "b.pdf"
    _, edits = without(read(source), "ward")
    PDF.write(source, Options(), edits, target, NullReporter())
    extracts = {one.place: one.text for one in PDF.extracts(target, NullReporter(), EMBEDDED)}
    assert extracts["drawings page 1"] == f"Letter of {NAME}"


def test_drawings_in_which_no_word_was_read_are_left_to_the_reviewer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unread = "Pictures or drawings stay as they are and were not searched"
    assert unread not in told(read(page(tmp_path / "a.pdf", "one path")).notices)
    monkeypatch.setattr(page_drawings, "is_installed", lambda: False)
    assert unread in told(read(page(tmp_path / "b.pdf", "one path")).notices)
    monkeypatch.undo()
    assert "Letter" not in read(page(tmp_path / "c.pdf", HATCHED)).text


def test_boxes_to_tick_are_no_words(tmp_path: Path) -> None:
    canvas = Canvas(str(tmp_path / "a.pdf"), invariant=True)
    canvas.drawString(72, 700, "Seen on the ward and well. Tick what is true.")
    for row in range(3):
        for column in range(4):
            canvas.rect(72 + 20 * column, 600 - 20 * row, 9, 9)
        canvas.circle(180, 604 - 20 * row, 5)
        canvas.circle(200, 604 - 20 * row, 4)
    canvas.save()
    assert read(tmp_path / "a.pdf").text == "Seen on the ward and well. Tick what is true."
