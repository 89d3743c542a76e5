"""How usual a word is in medical text: what a small encoder has not read enough to know."""

from __future__ import annotations

import io
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from zipfile import BadZipFile
from zlib import crc32

import numpy as np

from app.engine.tagger.linear_chain import Ints
from app.errors import PackInvalid

LEVELS = 6
"""0 for a word that was hardly seen, 4 for one in very many texts, 5 for a term that is no name."""

_TERM = LEVELS - 1

_STEPS = (2, 5, 20, 100)
_WORD = re.compile(r"[^\W\d_]+")


class Lexicon:
    """Levels of words, whatever their case, kept as checksums: no word can be read out of it.

    Of words that were not counted, about one in 100,000 shares the checksum of one that was.
    """

    def __init__(self, sums: Ints, levels: Ints) -> None:
        """Words are given by their sorted checksums; `levels` runs beside them."""
        self._sums, self._levels = sums, levels

    @classmethod
    def count(cls, texts: Iterable[str], terms: Iterable[str] = ()) -> Lexicon:
        """A word's level is decided by how many of `texts` it stands in: 2, 5, 20, 100.

        Words of `terms` have the highest level, however often they occur.
        """
        seen: Counter[int] = Counter()
        for text in texts:
            seen.update({_checksum(word) for word in _WORD.findall(text)})
        levels = {s: int(np.digitize(n, _STEPS)) for s, n in seen.items() if n >= _STEPS[0]}
        levels |= {_checksum(word): _TERM for word in terms}
        sums = sorted(levels)
        return cls(np.array(sums, np.int64), np.array([levels[s] for s in sums], np.int64))

    @classmethod
    def parse(cls, content: bytes) -> Lexicon:
        """Read what `dump` made. Raises `PackInvalid`."""
        try:
            sums, levels = np.load(io.BytesIO(content), allow_pickle=False).astype(np.int64)
        except (ValueError, EOFError, BadZipFile):
            raise PackInvalid("The lexicon of the model cannot be read.") from None
        if (np.diff(sums) <= 0).any() or ((levels < 0) | (levels >= LEVELS)).any():
            raise PackInvalid("The lexicon of the model cannot be read.")
        return cls(sums, levels)

    def dump(self) -> bytes:
        """The content of a pack's lexicon file: `(2, words)`, checksums and levels."""
        file = io.BytesIO()
        np.save(file, np.stack((self._sums, self._levels)).astype(np.uint32))
        return file.getvalue()

    def levels(self, words: Sequence[str]) -> Ints:
        """Level of each of `words`, `(words,)`; 0 for one that is not listed."""
        if not len(self._sums):
            return np.zeros(len(words), dtype=np.int64)
        asked = {word: _checksum(word) for word in set(words)}
        sums = np.array([asked[word] for word in words], dtype=np.int64)
        places = np.minimum(np.searchsorted(self._sums, sums), len(self._sums) - 1)
        return np.where(self._sums[places] == sums, self._levels[places], 0)


def _checksum(word: str) -> int:
    return crc32(word.lower().encode("utf-8", "surrogatepass"))
