"""Reads again, by text recognition, the pages and pictures of an export whose words are pixels."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from ctypes import c_float, c_int, c_uint
from pathlib import Path
from typing import NamedTuple

import pypdfium2
from PIL import Image
from pypdfium2 import raw

from app.engine.domain.export import Extract, Layer, Reader, place_in_words
from app.errors import AppError, VerificationFailed
from app.formats.ocr.legibility import is_plain, require_legible
from app.formats.ocr.looks.other_look import OTHER_LOOK, words_of_other_look
from app.formats.ocr.page_reader import words_to_check
from app.formats.ocr.recogniser import is_installed
from app.formats.pdf.pages.drawings import drawings
from app.formats.pdf.pages.page_parts import objects_of, parts_of
from app.formats.pdf.pages.page_readers import SCALE, scale_for
from app.formats.pdf.syntax.matrix import IDENTITY, Matrix, multiply, transform
from app.formats.raster.closed_up import closed_up
from app.progress import Reporter, Stage

_LARGE_SHARE = 0.25
_SHORTEST, _LONGEST = 12.0, 1_700.0  # points; nothing was read in smaller and larger pictures
_LEGIBLE = 5.0  # points


def by_recognition(target: Path, reporter: Reporter) -> Iterator[Extract]:
    """Pages that are largely picture, or show something without text, as they look.

    Of other pages the pictures, without what is drawn over them, and the drawings, without boxes.
    Raises `VerificationFailed` where one cannot be read.
    """
    yield from _read(target, _pictures, Reader.RECOGNITION, "picture", reporter)
    yield from _read(target, _drawings, Reader.DRAWINGS, "drawing", reporter)


def _read(
    target: Path,
    shown_by: Callable[[pypdfium2.PdfPage], Iterable[Image.Image]],
    reader: Reader,
    kind: str,
    reporter: Reporter,
) -> Iterator[Extract]:
    installed = is_installed()
    unread: list[str] = []
    document = pypdfium2.PdfDocument(target.read_bytes())
    try:
        total = len(document)
        for number in range(1, total + 1):
            part = f"page {number}"
            place = place_in_words(reader, part)
            page = document[number - 1]

            def tick(done: int = number - 1) -> None:
                reporter.step(Stage.VERIFY, done, total)

            try:
                shown = shown_by(page)
                if installed:
                    read, otherwise = [], []
                    for one in map(closed_up, shown):
                        words = words_to_check(one, tick)
                        read.append(words.text)
                        otherwise.append(words_of_other_look(one, words, tick))
                    if any(otherwise):
                        text = "\n\n".join(otherwise)
                        yield Extract(reader, part, Layer.HIDDEN, text, OTHER_LOOK, page=number)
                    if read:
                        yield Extract(reader, part, Layer.TEXT, "\n\n".join(read), page=number)
                elif not all(map(is_plain, shown)):
                    unread.append(place)
            except (pypdfium2.PdfiumError, AppError) as error:
                raise VerificationFailed(
                    f"A {kind} in the export could not be read ({type(error).__name__}).",
                    places=(place,),
                    pages=(number,),
                ) from None
            finally:
                page.close()
    finally:
        document.close()
    require_legible(unread)


def _pictures(page: pypdfium2.PdfPage) -> Iterator[Image.Image]:
    areas = image_areas(page)
    if _is_picture(page, areas):
        yield page.render(scale=_scale(page)).to_pil().convert("RGB")
    elif legible := [area for area in areas if _is_legible(area)]:
        yield from uncovered(page, legible)


def _drawings(page: pypdfium2.PdfPage) -> Iterator[Image.Image]:
    return (drawn.picture for drawn in drawings(page))


def _scale(page: pypdfium2.PdfPage) -> float:
    """Pixels a point at which a page is read that is largely a picture.

    A very large one is drawn smaller only if it shows pictures alone, all of whose pixels are seen
    then; at the usual scale it is refused for its size.
    """
    fitting = scale_for(*page.get_size())
    if fitting >= SCALE:
        return SCALE
    for part in parts_of(page):
        if part.kind == raw.FPDF_PAGEOBJ_TEXT:
            continue
        if part.kind != raw.FPDF_PAGEOBJ_IMAGE or _density(part.shown) > fitting:
            return SCALE
    return fitting


def _density(image: raw.FPDF_PAGEOBJECT) -> float:
    """Pixels a point of an image that is not turned by less than a quarter; else too many."""
    width, height = c_uint(), c_uint()
    left, bottom, right, top = (c_float() for _ in range(4))
    if not (
        raw.FPDFImageObj_GetImagePixelSize(image, width, height)
        and raw.FPDFPageObj_GetBounds(image, left, bottom, right, top)
    ):
        raise pypdfium2.PdfiumError("An object has no place.")
    sides = sorted((right.value - left.value, top.value - bottom.value))
    pixels = sorted((width.value, height.value))
    return max(many / max(side, 1e-3) for many, side in zip(pixels, sides, strict=True))


def _is_picture(page: pypdfium2.PdfPage, areas: list[Area]) -> bool:
    """Whether the page is largely picture, or shows something without text."""
    width, height = page.get_size()
    covered = sum(area.sides[0] * area.sides[1] for area in areas)
    if covered >= _LARGE_SHARE * width * height:
        return True
    text = page.get_textpage()
    try:
        if text.count_chars():
            return False
    finally:
        text.close()
    darkest, lightest = page.render(grayscale=True).to_pil().getextrema()
    return bool(darkest != lightest)


def _is_legible(area: Area) -> bool:
    shorter, longer = area.sides
    return shorter >= _LEGIBLE and _SHORTEST <= longer <= _LONGEST


# Images where PDFium places them, drawn without what covers them.

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
    for shown in objects_of(page, form):
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
