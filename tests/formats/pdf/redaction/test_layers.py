"""What stands for removed words is seen only where those words were."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name
from support.files import pdf_files
from support.sampling import crossed

from app.engine.domain.document import Span
from app.engine.domain.export import Edit, Mode, RedactionPlan
from app.formats.base import Options
from app.formats.pdf.format import PdfFormat
from app.formats.pdf.renderer import render_page
from app.progress import NullReporter

PDF = PdfFormat()
TEXT = b"BT /F1 11 Tf 72 %d Td (%b) Tj ET "
SHOWN, HIDDEN = TEXT % (740, b"Bob Ray"), TEXT % (700, b"Ann Lee")
Prepare = Callable[[pikepdf.Pdf, pikepdf.Page], None]


def two_layers(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    """`/On` and `/Off` have one name, and differ only in whether they are shown."""
    layers = [pdf.make_indirect(Dictionary(Type=Name.OCG, Name="Layer")) for _ in range(2)]
    pdf.Root.OCProperties = Dictionary(OCGs=Array(layers), D=Dictionary(OFF=Array(layers[1:])))
    page.obj.Resources.Properties = Dictionary(On=layers[0], Off=layers[1])
    form = pdf.make_stream(HIDDEN, Type=Name.XObject, Subtype=Name.Form)
    form.BBox, form.Resources = Array([0, 0, 600, 800]), page.obj.Resources
    page.obj.Resources.XObject = Dictionary(Plain=form)
    hidden = pdf.make_stream(HIDDEN, Type=Name.XObject, Subtype=Name.Form)
    hidden.BBox, hidden.Resources, hidden.OC = Array([0, 0, 600, 800]), form.Resources, layers[1]
    page.obj.Resources.XObject.Hidden = hidden


CONTENTS = {
    "text of a layer": b"/OC /Off BDC " + HIDDEN + b"EMC ",
    "restored within": b"q /OC /Off BDC Q q " + HIDDEN + b"Q EMC ",
    "layer in a layer": b"/OC /On BDC /OC /Off BDC " + HIDDEN + b"EMC EMC ",
    "form in a layer": b"/OC /Off BDC /Plain Do EMC ",
    "form with a layer": b"/Hidden Do ",
}


@pytest.mark.parametrize(("content", "mode"), crossed(CONTENTS, Mode))
def test_replacements_of_hidden_words_are_hidden(content: str, mode: Mode, tmp_path: Path) -> None:
    source, target = tmp_path / "a.pdf", tmp_path / "b.pdf"
    shown = b"/OC /On BDC " + SHOWN + b"EMC "
    pdf_files.raw(source, shown + CONTENTS[content] + TEXT % (660, b"Letter"), prepare=two_layers)
    document = PDF.read(source, Options(), NullReporter())
    edits = [
        Edit(Span(start, start + 7), "Eva Poe" if mode is Mode.SURROGATE else "X", "PATIENT")
        for name in ("Bob Ray", "Ann Lee")
        for start in (document.text.index(name),)
    ]
    PDF.write(
        source, Options(), RedactionPlan(document.id, mode, tuple(edits)), target, NullReporter()
    )
    assert has_ink(target, 740), "what replaces shown words is shown"
    assert not has_ink(target, 700), "what replaces hidden words is not"
    assert has_ink(target, 660)


def has_ink(path: Path, baseline: int) -> bool:
    picture = render_page(path, 1, 1)
    rows = np.frombuffer(picture.rgb, np.uint8).reshape(picture.height, -1)
    return bool(rows[842 - baseline - 12 : 842 - baseline + 4].min() < 128)
