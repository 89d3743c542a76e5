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
from app.formats.pdf.page_pictures import PagePicture, PictureReader
from app.formats.pdf.page_text import PageText, page_text
from app.formats.pdf.painted import Painted
from app.formats.pdf.picture_groups import Group, legible_groups
from app.formats.pdf.pictures import (
    Stencilled,
    has_drawings,
    refuse_drawn_page,
    refuse_picture_page,
)
from app.formats.pdf.scans import ScannedPage, scanned_page
from app.formats.pdf.second_opinion import Pdfium, reconcile
from app.formats.pdf.source import Source

PAGE_BREAK = "\n\f"
# Between the text of a page and that of each of its pictures.
PICTURE_BREAK = "\n\n"


@dataclass(frozen=True, slots=True)
class TextPage:
    """One page.

    Attributes:
        start: offset of its text in `Document.text`.
        glyphs: all glyphs of the page, numbered as `interpreter.remove` numbers them.
        unseen: indices of glyphs outside the visible page, which are in no text.
        text: of its glyphs.
        pictures: those that were read; the text of those with words follows `text`.
        has_unread: whether it shows pictures or drawings that were not read.
    """

    number: int
    pdf_page: pikepdf.Page
    start: int
    frame: Frame
    glyphs: list[Glyph] = field(repr=False)
    unseen: frozenset[int]
    text: PageText
    pictures: tuple[PagePicture, ...]
    has_unread: bool

    @property
    def end_of_glyphs(self) -> int:
        """Offset of the end of the text that glyphs show."""
        return self.start + len(self.text.text)

    @property
    def worded(self) -> tuple[PagePicture, ...]:
        """The pictures with words."""
        return tuple(picture for picture in self.pictures if picture.text.words)

    @property
    def end(self) -> int:
        """Offset of the end of its text."""
        worded = self.worded
        return worded[-1].end if worded else self.end_of_glyphs

    @property
    def whole_text(self) -> str:
        """The text of glyphs and pictures."""
        return PICTURE_BREAK.join((self.text.text, *(p.text.text for p in self.worded)))

    @property
    def barriers(self) -> Iterator[int]:
        """Offsets in the document's text that no identifier crosses."""
        yield from (self.start + offset for offset in self.text.barriers)
        for picture in self.worded:
            yield picture.start
            yield from (picture.start + offset for offset in picture.text.barriers)

    @property
    def value(self) -> Page:
        """The page as other layers see it."""
        box = self.frame.box
        width, height = self.frame.size
        words = [
            Word(Span(self.start + word.start, self.start + word.end), box(word.bounds))
            for word in self.text.words
        ]
        for picture in self.worded:
            words += picture.words(self.frame)
        return Page(self.number, self.start, self.end, width, height, words)


def read_pages(source: Source, fonts: Fonts, tick: Tick) -> Iterator[TextPage | ScannedPage]:
    """All pages in order; `tick` is called while text recognition is at work.

    Raises an `InputError` for the first page that cannot be redacted safely.
    """
    pdfium, reader = Pdfium(source.as_bytes()), PictureReader(tick)
    try:
        start = 0
        for number, pdf_page in enumerate(source.pdf.pages, start=1):
            page: TextPage | ScannedPage
            try:
                page = _text_page(number, pdf_page, start, fonts, pdfium, reader)
            except Stencilled:
                raise
            except (NeedsOcr, Unsupported) as refusal:
                page = scanned_page(number, pdf_page, start, pdfium, tick, refusal)
            start = page.end + len(PAGE_BREAK)
            yield page
    finally:
        pdfium.close()


def _text_page(
    number: int,
    pdf_page: pikepdf.Page,
    start: int,
    fonts: Fonts,
    pdfium: Pdfium,
    reader: PictureReader,
) -> TextPage:
    frame = Frame.of(pdf_page)
    painted, groups = _looked_at(number, pdf_page, fonts, frame)
    refuse_picture_page(painted, groups, frame, number)
    painted.glyphs = reconcile(painted.glyphs, pdfium.characters(number - 1), number)
    unseen = frozenset(
        index for index, glyph in enumerate(painted.glyphs) if not frame.shows(glyph.bounds)
    )
    text = page_text(painted.glyphs, (i for i in range(len(painted.glyphs)) if i not in unseen))
    if not text.text and pdfium.has_ink(number - 1):
        refuse_drawn_page(painted, groups, number)
    pictures: list[PagePicture] = []
    end = start + len(text.text)
    for group in groups:
        picture = reader.read(group, frame, end + len(PICTURE_BREAK))
        if picture is not None:
            pictures.append(picture)
            end = picture.end if picture.text.words else end
    has_unread = len(pictures) < len(groups) or has_drawings(painted)
    return TextPage(
        number, pdf_page, start, frame, painted.glyphs, unseen, text, tuple(pictures), has_unread
    )


def _looked_at(
    number: int, pdf_page: pikepdf.Page, fonts: Fonts, frame: Frame
) -> tuple[Painted, list[Group]]:
    """What the page shows, and its legible pictures, all of which are XObjects."""
    try:
        painted = look(pdf_page, fonts)
        groups = legible_groups(painted.pictures, frame)
        if any(p.image is None and p.number is not None for group in groups for p in group):
            pdf_page.externalize_inline_images()
            painted = look(pdf_page, fonts)
            groups = legible_groups(painted.pictures, frame)
    except (pikepdf.PdfError, pikepdf.DependencyError):
        raise Corrupt(f"The content of page {number} is damaged.") from None
    return painted, groups
