"""Looks at the boxes of an export: as PDFium paints the page, and as two readers take its words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from ctypes import c_double
from pathlib import Path

import pdfplumber
import pypdfium2
from pypdfium2 import raw

from app.engine.domain.geometry import Box, Region
from app.errors import VerificationFailed
from app.formats.pdf.pages.page_readers import SCALE
from app.formats.raster.pixels import is_one_colour
from app.progress import Reporter, Stage

_TOLERANCE = 2  # shades


def uncovered(
    untrusted_target: Path, regions: Iterable[Region], reporter: Reporter
) -> Iterator[Region]:
    """Regions with more than one colour, or with letters whose middle lies in them.

    Raises `VerificationFailed` for a page that cannot be looked at.
    """
    drawn = tuple(regions)
    if not drawn:
        return
    document = pypdfium2.PdfDocument(untrusted_target.read_bytes())
    try:
        with pdfplumber.open(untrusted_target) as read:
            for done, region in enumerate(drawn):
                reporter.step(Stage.VERIFY, done, len(drawn))
                if not _is_covered(document, read, region):
                    yield region
    finally:
        document.close()


def _is_covered(document: pypdfium2.PdfDocument, read: pdfplumber.pdf.PDF, region: Region) -> bool:
    try:
        page = document[region.page - 1]
        picture = page.render(scale=SCALE).to_pil()
        seen = [*_by_pdfium(page), *_by_pdfplumber(read.pages[region.page - 1])]
    except Exception as error:  # noqa: BLE001 - whatever fails, the check has failed
        raise VerificationFailed(
            f"A box in the export could not be checked ({type(error).__name__}).",
            places=(f"box on page {region.page}",),
            pages=(region.page,),
        ) from None
    flat = is_one_colour(picture, region.box, SCALE, _TOLERANCE)
    return flat and not any(_is_inside(middle, region.box) for middle in seen)


def _by_pdfium(page: pypdfium2.PdfPage) -> list[tuple[float, float]]:
    """The middle of every letter, in points from the top left; such a page is never turned."""
    text, height = page.get_textpage(), page.get_height()
    edges = [c_double() for _ in range(4)]
    middles = []
    try:
        for index in range(raw.FPDFText_CountChars(text)):
            if raw.FPDFText_GetUnicode(text, index) <= 0x20:
                continue
            raw.FPDFText_GetCharBox(text, index, *edges)
            left, right, bottom, top = (edge.value for edge in edges)
            middles.append(((left + right) / 2, height - (bottom + top) / 2))
    finally:
        text.close()
    return middles


def _by_pdfplumber(page: pdfplumber.page.Page) -> Iterator[tuple[float, float]]:
    for one in page.chars:
        if not one["text"].isspace():
            yield (one["x0"] + one["x1"]) / 2, (one["top"] + one["bottom"]) / 2


def _is_inside(middle: tuple[float, float], box: Box) -> bool:
    x, y = middle
    return box.x0 < x < box.x1 and box.top < y < box.bottom
