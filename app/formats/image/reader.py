"""Reads a picture file into a `Document`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from app.digests import digest_of
from app.engine.domain.document import Document, Page
from app.engine.domain.hidden_content import Channel, gathered
from app.errors import NeedsOcr
from app.formats.image.frames import Frame, Frames, open_frames
from app.formats.ocr.layout import RecognisedText
from app.formats.ocr.page_reader import notices, read_picture
from app.formats.ocr.recognised_page import recognised_page
from app.formats.ocr.recogniser import INSTALL, is_installed
from app.formats.raster.codes import Code, without_codes
from app.notices import Notice, NoticeCode
from app.progress import Reporter, Stage

KIND = "image"
PAGE_BREAK = "\n\f"


@dataclass(frozen=True, slots=True)
class ReadFrame:
    """A page and its words; `start` is the offset of its text in `Document.text`."""

    frame: Frame
    text: RecognisedText
    start: int

    @property
    def codes(self) -> tuple[Code, ...]:
        """Machine-readable codes that it shows."""
        return without_codes(self.frame.picture)[1]

    @property
    def end(self) -> int:
        """Offset of the end of its text."""
        return self.start + len(self.text.text)

    @property
    def value(self) -> Page:
        """The page as other layers see it."""
        points = 72 / self.frame.resolution
        frame = self.frame
        return recognised_page(self.text, frame.number, self.start, frame.size, (points, points))


def read_frames(frames: Frames, reporter: Reporter, stage: Stage) -> Iterator[ReadFrame]:
    """All pages in order. Raises `NeedsOcr` where text recognition is not installed."""
    if not is_installed():
        raise NeedsOcr(
            "The file is a picture, and text recognition is not installed.",
            hint=f"{INSTALL}, then open the file again.",
        )
    start = 0
    for frame in frames:

        def tick(done: int = frame.number - 1) -> None:
            reporter.step(stage, done, frames.count)

        read = ReadFrame(frame, read_picture(frame.picture, tick), start)
        start = read.end + len(PAGE_BREAK)
        yield read
        reporter.step(stage, frame.number, frames.count)


def read_document(untrusted_source: Path, reporter: Reporter) -> Document:
    """The words of all pages. Raises a subclass of `InputError`."""
    with open_frames(untrusted_source) as frames:
        has_metadata = any(frames.metadata)
        pages = list(_values(frames, reporter))
        codes = {page.number: found for page, _, found in pages if found}
        texts_of_codes = ((Channel.CODES, c.text) for found in codes.values() for c in found)
        further, inventory = frames.dropped, gathered((*frames.inventory, *texts_of_codes))
    notes = list(notices({page.number: [text] for page, text, _ in pages}))
    if unread := [page.number for page, _, _ in pages if page.unread]:
        notes.append(Notice.of(NoticeCode.OCR_UNREAD, pages=unread))
    if codes:
        notes.append(Notice.of(NoticeCode.CODES, pages=codes))
    if has_metadata:
        notes.append(Notice(NoticeCode.IMAGE_METADATA))
    if further:
        notes.append(Notice(NoticeCode.ANIMATIONS))
    digest = digest_of(untrusted_source)
    return Document(
        id=digest[:16],
        kind=KIND,
        sha256=digest,
        text=PAGE_BREAK.join(text.text for _, text, _ in pages),
        pages=tuple(page for page, _, _ in pages),
        barriers=tuple(barrier for page, text, _ in pages for barrier in _barriers(page, text)),
        notices=tuple(notes),
        dropped=inventory,
    )


def _values(
    frames: Frames, reporter: Reporter
) -> Iterator[tuple[Page, RecognisedText, tuple[Code, ...]]]:
    # Pages and their words stay; the pixels of a page go before the next is opened.
    for read in read_frames(frames, reporter, Stage.READ):
        yield read.value, read.text, read.codes


def _barriers(page: Page, text: RecognisedText) -> Iterator[int]:
    if page.start:
        yield page.start
    yield from (page.start + barrier for barrier in text.barriers)
