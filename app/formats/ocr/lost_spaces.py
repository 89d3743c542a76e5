"""Puts a space where a line has a gap as wide as those between its words, and none was read.

The recogniser drops spaces of dense print, of typewriters, beside figures and marks: `Kidney.BP`,
`HRN00-77-19`. What stands joined is found by no list, and by few rules.
"""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import numpy.typing as npt
from PIL import Image

from app.formats.ocr.looks.second_look import straightened
from app.formats.ocr.recogniser import RecognisedLine

# Of the usual gap between two words of the line; there must be as many.
_WIDE, _WIDE_IN_NUMBERS, _FEWEST = 0.65, 1.0, 2
# Without such a gap: of the height of the line, which is about 1.3 sizes of its letters.
_WIDE_IN_HEIGHTS = 0.2
# Of the usual gap between two letters, and of the height: wide print is no row of initials.
_WIDE_IN_GAPS, _LEAST_IN_HEIGHTS = 2.0, 0.12
_INK, _INK_SHARE = 40, 0.3  # shades from the paper, and of the darkest ink
# Marks that end a word or what is in brackets, and stand low or apart in italic print.
_CLOSING = frozenset(".,;:!?)]}%")


def with_spaces(line: RecognisedLine, picture: Image.Image) -> RecognisedLine:
    """The `line` of a grey `picture` with its lost spaces; where characters stand must be known."""
    letters = [at for at, character in enumerate(line.text) if not character.isspace()]
    if len(line.centres) != len(letters) or len(letters) < 2:
        return line
    strip = np.asarray(straightened(picture, line.quad).convert("L"), dtype=float)
    height, width = strip.shape
    places = [min(max(round(share * width), 0), width - 1) for share in line.shares]
    gaps = _gaps(_inked(strip), places)
    pairs = [(line.text[first], line.text[last]) for first, last in pairwise(letters)]
    apart = [last - first > 1 for first, last in pairwise(letters)]
    between_words = [
        gap
        for gap, parted, (before, _) in zip(gaps, apart, pairs, strict=True)
        if parted and before not in _CLOSING
    ]
    between_letters = [gap for gap, parted in zip(gaps, apart, strict=True) if not parted]
    if not between_letters:
        return line
    least = max(
        _WIDE_IN_GAPS * max(1.0, float(np.median(between_letters))), _LEAST_IN_HEIGHTS * height
    )
    usual = (
        float(np.median(between_words))
        if len(between_words) >= _FEWEST
        else _WIDE_IN_HEIGHTS * height / _WIDE
    )
    lost = {
        at
        for at, gap, parted, pair in zip(letters[1:], gaps, apart, pairs, strict=True)
        if not parted
        and pair[1] not in _CLOSING
        and gap >= max(least, usual * (_WIDE_IN_NUMBERS if _is_number(pair) else _WIDE))
    }
    return line._replace(
        text="".join(f" {one}" if at in lost else one for at, one in enumerate(line.text))
    )


def _is_number(pair: tuple[str, str]) -> bool:
    """A figure 1 stands in the middle of its place, with air on both sides."""
    return all(one.isdigit() for one in pair)


def _inked(strip: npt.NDArray[np.float64]) -> npt.NDArray[np.bool_]:
    """Which columns of a line hold ink."""
    ink = np.abs(strip - np.median(strip))
    inked: npt.NDArray[np.bool_] = (ink > max(_INK, _INK_SHARE * np.percentile(ink, 99))).any(
        axis=0
    )
    return inked


def _gaps(inked: npt.NDArray[np.bool_], places: list[int]) -> list[int]:
    """The longest run of columns without ink between each two characters, in pixels."""
    found = []
    for first, last in pairwise(places):
        edges = np.flatnonzero(np.concatenate(([True], inked[first : last + 1], [True])))
        found.append(int(np.diff(edges).max()) - 1)
    return found
