"""A name that stands in pieces in place of what is painted is found."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name
from support.files import pdf_files
from support.files.embedded import EMBEDDED

from app.engine.domain.export import Layer
from app.formats.pdf.extraction.extractor import extracts
from app.progress import NullReporter

PIECES = ("Theo", "dora ", "Quill", "feather")
Plant = Callable[[pikepdf.Pdf, pikepdf.Page], None]


def found(path: Path) -> bool:
    return any(
        "Theodora Quillfeather" in extract.text
        for extract in extracts(path, NullReporter(), EMBEDDED)
        if extract.layer is Layer.HIDDEN
    )


def inline(word: str) -> bytes:
    return b"/Span <</ActualText (%b) /Lang (en)>> BDC 72 600 9 9 re f EMC\n" % word.encode()


def as_elements(pdf: pikepdf.Pdf, _: pikepdf.Page) -> None:
    first, *rest = (
        pdf.make_indirect(Dictionary(S=Name.Span, ActualText=one, Alt="x")) for one in PIECES
    )
    paragraph = pdf.make_indirect(Dictionary(S=Name.P, K=Array(rest)))
    first.K = paragraph
    # A circle, as in damaged files.
    rest[0].K = paragraph
    pdf.Root.StructTreeRoot = pdf.make_indirect(Dictionary(K=Array([first, first])))


def as_named_lists(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    lists = {
        f"/P{n}": pdf.make_indirect(Dictionary(ActualText=one)) for n, one in enumerate(PIECES)
    }
    page.obj.Resources.Properties = Dictionary(lists)


def in_a_form(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    form = pdf_files.form_xobject(pdf, b"".join(map(inline, PIECES)))
    page.obj.Resources.XObject = Dictionary(Fx=form)


@pytest.mark.parametrize(
    ("content", "plant"),
    [
        (b"".join(map(inline, PIECES)), None),
        (
            b"/Span /P0 BDC EMC /Span /P1 BDC EMC /Span /P2 BDC EMC /Span /P3 BDC EMC",
            as_named_lists,
        ),
        (b"/Fx Do", in_a_form),
        (b"0 0 9 9 re f", as_elements),
    ],
)
def test_pieces_are_put_together(content: bytes, plant: Plant | None, tmp_path: Path) -> None:
    path = pdf_files.raw(tmp_path / "a.pdf", content, prepare=plant)
    assert found(path)
