"""Bars that stand side by side, as in codes that no library reads.

Readers know some twenty kinds of bar codes. MSI, Code 11, most of the two-of-five family, Code 16K
and 49, and the codes of letters' addresses are others, and a torn or smeared code is none that can
be read. All are dark bars of two or more widths that are alike from top to bottom, close together,
and no writing, table or ruler is; those of addresses are alike and evenly spaced, of two heights.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from itertools import pairwise
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

_Grey: TypeAlias = npt.NDArray[np.uint8]
_Flags: TypeAlias = npt.NDArray[np.bool_]
_Places: TypeAlias = npt.NDArray[np.intp]

Box: TypeAlias = tuple[int, int, int, int]  # left, top, right, bottom in pixels

_DARK = 128
_STRIP, _STEP, _STRAY = 12, 4, 2  # rows
_BLURRED = 1  # pixels beside an edge that are neither dark nor light
_WIDEST_GAP = 8  # widths of the bars beside it
_NARROWEST, _WIDTHS = 10, (1.5, 4.0)  # pixels; how much wider other bars are
_THIN = 0.25  # of the distance between two; the wide bars of a code take more
_FEW, _MANY = 9, 20  # bars
# Heights for each bar and the space beside it; stems of letters have less than 2, with risers 2.6.
_TALL, _LOW = 4.0, 3.0
_LEAST, _SHORTEST = 24, 60  # pixels of a code's height and length; what is left of hatching is less
_SAME, _ALIKE_BY = 0.4, 1  # share of the strips that are as the one above, but for so many pixels
_APART = 28  # rows between the rows of a stacked code
_SHIFTED = 8  # pixels by which the ends of neighbouring strips differ
# Codes of addresses (USPS-B-3200, Royal Mail 4-state).
_POSTAL_STRIP, _POSTAL_STEP, _POSTAL_STRAY = 6, 3, 1
_POSTAL_FEWEST, _POSTAL_TALLEST = 24, 8  # bars; heights for each bar and the space beside it
_POSTAL_WIDEST = 24  # pixels for a bar and the space beside it; at 440 dots an inch
_EVEN, _ALIKE = 0.12, 0.35  # deviation, of distances and of widths
_RAISED = (0.1, 0.9)  # share of the bars that are higher


@dataclass(frozen=True, slots=True, eq=False)
class _Chain:
    """Bars side by side in one strip of rows."""

    row: int
    starts: _Places
    ends: _Places

    @property
    def left(self) -> int:
        return int(self.starts[0])

    @property
    def right(self) -> int:
        return int(self.ends[-1])

    @property
    def widths(self) -> _Places:
        return self.ends - self.starts

    @property
    def pitch(self) -> float:
        """Pixels for a bar and the space beside it."""
        return (self.right - self.left) / len(self.starts)

    @property
    def varies(self) -> bool:
        """Whether the bars have several widths, and none that boxes and rules of a table have."""
        narrow, wide = np.percentile(self.widths, (20, 80))
        least, most = _WIDTHS
        return bool(narrow <= _NARROWEST and least * narrow <= wide <= most * narrow + 2 * _BLURRED)

    @property
    def is_grid(self) -> bool:
        """Whether they are thin lines in even steps, as on the paper of charts."""
        steps = np.diff((self.starts + self.ends) / 2)
        thin = self.widths.max() <= _THIN * self.pitch
        return bool(thin and np.abs(steps - np.median(steps)).max() <= 2 * _BLURRED)

    @property
    def is_even(self) -> bool:
        """Whether the bars are alike, evenly spaced, and no boxes in the rows of a table."""
        if self.pitch > _POSTAL_WIDEST:
            return False
        steps = np.diff((self.starts + self.ends) / 2)
        return bool(
            steps.std() <= _EVEN * steps.mean() and self.widths.std() <= _ALIKE * self.widths.mean()
        )


def bars_in(grey: _Grey) -> Iterator[Box]:
    """Where bars stand in a picture, upright or lying; those of one code may be told twice."""
    for turned in (False, True):
        dark = np.ascontiguousarray(grey.T if turned else grey) < _DARK
        for left, top, right, bottom in (*_of_widths(dark), *_of_heights(dark)):
            yield (top, left, bottom, right) if turned else (left, top, right, bottom)


def _of_widths(dark: _Flags) -> Iterator[Box]:
    """Codes that tell by the widths of their bars."""
    blocks: list[list[_Chain]] = []
    near: list[list[_Chain]] = []
    for chain in _chains(dark, _STRIP, _STEP, _STRAY, _FEW):
        if not chain.varies or chain.is_grid:
            continue
        near = [one for one in near if chain.row - one[-1].row <= _APART]
        own = next((one for one in near if _is_below(chain, one[-1])), None)
        if own is None:
            near.append([chain])
            blocks.append(near[-1])
        else:
            own.append(chain)
    for one in blocks:
        yield from _block(one)


def _is_below(chain: _Chain, last: _Chain) -> bool:
    shifted = max(abs(last.left - chain.left), abs(last.right - chain.right))
    return chain.row > last.row and shifted <= _SHIFTED


def _block(chains: list[_Chain]) -> Iterator[Box]:
    top, bottom = chains[0].row, chains[-1].row + _STRIP
    count = int(np.median([len(one.starts) for one in chains]))
    ratio = (bottom - top) / np.median([one.pitch for one in chains])
    same = [_is_same(one, other) for one, other in pairwise(chains)]
    left, right = min(one.left for one in chains), max(one.right for one in chains)
    if bottom - top < _LEAST or right - left < _SHORTEST or sum(same) < _SAME * len(same):
        return
    if ratio >= _TALL or (count >= _MANY and ratio >= _LOW):
        yield left, top - _STEP, right, bottom + _STEP


def _is_same(one: _Chain, other: _Chain) -> bool:
    """Whether two strips show the same bars, as none of strokes and specks do."""
    return len(one.starts) == len(other.starts) and bool(
        (np.abs(one.starts - other.starts) <= _ALIKE_BY).all()
        and (np.abs(one.ends - other.ends) <= _ALIKE_BY).all()
    )


def _of_heights(dark: _Flags) -> Iterator[Box]:
    """Codes that tell by the heights of their bars."""
    for chain in _chains(dark, _POSTAL_STRIP, _POSTAL_STEP, _POSTAL_STRAY, _POSTAL_FEWEST):
        if not chain.is_even:
            continue
        reach = int(_POSTAL_TALLEST * chain.pitch)
        middle = chain.row + _POSTAL_STRIP // 2
        columns = (chain.starts + chain.ends - 1) // 2
        above = _lengths(dark[max(0, middle - reach) : middle][::-1, columns])
        below = _lengths(dark[middle : middle + reach][:, columns])
        ends = max(above.max(), below.max())
        if ends < reach and (_is_of_two(above, chain.pitch) or _is_of_two(below, chain.pitch)):
            top, bottom = middle - int(above.max()) - 1, middle + int(below.max()) + 1
            yield chain.left, top, chain.right, bottom


def _lengths(dark: _Flags) -> _Places:
    """How far each column is dark from its first row on."""
    ended: _Places = np.where(dark.all(axis=0), len(dark), (~dark).argmax(axis=0))
    return ended


def _is_of_two(lengths: _Places, pitch: float) -> bool:
    """Whether some bars are longer by the same length, and not every fifth of them or so."""
    middle = (int(lengths.min()) + int(lengths.max())) / 2
    high = lengths > middle
    least, most = _RAISED
    blur = max(2.0, pitch / 4)
    return bool(
        np.ptp(lengths) > blur
        and np.ptp(lengths[high]) <= blur
        and np.ptp(lengths[~high]) <= blur
        and least <= high.mean() <= most
        and all(len(np.unique(np.diff(np.flatnonzero(one)))) > 1 for one in (high, ~high))
    )


def _chains(dark: _Flags, strip: int, step: int, stray: int, fewest: int) -> Iterator[_Chain]:
    """Rows of at least `fewest` bars that are alike in all but `stray` rows of a strip."""
    height, width = dark.shape
    if height < strip or width < 2 * fewest:
        return
    flags = dark.view(np.uint8)
    # Strips begin every `step` rows and are a number of steps high.
    rows = height - height % step
    steps: _Grey = reduce(np.add, (flags[row:rows:step] for row in range(step)))
    high, last = strip // step, height // step - strip // step + 1
    counts: _Grey = reduce(np.add, (steps[row : row + last] for row in range(high)))
    all_dark = np.zeros((last, width + 2), np.bool_)
    all_dark[:, 1:-1] = counts >= strip - stray
    edges = np.diff(all_dark.view(np.int8), axis=1)
    many = np.flatnonzero((edges == 1).sum(axis=1) >= fewest)
    if not many.size:
        return
    edges, counts = edges[many], counts[many]
    # All rows at once: a page of text has a thousand with enough stems to be looked at.
    row, starts = np.divmod(np.flatnonzero(edges == 1), edges.shape[1])
    ends = np.flatnonzero(edges == -1) % edges.shape[1]
    # What is written between two bars makes them no neighbours.
    mixed = (counts > stray) & (counts < strip - stray)
    unclear = np.zeros((len(many), width + 1), np.int32)
    np.cumsum(mixed, axis=1, out=unclear[:, 1:])
    between = unclear[row[1:], starts[1:]] - unclear[row[:-1], ends[:-1]]
    widths = ends - starts
    gaps = starts[1:] - ends[:-1]
    light = gaps > between
    close = gaps <= _WIDEST_GAP * np.maximum(2, np.maximum(widths[1:], widths[:-1]))
    broken = (row[1:] != row[:-1]) | (between > 2 * _BLURRED) | ~close | ~light
    borders = np.concatenate(([0], np.flatnonzero(broken) + 1, [len(starts)]))
    for at in np.flatnonzero(np.diff(borders) >= fewest):
        first, last = borders[at], borders[at + 1]
        yield _Chain(int(many[row[first]]) * step, starts[first:last], ends[first:last])
