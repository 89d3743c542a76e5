"""Which glyphs of a page stand on one baseline, and where each begins and ends along it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from math import isfinite

from app.formats.pdf.content.glyphs import Glyph

WORD_GAP = 0.12  # font sizes; what is wider stands between words
_COLUMN_GAP = 1.5
_SAME_ROW = 0.35
_SMALL_BESIDE_LARGE = 0.4


@dataclass(frozen=True, slots=True)
class Letter:
    """A glyph of a stretch: where it begins and ends along the line; `em` is its font size."""

    index: int
    start: float
    end: float
    em: float
    is_cut: bool
    is_space: bool


@dataclass(frozen=True, slots=True)
class Stretch:
    """What stands on one baseline without a gap such as that between columns.

    Attributes:
        row: the same for all stretches on this baseline; `height` is how high it lies.
        follows_cut: whether letters are removed from one before it, after which it may be placed.
    """

    letters: list[Letter]
    start: float
    end: float
    level: bool
    follows_cut: bool
    row: int
    height: float

    @property
    def is_cut(self) -> bool:
        """Whether any of its letters is removed."""
        return any(letter.is_cut for letter in self.letters)

    @property
    def length(self) -> float:
        """In points."""
        return self.end - self.start

    @property
    def em(self) -> float:
        """The font size of its beginning."""
        return self.letters[0].em


@dataclass(frozen=True, slots=True)
class Lines:
    """The stretches of a page that are written in the direction (dx, dy), by their rows."""

    dx: float
    dy: float
    stretches: list[Stretch]


def lines_with(cut: AbstractSet[int], glyphs: Sequence[Glyph]) -> list[Lines]:
    """All lines of those directions of writing in which glyphs are removed: the indices `cut`."""
    if not cut:
        return []
    found = _by_direction(glyphs, cut)
    return [lines for lines in found if any(stretch.is_cut for stretch in lines.stretches)]


def _by_direction(glyphs: Sequence[Glyph], cut: AbstractSet[int]) -> Iterator[Lines]:
    lines: dict[tuple[float, float], list[tuple[float, int]]] = defaultdict(list)
    for index, glyph in enumerate(glyphs):
        style = glyph.style
        height = glyph.y * style.dx - glyph.x * style.dy
        if style.em_along > 0 and style.stretch > 0 and isfinite(height):
            lines[round(style.dx, 2), round(style.dy, 2)].append((height, index))
    for (dx, dy), line in lines.items():
        line.sort()
        stretches: list[Stretch] = []
        for number, row in enumerate(_rows(line, glyphs)):
            letters = sorted(
                (_letter(index, glyphs[index], index in cut) for _, index in row),
                key=lambda letter: (letter.start, letter.index),
            )
            height = row[len(row) // 2][0]
            stretches += _stretches(letters, number, height, level=dx == 1.0)
        yield Lines(dx, dy, stretches)


def _letter(index: int, glyph: Glyph, is_cut: bool) -> Letter:  # noqa: FBT001
    style = glyph.style
    start = glyph.x * style.dx + glyph.y * style.dy
    is_space = glyph.text.isspace()
    return Letter(index, start, start + glyph.advance, style.em_along, is_cut, is_space)


def _rows(
    line: list[tuple[float, int]], glyphs: Sequence[Glyph]
) -> Iterator[list[tuple[float, int]]]:
    """Glyphs on one baseline with their heights, those raised or lowered from it included."""
    row: list[tuple[float, int]] = []
    for height, index in line:
        if row:
            last, before = row[-1]
            sizes = glyphs[before].style.em, glyphs[index].style.em
            alike = min(sizes) >= _SMALL_BESIDE_LARGE * max(sizes)
            reach = _SAME_ROW * (max(sizes) if alike else min(sizes))
            if height - last > reach:
                yield row
                row = []
        row.append((height, index))
    if row:
        yield row


def _stretches(letters: list[Letter], row: int, height: float, *, level: bool) -> Iterator[Stretch]:
    part: list[Letter] = []
    end = 0.0
    follows = False
    for letter in letters:
        if part and letter.start - end > _COLUMN_GAP * max(part[-1].em, letter.em):
            yield Stretch(part, part[0].start, end, level, follows, row, height)
            follows |= any(before.is_cut for before in part)
            part = []
        end = max(end, letter.end) if part else letter.end
        part.append(letter)
    if part:
        yield Stretch(part, part[0].start, end, level, follows, row, height)
