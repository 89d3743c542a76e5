"""Words that a pattern, a mask, a clip or one letter of a font draws are read by the check."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name
from reportlab.pdfgen.canvas import Canvas
from support.files.embedded import EMBEDDED
from support.widths.drawn_words import draw
from support.widths.words_by_marks import bitmap, runs_of

from app.formats.pdf.format import PdfFormat
from app.progress import NullReporter

PDF = PdfFormat()
NAME = "Thaddeus Okonkwo"
_BOX = Array([0, 0, 200, 30])
_BLACK, _WHITE = b"0 g ", b"1 g "


def outlines(folder: Path, name: str = NAME) -> bytes:
    """The path of the name, 200 by 30 points, painted."""
    canvas = Canvas(str(folder / "drawn.pdf"), pageCompression=0, invariant=True)
    draw(canvas, name, 5, 8, 20, alone=False)
    canvas.save()
    with pikepdf.open(folder / "drawn.pdf") as pdf:
        data = pdf.pages[0].Contents.read_bytes()
    return data[data.index(b"n ") + 2 : data.rindex(b"f") + 1]


def boxes(_: Path, name: str) -> bytes:
    """The same of small boxes."""
    runs = (f"{5 + left} {25 - row} {wide} 1 re" for left, row, wide in runs_of(bitmap(name)))
    return " ".join((*runs, "f")).encode()


def in_a_pattern(pdf: pikepdf.Pdf, page: pikepdf.Page, drawn: bytes) -> bytes:
    pattern = pdf.make_stream(
        _BLACK + drawn, PatternType=1, PaintType=1, TilingType=1, BBox=_BOX, XStep=200, YStep=30
    )
    page.obj.Resources = Dictionary(Pattern=Dictionary(P=pattern))
    return b"/Pattern cs /P scn 0 0 400 300 re f"


def in_a_mask(pdf: pikepdf.Pdf, page: pikepdf.Page, drawn: bytes) -> bytes:
    group = Dictionary(S=Name.Transparency, CS=Name.DeviceGray)
    mask = pdf.make_stream(
        _WHITE + drawn, Type=Name.XObject, Subtype=Name.Form, BBox=_BOX, Group=group
    )
    state = Dictionary(SMask=Dictionary(S=Name.Luminosity, G=mask))
    page.obj.Resources = Dictionary(ExtGState=Dictionary(G=state))
    return b"/G gs 0 g 0 0 200 30 re f"


def in_a_clip(_: pikepdf.Pdf, __: pikepdf.Page, drawn: bytes) -> bytes:
    return drawn[:-1] + b" W n 0 g 0 0 200 30 re f"


def as_a_letter(
    pdf: pikepdf.Pdf, page: pikepdf.Page, drawn: bytes, *, says: bytes = b"200 0 0 0 200 30 d1 "
) -> bytes:
    font = Dictionary(
        Type=Name.Font,
        Subtype=Name.Type3,
        FontBBox=Array([0, 0, 0, 0]),
        FontMatrix=Array([0.01, 0, 0, 0.01, 0, 0]),
        CharProcs=Dictionary(a=pdf.make_stream(says + drawn)),
        Encoding=Dictionary(Differences=Array([97, Name.a])),
        FirstChar=97,
        LastChar=97,
        Widths=Array([200]),
    )
    page.obj.Resources = Dictionary(Font=Dictionary(F=font))
    return b"BT /F 100 Tf 72 500 Td (a) Tj ET"


def as_a_letter_without_bounds(pdf: pikepdf.Pdf, page: pikepdf.Page, drawn: bytes) -> bytes:
    return as_a_letter(pdf, page, drawn, says=b"200 0 d0 ")


Make = Callable[[pikepdf.Pdf, pikepdf.Page, bytes], bytes]
WAYS: list[Make] = [in_a_pattern, in_a_mask, in_a_clip, as_a_letter, as_a_letter_without_bounds]


def read(path: Path) -> str:
    return "\n".join(one.text for one in PDF.extracts(path, NullReporter(), EMBEDDED))


@pytest.mark.parametrize("make", WAYS)
def test_words_that_are_drawn_aside_are_read(make: Make, tmp_path: Path) -> None:
    with pikepdf.new() as pdf:
        page = pdf.add_blank_page(page_size=(600, 700))
        page.obj.Contents = pdf.make_stream(make(pdf, page, outlines(tmp_path)))
        pdf.save(tmp_path / "a.pdf", static_id=True)
    assert "Okonkwo" in read(tmp_path / "a.pdf")


@pytest.mark.parametrize("make", [in_a_pattern, in_a_mask])
@pytest.mark.parametrize("drawn", [outlines, boxes])
def test_so_are_words_of_few_segments_and_of_boxes(
    make: Make, drawn: Callable[[Path, str], bytes], tmp_path: Path
) -> None:
    with pikepdf.new() as pdf:
        page = pdf.add_blank_page(page_size=(600, 700))
        page.obj.Contents = pdf.make_stream(make(pdf, page, drawn(tmp_path, "E. HILL")))
        pdf.save(tmp_path / "a.pdf", static_id=True)
    extracts = PDF.extracts(tmp_path / "a.pdf", NullReporter(), EMBEDDED)
    assert "HILL" in " ".join(one.text for one in extracts if "text of object" in one.place)


def test_a_letter_of_usual_width_is_none_of_them(tmp_path: Path) -> None:
    with pikepdf.new() as pdf:
        page = pdf.add_blank_page(page_size=(600, 700))
        drawn = outlines(tmp_path)
        page.obj.Contents = pdf.make_stream(
            as_a_letter(pdf, page, drawn, says=b"200 0 0 0 200 200 d1 ")
        )
        pdf.save(tmp_path / "a.pdf", static_id=True)
    extracts = PDF.extracts(tmp_path / "a.pdf", NullReporter(), EMBEDDED)
    assert not [one for one in extracts if "text of object" in one.place]
