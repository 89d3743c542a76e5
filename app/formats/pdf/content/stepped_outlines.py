"""Where lines, frames and clips move that begin or end with removed words, or behind them.

The width of a name is also that of the line under it, the rectangle behind it and the clip around
it. What lies level with a line of text is moved with the words at its ends; what many lines share,
as the rules of a table, has its place for another reason and stays (decision 16).
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from math import inf, isfinite
from typing import NamedTuple

from app.formats.pdf.content.baselines import WORD_GAP, Letter, Lines, Stretch
from app.formats.pdf.content.outlines import Outline, Point, Shift
from app.formats.pdf.content.stepped_places import Places, finely

# In font sizes.
_HIGHEST = 2.5  # what is higher belongs to more than one line
_MIDDLE = 0.28  # of letters, above the baseline
_LEVEL_WITH = 0.95  # from there to the middle of what is drawn: lines above and below it too
_BESIDE = 0.75  # from a word to what is drawn around it
_BEHIND = 3.0
_NARROW = 0.5
_EVENLY = 0.05
_WAVES = 0.6
_SURELY = 0.5
# In points.
_SAME_EDGE, _SAME_LEVEL = 0.02, 2.0
_SHARED_BY = 2
_LOOKED_AT = 200
_POINTS_OF_A_BOX = 5
_MOST_POINTS = 20  # of a rectangle with round corners there are 17


class Moves(NamedTuple):
    """What is moved: outlines by their numbers, and where those end that end with removed words."""

    shifts: Mapping[int, Shift]
    walls: Sequence[Point]


def stepped_outlines(
    outlines: Sequence[Outline], directions: Sequence[Lines], places: Places
) -> Moves:
    """How `outlines` go with the glyphs of `directions`, which are moved to `places`."""
    shifts: dict[int, Shift] = {}
    walls: list[Point] = []
    for lines in directions if outlines else ():
        if max(abs(lines.dx), abs(lines.dy)) == 1.0:
            direction = _Direction(lines, places, outlines)
            for number, shift, wall in direction.shifts():
                shifts.setdefault(number, shift)
                if wall is not None:
                    walls.append(_point(lines, wall, direction.middle(number)))
    return Moves(shifts, walls)


def _point(lines: Lines, along: float, height: float) -> Point:
    return along * lines.dx - height * lines.dy, along * lines.dy + height * lines.dx


class _Edge(NamedTuple):
    """Where a word begins or ends.

    Attributes:
        by: how far it is moved.
        is_stepped: whether it is where steps put it; else it stays exactly where it was.
        run: how long the removed letters are that begin or end here; 0 where none do.
    """

    place: float
    by: float
    is_stepped: bool
    run: float


@dataclass(slots=True)
class _Row:
    """The edges of the words on one baseline."""

    height: float
    em: float
    is_cut: bool = False
    starts: list[_Edge] = field(default_factory=list)
    ends: list[_Edge] = field(default_factory=list)

    @property
    def middle(self) -> float:
        """How high the middle of its letters lies."""
        return self.height + _MIDDLE * self.em


@dataclass(slots=True)
class _Drawn:
    """An outline along a direction, and the edges of words in the row that it belongs to."""

    number: int
    start: float
    end: float
    low: float
    high: float
    points: int
    clips: bool
    stroked: bool
    row: int = -1
    first: _Edge | None = None
    last: _Edge | None = None

    @property
    def middle(self) -> float:
        return (self.low + self.high) / 2


class _Direction:
    """The lines of one direction, and what is drawn level with them."""

    def __init__(self, lines: Lines, places: Places, outlines: Sequence[Outline]) -> None:
        self._lines = lines
        self._rows = _rows(lines.stretches, places)
        self._middles = [row.middle for row in self._rows]
        self._largest = max(row.em for row in self._rows)
        self._drawn = {
            number: drawn
            for number, outline in enumerate(outlines)
            if (drawn := _along(number, outline, lines)) is not None
        }
        for drawn in self._drawn.values():
            self._find_row(drawn)
        self._edges = sorted(
            (edge, drawn.number)
            for drawn in self._drawn.values()
            for edge in (drawn.start, drawn.end)
        )

    def middle(self, number: int) -> float:
        """How high an outline lies."""
        return self._drawn[number].middle

    def shifts(self) -> Iterator[tuple[int, Shift, float | None]]:
        """The outlines that are moved, and where each bounds what may stand for removed words."""
        for drawn in self._drawn.values():
            if drawn.row >= 0 and self._rows[drawn.row].is_cut:
                em = self._rows[drawn.row].em
                moves = self._moves(drawn, em)
                if moves is not None and self._can_move(drawn, *moves, em):
                    height = drawn.middle if _is_wavy(drawn, em) else None
                    shift = Shift(
                        *(self._lines.dx, self._lines.dy, drawn.start, drawn.end),
                        *(*moves, height),
                    )
                    yield drawn.number, shift, _wall(drawn, shift)

    def _find_row(self, drawn: _Drawn) -> None:
        """The row with words that begin and end as `drawn` does, and the nearest of these."""
        reach = _LEVEL_WITH * self._largest
        first = bisect_left(self._middles, drawn.middle - reach)
        last = bisect_right(self._middles, drawn.middle + reach)
        best = inf
        near = range(first, min(last, first + _LOOKED_AT))
        if drawn.high - drawn.low > _HIGHEST * self._largest or not any(
            self._rows[number].is_cut for number in near
        ):
            return
        for number in near:
            row = self._rows[number]
            aside = abs(row.middle - drawn.middle) / row.em
            if aside > _LEVEL_WITH or drawn.high - drawn.low > _HIGHEST * row.em:
                continue
            start, end = _beside(drawn, row)
            score = aside + sum(
                _BESIDE if edge is None else abs(edge.place - place) / row.em
                for edge, place in ((start, drawn.start), (end, drawn.end))
            )
            if start and end and start.run and start.run == end.run:
                before, behind = start.place - drawn.start, drawn.end - end.place
                score -= _SURELY * (abs(before - behind) <= _EVENLY * row.em)
            if (start or end) and score < best:
                best, drawn.row, drawn.first, drawn.last = score, number, start, end

    def _moves(self, drawn: _Drawn, em: float) -> tuple[float, float] | None:
        """How far both ends of an outline go; None for one that has its place for another reason.

        That they happen to go nowhere is no such reason, and must not tell that they do.
        """
        first, last = drawn.first, drawn.last
        if first is None and last is not None and last.place < drawn.start:
            by = None if drawn.clips else self._move(drawn, drawn.start, last, em)
            return None if by is None else (by, by)
        by_start = self._move(drawn, drawn.start, first, em)
        if drawn.end - drawn.start < _NARROW * em:
            return None if by_start is None else (by_start, by_start)
        by_end = self._move(drawn, drawn.end, last, em)
        return None if by_start is None and by_end is None else (by_start or 0.0, by_end or 0.0)

    def _move(self, drawn: _Drawn, place: float, edge: _Edge | None, em: float) -> float | None:
        """How far what is drawn so far beside the edge of a word goes with it."""
        if edge is None or not edge.is_stepped or self._is_shared(drawn, place, em):
            return None
        beside = place - edge.place
        return edge.by + finely(beside, em) - beside

    def _can_move(self, drawn: _Drawn, by_start: float, by_end: float, em: float) -> bool:
        as_one = abs(by_start - by_end) < 1e-9
        return as_one or drawn.points <= _MOST_POINTS or _is_wavy(drawn, em)

    def _is_shared(self, drawn: _Drawn, place: float, em: float) -> bool:
        """Whether other rows have something drawn with this edge for a reason of its own."""
        first = bisect_left(self._edges, (place - _SAME_EDGE, -1))
        levels: set[float] = set()
        for other_place, number in self._edges[first : first + _LOOKED_AT]:
            if other_place > place + _SAME_EDGE:
                break
            other = self._drawn[number]
            if number == drawn.number or (other.row == drawn.row and other.row >= 0):
                continue
            if other.high - other.low > _HIGHEST * em:
                return True
            beside = other.first if abs(other.start - other_place) < _SAME_EDGE else other.last
            # What ends with other moved words may do so here by chance, or with the same name.
            if beside is None or not beside.is_stepped:
                levels.add(round(other.middle / _SAME_LEVEL))
        return len(levels) >= _SHARED_BY


def _wall(drawn: _Drawn, shift: Shift) -> float | None:
    if drawn.last is None or not drawn.last.run:
        return None
    is_behind = drawn.start > drawn.last.place
    return drawn.start + shift.by_start if is_behind else drawn.end + shift.by_end


def _is_wavy(drawn: _Drawn, em: float) -> bool:
    is_flat = drawn.high - drawn.low <= _WAVES * em
    return drawn.stroked and drawn.points > _POINTS_OF_A_BOX and is_flat


def _along(number: int, outline: Outline, lines: Lines) -> _Drawn | None:
    """An outline as it lies along the lines; None for one of absurd size."""
    corners = ((outline.left, outline.bottom), (outline.right, outline.top))
    along = [x * lines.dx + y * lines.dy for x, y in corners]
    above = [y * lines.dx - x * lines.dy for x, y in corners]
    if not all(map(isfinite, (*along, *above))):
        return None
    box = min(along), max(along), min(above), max(above)
    return _Drawn(number, *box, outline.points, outline.clips, outline.stroked)


def _beside(drawn: _Drawn, row: _Row) -> tuple[_Edge | None, _Edge | None]:
    """The edges of words that what is drawn begins and ends with.

    What is narrow has one alone; and so has what is drawn behind a word, which is before it.
    """
    reach = _BESIDE * row.em
    if drawn.end - drawn.start < _NARROW * row.em:
        middle = (drawn.start + drawn.end) / 2
        near = (_nearest(edges, middle, reach) for edges in (row.starts, row.ends))
        found = [edge for edge in near if edge is not None]
        nearest = min(found, key=lambda edge: abs(edge.place - middle), default=None)
        return nearest or _before(row.ends, drawn.start, _BEHIND * row.em), None
    start = _nearest(row.starts, drawn.start, reach)
    end = _nearest(row.ends, drawn.end, reach)
    if start is None and end is None:
        return None, _before(row.ends, drawn.start, _BEHIND * row.em)
    return start, end


def _nearest(edges: list[_Edge], place: float, reach: float) -> _Edge | None:
    at = bisect_left(edges, place, key=lambda edge: edge.place)
    near = [edge for edge in edges[max(at - 1, 0) : at + 1] if abs(edge.place - place) <= reach]
    return min(near, key=lambda edge: abs(edge.place - place), default=None)


def _before(edges: list[_Edge], place: float, reach: float) -> _Edge | None:
    at = bisect_right(edges, place, key=lambda edge: edge.place)
    return edges[at - 1] if at and place - edges[at - 1].place <= reach else None


def _rows(stretches: Sequence[Stretch], places: Places) -> list[_Row]:
    rows: dict[int, _Row] = {}
    for stretch in stretches:
        row = rows.setdefault(stretch.row, _Row(stretch.height, stretch.em))
        row.em = max(row.em, stretch.em)
        row.is_cut |= stretch.is_cut
        gap = min((letter.start for letter in stretch.letters if letter.is_cut), default=inf)
        for word, run in _words(stretch.letters):
            first, last = word[0], max(word, key=lambda letter: letter.end)
            by = places.starts.get(first.index, 0.0)
            ends_by = places.ends if last.is_cut else places.starts
            by_end = ends_by.get(last.index, 0.0)
            is_behind = first.start >= gap
            row.starts.append(_Edge(first.start, by, is_behind or bool(by), run))
            row.ends.append(_Edge(last.end, by_end, is_behind or bool(by_end), run))
    for row in rows.values():
        row.starts.sort()
        row.ends.sort()
    return sorted(rows.values(), key=lambda row: row.middle)


def _words(letters: Sequence[Letter]) -> Iterator[tuple[list[Letter], float]]:
    """Words in order, each all removed or all left, with the length of what is removed with it."""
    for is_cut, letters_alike in groupby(letters, key=lambda letter: letter.is_cut):
        words: list[list[Letter]] = []
        before: Letter | None = None
        for letter in letters_alike:
            if not letter.is_space:
                if before is None or before.is_space or _are_apart(before, letter):
                    words.append([])
                words[-1].append(letter)
            before = letter
        if words:
            end = max(letter.end for letter in words[-1])
            for word in words:
                yield word, end - words[0][0].start if is_cut else 0.0


def _are_apart(before: Letter, letter: Letter) -> bool:
    return letter.start - before.end > WORD_GAP * letter.em
