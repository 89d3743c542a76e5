"""Reads a PDF into a `Document`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from app.digests import digest_of
from app.engine.domain.document import Document, Page
from app.engine.domain.parts import Part
from app.formats.ocr.layout import RecognisedText, unread_parts
from app.formats.ocr.page_reader import notices as recognition_notices
from app.formats.pdf.fonts.font import Fonts
from app.formats.pdf.opening.source import dropped_from, open_source
from app.formats.pdf.pages.codes import read_codes
from app.formats.pdf.pages.crosscheck import refuse_misread
from app.formats.pdf.pages.pages import PAGE_BREAK, TextPage, read_pages
from app.formats.pdf.pages.reading_progress import ReadingProgress
from app.formats.pdf.pages.scans import ScannedPage
from app.formats.raster.codes import Code
from app.notices import Notice, NoticeCode
from app.progress import PartsReporter, Reporter

KIND = "pdf"

_SEVERAL_PAGES = 3
"""From so many on, pages are told of before the rest is read, at most `_AT_A_TIME`."""
_AT_A_TIME = 10
_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]{2}")


def read_document(untrusted_source: Path, password: str | None, reporter: Reporter) -> Document:
    """All text that the pages show, annotations and form fields included.

    Raises a subclass of `InputError`.
    """
    texts: list[str] = []
    pages: list[Page] = []
    barriers: list[int] = []
    observed = _Observations()
    with open_source(untrusted_source, password) as source:
        total = len(source.pdf.pages)
        work = ReadingProgress(reporter, total)
        refuse_misread(untrusted_source, password, source, work.tell)
        early = _EarlyPages(reporter) if total >= _SEVERAL_PAGES else None
        for page in read_pages(source, Fonts(), work.tell):
            texts.append(page.whole_text)
            pages.append(page.value)
            work.read(pages[-1])
            inner = ((page.start,) if page.start else ()) + tuple(page.barriers)
            barriers += inner
            observed.note(page)
            if early is not None:
                early.add(pages[-1], texts[-1], inner)
        if early is not None:
            early.bring()
        for number, found in read_codes(source, work.tell):
            work.searched_for_codes()
            if found:
                observed.coded[number] = found
        notices = (*source.notices, *observed.notices())
    digest = digest_of(untrusted_source)
    return Document(
        id=digest[:16],
        kind=KIND,
        sha256=digest,
        text=PAGE_BREAK.join(texts),
        pages=tuple(pages),
        barriers=tuple(barriers),
        notices=notices,
        dropped=dropped_from(untrusted_source, password, observed.texts_of_codes()),
    )


class _EarlyPages:
    """Brings pages that were read to a reporter that wants them.

    The first one alone, then twice as many each time: what they hold is searched meanwhile.
    """

    def __init__(self, reporter: Reporter) -> None:
        self._reporter = reporter if isinstance(reporter, PartsReporter) else None
        self._start = 0
        self._text = ""
        self._pages: list[Page] = []
        self._barriers: list[int] = []

    def add(self, page: Page, text: str, barriers: tuple[int, ...]) -> None:
        """The next page, with offsets in the text of the document."""
        if self._reporter is None:
            return
        self._text += (PAGE_BREAK if page.number > 1 else "") + text
        self._pages.append(page)
        self._barriers += barriers
        first = self._pages[0].number
        if len(self._pages) >= min(first, _AT_A_TIME):
            self.bring()

    def bring(self) -> None:
        """All that was not brought yet."""
        if self._reporter is None or not self._pages:
            return
        self._reporter.bring(
            Part(self._start, self._text, tuple(self._pages), tuple(self._barriers))
        )
        self._start += len(self._text)
        self._text, self._pages, self._barriers = "", [], []


@dataclass(slots=True)
class _Observations:
    """What the reviewer is told about pages, by their numbers."""

    recognised: dict[int, list[RecognisedText]] = field(default_factory=dict)
    scanned: list[int] = field(default_factory=list)
    boxed: list[int] = field(default_factory=list)
    pictured: list[int] = field(default_factory=list)
    unread: list[int] = field(default_factory=list)
    reversed_: list[int] = field(default_factory=list)
    coded: dict[int, tuple[Code, ...]] = field(default_factory=dict)
    cropped: bool = False

    def note(self, page: TextPage | ScannedPage) -> None:
        if isinstance(page, ScannedPage):
            self.recognised[page.number] = [page.text]
            self.scanned.append(page.number)
            if any(True for _ in unread_parts(page.text)):
                self.boxed.append(page.number)
            return
        self.cropped |= bool(page.unseen)
        if page.worded:
            self.recognised[page.number] = [picture.text for picture in page.worded]
        if page.unread:
            self.boxed.append(page.number)
        if page.pictures or page.drawing:
            self.pictured.append(page.number)
        if page.has_unread:
            self.unread.append(page.number)
        if _RIGHT_TO_LEFT.search(page.text.text):
            self.reversed_.append(page.number)

    def texts_of_codes(self) -> Iterator[str]:
        return (code.text for codes in self.coded.values() for code in codes)

    def notices(self) -> Iterator[Notice]:
        yield from recognition_notices(self.recognised)
        if self.boxed:
            yield Notice.of(NoticeCode.OCR_UNREAD, pages=self.boxed)
        if self.scanned:
            yield Notice.of(NoticeCode.PDF_PAGES_AS_PICTURES, pages=self.scanned)
        if self.coded:
            yield Notice.of(NoticeCode.CODES, pages=self.coded)
        if self.cropped:
            yield Notice(NoticeCode.PDF_CROPPED)
        if self.pictured:
            yield Notice.of(NoticeCode.PDF_PICTURES_READ, pages=self.pictured)
        if self.unread:
            yield Notice.of(NoticeCode.PDF_PICTURES_UNREAD, pages=self.unread)
        if self.reversed_:
            yield Notice.of(NoticeCode.PDF_RIGHT_TO_LEFT, pages=self.reversed_)
