"""Reads a PDF into a `Document`."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path

from app.engine.types import Document, Page
from app.formats.pdf.fonts import Fonts
from app.formats.pdf.pages import PAGE_BREAK, text_pages
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
    with open_source(untrusted_source, password) as source:
        for page in text_pages(source, Fonts()):
            reporter.step(Stage.READ, page.number, len(source.pdf.pages))
            texts.append(page.text.text)
            pages.append(page.value)
            if page.start:
                barriers.append(page.start)
            barriers += (page.start + offset for offset in page.text.barriers)
            cropped |= bool(page.unseen)
            if page.has_pictures:
                pictured.append(page.number)
            if _RIGHT_TO_LEFT.search(page.text.text):
                reversed_.append(page.number)
        notices = list(source.notices)
    if cropped:
        notices.append("Text outside the visible part of a page will be dropped from the export.")
    if pictured:
        notices.append(
            "Pictures or drawings stay as they are and were not searched;"
            f" look at {_listed(pictured)}."
        )
    if reversed_:
        notices.append(
            "Words written from right to left may be read in the wrong order;"
            f" look at {_listed(reversed_)}."
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


def _listed(numbers: list[int]) -> str:
    """Page numbers in words, such as `pages 1, 3–5`."""
    ranges = []
    for _, group in groupby(enumerate(numbers), key=lambda pair: pair[1] - pair[0]):
        members = [number for _, number in group]
        ranges.append(str(members[0]) if len(members) == 1 else f"{members[0]}–{members[-1]}")
    return f"page{'s' if len(numbers) > 1 else ''} {', '.join(ranges)}"
