"""Finds marks that people draw by hand: ink, and signatures in stamps and fields.

A signature is an identifier, as a picture it is covered, and no search finds it in strokes.
"""

from __future__ import annotations

from collections.abc import Iterator

import pikepdf
from pikepdf import Array, Dictionary, Stream

from app.formats.pdf.opening.appearances import annotations_of
from app.formats.pdf.syntax.matrix import Bounds
from app.formats.pdf.syntax.operators import instructions, numbers
from app.formats.pdf.syntax.resources import entries

_MAY_BE_DRAWN = frozenset({"/Stamp", "/Widget"})
_CURVES = "c v y"
_FEWEST = 8  # curves; a frame with round corners has four
_NESTING = 8  # forms within forms


def handwriting(pdf: pikepdf.Pdf) -> dict[int, tuple[Bounds, ...]]:
    """The places of such marks in user space, by the numbers of pages (from 1) that have any."""
    places = ((number, tuple(_marks(page))) for number, page in enumerate(pdf.pages, start=1))
    return {number: marks for number, marks in places if marks}


def _marks(page: pikepdf.Page) -> Iterator[Bounds]:
    for mark in annotations_of(page):
        if isinstance(mark, Dictionary) and _is_handwriting(mark):
            place = mark.get("/Rect")
            x0, y0, x1, y1 = numbers(tuple(place) if isinstance(place, Array) else (), 4)
            yield min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)


def _is_handwriting(mark: pikepdf.Object) -> bool:
    kind = mark.get("/Subtype")
    if kind == "/Ink":
        return True
    if kind not in _MAY_BE_DRAWN or (kind == "/Widget" and _field_type(mark) != "/Sig"):
        return False
    appearance = mark.get("/AP")
    shown = appearance.get("/N") if isinstance(appearance, Dictionary) else None
    return isinstance(shown, Stream) and sum(1 for _ in _curves(shown, 0)) >= _FEWEST


def _field_type(field: pikepdf.Object) -> object:
    for _ in range(_NESTING):
        if "/FT" in field:
            return field.get("/FT")
        field = field.get("/Parent", Dictionary())
    return None


def _curves(form: pikepdf.Object, depth: int) -> Iterator[str]:
    try:
        yield from (operator for operator, _ in instructions(form, _CURVES))
    except pikepdf.PdfError:
        return
    for one in entries(entries(form.get("/Resources")).get("/XObject")).values():
        if depth < _NESTING and isinstance(one, Stream) and one.get("/Subtype") == "/Form":
            yield from _curves(one, depth + 1)
