"""Repairs of offsets that do not fit their text, and of entities glued to their neighbours.

Source: the pre-processing of i2b2 2014 in Catelli et al. 2020 (offset correction, entity spacer).
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace

from app.engine.domain.document import Span
from app.errors import Corrupt
from app.training.corpora.documents import LabelledDocument

_GLUED_PENALTY = 20  # characters


@dataclass(frozen=True, slots=True)
class Move:
    """An annotation that stands elsewhere than its offsets say; `where` names file and line."""

    where: str
    stated: int
    found: int


_MOVES: ContextVar[list[Move] | None] = ContextVar("moves", default=None)


@contextmanager
def noting_moves() -> Iterator[list[Move]]:
    """The list that each correction of offsets within this context is added to."""
    moves: list[Move] = []
    before = _MOVES.set(moves)
    try:
        yield moves
    finally:
        _MOVES.reset(before)


def located(text: str, wanted: str, start: int, end: int, where: str) -> Span:
    """Where `wanted` stands: at the stated offsets, or else at its mention nearest to them.

    A mention glued to other letters counts as farther away, so that a short name is not looked
    for inside words. White space compares equal to any other, since formats write line ends as
    spaces. Raises `Corrupt`, naming `where`, if the text does not hold `wanted` at all.
    """
    words = wanted.split()
    if 0 <= start < end <= len(text) and text[start:end].split() == words:
        return Span(start, end)
    pattern = r"\s+".join(map(re.escape, words))
    mentions = [m.span() for m in re.finditer(pattern, text)] if words else []
    if not mentions:
        raise Corrupt(f"{where}: an annotation whose text is not in the document.")
    nearest = Span(*min(mentions, key=lambda m: (abs(m[0] - start) + _penalty(text, *m), m[0])))
    noted = _MOVES.get()
    if noted is not None:
        noted.append(Move(where, start, nearest.start))
    return nearest


def spaced(document: LabelledDocument) -> LabelledDocument:
    """The document with a space wherever a span is glued to a letter or digit (`GambiaHome`).

    Returns new text and spans; tokenisers then see every entity's edges.
    """
    text = document.text
    edges = {edge for marked in document.spans for edge in (marked.span.start, marked.span.end)}
    gaps = [at for at in sorted(edges) if _glued(text, at)]
    parts = [text[a:b] for a, b in zip([0, *gaps], [*gaps, len(text)], strict=True)]
    spans = tuple(
        # A space at the start stands before the span, one at the end behind it.
        replace(
            marked,
            span=Span(
                marked.span.start + bisect_right(gaps, marked.span.start),
                marked.span.end + bisect_left(gaps, marked.span.end),
            ),
        )
        for marked in document.spans
    )
    return replace(document, text=" ".join(parts), spans=spans)


def _penalty(text: str, start: int, end: int) -> int:
    return _GLUED_PENALTY * (_glued(text, start) + _glued(text, end))


def _glued(text: str, at: int) -> bool:
    return 0 < at < len(text) and text[at - 1].isalnum() and text[at].isalnum()
