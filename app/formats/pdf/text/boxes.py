"""Letters that stand each in a box of a form, as in `Surname |Q|U|I|L|L|`: they are words.

By their gaps they would be cells of a table, and no name would be found in them. What tells them
from cells is that they lie in even steps, from their middles or from where they begin, and that
there are several in a row.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from statistics import median

from app.formats.pdf.text.chunks import Chunk

_WIDEST_STEP = 3.2  # in units of the font size
_EVEN = 0.15
_EVEN_SHARE = 0.6
_NEXT_BOX = 1.3
_FARTHEST_BOX = 3.2
_FEWEST, _FEWEST_DIGITS = 3, 6


def runs_of_boxes(row: Sequence[Chunk]) -> Iterator[list[Chunk]]:
    """The stretches of a row, sorted by place, whose letters stand in boxes."""
    run: list[Chunk] = []
    for chunk in row:
        if run and not _may_follow(run[-1], chunk):
            if _is_even(run):
                yield run
            run = []
        if len(chunk.letters) == 1:
            run.append(chunk)
    if _is_even(run):
        yield run


def words_in_boxes(run: Sequence[Chunk]) -> Iterator[Chunk]:
    """The letters of a run joined to words, which end where a box is empty or holds a space."""
    steps = _steps(run)
    farthest = _NEXT_BOX * median(steps)
    word = run[0]
    for step, chunk in zip(steps, run[1:], strict=True):
        if step <= farthest and not chunk.spaces:
            word.letters += chunk.letters
            word.end = chunk.end
        else:
            yield word
            word = chunk
    yield word


def _may_follow(before: Chunk, after: Chunk) -> bool:
    step = before.along(after.start)
    farthest = _WIDEST_STEP * _FARTHEST_BOX * before.style.em_along
    return len(after.letters) == 1 and before.parallel(after) and 0 < step <= farthest


def _is_even(run: Sequence[Chunk]) -> bool:
    written = "".join(chunk.letters[0][0] for chunk in run if chunk.letters[0][0].isalnum())
    if len(written) < (_FEWEST_DIGITS if written.isdecimal() else _FEWEST):
        return False
    steps = _steps(run)
    return (
        median(steps) <= _WIDEST_STEP * run[0].style.em_along
        and max(steps) <= _FARTHEST_BOX * median(steps)
        and _even(steps) >= _EVEN_SHARE * len(steps)
    )


def _steps(run: Sequence[Chunk]) -> list[float]:
    """From each letter to the next along the baseline, measured so that they are most even."""
    first = run[0]
    begins = [first.along(chunk.start) for chunk in run]
    ends = [first.along(chunk.end) for chunk in run]
    middles = [(begin + end) / 2 for begin, end in zip(begins, ends, strict=True)]
    ways = ([after - before for before, after in pairwise(places)] for places in (middles, begins))
    return max(ways, key=_even)


def _even(steps: Sequence[float]) -> int:
    usual = median(steps)
    return sum(abs(step - usual) <= _EVEN * usual for step in steps)
