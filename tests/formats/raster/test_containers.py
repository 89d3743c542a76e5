"""A name in a part of a picture file that no viewer shows: seen by the check, never exported."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image, ImageDraw, ImageFont
from support.files import docx_files
from support.files.embedded import EMBEDDED
from support.files.raster_files import saved, thumbnail, zipped

from app.engine.domain.document import Span
from app.engine.domain.export import Edit, Extract, Layer, Mode, RedactionPlan
from app.errors import VerificationFailed
from app.formats.base import Options
from app.formats.docx.format import DocxFormat
from app.formats.image.format import ImageFormat
from app.formats.raster.containers import Parts, jpeg_parts
from app.paths import RESOURCES
from app.progress import NullReporter

LINES = ("Seen on the ward with chest pain", "and discharged in good condition.")


def card(line: str) -> Image.Image:
    made = Image.new("L", (840, 252), 255)
    letters = ImageFont.truetype(RESOURCES / "fonts" / "LiberationSans-Regular.ttf", 44)
    ImageDraw.Draw(made).text((30, 90), line, fill=20, font=letters)
    return made


SHOWN, SECRET = card("Ward 4 North"), card("Thaddeus Okonkwo")


def small() -> bytes:
    return saved(SECRET.resize((420, 126)), "JPEG")


def with_thumbnail() -> bytes:
    tags = [(0x103, 3, 6), (0x201, 4, -1), (0x202, 4, len(small()))]
    return saved(SHOWN.convert("RGB"), "JPEG", exif=thumbnail(tags=tags, data=small()))


def moving(kind: str) -> bytes:
    return saved(SHOWN, kind, save_all=True, append_images=[SECRET.copy()])


HIDING: dict[str, Callable[[], bytes]] = {
    "thumbnail.jpg": with_thumbnail,
    "appended.jpg": lambda: saved(SHOWN, "JPEG") + saved(SECRET, "JPEG"),
    "moving.png": lambda: moving("PNG"),
    "moving.gif": lambda: moving("GIF"),
}


def in_word(path: Path, data: bytes) -> Path:
    return docx_files.package(
        path,
        "".join(map(docx_files.p, LINES)) + docx_files.blip("k"),
        parts={"media/i.png": data},
        relations={"k": ("image", "media/i.png")},
    )


def words(extracts: list[Extract]) -> str:
    return " ".join(e.text for e in extracts if e.place.startswith("recognition"))


@pytest.mark.parametrize("name", HIDING)
def test_the_check_reads_words_that_a_picture_file_hides(name: str, tmp_path: Path) -> None:
    seen = docx_files.extracts(in_word(tmp_path / "a.docx", HIDING[name]()))
    assert "Okonkwo" in words(seen)
    if not name.endswith("gif"):
        (tmp_path / name).write_bytes(HIDING[name]())
        assert "Okonkwo" in words(
            list(ImageFormat().extracts(tmp_path / name, NullReporter(), EMBEDDED))
        )


@pytest.mark.parametrize("name", HIDING)
def test_no_export_of_a_word_document_has_a_picture_within_a_picture(
    name: str, tmp_path: Path
) -> None:
    target = docx_files.export(in_word(tmp_path / "a.docx", HIDING[name]()))
    with zipfile.ZipFile(target) as archive:
        (data,) = (archive.read(n) for n in archive.namelist() if "/media/" in n)
    with Image.open(io.BytesIO(data)) as picture:
        assert getattr(picture, "n_frames", 1) == 1
        assert picture.size == SHOWN.size
        assert picture.format != "JPEG" or jpeg_parts(data) == Parts()
    assert "Okonkwo" not in words(docx_files.extracts(target))


@pytest.mark.parametrize("name", ["thumbnail.jpg", "appended.jpg", "moving.png"])
def test_no_export_of_a_picture_file_has_another_within(name: str, tmp_path: Path) -> None:
    source, target = tmp_path / name, tmp_path / f"export-{name}"
    source.write_bytes(HIDING[name]())
    document = ImageFormat().read(source, Options(), NullReporter())
    place = document.text.index("North")
    edit = Edit(Span(place, place + len("North")), "[WARD]", "HOSPITAL")
    plan = RedactionPlan(document.id, Mode.MASK, (edit,))
    ImageFormat().write(source, Options(), plan, target, NullReporter())
    assert "Okonkwo" not in words(list(ImageFormat().extracts(target, NullReporter(), EMBEDDED)))


def test_what_cannot_be_read_fails_the_check(tmp_path: Path) -> None:
    data = saved(SHOWN, "JPEG") + zipped()
    (tmp_path / "a.jpg").write_bytes(data)
    with pytest.raises(VerificationFailed):
        list(ImageFormat().extracts(tmp_path / "a.jpg", NullReporter(), EMBEDDED))
    with pytest.raises(VerificationFailed):
        list(DocxFormat().extracts(in_word(tmp_path / "a.docx", data), NullReporter(), EMBEDDED))


@pytest.mark.slow
def test_a_large_picture_is_made_smaller_by_the_check_and_read(tmp_path: Path) -> None:
    large = SECRET.resize((8400, 2520))
    seen = docx_files.extracts(in_word(tmp_path / "a.docx", saved(large, "PNG")))
    assert "Okonkwo" in words(seen)
    assert any(extract.layer is Layer.TEXT for extract in seen)
