"""Looks again where the first look at a picture saw nonsense, or too little.

A label may stick upside down or sideways on an upright page, and pale print is overlooked beside
black. The recogniser tells neither: it reads other letters, with little certainty, or nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageFilter

from app.formats.ocr.coloured_ink import coloured_lines
from app.formats.ocr.legibility import strengthened
from app.formats.ocr.recogniser import Quad, RecognisedLine, Tick, certainties, recognise
from app.formats.ocr.unread.overprint import lost_lines
from app.formats.ocr.watermark import pale_lines

_WEAK = 0.9
_BETTER = 0.1  # by how much more certain a turned line must be to count
_SHORT = 2.5  # a line of less length for its height may stand on its side
_MOST_LINES = 60  # of one picture that are tried again
_MOST_REGIONS = 12
_AIR = 0.8  # around a region, in units of the height of its lines

_Area = tuple[float, float, float, float]
_Mask = npt.NDArray[np.bool_]


def turned_back(points: Quad, quarters: int, size: tuple[int, int]) -> Quad:
    """Points of the turned picture as points of the picture itself, which has `size`."""
    width, height = size
    x, y = points[:, 0], points[:, 1]
    places = ((x, y), (width - y, x), (width - x, height - y), (y, height - x))
    return np.stack(places[quarters], axis=1)


def turned(picture: Image.Image, quarters: int) -> Image.Image:
    """The picture turned counter-clockwise by quarters of a circle."""
    return picture.rotate(90 * quarters, expand=True) if quarters else picture


def looked_again(
    picture: Image.Image, lines: list[RecognisedLine], tick: Tick
) -> list[RecognisedLine]:
    """The lines of an upright picture, with those that other looks at parts of it read better.

    Those without text are tried in other ways too, and are the last where they stay so.
    """
    lines = _turned_parts(picture, lines, tick)
    blank = [line for line in lines if not line.text.strip()]
    lines = [line for line in lines if line.text.strip()]
    for look in (coloured_lines, pale_lines, lost_lines):
        lines = [*lines, *look(picture, lines, tick)]
    return [*lines, *_faint_lines(picture, lines, tick), *blank]


# Lines that are turned by 90 or 180 degrees.


def _turned_parts(
    picture: Image.Image, lines: list[RecognisedLine], tick: Tick
) -> list[RecognisedLine]:
    weak = [line for line in lines if line.confidence < _WEAK][:_MOST_LINES]
    ways = {number: way for number, way in _best_ways(picture, weak, tick) if way}
    if not ways:
        return lines
    # Lines beside one that lies so belong to the same label.
    for region in list(_regions(weak, ways))[:_MOST_REGIONS]:
        within = [line for line in lines if _inside(line.quad, region)]
        known = [line for line in within if line.confidence >= _WEAK]
        own = [line for line in within if line.confidence < _WEAK]
        best, most = own, _certainty(own)
        for way in sorted(
            {way for number, way in ways.items() if _inside(weak[number].quad, region)}
        ):
            read = list(_read_part(picture, region, way, tick, known))
            if _certainty(read) > most:
                best, most = read, _certainty(read)
        if best is not own:
            gone = {id(line) for line in own}
            lines = [*(line for line in lines if id(line) not in gone), *best]
    return lines


def _best_ways(
    picture: Image.Image, weak: Sequence[RecognisedLine], tick: Tick
) -> Iterator[tuple[int, int]]:
    """By how many quarters each line is to be turned to read best; 0 for not at all."""
    tries = [(number, way) for number, line in enumerate(weak) for way in _ways(line)]
    strips = [turned(straightened(picture, weak[number].quad), way) for number, way in tries]
    found: dict[int, tuple[float, int]] = {}
    for (number, way), certainty in zip(tries, certainties(strips, tick), strict=True):
        if certainty > max(weak[number].confidence + _BETTER, found.get(number, (0.0, 0))[0]):
            found[number] = certainty, way
    for number in range(len(weak)):
        yield number, found.get(number, (0.0, 0))[1]


def _ways(line: RecognisedLine) -> tuple[int, ...]:
    across = float(np.linalg.norm(line.quad[1] - line.quad[0]))
    down = float(np.linalg.norm(line.quad[3] - line.quad[0]))
    return (2, 1, 3) if across < _SHORT * down else (2,)


def straightened(picture: Image.Image, quad: Quad) -> Image.Image:
    """The line that stands in `quad`, made straight."""
    across = max(int(np.linalg.norm(quad[1] - quad[0])), 2)
    down = max(int(np.linalg.norm(quad[3] - quad[0])), 2)
    corners = tuple(float(v) for corner in (0, 3, 2, 1) for v in quad[corner])
    return picture.convert("RGB").transform(
        (across, down), Image.Transform.QUAD, corners, Image.Resampling.BILINEAR
    )


def _regions(weak: Sequence[RecognisedLine], ways: Iterable[int]) -> Iterator[_Area]:
    """The places of the lines that are to be turned, with all weak ones that touch them."""
    areas = [_area(line.quad, _AIR) for line in weak]
    left = set(range(len(weak)))
    for number in ways:
        if number not in left:
            continue
        waiting, group = [number], []
        left.discard(number)
        while waiting:
            one = waiting.pop()
            group.append(areas[one])
            near = {other for other in left if _touch(areas[one], areas[other])}
            left -= near
            waiting += near
        lefts, tops, rights, bottoms = zip(*group, strict=True)
        yield min(lefts), min(tops), max(rights), max(bottoms)


def _read_part(
    picture: Image.Image, region: _Area, way: int, tick: Tick, known: Sequence[RecognisedLine]
) -> Iterator[RecognisedLine]:
    """The lines of a region turned by quarters, but those that are `known`."""
    left, top = max(0, int(region[0])), max(0, int(region[1]))
    right, bottom = min(picture.width, int(region[2])), min(picture.height, int(region[3]))
    if right - left < 2 or bottom - top < 2:
        return
    part, corner = picture.crop((left, top, right, bottom)), np.array((left, top))

    def is_new(quad: Quad) -> bool:
        placed = turned_back(quad, way, part.size) + corner
        return not any(_cover(one.quad, placed) for one in known)

    for line in recognise(turned(part, way), tick, is_new):
        yield _moved(line, way, part.size, (left, top))


def _moved(
    line: RecognisedLine, way: int, size: tuple[int, int], corner: tuple[int, int]
) -> RecognisedLine:
    centres = tuple(
        turned_back(centre.reshape(1, 2), way, size)[0] + corner for centre in line.centres
    )
    return line._replace(quad=turned_back(line.quad, way, size) + corner, centres=centres)


# Print that is paler than the print around it.


_BLOCK = 16  # pixels of a half-size picture
_FEWEST, _MOST = 0.02, 0.7  # share of a block that letters take
_LEAST, _NOISES, _STRONG = 3.0, 4.0, 70.0  # shades
_FEWEST_BLOCKS = 3
_NOISY = 0.2  # share of pixels that differ from the paper where it has a grain
_CLOSE = 0.3  # around a line, in units of its height


def _faint_lines(
    picture: Image.Image, lines: Sequence[RecognisedLine], tick: Tick
) -> Iterator[RecognisedLine]:
    region = _faint_region(picture, lines)
    if region is None:
        return
    left, top, right, bottom = (int(edge) for edge in region)
    tick()
    known = (_area(line.quad, _CLOSE) for line in lines)
    moved = ((a - left, b - top, c - left, d - top) for a, b, c, d in known)
    part = _strong(picture.crop((left, top, right, bottom)), moved)
    # Pale print may lie on its head as well.
    for line in _turned_parts(part, recognise(part, tick), tick):
        placed = _moved(line, 0, part.size, (left, top))
        if not any(_cover(one.quad, placed.quad) for one in lines):
            yield placed


def _faint_region(picture: Image.Image, lines: Sequence[RecognisedLine]) -> _Area | None:
    """Where something pale stands that is in no line; None for nowhere."""
    pale = _pale(picture)
    for line in lines:
        left, top, right, bottom = (max(0, int(edge / 2)) for edge in _area(line.quad, _CLOSE))
        pale[top : bottom + 1, left : right + 1] = False
    rows, columns = pale.shape[0] // _BLOCK, pale.shape[1] // _BLOCK
    if not rows or not columns:
        return None
    blocks = pale[: rows * _BLOCK, : columns * _BLOCK].reshape(rows, _BLOCK, columns, _BLOCK)
    share = blocks.mean(axis=(1, 3))
    inked = (share > _FEWEST) & (share < _MOST)
    # A word is longer than a block; a speck is not.
    beside = np.zeros_like(inked)
    beside[:, 1:] |= inked[:, :-1]
    beside[:, :-1] |= inked[:, 1:]
    beside[1:] |= inked[:-1]
    beside[:-1] |= inked[1:]
    inked &= beside
    if int(inked.sum()) < _FEWEST_BLOCKS:
        return None
    down, across = np.nonzero(inked)
    size = 2 * _BLOCK
    return (
        max(0.0, float(across.min() - 1) * size),
        max(0.0, float(down.min() - 1) * size),
        min(float(picture.width), float(across.max() + 2) * size),
        min(float(picture.height), float(down.max() + 2) * size),
    )


def _pale(picture: Image.Image) -> _Mask:
    """Where a picture of half the size is a little darker than the paper around."""
    half = picture.convert("L").reduce(2)
    lightest = import_module("cv2").dilate(np.asarray(half), np.ones((5, 5), np.uint8))
    ground = Image.fromarray(lightest).reduce(_BLOCK // 2)
    ground = ground.filter(ImageFilter.MaxFilter(3)).filter(ImageFilter.MedianFilter(5))
    paper = np.asarray(ground.resize(half.size), dtype=np.int16)
    differs = paper - np.asarray(half, dtype=np.int16)
    near = differs[(differs > 0) & (differs < _STRONG)]
    noise = float(np.median(near)) if near.size > _NOISY * differs.size else 0.0
    return (differs > max(_LEAST, _NOISES * noise)) & (differs < _STRONG)


def _strong(part: Image.Image, known: Iterable[_Area]) -> Image.Image:
    """A part in which what is pale becomes black, without what is `known` in it."""
    grey = part.convert("L")
    shades = np.array(grey)
    paper = int(np.median(shades))
    for area in known:
        left, top, right, bottom = (max(0, int(edge)) for edge in area)
        shades[top : bottom + 1, left : right + 1] = paper
    return strengthened(Image.fromarray(np.clip(shades, max(0, paper - int(_STRONG)), paper)))


# Areas of lines.


def _area(quad: Quad, air: float) -> _Area:
    (left, top), (right, bottom) = quad.min(axis=0), quad.max(axis=0)
    more = air * min(right - left, bottom - top)
    return float(left - more), float(top - more), float(right + more), float(bottom + more)


def _touch(one: _Area, other: _Area) -> bool:
    across = one[0] <= other[2] and other[0] <= one[2]
    return across and one[1] <= other[3] and other[1] <= one[3]


def _inside(quad: Quad, region: _Area) -> bool:
    x, y = quad.mean(axis=0)
    return bool(region[0] <= x <= region[2] and region[1] <= y <= region[3])


def _cover(quad: Quad, other: Quad) -> bool:
    return _inside(other, _area(quad, 0.0)) or _inside(quad, _area(other, 0.0))


def _certainty(lines: Iterable[RecognisedLine]) -> float:
    return sum(line.confidence**4 * len(line.text) for line in lines)
