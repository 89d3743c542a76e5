"""The pages of a file before their text is there: something to look at, nothing to decide on."""

from __future__ import annotations

from collections.abc import Iterable

from app.engine.domain.types import Document, Page


def unread(sizes: Iterable[tuple[float, float]]) -> Document | None:
    """Pages of these sizes in points, without a word on them; None where there are none."""
    pages = tuple(Page(number, 0, 0, *size) for number, size in enumerate(sizes, start=1))
    return Document("", "", "", "", pages) if pages else None


def is_unread(document: Document) -> bool:
    """Whether a document is one of these."""
    return not document.sha256
