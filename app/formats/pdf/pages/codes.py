"""Machine-readable codes on pages: drawn, written in a typeface of bars, or as pictures.

An image is looked at as it is stored, since what a page shows of it may be clipped or covered.
Shapes are looked at alone for the same reason.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pikepdf
import pypdfium2
from PIL import Image

from app.engine.domain.geometry import Box, Region
from app.errors import ExportError
from app.formats.ocr.recogniser import Tick
from app.formats.pdf.content.shapes import inline_images, shapes_of
from app.formats.pdf.images.erase import Place, erase
from app.formats.pdf.images.xobject import stored_picture
from app.formats.pdf.opening.source import Source
from app.formats.pdf.pages.crosscheck import PdfiumReader
from app.formats.pdf.pages.page_readers import LONGEST_PAGE
from app.formats.raster.codes import Code, searched, without_codes
from app.formats.raster.silhouettes import Silhouettes

_SCALE = 240 / 72
_NESTING = 8
_BLACK = (0, 0, 0)
_SUBCATEGORY = "OTHER"
_NOWHERE = np.zeros((4, 2))
_NOTHING = Image.new("RGB", (1, 1))
_UNSHOWN = (pikepdf.PdfError, pikepdf.DependencyError, pypdfium2.PdfiumError)


def read_codes(source: Source, tick: Tick) -> Iterator[tuple[int, tuple[Code, ...]]]:
    """The number of each page, and its codes: once a page, since to look for them takes long."""
    seen: dict[tuple[int, int], tuple[Code, ...]] = {}
    silhouettes = Silhouettes()
    pdfium = PdfiumReader(source.as_bytes())
    try:
        drawn = _drawn(pdfium, len(source.pdf.pages), tick)
        pages = zip(source.pdf.pages, drawn, strict=True)
        for number, (page, shown) in enumerate(pages, start=1):
            codes = list(shown)
            for image in images_of(page):
                tick()
                if image.objgen not in seen:
                    seen[image.objgen] = tuple(code for code, _ in _in_image(image))
                codes += seen[image.objgen]
            told = {code.text for code in codes}
            hidden = dict.fromkeys(_texts_of_hidden(page, silhouettes))
            codes += (Code(text, _NOWHERE) for text in hidden if text not in told)
            yield number, tuple(codes)
    finally:
        pdfium.close()


def erase_codes(pdf: pikepdf.Pdf, tick: Tick) -> None:
    """Take codes out of all images that pages of `pdf` use. Raises `ExportError`."""
    seen: set[tuple[int, int]] = set()
    for page in pdf.pages:
        for image in images_of(page):
            if image.objgen in seen:
                continue
            seen.add(image.objgen)
            tick()
            places = [place for _, place in _in_image(image)]
            if places:
                try:
                    erase(pdf, image, places)
                except _UNSHOWN:
                    raise ExportError("A picture cannot be changed.") from None


def pages_of_hidden_codes(pdf: pikepdf.Pdf, tick: Tick) -> Iterator[int]:
    """The numbers of pages that draw a code, where it may be seen or not, or hold it inline.

    What of such a page is seen may be kept: nothing else tells which shapes the code consists of.
    """
    silhouettes = Silhouettes()
    for number, page in enumerate(pdf.pages, start=1):
        tick()
        if any(True for _ in _texts_of_hidden(page, silhouettes)):
            yield number


def _texts_of_hidden(page: pikepdf.Page, silhouettes: Silhouettes) -> Iterator[str]:
    try:
        for shapes in shapes_of(page):
            yield from silhouettes.texts(shapes)
        for image in inline_images(page):
            yield from (code.text for code in without_codes(stored_picture(image))[1])
    except _UNSHOWN:
        return


def drawn_codes(file: bytes, tick: Tick) -> Iterator[Region]:
    """The places of codes that pages of a file show.

    Raises `ExportError` for a page that is too large to be covered.
    """
    pdfium = PdfiumReader(file)
    try:
        for number, codes in enumerate(_drawn(pdfium, pdfium.pages, tick), start=1):
            scale = _scale(pdfium, number)
            if codes and scale < _SCALE:
                raise ExportError(
                    f"Page {number} shows a machine-readable code and is too large to become a"
                    " picture without it.",
                    hint="Print the page at a smaller size, or remove the code from it.",
                )
            for code in codes:
                (left, top) = code.corners.min(axis=0) / scale
                (right, bottom) = code.corners.max(axis=0) / scale
                box = Box(float(left), float(top), float(right), float(bottom))
                yield Region(number, box, _SUBCATEGORY)
    finally:
        pdfium.close()


def _drawn(pdfium: PdfiumReader, pages: int, tick: Tick) -> Iterator[tuple[Code, ...]]:
    """The codes that each of the first `pages` pages shows; none where it cannot be drawn."""

    def pictures() -> Iterator[Image.Image]:
        for number in range(1, pages + 1):
            tick()
            try:
                yield pdfium.picture(number - 1, _scale(pdfium, number))
            except pypdfium2.PdfiumError:
                yield _NOTHING

    return searched(lambda picture: without_codes(picture)[1], pictures())


def _scale(pdfium: PdfiumReader, number: int) -> float:
    return min(_SCALE, _SCALE * LONGEST_PAGE / max(*pdfium.size(number - 1), 1.0))


def images_of(page: pikepdf.Page) -> Iterator[pikepdf.Object]:
    """The images that a page, and the forms on it, can show, each once."""
    seen: set[tuple[int, int]] = set()
    resources = page.obj.get("/Resources")
    waiting = [(resources, 0)]
    while waiting:
        within, depth = waiting.pop()
        if not isinstance(within, pikepdf.Dictionary):
            continue
        for kind in ("/XObject", "/Pattern"):
            entries = within.get(kind)
            if not isinstance(entries, pikepdf.Dictionary):
                continue
            for value in dict(entries.items()).values():
                if not isinstance(value, pikepdf.Stream) or value.objgen in seen:
                    continue
                seen.add(value.objgen)
                if value.get("/Subtype") == "/Image":
                    yield value
                elif depth < _NESTING:
                    waiting.append((value.get("/Resources"), depth + 1))


def _in_image(image: pikepdf.Object) -> Iterator[tuple[Code, Place]]:
    """The codes that an image or its mask holds, and where."""
    masks = (image.get(key) for key in ("/SMask", "/Mask"))
    for one in (image, *(mask for mask in masks if isinstance(mask, pikepdf.Stream))):
        try:
            picture = stored_picture(one)
        except _UNSHOWN:
            continue
        for code in without_codes(picture)[1]:
            corners = code.corners / np.array(picture.size)
            yield code, Place(tuple((float(x), float(y)) for x, y in corners), _BLACK)
