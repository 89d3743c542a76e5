"""Signatures that are strokes of a mark are covered as those in pictures are."""

from __future__ import annotations

from pathlib import Path

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name
from reportlab.pdfgen.canvas import Canvas
from support.notice_words import told

from app.engine.domain.geometry import Box
from app.formats.base import Options
from app.formats.pdf.format import PdfFormat
from app.progress import NullReporter

PLACE = (190.0, 530.0, 330.0, 590.0)
PEN = b"195 562 m " + b"210 590 230 540 250 570 c 270 600 290 530 320 565 c " * 6 + b"S"
FRAME = b"0 g 200 540 100 20 re S"
COVERED = "such as handwriting, could not be read. Boxes cover it"


def page(folder: Path, subtype: Name, drawn: bytes, *, field: str = "", turned: int = 0) -> Path:
    plain, signed = folder / "plain.pdf", folder / "signed.pdf"
    canvas = Canvas(str(plain), pagesize=(600, 800), invariant=True)
    canvas.drawString(72, 720, "I agree to the examination that was explained to me.")
    canvas.save()
    with pikepdf.open(plain) as pdf:
        shown = pdf.make_stream(drawn)
        shown.Type, shown.Subtype, shown.BBox = Name.XObject, Name.Form, Array(PLACE)
        mark = Dictionary(Type=Name.Annot, Subtype=subtype, Rect=Array(PLACE), F=4)
        mark.AP = Dictionary(N=shown)
        if subtype == Name.Widget:
            mark.T, mark.FT = pikepdf.String("signature"), Name(field)
        made = pdf.make_indirect(mark)
        if subtype == Name.Widget:
            pdf.Root.AcroForm = Dictionary(Fields=Array([made]))
        pdf.pages[0].obj.Annots = Array([made])
        pdf.pages[0].obj.Rotate = turned
        pdf.save(signed)
    return signed


def unread(path: Path) -> tuple[tuple[Box, ...], str]:
    document = PdfFormat().read(path, Options(), NullReporter())
    return tuple(document.pages[0].unread), told(document.notices)


@pytest.mark.parametrize(
    ("subtype", "field"),
    [(Name.Ink, ""), (Name.Stamp, ""), (Name.Widget, "/Sig")],
    ids=["ink", "stamp", "field of a signature"],
)
def test_strokes_of_a_hand_are_covered(subtype: Name, field: str, tmp_path: Path) -> None:
    places, notices = unread(page(tmp_path, subtype, PEN, field=field))
    assert places == (Box(190.0, 210.0, 330.0, 270.0),)
    assert COVERED in notices


def test_they_are_covered_where_a_turned_page_shows_them(tmp_path: Path) -> None:
    places, _ = unread(page(tmp_path, Name.Ink, PEN, turned=90))
    assert places == (Box(530.0, 190.0, 590.0, 330.0),)


@pytest.mark.parametrize(
    ("subtype", "drawn", "field"),
    [(Name.Stamp, FRAME, ""), (Name.Square, PEN, ""), (Name.Widget, PEN, "/Btn")],
    ids=["frame of a stamp", "shape", "button"],
)
def test_other_marks_are_not(subtype: Name, drawn: bytes, field: str, tmp_path: Path) -> None:
    assert unread(page(tmp_path, subtype, drawn, field=field))[0] == ()


def test_a_mark_whose_place_is_damaged_refuses_no_file(tmp_path: Path) -> None:
    signed = page(tmp_path, Name.Ink, PEN)
    with pikepdf.open(signed, allow_overwriting_input=True) as pdf:
        pdf.pages[0].Annots[0].Rect = 5
        pdf.save(signed)
    assert unread(signed)[0] == ()
