"""Makes pictures of pages: those with boxes, painted over, and those that shall be no more.

What a box covers may be anything: a photograph, lines of a signature, letters, all of them in many
layers. In a picture of the page there is one layer, and nothing is left below the paint.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from io import BytesIO

import numpy as np
import pikepdf
from PIL import Image

from app.engine.domain.export import Layout
from app.engine.domain.geometry import Box, Region
from app.errors import ExportError, InputError
from app.formats.ocr.painting.painter import Painted, Written
from app.formats.ocr.recogniser import INSTALL, Tick, is_installed
from app.formats.pdf.content.interpreter import interpret
from app.formats.pdf.content.page_frame import Frame
from app.formats.pdf.fonts.bundled_fonts import BundledFonts
from app.formats.pdf.fonts.font import Fonts
from app.formats.pdf.pages.crosscheck import PdfiumReader, reconcile
from app.formats.pdf.pages.page_readers import LONGEST_PAGE, SCALE
from app.formats.pdf.pages.picture_page import show_picture
from app.formats.pdf.pages.scans import without_needless_colour
from app.formats.pdf.text.page_text import page_text
from app.formats.raster.pixels import paint_over


def cover(
    pdf: pikepdf.Pdf,
    regions: Iterable[Region],
    layout: Layout,
    tick: Tick,
    *,
    pictures: Iterable[int] = (),
) -> None:
    """Paint `regions` over pages of `pdf`, from which all edits are removed already.

    Pages of the numbers `pictures` become pictures as well. The words beside regions can still be
    searched where `layout` wants that, but for its own `pictures`.

    Raises `ExportError` for a page of which no picture can be made that can be checked.
    """
    by_page: dict[int, list[Region]] = {number: [] for number in (*layout.pictures, *pictures)}
    for region in regions:
        by_page.setdefault(region.page, []).append(region)
    if not by_page:
        return
    if not is_installed():
        raise ExportError(
            "Pages with boxes become pictures, but text recognition, which verifies them, is not "
            "installed.",
            hint=f"{INSTALL}, or remove the boxes.",
        )
    if max(by_page) > len(pdf.pages):
        raise ExportError("The plan was made for another file.")
    buffer = BytesIO()
    pdf.save(buffer)
    pdfium, faces = PdfiumReader(buffer.getvalue()), BundledFonts(pdf)
    try:
        for number, drawn in by_page.items():
            tick()
            searchable = layout.text_layer and number not in layout.pictures
            _cover_page(pdf, number, drawn, pdfium, faces, text_layer=searchable)
    finally:
        pdfium.close()
    faces.embed()


def _cover_page(
    pdf: pikepdf.Pdf,
    number: int,
    regions: list[Region],
    pdfium: PdfiumReader,
    faces: BundledFonts,
    *,
    text_layer: bool,
) -> None:
    page = pdf.pages[number - 1]
    frame = Frame.of(page)
    if max(frame.size) > LONGEST_PAGE:
        raise ExportError(
            f"Page {number} is too large to become a picture, which its boxes need.",
            hint="Remove the boxes from that page, or print it at a smaller size.",
        )
    picture = without_needless_colour(pdfium.picture(number - 1, SCALE))
    paint_over(picture, (region.box for region in regions), SCALE)
    try:
        beside = _words_beside(page, number, regions, pdfium, picture) if text_layer else ()
        words = tuple(beside)
    except InputError:
        raise ExportError(
            f"The words of page {number} cannot be told apart from its boxes."
        ) from None
    painted = Painted(picture, words, (), all_drawn=True)
    # In a JPEG the shades beside a box reach into it, and the check of boxes takes them for more.
    show_picture(pdf, page, frame.size, painted, faces, lossless=bool(regions))


def _words_beside(
    page: pikepdf.Page,
    number: int,
    regions: list[Region],
    pdfium: PdfiumReader,
    picture: Image.Image,
) -> Iterator[Written]:
    """The words that the page still holds, without those that have letters under a box."""
    frame = Frame.of(page)
    glyphs = reconcile(interpret(page, Fonts()).glyphs, pdfium.characters(number - 1), number)
    shown = (i for i, glyph in enumerate(glyphs) if frame.shows(glyph.bounds))
    text = page_text(glyphs, shown)
    width, height = frame.size
    scale = np.array((picture.width / width, picture.height / height))
    for word in text.words:
        box = frame.box(word.bounds)
        if not any(region.covers(box) for region in regions):
            yield Written(text.text[word.start : word.end], _corners(box) * scale)


def _corners(box: Box) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    x, y = (box.x0, box.x1, box.x1, box.x0), (box.top, box.top, box.bottom, box.bottom)
    return np.stack((np.array(x), np.array(y)), axis=1)
