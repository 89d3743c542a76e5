"""Whether other readers see the words of a page that this program sees.

Where letters are struck several times, every reader makes other words of them. The check of an
export, which asks for the words that must still be there, would fail.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from io import BytesIO
from itertools import accumulate
from unicodedata import combining, normalize

import pdfplumber

from app.formats.pdf.pages.crosscheck import Pdfium
from app.formats.pdf.pages.page_readers import pdfplumber_text

_SHARE = 0.5
_LONG = 4
_UNSPACED = "\u0e00-\u0eff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
_WORD = re.compile(rf"[^\W\d_{_UNSPACED}]+|\d+|[{_UNSPACED}]")


class Readers:
    """PDFium and, where that reads other words, pdfplumber on the same `file`."""

    def __init__(self, file: bytes, pdfium: Pdfium) -> None:
        self._file, self._pdfium = file, pdfium
        self._pdfplumber: pdfplumber.pdf.PDF | None = None

    def agree(self, number: int, text: str) -> bool:
        """Whether at least one of them reads most words of `text` on page `number`."""
        seen = self._pdfium.text(number - 1)
        if have_words(seen, text):
            return True
        return have_words(f"{seen}\n{self._by_pdfplumber(number - 1)}", text)

    def close(self) -> None:
        """Free pdfplumber's memory."""
        if self._pdfplumber is not None:
            self._pdfplumber.close()

    def _by_pdfplumber(self, index: int) -> str:
        try:
            if self._pdfplumber is None:
                self._pdfplumber = pdfplumber.open(BytesIO(self._file))
            return pdfplumber_text(self._pdfplumber.pages[index])
        except Exception:  # noqa: BLE001 - any parser may raise anything; then it reads nothing
            return ""


def have_words(seen: str, text: str) -> bool:
    """Whether `seen` has most words of `text`, in whatever order; long ones also in pieces."""
    words, pieces = Counter(_words(text)), _words(seen)
    found = Counter(pieces)
    broken = {word for word in words - found if len(word) >= _LONG}
    for word in broken:
        del found[word]
    found.update(_in_pieces(broken, pieces))
    return (words & found).total() >= _SHARE * words.total()


def _in_pieces(words: set[str], pieces: list[str]) -> Iterator[str]:
    """Every place where one of `words` begins and ends with a piece, in one pass."""
    sizes: defaultdict[str, set[int]] = defaultdict(set)
    for word in words:
        sizes[word[:_LONG]].add(len(word))
    joined, edges = "".join(pieces), {0, *accumulate(map(len, pieces))}
    for start in edges if words else ():
        for size in sizes.get(joined[start : start + _LONG], ()):
            if start + size in edges and joined[start : start + size] in words:
                yield joined[start : start + size]


def _words(text: str) -> list[str]:
    plain = normalize("NFKD", text).casefold()
    return _WORD.findall("".join(c for c in plain if not combining(c)))
