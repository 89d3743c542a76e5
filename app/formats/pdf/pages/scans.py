"""Pages that can only be read as they look: scans, and what could not be redacted exactly.

Such a page is rendered by PDFium, read by text recognition and exported as a picture. Nothing else
of it reaches the export: no hidden text, no original image, no drawing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

import pikepdf
from PIL import Image

from app.engine.domain.document import Page
from app.engine.domain.export import Edit, RedactionPlan
from app.errors import InputError
from app.formats.ocr.layout import RecognisedText
from app.formats.ocr.page_reader import read_picture
from app.formats.ocr.painting.painter import painted
from app.formats.ocr.recognised_page import recognised_page
from app.formats.ocr.recogniser import INSTALL, Tick, is_installed
from app.formats.pdf.content.page_frame import Frame
from app.formats.pdf.fonts.bundled_fonts import BundledFonts
from app.formats.pdf.pages.crosscheck import PdfiumReader
from app.formats.pdf.pages.page_readers import LONGEST_PAGE, SCALE, scale_for
from app.formats.pdf.pages.picture_page import show_picture
from app.formats.pdf.syntax.operators import number as of_number

# Pixels a point; nobody knows what recognition makes of coarser pictures on very large pages.
_COARSEST = 0.5
_SMALLER = (
    "The page is too large for text recognition. Print it at the size of a sheet (A4 or Letter) to"
    " a new PDF, and open that."
)


@dataclass(frozen=True, slots=True)
class ScannedPage:
    """One page, in words that were read from a picture of it.

    Attributes:
        start: offset of its text in `Document.text`.
        picture: the page as shown, at `RESOLUTION`.
    """

    number: int
    pdf_page: pikepdf.Page
    start: int
    frame: Frame
    text: RecognisedText
    picture: Image.Image = field(repr=False)

    @property
    def end(self) -> int:
        """Offset of the end of its text."""
        return self.start + len(self.text.text)

    @property
    def whole_text(self) -> str:
        """All of its text."""
        return self.text.text

    @property
    def barriers(self) -> Iterator[int]:
        """Offsets in the document's text that no identifier crosses."""
        yield from (self.start + offset for offset in self.text.barriers)

    @property
    def value(self) -> Page:
        """The page as other layers see it."""
        width, height = self.frame.size
        scale = width / self.picture.width, height / self.picture.height
        return recognised_page(self.text, self.number, self.start, self.frame.size, scale)


def scanned_page(
    number: int,
    pdf_page: pikepdf.Page,
    start: int,
    pdfium: PdfiumReader,
    tick: Tick,
    refusal: InputError,
    *,
    density: float | None = None,
) -> ScannedPage:
    """Page `number` as it looks, instead of refusing it for what `refusal` says.

    `density` is how many pixels a point the page has, if it shows pictures alone: then its size
    does not matter, only that of the pictures. A photograph is often a page of one point a pixel.

    Raises `refusal` where text recognition is not installed or the page is too large for it.
    """
    frame = Frame.of(pdf_page)
    if not is_installed():
        raise type(refusal)(refusal.message, hint=f"{INSTALL}, then open the file again.")
    # PDFium takes no notice of the unit, which is more than a point on very large pages.
    unit = max(1.0, of_number(pdf_page.obj.get("/UserUnit", 1)))
    scale = unit * SCALE
    if unit * max(frame.size) > LONGEST_PAGE:
        scale = scale_for(*frame.size)
        if density is None or not _COARSEST <= density <= scale:
            raise type(refusal)(refusal.message, hint=_SMALLER)
    picture = without_needless_colour(pdfium.picture(number - 1, scale))
    return ScannedPage(number, pdf_page, start, frame, read_picture(picture, tick), picture)


def redraw(
    pdf: pikepdf.Pdf,
    page: ScannedPage,
    edits: Iterable[Edit],
    plan: RedactionPlan,
    faces: BundledFonts,
) -> bool:
    """Turn the page into a picture without the words of `edits`, and searchable without them.

    It can be searched if `plan` wants that. Returns whether all replacements could be drawn.
    """
    result = painted(page.picture, page.text, page.start, edits, plan.mode)
    shown = result if plan.layout.text_layer else replace(result, words=())
    show_picture(pdf, page.pdf_page, page.frame.size, shown, faces)
    return result.all_drawn


def without_needless_colour(picture: Image.Image) -> Image.Image:
    """A grey picture where none of its pixels is visibly coloured."""
    red, green, blue = (channel.tobytes() for channel in picture.split())
    return picture.convert("L") if red == green == blue else picture
