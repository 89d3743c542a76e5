"""Reads lines again that were not read with full certainty, to tell which words can be vouched for.

The recogniser gives letters for anything that looks like a line, and is almost as certain of wrong
ones: of handwriting above all. What it reads in the same way in a narrower strip and in a smoothed,
smaller one stands there; words that change are other words. One hand writes a line, and mostly a
page: where one word changes none of its line can be vouched for, and the rest of the picture is
looked at more strictly.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence

from PIL import Image, ImageFilter, ImageOps

from app.formats.ocr.recogniser import RecognisedLine, Tick, read_strips
from app.formats.ocr.second_look import straightened

# Certainty of a line, 0 to 1. One printed line in fifty is read with less than the first; a fifth
# to two fifths are with less than the second, which holds beside handwriting.
_SURE, _SURE_BESIDE = 0.97, 0.99
# The recogniser's sign for what is no letter; at the edges of a word it may be a box to tick.
_NO_LETTER = re.compile(r"\w\u25a1+\w")
_NARROWER = 0.8
_BLUR, _SMALLER, _CUT_OFF = 1.2, 0.65, 0.5  # pixels, share, and percent of the pixels
_LEAST = 2  # pixels


def doubted_words(
    picture: Image.Image, lines: Sequence[RecognisedLine], tick: Tick
) -> list[frozenset[int]]:
    """Which words of each of `lines` of an upright picture cannot be vouched for.

    By their number in the line, parted by white space. `tick` as of `recognise`.
    """
    found: list[frozenset[int]] = [frozenset()] * len(lines)
    for above, below in ((0.0, _SURE), (_SURE, _SURE_BESIDE)):
        weak = [n for n, line in enumerate(lines) if above <= line.confidence < below]
        for number in _changing(picture, lines, weak, tick):
            found[number] = frozenset(range(len(lines[number].text.split())))
        if not any(found):
            break
    return found


def _changing(
    picture: Image.Image, lines: Sequence[RecognisedLine], weak: Sequence[int], tick: Tick
) -> Iterator[int]:
    """The numbers of those `weak` lines of which a word is read otherwise, or no word."""
    strips = [straightened(picture, lines[number].quad) for number in weak]
    readings = [
        [_letters(text) for text, _ in read_strips([way(strip) for strip in strips], tick)]
        for way in (_narrow, _small)
    ]
    for number, *others in zip(weak, *readings, strict=True):
        text = lines[number].text
        words = (_letters(word) for word in text.split())
        if _NO_LETTER.search(text) or not all(word in other for word in words for other in others):
            yield number


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
