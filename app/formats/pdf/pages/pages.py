"""The pages of a flattened PDF with their text, the same for reading and for writing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pikepdf

from app.engine.domain.document import Page, Span, Word
from app.engine.domain.geometry import Box
from app.errors import Corrupt, InputError, NeedsOcr, Unsupported
from app.formats.ocr.recogniser import Tick
from app.formats.pdf.content.glyphs import Glyph, Painted
from app.formats.pdf.content.interpreter import interpret
from app.formats.pdf.content.page_frame import Frame
from app.formats.pdf.fonts.font import Fonts
from app.formats.pdf.opening.source import Source
from app.formats.pdf.pages.crosscheck import PdfiumReader, Readers, readers_agree, reconcile
from app.formats.pdf.pages.page_drawings import PageDrawing, drawing_of
from app.formats.pdf.pages.page_pictures import (
    Group,
    PagePicture,
    PictureReader,
    has_too_small,
    legible_groups,
)
from app.formats.pdf.pages.page_readers import LONGEST_PAGE
from app.formats.pdf.pages.scans import ScannedPage, scanned_page
from app.formats.pdf.pages.unsearched import (
    Stencilled,
    density_of_pictures,
    has_drawings,
    refuse_drawn_page,
    refuse_picture_page,
)
from app.formats.pdf.text.page_text import PageText, page_text

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
        drawing: its drawings if they show words, which come last.
        handwriting: where marks by hand stand.
        has_unread: whether it shows pictures or drawings in which no words were read.
    """

    number: int
    pdf_page: pikepdf.Page
    start: int
    frame: Frame
    glyphs: list[Glyph] = field(repr=False)
    unseen: frozenset[int]
    text: PageText
    pictures: tuple[PagePicture, ...]
    drawing: PageDrawing | None
    handwriting: tuple[Box, ...]
    has_unread: bool

    @property
    def end_of_glyphs(self) -> int:
        """Offset of the end of the text that glyphs show."""
        return self.start + len(self.text.text)

    @property
    def worded(self) -> tuple[PagePicture | PageDrawing, ...]:
        """The pictures with words, and the drawing."""
        shown = (*self.pictures, self.drawing)
        return tuple(one for one in shown if one is not None and one.text.words)

    @property
    def end(self) -> int:
        """Offset of the end of its text."""
        worded = self.worded
        return worded[-1].end if worded else self.end_of_glyphs

    @property
    def whole_text(self) -> str:
        """The text of glyphs, pictures and the drawing."""
        return PICTURE_BREAK.join((self.text.text, *(p.text.text for p in self.worded)))

    @property
    def barriers(self) -> Iterator[int]:
        """Offsets in the document's text that no identifier crosses."""
        yield from (self.start + offset for offset in self.text.barriers)
        for picture in self.worded:
            yield picture.start
            yield from (picture.start + offset for offset in picture.text.barriers)

    @property
    def unread(self) -> tuple[Box, ...]:
        """Where something is written that was not read."""
        in_pictures = (box for one in self.worded for box in one.unread(self.frame))
        return (*in_pictures, *self.handwriting)

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
        return Page(
            self.number,
            self.start,
            self.end,
            width,
            height,
            words,
            recognised=bool(self.worded),
            unread=self.unread,
        )


def read_pages(source: Source, fonts: Fonts, tick: Tick) -> Iterator[TextPage | ScannedPage]:
    """All pages in order; `tick` is called while text recognition is at work.

    Raises an `InputError` for the first page that cannot be redacted safely.
    """
    eyes = _Eyes(source, fonts, tick)
    try:
        start = 0
        for number, pdf_page in enumerate(source.pdf.pages, start=1):
            page: TextPage | ScannedPage
            try:
                page = eyes.text_page(number, pdf_page, start)
            except Stencilled:
                raise
            except (NeedsOcr, Unsupported) as refusal:
                page = eyes.scanned_page(number, pdf_page, start, refusal)
            start = page.end + len(PAGE_BREAK)
            yield page
    finally:
        eyes.close()


class _Eyes:
    """The readers of one file's pages."""

    def __init__(self, source: Source, fonts: Fonts, tick: Tick) -> None:
        file = source.as_bytes()
        self._pdfium = PdfiumReader(file)
        self._readers = Readers(file, self._pdfium)
        self._fonts, self._pictures, self._tick = fonts, PictureReader(tick), tick
        self._handwriting = source.handwriting
        self._disputed = ""

    def text_page(self, number: int, pdf_page: pikepdf.Page, start: int) -> TextPage:
        """A page of text. Raises an `InputError` where it cannot be taken for one."""
        frame = Frame.of(pdf_page)
        painted, groups = _looked_at(number, pdf_page, self._fonts, frame)
        refuse_picture_page(painted, groups, frame, number)
        glyphs = reconcile(painted.glyphs, self._pdfium.characters(number - 1), number)
        unseen = frozenset(i for i, glyph in enumerate(glyphs) if not frame.shows(glyph.bounds))
        text = page_text(glyphs, (i for i in range(len(glyphs)) if i not in unseen))
        if not self._readers.agree(number, text.text):
            self._disputed = text.text
            raise NeedsOcr(f"Programs read different words from the letters on page {number}.")
        painted.glyphs = glyphs
        if not text.text and self._pdfium.has_ink(number - 1):
            refuse_drawn_page(painted, groups, frame, number)
        pictures = tuple(self._read(groups, frame, start + len(text.text)))
        end = max((p.end for p in pictures if p.text.words), default=start + len(text.text))
        drawing = drawing_of(self._pdfium, number - 1, end + len(PICTURE_BREAK), self._tick)
        has_unread = (
            len(pictures) < len(groups)
            or (drawing is None and has_drawings(painted))
            or has_too_small(painted.pictures, groups, frame)
        )
        marks = (frame.box(bounds) for bounds in self._handwriting.get(number, ()))
        by_hand = tuple(box for mark in marks if (box := mark.within(*frame.size)))
        return TextPage(
            number,
            pdf_page,
            start,
            frame,
            glyphs,
            unseen,
            text,
            pictures,
            drawing,
            by_hand,
            has_unread,
        )

    def scanned_page(
        self, number: int, pdf_page: pikepdf.Page, start: int, refusal: InputError
    ) -> ScannedPage:
        """The page as it looks. Raises an `InputError` where that does not tell what it says."""
        disputed, self._disputed = self._disputed, ""
        density = self._density(number, pdf_page)
        page = scanned_page(
            number, pdf_page, start, self._pdfium, self._tick, refusal, density=density
        )
        # Text recognition sees letters of scripts that it does not know as others.
        if not readers_agree(page.whole_text, disputed):
            raise Unsupported(f"Programs read different words from the letters on page {number}.")
        return page

    def _density(self, number: int, pdf_page: pikepdf.Page) -> float | None:
        """Of a very large page that shows pictures alone; see `density_of_pictures`."""
        frame = Frame.of(pdf_page)
        if max(frame.size) <= LONGEST_PAGE:
            return None
        return density_of_pictures(_looked_at(number, pdf_page, self._fonts, frame)[0])

    def _read(self, groups: list[Group], frame: Frame, end: int) -> Iterator[PagePicture]:
        for group in groups:
            picture = self._pictures.read(group, frame, end + len(PICTURE_BREAK))
            if picture is not None:
                yield picture
                end = picture.end if picture.text.words else end

    def close(self) -> None:
        """Free the memory of the readers."""
        self._readers.close()
        self._pdfium.close()


def _looked_at(
    number: int, pdf_page: pikepdf.Page, fonts: Fonts, frame: Frame
) -> tuple[Painted, list[Group]]:
    """What the page shows, and its legible pictures, all of which are XObjects."""
    try:
        painted = interpret(pdf_page, fonts)
        groups = legible_groups(painted.pictures, frame)
        if any(p.image is None and p.number is not None for group in groups for p in group):
            pdf_page.externalize_inline_images()
            painted = interpret(pdf_page, fonts)
            groups = legible_groups(painted.pictures, frame)
    except (pikepdf.PdfError, pikepdf.DependencyError):
        raise Corrupt(f"The content of page {number} is damaged.") from None
    return painted, groups
