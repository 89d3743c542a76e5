"""What is removed is gone for every reader, and nothing else changes."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pikepdf
import pytest
from support.files import pdf_files
from support.files.embedded import EMBEDDED
from support.notice_words import told
from support.sampling import crossed, sampled

from app.engine.domain.document import Document, Span
from app.engine.domain.export import Edit, Layer, Mode, RedactionPlan
from app.engine.domain.geometry import Box
from app.engine.text.search import occurrences
from app.errors import ExportError, SourceChanged
from app.formats.base import Options
from app.formats.pdf.content.glyphs import GAP_STEP
from app.formats.pdf.format import PdfFormat
from app.formats.pdf.pages.crosscheck import PdfiumReader, Seen
from app.formats.pdf.renderer import render_page
from app.progress import NullReporter

PDF = PdfFormat()
MAKERS: list[Callable[[Path], Path]] = [
    pdf_files.letter,
    pdf_files.embedded_letter,
    pdf_files.operators,
    pdf_files.rotated,
    pdf_files.cropped,
    pdf_files.shared_form,
    pdf_files.unbalanced,
    pdf_files.two_columns,
    pdf_files.table,
    pdf_files.filled_form,
]


def read(path: Path) -> Document:
    return PDF.read(path, Options(), NullReporter())


def redact(
    source: Path, target: Path, literal: str, *, mode: Mode = Mode.MASK, by: str = "[PATIENT]"
) -> Document:
    document = read(source)
    edits = tuple(Edit(span, by, "PATIENT") for span in occurrences(document.text, literal))
    assert edits, "the fixture does not show what is to be removed"
    PDF.write(source, Options(), RedactionPlan(document.id, mode, edits), target, NullReporter())
    return document


def leaks(path: Path, literal: str) -> list[str]:
    found = [
        extract.place
        for extract in PDF.extracts(path, NullReporter(), EMBEDDED)
        if any(occurrences(extract.text, literal))
    ]
    if shutil.which("pdftotext"):
        text = subprocess.run(
            ["pdftotext", "-raw", str(path), "-"], capture_output=True, text=True, check=True
        ).stdout
        found += ["pdftotext"] * any(occurrences(text, literal))
    return found


def characters(path: Path) -> list[tuple[int, Seen]]:
    """Every visible character with its page, as PDFium sees it."""
    pdfium = PdfiumReader(path.read_bytes())
    with pikepdf.open(path) as pdf:
        count = len(pdf.pages)
    found = [(index, seen) for index in range(count) for seen in pdfium.characters(index)]
    pdfium.close()
    return found


def without(
    all_of: list[tuple[int, Seen]], some: list[tuple[int, Seen]], reach: float = 0.1
) -> list[tuple[int, Seen]]:
    """The characters of `all_of` for which `some` has no equal one within `reach` points."""

    def same(one: tuple[int, Seen], other: tuple[int, Seen]) -> bool:
        (page, a), (other_page, b) = one, other
        near = abs(a.x - b.x) < reach and abs(a.y - b.y) < reach
        return page == other_page and a.character == b.character and near

    return [one for one in all_of if not any(same(one, other) for other in some)]


def on_a_line(one: tuple[int, Seen], other: tuple[int, Seen]) -> bool:
    """Whether both may stand on one line: a level, an upright or the tilted one of the files."""
    (page, a), (other_page, b) = one, other
    x, y = a.x - b.x, a.y - b.y
    return page == other_page and min(abs(x), abs(y), abs(0.866 * y - 0.5 * x)) < 1


def pixels(path: Path, number: int = 1, scale: float = 2.0) -> npt.NDArray[np.int16]:
    picture = render_page(path, number, scale)
    flat = np.frombuffer(picture.rgb, np.uint8).astype(np.int16)
    return flat.reshape(picture.height, picture.width, 3)


def differ(before: npt.NDArray[np.int16], after: npt.NDArray[np.int16]) -> npt.NDArray[np.bool_]:
    """Where two pictures differ by more than half a point's shift, which a gap may cause."""
    steps = (-1, 0, 1)
    moved = (np.roll(after, (down, along), (0, 1)) for down in steps for along in steps)
    distances = np.stack([np.abs(before - picture).max(axis=2) for picture in moved])
    apart: npt.NDArray[np.bool_] = distances.min(axis=0) > 96
    return apart


def around(boxes: list[Box], shape: tuple[int, ...], scale: float = 2.0) -> npt.NDArray[np.bool_]:
    """A map that is true within boxes, with the space that a quantised mask may take."""
    inside = np.zeros(shape[:2], dtype=bool)
    for box in boxes:
        across, down = 14.0, 3.0
        if box.bottom - box.top > box.x1 - box.x0:
            across, down = down, across
        rows = slice(max(0, int((box.top - down) * scale)), int((box.bottom + down) * scale))
        columns = slice(max(0, int((box.x0 - across) * scale)), int((box.x1 + across) * scale))
        inside[rows, columns] = True
    return inside


@pytest.mark.parametrize(("make", "mode"), crossed(MAKERS, Mode, 2))
def test_removed_name_is_gone_for_every_reader(
    make: Callable[[Path], Path], mode: Mode, tmp_path: Path
) -> None:
    source, target = make(tmp_path / "source.pdf"), tmp_path / "target.pdf"
    by = "[PATIENT]" if mode is Mode.MASK else "Lindqvist"
    redact(source, target, pdf_files.NAME, mode=mode, by=by)
    assert leaks(target, pdf_files.NAME) == []


@pytest.mark.parametrize("make", MAKERS, ids=lambda make: make.__name__)
def test_no_other_glyph_is_lost_or_moved_but_a_little_behind_a_gap(
    make: Callable[[Path], Path], tmp_path: Path
) -> None:
    source, target = make(tmp_path / "source.pdf"), tmp_path / "target.pdf"
    document = redact(source, target, pdf_files.NAME, by="")
    plain = tmp_path / "plain.pdf"
    PDF.write(source, Options(), RedactionPlan(document.id, Mode.MASK, ()), plain, NullReporter())
    half_a_step = GAP_STEP / 2 * 12
    removed = without(characters(plain), characters(target), half_a_step)
    assert without(characters(target), characters(plain), half_a_step) == []
    count = len(list(occurrences(document.text, pdf_files.NAME)))
    assert Counter(seen.character for _, seen in removed) == Counter(pdf_files.NAME * count)
    for moved in without(characters(target), characters(plain)):
        assert any(on_a_line(moved, one) for one in removed)


@pytest.mark.parametrize("make", sampled(MAKERS, 3))
def test_page_looks_the_same_outside_the_boxes(
    make: Callable[[Path], Path], tmp_path: Path
) -> None:
    source, target = make(tmp_path / "source.pdf"), tmp_path / "target.pdf"
    document = redact(source, target, pdf_files.NAME)
    spans = list(occurrences(document.text, pdf_files.NAME))
    for page in document.pages:
        boxes = [w.box for w in page.words if any(w.span.overlaps(span) for span in spans)]
        before, after = pixels(source, page.number), pixels(target, page.number)
        assert before.shape == after.shape
        changed = differ(before, after)
        assert boxes
        assert changed[around(boxes, before.shape)].any()
        assert not (changed & ~around(boxes, before.shape)).any()


def test_name_broken_over_two_lines_is_removed_from_both(tmp_path: Path) -> None:
    source, target = pdf_files.two_columns(tmp_path / "s.pdf"), tmp_path / "t.pdf"
    redact(source, target, "Maria Johansson", mode=Mode.SURROGATE, by="Elena Lindqvist")
    assert leaks(target, "Maria") == []
    text = read(target).text
    assert list(occurrences(text, "Elena Lindqvist")), "the words stay on their lines"
    assert list(occurrences(text, "Johansson")), "the other one was not chosen"


def test_glyph_that_reads_as_several_letters_goes_as_a_whole(tmp_path: Path) -> None:
    source, target = pdf_files.ligatures(tmp_path / "s.pdf"), tmp_path / "t.pdf"
    document = read(source)
    assert "Griffth" in document.text
    assert "finch" in document.text
    start = document.text.index("Griffth")
    half = Edit(Span(start, start + 4), "", "PATIENT")
    PDF.write(
        source, Options(), RedactionPlan(document.id, Mode.MASK, (half,)), target, NullReporter()
    )
    assert "th and Dr finch met in the offce" in read(target).text
    assert leaks(target, "Gri") == []


def test_text_outside_the_visible_page_is_dropped(tmp_path: Path) -> None:
    source, target = pdf_files.cropped(tmp_path / "s.pdf"), tmp_path / "t.pdf"
    document = redact(source, target, "ward")
    assert "Above" not in document.text
    assert "outside the visible part" in told(document.notices)
    assert leaks(target, "Above the crop") == []


def test_second_use_of_a_form_keeps_its_text(tmp_path: Path) -> None:
    source, target = pdf_files.shared_form(tmp_path / "s.pdf"), tmp_path / "t.pdf"
    document = read(source)
    span = next(occurrences(document.text, pdf_files.NAME))
    plan = RedactionPlan(document.id, Mode.MASK, (Edit(span, "", "PATIENT"),))
    PDF.write(source, Options(), plan, target, NullReporter())
    assert len(list(occurrences(read(target).text, pdf_files.NAME))) == 3


def test_form_that_lacks_a_font_still_takes_it_from_its_page(tmp_path: Path) -> None:
    def add(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
        form = pdf_files.form_xobject(
            pdf, b"BT /F1 11 Tf (Johansson was here) Tj ET", Resources=pikepdf.Dictionary()
        )
        page.obj.Resources.XObject = pikepdf.Dictionary(Fx=form)

    source, target = tmp_path / "s.pdf", tmp_path / "t.pdf"
    pdf_files.raw(source, b"q 1 0 0 1 72 700 cm /Fx Do Q", prepare=add)
    redact(source, target, "was", by="")
    assert read(target).text.split() == ["Johansson", "here"]


CHINESE = b"/Fx#cb#ce"  # as programs for GBK name resources and fonts


@pytest.mark.slow
def test_page_with_names_that_cannot_be_copied_is_exported_as_a_picture(tmp_path: Path) -> None:
    content = b"BT %b 24 Tf 72 700 Td (Patient: Johansson, aged 54) Tj ET" % CHINESE
    source, target = pdf_files.raw(tmp_path / "s.pdf", content), tmp_path / "t.pdf"
    source.write_bytes(source.read_bytes().replace(b"/F1 ", CHINESE + b" "))
    document = redact(source, target, pdf_files.NAME)
    assert "as a picture" in told(document.notices)
    assert leaks(target, pdf_files.NAME) == []
    assert "aged 54" in read(target).text


def test_fonts_called_what_cannot_be_copied_lose_their_names(tmp_path: Path) -> None:
    source, target = pdf_files.embedded_letter(tmp_path / "s.pdf"), tmp_path / "t.pdf"
    named = re.sub(rb"/(BaseFont|FontName) /[\w+-]+", rb"/\1 " + CHINESE, source.read_bytes())
    assert CHINESE in named
    source.write_bytes(named)
    document = redact(source, target, pdf_files.NAME)
    assert "as a picture" not in told(document.notices)
    assert leaks(target, pdf_files.NAME) == []
    assert "Seen on ward 4 by Dr Keller" in read(target).text


@pytest.mark.slow
def test_text_that_shows_nothing_is_not_copied(tmp_path: Path) -> None:
    content = b"BT (Johansson without a font) Tj /F1 11 Tf 72 700 Td (Seen) Tj ET"
    source, target = pdf_files.raw(tmp_path / "s.pdf", content), tmp_path / "t.pdf"
    assert redact(source, target, "Seen", by="").text == "Seen"
    assert leaks(target, pdf_files.NAME) == []


def test_no_edit_changes_nothing_that_is_seen(tmp_path: Path) -> None:
    source, target = pdf_files.operators(tmp_path / "s.pdf"), tmp_path / "t.pdf"
    document = read(source)
    PDF.write(source, Options(), RedactionPlan(document.id, Mode.MASK, ()), target, NullReporter())
    assert read(target).text == document.text
    assert without(characters(source), characters(target)) == []
    assert len(characters(source)) == len(characters(target))
    assert np.array_equal(pixels(source), pixels(target))


def test_same_plan_gives_the_same_bytes(tmp_path: Path) -> None:
    source = pdf_files.embedded_letter(tmp_path / "s.pdf")
    redact(source, tmp_path / "a.pdf", pdf_files.NAME)
    redact(source, tmp_path / "b.pdf", pdf_files.NAME)
    assert (tmp_path / "a.pdf").read_bytes() == (tmp_path / "b.pdf").read_bytes()


def test_old_revisions_are_not_in_the_export(tmp_path: Path) -> None:
    source, target = pdf_files.letter(tmp_path / "s.pdf"), tmp_path / "t.pdf"
    with pikepdf.open(source, allow_overwriting_input=True) as pdf:
        font = pdf.pages[0].obj.Resources.Font.F1.objgen[0]
        pdf.save(source, object_stream_mode=pikepdf.ObjectStreamMode.disable)
    before = source.read_bytes()
    start = before.rindex(b"startxref")
    offset = int(before[start + 9 : before.index(b"%%EOF", start)])
    update = len(before)
    replaced = b"\n%d 0 obj\n<</Type/Font/Subtype/Type1/BaseFont/Courier>>\nendobj\n" % font
    table = update + len(replaced)
    size = before.count(b" obj") + 1
    trailer = b"xref\n%d 1\n%010d 00000 n \ntrailer\n<</Size %d/Root 1 0 R/Prev %d>>\n" % (
        font,
        update + 1,
        size,
        offset,
    )
    source.write_bytes(before + replaced + trailer + b"startxref\n%d\n%%%%EOF\n" % table)
    redact(source, target, pdf_files.NAME)
    data = target.read_bytes()
    assert source.read_bytes().count(b"%%EOF") == 2
    assert data.count(b"%%EOF") == 1
    assert leaks(target, pdf_files.NAME) == []


def test_plan_for_another_file_is_refused(tmp_path: Path) -> None:
    source = pdf_files.letter(tmp_path / "s.pdf")
    other = RedactionPlan("0" * 16, Mode.MASK, ())
    with pytest.raises(SourceChanged):
        PDF.write(source, Options(), other, tmp_path / "t.pdf", NullReporter())
    document = read(source)
    beyond = Edit(Span(len(document.text), len(document.text) + 5), "", "PATIENT")
    with pytest.raises(ExportError):
        PDF.write(
            source,
            Options(),
            RedactionPlan(document.id, Mode.MASK, (beyond,)),
            tmp_path / "t.pdf",
            NullReporter(),
        )


def test_layers_of_extracts_are_all_present(tmp_path: Path) -> None:
    source, target = pdf_files.letter(tmp_path / "s.pdf"), tmp_path / "t.pdf"
    redact(source, target, pdf_files.NAME)
    assert {extract.layer for extract in PDF.extracts(target, NullReporter(), EMBEDDED)} >= {
        Layer.TEXT,
        Layer.RAW,
    }
