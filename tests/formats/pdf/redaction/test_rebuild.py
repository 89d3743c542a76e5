"""What a PDF shows on paper only is told or stays on paper."""

from __future__ import annotations

from pathlib import Path

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name
from support.files import pdf_files
from support.files.embedded import EMBEDDED

from app.engine.domain.export import Mode, RedactionPlan
from app.formats.base import Options
from app.formats.pdf.extraction.extractor import extracts
from app.formats.pdf.format import PdfFormat
from app.notices import Notice, NoticeCode
from app.progress import NullReporter

PDF = PdfFormat()
NOTICE = Notice(NoticeCode.PDF_PRINT_MARKS)
CONTENT = b"BT /F1 11 Tf 72 700 Td (Seen) Tj ET /OC /OC1 BDC BT /F1 11 Tf (B+) Tj ET EMC"


@pytest.mark.parametrize(("flags", "told"), [(4 + 32, True), (4, False)])
def test_marks_that_only_appear_on_paper_are_told(flags: int, told: bool, tmp_path: Path) -> None:
    def add(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
        look = pdf_files.form_xobject(
            pdf,
            b"BT /F1 12 Tf 5 5 Td (BLOOD GROUP AB) Tj ET",
            Resources=Dictionary(Font=page.obj.Resources.Font),
        )
        stamp = Dictionary(Type=Name.Annot, Subtype=Name.Stamp, Rect=Array([72, 400, 372, 450]))
        stamp.F, stamp.AP = flags, Dictionary(N=look)
        page.obj.Annots = Array([stamp])

    content = b"BT /F1 11 Tf 72 700 Td (Seen) Tj ET"
    document = PDF.read(
        pdf_files.raw(tmp_path / "a.pdf", content, prepare=add), Options(), NullReporter()
    )
    assert (NOTICE in document.notices) is told
    assert ("BLOOD" in document.text) is not told


def test_layer_for_paper_stays_one_and_says_nothing_else(tmp_path: Path) -> None:
    def add(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
        usage = Dictionary(
            View=Dictionary(ViewState=Name.OFF),
            Print=Dictionary(PrintState=Name.ON, Subtype=Name.Quillfeather),
            CreatorInfo=Dictionary(Creator="Quillfeather"),
        )
        layer = pdf.make_indirect(Dictionary(Type=Name.OCG, Name="L", Usage=usage))
        other = pdf.make_indirect(Dictionary(Type=Name.OCG, Name="M"))
        states = [
            Dictionary(Event=event, Category=Array([event, Name.Zoom]), OCGs=Array([layer, other]))
            for event in (Name.View, Name.Print, Name.Quillfeather)
        ]
        pdf.Root.OCProperties = Dictionary(
            OCGs=Array([layer, other]), D=Dictionary(AS=Array(states))
        )
        page.obj.Resources.Properties = Dictionary(OC1=layer)

    source = pdf_files.raw(tmp_path / "a.pdf", CONTENT, prepare=add)
    target = tmp_path / "b.pdf"
    document = PDF.read(source, Options(), NullReporter())
    PDF.write(source, Options(), RedactionPlan(document.id, Mode.MASK, ()), target, NullReporter())
    with pikepdf.open(target) as pdf:
        (layer,) = pdf.Root.OCProperties.OCGs
        assert layer.Usage.View.ViewState == Name.OFF
        assert layer.Usage.Print.PrintState == Name.ON
        assert set(layer.Usage.Print.keys()) == {"/PrintState"}
        states = list(pdf.Root.OCProperties.D.AS)
        assert [str(state.Event) for state in states] == ["/View", "/Print"]
        for state in states:
            assert [one.objgen for one in state.OCGs] == [layer.objgen]
            assert list(state.Category) == [state.Event]
    said = [extract.text for extract in extracts(target, NullReporter(), EMBEDDED)]
    assert not any("Quillfeather" in text or "State" in text for text in said[:-1])
