"""Recognised lines in reading order, and the text that they make."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby, pairwise
from math import atan2, degrees
from statistics import median

import numpy as np

from app.formats.ocr.recogniser import Quad
from app.formats.ocr.unread.loose_letters import is_head
from app.formats.ocr.word_boxes import PlacedLine

# In units of a line's height, which is about 1.3 times the font size.
_SAME_ROW = 0.5
_CELL_GAP = 0.8
_PITCH = 2.1
_ASKEW = 5.0  # degrees: a stamp across text
# A column of running text has at least so many lines, and its lines so many words.
_COLUMN_LINES = 4
_COLUMN_WORDS = 4
_DOUBTFUL = 0.85


@dataclass(frozen=True, slots=True)
class ScannedWord:
    """A word: offsets into the page's text, and its place in pixels.

    Attributes:
        line: number of the line that it stands in.
        doubted: whether it was read otherwise when it was read again.
    """

    start: int
    end: int
    quad: Quad = field(repr=False, compare=False)
    line: int
    doubted: bool = False


@dataclass(frozen=True, slots=True)
class RecognisedText:
    """What a picture of a page says.

    Attributes:
        barriers: offsets that no identifier crosses.
        doubtful: number of words that were read with little certainty.
        certainties: of each line, 0 to 1, by its number.
        quarters: by how many quarters of a circle, counter-clockwise, the picture was turned.
        loose: corners of labels whose letters stand in no line, as `loose_letters` finds them.
    """

    text: str = field(repr=False)
    words: tuple[ScannedWord, ...]
    barriers: tuple[int, ...]
    doubtful: int
    certainties: tuple[float, ...] = ()
    quarters: int = 0
    loose: tuple[Quad, ...] = field(default=(), repr=False, compare=False)


# Certainty; what is read with less is other letters than stand there. A signature is one word.
_UNREAD, _UNREAD_WORD = 0.6, 0.8
_LONG, _HIGH = 36.0, 10.0  # pixels; what is smaller is a speck


def unread_parts(read: RecognisedText) -> Iterator[Quad]:
    """Corners, in no order, of what is no words: handwriting, signatures, foreign script.

    These are lines that were read with little certainty, and words of others that were read
    otherwise when they were read again: the recogniser gives letters for whatever looks like one.
    And labels whose letters stand apart, as names that no search would find.
    """
    yield from read.loose
    by_line: dict[int, list[ScannedWord]] = {}
    for word in read.words:
        by_line.setdefault(word.line, []).append(word)
    for line, certainty in enumerate(read.certainties):
        words = by_line[line]
        if certainty < (_UNREAD if len(words) > 1 else _UNREAD_WORD):
            parts = [words]
        else:
            runs = groupby(words, key=lambda word: word.doubted)
            parts = [list(run) for is_doubted, run in runs if is_doubted]
            parts += _spaced(words, read.text)
        for part in parts:
            corners = np.concatenate([word.quad for word in part])
            sides = corners.max(axis=0) - corners.min(axis=0)
            if sides.max() >= _LONG and sides.min() >= _HIGH:
                yield corners


_SPACED = 5  # letters


def _spaced(words: Sequence[ScannedWord], text: str) -> Iterator[list[ScannedWord]]:
    """Runs of single letters: `O K O N K W O`, but no heads of columns."""
    for is_single, run in groupby(words, key=lambda word: word.end - word.start == 1):
        letters = list(run)
        said = "".join(text[word.start] for word in letters).upper()
        if is_single and len(letters) >= _SPACED and said.isalpha() and not is_head(said):
            yield letters


@dataclass(frozen=True, slots=True, eq=False)
class _Block:
    """A line with its bounds, in pixels."""

    line: PlacedLine
    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def of(cls, line: PlacedLine) -> _Block:
        (left, top), (right, bottom) = line.quad.min(axis=0), line.quad.max(axis=0)
        return cls(line, float(left), float(top), float(right), float(bottom))

    @property
    def middle(self) -> float:
        return (self.top + self.bottom) / 2


def laid_out(lines: Sequence[PlacedLine]) -> RecognisedText:
    """The text of a page: rows of cells from top to bottom, columns of running text one by one."""
    text, length = [], 0
    words: list[ScannedWord] = []
    barriers: list[int] = []
    before: _Block | None = None
    ordered = _with_ends(list(_in_order([_Block.of(line) for line in lines if line.words])))
    for number, block in enumerate(ordered):
        if before is not None:
            separator, is_barrier = _between(before, block)
            text.append(separator)
            length += len(separator)
            if is_barrier:
                barriers.append(length)
        for position, word in enumerate(block.line.words):
            if position:
                text.append(" ")
                length += 1
            end, doubted = length + len(word.text), position in block.line.doubted
            words.append(ScannedWord(length, end, word.quad, number, doubted))
            text.append(word.text)
            length += len(word.text)
        before = block
    doubtful = sum(len(line.words) for line in lines if line.confidence < _DOUBTFUL)
    certainties = tuple(block.line.confidence for block in ordered)
    return RecognisedText("".join(text), tuple(words), tuple(barriers), doubtful, certainties)


def _in_order(blocks: list[_Block]) -> Iterator[_Block]:
    gutter = _gutter(blocks)
    if gutter is not None:
        yield from _in_order([block for block in blocks if block.left < gutter])
        yield from _in_order([block for block in blocks if block.left >= gutter])
        return
    rows = _rows(blocks)
    cut = _widest_break(rows)
    if cut is None:
        for row in rows:
            yield from row
        return
    yield from _in_order([block for row in rows[:cut] for block in row])
    yield from _in_order([block for row in rows[cut:] for block in row])


def _rows(blocks: list[_Block]) -> list[list[_Block]]:
    """Blocks that stand beside each other, from left to right, in rows from top to bottom."""
    rows: list[list[_Block]] = []
    for block in sorted(blocks, key=lambda block: (block.middle, block.left)):
        last = rows[-1][0] if rows else None
        if last and block.middle - last.middle <= _SAME_ROW * last.line.height:
            rows[-1].append(block)
        else:
            rows.append([block])
    for row in rows:
        row.sort(key=lambda block: block.left)
    return rows


def _gutter(blocks: list[_Block]) -> float | None:
    """Where an empty stripe parts two columns of running text."""
    across = sorted(blocks, key=lambda block: block.left)
    reach = float("-inf")
    for number, block in enumerate(across):
        is_gap = number > 0 and block.left >= reach
        if is_gap and _is_prose(across[:number]) and _is_prose(across[number:]):
            return block.left
        reach = max(reach, block.right)
    return None


def _is_prose(blocks: list[_Block]) -> bool:
    if len(blocks) < _COLUMN_LINES:
        return False
    return median(len(block.line.words) for block in blocks) >= _COLUMN_WORDS


def _widest_break(rows: list[list[_Block]]) -> int | None:
    """The row before which the page is cut to look for columns above and below; None for none."""
    if len(rows) <= _COLUMN_LINES:
        return None
    gaps = [
        min(block.top for block in below) - max(block.bottom for block in above)
        for above, below in pairwise(rows)
    ]
    return 1 + max(range(len(gaps)), key=lambda number: gaps[number])


def _between(before: _Block, after: _Block) -> tuple[str, bool]:
    """What separates two lines that follow each other, and whether names may not cross it."""
    if abs(_tilt(before) - _tilt(after)) > _ASKEW:
        return "\n\n", True
    if _is_broken(before, after):
        return "\n", False
    height = max(before.line.height, after.line.height)
    if abs(after.middle - before.middle) <= _SAME_ROW * height and after.left >= before.left:
        return ("\t", True) if after.left - before.right > _CELL_GAP * height else (" ", False)
    if not 0 < after.middle - before.middle <= _PITCH * height:
        return "\n\n", True
    overlap = min(before.right, after.right) - max(before.left, after.left)
    return "\n", overlap <= 0


def _with_ends(ordered: list[_Block]) -> list[_Block]:
    """The blocks, with one that ends a word of the block above it right behind that.

    In narrow columns, which are read as cells of rows, other cells stand between the two.
    """
    for block in [one for one in ordered if _breaks_off(one)]:
        follows = ordered.index(block) + 1
        for end in ordered[follows:]:
            if _is_broken(block, end) and _is_below(block, end):
                ordered.remove(end)
                ordered.insert(follows, end)
                break
    return ordered


def _is_broken(before: _Block, after: _Block) -> bool:
    """Whether a word is broken between two lines, as at the foot of one column for the next."""
    return _breaks_off(before) and after.line.words[0].text[:1].islower()


def _breaks_off(block: _Block) -> bool:
    """Whether a line ends with the first part of a word."""
    last = block.line.words[-1].text
    return last.endswith("-") and last[-2:-1].isalpha()


def _is_below(before: _Block, after: _Block) -> bool:
    """Whether a line stands right below another, and begins where it does."""
    height = max(before.line.height, after.line.height)
    down = after.middle - before.middle
    return _SAME_ROW * height < down <= _PITCH * height and abs(after.left - before.left) <= height


def _tilt(block: _Block) -> float:
    """Of a line, in degrees."""
    across, down = block.line.quad[1] - block.line.quad[0]
    return degrees(atan2(float(down), float(across)))
