"""The check reads every image of a PDF, whether or not a page shows it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name
from support.files import pdf_files, scan_files

from app.errors import VerificationFailed
from app.formats.pdf.extraction import stored_images
from app.formats.pdf.extraction.stored_images import by_storage
from app.progress import NullReporter

NAME = "Johansson"
CARD = scan_files.picture(("Ward 4 Johansson", "born in Umbria"))
TEXT = b"BT /F1 11 Tf 72 780 Td (Discharge letter of ward 4) Tj ET\n"
DO = b"q 300 0 0 90 72 400 cm /Card Do Q\n"
INLINE = b"q 300 0 0 90 0 0 cm BI /W %d /H %d /BPC 8 /CS /G ID " % CARD.size
Plant = Callable[[pikepdf.Pdf, pikepdf.Page], None]


def image(pdf: pikepdf.Pdf) -> pikepdf.Object:
    made = pdf.make_stream(CARD.convert("L").tobytes())
    made.Width, made.Height = CARD.size
    made.BitsPerComponent, made.ColorSpace = 8, Name.DeviceGray
    return made


def unused(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    card = image(pdf)
    card.Type, card.Subtype = Name.XObject, Name.Image
    page.obj.Resources.XObject = Dictionary(Card=card)


def thumbnail(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    page.obj.Thumb = image(pdf)


def in_an_annotation(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    unused(pdf, page)
    cards = page.obj.Resources.XObject
    look = pdf_files.form_xobject(pdf, DO, Resources=Dictionary(XObject=cards))
    page.obj.Resources.XObject = Dictionary()
    stamp = Dictionary(Type=Name.Annot, Subtype=Name.Stamp, Rect=Array([0, 0, 9, 9]))
    stamp.AP = Dictionary(N=look)
    page.obj.Annots = Array([stamp])


def inline_in_an_unused_form(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    form = pdf_files.form_xobject(pdf, INLINE + CARD.convert("L").tobytes() + b" EI Q")
    page.obj.Resources.XObject = Dictionary(Fx=form)


def inline_behind_keys_of_other_streams(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    inline_in_an_unused_form(pdf, page)
    form = page.obj.Resources.XObject.Fx
    form.N, form.Length1, form.FunctionType = 3, 9, 4


def inline_behind_a_comment(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    content = b"%!PS-Adobe-3.0\n" + INLINE + CARD.convert("L").tobytes() + b" EI Q"
    page.obj.Resources.XObject = Dictionary(Fx=pdf_files.form_xobject(pdf, content))


def transparent(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    unused(pdf, page)
    mask = pdf.make_stream(b"\0")
    mask.Type, mask.Subtype = Name.XObject, Name.Image
    mask.Width = mask.Height = 1
    mask.BitsPerComponent, mask.ColorSpace = 8, Name.DeviceGray
    page.obj.Resources.XObject.Card.SMask = mask


CASES: dict[str, tuple[Plant, bytes]] = {
    "unused": (unused, b""),
    "thumbnail": (thumbnail, b""),
    "in an annotation": (in_an_annotation, b""),
    "inline in an unused form": (inline_in_an_unused_form, b""),
    "inline behind keys of other streams": (inline_behind_keys_of_other_streams, b""),
    "inline behind a comment": (inline_behind_a_comment, b""),
    "transparent": (transparent, DO),
    "clipped": (unused, b"q 72 400 3 3 re W n " + DO + b"Q\n"),
    "off the page": (unused, b"q 1 0 0 1 0 9000 cm " + DO + b"Q\n"),
    "tiny": (unused, b"q 3 0 0 1 72 400 cm /Card Do Q\n"),
}


def read(path: Path) -> list[str]:
    return [extract.text for extract in by_storage(path, NullReporter())]


@pytest.mark.parametrize("case", CASES)
def test_a_picture_is_read_that_no_page_shows_plainly(case: str, tmp_path: Path) -> None:
    plant, content = CASES[case]
    (text,) = read(pdf_files.raw(tmp_path / "a.pdf", TEXT + content, prepare=plant))
    assert NAME in text


def test_each_different_picture_is_read_once(tmp_path: Path) -> None:
    def twice(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
        unused(pdf, page)
        page.obj.Thumb = image(pdf)
        page.obj.Thumb.Type, page.obj.Thumb.Subtype = Name.XObject, Name.Image

    assert len(read(pdf_files.raw(tmp_path / "a.pdf", TEXT, prepare=twice))) == 1


def test_more_pictures_than_can_be_read_fail_the_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored_images, "MOST", 0)
    with pytest.raises(VerificationFailed, match="more pictures than can be verified"):
        read(pdf_files.raw(tmp_path / "a.pdf", TEXT + DO, prepare=unused))
