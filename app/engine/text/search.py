"""Where else a literal stands in a text, however it is written there."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.domain.types import Span
from app.engine.text.folding import Folded, Keys, fold, is_long, key_of


def occurrences(text: str | Folded, literal: str) -> Iterator[Span]:
    """Every whole-word place of `literal` in `text`, in order.

    Case, accents, ligatures, invisible characters, kinds of white space and line breaks do not
    matter; between the words of a long literal neither do punctuation and hyphens. A literal
    without any letter or digit is searched as it is.
    """
    folded = text if isinstance(text, Folded) else fold(text)
    key = key_of(literal)
    if not key:
        yield from _verbatim(folded.text, literal.strip())
    elif is_long(key):
        for _, first, last in folded.loose(Keys.of((key,))):
            yield folded.span(first, last)
    else:
        for first, last in folded.strict(fold(literal)):
            yield folded.span(first, last)


def _verbatim(text: str, literal: str) -> Iterator[Span]:
    start = text.find(literal) if literal else -1
    while start >= 0:
        yield Span(start, start + len(literal))
        start = text.find(literal, start + len(literal))
