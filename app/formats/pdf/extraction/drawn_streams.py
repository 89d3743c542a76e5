"""Streams that may draw words which no page draws itself.

Those are tiling patterns, the groups of soft masks, and letters of Type 3 fonts that are drawn far
wider than any letter is. What they show is neither text nor a drawing of the page. Their pictures
are read as stored ones.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import pikepdf
from pikepdf import Array, Dictionary, Stream

from app.formats.pdf.syntax.matrix import Bounds
from app.formats.pdf.syntax.names import is_reference
from app.formats.pdf.syntax.operators import instructions, number, numbers
from app.formats.pdf.syntax.resources import entries

_SHORT_WORD = 60  # segments
_FEWEST = 12  # of three letters such as ILL
_WIDE = 1.5  # times as wide as high; no letter with so many segments is
_NESTING = 8
_CURVES = {"l": 2, "c": 6, "v": 4, "y": 4}
_OTHERS = {"re": 4, "sh": 12}  # segments of which a box, and shades, may be


class DrawnStream(NamedTuple):
    """A stream, the resources that it names its own by, and what it covers in its own space."""

    stream: pikepdf.Object
    resources: pikepdf.Object | None
    bounds: Bounds
    is_word: bool  # whether it draws as much as a short word; else it may


def drawn_streams(pdf: pikepdf.Pdf) -> Iterator[DrawnStream]:
    """Patterns, masks and letters that may draw a short word, each once."""
    seen: set[tuple[int, int]] = set()
    for value in pdf.objects:
        for one in _within(value):
            if one.stream.objgen not in seen:
                seen.add(one.stream.objgen)
                yield one


def _within(value: Any) -> Iterator[DrawnStream]:
    """Those of an object, without the objects that it refers to."""
    if isinstance(value, Stream) and value.get("/PatternType") == 1:
        yield from _large(value)
    members: Iterable[Any] = ()
    if isinstance(value, Array):
        members = value
    elif isinstance(value, Dictionary | Stream):
        members = (member for _, member in value.items())
        if value.get("/Subtype") == "/Type3":
            yield from _wide_letters(value)
        mask = value.get("/SMask")
        if isinstance(mask, Dictionary) and isinstance(mask.get("/G"), Stream):
            yield from _large(mask.G)
    for member in members:
        if not is_reference(member):
            yield from _within(member)


def _large(stream: pikepdf.Object) -> Iterator[DrawnStream]:
    drawing = _Drawing()
    drawing.add(stream, stream.get("/Resources"), 0)
    if drawing.segments + drawing.others >= _FEWEST:
        is_word = drawing.segments > _SHORT_WORD
        yield DrawnStream(stream, stream.get("/Resources"), _box(stream.get("/BBox")), is_word)


def _wide_letters(font: pikepdf.Object) -> Iterator[DrawnStream]:
    resources = font.get("/Resources")
    for stream in entries(font.get("/CharProcs")).values():
        if not isinstance(stream, Stream):
            continue
        drawing = _Drawing()
        drawing.add(stream, resources, 0)
        bounds = drawing.bounds
        wide = bounds[2] - bounds[0] > _WIDE * (bounds[3] - bounds[1])
        if drawing.segments > _SHORT_WORD and wide:
            yield DrawnStream(stream, resources, bounds, is_word=True)


class _Drawing:
    """What a stream draws: how many segments, and where."""

    def __init__(self) -> None:
        self.segments = self.others = 0
        self._told: Bounds | None = None
        self._xs: list[float] = []
        self._ys: list[float] = []

    def add(self, stream: pikepdf.Object, resources: object, depth: int) -> None:
        """Add what `stream` and the forms in it draw."""
        for operator, one in instructions(stream):
            if operator in _CURVES:
                self.segments += 1
                places = numbers(list(one.operands), _CURVES[operator])
                self._xs += places[::2]
                self._ys += places[1::2]
            elif operator in _OTHERS:
                self.others += _OTHERS[operator]
            elif operator == "d1":
                x0, y0, x1, y1 = numbers(list(one.operands), 4)
                self._told = x0, y0, x1, y1
            elif operator == "Do" and depth < _NESTING and isinstance(resources, Dictionary):
                form = entries(resources.get("/XObject")).get(str(one.operands[-1]))
                if isinstance(form, Stream) and form.get("/Subtype") == "/Form":
                    self.add(form, form.get("/Resources", resources), depth + 1)

    @property
    def bounds(self) -> Bounds:
        """What the letter says that it covers, or all points of its lines."""
        if self._told is not None and _is_area(self._told):
            return self._told
        if not self._xs:
            return 0.0, 0.0, 0.0, 0.0
        return min(self._xs), min(self._ys), max(self._xs), max(self._ys)


def _is_area(bounds: Bounds) -> bool:
    return bounds[0] < bounds[2] and bounds[1] < bounds[3]


def _box(value: object) -> Bounds:
    edges = [number(edge) for edge in value] if isinstance(value, Array) else []
    if len(edges) != 4:
        return 0.0, 0.0, 0.0, 0.0
    x0, y0, x1, y1 = edges
    return min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)
