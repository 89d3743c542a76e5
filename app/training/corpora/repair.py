"""Repairs of offsets that do not fit their text.

Source: the pre-processing of i2b2 2014 in Catelli et al. 2020 (offset correction).
"""

from __future__ import annotations

import re

from app.engine.domain.document import Span
from app.errors import Corrupt

_GLUED_PENALTY = 20  # characters


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
    return Span(*min(mentions, key=lambda m: (abs(m[0] - start) + _penalty(text, *m), m[0])))


def _penalty(text: str, start: int, end: int) -> int:
    return _GLUED_PENALTY * (_glued(text, start) + _glued(text, end))


def _glued(text: str, at: int) -> bool:
    return 0 < at < len(text) and text[at - 1].isalnum() and text[at].isalnum()
