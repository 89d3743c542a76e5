"""The number of a page on a line of its own, at its foot or its head."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.engine.domain.document import Document, Span

_ALONE = re.compile(r"[-–—]?\s?(\d{1,4})\s?[-–—]?")


def page_number_spans(document: Document) -> Iterator[Span]:
    """Where pages tell their own number and nothing else."""
    for page in document.pages:
        shown = document.text[page.start : page.end]
        written = shown.strip()
        first, last = written.partition("\n")[0], written.rpartition("\n")[2]
        start = page.start + len(shown) - len(shown.lstrip())
        for line, at in ((first, start), (last, start + len(written) - len(last))):
            number = _ALONE.fullmatch(line)
            if number and int(number[1]) == page.number:
                yield Span(at + number.start(1), at + number.end(1))
