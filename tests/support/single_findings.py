"""One finding of a text, as a detector would have made it."""

from __future__ import annotations

from app.engine.domain.document import Span
from app.engine.domain.review import Finding


def found(
    text: str, kind: str, words: str, score: float = 0.5, detector: str = "tagger"
) -> Finding:
    """The last place where `words` stand in `text`."""
    start = text.rindex(words)
    return Finding("f", Span(start, start + len(words)), kind, score, detector)
