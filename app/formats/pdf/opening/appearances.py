"""Gives fields and marks without a drawing of their own the one that PDFium would show.

Without it a viewer draws them in its own way, so that the export would lack what the reviewer saw,
and what a note or field says would be neither found nor removed.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from io import BytesIO

import pikepdf
import pypdfium2
from pikepdf import Array, Dictionary, Stream
from pypdfium2 import raw

_NEVER_DRAWN = frozenset({"/Link", "/Popup"})
# PDFium draws these at their `QuadPoints`, which the generated appearance is bounded by.
_MARKUP = frozenset({"/Highlight", "/Underline", "/StrikeOut", "/Squiggly"})


def draw_undrawn(pdf: pikepdf.Pdf) -> None:
    """Add appearances to annotations that lack them, and renew those that are out of date."""
    form = pdf.Root.get("/AcroForm")
    needs: object = form.get("/NeedAppearances") if isinstance(form, Dictionary) else None
    undrawn = _Undrawn(fields=needs is True)
    numbers = [
        number
        for number, page in enumerate(pdf.pages)
        if any(map(undrawn.holds, annotations_of(page)))
    ]
    if not numbers:
        return
    try:
        with pikepdf.open(BytesIO(_drawn_by_pdfium(pdf, numbers))) as drawn:
            for number in numbers:
                _take(pdf, pdf.pages[number], drawn, drawn.pages[number], undrawn)
    except (pypdfium2.PdfiumError, pikepdf.PdfError, AttributeError, LookupError, ValueError):
        # PDFium does not open everything that qpdf opens. What that draws is plainer.
        with suppress(pikepdf.PdfError, RuntimeError, ValueError):
            pdf.generate_appearance_streams()


@dataclass(frozen=True, slots=True)
class _Undrawn:
    """Which annotations have no drawing that can be shown; all `fields` where they are outdated."""

    fields: bool

    def holds(self, annotation: object) -> bool:
        """Whether `annotation` is one of them."""
        if not isinstance(annotation, Dictionary) or annotation.get("/Subtype") in _NEVER_DRAWN:
            return False
        is_field = annotation.get("/Subtype") == "/Widget"
        return not has_drawing(annotation) or (self.fields and is_field)


def annotations_of(page: pikepdf.Page) -> Iterator[pikepdf.Object]:
    """The annotations of a page, and whatever else a damaged file has among them."""
    entries = page.obj.get("/Annots")
    if isinstance(entries, Array):
        yield from entries


def has_drawing(annotation: pikepdf.Object) -> bool:
    """Whether an annotation has an appearance, in whichever state it is."""
    appearance = annotation.get("/AP")
    return isinstance(appearance, Dictionary) and "/N" in appearance


def _drawn_by_pdfium(pdf: pikepdf.Pdf, numbers: list[int]) -> bytes:
    """The file after PDFium showed these pages (counted from 0), with what it drew itself."""
    source, result = BytesIO(), BytesIO()
    pdf.save(source, encryption=False, fix_metadata_version=False, static_id=True)
    document = pypdfium2.PdfDocument(source.getvalue())
    try:
        document.init_forms()
        for number in numbers:
            page = document[number]
            _show_annotations(page)
            page.close()
        document.save(result)
    finally:
        document.close()
    return result.getvalue()


def _show_annotations(page: pypdfium2.PdfPage) -> None:
    """Have PDFium make what it shows, on a bitmap of one pixel that lies beside the page."""
    bitmap = pypdfium2.PdfBitmap.new_native(1, 1, raw.FPDFBitmap_BGRx)
    try:
        raw.FPDF_RenderPageBitmap(bitmap, page, 2, 2, 1, 1, 0, raw.FPDF_ANNOT)
    finally:
        bitmap.close()


def _take(
    pdf: pikepdf.Pdf,
    page: pikepdf.Page,
    drawn_pdf: pikepdf.Pdf,
    drawn_page: pikepdf.Page,
    undrawn: _Undrawn,
) -> None:
    ours, theirs = list(annotations_of(page)), list(annotations_of(drawn_page))
    if len(ours) != len(theirs):
        raise ValueError("PDFium saw other annotations")
    for annotation, drawn in zip(ours, theirs, strict=True):
        if undrawn.holds(annotation) and _is_same(annotation, drawn) and has_drawing(drawn):
            bounds, normal = drawn.Rect, drawn.AP.N
            if annotation.get("/Subtype") in _MARKUP and isinstance(normal, Stream):
                bounds = normal.BBox
            annotation.AP = pdf.copy_foreign(drawn_pdf.make_indirect(drawn.AP))
            annotation.Rect = Array([float(edge) for edge in bounds.as_list()])
            if "/AS" in drawn:
                annotation.AS = drawn.AS


def _is_same(annotation: pikepdf.Object, drawn: object) -> bool:
    return isinstance(drawn, Dictionary) and drawn.get("/Subtype") == annotation.get("/Subtype")
