"""A scanned page is read, redacted in its pixels, and exported without anything else of it."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import numpy as np
import pikepdf
import pypdfium2
import pytest
from pikepdf import Array, Dictionary
from PIL import Image
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen.canvas import Canvas
from support.files import scan_files
from support.files.embedded import EMBEDDED
from support.notice_words import told

from app.engine.domain.document import Document
from app.engine.domain.export import Layer, Layout, Mode, RedactionPlan, Verification
from app.engine.domain.review import Finding, Review
from app.engine.verification.verify import verify
from app.errors import NeedsOcr, Unsupported, VerificationFailed
from app.formats.base import Options
from app.formats.ocr import page_reader
from app.formats.ocr.painting import painter
from app.formats.ocr.painting.painter import Painted, Written
from app.formats.ocr.recogniser import recognise_all
from app.formats.pdf.extraction import recognised_pages
from app.formats.pdf.fonts.bundled_fonts import BundledFonts
from app.formats.pdf.format import PdfFormat
from app.formats.pdf.pages import pages
from app.formats.pdf.pages.crosscheck import PdfiumReader
from app.formats.pdf.pages.page_readers import SCALE
from app.formats.pdf.pages.picture_page import show_picture
from app.progress import Cancelled, NullReporter, Stage

PDF = PdfFormat()
NAME = "Johansson"


def read(path: Path) -> Document:
    return PDF.read(path, Options(), NullReporter())


def write(source: Path, plan: RedactionPlan) -> Path:
    target = source.with_name("export.pdf")
    PDF.write(source, Options(), plan, target, NullReporter())
    return target


def look(path: Path, page: int = 0) -> Image.Image:
    document = pypdfium2.PdfDocument(path)
    try:
        shown: Image.Image = document[page].render(scale=SCALE).to_pil().convert("L")
        return shown
    finally:
        document.close()


def places(path: Path, literal: str = NAME) -> set[str]:
    return {e.place for e in PDF.extracts(path, NullReporter(), EMBEDDED) if literal in e.text}


def pictures_of(page: pikepdf.Page) -> list[pikepdf.Object]:
    return [painted for _, painted in page.obj.Resources.get("/XObject", Dictionary()).items()]


def checked(document: Document, plan: RedactionPlan, target: Path) -> Verification:
    findings = tuple(
        Finding(str(number), edit.span, edit.subcategory, 0.9, "test")
        for number, edit in enumerate(plan.edits)
    )
    return verify(plan, Review(document, findings), PDF.extracts(target, NullReporter(), EMBEDDED))


@pytest.fixture
def source(tmp_path: Path) -> Path:
    return scan_files.scan(tmp_path / "scan.pdf", scan_files.picture())


def test_scan_is_read_and_the_reviewer_is_sent_to_it(source: Path) -> None:
    document = read(source)
    assert document.text == "\n".join(scan_files.LETTER)
    (page,) = document.pages
    word = next(word for word in page.words if word.span.of(document.text) == "Maria")
    assert 0 < word.box.x0 < word.box.x1 < page.width
    assert 0 < word.box.top < word.box.bottom < page.height / 3
    assert "read the words on page 1" in told(document.notices)
    assert "shows page 1 as a picture" in told(document.notices)


@pytest.mark.parametrize("mode", list(Mode))
def test_redacted_name_is_gone_from_pixels_and_bytes(source: Path, mode: Mode) -> None:
    document = read(source)
    by = "[PATIENT]" if mode is Mode.MASK else "Lindqvist"
    plan = scan_files.plan_without(document, NAME, mode=mode, by=by)
    target = write(source, plan)
    seen = scan_files.read_again(look(target))
    assert NAME not in seen
    assert seen.count(by) == 2
    assert "Seen by Dr Keller for chest pain." in seen
    assert places(target) == set()
    assert NAME.encode() not in target.read_bytes()
    assert checked(document, plan, target).passed


def test_export_holds_one_new_picture_and_no_other_content(tmp_path: Path) -> None:
    source = scan_files.scan(
        tmp_path / "scan.pdf", scan_files.picture(), hidden="Theodora Quillfeather"
    )
    document = read(source)
    assert "Quillfeather" not in document.text
    target = write(source, scan_files.plan_without(document, "Keller"))
    with pikepdf.open(source) as before, pikepdf.open(target) as after:
        (old,) = pictures_of(before.pages[0])
        (new,) = pictures_of(after.pages[0])
        assert new.read_bytes() != old.read_bytes()
        pictures = [o for o in after.objects if isinstance(o, pikepdf.Stream)]
        assert sum(stream.get("/Subtype") == "/Image" for stream in pictures) == 1
    assert places(target, "Quillfeather") == set()
    assert "Maria Johansson" in scan_files.read_again(look(target))


def test_surviving_words_can_be_searched(source: Path) -> None:
    document = read(source)
    plan = scan_files.plan_without(document, NAME)
    found = {e.place: e.text for e in PDF.extracts(write(source, plan), NullReporter(), EMBEDDED)}
    for reader in ("pdfium page 1", "pdfplumber page 1"):
        assert found[reader].split() == plan.apply(document.text).split()


@pytest.mark.parametrize("quarters", [1, 3])
def test_words_of_a_page_scanned_on_its_side_and_askew_are_words_to_other_readers(
    tmp_path: Path, quarters: int
) -> None:
    askew = (
        scan_files.picture()
        .rotate(0.8, expand=True, fillcolor=255)
        .rotate(90 * quarters, expand=True)
    )
    source = scan_files.scan(tmp_path / "scan.pdf", askew)
    document = read(source)
    plan = scan_files.plan_without(document, NAME)
    found = {e.place: e.text for e in PDF.extracts(write(source, plan), NullReporter(), EMBEDDED)}
    words = found["pdfplumber page 1"].split()
    # pdfplumber takes all letters that do not run across for letters that run down.
    expected = [word if quarters == 3 else word[::-1] for word in plan.apply(document.text).split()]
    assert sorted(words) == sorted(expected)


def test_the_check_reads_a_picture_once_that_fills_its_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = ("Read by no other test, Johansson", "went home on Tuesday.")
    source = scan_files.scan(tmp_path / "scan.pdf", scan_files.picture(lines))
    target = write(source, scan_files.plan_without(read(source), NAME))
    look = Mock(wraps=recognise_all)
    monkeypatch.setattr(page_reader, "recognise_all", look)
    found = {e.place: e.text for e in PDF.extracts(target, NullReporter(), EMBEDDED)}
    assert found["recognition page 1"] == found["stored pictures part 1"] != ""
    assert look.call_count == 1


def test_who_wants_no_text_layer_gets_a_picture_that_is_checked_all_the_same(source: Path) -> None:
    document = read(source)
    plan = replace(scan_files.plan_without(document, NAME), layout=Layout(text_layer=False))
    target = write(source, plan)
    found = {e.place: e.text for e in PDF.extracts(target, NullReporter(), EMBEDDED)}
    assert not found["pdfium page 1"].strip()
    result = checked(document, plan, target)
    assert result.passed
    assert not places(target)


def test_page_that_was_not_painted_fails_the_check(
    source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = read(source)
    plan = scan_files.plan_without(document, NAME)
    monkeypatch.setattr(painter.Brush, "mask", lambda *_: None)
    result = checked(document, plan, write(source, plan))
    assert {leak.place for leak in result.leaks} == {"recognition page 1", "stored pictures part 1"}


def test_picture_that_cannot_be_read_again_fails_the_check(
    source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = read(source)
    target = write(source, scan_files.plan_without(document, NAME))

    def fail(*_: object) -> None:
        raise NeedsOcr("Not now.")

    monkeypatch.setattr(recognised_pages, "words_to_check", fail)
    with pytest.raises(VerificationFailed) as caught:
        list(PDF.extracts(target, NullReporter(), EMBEDDED))
    assert caught.value.places == ("recognition page 1",)


def test_export_of_a_turned_page_looks_the_same(source: Path) -> None:
    with pikepdf.open(source, allow_overwriting_input=True) as pdf:
        pdf.pages[0].obj.Rotate = 180
        pdf.pages[0].obj.CropBox = Array([0, 0, 230, 70])
        pdf.save(source)
    document = read(source)
    assert "Maria Johansson" in document.text
    target = write(source, scan_files.plan_without(document, "Keller"))
    assert look(target).size == look(source).size
    assert read(target).pages[0].width == pytest.approx(document.pages[0].width)
    assert "Keller" not in scan_files.read_again(look(target))


def test_pages_of_text_stay_text_beside_scans(tmp_path: Path) -> None:
    source = scan_files.scan(
        tmp_path / "a.pdf", scan_files.picture(), seen="Copy for Maria Johansson at home"
    )
    document = read(source)
    assert document.text.endswith("\n\fCopy for Maria Johansson at home")
    plan = scan_files.plan_without(document, NAME)
    target = write(source, plan)
    with pikepdf.open(target) as pdf:
        assert [len(pictures_of(page)) for page in pdf.pages] == [1, 0]
    assert checked(document, plan, target).passed


def test_replacement_of_a_name_that_spans_pages_stands_once(tmp_path: Path) -> None:
    one, other = (scan_files.picture((line,)) for line in ("Seen with Maria", "Johansson at home"))
    source = scan_files.scan(tmp_path / "a.pdf", one, other)
    document = read(source)
    target = write(source, scan_files.plan_without(document, "Maria\n\fJohansson"))
    text = read(target).text
    assert text.count("[PATIENT]") == 1
    assert "Maria" not in text
    assert NAME not in text


def test_page_that_cannot_be_redacted_exactly_becomes_a_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def disagree(*_: object) -> None:
        raise Unsupported("Nobody knows where the letters are.")

    monkeypatch.setattr(pages, "reconcile", disagree)
    content = b"BT /F1 11 Tf 10 50 Td (Seen with Maria Johansson) Tj ET"
    source = scan_files.drawn(tmp_path / "a.pdf", content)
    document = read(source)
    assert document.text == "Seen with Maria Johansson"
    plan = scan_files.plan_without(document, NAME)
    target = write(source, plan)
    assert NAME not in scan_files.read_again(look(target))
    assert checked(document, plan, target).passed


def test_words_of_every_script_are_searchable_in_a_page_that_became_a_picture(
    source: Path,
) -> None:
    words = "Växjö", "重庆", "서울", "𠮷田"
    quads = [
        np.array([(9, y), (90, y), (90, y + 20), (9, y + 20)], float) for y in range(0, 160, 40)
    ]
    written = tuple(Written(word, quad) for word, quad in zip(words, quads, strict=True))
    with pikepdf.open(source, allow_overwriting_input=True) as pdf:
        faces = BundledFonts(pdf)
        shown = Painted(Image.new("L", (200, 200), 255), written, (), all_drawn=True)
        show_picture(pdf, pdf.pages[0], (200.0, 200.0), shown, faces)
        faces.embed()
        pdf.save(source)
    pdfium = PdfiumReader(source.read_bytes())
    assert pdfium.text(0).split() == list(words)
    assert not pdfium.has_ink(0)
    pdfium.close()


def test_surrogate_that_does_not_fit_is_told(source: Path) -> None:
    document = read(source)
    by = "Bartholomew Featherstonehaugh-Cholmondeley"
    plan = scan_files.plan_without(document, "Keller", mode=Mode.SURROGATE, by=by)
    said = PDF.write(source, Options(), plan, source.with_name("b.pdf"), NullReporter())
    assert "black box" in told(said)


def test_page_larger_than_its_letters_could_be_read_is_refused(source: Path) -> None:
    with pikepdf.open(source, allow_overwriting_input=True) as pdf:
        pdf.pages[0].obj.MediaBox = Array([0, 0, 3000, 3000])
        pdf.pages[0].obj.Contents = pdf.make_stream(b"q 3000 0 0 3000 0 0 cm /X Do Q")
        (image,) = pictures_of(pdf.pages[0])
        pdf.pages[0].obj.Resources = Dictionary(XObject=Dictionary(X=image))
        pdf.save(source)
    with pytest.raises(NeedsOcr):
        read(source)


def test_check_looks_at_pictures_of_words_in_any_file(tmp_path: Path) -> None:
    made = scan_files.drawn(tmp_path / "a.pdf", b"BT /F1 11 Tf 10 50 Td (Harmless) Tj ET")
    found = [e.place for e in PDF.extracts(made, NullReporter(), EMBEDDED) if e.layer is Layer.TEXT]
    assert "recognition page 1" not in found
    made = scan_files.scan(tmp_path / "b.pdf", scan_files.picture())
    assert places(made) == {"recognition page 1", "stored pictures part 1"}


def test_reading_and_checking_can_be_cancelled_within_a_page(source: Path) -> None:
    class Impatient:
        def __init__(self, stage: Stage) -> None:
            self._stage = stage

        def step(self, stage: Stage, done: int, total: int) -> None:
            if stage is self._stage and done < total:
                raise Cancelled

    picture = scan_files.picture(("Not read before",))
    with pytest.raises(Cancelled):
        PDF.read(scan_files.scan(source, picture), Options(), Impatient(Stage.READ))


def photograph(path: Path, *, pixels: int, points: int, seen: str = "") -> Path:
    """A page of a square photograph, as telephones make it: often one point a pixel."""
    shown = Image.new("L", (pixels, pixels), 255)
    lines = scan_files.picture()
    lines = lines.resize((lines.width * pixels // 1300, lines.height * pixels // 1300))
    shown.paste(lines, (pixels // 4, pixels // 4))
    data = io.BytesIO()
    shown.save(data, "PNG")
    made = Canvas(str(path), pagesize=(points, points), invariant=1)
    made.drawImage(ImageReader(data), 0, 0, points, points)
    if seen:
        made.drawString(20, 20, seen)
    made.save()
    return path


@pytest.mark.exhaustive
@pytest.mark.parametrize("points", [2000, 3000])
def test_a_photograph_on_a_very_large_page_is_redacted(tmp_path: Path, points: int) -> None:
    source = photograph(tmp_path / "photo.pdf", pixels=2000, points=points)
    document = read(source)
    assert NAME in document.text
    (page,) = document.pages
    assert (page.width, page.height) == (points, points)
    plan = scan_files.plan_without(document, NAME)
    target = write(source, plan)
    assert checked(document, plan, target).passed
    assert places(target) == set()
    with pikepdf.open(target) as pdf:
        assert [float(edge) for edge in pdf.pages[0].mediabox] == [0, 0, points, points]


@pytest.mark.parametrize(
    ("pixels", "points", "seen"),
    [(2000, 2000, "Keller"), (6000, 1800, "")],
    ids=["with letters", "finer than is drawn"],
)
def test_a_large_page_that_may_hold_small_letters_is_refused_with_a_way_on(
    tmp_path: Path, pixels: int, points: int, seen: str
) -> None:
    source = photograph(tmp_path / "photo.pdf", pixels=pixels, points=points, seen=seen)
    with pytest.raises(NeedsOcr) as refused:
        read(source)
    assert "A4" in refused.value.hint
