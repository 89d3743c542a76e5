"""Words in the pictures of a page of text are read, removed from the pixels, and looked for."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pikepdf
import pytest
from pikepdf import Dictionary, Name
from PIL import Image, ImageOps
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen.canvas import Canvas
from support.files import scan_files
from support.files.embedded import EMBEDDED
from support.notice_words import told
from support.sampling import thinned

from app.engine.domain.document import Document
from app.engine.domain.export import Layer, Mode, RedactionPlan, Verification
from app.engine.domain.review import Finding, Review
from app.engine.verification.verify import verify
from app.formats.base import Options
from app.formats.ocr import page_reader
from app.formats.pdf.format import PdfFormat
from app.formats.pdf.pages import page_pictures
from app.formats.pdf.redaction import picture_edits
from app.progress import NullReporter

PDF = PdfFormat()
NAME = "Johansson"
CARD = scan_files.picture(("Ward 4 Johansson", "born in Umbria"))
SEEN = "Discharge letter of ward 4, see the card below"
WIDTH, HEIGHT = 595.0, 842.0
CARD_WIDTH, CARD_HEIGHT = (side * 72 / scan_files.RESOLUTION for side in CARD.size)


def read(path: Path) -> Document:
    return PDF.read(path, Options(), NullReporter())


def write(source: Path, plan: RedactionPlan) -> Path:
    target = source.with_name("export.pdf")
    PDF.write(source, Options(), plan, target, NullReporter())
    return target


def png(picture: Image.Image) -> ImageReader:
    data = BytesIO()
    picture.save(data, "PNG")
    data.seek(0)
    return ImageReader(data)


def page_of_text(path: Path, paint: Callable[[Canvas], None], *, pages: int = 1) -> Path:
    made = Canvas(str(path), pagesize=(WIDTH, HEIGHT), invariant=1)
    for _ in range(pages):
        made.setFont("Helvetica", 11)
        made.drawString(72, 780, SEEN)
        paint(made)
        made.showPage()
    made.save()
    return path


def opaque(page: Canvas) -> None:
    page.drawImage(png(CARD), 72, 500, CARD_WIDTH, CARD_HEIGHT)


def tilted(page: Canvas) -> None:
    page.saveState()
    page.translate(200, 400)
    page.rotate(12)
    page.drawImage(png(CARD), 0, 0, CARD_WIDTH, CARD_HEIGHT)
    page.restoreState()


def see_through(page: Canvas) -> None:
    ink = Image.new("RGBA", CARD.size, (20, 20, 160, 0))
    ink.putalpha(ImageOps.invert(CARD))
    page.drawImage(png(ink), 72, 500, CARD_WIDTH, CARD_HEIGHT, mask="auto")


def light_on_dark(page: Canvas) -> None:
    ink = Image.new("RGBA", CARD.size, (255, 255, 255, 0))
    ink.putalpha(ImageOps.invert(CARD))
    page.setFillColorRGB(0.1, 0.2, 0.5)
    page.rect(60, 490, 300, 90, fill=1)
    page.drawImage(png(ink), 72, 500, CARD_WIDTH, CARD_HEIGHT, mask="auto")


def strips(page: Canvas) -> None:
    height = CARD.height // 4
    for number in range(4):
        part = CARD.crop((0, number * height, CARD.width, (number + 1) * height))
        tall = CARD_HEIGHT / 4
        page.drawImage(png(part), 72, 600 - number * tall, CARD_WIDTH, tall)


def in_a_form(page: Canvas) -> None:
    page.beginForm("card")
    opaque(page)
    page.endForm()
    page.saveState()
    page.translate(40, -100)
    page.scale(0.9, 0.9)
    page.doForm("card")
    page.restoreState()


def inline(page: Canvas) -> None:
    page.drawInlineImage(CARD, 72, 500, CARD_WIDTH, CARD_HEIGHT)


def behind_a_box(page: Canvas) -> None:
    opaque(page)
    page.rect(72, 500, CARD_WIDTH, CARD_HEIGHT, fill=1)


PAINTED = (opaque, tilted, see_through, light_on_dark, in_a_form, inline, behind_a_box)


def stencil(path: Path, *, turned: int = 0) -> Path:
    """The card as a mask through which the page is painted red."""
    page_of_text(path, lambda _: None)
    with pikepdf.open(path, allow_overwriting_input=True) as pdf:
        mask = pdf.make_stream(CARD.convert("1", dither=Image.Dither.NONE).tobytes())
        mask.Type, mask.Subtype, mask.ImageMask = Name.XObject, Name.Image, True
        mask.Width, mask.Height, mask.BitsPerComponent = *CARD.size, 1
        page = pdf.pages[0]
        page.obj.Resources.XObject = Dictionary(Card=mask)
        place = f"q 0.8 0 0 rg {CARD_WIDTH} 0 0 {CARD_HEIGHT} 72 500 cm /Card Do Q"
        page.contents_add(place.encode())
        if turned:
            page.obj.Rotate = turned
        pdf.save(path)
    return path


def images(path: Path) -> list[bytes]:
    with pikepdf.open(path) as pdf:
        every = [o for o in pdf.objects if isinstance(o, pikepdf.Stream)]
        return [o.read_bytes() for o in every if o.get("/Subtype") == "/Image"]


def recognised(path: Path) -> str:
    found = [
        e for e in PDF.extracts(path, NullReporter(), EMBEDDED) if e.place.startswith("recognition")
    ]
    assert {e.layer for e in found} <= {Layer.TEXT}
    return "\n".join(e.text for e in found)


def checked(document: Document, plan: RedactionPlan, target: Path) -> Verification:
    findings = tuple(
        Finding(str(number), edit.span, edit.subcategory, 0.9, "test")
        for number, edit in enumerate(plan.edits)
    )
    return verify(plan, Review(document, findings), PDF.extracts(target, NullReporter(), EMBEDDED))


def assert_gone(source: Path, mode: Mode) -> None:
    document = read(source)
    by = "[PATIENT]" if mode is Mode.MASK else "Lindqvist"
    plan = scan_files.plan_without(document, NAME, mode=mode, by=by)
    assert NAME in recognised(source)
    target = write(source, plan)
    left = recognised(target)
    assert NAME not in left
    assert "Ward" in left
    assert "born in Umbria" in left
    assert not set(images(source)) & set(images(target))
    assert checked(document, plan, target).passed
    assert by in read(target).text


@pytest.mark.slow
@pytest.mark.parametrize(
    ("paint", "mode"),
    thinned([(opaque, Mode.MASK), *((paint, Mode.SURROGATE) for paint in PAINTED)], 4),
)
def test_name_in_a_picture_is_gone_from_its_pixels(
    tmp_path: Path, paint: Callable[[Canvas], None], mode: Mode
) -> None:
    assert_gone(page_of_text(tmp_path / "a.pdf", paint), mode)


@pytest.mark.slow
@pytest.mark.parametrize(("turned", "mode"), thinned([(90, Mode.MASK), (0, Mode.SURROGATE)], 2))
def test_name_in_a_stencil_is_gone_whichever_way_the_page_is_turned(
    tmp_path: Path, turned: int, mode: Mode
) -> None:
    assert_gone(stencil(tmp_path / "a.pdf", turned=turned), mode)


@pytest.mark.slow
def test_strips_of_a_picture_are_read_together_and_changed_where_the_name_is(
    tmp_path: Path,
) -> None:
    source = page_of_text(tmp_path / "a.pdf", strips)
    document = read(source)
    plan = scan_files.plan_without(document, NAME)
    target = write(source, plan)
    assert NAME not in recognised(target)
    assert checked(document, plan, target).passed
    assert len(set(images(source)) & set(images(target))) == 2


def test_words_of_a_picture_stand_after_the_text_and_apart_from_it(tmp_path: Path) -> None:
    document = read(page_of_text(tmp_path / "a.pdf", opaque))
    assert document.text == f"{SEEN}\n\nWard 4 Johansson\nborn in Umbria"
    assert document.barriers == (len(SEEN) + 2,)
    (page,) = document.pages
    assert page.end == len(document.text)
    word = next(word for word in page.words if word.span.of(document.text) == NAME)
    assert 72 < word.box.x0 < word.box.x1 < 72 + CARD_WIDTH
    assert HEIGHT - 500 - CARD_HEIGHT < word.box.top < word.box.bottom < HEIGHT - 500
    assert "Text recognition read the words on page 1" in told(document.notices)
    assert "not searched" not in told(document.notices)


def test_picture_of_a_card_is_left_alone_where_nothing_is_removed_from_it(tmp_path: Path) -> None:
    source = page_of_text(tmp_path / "a.pdf", opaque)
    document = read(source)
    target = write(source, scan_files.plan_without(document, "Discharge"))
    assert images(target) == images(source)


def test_picture_that_loses_a_word_loses_it_wherever_it_is_shown(tmp_path: Path) -> None:
    source = page_of_text(tmp_path / "a.pdf", opaque, pages=2)
    document = read(source)
    plan = scan_files.plan_without(document, NAME)
    first = RedactionPlan(plan.document_id, plan.mode, plan.edits[:1])
    target = source.with_name("export.pdf")
    notices = PDF.write(source, Options(), first, target, NullReporter())
    assert len(images(target)) == 1
    assert NAME not in recognised(target)
    assert "redacted in all" in told(notices)


def test_picture_that_was_not_changed_fails_the_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = page_of_text(tmp_path / "a.pdf", opaque)
    document = read(source)
    plan = scan_files.plan_without(document, NAME)
    monkeypatch.setattr(picture_edits, "erase", lambda *_: None)
    # A black box lies on the name all the same.
    result = checked(document, plan, write(source, plan))
    assert {leak.place for leak in result.leaks} == {"recognition page 1", "stored pictures part 1"}


def test_picture_without_words_stays_and_the_reviewer_is_sent_to_it(tmp_path: Path) -> None:
    sky = Image.linear_gradient("L").resize((300, 200))
    source = page_of_text(
        tmp_path / "a.pdf", lambda page: page.drawImage(png(sky), 72, 500, 90, 60)
    )
    document = read(source)
    assert document.text == SEEN
    assert "check whether those on page 1 may be shared" in told(document.notices)
    assert "compare every word" not in told(document.notices)
    target = write(source, scan_files.plan_without(document, "Discharge"))
    assert images(target) == images(source)


def test_picture_on_every_page_is_recognised_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def counted(*given: object) -> list[object]:
        calls.append(given)
        return []

    calls: list[object] = []
    monkeypatch.setattr(page_reader, "recognise_all", counted)
    card = scan_files.picture(("Of this test alone",))
    paint = lambda page: page.drawImage(png(card), 72, 500, 200, 60)  # noqa: E731
    read(page_of_text(tmp_path / "a.pdf", paint, pages=3))
    assert 0 < len(calls) <= 2  # as it lies, and upside down


def test_icons_are_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(page_pictures, "read_picture", never)
    picture = scan_files.picture(("i",))
    icon = picture.resize((20, 20))
    read(page_of_text(tmp_path / "a.pdf", lambda page: page.drawImage(png(icon), 72, 500, 9, 9)))
    paint = lambda page: page.drawImage(png(picture), 72, 500, 200, 60)  # noqa: E731
    with pytest.raises(AssertionError):
        read(page_of_text(tmp_path / "b.pdf", paint))
