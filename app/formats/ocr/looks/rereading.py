"""Reads lines again that were not read with full certainty, to tell which words can be vouched for.

The recogniser gives letters for anything that looks like a line, and is almost as certain of wrong
ones: of handwriting above all. What it reads in the same way in a narrower strip, in a smoothed,
smaller one and with thinner strokes stands there; words that change are other words. One hand
writes a line, and mostly a page: where one word changes none of its line can be vouched for, the
rest of the picture is looked at more strictly, and none of it is vouched for where most lines
change.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from functools import cache

from PIL import Image, ImageFilter, ImageOps

from app.formats.ocr.looks.second_look import straightened
from app.formats.ocr.recogniser import RecognisedLine, Tick, read_strips
from app.paths import RESOURCES

# Certainty of a line, 0 to 1. One printed line in fifty is read with less than the first; a fifth
# to two fifths are with less than the second, which holds beside handwriting.
_SURE, _SURE_BESIDE = 0.97, 0.99
# The recogniser's sign for what is no letter; at the edges of a word it may be a box to tick.
_NO_LETTER = re.compile(r"\w\u25a1+\w")
_NARROWER = 0.8
_BLUR, _SMALLER, _CUT_OFF = 1.2, 0.65, 0.5  # pixels, share, and percent of the pixels
_LEAST = 2  # pixels
_MOST, _FEWEST = 0.5, 3  # share and number of the lines of a picture; beyond both all is written
_STROKES = 3  # pixels, odd
_LONG = 3  # letters of a word that specks do not make
# A value with its unit, and perhaps the range of the healthy. The strokes of thin print are gone in
# a thinned strip, and nobody is told by such a line.
_AMOUNT = r"[<>≤≥]?\s?\d{1,4}(?:[.,]\d{1,3})?"
_UNIT = (
    r"(?:10\^?\d{1,2}|[munpkdµμ]?(?:g|mol|kat|[IU]?U|Eq|L|l)|m[lL]|mm(?:Hg)?|f[lL]|pg|%)"
    r"(?:/(?:[dmµμu]?[lL]|mol|mmol|kg|min|h|g|d))?(?:/1[.,]73\s?m2)?"
)
_VALUE = re.compile(
    rf"{_AMOUNT}\s?{_UNIT}(?:\s(?:[HL*↑↓]\s)?[(\[]?{_AMOUNT}(?:\s?[-–]\s?{_AMOUNT})?[)\]]?)?"
)
_USUAL = ("usual_words_en", "familiar_en", "everyday_es", "everyday_it", "everyday_sv")


def doubted_words(
    picture: Image.Image, lines: Sequence[RecognisedLine], tick: Tick, *, strewn: bool = False
) -> list[frozenset[int]]:
    """Which words of each of `lines` of an upright picture cannot be vouched for.

    By their number in the line, parted by white space. `tick` as of `recognise`. Of a picture that
    is `strewn` with specks usual words that all readings have are vouched for: specks explain why
    others of the line changed, and a name is rarely misread as such a word.
    """
    found: dict[int, frozenset[int]] = {}
    for above, below, ways in (
        (0.0, _SURE, (_narrow, _small, _thin)),
        (_SURE, _SURE_BESIDE, (_narrow, _small)),
    ):
        weak = [n for n, line in enumerate(lines) if above <= line.confidence < below]
        values = [number for number in weak if _VALUE.fullmatch(lines[number].text.strip())]
        others = [number for number in weak if number not in values]
        found |= _changing(picture, lines, others, ways, tick, strewn=strewn)
        found |= _changing(picture, lines, values, (_narrow, _small), tick, strewn=strewn)
        if not found:
            break
    if not strewn and len(found) >= max(_FEWEST, _MOST * len(lines)):
        found = dict.fromkeys(range(len(lines)), frozenset())
    return [
        _but_usual(line, found[number] if strewn else frozenset())
        if number in found
        else frozenset()
        for number, line in enumerate(lines)
    ]


def _but_usual(line: RecognisedLine, stable: frozenset[int]) -> frozenset[int]:
    """All words of a line but those `stable` ones that are usual."""
    words = [_letters(word) for word in line.text.split()]
    return frozenset(
        number
        for number, word in enumerate(words)
        if number not in stable or len(word) < _LONG or word not in _usual_words()
    )


@cache
def _usual_words() -> frozenset[str]:
    """Words in use of all languages that the program knows."""
    lists = (RESOURCES / f"{name}.txt" for name in _USUAL)
    lines = (line for path in lists for line in path.read_text(encoding="utf-8").splitlines())
    words = (word for line in lines if not line.startswith("#") for word in line.split())
    return frozenset(_letters(word) for word in words)


def _changing(
    picture: Image.Image,
    lines: Sequence[RecognisedLine],
    weak: Sequence[int],
    ways: Sequence[Callable[[Image.Image], Image.Image]],
    tick: Tick,
    *,
    strewn: bool,
) -> dict[int, frozenset[int]]:
    """The numbers of those `weak` lines of which a word is read otherwise, or no word.

    With the numbers of their words that are words of every reading, where the picture is `strewn`:
    else a line is not read on once it has changed.
    """
    strips = {number: straightened(picture, lines[number].quad) for number in weak}
    words = {number: [_letters(word) for word in lines[number].text.split()] for number in weak}
    stable = {number: frozenset(range(len(words[number]))) for number in weak}
    changed = {number for number in weak if _NO_LETTER.search(lines[number].text)}
    for way in ways:
        left = [number for number in weak if strewn or number not in changed]
        readings = read_strips([way(strips[number]) for number in left], tick)
        for number, (text, _) in zip(left, readings, strict=True):
            other = [_letters(word) for word in text.split()]
            joined = "".join(other)
            stable[number] &= {at for at, word in enumerate(words[number]) if word in other}
            if not all(word in joined for word in words[number]):
                changed.add(number)
    return {number: stable[number] for number in sorted(changed)}


def _narrow(strip: Image.Image) -> Image.Image:
    return strip.resize((max(_LEAST, int(strip.width * _NARROWER)), strip.height))


def _small(strip: Image.Image) -> Image.Image:
    smooth = strip.convert("L").filter(ImageFilter.GaussianBlur(_BLUR))
    width, height = (max(_LEAST, int(side * _SMALLER)) for side in strip.size)
    smaller = smooth.resize((width, height), Image.Resampling.BOX)
    return ImageOps.autocontrast(smaller, cutoff=_CUT_OFF)


def _thin(strip: Image.Image) -> Image.Image:
    return strip.convert("L").filter(ImageFilter.MaxFilter(_STROKES))


def _letters(text: str) -> str:
    """Letters and digits alone, without accents and case: they make no other word."""
    plain = unicodedata.normalize("NFKD", text).casefold()
    return "".join(character for character in plain if character.isalnum())
