"""Pack running text into windows with context on both sides, independent of sentences.

More context than a sentence helps (sub-document analysis with growing sentence groups); windows
that follow the encoder's limit use all of it at a constant cost.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from app.engine.tagger.tokeniser import Ints


@dataclass(frozen=True, slots=True)
class Window:
    """Tokens `start` to `end` go through the encoder; those in `first` to `last` are kept."""

    start: int
    end: int
    first: int
    last: int


def windows(counts: Ints, size: int, context: int) -> tuple[Window, ...]:
    """Cover all tokens with windows of at most `size` word pieces.

    Neighbouring windows share about `2 * context` pieces and hand over in the middle, so that
    each token is kept from the window that shows most of its surroundings. The kept ranges
    follow each other without gap or overlap.

    Args:
        counts: word pieces of each token, at least 1, at most `size`.
        size: pieces a window may hold, without the encoder's special ones.
        context: pieces of context wanted on either side; `4 * context <= size`.
    """
    if 4 * context > size:
        raise ValueError("the context leaves no room for the text")
    total = len(counts)
    edges = np.concatenate(([0], np.cumsum(counts)))
    found: list[Window] = []
    start = first = 0
    while first < total:
        end = int(np.searchsorted(edges, edges[start] + size, side="right")) - 1
        middle = int(np.searchsorted(edges, edges[end] - context))
        last = total if end == total else min(max(middle, first + 1), end)
        found.append(Window(start, end, first, last))
        wanted = int(np.searchsorted(edges, edges[end] - 2 * context))
        # The next window must reach at least one token that no window has kept yet.
        needed = int(np.searchsorted(edges, edges[min(last + 1, total)] - size))
        start, first = min(max(wanted, needed, start + 1), last), last
    return tuple(found)
