"""Instructions of a content stream without those that change nothing that is painted.

A width of lines that is set again before anything is drawn, a path that is not painted, a saved
state in which nothing is shown: nobody sees their numbers, which may spell whatever somebody wants.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from app.formats.pdf.syntax.operators import Instruction

_PATH = frozenset({"m", "l", "c", "v", "y", "h", "re"})
_CLIPS = frozenset({"W", "W*"})
_PAINTS_PATH = frozenset({"S", "s", "f", "F", "f*", "B", "B*", "b", "b*"})
# What each of these sets is set again by itself alone.
_SETTINGS = frozenset(
    {"w", "J", "j", "M", "d", "i", "ri", "Tc", "Tw", "Tz", "TL", "Ts", "Tr", "Tf"}
)
_FILLS, _STROKES = frozenset({"g", "rg", "k", "cs"}), frozenset({"G", "RG", "K", "CS"})
_COLOURS = {
    **dict.fromkeys((*_FILLS, "sc", "scn"), "fill"),
    **dict.fromkeys((*_STROKES, "SC", "SCN"), "stroke"),
}
_NEW_COLOURS = _FILLS | _STROKES
# These paint nothing and use no setting, but what stands between `q` and `Q` may need them.
_FRAMES = frozenset({"BT", "ET", "BMC", "BDC", "EMC"})
_MOVES = frozenset({"cm", "Td", "Tm"})


@dataclass(slots=True)
class _Saved:
    """What was set since a `q`, not used so far: for each setting the places of what sets it."""

    start: int = -1
    unused: dict[str, list[int]] = field(default_factory=dict)
    is_needed: bool = False


class PaintedOnly:
    """Takes the instructions of one content stream in order, each under its operator."""

    def __init__(self) -> None:
        self._kept: list[tuple[str, Instruction] | None] = []
        self._path: list[int] = []
        self._clips = False
        self._saved = [_Saved()]

    def add(self, operator: str, instruction: Instruction) -> int:
        """Take the next instruction; its place, by which `kept` tells whether it stays."""
        place = len(self._kept)
        self._kept.append((operator, instruction))
        if operator in _PATH:
            self._construct(operator, place)
        elif operator in _COLOURS:
            self._colour(operator, place)
        elif operator in _SETTINGS:
            unused = self._saved[-1].unused
            self._forget(unused.get(operator, ()))
            unused[operator] = [place]
        elif operator == "q":
            self._saved.append(_Saved(place))
        elif operator == "Q":
            self._restore()
        elif operator == "n":
            self._end_path(place)
        elif operator in _CLIPS:
            self._clips = True
        elif operator in _FRAMES:
            self._saved[-1].is_needed = True
        elif operator not in _MOVES:
            self._use(paints_path=operator in _PAINTS_PATH)
        return place

    def kept(self) -> Iterator[tuple[int, Instruction]]:
        """What changes how the page looks, with the places that `add` gave."""
        self._forget(self._path)
        for saved in self._saved:
            for places in saved.unused.values():
                self._forget(places)
        for place, one in enumerate(self._kept):
            if one is not None:
                yield place, one[1]

    def _construct(self, operator: str, place: int) -> None:
        before = self._kept[self._path[-1]] if self._path else None
        if operator == "m" and before is not None and before[0] == "m":
            self._forget([self._path.pop()])
        self._path.append(place)

    def _colour(self, operator: str, place: int) -> None:
        unused = self._saved[-1].unused
        places = unused.setdefault(_COLOURS[operator], [])
        # A colour replaces the one before it; a space, or a colour with its own, both.
        gone = [
            at
            for at in places
            if operator in _NEW_COLOURS or (one := self._kept[at]) is None or _is_in_space(one[0])
        ]
        self._forget(gone)
        unused[_COLOURS[operator]] = [*(at for at in places if at not in gone), place]

    def _restore(self) -> None:
        if len(self._saved) == 1:
            return
        saved = self._saved.pop()
        for places in saved.unused.values():
            self._forget(places)
        if saved.is_needed or self._path:
            self._saved[-1].is_needed = True
        else:
            self._forget(range(saved.start, len(self._kept)))

    def _end_path(self, place: int) -> None:
        if self._clips:
            # What is painted later needs the clip, and nothing else does.
            self._path, self._clips = [], False
        else:
            self._forget([*self._path, place])
            self._path = []

    def _use(self, *, paints_path: bool) -> None:
        if paints_path:
            self._path, self._clips = [], False
        for saved in self._saved:
            saved.unused.clear()
        self._saved[-1].is_needed = True

    def _forget(self, places: range | list[int] | tuple[int, ...]) -> None:
        for place in places:
            self._kept[place] = None


def _is_in_space(operator: str) -> bool:
    return operator not in _NEW_COLOURS
