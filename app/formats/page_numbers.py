"""Page numbers in words."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby


def listed(numbers: Iterable[int]) -> str:
    """Ascending page numbers as a reader likes them, such as `pages 1, 3–5`."""
    some = tuple(numbers)
    return f"page{'s' if len(some) > 1 else ''} {ranges(some)}"


def ranges(numbers: Iterable[int]) -> str:
    """The same without a word: `1, 3–5`."""
    parts = []
    for _, group in groupby(enumerate(numbers), key=lambda pair: pair[1] - pair[0]):
        members = [number for _, number in group]
        parts.append(str(members[0]) if len(members) == 1 else f"{members[0]}–{members[-1]}")
    return ", ".join(parts)
