"""Where letters of a line move from which others were removed, so that their width cannot be told.

The exact width of a name tells it from most others, and it stands in more than the gap: in where a
line begins that ends at the margin, in the spaces of one that is filled up, in the last decimals of
words that a program placed one by one. So whatever stands on such a line is laid out anew: gaps in
whole steps, other distances in finer ones, lines at the edge that other lines share (decision 16).
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby, pairwise
from math import floor
from typing import NamedTuple

from app.formats.pdf.content.baselines import WORD_GAP, Letter, Lines, Stretch
from app.formats.pdf.content.glyphs import GAP_STEP
from app.formats.pdf.content.page_frame import Frame

# All in font sizes.
_FINE_STEP = 0.02
# No multiple of what usual spaces (0.25, 0.278, 0.333) lose to the fine step.
_FARTHEST_DRIFT = 0.0375
# Where a line begins that no other begins, ends or is centred with. No coarser than a gap: form
# fields and lone lines stay within half a step of their place.
START_STEP = 0.1
_SAME_EDGE = 0.02
_USUAL = 0.002  # by which a space of a line that nothing fills up may differ from that of its font
_EVEN_SPACES = 0.03
_MOST_FOR_A_SPACE = 0.1
# Where steps are rounded up: not at a half, since kerning is often a multiple of 0.01 and the last
# digit of a sum would decide.
_UP, _UP_FINELY = 0.503, 0.57
_BY_CHANCE = 4
_LOOKED_AT = 200  # stretches that share an edge: pages may hold 100,000


@dataclass(frozen=True, slots=True)
class Places:
    """How far, in points along their baselines, glyphs are moved.

    Attributes:
        starts: of each glyph on a line with removed ones; those are moved to where their gap is.
        ends: where a removed glyph ends, so that the last one ends where the gap does.
    """

    starts: Mapping[int, float]
    ends: Mapping[int, float]


def stepped_places(directions: Sequence[Lines], frame: Frame) -> Places:
    """Where everything is moved on lines with removed glyphs; `directions` as of `lines_with`."""
    starts: dict[int, float] = {}
    ends: dict[int, float] = {}
    for lines in directions:
        edges = _Edges(lines.stretches, frame)
        for stretch in lines.stretches:
            if stretch.is_cut:
                layout = _laid_out(stretch, edges)
                for letter in stretch.letters:
                    starts[letter.index] = layout.starts[letter.index] - letter.start
                    if letter.is_cut:
                        ends[letter.index] = layout.ends[letter.index] - letter.end
            elif stretch.follows_cut and edges.are_own(stretch):
                aside = edges.beginning(stretch) - stretch.start
                starts.update((letter.index, aside) for letter in stretch.letters)
    return Places(starts, ends)


class _Edges:
    """Where the stretches of a page begin and end, and where their middle is."""

    def __init__(self, stretches: Iterable[Stretch], frame: Frame) -> None:
        shown = [stretch for stretch in stretches if not all(x.is_space for x in stretch.letters)]
        self._starts = sorted((s.start, s.is_cut, s.length) for s in shown)
        self._ends = sorted((s.end, s.is_cut, s.length) for s in shown)
        self._middles = sorted(((s.start + s.end) / 2, s.is_cut, s.length) for s in shown)
        self._left = min((stretch.start for stretch in shown), default=frame.bounds[0])
        self._both = frame.bounds[0] + frame.bounds[2]

    def start(self, stretch: Stretch) -> _Edge:
        """The edge at which others begin as this one does."""
        return _shared(stretch.start, stretch, self._starts)

    def end(self, stretch: Stretch) -> _Edge:
        """The edge at which others end as this one does; or as wide a margin as the left one."""
        margin = self._both - self._left if stretch.level else None
        return _shared(stretch.end, stretch, self._ends, margin)

    def middle(self, stretch: Stretch) -> _Edge:
        """Around what others are centred as this one is; or the middle of the page."""
        middle = (stretch.start + stretch.end) / 2
        return _shared(middle, stretch, self._middles, self._both / 2 if stretch.level else None)

    def are_own(self, stretch: Stretch) -> bool:
        """Whether nothing else begins, ends or is centred as this stretch, which is counted too."""
        found = (self.start(stretch), self.end(stretch), self.middle(stretch))
        return all(edge.shared_by <= 1 for edge in found)

    def beginning(self, stretch: Stretch) -> float:
        """Where a stretch with edges of its own begins: so many whole steps from the left one.

        Its exact place may be that of an edge that nothing shares, less its length.
        """
        step = START_STEP * stretch.em
        return self._left + floor((stretch.start - self._left) / step + _UP) * step


class _Edge(NamedTuple):
    """Where an edge is, and how many stretches share it."""

    place: float
    shared_by: int


def _shared(
    edge: float,
    stretch: Stretch,
    others: list[tuple[float, bool, float]],
    of_page: float | None = None,
) -> _Edge:
    """The edge of those of `others` that have it for a reason of their own.

    The same removed name elsewhere, and `stretch` itself, have it for the same reason.
    """
    near = _SAME_EDGE * stretch.em
    first = bisect_left(others, edge - near, key=lambda other: other[0])
    last = bisect_right(others, edge + near, key=lambda other: other[0])
    own = [
        (is_cut, abs(place - edge), place)
        for place, is_cut, length in others[first : min(last, first + _LOOKED_AT)]
        if not is_cut or abs(length - stretch.length) > GAP_STEP * stretch.em
    ]
    if of_page is not None and abs(of_page - edge) <= near:
        return _Edge(of_page, len(own) + 1)
    return _Edge(min(own)[2] if own else edge, len(own))


@dataclass(slots=True)
class _Layout:
    """The new places of the letters of a stretch, before it is put at its edge."""

    end: float
    starts: dict[int, float] = field(default_factory=dict)
    ends: dict[int, float] = field(default_factory=dict)  # of removed letters

    def put(self, letter: Letter, ahead: float) -> None:
        """Put a letter that stays so far behind what stands before."""
        self.starts[letter.index] = self.end + ahead
        self.end += ahead + letter.end - letter.start

    def gap(self, gone: list[Letter], ahead: float, room: float) -> None:
        """Spread removed letters over `room`, in steps, so that the last one ends where it does."""
        first, last = gone[0], gone[-1]
        step = GAP_STEP * first.em
        reach = last.start - first.start
        free = max(room - (last.end - last.start), 0.0)
        start = self.end + ahead
        for letter in gone:
            share = (letter.start - first.start) / reach if reach else 0.0
            self.starts[letter.index] = start + min(round(share * free / step) * step, free)
        if reach:
            self.starts[last.index] = start + free
        self.end = start + room
        for letter, following in pairwise(gone):
            self.ends[letter.index] = self.starts[following.index]
        self.ends[last.index] = self.end

    def shift(self, aside: float) -> None:
        """Move all letters."""
        self.starts = {index: start + aside for index, start in self.starts.items()}
        self.ends = {index: end + aside for index, end in self.ends.items()}


def _laid_out(stretch: Stretch, edges: _Edges) -> _Layout:
    """The new places of the letters of a stretch, at its edge."""
    left, right, middle = edges.start(stretch), edges.end(stretch), edges.middle(stretch)
    # In a column that ends at one edge a few lines begin at the same place by chance.
    by_chance = max(right.shared_by, middle.shared_by) >= _BY_CHANCE * left.shared_by
    begins = left.shared_by > 0 and not by_chance
    if begins and _has_usual_spaces(stretch):
        right = right._replace(shared_by=0)  # on a page of lines some end where others do
    layout = _filled(stretch, right.place) if begins and right.shared_by else None
    if layout is None:
        begins = begins or not (right.shared_by or middle.shared_by)
        layout = _in_steps(stretch, exact_before=begins and not right.shared_by)
        aside = 0.0
        if not (left.shared_by or right.shared_by or middle.shared_by):
            aside = edges.beginning(stretch) - stretch.start
        elif not begins and right.shared_by and right.shared_by >= middle.shared_by:
            aside = right.place - layout.end
        elif not begins and middle.shared_by:
            aside = middle.place - (stretch.start + layout.end) / 2
        layout.shift(aside)
    return layout


def _in_steps(stretch: Stretch, *, exact_before: bool) -> _Layout:
    """From the beginning of a stretch on; with `exact_before` letters before the gap stay."""
    layout = _Layout(end=stretch.start)
    end = stretch.start  # where what stands so far ends in the original
    drift = 0.0  # how far letters behind the last gap stand off, against that gap
    exact = exact_before
    loose = 0.0 if exact_before else _FARTHEST_DRIFT
    parts = _parts(stretch)
    for number, part in enumerate(parts):
        after = parts[number + 1][0] if number + 1 < len(parts) else None
        apart = part[0].start - end
        if not part[0].is_cut:
            near = apart if exact else finely(apart, part[0].em)
            if abs(drift + apart - near) > _FARTHEST_DRIFT * part[0].em:
                near = finely(apart + drift, part[0].em)
            drift += apart - near
            layout.put(part[0], near)
            end = part[0].end
        elif number and after is not None and after.start - end <= GAP_STEP * part[0].em / 2:
            # Other letters stand in the same place, and leave no gap.
            moved = layout.end - end
            layout.starts.update({letter.index: letter.start + moved for letter in part})
            layout.ends.update({letter.index: letter.end + moved for letter in part})
        else:
            last = max(letter.end for letter in part)
            ahead = finely(apart, part[0].em) if number else 0.0
            behind = 0.0 if after is None else finely(after.start - last, part[0].em)
            inexact = ahead - apart + (0.0 if after is None else behind - after.start + last)
            room = _room(part)
            moved = layout.end + ahead + room - last
            step = GAP_STEP * part[0].em
            if abs(moved) > step / 2 + abs(inexact) + loose * part[0].em:
                room = max(step, room - round(moved / step) * step)
            layout.gap(part, ahead, room)
            end, drift, exact = last, 0.0, False
    return layout


def _parts(stretch: Stretch) -> list[list[Letter]]:
    """The letters of a stretch, each alone, but removed ones that follow each other together."""
    parts: list[list[Letter]] = []
    for is_cut, group in groupby(stretch.letters, key=lambda letter: letter.is_cut):
        letters = list(group)
        parts += [letters] if is_cut else [[letter] for letter in letters]
    return parts


def finely(distance: float, em: float) -> float:
    """A distance in such steps that its last digits tell nothing."""
    step = _FINE_STEP * em
    return floor(distance / step + _UP_FINELY) * step


def _has_usual_spaces(stretch: Stretch) -> bool:
    """Whether nothing fills up a line: each space is as wide as that of its font."""
    pairs = [*pairwise(stretch.letters)]
    spaces = [after.start - before.end for before, after in pairs if before.is_space]
    return bool(spaces) and max(map(abs, spaces)) <= _USUAL * stretch.em


def _filled(stretch: Stretch, right: float) -> _Layout | None:
    """A line that spaces fill up to `right`: with spaces as wide as the steps of the gaps demand.

    None where its spaces are not all of one width, or would change much.
    """
    # What stands before each part: None for a space.
    items: list[tuple[list[Letter], float | None]] = []
    spaces: list[float] = []
    taken = 0.0
    before: Letter | None = None
    for part in _parts(stretch):
        apart = 0.0 if before is None else part[0].start - before.end
        if before is not None and (before.is_space or apart > WORD_GAP * before.em):
            spaces.append(apart)
            items.append((part, None))
        else:
            items.append((part, finely(apart, part[0].em)))
        taken += (items[-1][1] or 0.0) + _room(part)
        before = part[-1]
    em = stretch.em
    if not spaces or max(spaces) - min(spaces) > _EVEN_SPACES * em:
        return None
    space = (right - stretch.start - taken) / len(spaces)
    if abs(space - spaces[0]) > _MOST_FOR_A_SPACE * em:
        return None
    layout = _Layout(stretch.start)
    for part, apart_now in items:
        ahead = space if apart_now is None else apart_now
        if part[0].is_cut:
            layout.gap(part, ahead, _room(part))
        else:
            layout.put(part[0], ahead)
    return layout


def _room(part: list[Letter]) -> float:
    """How much of a line a letter, or removed letters together, take up."""
    length = max(letter.end for letter in part) - part[0].start
    step = GAP_STEP * part[0].em
    return max(1, floor(length / step + _UP)) * step if part[0].is_cut else length
