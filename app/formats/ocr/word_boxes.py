"""Where the words of a recognised line stand.

The library knows the middle of each character to within half a character. The pixels between two
words tell where one ends: there the line holds the least ink.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt
from PIL import Image

from app.formats.ocr.recogniser import Quad, RecognisedLine

_WORD = re.compile(r"\S+")
_NEAR = 6  # pixels from the edge of a picture
_GAP = 0.2  # heights of a word, which are about 1.3 sizes of its letters
_INK = 60  # shades from the paper


@dataclass(frozen=True, slots=True)
class PlacedWord:
    """A word of a line, in pixels."""

    text: str = field(repr=False)
    quad: Quad


@dataclass(frozen=True, slots=True)
class PlacedLine:
    """A line and its words, from left to right as it is read.

    Attributes:
        confidence: 0 to 1.
        doubted: numbers of words that another reading does not have.
    """

    words: tuple[PlacedWord, ...]
    quad: Quad
    confidence: float
    doubted: frozenset[int] = frozenset()

    @property
    def height(self) -> float:
        """Of the letters with some space around them, in pixels."""
        return float(np.linalg.norm(self.quad[3] - self.quad[0]))


def placed(
    line: RecognisedLine, picture: Image.Image, doubted: frozenset[int] = frozenset()
) -> PlacedLine:
    """The words of `line`, found in a grey `picture`; of `doubted` ones others were read as well.

    Where the places of the characters are unknown the line is one word, so that no part of it can
    be removed without the rest.
    """
    words = [match.group() for match in _WORD.finditer(line.text)]
    if not line.centres and len(words) > 1:
        words = [" ".join(words)]
        doubted = frozenset({0}) if doubted else doubted
    cuts = [0.0, *_cuts(line, words, picture), 1.0]
    parts = tuple(
        PlacedWord(word, _part(line.quad, cuts[number], cuts[number + 1]))
        for number, word in enumerate(words)
    )
    cut = {number for number, part in enumerate(parts) if _is_cut(part.quad, picture)}
    return PlacedLine(parts, line.quad, line.confidence, doubted | cut)


def _is_cut(quad: Quad, picture: Image.Image) -> bool:
    """Whether an edge of the picture cuts a word off: what is left of it is no word.

    The cut may go between two letters, so that less than a letter's gap is left at its side.
    """
    (left, top), (right, bottom) = quad.min(axis=0).astype(int), quad.max(axis=0).astype(int)
    width, height = picture.size
    gap = max(1, round(_GAP * min(right - left, bottom - top)))
    near = max(_NEAR, gap)
    is_near = (left <= near, top <= near, right >= width - near, bottom >= height - near)
    if not any(is_near):
        return False
    inside = (
        0 if is_near[0] else left,
        0 if is_near[1] else top,
        width if is_near[2] else right,
        height if is_near[3] else bottom,
    )
    if inside[0] >= inside[2] or inside[1] >= inside[3]:
        return False
    shades = np.asarray(picture.crop(inside), dtype=float)
    inked = np.abs(shades - np.median(shades)) > _INK
    # A word ends at one of its narrow sides; letters are cut through at any.
    across, down = (gap, 1) if right - left >= bottom - top else (1, gap)
    edges = (inked[:, :across], inked[:down].T, inked[:, -across:], inked[-down:].T)
    # All of an edge is inked where the scan has a dark margin.
    return any(
        near_edge and bool((edge.any(axis=0) & ~edge.all(axis=0)).any())
        for near_edge, edge in zip(is_near, edges, strict=True)
    )


def _cuts(line: RecognisedLine, words: list[str], picture: Image.Image) -> Iterator[float]:
    """Where each word ends and the next begins, as a share of the line's length."""
    if len(words) < 2:
        return
    ink = _ink(line.quad, picture)
    shares = line.shares
    position = 0
    for word in words[:-1]:
        position += len(word)
        first, last = sorted(
            min(max(int(share * len(ink)), 0), len(ink) - 1)
            for share in shares[position - 1 : position + 1]
        )
        yield (first + _emptiest(ink[first : last + 1])) / len(ink)


def _emptiest(ink: npt.NDArray[np.float64]) -> float:
    """The middle of the longest run of columns with the least ink."""
    empty = ink <= ink.min() + 0.1 * (ink.max() - ink.min())
    edges = np.flatnonzero(np.diff(np.concatenate(([0], empty.astype(np.int8), [0]))))
    starts, ends = edges[::2], edges[1::2]
    longest = int(np.argmax(ends - starts))
    return float(starts[longest] + ends[longest]) / 2


def _ink(quad: Quad, picture: Image.Image) -> npt.NDArray[np.float64]:
    """How much the pixels of each column of the straightened line differ from its background."""
    width = max(int(np.linalg.norm(quad[1] - quad[0])), 1)
    height = max(int(np.linalg.norm(quad[3] - quad[0])), 1)
    corners = tuple(float(v) for corner in (0, 3, 2, 1) for v in quad[corner])
    straight = picture.transform(
        (width, height), Image.Transform.QUAD, corners, Image.Resampling.BILINEAR
    )
    pixels = np.asarray(straight, dtype=float)
    difference: npt.NDArray[np.float64] = np.abs(pixels - np.median(pixels)).mean(axis=0)
    return difference


def _part(quad: Quad, start: float, end: float) -> Quad:
    """The part of a quadrilateral between two shares of its length."""
    top, bottom = quad[1] - quad[0], quad[2] - quad[3]
    return np.array(
        [
            quad[0] + start * top,
            quad[0] + end * top,
            quad[3] + end * bottom,
            quad[3] + start * bottom,
        ]
    )
