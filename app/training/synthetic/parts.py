"""The pieces that generators build a labelled text from."""

from __future__ import annotations

from collections.abc import Iterable

from app.training.corpora.documents import LabelledDocument, TextBuilder

Part = tuple[str, str]
"""A stretch of text and its subcategory, empty for text that identifies nobody."""


def join(name: str, parts: Iterable[Part], language: str = "en") -> LabelledDocument:
    """The document that `parts` make in their order."""
    builder = TextBuilder()
    for content, kind in parts:
        if kind and content:
            builder.mark(content, kind)
        else:
            builder.add(content)
    return builder.document(name, language)
