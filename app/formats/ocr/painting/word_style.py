"""Words of a picture: their extent, their paper and ink, and the typeface nearest to theirs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from math import ceil
from typing import TypeAlias

import numpy as np
from PIL import Image

from app.formats.ocr.layout import RecognisedText, ScannedWord
from app.formats.ocr.painting.lettering import MONO, REGULAR, SERIF, width
from app.formats.ocr.recogniser import Quad

# A shade of grey, or red, green and blue.
Shade: TypeAlias = int | tuple[int, ...]

# In units of the height of what is painted over, margins included.
_MARGIN = 0.12
_LETTERS = (0.55, 0.8)
_LEVEL = 0.009  # half a degree
_STEP = 1.0  # boxes that end a line have such widths, so that they tell less of a name's length


class WordBoxes:
    """The boxes around words of one picture."""

    def __init__(self, scanned: RecognisedText, face: str) -> None:
        self._text, self._words, self._face = scanned.text, scanned.words, face
        self._first = {word.line: word for word in reversed(scanned.words)}
        self._last = {word.line: word for word in scanned.words}

    def around(self, stretch: Sequence[ScannedWord]) -> Quad:
        """What is to be painted over: words of one line, with a margin."""
        first, last = stretch[0].quad, stretch[-1].quad
        box = np.array([first[0], last[1], last[2], first[3]])
        tall = height(box)
        along = _unit(box[1] - box[0])
        down = _unit(box[3] - box[0])
        box += _MARGIN * tall * np.array([-down, -down, down, down])
        starts_line = self._first[stretch[0].line] is stretch[0]
        before = _MARGIN * tall if starts_line else 0.0
        after = 0.0
        if self._last[stretch[-1].line] is stretch[-1]:
            step = _STEP * tall
            wanted = ceil((length(box) + before) / step + _MARGIN) * step - length(box) - before
            after = min(wanted, max(self._room(box, along), _MARGIN * tall))
        box += np.array([-before * along, after * along, after * along, -before * along])
        return _straight(box)

    def letters(self, stretch: Sequence[ScannedWord]) -> float:
        """The size of letters that look like those of the line, in pixels."""
        first, last = self._first[stretch[0].line], self._last[stretch[0].line]
        across = float(np.linalg.norm(last.quad[1] - first.quad[0]))
        natural = width(self._text[first.start : last.end], 1.0, self._face)
        low, high = (share * height(self.around(stretch)) for share in _LETTERS)
        return min(max(across / natural, low), high) if natural else low

    def _room(self, box: Quad, along: Quad) -> float:
        """How far the paper right of `box` is free of other words."""
        corner, down = box[1], box[2] - box[1]
        room = float("inf")
        for word in self._words:
            offset = word.quad.mean(axis=0) - corner
            level = 0 <= float(offset @ down) <= float(down @ down)
            distance = float((word.quad[0] - corner) @ along)
            if level and distance >= 0:
                room = min(room, distance - _MARGIN * height(box))
        return room


def paper_and_ink(picture: Image.Image, box: Quad) -> tuple[Shade, Shade]:
    """The commonest colour within `box`, which is the paper's, and the one farthest from it."""
    size = picture.width - 1, picture.height - 1
    left, top = (int(value) for value in np.clip(box.min(axis=0), 0, size))
    right, bottom = (int(value) for value in np.clip(box.max(axis=0), 0, size))
    part = picture.crop((left, top, right + 1, bottom + 1))
    pixels = np.asarray(part, dtype=np.int16).reshape(part.width * part.height, -1)
    coarse, counts = np.unique(pixels // 16, axis=0, return_counts=True)
    commonest = coarse[int(np.argmax(counts))]
    paper = np.median(pixels[(pixels // 16 == commonest).all(axis=1)], axis=0)
    ink = pixels[int(np.argmax(np.abs(pixels - paper).sum(axis=1)))]
    return _shade(paper), _shade(ink)


def length(quad: Quad) -> float:
    """Along the line that stands in it."""
    return float(np.linalg.norm(quad[1] - quad[0]))


def height(quad: Quad) -> float:
    """Across that line."""
    return max(1.0, float(np.linalg.norm(quad[3] - quad[0])))


def _straight(quad: Quad) -> Quad:
    """The rectangle around a quadrilateral, level if that nearly is."""
    across = quad[1] - quad[0] + quad[2] - quad[3]
    level = abs(float(across[1])) < _LEVEL * float(across[0])
    along = np.array([1.0, 0.0]) if level else _unit(across)
    down = np.array([-along[1], along[0]])
    x, y = quad @ along, quad @ down
    corners = ((x.min(), y.min()), (x.max(), y.min()), (x.max(), y.max()), (x.min(), y.max()))
    return np.array([i * along + j * down for i, j in corners])


def _shade(values: Quad) -> Shade:
    channels = tuple(int(value) for value in values)
    return channels if len(channels) > 1 else channels[0]


def _unit(vector: Quad) -> Quad:
    unit: Quad = vector / max(1e-6, float(np.linalg.norm(vector)))
    return unit


_ENOUGH = 8  # ends of words; fewer tell nothing
# Others must fit clearly better than the first.
_CLEARLY = 0.8
_SENTENCE = 3  # words


def likeliest_face(scanned: RecognisedText) -> str:
    """The bundled typeface by whose widths the words of each line would end where they do."""
    lines = [list(words) for _, words in groupby(scanned.words, key=lambda word: word.line)]
    lines = [words for words in lines if len(words) >= _SENTENCE]
    if sum(len(words) - 1 for words in lines) < _ENOUGH:
        return REGULAR
    strayed = {face: sum(_strayed(scanned, lines, face)) for face in (REGULAR, SERIF, MONO)}
    best = min(strayed, key=lambda face: strayed[face])
    return best if strayed[best] < _CLEARLY * strayed[REGULAR] else REGULAR


def _strayed(scanned: RecognisedText, lines: list[list[ScannedWord]], face: str) -> Iterator[float]:
    """How far each word ends from where it would in `face`, as a share of the line, squared."""
    for words in lines:
        start, end = words[0].start, words[-1].end
        natural = width(scanned.text[start:end], 1.0, face)
        whole = sum(length(word.quad) for word in words)
        reached = 0.0
        for word in words[:-1]:
            reached += length(word.quad)
            expected = width(scanned.text[start : word.end], 1.0, face) + width(" ", 0.5, face)
            yield (reached / whole - expected / natural) ** 2
