"""The BILOU tag scheme: begin, inside, last, outside, unit.

Tags have one fixed order: `O`, then `B I L U` of each class.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

OUTSIDE = 0
BEGIN, INSIDE, LAST, UNIT = range(4)
_LETTERS = "BILU"


def tag_names(classes: Sequence[str]) -> tuple[str, ...]:
    """Names of all tags in their order: `1 + 4 * len(classes)` of them."""
    return ("O", *(f"{letter}-{name}" for name in classes for letter in _LETTERS))


def tag(class_index: int, part: int) -> int:
    """Index of a tag; `part` is one of BEGIN, INSIDE, LAST, UNIT."""
    return 1 + 4 * class_index + part


def class_of(tag_index: int) -> int:
    """Index of the class of a tag that is not OUTSIDE."""
    return (tag_index - 1) // 4


def allowed(classes: int) -> NDArray[np.bool_]:
    """Which tag may follow which, shape `(tags, tags)`, row before column.

    What stands before the first and after the last token counts as OUTSIDE.
    """
    part = (np.arange(1 + 4 * classes) - 1) % 4
    kind = (np.arange(1 + 4 * classes) - 1) // 4
    open_after = (part == BEGIN) | (part == INSIDE)
    open_before = (part == INSIDE) | (part == LAST)
    open_after[OUTSIDE] = open_before[OUTSIDE] = False
    continues = open_after[:, None] & open_before[None, :] & (kind[:, None] == kind[None, :])
    separate = ~open_after[:, None] & ~open_before[None, :]
    return np.asarray(continues | separate)


def encode(spans: Sequence[tuple[int, int, int]], length: int) -> NDArray[np.int64]:
    """Tags `(length,)` of as many tokens; `spans` are disjoint `(first, end, class)` in tokens."""
    tags = np.full(length, OUTSIDE, dtype=np.int64)
    for first, end, kind in spans:
        tags[first:end] = tag(kind, INSIDE)
        tags[first], tags[end - 1] = tag(kind, BEGIN), tag(kind, LAST)
        if end - first == 1:
            tags[first] = tag(kind, UNIT)
    return tags
