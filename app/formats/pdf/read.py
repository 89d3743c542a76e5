"""Reads a PDF into a `Document`."""

from __future__ import annotations

import re
from pathlib import Path

from app.engine.types import Document, Page
from app.formats.ocr.layout import ScannedText
from app.formats.ocr.notices import notices as recognition_notices
from app.formats.page_numbers import listed
from app.formats.pdf.fonts import Fonts
from app.formats.pdf.pages import PAGE_BREAK, read_pages
from app.formats.pdf.scans import ScannedPage
from app.formats.pdf.source import digest_of, open_source
from app.job import Reporter, Stage

KIND = "pdf"

_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]{2}")


def read_document(untrusted_source: Path, password: str | None, reporter: Reporter) -> Document:
    """All text that the pages show, annotations and form fields included.

    Raises a subclass of `InputError`.
    """
    texts: list[str] = []
    pages: list[Page] = []
    barriers: list[int] = []
    pictured: list[int] = []
    reversed_: list[int] = []
    cropped = False
    scanned: dict[int, ScannedText] = {}
    with open_source(untrusted_source, password) as source:
        total = len(source.pdf.pages)

        def tick() -> None:
            reporter.step(Stage.READ, len(pages), total)

        for page in read_pages(source, Fonts(), tick):
            reporter.step(Stage.READ, page.number, total)
            texts.append(page.text.text)
            pages.append(page.value)
            if page.start:
                barriers.append(page.start)
            barriers += (page.start + offset for offset in page.text.barriers)
            if isinstance(page, ScannedPage):
                scanned[page.number] = page.text
                continue
            cropped |= bool(page.unseen)
            if page.has_pictures:
                pictured.append(page.number)
            if _RIGHT_TO_LEFT.search(page.text.text):
                reversed_.append(page.number)
        notices = [*source.notices, *recognition_notices(scanned)]
    if scanned:
        notices.append(f"The export shows {listed(scanned)} as a picture with searchable words.")
    if cropped:
        notices.append("Text outside the visible part of a page will be dropped from the export.")
    if pictured:
        notices.append(
            "Pictures or drawings stay as they are and were not searched;"
            f" look at {listed(pictured)}."
        )
    if reversed_:
        notices.append(
            "Words written from right to left may be read in the wrong order;"
            f" look at {listed(reversed_)}."
        )
    digest = digest_of(untrusted_source)
    return Document(
        id=digest[:16],
        kind=KIND,
        sha256=digest,
        text=PAGE_BREAK.join(texts),
        pages=tuple(pages),
        barriers=tuple(barriers),
        notices=tuple(notices),
    )
