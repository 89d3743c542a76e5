"""Orthographic features of tokens: what an uncased word piece does not show.

One implementation serves training and inference. Everything is computed with numpy over the code
points of the whole text; no Python loop over tokens.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from app.engine.tagger.linear_chain import Ints
from app.engine.tagger.tokens.tokeniser import Tokens

Features = NDArray[np.int64]

VERSION = 1
"""Counts up when a feature changes its meaning: packs name the version they were trained on."""

SIZES = (11, 7, 7, 8, 8, 3, 12)
"""How many values each feature has: case, gap before, gap after, length, line, document, digits."""

_UPPER, _LOWER, _LETTER, _DIGIT, _SPACE, _NEWLINE, _WORD = (1 << bit for bit in range(7))
_LENGTH_STEPS = (2, 3, 4, 5, 6, 8, 11)
_LONG_LINE = 6


def features(text: str, tokens: Tokens, barriers: tuple[int, ...] = ()) -> Features:
    """Feature values of each token, shape `(tokens, len(SIZES))`.

    A barrier counts as the edge of a text: gaps across one look like the document's start or end.
    """
    if not len(tokens):
        return np.zeros((0, len(SIZES)), dtype=np.int64)
    kinds = _kinds(text)
    sums = {bit: _running(kinds, bit) for bit in (_UPPER, _LOWER, _LETTER, _DIGIT, _NEWLINE)}
    starts, ends = tokens.starts, tokens.ends
    before = _gap_before(kinds, sums[_NEWLINE], tokens, barriers)
    after = np.append(before[1:], 6)
    length = np.digitize(ends - starts, _LENGTH_STEPS)
    digits = np.minimum(sums[_DIGIT][ends] - sums[_DIGIT][starts], SIZES[6] - 1)
    columns = (
        _case(kinds, sums, starts, ends),
        before,
        after,
        length,
        _line(sums, before, starts, ends),
        np.full(len(tokens), _document(sums)),
        digits,
    )
    return np.stack(columns, axis=1).astype(np.int64)


def _kinds(text: str) -> NDArray[np.uint8]:
    codes = np.frombuffer(text.encode("utf-32-le", "surrogatepass"), dtype="<u4")
    usual = _usual()
    kinds: NDArray[np.uint8] = usual[np.minimum(codes, len(usual) - 1)]
    rare = np.flatnonzero(codes >= len(usual))
    distinct, places = np.unique(codes[rare], return_inverse=True)
    kinds[rare] = np.array([_kind(code) for code in distinct.tolist()], dtype=np.uint8)[places]
    return kinds


@cache
def _usual() -> NDArray[np.uint8]:
    """The kinds of the first code points, which Latin scripts use; a table of all takes long."""
    return np.array([_kind(code) for code in range(0x250)], dtype=np.uint8)


def _kind(code: int) -> int:
    # Beyond the basic plane are pictures and rare scripts without case.
    char = chr(code) if code < 0x10000 else "\0"
    return (
        _UPPER * char.isupper()
        | _LOWER * char.islower()
        | _LETTER * char.isalpha()
        | _DIGIT * char.isdigit()
        | _SPACE * char.isspace()
        | _NEWLINE * (char in "\n\r\v\f\x85\u2028\u2029")
        | _WORD * char.isalnum()
    )


def _running(kinds: NDArray[np.uint8], bit: int) -> Ints:
    return np.concatenate(([0], np.cumsum((kinds & bit) != 0)))


def _case(kinds: NDArray[np.uint8], sums: dict[int, Ints], starts: Ints, ends: Ints) -> Ints:
    size = ends - starts
    upper, lower, letters, digits = (
        sums[bit][ends] - sums[bit][starts] for bit in (_UPPER, _LOWER, _LETTER, _DIGIT)
    )
    titled = ((kinds[starts] & _UPPER) != 0) & (upper == 1)
    conditions = [
        (letters == 0) & (digits == 0),
        (letters == 0) & (digits == size),
        letters == 0,
        (digits > 0) & (upper == 0),
        digits > 0,
        (upper == 0) & (lower > 0),
        (upper == 1) & (letters == 1),
        (upper > 1) & (lower == 0),
        titled,
        upper > 0,
    ]
    return np.select(conditions, np.arange(10), 10)


def _gap_before(
    kinds: NDArray[np.uint8], newlines: Ints, tokens: Tokens, barriers: tuple[int, ...]
) -> Ints:
    starts, previous = tokens.starts[1:], tokens.ends[:-1]
    gap = starts - previous
    lines = newlines[starts] - newlines[previous]
    after_word = (kinds[previous - 1] & _WORD) != 0
    inner = np.select(
        [(gap == 0) & after_word, gap == 0, lines > 1, lines == 1, gap > 1], [0, 1, 5, 4, 3], 2
    )
    if barriers:
        edges = np.asarray(barriers)
        crossed = np.searchsorted(edges, starts, "right") > np.searchsorted(
            edges, previous - 1, "right"
        )
        inner = np.where(crossed, 6, inner)
    return np.concatenate(([6], inner))


def _line(sums: dict[int, Ints], before: Ints, starts: Ints, ends: Ints) -> Ints:
    line_starts = np.flatnonzero(before >= 4)
    line_ends = np.append(line_starts[1:], len(starts))
    first, last = starts[line_starts], ends[line_ends - 1]
    upper, lower = (sums[bit][last] - sums[bit][first] for bit in (_UPPER, _LOWER))
    case = np.select([(upper == 0) & (lower == 0), lower == 0, upper == 0], [0, 1, 2], 3)
    long = (line_ends - line_starts) > _LONG_LINE
    return np.repeat(case * 2 + long, line_ends - line_starts)


def _document(sums: dict[int, Ints]) -> int:
    upper, lower = int(sums[_UPPER][-1]), int(sums[_LOWER][-1])
    if upper * 100 <= lower:
        return 1
    return 2 if upper >= 4 * lower else 0
