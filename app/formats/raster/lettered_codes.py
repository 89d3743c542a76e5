"""Machine-readable codes that a text draws with characters: blocks, squares, Braille, number signs.

A telephone reads them from a screen. Rows of such characters are painted as a terminal shows them,
and read; what no reader reads stays text, which a reviewer sees.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import groupby

import numpy as np
import numpy.typing as npt
import zxingcpp
from PIL import Image

from app.errors import LimitExceeded, Unsupported

_Cell = npt.NDArray[np.bool_]

_WIDTH, _HEIGHT = 4, 24  # of a character as it is painted; halves, thirds and eighths are whole
_ASPECTS = ((12, 24), (24, 24))  # pixels of a character, of usual fonts and of square ones
_QUIET = 48
_FEWEST = 5  # in a row, of signs that only drawings have
_SIGNS = "#@"
_ROWS_OF_SIGNS = 10
_MOST_DRAWINGS = 500
_MOST_CELLS = 400 * 800  # of one drawing; no code is larger
_BLOCKS = (
    "\u2580-\u259f\u25a0\u25a1\u25aa\u25ab\u25fb-\u25fe\u2b1b\u2b1c\u2800-\u28ff"
    "\U0001fb00-\U0001fb3b"
)
_DRAWN = re.compile(f"[{_BLOCKS}{_SIGNS}]")
_ANY = re.compile(rf"[{_BLOCKS}]|[{_SIGNS}][ {_SIGNS}]{{6,}}[{_SIGNS}]")
_WIDE = frozenset("\u2b1b\u2b1c\u3000")
_FULL = frozenset("\u2588\u2592\u2593\u25a0\u25aa\u25fc\u25fe\u2b1b" + _SIGNS)
# Upper left, upper right, lower left, lower right.
_QUARTERS = dict(
    zip(
        "\u2596\u2597\u2598\u2599\u259a\u259b\u259c\u259d\u259e\u259f",
        (0b0010, 0b0001, 0b1000, 0b1011, 0b1001, 0b1110, 0b1101, 0b0100, 0b0110, 0b0111),
        strict=True,
    )
)
_SIXTHS, _BRAILLE, _EIGHTHS = 0x1FB00, 0x2800, 0x2580
# The bits of a letter in Braille, by rows.
_DOTS = (0, 3, 1, 4, 2, 5, 6, 7)


def refuse_lettered_codes(text: str) -> None:
    """Raise `Unsupported` for a text that draws a code, `LimitExceeded` for too many drawings."""
    if not _ANY.search(text):
        return
    for number, rows in enumerate(_drawings(text)):
        if number >= _MOST_DRAWINGS:
            raise LimitExceeded("The text holds too many drawings made of characters.")
        if any(zxingcpp.read_barcodes(look) for look in _looks(rows)):
            raise Unsupported(
                "The text draws a machine-readable code, such as a QR code, with characters.",
                hint="Remove it from the original and open the file again.",
            )


def _drawings(text: str) -> Iterator[list[str]]:
    """Runs of lines that hold characters of drawings; a line without any ends one."""
    lines = ((line, len(_DRAWN.findall(line))) for line in text.splitlines())
    rows = groupby(
        ((line, count) for line, count in lines if line.strip()),
        key=lambda row: row[1] >= _FEWEST,
    )
    for is_drawn, found in rows:
        drawing = [line for line, _ in found] if is_drawn else []
        only_signs = all(not _DRAWN.search(line.translate(_WITHOUT_SIGNS)) for line in drawing)
        if len(drawing) >= (_ROWS_OF_SIGNS if only_signs else 1):
            yield drawing


_WITHOUT_SIGNS = str.maketrans(dict.fromkeys(_SIGNS, " "))


def _looks(rows: list[str]) -> Iterator[npt.NDArray[np.uint8]]:
    columns = max(map(len, rows))
    if columns * len(rows) > _MOST_CELLS:
        raise LimitExceeded("A drawing made of characters is too large.")
    painted = [np.hstack([_cell(one) for one in row]) for row in rows]
    width = max(row.shape[1] for row in painted)
    whole = np.vstack([np.pad(row, ((0, 0), (0, width - row.shape[1]))) for row in painted])
    for across, down in _ASPECTS:
        size = width * across // _WIDTH, len(rows) * down
        ink = Image.fromarray(np.where(whole, 0, 255).astype(np.uint8))
        look = np.asarray(ink.resize(size, Image.Resampling.NEAREST))
        yield np.pad(look, _QUIET, constant_values=255)


@cache
def _cell(one: str) -> _Cell:
    """What a character paints."""
    cell = np.zeros((_HEIGHT, 2 * _WIDTH if one in _WIDE else _WIDTH), bool)
    place = ord(one)
    if one in _FULL:
        cell[:] = True
    elif one in _QUARTERS:
        _fill(cell, [_QUARTERS[one] >> bit & 1 for bit in (3, 2, 1, 0)])
    elif one in "\u2580\u2594":
        cell[: _HEIGHT // (2 if one == "\u2580" else 8)] = True
    elif one in "\u2590\u2595":
        cell[:, _WIDTH // 2 if one == "\u2590" else _WIDTH - 1 :] = True
    elif _EIGHTHS < place <= _EIGHTHS + 8:
        cell[_HEIGHT - _HEIGHT * (place - _EIGHTHS) // 8 :] = True
    elif _EIGHTHS + 8 < place < _EIGHTHS + 16:
        cell[:, : max(1, _WIDTH * (_EIGHTHS + 16 - place) // 8)] = True
    elif _BRAILLE <= place < _BRAILLE + 256:
        _fill(cell, [place - _BRAILLE >> bit & 1 for bit in _DOTS])
    elif _SIXTHS <= place < _SIXTHS + 60:
        # Those that are halves have places of their own.
        bits = place - _SIXTHS + 1
        bits += (bits >= 0b010101) + (bits + 1 >= 0b101010)
        _fill(cell, [bits >> bit & 1 for bit in range(6)])
    return cell


def _fill(cell: _Cell, parts: list[int]) -> None:
    """Paint parts of a cell: two in a row, from left to right and from top to bottom."""
    height, width = _HEIGHT * 2 // len(parts), cell.shape[1] // 2
    for number, is_ink in enumerate(parts):
        top, left = number // 2 * height, number % 2 * width
        cell[top : top + height, left : left + width] = bool(is_ink)
