"""What is drawn beside a page or clipped away is in no export; what the page shows stays."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import numpy as np
import pikepdf
import pypdfium2
import pytest
from pikepdf import Array, Dictionary
from support.files import pdf_files

from app.engine.domain.export import Mode, RedactionPlan
from app.formats.base import Options
from app.formats.pdf.format import PdfFormat
from app.progress import NullReporter

PDF = PdfFormat()
_TEXT = b"BT /F1 11 Tf 72 700 Td (Seen on the ward and well.) Tj ET\n"
_UNSEEN = {
    "beside the page": b"1117 400 m 1140 400 l 1117 420 l f",
    "below the page, as lines": b"2 w 117 -400 m 140 -400 l 117 -420 l S",
    "moved far away": b"q 1 0 0 1 5000 0 cm 117 400 m 140 400 l 117 420 l b* Q",
    "clipped away": b"q 0 0 10 10 re W n 117 400 m 140 400 l 117 420 l f Q",
    "in clips that have nothing in common": b"q 0 0 90 90 re W n 200 0 90 90 re W* n"
    b" 5 5 m 117 5 l 117 20 l f Q",
    "in a clip beside the page": b"q 3000 3000 900 900 re W n 117 400 99 20 re f Q",
    "as a clip of nothing": b"q 117 400 m 140 400 l 117 420 l W n 3000 3000 10 10 re f Q",
    "in a form beside the page": b"q 1 0 0 1 2000 0 cm /Form Do Q",
    "outside the box of a form": b"/Boxed Do",
}
_SEEN = {
    "over the edge of the page": b"-50 400 117 20 re f",
    "a line at the edge": b"20 w -9 0 m -9 800 l S",
    "over the edge of a clip": b"q 0 0 200 410 re W n 117 400 99 20 re f Q",
    "after a clip was restored": b"q 0 0 10 10 re W n Q 117 400 99 20 re f",
    "painted as it clips": b"q 117 400 99 20 re W f Q",
    "a thin line": b"117 400 99 0 re f",
    "in a form": b"/Form Do",
    "after a form that leaves a clip open": b"/Open Do 50 50 9 9 re f 117 400 99 20 re f",
    "a wide line by a graphics state": b"/Wide gs -30 0 m -30 800 l S",
}


def exported(content: bytes, folder: Path) -> tuple[Path, Path]:
    """A page with this content beside its text, and its export."""

    def add(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
        shape = b"117 400 m 140 400 l 117 420 l f"
        form, large = partial(pdf_files.form_xobject, pdf), Array([0, 0, 900, 900])
        page.obj.Resources.XObject = Dictionary(
            Form=form(shape, BBox=large),
            Boxed=form(shape, BBox=Array([0, 0, 5, 5])),
            Open=form(b"W", BBox=large),
        )
        page.obj.Resources.ExtGState = Dictionary(Wide=Dictionary(LW=90))

    source = pdf_files.raw(folder / "a.pdf", _TEXT + content, prepare=add)
    document = PDF.read(source, Options(), NullReporter())
    target = folder / "b.pdf"
    edits = RedactionPlan(document.id, Mode.MASK, ())
    PDF.write(source, Options(), edits, target, NullReporter())
    return source, target


def shown(path: Path) -> np.ndarray:
    with pypdfium2.PdfDocument(path) as document:
        return np.asarray(document[0].render(scale=1).to_numpy(), dtype=int)


def lines_of(path: Path) -> list[str]:
    """Everything that constructs a path, on the page and in its forms."""
    with pikepdf.open(path) as pdf:
        forms = (one for one in pdf.objects if one.get("/Subtype") == "/Form")
        streams: list[pikepdf.Page | pikepdf.Object] = [pdf.pages[0], *forms]
        return [
            str(one.operands)
            for stream in streams
            for one in pikepdf.parse_content_stream(stream, "m l c re")
        ]


@pytest.mark.parametrize("case", _UNSEEN)
def test_paths_that_nobody_sees_do_not_stay(case: str, tmp_path: Path) -> None:
    source, target = exported(_UNSEEN[case], tmp_path)
    np.testing.assert_allclose(shown(source), shown(target), atol=2)
    assert not [line for line in lines_of(target) if "117" in line]


@pytest.mark.parametrize("case", _SEEN)
def test_paths_that_the_page_shows_stay(case: str, tmp_path: Path) -> None:
    bare, _ = exported(b"", tmp_path)
    plain = shown(bare)
    source, target = exported(_SEEN[case], tmp_path)
    np.testing.assert_allclose(shown(source), shown(target), atol=2)
    assert (shown(target) != plain).any()
