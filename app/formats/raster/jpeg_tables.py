"""Quantisation tables of JPEG files that spell nothing (ITU-T T.81, B.2.4.1).

A table is 64 numbers that an encoder may choose, and a letter is a number. Tables of the standard
stay, as most encoders scale them. Others stay unless they hold a row of letters or digits; of those
the numbers are rounded, which nobody sees: they are the coarse steps of fine details.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import numpy as np
import numpy.typing as npt

_NUMBERS = 64
_HIGHEST_TABLE = 3
# Fewer name nobody, and occur in the tables of many cameras.
_SPELLED = re.compile(rb"[0-9A-Za-z]{3}")
_STEP = 16

# Of the standard, annex K.1: for brightness and for colour, row by row.
_BRIGHTNESS = """
    16 11 10 16 24 40 51 61 12 12 14 19 26 58 60 55
    14 13 16 24 40 57 69 56 14 17 22 29 51 87 80 62
    18 22 37 56 68 109 103 77 24 35 55 64 81 104 113 92
    49 64 78 87 103 121 120 101 72 92 95 98 112 100 103 99
"""
_COLOUR = """
    17 18 24 47 99 99 99 99 18 21 26 66 99 99 99 99
    24 26 56 99 99 99 99 99 47 66 99 99 99 99 99 99
    99 99 99 99 99 99 99 99 99 99 99 99 99 99 99 99
    99 99 99 99 99 99 99 99 99 99 99 99 99 99 99 99
"""

_Table = npt.NDArray[np.int64]


def quantisation_tables(payload: bytes) -> Iterator[bytes]:
    """The tables of a segment (its bytes behind the length), without words, each with its number.

    The number is in the lower half of the first byte.
    """
    position = 0
    while position < len(payload):
        kind, size = payload[position], 2 if payload[position] >> 4 else 1
        numbers = payload[position + 1 : position + 1 + _NUMBERS * size]
        if len(numbers) < _NUMBERS * size or kind & 0x0F > _HIGHEST_TABLE or kind >> 4 > 1:
            return  # No decoder reads on.
        yield bytes((kind,)) + _bare(numbers, size)
        position += 1 + _NUMBERS * size


def _bare(numbers: bytes, size: int) -> bytes:
    width = np.dtype(f">u{size}")
    table = np.frombuffer(numbers, width).astype(np.int64)
    if table.tobytes() in _standard() or not _spells(numbers, table):
        return numbers
    rounded = (table + _STEP // 2) // _STEP * _STEP
    bare = np.where(table < _STEP, table, np.minimum(rounded, 256**size - _STEP))
    return bare.astype(width).tobytes()


def _spells(numbers: bytes, table: _Table) -> bool:
    """Whether letters follow each other as they are stored, by twos, or row by row."""
    plain = np.minimum(table, 255).astype(np.uint8)
    by_rows = plain[np.argsort(_order())]
    return any(_SPELLED.search(row) for row in (numbers, plain.tobytes(), by_rows.tobytes()))


@cache
def _order() -> _Table:
    """Where each number of a stored table stands, row by row: they run in a zigzag."""
    places = [(row, column) for row in range(8) for column in range(8)]
    ordered = sorted(places, key=lambda at: (sum(at), at[0] if sum(at) % 2 else at[1]))
    return np.array([8 * row + column for row, column in ordered])


@cache
def _standard() -> frozenset[bytes]:
    """The tables of the standard as libjpeg scales them for its hundred qualities, as stored."""
    found = set()
    for text in (_BRIGHTNESS, _COLOUR):
        base = np.array(text.split(), dtype=np.int64)[_order()]
        for quality in range(1, 101):
            scale = 5000 // quality if quality < 50 else 200 - 2 * quality
            scaled = np.clip((base * scale + 50) // 100, 1, 32767)
            found |= {scaled.tobytes(), np.minimum(scaled, 255).tobytes()}
    return frozenset(found)
