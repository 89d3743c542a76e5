"""What a page draws as shapes, seen or not: fills, strokes and the places of small pictures.

Clips, the order of painting and the edges of the page are of no account here: they hide what is in
the file all the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import hypot

import pikepdf
from pikepdf import ContentStreamInlineImage, Dictionary, Stream

from app.formats.pdf.syntax.matrix import IDENTITY, Matrix, multiply, transform
from app.formats.pdf.syntax.operators import (
    Instruction,
    instructions,
    matrix,
    number,
    numbers,
)
from app.formats.pdf.syntax.resources import entries, own_resources, written
from app.formats.raster.silhouettes import Points, Shape

_WATCHED = (
    "q Q cm w g rg k cs sc scn G RG K CS SC SCN m l c v y re h f F f* B B* b b* S s n Do BI ID EI"
)
_PAINTS = frozenset(["f", "F", "f*", "B", "B*", "b", "b*", "S", "s"])
_STROKES = frozenset(["S", "s"])
_COLOURS = frozenset(["g", "rg", "k", "cs", "sc", "scn"])
_STROKE_COLOURS = frozenset(["G", "RG", "K", "CS", "SC", "SCN"])
# What begins or goes on with an outline, or shows a picture: a code has some dozens of them.
_MARKS = re.compile(rb"[\s\d](?:re|l|Do|ID)(?=[\s%/\[(<])|[\s\d](?:re|l)$")
_INLINE = re.compile(rb"\bID\b")
_FEWEST = 12
_NESTING = 8
_MOST = 200_000  # instructions of one page; maps have more
_UNIT: Points = ((0, 0), (1, 0), (1, 1), (0, 1))


def shapes_of(page: pikepdf.Page) -> Iterator[list[Shape]]:
    """The shapes that a page draws, then those of each pattern, mask and drawn letter that it has.

    Nothing for a page with too few for a code. Raises `pikepdf.PdfError` for damaged content.
    """
    others = list(_streams(page.obj))
    contents = b"".join(_bytes(one) for one in (page.obj.get("/Contents"), *others))
    if len(_MARKS.findall(contents)) < _FEWEST:
        return
    steps = _Steps()
    none = Dictionary()
    resources = own_resources(page.obj, none)
    yield _drawn(page, resources, IDENTITY, 0, steps)
    for stream in others:
        if stream.get("/Subtype") != "/Form":
            yield _drawn(stream, own_resources(stream, resources), IDENTITY, 0, steps)


def inline_images(page: pikepdf.Page) -> Iterator[pikepdf.Object]:
    """Images within the content of a page, its forms, patterns and drawn letters, as XObjects.

    Each lives until the next is asked for. Raises `pikepdf.PdfError` for damaged content.
    """
    contents: tuple[pikepdf.Page | pikepdf.Object, ...] = (page, *_streams(page.obj))
    for content in contents:
        own = content.obj.get("/Contents") if isinstance(content, pikepdf.Page) else content
        if _INLINE.search(_bytes(own)) is None:
            continue
        for _, one in instructions(content, "BI ID EI"):
            if isinstance(one, ContentStreamInlineImage):
                with pikepdf.new() as scratch:
                    sheet = scratch.add_blank_page()
                    sheet.Contents = scratch.make_stream(pikepdf.unparse_content_stream([one]))
                    sheet.externalize_inline_images()
                    yield from entries(
                        own_resources(sheet.obj, Dictionary()).get("/XObject")
                    ).values()


@dataclass(slots=True)
class _Steps:
    done: int = 0


@dataclass(slots=True)
class _State:
    matrix: Matrix
    width: float = 1.0
    fill: object = "0 g"
    stroke: object = "0 G"

    def copy(self) -> _State:
        return _State(self.matrix, self.width, self.fill, self.stroke)


@dataclass(slots=True)
class _Path:
    """The outlines so far, in user space; the last may go on."""

    outlines: list[list[tuple[float, float]]] = field(default_factory=list)

    def begin(self, x: float, y: float) -> None:
        self.outlines.append([(x, y)])

    def go_on(self, *points: tuple[float, float]) -> None:
        if not self.outlines:
            self.outlines.append([])
        self.outlines[-1] += points


def _drawn(
    content: pikepdf.Page | pikepdf.Object,
    resources: pikepdf.Object,
    outer: Matrix,
    depth: int,
    steps: _Steps,
) -> list[Shape]:
    shapes: list[Shape] = []
    state, saved, path = _State(outer), list[_State](), _Path()
    for operator, one in instructions(content, _WATCHED):
        steps.done += 1
        if steps.done > _MOST:
            break
        if operator == "q":
            saved.append(state.copy())
        elif operator == "Q":
            state = saved.pop() if saved else state
        elif operator == "cm":
            state.matrix = multiply(matrix(tuple(one.operands)), state.matrix)
        elif operator in {"m", "l", "c", "v", "y", "re"}:
            _extend(path, operator, one)
        elif operator in _PAINTS:
            shapes += _painted(path, state, strokes=operator in _STROKES)
            path = _Path()
        elif operator == "n":
            path = _Path()
        elif operator == "Do":
            shapes += _placed(one, resources, state, depth, steps)
        elif isinstance(one, ContentStreamInlineImage):
            shapes.append(_square(one.iimage.read_raw_bytes()[:64], state.matrix))
        else:
            _set(state, operator, one)
    return shapes


def _set(state: _State, operator: str, one: Instruction) -> None:
    if operator == "w":
        (state.width,) = numbers(tuple(one.operands), 1)
    elif operator in _COLOURS:
        state.fill = " ".join(map(str, tuple(one.operands))) + operator
    elif operator in _STROKE_COLOURS:
        state.stroke = " ".join(map(str, tuple(one.operands))) + operator


def _extend(path: _Path, operator: str, one: Instruction) -> None:
    if operator == "re":
        x, y, width, height = numbers(tuple(one.operands), 4)
        path.begin(x, y)
        path.go_on((x + width, y), (x + width, y + height), (x, y + height))
    elif operator == "m":
        x, y = numbers(tuple(one.operands), 2)
        path.begin(x, y)
    elif operator == "l":
        x, y = numbers(tuple(one.operands), 2)
        path.go_on((x, y))
    else:
        values = numbers(tuple(one.operands), 6 if operator == "c" else 4)
        points = tuple(zip(values[::2], values[1::2], strict=True))
        before = path.outlines[-1][-1] if path.outlines and path.outlines[-1] else points[0]
        path.go_on(_middle(before, operator, points), points[-1])


def _middle(
    before: tuple[float, float], operator: str, points: tuple[tuple[float, float], ...]
) -> tuple[float, float]:
    """The middle of a curve."""
    first = before if operator == "v" else points[0]
    second, last = (points[-1], points[-1]) if operator == "y" else (points[-2], points[-1])
    return (
        (before[0] + 3 * first[0] + 3 * second[0] + last[0]) / 8,
        (before[1] + 3 * first[1] + 3 * second[1] + last[1]) / 8,
    )


def _painted(path: _Path, state: _State, *, strokes: bool) -> Iterator[Shape]:
    if strokes:
        lines = (one for one in path.outlines if len(one) == 2)
        outlines = tuple(
            made for start, end in lines for made in _bar(start, end, state.width) if made
        )
    else:
        outlines = tuple(tuple(one) for one in path.outlines if len(one) > 2)
    if outlines:
        colour = state.stroke if strokes else state.fill
        placed = (tuple(_down(state.matrix, x, y) for x, y in one) for one in outlines)
        yield Shape(colour, tuple(placed))


def _bar(start: tuple[float, float], end: tuple[float, float], width: float) -> Iterator[Points]:
    """A line of some width as an outline."""
    (x0, y0), (x1, y1) = start, end
    length = hypot(x1 - x0, y1 - y0)
    if length and width > 0:
        aside, along = -(y1 - y0) * width / length / 2, (x1 - x0) * width / length / 2
        yield (
            (x0 + aside, y0 + along),
            (x1 + aside, y1 + along),
            (x1 - aside, y1 - along),
            (x0 - aside, y0 - along),
        )


def _down(placed: Matrix, x: float, y: float) -> tuple[float, float]:
    """A point with its height counted downwards, as in pictures."""
    across, up = transform(placed, x, y)
    return across, -up


def _square(colour: object, placed: Matrix) -> Shape:
    return Shape(colour, (tuple(_down(placed, x, y) for x, y in _UNIT),))


def _placed(
    one: Instruction, resources: pikepdf.Object, state: _State, depth: int, steps: _Steps
) -> list[Shape]:
    name = written(one.operands[-1]) if one.operands else None
    held = resources.get("/XObject")
    shown = held.get(name) if name and isinstance(held, Dictionary) else None
    if not isinstance(shown, Stream):
        return []
    if shown.get("/Subtype") == "/Image":
        return [_square(shown.objgen, state.matrix)]
    if depth >= _NESTING:
        return []
    own = shown.get("/Matrix")
    inner = [number(value) for value in own] if isinstance(own, pikepdf.Array) else []
    placed = state.matrix
    if len(inner) == len(IDENTITY):
        a, b, c, d, e, f = inner
        placed = multiply((a, b, c, d, e, f), placed)
    return _drawn(shown, own_resources(shown, resources), placed, depth + 1, steps)


def _streams(holder: pikepdf.Object) -> Iterator[Stream]:
    """Forms, patterns, masks and drawn letters that a page can show, each once."""
    seen: set[tuple[int, int]] = set()
    waiting = [(holder.get("/Resources"), 0)]
    while waiting:
        resources, depth = waiting.pop()
        for stream in _held_by(resources):
            if stream.objgen in seen or stream.get("/Subtype") == "/Image":
                continue
            seen.add(stream.objgen)
            yield stream
            if depth < _NESTING:
                waiting.append((stream.get("/Resources"), depth + 1))


def _held_by(resources: object) -> Iterator[Stream]:
    if not isinstance(resources, Dictionary):
        return
    held = [
        one for kind in ("/XObject", "/Pattern") for one in entries(resources.get(kind)).values()
    ]
    for font in entries(resources.get("/Font")).values():
        if isinstance(font, Dictionary):
            held += entries(font.get("/CharProcs")).values()
    for state in entries(resources.get("/ExtGState")).values():
        mask = state.get("/SMask") if isinstance(state, Dictionary) else None
        if isinstance(mask, Dictionary):
            held += (mask[key] for key in ("/G",) if key in mask)
    yield from (one for one in held if isinstance(one, Stream))


def _bytes(content: object) -> bytes:
    parts = content if isinstance(content, pikepdf.Array) else (content,)
    return b"\n".join(one.read_bytes() for one in parts if isinstance(one, Stream))
