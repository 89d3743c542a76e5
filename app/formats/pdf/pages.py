"""The pages of a flattened PDF with their text, the same for reading and for writing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pikepdf

from app.engine.types import Page, Span, Word
from app.errors import Corrupt, NeedsOcr, Unsupported
from app.formats.ocr.engine import Tick
from app.formats.pdf.fonts import Fonts
from app.formats.pdf.frame import Frame
from app.formats.pdf.glyphs import Glyph
from app.formats.pdf.interpreter import look
from app.formats.pdf.page_text import PageText, page_text
from app.formats.pdf.pictures import Stencilled, has_pictures, refuse_drawn_page
from app.formats.pdf.scans import ScannedPage, scanned_page
from app.formats.pdf.second_opinion import Pdfium, reconcile
from app.formats.pdf.source import Source

PAGE_BREAK = "\n\f"


@dataclass(frozen=True, slots=True)
class TextPage:
    """One page.

    Attributes:
        start: offset of its text in `Document.text`.
        glyphs: all glyphs of the page, numbered as `interpreter.remove` numbers them.
        unseen: indices of glyphs outside the visible page, which are in no text.
        has_pictures: whether it shows pictures that were not searched.
    """

    number: int
    pdf_page: pikepdf.Page
    start: int
    frame: Frame
    glyphs: list[Glyph] = field(repr=False)
    unseen: frozenset[int]
    text: PageText
    has_pictures: bool

    @property
    def end(self) -> int:
        """Offset of the end of its text."""
        return self.start + len(self.text.text)

    @property
    def value(self) -> Page:
        """The page as other layers see it."""
        box = self.frame.box
        width, height = self.frame.size
        words = tuple(
            Word(Span(self.start + word.start, self.start + word.end), box(word.bounds))
            for word in self.text.words
        )
        return Page(self.number, self.start, self.end, width, height, words)


def read_pages(source: Source, fonts: Fonts, tick: Tick) -> Iterator[TextPage | ScannedPage]:
    """All pages in order; `tick` is called while text recognition is at work.

    Raises an `InputError` for the first page that cannot be redacted safely.
    """
    pdfium = Pdfium(source.as_bytes())
    try:
        start = 0
        for number, pdf_page in enumerate(source.pdf.pages, start=1):
            page: TextPage | ScannedPage
            try:
                page = _text_page(number, pdf_page, start, fonts, pdfium)
            except Stencilled:
                raise
            except (NeedsOcr, Unsupported) as refusal:
                page = scanned_page(number, pdf_page, start, pdfium, tick, refusal)
            start = page.end + len(PAGE_BREAK)
            yield page
    finally:
        pdfium.close()


def _text_page(
    number: int, pdf_page: pikepdf.Page, start: int, fonts: Fonts, pdfium: Pdfium
) -> TextPage:
    frame = Frame.of(pdf_page)
    try:
        painted = look(pdf_page, fonts)
    except (pikepdf.PdfError, pikepdf.DependencyError):
        raise Corrupt(f"The content of page {number} is damaged.") from None
    pictures = has_pictures(painted, frame, number)
    painted.glyphs = reconcile(painted.glyphs, pdfium.characters(number - 1), number)
    unseen = frozenset(
        index for index, glyph in enumerate(painted.glyphs) if not frame.shows(glyph.bounds)
    )
    text = page_text(painted.glyphs, (i for i in range(len(painted.glyphs)) if i not in unseen))
    if not text.text and pdfium.has_ink(number - 1):
        refuse_drawn_page(painted, frame, number)
    return TextPage(number, pdf_page, start, frame, painted.glyphs, unseen, text, pictures)
