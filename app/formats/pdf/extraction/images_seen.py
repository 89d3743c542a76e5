"""Where PDFium sees images on a page, and what they show when nothing is drawn over them."""

from __future__ import annotations

from collections.abc import Iterator
from ctypes import c_int
from typing import NamedTuple

import pypdfium2
from PIL import Image
from pypdfium2 import raw

from app.formats.pdf.syntax.matrix import IDENTITY, Matrix, multiply, transform

_NESTING = 8
_NEAR = 1.0  # points
_MOST_IMAGES, _MOST_AREAS = 300, 12
_SCALE = 300 / 72
_LONGEST_SIDE = 5_000  # pixels
_WHITE, _BLACK = (255, 255, 255, 255), (0, 0, 0, 255)
_CORNERS = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))


class Area(NamedTuple):
    """A rectangle in points, from the bottom left."""

    left: float
    bottom: float
    right: float
    top: float

    def touches(self, other: Area) -> bool:
        """Whether nothing, or a hair, lies between both."""
        return (
            self.left <= other.right + _NEAR
            and other.left <= self.right + _NEAR
            and self.bottom <= other.top + _NEAR
            and other.bottom <= self.top + _NEAR
        )

    def around(self, other: Area) -> Area:
        """The smallest rectangle that holds both."""
        return Area(
            min(self.left, other.left),
            min(self.bottom, other.bottom),
            max(self.right, other.right),
            max(self.top, other.top),
        )

    @property
    def sides(self) -> tuple[float, float]:
        """The shorter and the longer one."""
        width, height = self.right - self.left, self.top - self.bottom
        return min(width, height), max(width, height)


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


def image_areas(page: pypdfium2.PdfPage) -> list[Area]:
    """The places of all images in user space; those that touch are one."""
    every = list(_images(page, None, IDENTITY, 0))
    areas: list[Area] = []
    for area in every if len(every) <= _MOST_IMAGES else ():
        joined = area
        while near := [other for other in areas if other.touches(joined)]:
            for other in near:
                areas.remove(other)
                joined = joined.around(other)
        areas.append(joined)
    if every and not 0 < len(areas) <= _MOST_AREAS:
        whole = every[0]
        for area in every[1:]:
            whole = whole.around(area)
        return [whole]
    return areas


def uncovered(page: pypdfium2.PdfPage, areas: list[Area]) -> Iterator[Image.Image]:
    """What `areas` show without the page's text and drawings: on white, and on black.

    The second is left out where it looks like the first. The page is of no other use afterwards.
    """
    for part in list(parts_of(page)):
        if part.kind != raw.FPDF_PAGEOBJ_IMAGE:
            part.remove_from(page)
    scale = min(_SCALE, _LONGEST_SIDE / max(page.get_size()))
    on_white, on_black = (
        page.render(scale=scale, fill_color=paper).to_pil().convert("RGB")
        for paper in (_WHITE, _BLACK)
    )
    for area in areas:
        box = _in_pixels(page, area, on_white.size)
        if box[0] >= box[2] or box[1] >= box[3]:
            continue
        light, dark = on_white.crop(box), on_black.crop(box)
        yield light
        if light.tobytes() != dark.tobytes():
            yield dark


def _images(
    page: pypdfium2.PdfPage, form: raw.FPDF_PAGEOBJECT | None, outer: Matrix, depth: int
) -> Iterator[Area]:
    for shown in _objects(page, form):
        kind = raw.FPDFPageObj_GetType(shown)
        if kind not in (raw.FPDF_PAGEOBJ_IMAGE, raw.FPDF_PAGEOBJ_FORM):
            continue
        given = raw.FS_MATRIX()
        if not raw.FPDFPageObj_GetMatrix(shown, given):
            raise pypdfium2.PdfiumError("An object has no place.")
        own = (given.a, given.b, given.c, given.d, given.e, given.f)
        matrix = multiply(own, outer)
        if kind == raw.FPDF_PAGEOBJ_IMAGE:
            xs, ys = zip(*(transform(matrix, x, y) for x, y in _CORNERS), strict=True)
            yield Area(min(xs), min(ys), max(xs), max(ys))
        elif depth < _NESTING:
            yield from _images(page, shown, matrix, depth + 1)


def parts_of(
    page: pypdfium2.PdfPage, form: raw.FPDF_PAGEOBJECT | None = None, depth: int = 0
) -> Iterator[Part]:
    """Everything that the page paints and that is no form, also within forms."""
    for shown in _objects(page, form):
        kind = raw.FPDFPageObj_GetType(shown)
        if kind != raw.FPDF_PAGEOBJ_FORM:
            yield Part(form, shown, kind)
        elif depth < _NESTING:
            yield from parts_of(page, shown, depth + 1)


def _objects(
    page: pypdfium2.PdfPage, form: raw.FPDF_PAGEOBJECT | None
) -> Iterator[raw.FPDF_PAGEOBJECT]:
    if form is None:
        for index in range(raw.FPDFPage_CountObjects(page)):
            yield raw.FPDFPage_GetObject(page, index)
    else:
        for index in range(raw.FPDFFormObj_CountObjects(form)):
            yield raw.FPDFFormObj_GetObject(form, index)


def _in_pixels(
    page: pypdfium2.PdfPage, area: Area, size: tuple[int, int]
) -> tuple[int, int, int, int]:
    """`area` on a picture of the page as shown."""
    width, height = size
    x, y = c_int(), c_int()
    xs, ys = [], []
    for across, up in ((area.left, area.bottom), (area.right, area.top)):
        raw.FPDF_PageToDevice(page, 0, 0, width, height, 0, across, up, x, y)
        xs.append(min(max(x.value, 0), width))
        ys.append(min(max(y.value, 0), height))
    return min(xs), min(ys), max(xs), max(ys)
