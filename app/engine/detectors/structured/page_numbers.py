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
        start = page.start + len(shown) - len(shown.lstrip())
        for line, at in (
            (written.split("\n", 1)[0], start),
            (written.rsplit("\n", 1)[-1], start + len(written) - len(written.rsplit("\n", 1)[-1])),
        ):
            number = _ALONE.fullmatch(line)
            if number and int(number[1]) == page.number:
                yield Span(at + number.start(1), at + number.end(1))
