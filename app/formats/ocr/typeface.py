"""Which of the bundled typefaces a picture's words are set in, judged by where words end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from app.formats.ocr.layout import ScannedText, ScannedWord
from app.formats.ocr.lettering import MONO, REGULAR, SERIF, width
from app.formats.ocr.word_style import length

_ENOUGH = 8  # ends of words; fewer tell nothing
# Others must fit clearly better than the first.
_CLEARLY = 0.8
_SENTENCE = 3  # words


def likeliest_face(scanned: ScannedText) -> str:
    """The typeface by whose widths the words of each line would end where they do."""
    lines = [list(words) for _, words in groupby(scanned.words, key=lambda word: word.line)]
    lines = [words for words in lines if len(words) >= _SENTENCE]
    if sum(len(words) - 1 for words in lines) < _ENOUGH:
        return REGULAR
    strayed = {face: sum(_strayed(scanned, lines, face)) for face in (REGULAR, SERIF, MONO)}
    best = min(strayed, key=lambda face: strayed[face])
    return best if strayed[best] < _CLEARLY * strayed[REGULAR] else REGULAR


def _strayed(scanned: ScannedText, lines: list[list[ScannedWord]], face: str) -> Iterator[float]:
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
