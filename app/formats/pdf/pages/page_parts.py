"""What a page paints, part by part, as PDFium sees it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pypdfium2
from pypdfium2 import raw

_NESTING = 8  # forms within forms


class Part(NamedTuple):
    """What a page paints: `kind` as PDFium names it, within a form if `parent` is not None."""

    parent: raw.FPDF_PAGEOBJECT | None
    shown: raw.FPDF_PAGEOBJECT
    kind: int

    def remove_from(self, page: pypdfium2.PdfPage) -> None:
        """Take it off the page."""
        if self.parent is None:
            raw.FPDFPage_RemoveObject(page, self.shown)
        else:
            raw.FPDFFormObj_RemoveObject(self.parent, self.shown)


def parts_of(
    page: pypdfium2.PdfPage, form: raw.FPDF_PAGEOBJECT | None = None, depth: int = 0
) -> Iterator[Part]:
    """Everything that the page paints and that is no form, also within forms."""
    for shown in objects_of(page, form):
        kind = raw.FPDFPageObj_GetType(shown)
        if kind != raw.FPDF_PAGEOBJ_FORM:
            yield Part(form, shown, kind)
        elif depth < _NESTING:
            yield from parts_of(page, shown, depth + 1)


def objects_of(
    page: pypdfium2.PdfPage, form: raw.FPDF_PAGEOBJECT | None
) -> Iterator[raw.FPDF_PAGEOBJECT]:
    """What a page, or a form on it, paints itself, forms among it."""
    if form is None:
        for index in range(raw.FPDFPage_CountObjects(page)):
            yield raw.FPDFPage_GetObject(page, index)
    else:
        for index in range(raw.FPDFFormObj_CountObjects(form)):
            yield raw.FPDFFormObj_GetObject(form, index)
