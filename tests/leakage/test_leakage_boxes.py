"""What lies under a box that a reviewer drew is in no export: no pixel of it and no letter."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pypdfium2
import pytest
from leakage import search_programs
from leakage.planting import DOCTOR, LINES, NAME, SURNAME
from leakage.search_pixels import seen_in_pixels
from leakage.slots.picture_slots import SLOTS
from PIL import Image, ImageSequence
from support.files import pdf_files
from support.sampling import sampled, thinned

from app.engine.domain.document import Document, Span
from app.engine.domain.export import Mode, RedactionPlan
from app.engine.domain.geometry import Box, Region
from app.engine.domain.review import Finding, Review
from app.engine.redaction.report_page import to_html
from app.engine.review.regions import draw
from app.engine.tagger.pack import packs
from app.errors import ExportError, VerificationFailed
from app.formats.base import Options
from app.formats.registry import detect
from app.paths import MODELS
from app.progress import NullReporter
from app.sandbox import reader_process
from app.sandbox.worker import Worker
from app.workflow.export import export, plan_export
from app.workflow.scan import open_document

_AIR = 3.0


def note(path: Path, *lines: str) -> Path:
    page = pdf_files.page_canvas(path)
    for row, line in enumerate(lines):
        page.drawString(72, 780 - row * 18, line)
    page.save()
    return path


def opened(source: Path, worker: Worker) -> Document:
    return open_document(source, Options(), worker, NullReporter())


def around(document: Document, literal: str, number: int = 0) -> tuple[int, Box]:
    """Page and box around one of the places of some words, as a reviewer would draw it."""
    start = -1
    for _ in range(number + 1):
        start = document.text.index(literal, start + 1)
    page = document.pages[(document.page_of(start) or 1) - 1]
    boxes = [
        w.box for w in page.words if w.span.start < start + len(literal) and start < w.span.end
    ]
    return page.number, Box(
        min(box.x0 for box in boxes) - _AIR,
        min(box.top for box in boxes) - _AIR / 3,
        max(box.x1 for box in boxes) + _AIR,
        max(box.bottom for box in boxes) + _AIR / 3,
    )


def exported(source: Path, review: Review, worker: Worker, mode: Mode = Mode.MASK) -> Path:
    done = export(
        review,
        source,
        source.parent / "out" / f"export{source.suffix}",
        mode,
        key=bytes(32),
        options=Options(),
        pack=packs.describe(MODELS / packs.DEFAULT),
        worker=worker,
        reporter=NullReporter(),
    )
    assert done.report.boxes == len(review.regions)
    assert not search_programs.shows(to_html(done.report))
    return done.path


def pages_shown(path: Path) -> Iterator[Image.Image]:
    """Every page at 200 dots an inch, painted by a program of others for PDF."""
    if path.suffix != ".pdf":
        for frame in ImageSequence.Iterator(Image.open(path)):
            yield frame.convert("RGB")
        return
    if not shutil.which("pdftoppm"):
        yield from (page.render(scale=200 / 72).to_pil() for page in pypdfium2.PdfDocument(path))
        return
    stem = path.with_suffix("")
    subprocess.run(["pdftoppm", "-r", "200", "-png", path, stem], check=True)
    for picture in sorted(path.parent.glob(f"{stem.name}-*.png")):
        yield Image.open(picture).convert("RGB")
        picture.unlink()


def said(path: Path) -> str:
    """All text that programs of others read."""
    if shutil.which("pdftotext"):
        return search_programs.output("pdftotext", str(path), "-")
    return " ".join(page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(path))


def blackest(path: Path, region: Region) -> tuple[int, int]:
    """The darkest and the lightest shade well inside a region."""
    picture = list(pages_shown(path))[region.page - 1]
    scale, box = 200 / 72, region.box
    inside = picture.convert("L").crop(
        (
            round(box.x0 * scale) + 3,
            round(box.top * scale) + 3,
            round(box.x1 * scale) - 3,
            round(box.bottom * scale) - 3,
        )
    )
    shades = np.asarray(inside)
    return int(shades.min()), int(shades.max())


@pytest.mark.parametrize("mode", thinned(Mode, 4))
def test_words_of_a_page_of_text_go_with_the_box_over_them(
    mode: Mode, worker: Worker, tmp_path: Path
) -> None:
    lines = (f"Dr {DOCTOR}, ward 4", "The ward has four beds.", f"Signed {DOCTOR}")
    source = note(tmp_path / "note.pdf", *lines)
    document = opened(source, worker)
    review = draw(Review(document, ()), *around(document, DOCTOR, 1))
    path = exported(source, review, worker, mode)
    text = said(path)
    # Only there: nobody marked it as an identifier.
    assert text.count("Jönssønbråten") == 1
    assert "four beds" in text
    assert "Signed" in text
    assert blackest(path, review.regions[0])[1] <= 4


@pytest.mark.slow
def test_a_name_in_a_picture_on_a_page_goes_with_the_box_over_it(
    worker: Worker, tmp_path: Path
) -> None:
    name, make = SLOTS["picture on a page of text"]
    source = make(tmp_path / name)
    document = opened(source, worker)
    page = document.pages[0]
    review = draw(Review(document, ()), 1, Box(0, 0, page.width, page.height))
    path = exported(source, review, worker)
    assert search_programs.leaks(path) == []
    assert list(seen_in_pixels(path)) == []


@pytest.mark.slow
def test_a_box_over_half_of_a_finding_takes_all_of_it(worker: Worker, tmp_path: Path) -> None:
    source = note(tmp_path / "note.pdf", *LINES)
    document = opened(source, worker)
    start = document.text.index(NAME)
    found = Finding("n", Span(start, start + len(NAME)), "PATIENT", 0.9, "known")
    number = document.text.index("40-771-926")
    record = Finding("m", Span(number, number + 10), "MEDICALRECORD", 0.9, "known")
    review = draw(Review(document, (found, record)), *around(document, SURNAME))
    path = exported(source, review, worker, Mode.SURROGATE)
    assert search_programs.leaks(path) == []
    assert list(seen_in_pixels(path)) == []


@pytest.mark.slow
def test_a_line_of_a_scan_goes_with_the_box_over_it(worker: Worker, tmp_path: Path) -> None:
    name, make = SLOTS["scanned page"]
    source = make(tmp_path / name)
    document = opened(source, worker)
    review = Review(document, ())
    for page in document.pages:
        for word in page.words:
            if search_programs.shows(word.span.of(document.text)) or "40-" in word.span.of(
                document.text
            ):
                review = draw(review, page.number, word.box)
    assert review.regions
    review = draw(review, *around(document, NAME))
    path = exported(source, review, worker)
    assert "good condition" in " ".join(said(path).split())
    for region in review.regions:
        assert blackest(path, region)[1] <= 4


@pytest.mark.parametrize("slot", thinned(["PNG", "JPEG", "TIFF of two pages"], 3))
def test_pixels_of_a_picture_file_go_with_the_box_over_them(
    slot: str, worker: Worker, tmp_path: Path
) -> None:
    name, make = SLOTS[slot]
    source = make(tmp_path / name)
    document = opened(source, worker)
    review = Review(document, ())
    for page in document.pages:
        review = draw(review, page.number, Box(0, 0, page.width, page.height * 0.4))
        review = draw(review, page.number, Box(0, page.height * 0.45, 300, page.height))
    path = exported(source, review, worker)
    assert list(seen_in_pixels(path)) == []
    for region in review.regions:
        assert blackest(path, region)[1] <= 32


@pytest.mark.parametrize(
    "slot", sampled(["PNG", "JPEG", "scanned page", "TIFF of two pages"], 4, 2)
)
def test_a_box_that_was_not_painted_is_seen(slot: str, worker: Worker, tmp_path: Path) -> None:
    name, make = SLOTS[slot]
    source = make(tmp_path / name)
    document = opened(source, worker)
    (region,) = draw(Review(document, ()), *around(document, NAME)).regions
    assert list(detect(source).uncovered(source, [region], NullReporter())) == [region]


def test_text_that_nobody_sees_under_the_paint_is_seen(worker: Worker, tmp_path: Path) -> None:
    content = b"0 g 70 690 300 30 re f BT /F1 11 Tf 3 Tr 72 700 Td (Okonkwo) Tj ET\n"
    source = pdf_files.raw(tmp_path / "painted.pdf", content)
    region = Region(1, Box(72, 842 - 718, 360, 842 - 692), "BIOID")
    page = next(pages_shown(source))
    assert page.size[1] == pytest.approx(842 * 200 / 72, abs=2)
    assert blackest(source, region) == (0, 0)
    assert list(detect(source).uncovered(source, [region], NullReporter())) == [region]


def test_an_export_without_its_box_is_refused(worker: Worker, tmp_path: Path) -> None:
    source = note(tmp_path / "note.pdf", *LINES)
    document = opened(source, worker)
    review = draw(Review(document, ()), *around(document, NAME))
    planned, plan = plan_export(review, Mode.MASK, bytes(32))
    for forgotten in (
        replace(plan, regions=()),
        RedactionPlan(plan.document_id, plan.mode, (), ()),
    ):
        with pytest.raises(VerificationFailed) as caught:
            export(
                review,
                source,
                tmp_path / "out" / "export.pdf",
                Mode.MASK,
                key=bytes(32),
                planner=lambda *_, given=forgotten: (planned, given),
                options=Options(),
                pack=packs.describe(MODELS / packs.DEFAULT),
                worker=worker,
                reporter=NullReporter(),
            )
        assert not search_programs.shows(str(caught.value.places))
        assert not list((tmp_path / "out").glob("*"))


def test_a_document_without_pages_takes_no_box(tmp_path: Path) -> None:
    source = tmp_path / "note.txt"
    source.write_text(LINES[0], encoding="utf-8")
    document = detect(source).read(source, Options(), NullReporter())
    with pytest.raises(ValueError, match="no such page"):
        draw(Review(document, ()), 1, Box(0, 0, 90, 90))
    plan = RedactionPlan(document.id, Mode.MASK, (), (Region(1, Box(0, 0, 90, 90), "BIOID"),))
    with pytest.raises(ExportError):
        reader_process.write(
            source, Options(), document, plan, tmp_path / "out.txt", NullReporter()
        )
