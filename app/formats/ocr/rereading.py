"""Reads lines again that were not read with full certainty, to tell which words can be vouched for.

The recogniser gives letters for anything that looks like a line, and is almost as certain of wrong
ones: of handwriting above all. What it reads in the same way in a narrower strip and in a smoothed,
smaller one stands there; words that change are other words.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from PIL import Image, ImageFilter, ImageOps

from app.formats.ocr.recogniser import RecognisedLine, Tick, read_strips
from app.formats.ocr.second_look import straightened

# Certainty of a line, 0 to 1. Few printed lines are read with less.
_SURE = 0.97
_NARROWER = 0.8
_BLUR, _SMALLER, _CUT_OFF = 1.2, 0.65, 0.5  # pixels, share, and percent of the pixels
_LEAST = 2  # pixels


def doubted_words(
    picture: Image.Image, lines: Sequence[RecognisedLine], tick: Tick
) -> list[frozenset[int]]:
    """Which words of each of `lines` of an upright picture read otherwise when they are read again.

    By their number in the line, parted by white space. `tick` as of `recognise`.
    """
    weak = [number for number, line in enumerate(lines) if line.confidence < _SURE]
    strips = [straightened(picture, lines[number].quad) for number in weak]
    readings = [
        [_letters(text) for text, _ in read_strips([way(strip) for strip in strips], tick)]
        for way in (_narrow, _small)
    ]
    found: list[frozenset[int]] = [frozenset()] * len(lines)
    for number, *others in zip(weak, *readings, strict=True):
        words = (_letters(word) for word in lines[number].text.split())
        found[number] = frozenset(
            place for place, word in enumerate(words) if not all(word in other for other in others)
        )
    return found


def _narrow(strip: Image.Image) -> Image.Image:
    return strip.resize((max(_LEAST, int(strip.width * _NARROWER)), strip.height))


def _small(strip: Image.Image) -> Image.Image:
    smooth = strip.convert("L").filter(ImageFilter.GaussianBlur(_BLUR))
    width, height = (max(_LEAST, int(side * _SMALLER)) for side in strip.size)
    smaller = smooth.resize((width, height), Image.Resampling.BOX)
    return ImageOps.autocontrast(smaller, cutoff=_CUT_OFF)


def _letters(text: str) -> str:
    """Letters and digits alone, without accents and case: they make no other word."""
    plain = unicodedata.normalize("NFKD", text).casefold()
    return "".join(character for character in plain if character.isalnum())
