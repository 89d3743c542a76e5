"""Pictures on a page of text: a letterhead, a stamp, a photographed card; and the words in them.

What a clip hides of a picture is read as well, since it would be in the export.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from math import hypot
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
import pikepdf
import pypdfium2
from PIL import Image

from app.engine.domain.document import Span, Word
from app.engine.domain.geometry import Box
from app.formats.ocr.layout import RecognisedText, unread_parts
from app.formats.ocr.legibility import is_plain
from app.formats.ocr.page_reader import read_picture
from app.formats.ocr.recogniser import LONGEST_SIDE, Quad, Tick, is_installed
from app.formats.pdf.content.page_frame import Frame
from app.formats.pdf.images.xobject import BLACK, WHITE, PlacedImage, pixels_of, render_images_alone
from app.formats.pdf.syntax.matrix import Bounds, Matrix, inverse, multiply
from app.formats.pdf.syntax.operators import number

_SCALE = 300 / 72  # pixels a point: small print is common on stamps and cards
_LONGEST = 1_700.0  # points; in larger pictures letters become too small to be recognised
_FEWEST, _FINE = 40, 1_000  # pixels along the longer side: of a short word, and of small print
_FEWEST_PIXELS = 5  # nothing can be read in fewer
_NOTHING = RecognisedText("", (), (), 0)


@dataclass(frozen=True, slots=True)
class PagePicture:
    """Pictures that lie together on a page of text, and the words that they show.

    Attributes:
        parts: the pictures in painting order.
        sheet: how they are put to be read.
        start: offset of their text in `Document.text`.
    """

    parts: Group
    sheet: Sheet
    start: int
    text: RecognisedText

    @property
    def end(self) -> int:
        """Offset of the end of its text."""
        return self.start + len(self.text.text)

    def words(self, frame: Frame) -> Iterator[Word]:
        """The words where they stand on the page."""
        for word in self.text.words:
            span = Span(self.start + word.start, self.start + word.end)
            yield Word(span, self._box(word.quad, frame))

    def unread(self, frame: Frame) -> Iterator[Box]:
        """Where on the page they show what could not be read."""
        return (self._box(corners, frame) for corners in unread_parts(self.text))

    def _box(self, quad: Quad, frame: Frame) -> Box:
        corners = self.in_user_space(quad)
        (left, bottom), (right, top) = corners.min(axis=0), corners.max(axis=0)
        return frame.box((float(left), float(bottom), float(right), float(top)))

    def shown(self) -> Image.Image:
        """The pictures as they were read."""
        return self.sheet.shown(self.parts, WHITE)

    def in_user_space(self, quad: Quad) -> Quad:
        """Points of `shown()` in user space."""
        a, b, c, d, e, f = self.sheet.to_user
        x, y = quad[:, 0], quad[:, 1]
        return np.stack((a * x + c * y + e, b * x + d * y + f), axis=1)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet on which pictures lie alone and upright.

    Attributes:
        size: in points.
        upright: user space of their page to that of the sheet.
        scale: pixels a point.
        to_user: pixels to user space of their page.
    """

    size: tuple[float, float]
    upright: Matrix
    scale: float
    to_user: Matrix = field(repr=False)

    @classmethod
    def of(cls, group: Group, turns: int) -> Sheet | None:
        """The sheet for pictures of a page turned clockwise by so many quarters.

        None where they are too small or too large to be read.
        """
        bounds = left, bottom, right, top = bounds_of(group)
        width, height = Frame(bounds, turns).size
        longest = max(width, height)
        if not 0 < longest <= _LONGEST:
            return None
        upright: Matrix = (
            (1, 0, 0, 1, -left, -bottom),
            (0, -1, 1, 0, -bottom, right),
            (-1, 0, 0, -1, right, top),
            (0, 1, -1, 0, top, -left),
        )[turns]
        # A picture that is shown very small may be stored much larger.
        fine = min(_density(group), _FINE / longest)
        scale = min(max(_SCALE, fine), LONGEST_SIDE / longest)
        back = inverse(upright)
        if back is None or longest * scale < _FEWEST:
            return None
        to_user = multiply((1 / scale, 0, 0, -1 / scale, 0, height), back)
        return cls((width, height), upright, scale, to_user)

    def shown(self, group: Group, paper: tuple[int, int, int, int]) -> Image.Image:
        """Its pixels. Raises as `alone` does."""
        images = [(p.image, p.matrix) for p in group if p.image is not None]
        return render_images_alone(images, self.size, self.scale, around=self.upright, paper=paper)


class PictureReader:
    """Reads the pictures of one document, each only once however often it is shown."""

    def __init__(self, tick: Tick) -> None:
        self._tick = tick
        self._known: dict[tuple[object, ...], RecognisedText | None] = {}

    def read(self, group: Group, frame: Frame, start: int) -> PagePicture | None:
        """The words of `group`, whose text will begin at `start`; None where it is not read."""
        sheet = Sheet.of(group, frame.turns)
        if sheet is None or not is_installed() or not _has_pixels(group):
            return None
        key = _key(group, sheet)
        if key not in self._known:
            self._known[key] = self._recognised(group, sheet)
        text = self._known[key]
        return None if text is None else PagePicture(group, sheet, start, text)

    def _recognised(self, group: Group, sheet: Sheet) -> RecognisedText | None:
        try:
            on_white = sheet.shown(group, WHITE)
            text = self._text(on_white)
            if not text.words:
                # Light letters on nothing are seen only if what lies below them is dark.
                on_black = sheet.shown(group, BLACK)
                if on_black.tobytes() != on_white.tobytes():
                    text = self._text(on_black)
        except (pikepdf.PdfError, pikepdf.DependencyError, pypdfium2.PdfiumError):
            return None
        return text

    def _text(self, picture: Image.Image) -> RecognisedText:
        return _NOTHING if is_plain(picture) else read_picture(picture, self._tick)


def _has_pixels(group: Group) -> bool:
    images = [p.image for p in group if p.image is not None and p.number is not None]
    if len(images) < len(group):
        return False
    sides = (number(images[0].get(key, 0)) for key in ("/Width", "/Height"))
    return len(images) > 1 or min(sides) >= _FEWEST_PIXELS


def _density(group: Group) -> float:
    """Pixels a point of the finest picture."""
    finest = 0.0
    for picture in group:
        if picture.image is not None:
            a, b, c, d, _, _ = picture.matrix
            width, height = pixels_of(picture.image)
            finest = max(finest, width / max(hypot(a, b), 1e-3), height / max(hypot(c, d), 1e-3))
    return finest


def _key(group: Group, sheet: Sheet) -> tuple[object, ...]:
    """The same for pictures that look the same wherever they stand."""
    fine = sheet.scale / _SCALE
    return tuple(
        (
            picture.image.objgen if picture.image is not None else None,
            *(round(value * fine, 1) for value in multiply(picture.matrix, sheet.upright)),
        )
        for picture in group
    )


# Pictures that are read together, such as the strips into which a scanner cut one, in painting
# order. None of them covers another: what lies below would not be read, although the export holds
# it.
Group: TypeAlias = tuple[PlacedImage, ...]
_Edges: TypeAlias = npt.NDArray[np.float64]  # left, bottom, right and top in columns

_LEGIBLE_HEIGHT = 5.0  # points; nothing can be read in less, unless there are enough pixels
_LOW, _LONG = 8, 40  # pixels of a short word
_ANY_LOW = 5  # pixels; rules and dots have fewer
_NEAR = 1.0  # points
_HAIR = 0.1  # of the sides of a picture
_MOST_PICTURES, _MOST_GROUPS = 3_000, 40


def legible_groups(pictures: Sequence[PlacedImage], frame: Frame) -> list[Group]:
    """Pictures that touch each other, where something can be read in them, from the top down."""
    shown = [picture for picture in pictures if frame.shows(picture.bounds)]
    painted = _each_once(picture for picture in shown if picture.number is not None)
    if len(painted) > _MOST_PICTURES:
        return [tuple(painted)]
    groups = [
        part
        for group in _touching(painted)
        for layer in _layers(group)
        for part in _touching(layer)
    ]
    others = [(p,) for p in shown if p.number is None]
    legible = [group for group in (*groups, *others) if _is_legible(group)]
    return sorted(legible, key=lambda group: _place(group, frame))


def are_too_many(groups: Sequence[Group]) -> bool:
    """Whether to read the page as it looks, since reading `groups` one by one takes too long."""
    different = {tuple(map(_look, group)) for group in groups}
    return len(different) > _MOST_GROUPS or any(len(g) > _MOST_PICTURES for g in groups)


def has_too_small(pictures: Sequence[PlacedImage], groups: Sequence[Group], frame: Frame) -> bool:
    """Whether the page shows pictures that are in none of its legible `groups`, but for rules."""
    read = {_look(picture) for group in groups for picture in group}
    return any(
        frame.shows(picture.bounds)
        and picture.number is not None
        and _look(picture) not in read
        and (picture.image is None or min(pixels_of(picture.image)) >= _ANY_LOW)
        for picture in pictures
    )


def bounds_of(group: Group) -> Bounds:
    """What the pictures cover together, in user space."""
    lefts, bottoms, rights, tops = zip(*(picture.bounds for picture in group), strict=True)
    return min(lefts), min(bottoms), max(rights), max(tops)


def can_hold_words(image: pikepdf.Object) -> bool:
    """Whether an image has pixels enough for a short word."""
    shorter, longer = sorted(pixels_of(image))
    return shorter >= _LOW and longer >= _LONG


def _is_legible(group: Group) -> bool:
    left, bottom, right, top = bounds_of(group)
    if min(right - left, top - bottom) >= _LEGIBLE_HEIGHT:
        return True
    # An inline image tells its size only when it has become an object.
    return any(p.image is None or can_hold_words(p.image) for p in group)


def _look(picture: PlacedImage) -> tuple[object, ...]:
    """The same for an image of one size and direction, wherever it stands."""
    image = None if picture.image is None else picture.image.objgen
    return image, *(round(value, 1) for value in picture.matrix[:4])


def _each_once(pictures: Iterable[PlacedImage]) -> list[PlacedImage]:
    """Without those that are painted again in the same place."""
    once = {(*_look(p), *p.matrix[4:], p.number if p.image is None else 0): p for p in pictures}
    return list(once.values())


def _place(group: Group, frame: Frame) -> tuple[float, float]:
    box = frame.box(bounds_of(group))
    return box.top, box.x0


def _edges(pictures: Sequence[PlacedImage]) -> _Edges:
    return np.array([picture.bounds for picture in pictures], dtype=float).reshape(-1, 4)


def _touching(pictures: Sequence[PlacedImage]) -> list[Group]:
    edges = _edges(pictures)
    of = np.full(len(pictures), -1)
    for first in range(len(pictures)):
        found = [first] if of[first] < 0 else []
        while found:
            one = found.pop()
            of[one] = first
            near = (_shared(edges, edges[one]) >= -_NEAR).all(axis=1) & (of < 0)
            of[near] = first
            found += np.flatnonzero(near).tolist()
    return [
        tuple(pictures[i] for i in np.flatnonzero(of == number).tolist())
        for number in np.unique(of)
    ]


def _layers(group: Group) -> list[Group]:
    """The group in parts in which no picture covers another."""
    edges = _edges(group)
    sides = edges[:, 2:] - edges[:, :2]
    of = np.zeros(len(group), dtype=int)
    for i in range(1, len(group)):
        hair = np.minimum(_NEAR, _HAIR * np.minimum(sides[:i], sides[i]))
        covers = (_shared(edges[:i], edges[i]) > hair).all(axis=1)
        taken = set(of[:i][covers].tolist())
        of[i] = next(number for number in count() if number not in taken)
    return [
        tuple(group[i] for i in np.flatnonzero(of == number).tolist()) for number in np.unique(of)
    ]


def _shared(edges: _Edges, one: _Edges) -> npt.NDArray[np.float64]:
    """How far each reaches over `one`, across and up; negative for a distance."""
    return np.minimum(edges[:, 2:], one[2:]) - np.maximum(edges[:, :2], one[:2])
