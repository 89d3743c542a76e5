"""Words in the pictures of a Word document are read, removed from the pixels, and looked for."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageOps
from support.files import docx_files, scan_files
from support.files.embedded import EMBEDDED
from support.notice_words import told
from support.sampling import sampled

from app.engine.domain.document import Document
from app.engine.domain.export import Layer, Mode, RedactionPlan, Verification
from app.engine.domain.review import Finding, Review
from app.engine.verification.verify import verify
from app.errors import NeedsOcr
from app.formats.base import Options
from app.formats.docx import format as docx_format
from app.formats.docx import picture_text
from app.formats.docx.format import DocxFormat
from app.progress import NullReporter

DOCX = DocxFormat()
NAME = "Johansson"
TEXT = "Discharge letter of ward 4"
# The paragraph that holds the picture has no text of its own.
STORY = f"{TEXT}\n"
CARD = scan_files.picture(("Ward 4 Johansson", "born in Umbria"))


def saved(picture: Image.Image, kind: str, **options: object) -> bytes:
    data = io.BytesIO()
    picture.save(data, kind, **options)
    return data.getvalue()


def see_through(colour: tuple[int, int, int]) -> Image.Image:
    ink = Image.new("RGBA", CARD.size, (*colour, 0))
    ink.putalpha(ImageOps.invert(CARD))
    return ink


def lying() -> bytes:
    """A photograph that is to be turned before it is shown."""
    exif = Image.Exif()
    exif[0x0112] = 6
    return saved(CARD.convert("RGB").rotate(90, expand=True), "JPEG", exif=exif)


PICTURES: dict[str, Callable[[], bytes]] = {
    "png": lambda: saved(CARD, "PNG"),
    "jpeg": lambda: saved(CARD.convert("RGB"), "JPEG", quality=90),
    "gif": lambda: saved(CARD.convert("P"), "GIF"),
    "turned by its metadata": lying,
    "blue on nothing": lambda: saved(see_through((20, 20, 160)), "PNG"),
    "white on nothing": lambda: saved(see_through((255, 255, 255)), "PNG"),
}


def document_with(path: Path, picture: bytes, text: str = TEXT) -> Path:
    return docx_files.package(
        path,
        docx_files.p(text) + docx_files.blip(),
        parts={"media/image1.png": picture},
        relations={"i": ("image", "media/image1.png")},
    )


def read(path: Path) -> Document:
    return DOCX.read(path, Options(), NullReporter())


def write(source: Path, plan: RedactionPlan) -> Path:
    target = source.with_name("export.docx")
    DOCX.write(source, Options(), plan, target, NullReporter())
    return target


def media(path: Path) -> bytes:
    with zipfile.ZipFile(path) as archive:
        (name,) = (name for name in archive.namelist() if "media/" in name)
        return archive.read(name)


def seen_on(data: bytes, paper: str) -> str:
    with Image.open(io.BytesIO(data)) as file:
        opened = file.convert("RGBA")
    ground = Image.new("RGBA", opened.size, paper)
    return scan_files.read_again(Image.alpha_composite(ground, opened).convert("RGB"))


def checked(document: Document, plan: RedactionPlan, target: Path) -> Verification:
    findings = tuple(
        Finding(str(number), edit.span, edit.subcategory, 0.9, "test")
        for number, edit in enumerate(plan.edits)
    )
    return verify(plan, Review(document, findings), DOCX.extracts(target, NullReporter(), EMBEDDED))


@pytest.mark.parametrize("kind", sampled(PICTURES, 5))
def test_name_in_a_picture_is_gone_from_its_pixels(tmp_path: Path, kind: str) -> None:
    source = document_with(tmp_path / "a.docx", PICTURES[kind]())
    document = read(source)
    assert document.text == f"{STORY}\n\nWard 4 Johansson\nborn in Umbria"
    assert len(STORY) + 2 in document.barriers
    plan = scan_files.plan_without(document, NAME, mode=Mode.SURROGATE, by="Lindqvist")
    target = write(source, plan)
    paper = "black" if kind == "white on nothing" else "white"
    seen = seen_on(media(target), paper)
    assert "Lindqvist" in seen
    assert "born in Umbria" in seen
    for ground in ("white", "black", "grey"):
        assert NAME not in seen_on(media(target), ground)
    assert checked(document, plan, target).passed


def test_box_over_letters_on_nothing_does_not_show_them_in_its_opacity(tmp_path: Path) -> None:
    source = document_with(tmp_path / "a.docx", PICTURES["white on nothing"]())
    document = read(source)
    plan = scan_files.plan_without(document, NAME, mode=Mode.SURROGATE, by="")
    with Image.open(io.BytesIO(media(write(source, plan)))) as after:
        opacity = np.asarray(after.getchannel("A"))
    before = np.asarray(see_through((0, 0, 0)).getchannel("A"))
    changed = np.flatnonzero((before != opacity).any(axis=0))
    rows = np.flatnonzero((before != opacity).any(axis=1))
    place = opacity[rows.min() + 3 : rows.max() - 3, changed.min() + 3 : changed.max() - 3]
    assert (place == 255).all()


def test_check_sees_a_name_that_was_left_in_a_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = document_with(tmp_path / "a.docx", PICTURES["png"]())
    document = read(source)
    plan = scan_files.plan_without(document, NAME)
    monkeypatch.setattr(docx_format, "change", lambda *_: True)
    result = checked(document, plan, write(source, plan))
    assert {leak.place for leak in result.leaks} == {"recognition part word/media/image1.png"}


def test_edit_of_the_text_leaves_the_picture_byte_for_byte(tmp_path: Path) -> None:
    source = document_with(tmp_path / "a.docx", PICTURES["png"]())
    plan = scan_files.plan_without(read(source), "Discharge")
    assert media(write(source, plan)) == media(source)


def test_document_that_is_a_picture_is_read(tmp_path: Path) -> None:
    source = document_with(tmp_path / "a.docx", PICTURES["png"](), text="")
    document = read(source)
    assert "Johansson" in document.text
    assert "are at the end of the text" in told(document.notices)
    plan = scan_files.plan_without(document, NAME)
    target = write(source, plan)
    assert checked(document, plan, target).passed
    sky = saved(Image.linear_gradient("L"), "PNG")
    with pytest.raises(NeedsOcr):
        read(document_with(tmp_path / "b.docx", sky, text=""))


def test_pictures_that_are_not_read_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = document_with(tmp_path / "a.docx", PICTURES["png"]())
    assert "not searched" not in told(read(source).notices)
    frames = [CARD.convert("P"), ImageOps.invert(CARD).convert("P")]
    moving = saved(frames[0], "GIF", save_all=True, append_images=frames[1:])
    several = read(document_with(tmp_path / "b.docx", moving))
    assert "All frames of an animation" in told(several.notices)
    monkeypatch.setattr(picture_text, "is_installed", lambda: False)
    document = read(source)
    assert document.text == STORY
    assert "not searched" in told(document.notices)
    assert Layer.TEXT in {e.layer for e in DOCX.extracts(source, NullReporter(), EMBEDDED)}


def test_writing_in_a_picture_that_cannot_be_read_is_painted_over(tmp_path: Path) -> None:
    mirrored = ImageOps.mirror(scan_files.picture(("Thaddeus Johansson",)))
    sheet = Image.new("L", (max(CARD.width, mirrored.width), CARD.height + mirrored.height), 255)
    sheet.paste(CARD, (0, 0))
    sheet.paste(mirrored, (0, CARD.height))
    source = document_with(tmp_path / "a.docx", saved(sheet, "PNG"))
    document = read(source)
    assert "could not be read, such as handwriting" in told(document.notices)
    assert "born in Umbria" in document.text
    plan = scan_files.plan_without(document, NAME)
    target = write(source, plan)
    assert checked(document, plan, target).passed
    with Image.open(io.BytesIO(media(target))) as after:
        place = np.asarray(after.convert("L").crop((0, CARD.height, *sheet.size)))
    edges = np.abs(np.diff((place < 128).astype(int), axis=1)).sum(axis=1)
    assert edges.max() == 2
