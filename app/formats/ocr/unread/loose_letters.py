"""Finds letters that stand in a ring, one below the other or far apart.

The recogniser finds lines. Of such a label it reads each letter as a line of its own, and some of
them as another letter, so that no name is in the text. Tables have single letters and digits in
columns too: a column of digits is none, nor one whose letters stand in rows with other words.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw

from app.formats.ocr.recogniser import Quad, RecognisedLine

_DARK = 60  # shades below the paper around
_PAPER = 41  # pixels around a point in which there is paper
_SMALLEST, _LARGEST = 10, 90  # pixels of a letter's longer side
_NARROWEST = 3  # pixels of its shorter side
_SPARSE, _DENSE = 0.12, 0.85  # share of its box that a letter takes
# In sizes of a letter: from a letter to the next, off a straight line, off a circle, and a ring.
_REACH, _OFF_LINE, _OFF_CIRCLE, _RADII = 3.6, 0.4, 0.5, (1.5, 12.0)
_WIDEST_ARC, _LEAST_BEND = 60.0, 1.0  # the same: radius of an arc, and how far it leaves its chord
_MOST = 0.8  # of the letters of a ring, which may have a star or a line in it
_ALIKE = 2.2  # how many times larger a letter of the same label may be
_FEWEST, _FEWEST_ROUND = 4, 5
_UNLIKE = 3  # different letters
_SHORT = 2  # letters of a line that may be a part of a label
# High, low, normal, abnormal, a tick; sensitive, intermediate and resistant.
_FLAGS = frozenset("HLNAXSIR")
_DOWN, _BESIDE = 5.0, 0.6  # heights of a letter's line to the next below, and to its side
_LEVEL = 0.2  # heights of a row from its middle to that of a letter
_SPREAD = 1.2  # heights of a line, which are about 1.3 sizes of its letters

# Weekdays and months of four languages by their letters, as heads of columns have them.
_COLUMNS = (
    *("MTWTFSSMTWTFSS", "LMXJVSDLMXJVSD", "LMMJVSDLMMJVSD", "LMMGVSDLMMGVSD", "MTOTFLSMTOTFLS"),
    *("JFMAMJJASOND", "EFMAMJJASOND", "GFMAMGLASOND"),
)

_Boxes = npt.NDArray[np.float64]
_Point = npt.NDArray[np.float64]


def loose_letters(picture: Image.Image, lines: Sequence[RecognisedLine]) -> Iterator[Quad]:
    """Corners of labels in a `picture` whose letters were read one by one, or not at all."""
    short = [line for line in lines if len(line.text.strip()) <= _SHORT or _is_spread(line)]
    words = [line for line in lines if len(line.text.strip()) > _SHORT]
    # A letter that stands beside a row may be read as its first or last word.
    parted = [_parted(line) for line in words]
    words = [rest for rest, _ in parted]
    short += [end for _, ends in parted for end in ends]
    found = [*_far_apart(short), *_below_each_other(short, words)]
    yield from found
    boxes = _letters(_ink(picture, [line.quad for line in words]))
    for group in grouped(boxes, _REACH, _FEWEST):
        label = boxes[group]
        middle = _middles(label).mean(axis=0)
        if any(_holds(quad, middle) for quad in found):
            continue
        if _is_straight(label):
            within = _within(label, short)
            is_table = _is_column(within, words)
            spells = _spells(within, len(label))
            if (spells and not is_table) or _is_cut(label, picture.size):
                yield around(label[:, :2].min(axis=0), label[:, 2:].max(axis=0))
        elif len(label) >= _FEWEST_ROUND and (ring := _ring(label)) is not None:
            yield around(*ring)


def around(first: _Point, last: _Point) -> Quad:
    """The rectangle from its top left to its bottom right corner."""
    (left, top), (right, bottom) = first, last
    return np.array(((left, top), (right, top), (right, bottom), (left, bottom)))


def is_head(said: str) -> bool:
    """Whether single letters are heads of columns: weekdays, months, the alphabet."""
    return any(said in column for column in _COLUMNS) or list(said) == sorted(said)


def _ink(picture: Image.Image, covered: Sequence[Quad]) -> npt.NDArray[np.uint8]:
    ink = Image.fromarray(dark_ink(picture.convert("L")).astype(np.uint8))
    drawing = ImageDraw.Draw(ink)
    for quad in covered:
        drawing.polygon([(float(x), float(y)) for x, y in quad], fill=0)
    return np.asarray(ink)


def dark_ink(grey: Image.Image) -> npt.NDArray[np.bool_]:
    """Where a picture is much darker than the paper around."""
    around = np.ones((_PAPER // 4 | 1,) * 2, np.uint8)
    small = Image.fromarray(import_module("cv2").dilate(np.asarray(grey.reduce(4)), around))
    paper = np.asarray(small.resize(grey.size), dtype=np.int16)
    dark: npt.NDArray[np.bool_] = paper - np.asarray(grey, dtype=np.int16) > _DARK
    return dark


def _letters(ink: npt.NDArray[np.uint8]) -> _Boxes:
    """Boxes of what may be letters, one a row: left, top, right, bottom."""
    library = import_module("cv2")
    _, _, found, _ = library.connectedComponentsWithStats(ink, connectivity=8)
    left, top, width, height, pixels = found[1:].T
    longer, shorter = np.maximum(width, height), np.minimum(width, height)
    share = pixels / (width * height)
    is_letter = (
        (longer >= _SMALLEST)
        & (longer <= _LARGEST)
        & (shorter >= _NARROWEST)
        & (share >= _SPARSE)
        & (share <= _DENSE)
    )
    boxes: _Boxes = np.stack((left, top, left + width, top + height), axis=1)[is_letter]
    return boxes.astype(float)


def grouped(boxes: _Boxes, reach: float, fewest: int) -> Iterator[list[int]]:
    """Numbers of boxes of similar size that stand within `reach` sizes of each other."""
    sizes, middles = _sizes(boxes), _middles(boxes)
    left = set(range(len(boxes)))
    while left:
        waiting, group = [left.pop()], []
        while waiting:
            one = waiting.pop()
            group.append(one)
            others = np.fromiter(left, dtype=int, count=len(left))
            larger = np.maximum(sizes[others], sizes[one])
            near = np.linalg.norm(middles[others] - middles[one], axis=1) <= reach * larger
            alike = larger <= _ALIKE * np.minimum(sizes[others], sizes[one])
            found = {int(number) for number in others[near & alike]}
            left -= found
            waiting.extend(found)
        if len(group) >= fewest:
            yield group


def _is_straight(label: _Boxes) -> bool:
    """Whether the letters stand on one line, in any direction."""
    middles = _middles(label)
    _, _, axes = np.linalg.svd(middles - middles.mean(axis=0), full_matrices=False)
    off = np.abs((middles - middles.mean(axis=0)) @ axes[1])
    return bool(off.max() <= _OFF_LINE * np.median(_sizes(label)))


def _ring(label: _Boxes) -> tuple[_Point, _Point] | None:
    """Corners of the whole ring on which most letters stand, by the fit of Kåsa (1976)."""
    middles, size = _middles(label), np.median(_sizes(label))
    system = np.column_stack((2 * middles, np.ones(len(middles))))
    solved, *_ = np.linalg.lstsq(system, (middles**2).sum(axis=1), rcond=None)
    middle = solved[:2]
    radius = np.sqrt(max(solved[2] + (middle**2).sum(), 0.0))
    off = np.abs(np.linalg.norm(middles - middle, axis=1) - radius)
    smallest, largest = _RADII
    if radius < smallest * size or np.quantile(off, _MOST) > _OFF_CIRCLE * size:
        return None
    if radius <= largest * size:
        return middle - radius - size, middle + radius + size
    if radius > _WIDEST_ARC * size or _bend(middles, radius) < _LEAST_BEND * size:
        return None
    return label[:, :2].min(axis=0), label[:, 2:].max(axis=0)


def _bend(middles: _Boxes, radius: float) -> float:
    """How far the arc leaves the line between its ends, in pixels."""
    chord = float(np.linalg.norm(np.ptp(middles, axis=0)))
    return radius - float(np.sqrt(max(radius**2 - chord**2 / 4, 0.0)))


def _parted(line: RecognisedLine) -> tuple[RecognisedLine, list[RecognisedLine]]:
    """A line without its first and last word, where these are single letters, and those letters."""
    words, centres = line.text.split(), line.centres
    if len(words) < 2 or len(centres) != sum(map(len, words)):
        return line, []
    first, last = 0.0, 1.0
    along = line.quad[1] - line.quad[0]
    length = max(float(along @ along), 1.0)
    shares = [float((centre - line.quad[0]) @ along) / length for centre in centres]
    ends = []
    if len(words[0]) == 1:
        first = (shares[0] + shares[1]) / 2
        ends.append(RecognisedLine(words[0], line.confidence, _part(line.quad, 0.0, first), ()))
    if len(words[-1]) == 1:
        last = (shares[-2] + shares[-1]) / 2
        ends.append(RecognisedLine(words[-1], line.confidence, _part(line.quad, last, 1.0), ()))
    return line._replace(quad=_part(line.quad, first, last)), ends


def _part(quad: Quad, start: float, end: float) -> Quad:
    """The part of a quadrilateral between two shares of its length."""
    top, bottom = quad[1] - quad[0], quad[2] - quad[3]
    corners = (quad[0] + start * top, quad[0] + end * top, quad[3] + end * bottom)
    return np.array((*corners, quad[3] + start * bottom))


def _is_spread(line: RecognisedLine) -> bool:
    """Whether the letters of a line stand further apart than those of words."""
    if len(line.centres) < 2:
        return False
    gaps = np.linalg.norm(np.diff(np.array(line.centres), axis=0), axis=1)
    height = float(np.linalg.norm(line.quad[3] - line.quad[0]))
    return float(np.median(gaps)) >= _SPREAD * height


def _far_apart(short: Sequence[RecognisedLine]) -> Iterator[Quad]:
    """Corners of rows of single letters however far apart they stand: `Q   U   I   L   L`."""
    rows: list[list[RecognisedLine]] = []
    for line in sorted(short, key=lambda line: float(line.quad[:, 1].mean())):
        middle, height = float(line.quad[:, 1].mean()), float(np.ptp(line.quad[:, 1]))
        last = rows[-1][-1] if rows else None
        if last is not None and middle - float(last.quad[:, 1].mean()) <= height / 2:
            rows[-1].append(line)
        else:
            rows.append([line])
    for row in rows:
        row.sort(key=lambda line: float(line.quad[:, 0].mean()))
        said = "".join("".join(line.text.split()) for line in row).upper()
        singles = "".join(line.text.strip() for line in row if len(line.text.strip()) == 1)
        letters = [letter for letter in said if letter.isalpha()]
        is_spelled = len(letters) >= _FEWEST_ROUND and len(set(letters)) > _UNLIKE
        if is_spelled and not any(map(str.isdigit, said)) and not is_head(singles.upper()):
            corners = np.concatenate([line.quad for line in row])
            yield around(corners.min(axis=0), corners.max(axis=0))


def _is_cut(label: _Boxes, size: tuple[int, int]) -> bool:
    """Whether an edge of the picture cuts through most letters, so that they are no letters."""
    touching = (label[:, :2] <= 0, label[:, 2:] >= np.array(size))
    return any(float(side.mean(axis=0).max()) >= _MOST for side in touching)


def _holds(quad: Quad, point: _Point) -> bool:
    return bool((quad.min(axis=0) <= point).all() and (point <= quad.max(axis=0)).all())


def _spells(read: Sequence[RecognisedLine], signs: int) -> bool:
    """Whether half of so many signs were read as letters, and as different ones."""
    said = _letters_of(read)
    return 2 * len(said) >= max(signs, 2 * _FEWEST) and len(set(said)) >= _UNLIKE


def _within(label: _Boxes, short: Sequence[RecognisedLine]) -> list[RecognisedLine]:
    """What was read within the bounds of a label, from top to bottom."""
    first, last = label[:, :2].min(axis=0), label[:, 2:].max(axis=0)
    middles = [(line, line.quad.mean(axis=0)) for line in short]
    read = [(m[1], line) for line, m in middles if (first <= m).all() and (m <= last).all()]
    return [line for _, line in sorted(read, key=lambda one: float(one[0]))]


def _letters_of(column: Sequence[RecognisedLine]) -> list[str]:
    texts = [line.text.strip().upper() for line in column]
    return [text for text in texts if text.isalpha() or text == "0"]


def _below_each_other(
    short: Sequence[RecognisedLine], words: Sequence[RecognisedLine]
) -> Iterator[Quad]:
    """Corners of columns of single letters, also where a row beside them took some."""
    left = sorted(short, key=lambda line: float(line.quad[:, 1].mean()))
    while left:
        column = left[:1]
        rest: list[RecognisedLine] = []
        for line in left[1:]:
            (x, y), (last_x, last_y) = line.quad.mean(axis=0), column[-1].quad.mean(axis=0)
            size = float(np.ptp(column[-1].quad[:, 1]))
            is_next = 0 < y - last_y <= _DOWN * size and abs(x - last_x) <= _BESIDE * size
            (column if is_next else rest).append(line)
        left = rest
        if _spells(column, len(column)) and not _is_column(column, words):
            corners = np.concatenate([line.quad for line in column])
            yield around(corners.min(axis=0), corners.max(axis=0))


def _is_column(letters: Sequence[RecognisedLine], words: Sequence[RecognisedLine]) -> bool:
    """Whether letters are values, flags or numbers of a table: they are level with its rows.

    A name may stand so as well; a table has few letters but those of flags.
    """
    said = _letters_of(letters)
    if is_head("".join(said)):
        return True
    if len(set(said) - _FLAGS) >= _UNLIKE:
        return False
    rows = [(float(line.quad[:, 1].mean()), float(np.ptp(line.quad[:, 1]))) for line in words]
    middles = [float(line.quad[:, 1].mean()) for line in letters]
    level = [
        any(abs(middle - row) <= _LEVEL * height for row, height in rows) for middle in middles
    ]
    return sum(level) >= _MOST * len(level)


def _sizes(boxes: _Boxes) -> npt.NDArray[np.float64]:
    sizes: npt.NDArray[np.float64] = (boxes[:, 2:] - boxes[:, :2]).max(axis=1)
    return sizes


def _middles(boxes: _Boxes) -> npt.NDArray[np.float64]:
    middles: _Boxes = (boxes[:, 2:] + boxes[:, :2]) / 2
    return middles
