"""What a part draws with shapes, lines and shaded cells, as outlines.

For the search for machine-readable codes: modules may be shapes of DrawingML or VML, in a group or
each by itself, one shape with many outlines, or the cells of a table.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from statistics import median

from app.formats.docx.markup.tree import Element, every, qualified
from app.formats.raster.silhouettes import Points, Shape

_FEWEST = 12
_CORNERS = 3
_ANY = re.compile(rb"<(?:\w+:)?(?:xfrm|anchor|rect|shape|roundrect|oval|line|tc|lnTo)[ />]")
_LONG_PATH = re.compile(rb"""path=["'][^"']{60}""")
_UNITS = {"": 1.0, "pt": 1.0, "px": 0.75, "in": 72.0, "cm": 28.346, "mm": 2.8346, "pc": 12.0}
_LENGTH = re.compile(r"\s*(-?[\d.]+)\s*([a-z]*)\s*")
_STEP = re.compile(r"([a-zA-Z]+)|(-?\d+)")
_WIDE = 20  # times as high as wide: a bar of unknown height
_NO_FILL = frozenset({"", "auto", "none"})
_Frame = tuple[float, float, float, float]  # how far each side grows, and where it begins


def may_draw_codes(untrusted_part: bytes) -> bool:
    """Whether a part has shapes or cells enough for a code."""
    many = len(_ANY.findall(untrusted_part)) >= _FEWEST
    return many or _LONG_PATH.search(untrusted_part) is not None


def shapes_of(root: Element) -> Iterator[list[Shape]]:
    """What belongs together: the shapes of a part, those of each group, the cells of each table."""
    anchored = list(_anchored(root))
    yield anchored
    yield list(_by_paragraph(root, _anchored, anchored))
    for group in every(root, "//wpg:wgp|//wpc:wpc|//lc:lockedCanvas"):
        yield list(_grouped(group, (1.0, 1.0, 0.0, 0.0)))
    floating = list(_floating(root))
    yield floating
    yield list(_by_paragraph(root, _floating, floating))
    for group in every(root, "//v:group"):
        yield [shape for one in group for shape in _of_vml(one, "left", "top")]
    for geometry in every(root, "//a:custGeom"):
        outlines = tuple(_outlines(geometry))
        yield [Shape("", outlines)] if outlines else []
    for shape in every(root, "//v:shape[@path]|//v:shapetype[@path]"):
        outlines = tuple(_path(shape.get("path", "")))
        yield [Shape("", outlines)] if outlines else []
    yield from map(list, shaded_cells(root))


def shaded_cells(root: Element) -> Iterator[Iterator[Shape]]:
    """The shaded cells of each table."""
    for table in every(root, "//w:tbl"):
        yield _cells(table)


def placed_geometries(root: Element) -> Iterator[Shape]:
    """Shapes with a geometry of their own, where their anchor puts them, or below each other."""
    down = 0.0
    for geometry in every(root, "//a:custGeom"):
        outlines = list(_outlines(geometry))
        anchor = _first(geometry, "ancestor::wp:anchor[1]")
        extent = _first(geometry, "../a:xfrm/a:ext")
        width, height = _whole(extent, "cx", "cy")
        path = _first(geometry, "a:pathLst/a:path")
        inner_width, inner_height = _whole(path, "w", "h")
        if not outlines or not (width and height and inner_width and inner_height):
            continue
        x, y = _whole(_first(geometry, "../a:xfrm/a:off"), "x", "y")
        offsets = (
            []
            if anchor is None
            else every(anchor, "wp:positionH/wp:posOffset|wp:positionV/wp:posOffset")
        )
        if len(offsets) == len(("across", "down")):
            x, y = (
                value + _number(one.text or "") for value, one in zip((x, y), offsets, strict=True)
            )
        elif _first(geometry, "ancestor::wp:inline[1]") is not None:
            y, down = y + down, down + height
        across, upright = width / inner_width, height / inner_height
        yield Shape(
            "", tuple(tuple((x + across * a, y + upright * b) for a, b in one) for one in outlines)
        )


def _rectangle(x: float, y: float, width: float, height: float) -> Points:
    return (x, y), (x + width, y), (x + width, y + height), (x, y + height)


def _whole(element: Element | None, *names: str) -> list[float]:
    """Attributes as numbers; 0 for what is none."""
    found = []
    for name in names:
        value = "" if element is None else element.get(name, "")
        found.append(float(value) if re.fullmatch(r"-?\d{1,15}", value) else 0.0)
    return found


def _first(element: Element, path: str) -> Element | None:
    return next(iter(every(element, path)), None)


def _fill(element: Element) -> str:
    """What tells of the colour of a shape of DrawingML."""
    colour = _first(element, ".//a:solidFill/*")
    return "" if colour is None else colour.get("val", "")


def _anchored(root: Element) -> Iterator[Shape]:
    for anchor in every(root, ".//wp:anchor"):
        offsets = every(anchor, "wp:positionH/wp:posOffset|wp:positionV/wp:posOffset")
        if len(offsets) == len(("across", "down")):
            x, y = (_number(one.text or "") for one in offsets)
            width, height = _whole(_first(anchor, "wp:extent"), "cx", "cy")
            yield Shape(_fill(anchor), (_rectangle(x, y, width, height),))


def _by_paragraph(
    root: Element, shapes_in: Callable[[Element], Iterator[Shape]], shapes: list[Shape]
) -> Iterator[Shape]:
    """The shapes, those of each paragraph lower by the height of one than those before it.

    Where they count from their paragraphs these may lie so close that their shapes touch.
    """
    heights = [max(y for _, y in one) - min(y for _, y in one) for one in _all_outlines(shapes)]
    if len(heights) < _FEWEST:
        return
    pitch, row = median(heights), 0
    for paragraph in every(root, "//w:p[not(ancestor::w:txbxContent)]"):
        found = list(shapes_in(paragraph))
        for shape in found:
            moved = (tuple((x, y + row * pitch) for x, y in one) for one in shape.outlines)
            yield Shape(shape.colour, tuple(moved))
        row += bool(found)


def _all_outlines(shapes: list[Shape]) -> Iterator[Points]:
    for shape in shapes:
        yield from shape.outlines


def _grouped(group: Element, outer: _Frame) -> Iterator[Shape]:
    across, down, left, top = outer
    own = _first(group, "*/a:xfrm")
    if own is not None:
        x, y = _whole(_first(own, "a:off"), "x", "y")
        width, height = _whole(_first(own, "a:ext"), "cx", "cy")
        inner_x, inner_y = _whole(_first(own, "a:chOff"), "x", "y")
        inner_width, inner_height = _whole(_first(own, "a:chExt"), "cx", "cy")
        wider = width / inner_width if inner_width else 1.0
        higher = height / inner_height if inner_height else 1.0
        left, top = left + across * (x - wider * inner_x), top + down * (y - higher * inner_y)
        across, down = across * wider, down * higher
    for one in group:
        if one.tag in {qualified("wpg:grpSp"), qualified("wpg:wgp"), qualified("a:grpSp")}:
            yield from _grouped(one, (across, down, left, top))
            continue
        placed = _first(one, "*/a:xfrm")
        if placed is not None and placed.getparent() is not group:
            x, y = _whole(_first(placed, "a:off"), "x", "y")
            width, height = _whole(_first(placed, "a:ext"), "cx", "cy")
            place = _rectangle(left + across * x, top + down * y, across * width, down * height)
            yield Shape(_fill(one), (place,))


def _floating(root: Element) -> Iterator[Shape]:
    for one in every(root, ".//v:rect|.//v:roundrect|.//v:oval|.//v:shape|.//v:line"):
        parent = one.getparent()
        if parent is None or parent.tag != qualified("v:group"):
            yield from _of_vml(one, "margin-left", "margin-top")


def _of_vml(one: Element, left: str, top: str) -> Iterator[Shape]:
    colour = one.get("fillcolor", one.get("strokecolor", ""))
    if one.tag == qualified("v:line"):
        ends = [one.get(name, "").split(",") for name in ("from", "to")]
        if all(len(end) == len(("x", "y")) for end in ends):
            (x0, y0), (x1, y1) = ([_number(value) for value in end] for end in ends)
            weight = _number(one.get("strokeweight", "1"))
            width, height = (abs(a - b) or weight for a, b in ((x0, x1), (y0, y1)))
            yield Shape(colour, (_rectangle(min(x0, x1), min(y0, y1), width, height),))
        return
    pairs = (part.partition(":") for part in one.get("style", "").split(";"))
    style = {key.strip(): value for key, _, value in pairs}
    x, y, width, height = (_number(style.get(key, "")) for key in (left, top, "width", "height"))
    if width > 0 and height > 0:
        yield Shape(colour, (_rectangle(x, y, width, height),))


def _number(value: str) -> float:
    """A length in points, or a number without a unit."""
    match = _LENGTH.fullmatch(value)
    if match is None or match[1].count(".") > 1 or not re.search(r"\d", match[1]):
        return 0.0
    return float(match[1]) * _UNITS.get(match[2], 1.0)


def _outlines(geometry: Element) -> Iterator[Points]:
    """Of a shape with a geometry of its own; curves count by their points."""
    for path in every(geometry, "a:pathLst/a:path"):
        points: list[tuple[float, float]] = []
        for step in path:
            if step.tag == qualified("a:moveTo"):
                if len(points) >= _CORNERS:
                    yield tuple(points)
                points = []
            for one in every(step, "a:pt"):
                x, y = _whole(one, "x", "y")
                points.append((x, y))
        if len(points) >= _CORNERS:
            yield tuple(points)


def _path(untrusted_path: str) -> Iterator[Points]:
    """Outlines of a path of VML: moves and lines, absolute (`m`, `l`) or relative (`t`, `r`)."""
    x = y = 0.0
    points: list[tuple[float, float]] = []
    command, held = "", list[float]()
    for letters, digits in _STEP.findall(untrusted_path):
        if letters:
            command, held = letters[-1], []
            if command in "mt":
                if len(points) >= _CORNERS:
                    yield tuple(points)
                points = []
            continue
        held.append(float(digits))
        if len(held) == len(("x", "y")):
            across, down = held
            held = []
            relative = command in "tr"
            x, y = (x + across, y + down) if relative else (across, down)
            points.append((x, y))
    if len(points) >= _CORNERS:
        yield tuple(points)


def _cells(table: Element) -> Iterator[Shape]:
    """The shaded cells of a table, in the widths of its columns; rows are as high as they say."""
    widths = [_whole(one, qualified("w:w"))[0] for one in every(table, "w:tblGrid/w:gridCol")]
    usual = median(widths) if widths and median(widths) > 0 else 1.0
    rows = every(table, "w:tr")
    top = 0.0
    for row in rows:
        told = _first(row, "w:trPr/w:trHeight")
        height = _whole(told, qualified("w:val"))[0] or usual * (_WIDE if len(rows) == 1 else 1)
        left, column = 0.0, 0
        for cell in every(row, "w:tc"):
            span = max(1, int(_whole(_first(cell, "w:tcPr/w:gridSpan"), qualified("w:val"))[0]))
            inside = widths[column : column + span]
            width = sum(inside) if len(inside) == span and all(inside) else usual * span
            shading = _first(cell, "w:tcPr/w:shd")
            fill = "" if shading is None else shading.get(qualified("w:fill"), "")
            if fill not in _NO_FILL:
                yield Shape(fill, (_rectangle(left, top, width, height),))
            left, column = left + width, column + span
        top += height
