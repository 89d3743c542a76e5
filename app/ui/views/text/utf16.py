"""Code points, as the engine counts, to UTF-16 units, as Qt counts, and back."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right

_ASTRAL = re.compile("[\U00010000-\U0010ffff]")
_CARRIAGE_RETURN_OF_PAIR = re.compile(r"\r(?=\n)")
# Qt ends a paragraph at these or swallows them, and would shift every offset behind them.
_UNSHOWABLE = str.maketrans({"\0": "\ufffd", "\ufdd0": "\ufffd", "\ufdd1": "\ufffd"})


def displayable(text: str) -> str:
    """`text` with the same length, unit for unit, after a Qt text document has taken it.

    Qt joins CR and LF to one paragraph end; the CR becomes a space that stands for it.
    """
    return _CARRIAGE_RETURN_OF_PAIR.sub(" ", text.translate(_UNSHOWABLE))


class Utf16Map:
    """Offsets of one text in both countings, each found in the logarithm of its astral characters.

    Characters beyond U+FFFF take two UTF-16 units; all others one.
    """

    def __init__(self, text: str) -> None:
        self._astral = [match.start() for match in _ASTRAL.finditer(text)]
        self._astral_units = [place + nth for nth, place in enumerate(self._astral)]

    def units(self, code_point: int) -> int:
        """UTF-16 offset of a code point offset."""
        return code_point + bisect_left(self._astral, code_point)

    def code_points(self, units: int) -> int:
        """Code point offset of a UTF-16 offset; inside a surrogate pair, where the pair starts."""
        before = bisect_right(self._astral_units, units - 1)
        if before and self._astral_units[before - 1] == units - 1:
            return self._astral[before - 1]
        return units - before
