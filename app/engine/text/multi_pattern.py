"""Which of many strings stand in a text, in one pass over it.

A masked table has a hundred thousand identifiers. To search its export for one after the other
takes time that grows with the square of its size.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

import numpy as np
import numpy.typing as npt

_HEAD = 5  # characters
_FEW = 40  # strings, which are found faster one after the other
_SHORT = 2_000  # characters of a text
_BITS = 20
_MIX = 2_654_435_761  # Knuth, The Art of Computer Programming, volume 3, 6.4
_CHUNK = 1 << 22


class MultiPattern:
    """Strings to look for together. Empty ones are in no text."""

    def __init__(self, wanted: Iterable[str]) -> None:
        unique = set(wanted) - {""}
        alone = unique if len(unique) <= _FEW else {w for w in unique if len(w) < _HEAD}
        self._alone = tuple(alone)
        self._by_head: defaultdict[str, list[str]] = defaultdict(list)
        for string in unique - alone:
            self._by_head[string[:_HEAD]].append(string)
        self._marked = np.zeros(1 << _BITS, bool)
        if self._by_head:
            self._marked[_hashes("".join(self._by_head))[::_HEAD]] = True

    def found_in(self, text: str) -> set[str]:
        """Those that `text` holds, wherever in it."""
        found = {string for string in self._alone if string in text}
        if self._by_head:
            for start in self._candidates(text):
                for string in self._by_head.get(text[start : start + _HEAD], ()):
                    if string not in found and text.startswith(string, start):
                        found.add(string)
        return found

    def _candidates(self, text: str) -> Iterator[int]:
        """Places where one may begin: all of a short text, few of a long one."""
        if len(text) <= _SHORT:
            yield from range(len(text) - _HEAD + 1)
            return
        for begin in range(0, len(text) - _HEAD + 1, _CHUNK):
            hashes = _hashes(text[begin : begin + _CHUNK + _HEAD - 1])
            yield from (np.flatnonzero(self._marked[hashes]) + begin).tolist()


def _hashes(text: str) -> npt.NDArray[np.uint32]:
    """A number below 2 to the power of `_BITS` for every run of `_HEAD` characters."""
    codes = np.frombuffer(text.encode("utf-32-le", "surrogatepass"), "<u4")
    count = len(codes) - _HEAD + 1
    mixed = np.zeros(count, np.uint32)
    for offset in range(_HEAD):
        mixed += codes[offset : offset + count]
        mixed *= np.uint32(_MIX)
    return mixed >> np.uint32(32 - _BITS)
