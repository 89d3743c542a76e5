"""What PDFium and pdfplumber say that a page says, each in its own order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pdfplumber
import pypdfium2
from pdfminer.layout import LTChar, LTContainer, LTItem
from pdfplumber.utils.text import chars_to_textmap

from app.formats.pdf.fonts.unicode_text import SPELLED_OUT

_LINE_END_HYPHENS = str.maketrans({"\x02": "-", "\ufffe": "-"})

# How pages are drawn for text recognition.
RESOLUTION = 200  # dots an inch
SCALE = RESOLUTION / 72
# Points, a little more than A2 is long; letters on larger pages become too small to be recognised.
LONGEST_PAGE = 1_700.0
# Pixels of a picture of a page, a little less than text recognition takes.
LONGEST_PICTURE = 7_000


def scale_for(width: float, height: float) -> float:
    """Pixels a point at which a page of this size, in points, is drawn for text recognition."""
    return min(SCALE, LONGEST_PICTURE / max(width, height, 1.0))


def pdfium_text(document: pypdfium2.PdfDocument, index: int) -> str:
    """The text of page `index` (from 0). Raises whatever PDFium raises."""
    page = document[index]
    text_page = page.get_textpage()
    try:
        return str(text_page.get_text_range()).translate(_LINE_END_HYPHENS)
    finally:
        text_page.close()
        page.close()


def pdfplumber_text(page: pdfplumber.page.Page) -> str:
    """The text of a page, which is freed. Raises whatever pdfplumber raises.

    As its `Page.extract_text` gives it, which first looks up what is not asked for here, such as
    colours: half of its time.
    """
    try:
        letters = list(_letters(page, page.layout))
        text = chars_to_textmap(letters, layout_bbox=page.bbox, x_tolerance_ratio=0.15).as_string
        return str(text).translate(SPELLED_OUT)
    finally:
        page.close()


def _letters(
    page: pdfplumber.page.Page, items: Iterable[LTItem]
) -> Iterator[dict[str, float | str]]:
    """What pdfplumber puts words together from, in the places that it gives them."""
    first, above = page.mediabox[:2]
    for item in items:
        if isinstance(item, LTContainer):
            yield from _letters(page, item)
        elif isinstance(item, LTChar):
            top = page.height - item.y1 + above
            yield {
                "text": item.get_text(),
                "x0": item.x0 + first,
                "x1": item.x1 + first,
                "top": top,
                "bottom": page.height - item.y0 + above,
                "doctop": page.initial_doctop + top,
                "upright": item.upright,
                "size": item.size,
            }
