"""What every format promises, shown on each of them with real files."""

from __future__ import annotations

import hashlib
import io
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import docx
import openpyxl
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PIL import Image, ImageDraw, ImageFont
from reportlab.pdfgen.canvas import Canvas
from support.files.embedded import EMBEDDED
from support.sampling import sampled

from app.engine.domain.document import Document, Span
from app.engine.domain.export import Edit, Layer, Mode, RedactionPlan
from app.errors import Corrupt, InputError
from app.formats.base import Format, Options
from app.formats.registry import FORMATS, detect
from app.paths import RESOURCES
from app.progress import NullReporter, Stage

LINES = (
    "Discharge letter",
    "Patient: Thaddeus Okonkwo",
    "Seen by Dr. Venkataraman on 2 September 2025.",
    "Mr. Okonkwo may go home; the plan stays.",
)


def make_text() -> bytes:
    return ("\r\n".join(LINES) + "\r\n").encode()


def make_docx() -> bytes:
    made = docx.Document()
    for line in LINES[:2]:
        made.add_paragraph(line)
    made.add_table(1, 2).cell(0, 1).text = LINES[2]
    made.add_paragraph(LINES[3]).runs[0].bold = True
    made.core_properties.author = "Thaddeus Okonkwo"
    target = io.BytesIO()
    made.save(target)
    return target.getvalue()


def make_xlsx() -> bytes:
    made = openpyxl.Workbook()
    for number, line in enumerate(LINES, 1):
        made.active.cell(number, 1, line)
    made.properties.creator = "Thaddeus Okonkwo"
    target = io.BytesIO()
    made.save(target)
    return target.getvalue()


def make_pdf() -> bytes:
    target = io.BytesIO()
    canvas = Canvas(target, invariant=True)
    for number, line in enumerate(LINES):
        canvas.drawString(72, 720 - 24 * number, line)
    canvas.showPage()
    canvas.save()
    return target.getvalue()


def make_image() -> bytes:
    font = ImageFont.truetype(RESOURCES / "fonts" / "LiberationSans-Regular.ttf", 28)
    picture = Image.new("L", (700, 250), 255)
    for number, line in enumerate(LINES):
        ImageDraw.Draw(picture).text((20, 20 + 55 * number), line, fill=0, font=font)
    target = io.BytesIO()
    picture.save(target, "PNG", dpi=(200, 200))
    return target.getvalue()


MAKERS: dict[str, Callable[[], bytes]] = {
    "text": make_text,
    "docx": make_docx,
    "xlsx": make_xlsx,
    "pdf": make_pdf,
    "image": make_image,
}
BYTES = {kind: make() for kind, make in MAKERS.items()}

each_format = pytest.mark.parametrize("checked", FORMATS, ids=lambda known: known.kind)


@pytest.fixture
def source(checked: Format, tmp_path: Path) -> Path:
    path = tmp_path / f"letter{checked.suffixes[0]}"
    path.write_bytes(BYTES[checked.kind])
    return path


def read(checked: Format, path: Path) -> Document:
    return checked.read(path, Options(), NullReporter())


def write(checked: Format, path: Path, *edits: Edit) -> Path:
    plan = RedactionPlan(read(checked, path).id, Mode.MASK, edits)
    target = path.with_name(f"export{path.suffix}")
    checked.write(path, Options(), plan, target, NullReporter())
    return target


def edits_of(document: Document, word: str) -> tuple[Edit, ...]:
    text = document.text
    starts = [i for i in range(len(text)) if text.startswith(word, i)]
    return tuple(Edit(Span(i, i + len(word)), "[NAME]", "PATIENT") for i in starts)


@each_format
def test_reading_twice_gives_the_same_document(checked: Format, source: Path) -> None:
    document = read(checked, source)
    assert read(checked, source) == document
    assert document.kind == checked.kind
    assert document.sha256 == hashlib.sha256(BYTES[checked.kind]).hexdigest()
    assert document.id == document.sha256[:16]


@each_format
def test_all_text_is_there_in_order(checked: Format, source: Path) -> None:
    words = " ".join(LINES).split()
    assert read(checked, source).text.split() == words


@each_format
def test_barriers_are_sorted_unique_and_inside(checked: Format, source: Path) -> None:
    document = read(checked, source)
    assert list(document.barriers) == sorted(set(document.barriers))
    assert all(0 < barrier < len(document.text) for barrier in document.barriers)


@each_format
def test_pages_cover_their_words(checked: Format, source: Path) -> None:
    document = read(checked, source)
    for page in document.pages:
        assert 0 <= page.start <= page.end <= len(document.text)
        for word in page.words:
            assert page.start <= word.span.start < word.span.end <= page.end
            assert word.span.of(document.text).strip()


@each_format
def test_the_file_is_recognised(checked: Format, source: Path) -> None:
    assert checked.sniff(BYTES[checked.kind][:4096])
    assert detect(source).kind == checked.kind


@each_format
def test_an_empty_plan_keeps_the_text(checked: Format, source: Path) -> None:
    target = write(checked, source)
    assert read(checked, target).text == read(checked, source).text
    assert detect(target).kind == checked.kind


@each_format
@pytest.mark.parametrize(
    "word", sampled(["Okonkwo", "Venkataraman", "may", "Discharge letter", "stays."], 3)
)
def test_an_edit_removes_its_text_and_nothing_else(
    checked: Format, source: Path, word: str
) -> None:
    document = read(checked, source)
    edits = edits_of(document, word)
    expected = RedactionPlan(document.id, Mode.MASK, edits).apply(document.text)
    left = read(checked, write(checked, source, *edits)).text
    if checked.kind == "image":
        # There the edge of a label's box is read as a stroke, or the label joined to a word.
        left = re.sub(r"(?:(?<!\w)1 ?)?\[NAME\]", " [NAME] ", left)
    differences = Counter(left.split()) - Counter(expected.split())
    differences += Counter(expected.split()) - Counter(left.split())
    # In a picture a label stands only where there is room for it, and is read less exactly.
    labels = [word for word in differences if "[NAME]" in word and checked.kind == "image"]
    assert sorted(labels) == sorted(differences)
    # On a page, replacements are drawn after all that stays.
    assert document.pages or left == expected


@each_format
def test_the_source_is_never_touched(checked: Format, source: Path) -> None:
    write(checked, source, *edits_of(read(checked, source), "Okonkwo"))
    assert source.read_bytes() == BYTES[checked.kind]


@each_format
def test_the_check_sees_what_stays_and_nothing_of_what_went(checked: Format, source: Path) -> None:
    target = write(checked, source, *edits_of(read(checked, source), "Okonkwo"))
    found = list(checked.extracts(target, NullReporter(), EMBEDDED))
    text = "\n".join(extract.text for extract in found if extract.layer is Layer.TEXT)
    assert "[NAME]" in text
    assert "Venkataraman" in text
    assert {Layer.TEXT, Layer.RAW} <= {extract.layer for extract in found}
    assert not any("okonkwo" in extract.text.lower() for extract in found)
    assert not any("okonkwo" in extract.place.lower() for extract in found)


@each_format
def test_the_check_sees_what_was_not_removed(checked: Format, source: Path) -> None:
    (_, *others) = edits_of(read(checked, source), "Okonkwo")
    found = checked.extracts(write(checked, source, *others), NullReporter(), EMBEDDED)
    assert any("Okonkwo" in e.text for e in found if e.layer is Layer.TEXT)


@each_format
def test_pages_are_shown_as_large_as_they_are_read(checked: Format, source: Path) -> None:
    pages = read(checked, source).pages
    sizes = checked.page_sizes(source, Options())
    assert len(sizes) == len(pages)
    for number, (size, page) in enumerate(zip(sizes, pages, strict=True), start=1):
        assert size == pytest.approx((page.width, page.height))
        shown = checked.render_page(source, Options(), number, 2.0)
        assert (shown.width, shown.height) == pytest.approx(tuple(2 * side for side in size), abs=1)
        assert len(shown.rgb) == 3 * shown.width * shown.height
        assert len(set(shown.rgb)) > 1


@each_format
def test_a_page_that_is_not_there_is_not_shown(checked: Format, source: Path) -> None:
    beyond = len(checked.page_sizes(source, Options())) + 1
    with pytest.raises(Corrupt, match=f"Page {beyond} cannot be shown"):
        checked.render_page(source, Options(), beyond, 1.0)


@each_format
def test_progress_is_reported_at_every_stage(checked: Format, source: Path) -> None:
    seen: set[Stage] = set()

    class Listener:
        def step(self, stage: Stage, done: int, total: int) -> None:
            assert 0 <= done <= total
            seen.add(stage)

    document = checked.read(source, Options(), Listener())
    target = source.with_name(f"out{source.suffix}")
    plan = RedactionPlan(document.id, Mode.MASK, edits_of(document, "Okonkwo"))
    checked.write(source, Options(), plan, target, Listener())
    list(checked.extracts(target, Listener(), EMBEDDED))
    assert {Stage.READ, Stage.WRITE, Stage.VERIFY} <= seen


@each_format
@settings(
    max_examples=50, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(data=st.data())
def test_damaged_files_are_read_or_refused(checked: Format, data: st.DataObject) -> None:
    whole = BYTES[checked.kind]
    damaged = bytearray(whole[: data.draw(st.integers(1, len(whole)))])
    for _ in range(data.draw(st.integers(0, 8))):
        damaged[data.draw(st.integers(0, len(damaged) - 1))] = data.draw(st.integers(0, 255))
    with TemporaryDirectory() as folder:
        path = Path(folder) / f"a{checked.suffixes[0]}"
        path.write_bytes(damaged)
        try:
            document = detect(path).read(path, Options(), NullReporter())
        except InputError:
            return
        assert document.sha256 == hashlib.sha256(damaged).hexdigest()
