"""Glyphs that stand together: the first step from a page to its text.

A chunk is what pdfplumber calls a word when it follows the order of the content: neighbours in
painting order, on one baseline, less than 0.15 of the font size apart. The order of the content
found words better than the order on the page (F1 0.967 against 0.893 on 420 files).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from math import floor

from app.formats.pdf.content.glyphs import Glyph, Style

_GAP = 0.15
_OVERLAP = 0.25
_BASELINE = 0.35
_SAME_DIRECTION = 0.985  # cosine of ten degrees, so that text on a gentle arc stays together
_OVERPRINT = 0.12
_SMALLEST = 0.01


@dataclass(slots=True)
class Chunk:
    """Visible glyphs without a gap.

    Attributes:
        letters: pairs of text and the indices of all glyphs that show it, overprints included.
        spaces: indices of the space glyphs painted just before.
        space_end: distance along the baseline at which those spaces end; None without any.
    """

    style: Style
    start: tuple[float, float]
    end: tuple[float, float]
    spaces: tuple[int, ...]
    space_end: tuple[float, float] | None
    letters: list[tuple[str, list[int]]] = field(default_factory=list, repr=False)

    def along(self, point: tuple[float, float]) -> float:
        """How far right of this chunk's start `point` lies, seen along the baseline."""
        return (point[0] - self.start[0]) * self.style.dx + (
            point[1] - self.start[1]
        ) * self.style.dy

    def above(self, point: tuple[float, float]) -> float:
        """How far above this chunk's baseline `point` lies."""
        return (point[1] - self.start[1]) * self.style.dx - (
            point[0] - self.start[0]
        ) * self.style.dy

    def parallel(self, other: Chunk) -> bool:
        """Whether both are written in the same direction."""
        return _parallel(self.style, other.style, 0.998)


def chunks(glyphs: Iterable[tuple[int, Glyph]]) -> Iterator[Chunk]:
    """The chunks of numbered glyphs, in painting order."""
    overprints = _Overprints()
    current: Chunk | None = None
    previous: Glyph | None = None
    spaces: list[int] = []
    space_end: tuple[float, float] | None = None
    for index, glyph in glyphs:
        if glyph.text.isspace():
            spaces.append(index)
            space_end = _end(glyph)
            continue
        twin = overprints.find(glyph)
        if twin is not None:
            twin.append(index)
            continue
        if current is None or spaces or previous is None or not _follows(previous, glyph):
            if current is not None:
                yield current
            current = Chunk(glyph.style, (glyph.x, glyph.y), _end(glyph), tuple(spaces), space_end)
            spaces, space_end = [], None
        indices = [index]
        overprints.add(glyph, indices)
        current.letters.append((glyph.text, indices))
        current.end = _end(glyph)
        previous = glyph
    if current is not None:
        yield current


class _Overprints:
    """Letters painted twice, for a bold look or a shadow: they read as one."""

    def __init__(self) -> None:
        self._cells: dict[tuple[str, int, int], list[tuple[Glyph, list[int]]]] = defaultdict(list)

    def find(self, glyph: Glyph) -> list[int] | None:
        """The indices of the glyphs that already show this letter at this place."""
        reach, size = _cell(glyph)
        for column in {floor((glyph.x - reach) / size), floor((glyph.x + reach) / size)}:
            for row in {floor((glyph.y - reach) / size), floor((glyph.y + reach) / size)}:
                for other, indices in self._cells.get((glyph.text, column, row), ()):
                    if abs(other.x - glyph.x) <= reach and abs(other.y - glyph.y) <= reach:
                        return indices
        return None

    def add(self, glyph: Glyph, indices: list[int]) -> None:
        """Let later overprints of `glyph` join `indices`."""
        _, size = _cell(glyph)
        key = glyph.text, floor(glyph.x / size), floor(glyph.y / size)
        self._cells[key].append((glyph, indices))


def _cell(glyph: Glyph) -> tuple[float, float]:
    """How far an overprint may be off, and the grid that makes such neighbours quick to find.

    Twice the reach is less than any letter's width, or double letters would be taken for one.
    """
    reach = min(_OVERPRINT * glyph.style.em, 0.45 * glyph.advance) or _SMALLEST
    return reach, 2 * reach


def _end(glyph: Glyph) -> tuple[float, float]:
    style = glyph.style
    return glyph.x + style.dx * glyph.advance, glyph.y + style.dy * glyph.advance


def _follows(previous: Glyph, glyph: Glyph) -> bool:
    style = previous.style
    if style is not glyph.style and not _parallel(style, glyph.style, _SAME_DIRECTION):
        return False
    x, y = glyph.x - previous.x, glyph.y - previous.y
    forward = x * style.dx + y * style.dy
    sideways = y * style.dx - x * style.dy
    em_along = max(style.em_along, glyph.style.em_along)
    return (
        -_OVERLAP * em_along <= forward
        and forward - previous.advance <= _GAP * em_along
        and abs(sideways) <= _BASELINE * max(style.em, glyph.style.em)
    )


def _parallel(one: Style, other: Style, cosine: float) -> bool:
    return one.dx * other.dx + one.dy * other.dy >= cosine
