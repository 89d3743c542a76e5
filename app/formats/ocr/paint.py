"""Paints over words of a picture and writes others in their place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import ceil, degrees

import numpy as np
from PIL import Image, ImageDraw

from app.engine.types import Edit, Mode
from app.formats.ocr.edits import Replaced, replaced
from app.formats.ocr.engine import Quad
from app.formats.ocr.layout import ScannedText, ScannedWord
from app.formats.ocr.lettering import BOLD, REGULAR, covers, fitting, tile, width

# In units of the height of what is painted over, margins included.
_MARGIN = 0.12
_LABEL, _SMALLEST_LABEL = 0.5, 0.25
_LETTERS, _SMALLEST_LETTERS = 0.66, 0.4
_STEP = 1.0  # boxes that end a line have such widths, so that they tell less of a name's length
_LEVEL = 0.3  # degrees


@dataclass(frozen=True, slots=True)
class Written:
    """A word that a painted picture shows, and its place in pixels."""

    text: str = field(repr=False)
    quad: Quad


@dataclass(frozen=True, slots=True)
class Painted:
    """A picture after its edits.

    Attributes:
        words: what it shows, for those who search or copy its text.
        all_drawn: whether every replacement could be drawn.
    """

    picture: Image.Image
    words: tuple[Written, ...]
    all_drawn: bool


def painted(
    picture: Image.Image, scanned: ScannedText, start: int, edits: Iterable[Edit], mode: Mode
) -> Painted:
    """A copy of `picture` (mode L or RGB) without the words of `edits`.

    `start` is the offset of its text in the document's text. Where a replacement does not fit, a
    black box stands alone.
    """
    brush = _Brush(picture.copy(), scanned)
    shown: dict[ScannedWord, str] = {word: _text(scanned, word) for word in scanned.words}
    all_drawn = True
    for change in replaced(scanned, start, edits):
        if mode is Mode.MASK:
            brush.mask(change)
        else:
            all_drawn &= brush.rewrite(change)
        first, *others = change.words
        shown[first] = change.text
        for word in others:
            del shown[word]
    words = tuple(Written(text, word.quad) for word, text in shown.items() if text)
    return Painted(brush.picture, words, all_drawn)


def _text(scanned: ScannedText, word: ScannedWord) -> str:
    return scanned.text[word.start : word.end]


class _Brush:
    def __init__(self, picture: Image.Image, scanned: ScannedText) -> None:
        self.picture = picture
        self._canvas = ImageDraw.Draw(picture)
        self._words = scanned.words
        self._last = {word.line: word for word in scanned.words}

    def mask(self, change: Replaced) -> None:
        """Black boxes, the longest with the text in white if it fits."""
        boxes = [self._box(stretch) for stretch in change.stretches]
        longest = max(boxes, key=_length)
        for box in boxes:
            self._fill(box, 0)
            if box is longest and covers(change.text):
                room = _length(box) - 0.4 * _height(box)
                largest, smallest = _LABEL * _height(box), _SMALLEST_LABEL * _height(box)
                self._letter(box, change.text, room, largest, smallest, BOLD, (0, 255))

    def rewrite(self, change: Replaced) -> bool:
        """The text on the colour of the paper; black boxes where it does not fit, and False."""
        boxes = [self._box(stretch) for stretch in change.stretches]
        parts = list(_spread(change.text, boxes))
        looks = [self._look(box) for box in boxes]
        for box, (paper, _) in zip(boxes, looks, strict=True):
            self._fill(box, paper)
        fits = covers(change.text)
        for box, part, look in zip(boxes, parts, looks, strict=True):
            largest, smallest = _LETTERS * _height(box), _SMALLEST_LETTERS * _height(box)
            fits &= self._letter(box, part, _length(box), largest, smallest, REGULAR, look)
        if not fits:
            for box in boxes:
                self._fill(box, 0)
        return fits

    def _box(self, stretch: Sequence[ScannedWord]) -> Quad:
        """What is to be painted over: words of one line, with a margin."""
        first, last = stretch[0].quad, stretch[-1].quad
        box = np.array([first[0], last[1], last[2], first[3]])
        height = _height(box)
        along = _unit(box[1] - box[0])
        down = _unit(box[3] - box[0])
        box += _MARGIN * height * np.array([-down, -down, down, down])
        starts_line = not any(
            word.line == stretch[0].line and word.end < stretch[0].start for word in self._words
        )
        before = _MARGIN * height if starts_line else 0.0
        after = 0.0
        if self._last[stretch[-1].line] is stretch[-1]:
            step = _STEP * height
            wanted = ceil((_length(box) + before) / step + _MARGIN) * step - _length(box) - before
            after = min(wanted, max(self._room(box, along), _MARGIN * height))
        box += np.array([-before * along, after * along, after * along, -before * along])
        return box

    def _room(self, box: Quad, along: Quad) -> float:
        """How far the paper right of `box` is free of other words."""
        corner, down = box[1], box[2] - box[1]
        room = float("inf")
        for word in self._words:
            offset = word.quad.mean(axis=0) - corner
            level = 0 <= float(offset @ down) <= float(down @ down)
            distance = float((word.quad[0] - corner) @ along)
            if level and distance >= 0:
                room = min(room, distance - _MARGIN * _height(box))
        return room

    def _fill(self, box: Quad, colour: int | tuple[int, ...]) -> None:
        if isinstance(colour, int) and self.picture.mode == "RGB":
            colour = (colour,) * 3
        self._canvas.polygon([(float(x), float(y)) for x, y in box], fill=colour)

    def _look(self, box: Quad) -> tuple[int | tuple[int, ...], int | tuple[int, ...]]:
        """The commonest colour within `box`, which is the paper's, and the one farthest from it."""
        size = self.picture.width - 1, self.picture.height - 1
        left, top = (int(value) for value in np.clip(box.min(axis=0), 0, size))
        right, bottom = (int(value) for value in np.clip(box.max(axis=0), 0, size))
        part = self.picture.crop((left, top, right + 1, bottom + 1))
        pixels = np.asarray(part, dtype=np.int16).reshape(part.width * part.height, -1)
        coarse, counts = np.unique(pixels // 16, axis=0, return_counts=True)
        commonest = coarse[int(np.argmax(counts))]
        paper = np.median(pixels[(pixels // 16 == commonest).all(axis=1)], axis=0)
        ink = pixels[int(np.argmax(np.abs(pixels - paper).sum(axis=1)))]
        return _colour(paper), _colour(ink)

    def _letter(
        self,
        box: Quad,
        text: str,
        room: float,
        largest: float,
        smallest: float,
        face: str,
        colours: tuple[int | tuple[int, ...], int | tuple[int, ...]],
    ) -> bool:
        """Write `text` into `box` if a size between the bounds fits."""
        size = fitting(text, room, largest, smallest, face) if text else None
        if size is None:
            return not text
        shape = max(1, round(_length(box))), max(1, round(_height(box)))
        # Grey letters serve as a stencil through which the ink is painted.
        stencil = tile(shape, text, size, face, (0, 255))
        across, down = box[1] - box[0]
        angle = degrees(float(np.arctan2(down, across)))
        if abs(angle) > _LEVEL:
            stencil = stencil.rotate(-angle, Image.Resampling.BICUBIC, expand=True)
        middle = box.mean(axis=0)
        place = round(middle[0] - stencil.width / 2), round(middle[1] - stencil.height / 2)
        ink = colours[1]
        if isinstance(ink, int) and self.picture.mode == "RGB":
            ink = (ink,) * 3
        self.picture.paste(
            ink, (*place, place[0] + stencil.width, place[1] + stencil.height), stencil
        )
        return True


def _colour(values: Quad) -> int | tuple[int, ...]:
    channels = tuple(int(value) for value in values)
    return channels if len(channels) > 1 else channels[0]


def _length(quad: Quad) -> float:
    return float(np.linalg.norm(quad[1] - quad[0]))


def _height(quad: Quad) -> float:
    return max(1.0, float(np.linalg.norm(quad[3] - quad[0])))


def _unit(vector: Quad) -> Quad:
    unit: Quad = vector / max(1e-6, float(np.linalg.norm(vector)))
    return unit


def _spread(text: str, boxes: Sequence[Quad]) -> Iterator[str]:
    """Deal the words of a replacement to the boxes of a name that is broken over lines."""
    words = text.split(" ")
    for position, box in enumerate(boxes):
        taken = len(words) if position == len(boxes) - 1 else 1
        while taken < len(words):
            if width(" ".join(words[: taken + 1]), _LETTERS * _height(box)) > _length(box):
                break
            taken += 1
        yield " ".join(words[:taken])
        words = words[taken:]
