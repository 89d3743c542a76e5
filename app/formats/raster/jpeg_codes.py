"""Code tables of JPEG files that could spell (ITU-T T.81, B.2.4.2).

A table lists up to 162 bytes that stand for runs and sizes of numbers, in the order of how long
their codes are; a letter is such a byte, and whoever makes a file chooses the order. Encoders give
the shorter codes to what is frequent, short runs of small numbers, and sort those of one length.
A table in which letters follow each other in another order is not one that an encoder made.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

_LENGTHS = 16
_HIGHEST_TABLE = 3
# Three name nobody, and occur in the tables of many encoders.
_WORD = re.compile(rb"[0-9A-Za-z]{4,}")
_ODD, _FEW_LENGTHS = 2, 2


def code_tables(payload: bytes) -> Iterator[tuple[int, bytes]]:
    """The tables of a segment (its bytes behind the length), each with its kind: class and number.

    Raises `ValueError` where a table is not laid out as the standard says.
    """
    position = 0
    while position < len(payload):
        kind, counts = payload[position], payload[position + 1 : position + 1 + _LENGTHS]
        end = position + 1 + _LENGTHS + sum(counts)
        table = payload[position:end]
        symbols = table[1 + _LENGTHS :]
        whole = len(counts) == _LENGTHS and end <= len(payload)
        if not whole or kind >> 4 > 1 or kind & 0x0F > _HIGHEST_TABLE:
            raise ValueError("a broken table of codes")
        if len(set(symbols)) < len(symbols):
            raise ValueError("a table of codes that says one thing twice")
        yield kind, table
        position = end


def spells(table: bytes) -> bool:
    """Whether a table of codes holds letters in an order that no encoder gives them."""
    lengths: dict[int, int] = {}
    symbols = iter(table[1 + _LENGTHS :])
    for length, count in enumerate(table[1 : 1 + _LENGTHS], start=1):
        lengths |= {next(symbols): length for _ in range(count)}
    return any(_is_chosen(word[0], lengths) for word in _WORD.finditer(table, 1 + _LENGTHS))


def _is_chosen(word: bytes, lengths: dict[int, int]) -> bool:
    """Whether the letters of `word` stand where whoever made the table wanted them.

    Those of one length are sorted, so a word of several lengths, or one that is not sorted, is
    chosen, if it has letters that are too short for what they stand for: behind the same run a
    larger number is less frequent.
    """
    odd = sum(
        symbol & 0x0F > 1 and lengths.get(symbol - 1, _LENGTHS + 1) > lengths[symbol]
        for symbol in word
    )
    falls = sum(first > second for first, second in pairwise(word))
    several = len({lengths[symbol] for symbol in word})
    if odd < _ODD:
        return False
    return falls > 1 or several > _FEW_LENGTHS or (several > 1 and 2 * odd > len(word))
