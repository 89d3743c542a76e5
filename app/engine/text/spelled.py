"""What a text tells sign by sign: `Q for Quebec, U, double L`, `Quebec Uniform`, `four`, `81`.

A search for names passes over it, as words and marks stand between the letters. Here only the
letters are left, each a word of its own, so that a name is found in them wherever it begins. Words
are those of the alphabet of ICAO, which begin with what they stand for; numbers those of Unicode or
UTF-8, as arrays, scripts and formulas hold them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import NamedTuple

from app.engine.domain.document import NO_NAME
from app.engine.text.escapes import Undone
from app.progress import Tick, silent, telling

_ALPHABET = (
    "alpha|alfa|bravo|charlie|delta|echo|foxtrot|golf|hotel|india|juliett?|kilo|lima|mike|november"
    "|oscar|papa|quebec|romeo|sierra|tango|uniform|victor|whiske?y|x-?ray|yankee|zulu"
)
_DIGITS = {
    word: str(digit)
    for digit, words in enumerate(
        ("zero oh", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine niner")
    )
    for word in words.split()
}
_TWICE = r"(?P<twice>(?:double|twice) )?"
_LETTER = re.compile(
    rf"\b{_TWICE}(?P<sign>[a-z]|{_ALPHABET})\b(?:,? (?:for|as in|like) \w+)?", re.IGNORECASE
)
_DIGIT = re.compile(rf"\b{_TWICE}(?P<sign>\d|{'|'.join(_DIGITS)})\b", re.IGNORECASE)
# What may stand between two: a word or a number, such as `and` or that of a list.
_BETWEEN = re.compile(r"[\W_]{0,12}(?:[^\W_]{1,4}[\W_]{1,6})?")
_FEWEST, _FEWEST_DIGITS = 4, 7
_NUMBER = r"(?:\b(?:_xlfn\.)?(?:uni)?cha?r\()?\b\d{1,3}\b\)?"
_NUMBERS = re.compile(rf"{_NUMBER}(?:(?:\s?[,;&+]\s?|\s){_NUMBER}){{3,}}", re.IGNORECASE)
_FIGURES = re.compile(r"\d+")
_LATIN = 0x250
_PROSE = 0.7  # of what is written, letters and spaces


class _Sign(NamedTuple):
    letter: str
    start: int
    end: int


def spelled(text: str, tick: Tick = silent) -> Iterator[Undone]:
    """What letters, digits and numbers of letters in `text` tell, each where there are enough.

    `tick` is called now and then.
    """
    stretches = (row for run in _NUMBERS.finditer(text) for row in _stretches(run))
    rows = (
        _rows(text, telling(_signs(_LETTER, text), tick), _FEWEST),
        _rows(text, telling(_signs(_DIGIT, text), tick), _FEWEST_DIGITS),
        filter(_is_prose, telling(stretches, tick)),
    )
    for of_a_kind in rows:
        signs = [sign for row in of_a_kind for sign in (*row, _Sign(NO_NAME, *row[-1][2:] * 2))]
        if signs:
            yield Undone(
                " ".join(sign.letter for sign in signs),
                *_places(signs),
            )


def numbers_as_letters(text: str) -> str:
    """`text` with letters for their numbers, where some in a row are numbers of letters."""
    return _NUMBERS.sub(lambda run: " ".join(map(_written, _stretches(run))) or run[0], text)


def _written(row: Iterable[_Sign]) -> str:
    return "".join(sign.letter for sign in row)


def _places(signs: list[_Sign]) -> tuple[tuple[int, ...], tuple[tuple[int, int, bool], ...]]:
    """Where each sign begins among those with a space between, and where it stands in the text."""
    starts, length = [], 0
    for sign in signs:
        starts.append(length)
        length += len(sign.letter) + 1
    return tuple(starts), tuple((sign.start, sign.end, False) for sign in signs)


def _signs(pattern: re.Pattern[str], text: str) -> Iterator[_Sign]:
    for match in pattern.finditer(text):
        sign = match["sign"].lower()
        letter = _DIGITS.get(sign, sign[0])
        middle = match.start("sign")
        if match["twice"]:
            yield _Sign(letter, match.start(), middle)
        yield _Sign(letter, middle, match.end())


def _rows(text: str, signs: Iterable[_Sign], fewest: int) -> Iterator[list[_Sign]]:
    row: list[_Sign] = []
    for sign in signs:
        if row and _BETWEEN.fullmatch(text, row[-1].end, sign.start) is None:
            if len(row) >= fewest:
                yield row
            row = []
        row.append(sign)
    if len(row) >= fewest:
        yield row


def _stretches(run: re.Match[str]) -> Iterator[list[_Sign]]:
    """The numbers in a row that can be those of letters, as these."""
    numbers = [
        (int(number[0]), run.start() + number.start(), run.start() + number.end())
        for number in _FIGURES.finditer(run[0])
    ]
    for is_readable, members in groupby(numbers, lambda number: _is_letter_or_mark(number[0])):
        stretch = [*members]
        row = [*_of_utf_8(stretch)] or [_Sign(chr(code), *place) for code, *place in stretch]
        if is_readable and len(stretch) >= _FEWEST and any(sign.letter.isalpha() for sign in row):
            yield row


def _of_utf_8(numbers: list[tuple[int, int, int]]) -> Iterator[_Sign]:
    """As octets; nothing where they are none."""
    try:
        text = bytes(code for code, _, _ in numbers).decode()
    except ValueError:
        return
    first = 0
    for letter in text:
        last = first + len(letter.encode())
        yield _Sign(letter, numbers[first][1], numbers[last - 1][2])
        first = last


def _is_letter_or_mark(code: int) -> bool:
    # The octets from 128 to 159 are parts of letters.
    return code < _LATIN and (chr(code).isspace() or chr(code).isprintable() or 127 < code < 160)


def _is_prose(row: list[_Sign]) -> bool:
    said = sum(sign.letter.isalpha() or sign.letter.isspace() for sign in row)
    return said >= _PROSE * len(row)
