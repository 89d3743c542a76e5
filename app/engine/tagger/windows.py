"""The windows in which an encoder sees a text: what is shown at once, and what of it is kept.

By default windows do not follow sentences: more context than a sentence helps, and windows that
follow the encoder's limit use all of it at a constant cost. Models of other makers want to see text
as they did in training: a sentence with its surroundings, or a group of sentences.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise

import numpy as np

from app.engine.tagger.linear_chain import Ints


class Cut(StrEnum):
    """By what a text is cut into windows."""

    PIECES = "pieces"
    SENTENCES = "sentences"
    GROUPS = "groups"


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


def plan(
    cut: Cut, counts: Ints, sentences: Ints, *, size: int, context: int, group: int
) -> tuple[Window, ...]:
    """The windows of one text, cut as a model was trained.

    Args:
        cut: by what.
        counts: word pieces of each token.
        sentences: numbers of their first tokens; of no use to `Cut.PIECES`.
        size: pieces a window may hold, without the encoder's special ones.
        context: on either side: pieces, or tokens around a sentence; groups have none.
        group: sentences of a group.
    """
    match cut:
        case Cut.PIECES:
            return windows(counts, size, context)
        case Cut.SENTENCES:
            return sentence_windows(counts, sentences, size, context)
        case Cut.GROUPS:
            return sentence_windows(counts, sentences[::group], size, 0)


def sentence_windows(counts: Ints, sentences: Ints, size: int, context: int) -> tuple[Window, ...]:
    """A window for each sentence, with `context` tokens from before and after it.

    A sentence of more than `2 * context` tokens is cut into parts of so many, each with its
    neighbours; without context none is. What has more than `size` pieces is halved until it fits,
    so that no token is lost. Context is given up only around a single token that does not fit
    with it.
    """
    total = len(counts)
    edges = np.concatenate(([0], np.cumsum(counts)))
    longest = 2 * context or total
    found: list[Window] = []
    for begin, stop in pairwise((*sentences.tolist(), total)):
        for first in range(begin, stop, max(longest, 1)):
            found += _fitting(first, min(first + longest, stop), edges, size, context)
    return tuple(found)


def _fitting(first: int, last: int, edges: Ints, size: int, context: int) -> Iterator[Window]:
    """Windows that keep the tokens `first` to `last`."""
    start, end = max(0, first - context), min(len(edges) - 1, last + context)
    if edges[end] - edges[start] <= size:
        yield Window(start, end, first, last)
    elif last - first > 1:
        middle = (first + last) // 2
        yield from _fitting(first, middle, edges, size, context)
        yield from _fitting(middle, last, edges, size, context)
    else:
        yield from _fitting(first, last, edges, size, context // 2)
