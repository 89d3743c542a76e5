"""A failed check has a way on: its pages become pictures, and are checked again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pikepdf
import pytest
from PIL import Image
from reportlab.pdfgen.canvas import Canvas
from support.files import scan_files
from support.files.embedded import EMBEDDED
from support.widths import drawn_words

from app.engine.domain.document import Document, Page
from app.engine.domain.export import USUAL_LAYOUT, Layout, Mode
from app.engine.domain.review import Action, Finding, Review
from app.engine.review.transitions import decide
from app.engine.tagger.pack import packs
from app.engine.text.search import occurrences
from app.errors import VerificationFailed
from app.formats.base import Options
from app.formats.pdf.format import PdfFormat
from app.notices import NoticeCode
from app.paths import MODELS
from app.progress import NullReporter
from app.sandbox.reader_process import READER
from app.sandbox.worker import Worker
from app.workflow import export, scan, second_try

KEY = bytes(range(32))
NAME = drawn_words.NAME
PACK = packs.describe(MODELS / packs.DEFAULT)


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    with Worker(READER) as shared_worker:
        yield shared_worker


def two_pages(folder: Path, kind: str = drawn_words.HATCHED) -> Path:
    """The first page is text alone, the second draws a name as well."""
    plain = folder / "plain.pdf"
    canvas = Canvas(str(plain), invariant=True)
    canvas.drawString(72, 700, f"Report on {NAME}, who is well and walks every day.")
    canvas.save()
    drawing = drawn_words.page(folder / "drawing.pdf", kind)
    with pikepdf.open(plain) as pdf, pikepdf.open(drawing) as other:
        pdf.pages.append(other.pages[0])
        pdf.save(folder / "letter.pdf")
    return folder / "letter.pdf"


def review_of(source: Path, worker: Worker) -> Review:
    document = scan.open_document(source, Options(), worker, NullReporter())
    spans = occurrences(document.text, NAME)
    found = tuple(Finding(str(n), span, "PATIENT", 1.0, "test") for n, span in enumerate(spans))
    return Review(document, found)


def exported(
    review: Review, source: Path, worker: Worker, layout: Layout = USUAL_LAYOUT
) -> export.Exported:
    return export.export(
        review,
        source,
        source.with_name("copy.pdf"),
        Mode.MASK,
        key=KEY,
        options=Options(),
        pack=PACK,
        worker=worker,
        reporter=NullReporter(),
        layout=layout,
    )


@pytest.mark.slow
def test_the_page_that_failed_becomes_a_picture_without_the_drawn_name(
    tmp_path: Path, worker: Worker
) -> None:
    source = two_pages(tmp_path)
    review = review_of(source, worker)
    with pytest.raises(VerificationFailed) as failed:
        exported(review, source, worker)
    assert failed.value.pages == (2,)
    assert review.document.text[failed.value.offsets[0] :].startswith("William")
    pages = second_try.further_pages(failed.value, review.document, USUAL_LAYOUT)
    assert pages == (2,)
    done = exported(review, source, worker, replace(USUAL_LAYOUT, pictures=pages))
    assert NoticeCode.PAGES_MADE_PICTURES in {notice.code for notice in done.report.notices}
    extracts = PdfFormat().extracts(done.path, NullReporter(), EMBEDDED)
    seen = [(one.place, one.text) for one in extracts]
    assert not [place for place, text in seen if "okonkwo" in text.casefold()]
    texts = dict(seen)
    assert "walks every day" in texts["pdfium page 1"]
    assert not texts["pdfium page 2"].strip()
    assert "seen on the ward" in texts["recognition page 2"]


@pytest.mark.slow
def test_attempts_go_on_until_the_check_passes(tmp_path: Path, worker: Worker) -> None:
    source = two_pages(tmp_path)
    review = review_of(source, worker)
    tried: list[Layout] = []

    def attempt(layout: Layout) -> export.Exported:
        tried.append(layout)
        return exported(review, source, worker, layout)

    done = second_try.trying_pictures(attempt, review.document, USUAL_LAYOUT)
    assert done.path.is_file()
    assert [layout.pictures for layout in tried] == [(), (2,)]


@pytest.mark.slow
def test_what_only_another_look_sees_is_painted_over_too(tmp_path: Path, worker: Worker) -> None:
    source = scan_files.scan(tmp_path / "scan.pdf", scan_files.hatched())
    document = scan.open_document(source, Options(), worker, NullReporter())
    (span,) = occurrences(document.text, "Johansson")
    review = Review(document, (Finding("0", span, "PATIENT", 1.0, "test"),))

    def attempt(layout: Layout) -> export.Exported:
        return exported(review, source, worker, layout)

    done = second_try.trying_pictures(attempt, document, USUAL_LAYOUT)
    assert [n.code for n in done.report.notices].count(NoticeCode.PAGES_MADE_PICTURES) == 1
    seen = [one.text for one in PdfFormat().extracts(done.path, NullReporter(), EMBEDDED)]
    assert not [text for text in seen if "johansson" in text.casefold()]
    assert any("Seen by Dr Keller" in text for text in seen)


@pytest.mark.slow
def test_what_the_reviewer_kept_is_not_painted_over(tmp_path: Path, worker: Worker) -> None:
    source = two_pages(tmp_path, "one path")
    review = review_of(source, worker)
    review = decide(review, [one.id for one in review.findings], Action.REJECT)
    done = exported(review, source, worker, replace(USUAL_LAYOUT, pictures=(2,)))
    extracts = PdfFormat().extracts(done.path, NullReporter(), EMBEDDED)
    texts = {one.place: one.text for one in extracts}
    assert texts["recognition page 2"].count("Okonkwo") == 2


@pytest.mark.slow
def test_nothing_is_left_where_pictures_do_not_help_either(
    tmp_path: Path, worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = two_pages(tmp_path)
    review = review_of(source, worker)
    monkeypatch.setattr("app.sandbox.reader_process.boxes_over_rest", no_boxes)

    def attempt(layout: Layout) -> export.Exported:
        return exported(review, source, worker, layout)

    with pytest.raises(VerificationFailed) as failed:
        second_try.trying_pictures(attempt, review.document, USUAL_LAYOUT)
    assert failed.value.pages == (2,)
    assert not source.with_name("copy.pdf").exists()


def no_boxes(*_: object) -> tuple[()]:
    return ()


def test_which_pages_are_tried_next() -> None:
    pages = tuple(Page(number, 0, 0, 100.0, 100.0) for number in (1, 2, 3))
    paged, text = (Document("d" * 16, "pdf", "", "", some) for some in (pages, ()))

    def further(failed: tuple[int, ...], before: tuple[int, ...] = ()) -> tuple[int, ...]:
        error = VerificationFailed("Left.", pages=failed)
        return second_try.further_pages(error, paged, Layout(pictures=before))

    assert further((2,)) == (2,)
    assert further((3,), before=(2,)) == (2, 3)
    assert further(()) == (1, 2, 3)
    assert further((), before=(1, 2, 3)) == ()
    assert further((2,), before=(2,)) == ()
    assert second_try.further_pages(VerificationFailed("Left."), text, USUAL_LAYOUT) == ()


@pytest.mark.slow
def test_a_scan_is_painted_over_where_the_copy_shows_the_name_again(
    tmp_path: Path, worker: Worker
) -> None:
    """A name that was misread in the original, and is read rightly in the copy."""
    picture = scan_files.picture((f"Patient {NAME}", f"Letter to {NAME} at home"))
    source = tmp_path / "scan.png"
    picture.save(source, dpi=(200, 200))
    review = review_of(source, worker)
    first = review.findings[0]
    # As if the second place had been read as something else: nothing marks it.
    text = review.document.text
    _, second = occurrences(text, NAME)
    misread = text[: second.start] + "Wilham Qkonkvvo" + text[second.end :]
    assert len(misread) == len(text)
    blind = Review(replace(review.document, text=misread), (first,))

    def attempt(layout: Layout) -> export.Exported:
        return export.export(
            blind,
            source,
            tmp_path / "copy.png",
            Mode.MASK,
            key=KEY,
            options=Options(),
            pack=PACK,
            worker=worker,
            reporter=NullReporter(),
            layout=layout,
        )

    with pytest.raises(VerificationFailed):
        attempt(USUAL_LAYOUT)
    done = second_try.trying_pictures(attempt, blind.document, USUAL_LAYOUT)
    with Image.open(done.path) as shown:
        read = scan_files.read_again(shown.convert("RGB"))
        assert np.asarray(shown.convert("L")).shape == np.asarray(picture.convert("L")).shape
    assert "Okonkwo" not in read
    assert "Letter to" in read
