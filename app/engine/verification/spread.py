"""Base64 in many pieces: fields of a form, elements, their attributes, short lines.

No piece says anything alone. Three letters of a text are four of Base64 (RFC 4648), so a name is
spelled in one of three ways, whatever stands before and behind it. Those letters are looked for in
all pieces together, and in every second to sixth of them, for names of fields may stand between;
also from the last piece to the first, as programs that sort the names of fields may leave them.
"""

from __future__ import annotations

import base64
import re
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from itertools import accumulate

from app.engine.domain.export import Extract, Layer, Leak, Reader
from app.engine.text.multi_pattern import MultiPattern
from app.engine.verification.needles import Needle
from app.progress import Tick, silent

# Shorter spellings are in long texts by chance.
_SHORTEST = 7  # letters of Base64
_STRIDES = range(1, 7)
_OTHERS = re.compile(r"[^A-Za-z0-9+/]+")
_URL_LETTERS = str.maketrans("-_", "+/")
# A capital behind a small letter or a digit among letters: words spell no such thing.
_IS_CODE = re.compile(r"[a-z][A-Z]|[A-Za-z]\d|\d[A-Za-z]")

Piece = tuple[str, Extract]


@dataclass(frozen=True, slots=True, eq=False)
class _Lines:
    """The letters of Base64 in the lines of an extract."""

    letters: tuple[str, ...]
    extract: Extract


class SpreadBase64:
    """The search of one export for `needles` in Base64, but for what `expected` spells too."""

    def __init__(
        self, needles: Iterable[Needle], kept: Collection[str], expected: Iterable[str]
    ) -> None:
        self._by_spelling: dict[str, Needle] = {}
        for needle in needles:
            if needle.distinctive and needle.key not in kept:
                self._by_spelling |= dict.fromkeys(_spellings(needle.phrase.text), needle)
        self._spellings = MultiPattern(self._by_spelling)
        self._usual = self._spellings.found_in("".join(map(_letters, expected)))
        self._seen: dict[tuple[object, ...], _Lines] = {}
        self._by_reader: defaultdict[object, list[_Lines]] = defaultdict(list)

    def add(self, extract: Extract) -> None:
        """Keep the lines of `extract`; each is a piece. Undecoded bytes have none.

        A text is read in many encodings, each of which is a reading of its own. Most have the same
        letters of Base64, which are kept, and looked through, once.
        """
        if self._by_spelling and extract.layer is not Layer.RAW:
            letters = tuple(filter(None, map(_letters, extract.text.splitlines())))
            encoding = extract.variant.partition(",")[0] if extract.reader is Reader.CODEC else ""
            lines = _Lines(letters, extract)
            if encoding:
                place = extract.inside, extract.part, extract.layer
                lines = self._seen.setdefault((*place, letters), lines)
            self._by_reader[extract.inside, extract.reader, encoding].append(lines)

    def leaks(self, tick: Tick = silent) -> Iterator[Leak]:
        """What the pieces of each reader spell together, told where it ends."""
        readings = {tuple(map(id, lines)): lines for lines in self._by_reader.values()}
        for lines in readings.values():
            pieces = [(line, one.extract) for one in lines for line in one.letters]
            for stride in _STRIDES:
                for first in range(stride):
                    for chosen in (pieces[first::stride], pieces[first::stride][::-1]):
                        tick()
                        yield from self._spelled(chosen)

    def _spelled(self, pieces: list[Piece]) -> Iterator[Leak]:
        ends = list(accumulate(len(letters) for letters, _ in pieces))
        text = "".join(letters for letters, _ in pieces)
        for spelling in self._spellings.found_in(text) - self._usual:
            needle = self._by_spelling[spelling]
            last = text.index(spelling) + len(spelling) - 1
            _, extract = pieces[bisect_right(ends, last)]
            yield Leak.seen_in(extract, needle.subcategory, needle.start)


def _letters(line: str) -> str:
    return _OTHERS.sub("", line.translate(_URL_LETTERS))


def _spellings(literal: str) -> Iterator[str]:
    """The letters that stand for `literal` in Base64 whatever is beside it."""
    plain = " ".join(literal.split())
    for form in dict.fromkeys((plain, plain.upper(), plain.lower(), plain.title())):
        data = form.encode("utf-8", "surrogatepass")
        for before in range(3):
            first, last = -(-8 * before // 6), 8 * (before + len(data)) // 6
            spelling = base64.b64encode(b"\0" * before + data).decode()[first:last]
            if len(spelling) >= _SHORTEST and _IS_CODE.search(spelling):
                yield spelling
