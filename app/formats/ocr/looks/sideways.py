"""Tells at a glance that a page lies on its side, so that it need not be read in every way."""

from __future__ import annotations

import numpy as np
from PIL import Image

from app.formats.ocr.looks.second_look import straightened, turned
from app.formats.ocr.recogniser import Quad, Tick, find_lines, read_strips

_PAGE = 1_000  # pixels of the shorter side; of a smaller picture a glance costs as much as a look
_GLANCE = 800  # pixels of the longer side, enough to see which way lines run
_SHARE = 0.8  # of the length of all lines
_LONG = 4.0  # times as long as high: a line, not a word
_FEWEST, _MOST = 4, 16  # lines of which a few words are tried either way up
_TRIED = 12.0  # heights of the line
_SURE = 0.8


def quarters_on_its_side(picture: Image.Image, tick: Tick) -> int:
    """By how many quarters, 1 or 3, a page that lies on its side is to be turned to be read.

    0 where it does not, or where that is not certain.
    """
    if min(picture.size) < _PAGE:
        return 0
    shrunk = picture.convert("RGB")
    shrunk.thumbnail((_GLANCE, _GLANCE))
    lines = find_lines(shrunk, tick)
    running = sorted((quad for quad in lines if _height(quad) > _LONG * _width(quad)), key=_height)
    if len(running) < _FEWEST or sum(map(_height, running)) < _SHARE * sum(map(_length, lines)):
        return 0
    larger = picture.width / shrunk.width
    strips = [straightened(picture, larger * _beginning(quad)) for quad in running[-_MOST:]]
    certainty, way = max((_certainty(strips, way, tick), way) for way in (1, 3))
    return way if certainty > _SURE else 0


def _certainty(strips: list[Image.Image], way: int, tick: Tick) -> float:
    """The mean over all letters, 0 to 1."""
    read = read_strips([turned(strip, way) for strip in strips], tick)
    letters = sum(len(text) for text, _ in read)
    return sum(certainty * len(text) for text, certainty in read) / max(letters, 1)


def _beginning(quad: Quad) -> Quad:
    """The upper end of a line that runs down or up."""
    share = min(1.0, _TRIED * _width(quad) / _height(quad))
    top_left, top_right, bottom_right, bottom_left = quad
    return np.array(
        [
            top_left,
            top_right,
            top_right + share * (bottom_right - top_right),
            top_left + share * (bottom_left - top_left),
        ]
    )


def _width(quad: Quad) -> float:
    return float(np.linalg.norm(quad[1] - quad[0]))


def _height(quad: Quad) -> float:
    return float(np.linalg.norm(quad[3] - quad[0]))


def _length(quad: Quad) -> float:
    return max(_width(quad), _height(quad))
