"""A person who stands in several objects of a PDF, a part in each, is put together by the check."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name, String
from support.files import pdf_files
from support.files.embedded import EMBEDDED

from app.engine.domain.export import Layer
from app.engine.text.days import days_in, days_in_parts
from app.engine.text.folding import Keys, fold
from app.engine.verification.decoding import decoded_forms
from app.errors import VerificationFailed
from app.formats.pdf.extraction.extractor import extracts
from app.progress import NullReporter

Plant = Callable[[pikepdf.Pdf, pikepdf.Page], None]


def planted(path: Path, plant: Plant) -> list[str]:
    """All that is searched as hidden in a page beside which something was planted."""
    pdf_files.raw(path, b"BT /F1 11 Tf 72 700 Td (Harmless) Tj ET", prepare=plant)
    found = extracts(path, NullReporter(), EMBEDDED)
    return [one.text for one in found if one.layer is Layer.HIDDEN]


def holds(texts: list[str], *keys: str) -> bool:
    """Whether one text says it as the search reads it, with anything but words between."""
    said = (form for text in texts for form in (text, *decoded_forms(text)))
    return any(True for text in said for _ in fold(text).loose(Keys.of(keys)))


def fields(pdf: pikepdf.Pdf, *members: tuple[str, str]) -> None:
    each = [Dictionary(T=String(name), V=String(value), FT=Name.Tx) for name, value in members]
    pdf.Root.AcroForm = Dictionary(Fields=Array([pdf.make_indirect(one) for one in each]))


def field_and_parent(pdf: pikepdf.Pdf, _: pikepdf.Page) -> None:
    parent = pdf.make_indirect(Dictionary(T=String("Quill")))
    kid = Dictionary(T=String("feather"), FT=Name.Tx, V=String("x"), Parent=parent)
    parent.Kids = Array([pdf.make_indirect(kid)])
    pdf.Root.AcroForm = Dictionary(Fields=Array([parent]))


def halves_as_values(pdf: pikepdf.Pdf, _: pikepdf.Page) -> None:
    fields(pdf, ("first", "Quill"), ("second", "feather"))


def box_for_each_letter(pdf: pikepdf.Pdf, _: pikepdf.Page) -> None:
    fields(pdf, *((f"box{number}", letter) for number, letter in enumerate("Quillfeather")))


def bookmark_below_another(pdf: pikepdf.Pdf, _: pikepdf.Page) -> None:
    with pdf.open_outline() as outline:
        above = pikepdf.OutlineItem("Quill", 0)
        above.children.append(pikepdf.OutlineItem("feather", 0))
        outline.root.append(above)


def two_remarks(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    remarks = (
        Dictionary(Type=Name.Annot, Subtype=Name.Text, Contents=half, Rect=Array([0, 0, 9, 9]))
        for half in ("Quill", "feather")
    )
    page.obj.Annots = Array([pdf.make_indirect(one) for one in remarks])


def two_layers(pdf: pikepdf.Pdf, _: pikepdf.Page) -> None:
    layers = (Dictionary(Type=Name.OCG, Name=String(half)) for half in ("Quill", "feather"))
    pdf.Root.OCProperties = Dictionary(OCGs=Array([pdf.make_indirect(one) for one in layers]))


def alternatives(pdf: pikepdf.Pdf, _: pikepdf.Page) -> None:
    spans = (Dictionary(S=Name.Span, Alt=String(half)) for half in ("Quill", "feather"))
    pdf.Root.StructTreeRoot = Dictionary(K=Array([pdf.make_indirect(one) for one in spans]))


def marked_content(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
    spans = b"/Span <</Alt (Quill)>> BDC EMC /Span <</Alt (feather)>> BDC EMC"
    page.obj.Contents = pdf.make_stream(spans)


def packets(*halves: bytes) -> Plant:
    def plant(pdf: pikepdf.Pdf, _: pikepdf.Page) -> None:
        named = (part for half in halves for part in (String("x"), pdf.make_stream(half)))
        pdf.Root.AcroForm = Dictionary(Fields=Array(), XFA=Array([*named]))

    return plant


def metadata(xml: bytes) -> Plant:
    def plant(pdf: pikepdf.Pdf, page: pikepdf.Page) -> None:
        page.obj.Metadata = pdf.make_stream(xml, Type=Name.Metadata, Subtype=Name.XML)

    return plant


@pytest.mark.parametrize(
    "plant",
    [
        field_and_parent,
        halves_as_values,
        box_for_each_letter,
        bookmark_below_another,
        two_remarks,
        two_layers,
        alternatives,
        marked_content,
        pytest.param(packets(b"<a>Quill", b"feather</a>"), id="packets, a name over both"),
        pytest.param(packets(b"<a><b>Quill</b>", b"<b>feather</b></a>"), id="packets, elements"),
        pytest.param(metadata(b"<a b='Quill'/> <a b='feather'/>"), id="attributes"),
        pytest.param(metadata(b"<a>Quill</a>\n <b>feather</b>"), id="elements in lines"),
    ],
)
def test_a_name_in_pieces_is_put_together(plant: Plant, tmp_path: Path) -> None:
    assert holds(planted(tmp_path / "a.pdf", plant), "quillfeather")


def test_a_number_in_pieces_is_put_together(tmp_path: Path) -> None:
    def plant(pdf: pikepdf.Pdf, _: pikepdf.Page) -> None:
        fields(pdf, ("a", "440"), ("b", "177"), ("c", "23"))

    assert holds(planted(tmp_path / "a.pdf", plant), "44017723")


def test_day_month_and_year_in_fields_are_put_together(tmp_path: Path) -> None:
    def plant(pdf: pikepdf.Pdf, _: pikepdf.Page) -> None:
        fields(pdf, ("day", "14"), ("month", "03"), ("year", "1961"))

    texts = planted(tmp_path / "a.pdf", plant)
    assert "1961-03-14" in {f"{day}" for text in texts for day in days_in_parts(text)}


def test_a_day_as_a_whole_number_is_searched(tmp_path: Path) -> None:
    def plant(pdf: pikepdf.Pdf, _: pikepdf.Page) -> None:
        pdf.Root.PieceInfo = Dictionary(X=Dictionary(Private=19610314))

    assert "1961-03-14" in {f"{day}" for day in days_in(planted(tmp_path / "a.pdf", plant))}


def test_a_page_is_searched_under_what_a_viewer_calls_it(tmp_path: Path) -> None:
    def plant(pdf: pikepdf.Pdf, _: pikepdf.Page) -> None:
        label = Dictionary(P=String("44017"), S=Name.D, St=723)
        pdf.Root.PageLabels = Dictionary(Nums=Array([0, label]))

    assert "44017723" in planted(tmp_path / "a.pdf", plant)


def test_metadata_that_declares_entities_fail_the_check(tmp_path: Path) -> None:
    xml = b"<!DOCTYPE a [<!ENTITY q 'Quill'>]><a>&q;feather</a>"
    with pytest.raises(VerificationFailed, match="declared entities"):
        planted(tmp_path / "a.pdf", metadata(xml))


def test_objects_that_lead_in_a_circle_end(tmp_path: Path) -> None:
    def plant(pdf: pikepdf.Pdf, _: pikepdf.Page) -> None:
        one = pdf.make_indirect(Dictionary(T=String("Quill")))
        one.Kids = Array([one, pdf.make_indirect(Dictionary(T=String("feather"), Parent=one))])
        pdf.Root.AcroForm = Dictionary(Fields=Array([one]))

    assert holds(planted(tmp_path / "a.pdf", plant), "quillfeather")
