"""Near misses in words: what the tagger thought of and nothing covers."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil

from app.engine.types import Finding

_EXACT_BELOW = 9.9


def expected_among(near: Iterable[Finding]) -> str:
    """How many identifiers are expected among near misses, never too few, in plain words."""
    # Sums of tenths are a little more than they are, and would be rounded up once more.
    total = round(sum([finding.score for finding in near]), 6)
    number = f"{ceil(10 * total) / 10:g}" if total <= _EXACT_BELOW else f"{ceil(total)}"
    noun = "identifier" if number == "1" else "identifiers"
    return f"about {number} {noun} expected among them"
