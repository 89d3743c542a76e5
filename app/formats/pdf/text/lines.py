"""Chunks in lines, and lines in reading order, with what separates each from the one before."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from statistics import median

from app.formats.pdf.text.boxes import runs_of_boxes, words_in_boxes
from app.formats.pdf.text.chunks import Chunk

# All in units of the font size.
_SAME_BASELINE = 0.5
_CELL_GAP = 0.9
_CELL_GAP_AFTER_SPACES = 1.2
_WIDEST_SPACES = 2.5
_BACKWARD = 0.3
_LINE_PITCH = 2.2
_LATE_BASELINE = 0.2
_LATE_GAP = 0.6
_LATE_OVERLAP = 0.1
_WORD_GAP = 0.15
_WORD_BASELINE = 0.1
_LETTER_SPACED_SHARE = 0.6


class Break(Enum):
    """What lies between two lines: the text that stands for it, and whether names may cross it."""

    CELL = "\t", True
    WRAP = "\n", False
    ROW = "\n", True
    JUMP = "\n\n", True

    @property
    def text(self) -> str:
        """The separator in the document's text."""
        return self.value[0]

    @property
    def is_barrier(self) -> bool:
        """Whether an identifier ends here at the latest."""
        return self.value[1]


@dataclass(slots=True)
class Line:
    """A stretch of running text on one baseline: a line of a column, or of a table cell."""

    chunks: list[Chunk]

    @property
    def first(self) -> Chunk:
        """Its leftmost chunk, seen in writing direction."""
        return self.chunks[0]

    @property
    def last(self) -> Chunk:
        """Its rightmost chunk, seen in writing direction."""
        return self.chunks[-1]


def in_lines(chunks: Iterable[Chunk]) -> list[Line]:
    """The lines of a page, in the order in which their first chunks were painted."""
    lines: list[Line] = []
    for chunk in chunks:
        if lines and _continues(lines[-1].last, chunk):
            lines[-1].chunks.append(chunk)
        else:
            lines.append(Line([chunk]))
    lines = _with_boxes(_with_late_parts(lines))
    for line in lines:
        line.chunks = list(_words(line.chunks))
    return lines


def break_between(before: Line, after: Line) -> Break:
    """What separates two lines that follow each other in reading order."""
    if not before.last.parallel(after.first):
        return Break.JUMP
    em, em_along = _em(before.last, after.first), _em_along(before.last, after.first)
    fall = -before.last.above(after.first.start)
    if abs(fall) <= _SAME_BASELINE * em:
        forward = _gap(before.last, after.first) >= -_BACKWARD * em_along
        return Break.CELL if forward else Break.JUMP
    if not 0 < fall <= _LINE_PITCH * em:
        return Break.JUMP
    frame = before.first
    overlap = min(frame.along(before.last.end), frame.along(after.last.end)) - max(
        0.0, frame.along(after.first.start)
    )
    return Break.WRAP if overlap > 0 else Break.ROW


def _gap(before: Chunk, after: Chunk) -> float:
    return before.along(after.start) - before.along(before.end)


def _em(one: Chunk, other: Chunk) -> float:
    return max(one.style.em, other.style.em)


def _em_along(one: Chunk, other: Chunk) -> float:
    return max(one.style.em_along, other.style.em_along)


def _continues(before: Chunk, after: Chunk) -> bool:
    level = abs(before.above(after.start)) <= _SAME_BASELINE * _em(before, after)
    if not level or not before.parallel(after):
        return False
    em, gap = _em_along(before, after), _gap(before, after)
    if not after.space_end:
        return -_BACKWARD * em <= gap <= _CELL_GAP * em
    # A space glyph says running text, where justified lines have wider gaps than table cells.
    bare = before.along(after.start) - before.along(after.space_end)
    return -_BACKWARD * em <= gap <= _WIDEST_SPACES * em and bare <= _CELL_GAP_AFTER_SPACES * em


def _with_late_parts(lines: list[Line]) -> list[Line]:
    """Join parts of one line that were painted at different times, such as filled-in blanks.

    The distance allowed is that of a space, so that columns stay apart.
    """
    order = {id(line): position for position, line in enumerate(lines)}
    for row in _rows(lines):
        for left, right in pairwise(row):
            joined = _joined(left, right)
            if joined is not None:
                right.chunks = joined
                order[id(right)] = min(order[id(left)], order.pop(id(right)))
                del order[id(left)]
    kept = [line for line in lines if id(line) in order]
    return sorted(kept, key=lambda line: order[id(line)])


def _joined(left: Line, right: Line) -> list[Chunk] | None:
    """The chunks of both lines by place; None where they are apart, or letters lie on letters."""
    if not left.last.parallel(right.first):
        return None
    em, gap = _em_along(left.last, right.first), _gap(left.last, right.first)
    if gap >= -_LATE_OVERLAP * em:
        return [*left.chunks, *right.chunks] if gap <= _LATE_GAP * em else None
    # Those of one stand in the gaps of the other, such as letters that another font has.
    placed = [(left.first.along(c.start), line, c) for line in (left, right) for c in line.chunks]
    placed.sort(key=lambda place: place[0])
    for (_, line, before), (_, other, after) in pairwise(placed):
        if line is not other and _gap(before, after) < -_LATE_OVERLAP * _em_along(before, after):
            return None
    return [chunk for _, _, chunk in placed]


def _with_boxes(lines: list[Line]) -> list[Line]:
    """Letters in boxes joined to words, each run in the line in which it begins."""
    for row in _rows(lines):
        runs = [*runs_of_boxes([chunk for line in row for chunk in line.chunks])]
        boxed = {id(chunk) for run in runs for chunk in run}
        words = {id(run[0]): [*words_in_boxes(run)] for run in runs}
        for line in row if runs else ():
            line.chunks = [
                word
                for chunk in line.chunks
                for word in words.get(id(chunk), [] if id(chunk) in boxed else [chunk])
            ]
    return [line for line in lines if line.chunks]


def _rows(lines: list[Line]) -> Iterator[list[Line]]:
    """Lines on one baseline, each row sorted by place."""
    by_place = sorted(
        lines,
        key=lambda line: (
            round(line.first.style.dx, 1),
            round(line.first.style.dy, 1),
            -_height(line.first),
        ),
    )
    row: list[Line] = []
    for line in by_place:
        if row and abs(row[-1].first.above(line.first.start)) > _LATE_BASELINE * min(
            row[-1].first.style.em, line.first.style.em
        ):
            yield sorted(row, key=lambda line: _reach(line.first))
            row = []
        row.append(line)
    if row:
        yield sorted(row, key=lambda line: _reach(line.first))


def _height(chunk: Chunk) -> float:
    return chunk.start[1] * chunk.style.dx - chunk.start[0] * chunk.style.dy


def _reach(chunk: Chunk) -> float:
    return chunk.start[0] * chunk.style.dx + chunk.start[1] * chunk.style.dy


def _words(chunks: list[Chunk]) -> Iterator[Chunk]:
    """Chunks joined to words: parts of words painted late, and l e t t e r - s p a c e d text."""
    for before, after in pairwise(chunks):
        overlap = _WORD_GAP * _em_along(before, after)
        if after.space_end and before.along(after.space_end) < before.along(before.end) - overlap:
            # Something was painted later between these spaces and the chunk.
            after.spaces, after.space_end = (), None
    gaps = [_gap(before, after) for before, after in pairwise(chunks) if not after.spaces]
    single = sum(len(chunk.letters) == 1 for chunk in chunks)
    spaced_out = len(gaps) >= 3 and single >= _LETTER_SPACED_SHARE * len(chunks)
    word = chunks[0]
    for chunk in chunks[1:]:
        joins = 1.5 * median(gaps) if spaced_out else _WORD_GAP * _em_along(word, chunk)
        level = abs(word.above(chunk.start)) <= _WORD_BASELINE * _em(word, chunk)
        if not chunk.spaces and level and _gap(word, chunk) <= joins:
            word.letters += chunk.letters
            word.end = chunk.end
        else:
            yield word
            word = chunk
    yield word
