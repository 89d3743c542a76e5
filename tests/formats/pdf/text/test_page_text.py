"""What a PDF says, in which order, and where each word stands."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import numpy as np
import pikepdf
import pytest
from pikepdf import Array
from support.files import pdf_files

from app.engine.domain.document import Document
from app.formats.base import Options
from app.formats.pdf.format import PdfFormat
from app.formats.pdf.renderer import render_page
from app.progress import Cancelled, NullReporter, Stage

PDF = PdfFormat()


def read(path: Path) -> Document:
    return PDF.read(path, Options(), NullReporter())


def crossed(document: Document, literal: str) -> bool:
    """Whether a barrier lies inside the only occurrence of `literal`."""
    start = document.text.index(literal)
    return any(start < barrier < start + len(literal) for barrier in document.barriers)


def test_reading_twice_gives_the_same_document(tmp_path: Path) -> None:
    path = pdf_files.two_columns(tmp_path / "a.pdf")
    assert read(path) == read(path)


def test_lines_of_a_column_are_running_text(tmp_path: Path) -> None:
    document = read(pdf_files.two_columns(tmp_path / "a.pdf"))
    assert "by Dr Maria\nJohansson to the ward" in document.text
    assert not crossed(document, "Maria\nJohansson")


def test_columns_do_not_run_into_each_other(tmp_path: Path) -> None:
    document = read(pdf_files.two_columns(tmp_path / "a.pdf"))
    assert crossed(document, "without help.\n\nOn discharge")


def test_lines_written_across_both_columns_are_parted(tmp_path: Path) -> None:
    content = (
        b"BT /F1 10 Tf 72 700 Td (seen by Maria) Tj 200 0 Td (Berg went home) Tj"
        b" -200 -12 Td (Johansson today) Tj 200 0 Td (without help) Tj ET"
    )
    document = read(pdf_files.raw(tmp_path / "a.pdf", content))
    assert crossed(document, "Maria\tBerg")


def test_no_identifier_crosses_table_cells(tmp_path: Path) -> None:
    document = read(pdf_files.table(tmp_path / "a.pdf"))
    assert crossed(document, "Maria\tJohansson")
    assert crossed(document, "4\nErik Berg")
    assert not crossed(document, "Erik Berg")


def test_pages_are_parted_and_hold_their_own_text(tmp_path: Path) -> None:
    document = read(pdf_files.shared_form(tmp_path / "a.pdf"))
    first, second = document.pages
    assert (first.number, second.number) == (1, 2)
    assert document.text[second.start : second.end] == "Header: Maria Johansson ward 4"
    assert second.start in document.barriers
    assert document.page_of(second.start) == 2
    assert document.page_of(first.end - 1) == 1


def test_blank_page_between_others_is_read(tmp_path: Path) -> None:
    path = pdf_files.letter(tmp_path / "a.pdf")
    with pikepdf.open(path, allow_overwriting_input=True) as pdf:
        pdf.add_blank_page(page_size=(300, 300))
        pdf.pages.append(pdf.pages[0])
        pdf.save(path)
    document = read(path)
    _, blank, last = document.pages
    assert blank.start == blank.end
    assert document.text[last.start : last.end].startswith("St. Alma")


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"(Mar) Tj 18 0 Td (ia Johans) Tj 47 0 Td (son) Tj", "Maria Johansson"),
        (b"5 Tc (JOHANSSON) Tj", "JOHANSSON"),
        (b"[(J) -600 (o) -600 (h) -600 (a) -600 (n) -600 (s)] TJ", "Johans"),
        (b"(Maria ) Tj 35 0 Td ( Johansson) Tj", "Maria Johansson"),
        (b"(Johansson) Tj 0.4 0 Td (Johansson) Tj ( here) Tj", "Johansson here"),
        (b"(J) Tj 0.3 0 Td (J) Tj 5 0 Td (o) Tj 0.3 0 Td (o) Tj", "Jo"),
        (b"31 0 Td (Johansson) Tj -31 0 Td (Maria) Tj", "Maria Johansson"),
        (b"(Joh) Tj 23.9 0 Td (nsson) Tj -6.2 0 Td (a) Tj", "Johansson"),
        (b"[(Maria) -280 (Johansson)] TJ", "Maria Johansson"),
        (b"(M) Tj 10.2 0 Td (\\250) Tj -1 0 Td (uller) Tj", "Müller"),
        (b"[(Gun) -30 (e) 430 (\\264) -120 (s)] TJ", "Gunés"),
        (b"-3.058 Tw (ab ba) Tj", "ab ba"),
        (b"40 Tz [(Bill) -280 (Call)] TJ", "Bill Call"),
    ],
    ids=[
        "pieces of words",
        "letter-spaced",
        "letter-spaced by adjustments",
        "two spaces",
        "bold by overprinting",
        "bold by overprinting letters",
        "painted out of order",
        "one letter painted later, as from another font",
        "space by adjustment",
        "accent before its letter",
        "accent after its letter",
        "space without width",
        "narrow letters",
    ],
)
def test_words_are_whole_however_they_are_painted(
    content: bytes, expected: str, tmp_path: Path
) -> None:
    page = b"BT /F1 11 Tf 72 700 Td " + content + b" ET"
    assert read(pdf_files.raw(tmp_path / "a.pdf", page)).text == expected


def in_boxes(written: str, step: float, size: float = 10) -> bytes:
    """A letter in the middle of each box, in Courier; a blank leaves its box empty."""
    placed = ((72 + number * step, sign) for number, sign in enumerate(written) if sign != " ")
    shown = b"".join(b"1 0 0 1 %.1f 650 Tm (%s) Tj " % (x, sign.encode()) for x, sign in placed)
    below = b"BT /F1 10 Tf 72 600 Td (Reason for admission: pneumonia, improved) Tj ET"
    return b"BT /F1 %d Tf " % size + shown + b"ET " + below


@pytest.mark.parametrize("step", [12, 15, 20, 30])
@pytest.mark.parametrize("written", ["QUILLFEATHER", "ZOE", "14031957", "DE LA CRUZ"])
def test_letters_in_boxes_are_words(written: str, step: float, tmp_path: Path) -> None:
    document = read(pdf_files.raw(tmp_path / "a.pdf", in_boxes(written, step)))
    assert document.text.startswith(f"{written}\n")


def test_forms_that_were_painted_column_by_column_are_words_too(tmp_path: Path) -> None:
    columns = b"".join(
        b"BT /F1 10 Tf %d 700 Td (%c) Tj 0 -30 Td (%c) Tj ET " % (150 + 20 * i, one, other)
        for i, (one, other) in enumerate(zip(b"QUILL", b"BENNO", strict=True))
    )
    labels = b"BT /F1 10 Tf 72 700 Td (Surname) Tj 0 -30 Td (First name) Tj ET "
    document = read(pdf_files.raw(tmp_path / "a.pdf", labels + columns))
    assert {"QUILL", "BENNO"} <= set(document.text.split())


@pytest.mark.parametrize("step", [60, 100])
def test_single_letters_of_columns_far_apart_stay_cells(step: float, tmp_path: Path) -> None:
    document = read(pdf_files.raw(tmp_path / "a.pdf", in_boxes("RSSRIS", step)))
    assert document.text.startswith("R\tS\tS\tR\tI\tS\n")


def test_few_figures_in_a_row_stay_cells(tmp_path: Path) -> None:
    document = read(pdf_files.raw(tmp_path / "a.pdf", in_boxes("10101", 25)))
    assert document.text.startswith("1\t0\t1\t0\t1\n")


def test_comments_and_fields_are_read(tmp_path: Path) -> None:
    text = read(pdf_files.filled_form(tmp_path / "a.pdf")).text
    assert text.split("\n")[0] == "Surname of the patient"
    assert "Call Johansson" in text
    assert text.count("Johansson") == 2


def test_field_without_an_appearance_is_drawn_before_it_is_read(tmp_path: Path) -> None:
    path = pdf_files.filled_form(tmp_path / "a.pdf")
    with pikepdf.open(path, allow_overwriting_input=True) as pdf:
        del pdf.pages[0].obj.Annots[0].AP
        pdf.Root.AcroForm.NeedAppearances = True
        pdf.save(path)
    assert read(path).text.count("Johansson") == 2


def test_text_under_other_resources_is_read(tmp_path: Path) -> None:
    """A form without resources takes its fonts from the page, as in viewers."""

    def add(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
        form = pdf_files.form_xobject(pdf, b"BT /F1 11 Tf (Johansson) Tj ET")
        page.obj.Resources.XObject = pikepdf.Dictionary(Fx=form)

    path = pdf_files.raw(tmp_path / "a.pdf", b"q 1 0 0 1 72 700 cm /Fx Do Q", prepare=add)
    assert read(path).text == "Johansson"


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
@pytest.mark.parametrize("crop", [None, (30, 50, 560, 790)])
def test_boxes_lie_on_the_words_as_shown(
    turn: int, crop: tuple[float, float, float, float] | None, tmp_path: Path
) -> None:
    def adjust(_: pikepdf.Pdf, page: pikepdf.Page) -> None:
        if crop:
            page.obj.CropBox = Array(list(crop))

    content = b"BT /F1 12 Tf 1 0 0 rg 140 610 Td (Johansson) Tj ET"
    path = pdf_files.raw(
        tmp_path / "a.pdf", content, prepare=adjust, box=(-10, 20, 585, 862), rotate=turn
    )
    page = read(path).pages[0]
    scale = 3.0
    picture = render_page(path, 1, scale)
    assert abs(picture.width - page.width * scale) <= 2
    assert abs(picture.height - page.height * scale) <= 2
    shown = np.frombuffer(picture.rgb, np.uint8).reshape(picture.height, picture.width, 3)
    rows, columns = np.nonzero(shown[:, :, 1] < 128)
    (word,) = page.words
    box = word.box
    assert word.span.of(read(path).text) == "Johansson"
    assert box.x0 * scale - 2 <= columns.min() <= columns.max() <= box.x1 * scale + 2
    assert box.top * scale - 2 <= rows.min() <= rows.max() <= box.bottom * scale + 2
    inked = (columns.max() - columns.min()) * (rows.max() - rows.min())
    assert inked > 0.5 * (box.x1 - box.x0) * (box.bottom - box.top) * scale**2


def test_words_and_barriers_lie_inside_the_text(tmp_path: Path) -> None:
    for make in (pdf_files.table, pdf_files.two_columns, pdf_files.operators):
        document = read(make(tmp_path / "a.pdf"))
        spans = [word.span for page in document.pages for word in page.words]
        assert all(not set(span.of(document.text)) & set(" \t\n") for span in spans)
        assert all(a.end <= b.start for a, b in pairwise(spans))
        assert "".join(document.text.split()) == "".join(s.of(document.text) for s in spans)
        assert list(document.barriers) == sorted(document.barriers)


def test_progress_is_reported_for_every_page_and_can_stop(tmp_path: Path) -> None:
    class Stopping:
        def __init__(self) -> None:
            self.steps: list[tuple[Stage, int, int]] = []

        def step(self, stage: Stage, done: int, total: int) -> None:
            self.steps.append((stage, done, total))
            raise Cancelled

    path, reporter = pdf_files.shared_form(tmp_path / "a.pdf"), Stopping()
    with pytest.raises(Cancelled):
        PDF.read(path, Options(), reporter)
    # One of two pages is read; both are to be searched for codes, which takes five times as long.
    assert reporter.steps == [(Stage.READ, 1, 12)]


def test_values_do_not_show_text_in_their_representation(tmp_path: Path) -> None:
    document = read(pdf_files.letter(tmp_path / "a.pdf"))
    assert "Johansson" not in repr(document)
    assert document.kind == PDF.kind == "pdf"
    assert PDF.sniff((tmp_path / "a.pdf").read_bytes()[:4096])
