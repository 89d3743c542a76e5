"""Whether a text is set in columns, which only letters of one width keep in line, and how wide."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import accumulate, pairwise

PROSE = 80
"""Letters in a line that is easily read: as wide is a column of prose that has longer ones."""
BROKEN = 110
"""Letters up to which lines of prose are taken for broken by whoever wrote them."""
WIDEST = 160
"""Letters up to which a line in columns is not broken."""
_LEAST = 3  # lines
_TAB = 8
_FEWEST_TABS, _MOST_STOPS, _WIDEST_CELL, _APART = 2, 128, 80, 2
# From here on a table would have begun; the first characters of a book tell of the rest.
_LOOKED_AT = 400_000
_GAP = re.compile(r"(?<=\S) {2,}(?=\S)")


def has_columns(text: str) -> bool:
    """Whether some lines in a row have gaps that end, two by two, in one column."""
    lines = text[:_LOOKED_AT].splitlines()
    run = 1
    for above, line in pairwise(map(_columns, lines)):
        run = run + 1 if above & line else 1
        if run >= _LEAST:
            return True
    return False


def tab_stops(text: str) -> Sequence[int]:
    """Letters before each column of a table whose cells are parted by tabs; none of other texts."""
    widths: list[int] = []
    for line in text[:_LOOKED_AT].splitlines():
        if line.count("\t") < _FEWEST_TABS:
            continue
        # What stands last pushes nothing to the side.
        cells = line.split("\t")[:_MOST_STOPS][:-1]
        widths += [0] * (len(cells) - len(widths))
        for number, cell in enumerate(cells):
            widths[number] = max(widths[number], min(len(cell), _WIDEST_CELL))
    return [*accumulate(width + _APART for width in widths)]


def longest_line(text: str, stops: Sequence[int] = ()) -> str:
    """The line with most letters, tabs filled up."""
    return max((_filled(line, stops) for line in text.splitlines()), key=len, default="")


def _filled(line: str, stops: Sequence[int]) -> str:
    if not stops or "\t" not in line:
        return line.expandtabs(_TAB)
    cells = line.split("\t", len(stops))
    return " " * stops[len(cells) - 2] + cells[-1].expandtabs(_TAB)


def _columns(line: str) -> frozenset[int]:
    """Where the gaps of a line end; of tabs, which are of any width, how many there are."""
    if "\t" in line.strip():
        return frozenset({-line.count("\t")})
    if "  " not in line:
        return frozenset()
    return frozenset(match.end() for match in _GAP.finditer(line))
