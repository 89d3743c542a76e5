"""Marked stretches of a text, as a gold standard or a system gives them."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.domain.document import Span


@dataclass(frozen=True)
class Marked:
    span: Span
    subcategory: str


def at(text: str, words: str, subcategory: str) -> Marked:
    """The first place of `words`, marked."""
    start = text.index(words)
    return Marked(Span(start, start + len(words)), subcategory)
