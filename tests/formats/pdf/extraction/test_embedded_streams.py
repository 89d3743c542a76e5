"""Files attached to a PDF are searched by the check, or it fails."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from pathlib import Path

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name
from PIL import Image, ImageDraw, ImageFont
from support.files import docx_files, pdf_files
from support.files.embedded import EMBEDDED

from app.engine.domain.export import Extract, Layer, Reader
from app.errors import VerificationFailed
from app.formats.pdf.extraction.embedded_streams import embedded_file_extracts
from app.formats.pdf.extraction.extractor import extracts
from app.paths import RESOURCES
from app.progress import NullReporter

SHOWN = b"BT /F1 11 Tf 72 700 Td (Seen on the ward) Tj ET\n"


def word(folder: Path) -> bytes:
    return docx_files.package(folder / "e.docx", docx_files.p("Okon", "kwo")).read_bytes()


def packed_pdf(folder: Path) -> bytes:
    path = pdf_files.raw(folder / "e.pdf", b"BT /F1 11 Tf 72 700 Td (Thaddeus Okonkwo) Tj ET\n")
    with pikepdf.open(path, allow_overwriting_input=True) as pdf:
        pdf.save(path, compress_streams=True, recompress_flate=True)
    return path.read_bytes()


def scan(folder: Path) -> bytes:
    made = Image.new("L", (840, 252), 255)
    letters = ImageFont.truetype(RESOURCES / "fonts" / "LiberationSans-Regular.ttf", 44)
    ImageDraw.Draw(made).text((30, 90), "Thaddeus Okonkwo", fill=20, font=letters)
    made.save(folder / "e.png")
    return (folder / "e.png").read_bytes()


def archive(_folder: Path) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as made:
        made.writestr("a.txt", "Thaddeus Okonkwo " * 20)
    return target.getvalue()


def nested(folder: Path) -> bytes:
    return carrying(folder / "n.pdf", packed_pdf(folder)).read_bytes()


READ: dict[str, Callable[[Path], bytes]] = {
    "Word": word,
    "PDF": packed_pdf,
    "picture": scan,
    "text": lambda _: "Thaddeus Okonkwo".encode("utf-16"),
    "PDF in a PDF": nested,
}
UNREAD: dict[str, Callable[[Path], bytes]] = {
    "archive": archive,
    "damaged PDF": lambda folder: packed_pdf(folder)[:400],
    "binary": lambda _: bytes(range(256)) * 4,
}


def carrying(path: Path, data: bytes) -> Path:
    def plant(pdf: pikepdf.Pdf, _page: pikepdf.Page) -> None:
        pdf.attachments["x"] = data

    return pdf_files.raw(path, SHOWN, prepare=plant)


def pinned(path: Path, data: bytes) -> Path:
    """As an icon on the page, without being listed, and without saying what it is."""

    def plant(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
        file = Dictionary(Type=Name.Filespec, F="x", EF=Dictionary(F=pdf.make_stream(data)))
        note = Dictionary(Subtype=Name.FileAttachment, Rect=Array([0, 0, 9, 9]), FS=file)
        page.obj.Annots = Array([note])

    return pdf_files.raw(path, SHOWN, prepare=plant)


def found(path: Path) -> list[Extract]:
    return list(embedded_file_extracts(path, NullReporter(), EMBEDDED))


@pytest.mark.parametrize("carry", [carrying, pinned])
@pytest.mark.parametrize("kind", READ)
def test_an_attached_file_is_searched_as_something_hidden(
    kind: str, carry: Callable[[Path, bytes], Path], tmp_path: Path
) -> None:
    seen = found(carry(tmp_path / "a.pdf", READ[kind](tmp_path)))
    assert any("Okonkwo" in extract.text for extract in seen)
    assert Layer.TEXT not in {extract.layer for extract in seen}


@pytest.mark.parametrize("carry", [carrying, pinned])
@pytest.mark.parametrize("kind", UNREAD)
def test_an_attached_file_that_is_not_read_fails_the_check(
    kind: str, carry: Callable[[Path, bytes], Path], tmp_path: Path
) -> None:
    with pytest.raises(VerificationFailed, match="attached"):
        found(carry(tmp_path / "a.pdf", UNREAD[kind](tmp_path)))


def test_a_file_three_files_deep_is_the_last_that_is_read(tmp_path: Path) -> None:
    data = b"Thaddeus Okonkwo"
    for number in range(3):
        path = carrying(tmp_path / f"{number}.pdf", data)
        data = path.read_bytes()
    (text,) = [one for one in found(path) if "Okonkwo" in one.text and one.reader is Reader.CODEC]
    assert text.inside == 3 * ("attached file 1",)
    assert text.place == 3 * "attached file 1: " + "text as ascii"
    with pytest.raises(VerificationFailed, match="attached"):
        found(carrying(tmp_path / "a.pdf", data))


def test_files_within_files_within_files_fail_the_check(tmp_path: Path) -> None:
    data = b"Thaddeus Okonkwo"
    for number in range(6):
        data = carrying(tmp_path / f"{number}.pdf", data).read_bytes()
    with pytest.raises(VerificationFailed):
        found(carrying(tmp_path / "a.pdf", data))


def test_a_voice_fails_the_check(tmp_path: Path) -> None:
    def plant(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
        sound = pdf.make_stream(bytes(99))
        sound.Type = Name.Sound
        note = Dictionary(Subtype=Name.Sound, Rect=Array([0, 0, 9, 9]), Sound=sound)
        page.obj.Annots = Array([note])

    with pytest.raises(VerificationFailed):
        found(pdf_files.raw(tmp_path / "a.pdf", SHOWN, prepare=plant))


def test_the_check_of_a_pdf_looks_at_its_attached_files(tmp_path: Path) -> None:
    assert not found(pdf_files.raw(tmp_path / "plain.pdf", SHOWN))
    seen = list(extracts(carrying(tmp_path / "a.pdf", word(tmp_path)), NullReporter(), EMBEDDED))
    assert any(extract.place.startswith("attached file 1: ") for extract in seen)
