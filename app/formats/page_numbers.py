"""Page numbers in words."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby


def listed(numbers: Iterable[int]) -> str:
    """Ascending page numbers as a reader likes them, such as `pages 1, 3–5`."""
    ranges, count = [], 0
    for _, group in groupby(enumerate(numbers), key=lambda pair: pair[1] - pair[0]):
        members = [number for _, number in group]
        ranges.append(str(members[0]) if len(members) == 1 else f"{members[0]}–{members[-1]}")
        count += len(members)
    return f"page{'s' if count > 1 else ''} {', '.join(ranges)}"
