"""Paints over words of a picture and writes others in their place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import degrees

import numpy as np
from PIL import Image, ImageDraw

from app.engine.domain.export import Edit, Mode
from app.formats.ocr.layout import RecognisedText, ScannedWord
from app.formats.ocr.painting.edits import Replaced, replaced
from app.formats.ocr.painting.lettering import BOLD, covers, fitting, tile, width
from app.formats.ocr.painting.word_style import (
    Shade,
    WordBoxes,
    height,
    length,
    likeliest_face,
    paper_and_ink,
)
from app.formats.ocr.recogniser import Quad

# In units of the height of what is painted over.
_LABEL, _SMALLEST_LABEL = 0.5, 0.25
_SMALLEST_LETTERS = 0.4
_AIR = 0.3  # around words, in units of their size
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
        boxes: all that was painted over.
        all_drawn: whether every replacement could be drawn.
    """

    picture: Image.Image
    words: tuple[Written, ...]
    boxes: tuple[Quad, ...]
    all_drawn: bool


def painted(
    picture: Image.Image, scanned: RecognisedText, start: int, edits: Iterable[Edit], mode: Mode
) -> Painted:
    """A copy of `picture` (mode L or RGB) without the words of `edits`.

    `start` is the offset of its text in the document's text. Where a replacement does not fit, a
    black box stands alone.
    """
    brush = Brush(picture.copy(), scanned)
    shown: dict[ScannedWord, str] = {word: _text(scanned, word) for word in scanned.words}
    all_drawn = True
    for change in replaced(scanned, start, edits):
        if not change.is_boxed(mode):
            all_drawn &= brush.rewrite(change)
        else:
            brush.mask(change)
        first, *others = change.words
        shown[first] = change.text
        for word in others:
            del shown[word]
    words = tuple(Written(text, word.quad) for word, text in shown.items() if text)
    return Painted(brush.picture, words, tuple(brush.painted), all_drawn)


def _text(scanned: RecognisedText, word: ScannedWord) -> str:
    return scanned.text[word.start : word.end]


class Brush:
    """Paints over words of one picture, and writes others in their place."""

    def __init__(self, picture: Image.Image, scanned: RecognisedText) -> None:
        self.picture = picture
        self._canvas = ImageDraw.Draw(picture)
        self.painted: list[Quad] = []
        self._face = likeliest_face(scanned)
        self._boxes = WordBoxes(scanned, self._face)

    def mask(self, change: Replaced) -> None:
        """Black boxes, the longest with the text in white if it fits."""
        boxes = [self._boxes.around(stretch) for stretch in change.stretches]
        longest = max(boxes, key=length)
        for box in boxes:
            self._fill(box, 0)
            if box is longest and covers(change.label):
                room = length(box) - 0.4 * height(box)
                largest, smallest = _LABEL * height(box), _SMALLEST_LABEL * height(box)
                self._letter(box, change.label, room, largest, smallest, BOLD, (0, 255))

    def rewrite(self, change: Replaced) -> bool:
        """The text on the colour of the paper; black boxes where it does not fit, and False."""
        boxes = [self._boxes.around(stretch) for stretch in change.stretches]
        sizes = [self._boxes.letters(stretch) for stretch in change.stretches]
        parts = list(_spread(change.text, boxes, sizes, self._face))
        looks = [paper_and_ink(self.picture, box) for box in boxes]
        for box, (paper, _) in zip(boxes, looks, strict=True):
            self._fill(box, paper)
        fits = covers(change.text)
        for box, part, size, look in zip(boxes, parts, sizes, looks, strict=True):
            smallest = _SMALLEST_LETTERS * height(box)
            room = length(box) - _AIR * size
            fits &= self._letter(box, part, room, size, smallest, self._face, look)
        if not fits:
            for box in boxes:
                self._fill(box, 0)
        return fits

    def _fill(self, box: Quad, colour: Shade) -> None:
        self.painted.append(box)
        if isinstance(colour, int) and self.picture.mode == "RGB":
            colour = (colour,) * 3
        self._canvas.polygon([(float(x), float(y)) for x, y in box], fill=colour)

    def _letter(
        self,
        box: Quad,
        text: str,
        room: float,
        largest: float,
        smallest: float,
        face: str,
        colours: tuple[Shade, Shade],
    ) -> bool:
        """Write `text` into `box` if a size between the bounds fits."""
        size = fitting(text, room, largest, smallest, face) if text else None
        if size is None:
            return not text
        shape = max(1, round(length(box))), max(1, round(height(box)))
        # Grey letters serve as a stencil through which the ink is painted.
        stencil = tile(shape, text, size, face, room, size if face == BOLD else largest)
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


def _spread(text: str, boxes: Sequence[Quad], sizes: Sequence[float], face: str) -> Iterator[str]:
    """Deal the words of a replacement to the boxes of a name that is broken over lines."""
    words = text.split(" ")
    for position, (box, size) in enumerate(zip(boxes, sizes, strict=True)):
        taken = len(words) if position == len(boxes) - 1 else 1
        while taken < len(words):
            if width(" ".join(words[: taken + 1]), size, face) > length(box):
                break
            taken += 1
        yield " ".join(words[:taken])
        words = words[taken:]
