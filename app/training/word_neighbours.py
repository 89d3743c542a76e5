"""Files of word vectors, looked into: the nearest words of a word, and a map of some words.

Source: Catelli's thesis, Tables 4.7 and 4.15 and Figure 4.5. The files hold words of the texts that
they were taught by.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from xml.sax.saxutils import escape

import numpy as np
from numpy.typing import NDArray

from app.engine.tagger.word_inputs import plain
from app.errors import InputError

VECTORS, COUNTS = "vectors.vec", "counts.tsv"
_WIDTH, _HEIGHT, _EDGE = 760, 520, 60
_SHADES = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#000000")


@dataclass(frozen=True, slots=True)
class Neighbour:
    """A word near another.

    Attributes:
        cosine: of the angle between both vectors.
        seen: how often it stood in the texts; None where no file beside the vectors tells.
    """

    word: str
    cosine: float
    seen: int | None


@dataclass(frozen=True, slots=True)
class WordFile:
    """The vectors of a file, a row a word."""

    words: tuple[str, ...]
    table: NDArray[np.float64]
    seen: dict[str, int]

    @classmethod
    def read(cls, path: Path) -> WordFile:
        """Read a line `word v1 … vn` a word. Raises `InputError` for another file."""
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
            if len(lines[0].split(" ")) == 2:
                del lines[0]  # fastText tells how many rows and columns follow.
            rows = [line.rstrip().split(" ") for line in lines]
            table = np.array([[float(x) for x in row[1:]] for row in rows], dtype=np.float64)
            counts = path.parent / COUNTS
            told = counts.read_text(encoding="utf-8").splitlines() if counts.is_file() else []
            seen = {word: int(count) for word, count in (line.split("\t") for line in told)}
        except (OSError, ValueError, IndexError):
            raise InputError(f"{path.name}: no file of word vectors.") from None
        return cls(tuple(row[0] for row in rows), table, seen)

    def nearest(self, word: str, count: int = 10) -> tuple[Neighbour, ...]:
        """The nearest words of `word`, nearest first. Raises `InputError` if it has no vector."""
        lengths = np.linalg.norm(self.table, axis=1)
        here = self._place(word)
        cosines = self.table @ self.table[here] / np.maximum(lengths * lengths[here], 1e-12)
        order = [int(i) for i in np.argsort(-cosines, kind="stable") if i != here][:count]
        return tuple(
            Neighbour(self.words[i], float(cosines[i]), self.seen.get(self.words[i])) for i in order
        )

    def drawn(self, words: Sequence[str]) -> str:
        """Words and the five nearest of each by two principal components, as an SVG figure."""
        shown: dict[str, int] = {}
        for number, word in enumerate(words):
            near = (one.word for one in self.nearest(word, 5))
            for name in (self.words[self._place(word)], *near):
                shown.setdefault(name, number)
        rows = self.table[[self.words.index(name) for name in shown]]
        flat = components(rows)
        low, span = flat.min(axis=0), np.maximum(np.ptp(flat, axis=0), 1e-12)
        room = np.array([_WIDTH, _HEIGHT]) - 2 * _EDGE
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {_WIDTH} {_HEIGHT}"'
            ' font-family="sans-serif" font-size="12"><title>Word vectors</title>',
            f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="white"/>',
        ]
        for (name, number), point in zip(shown.items(), flat, strict=True):
            x, y = _EDGE + room * (point - low) / span
            shade = _SHADES[number % len(_SHADES)]
            parts.append(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{shade}"/><text x="{x + 5:.1f}"'
                f' y="{y + 4:.1f}" fill="{shade}">{escape(name)}</text>'
            )
        return "\n".join((*parts, "</svg>")) + "\n"

    def _place(self, word: str) -> int:
        for form in (word, plain(word)):
            if form in self.words:
                return self.words.index(form)
        raise InputError("The file has no vector for that word.")


def components(rows: NDArray[np.float64]) -> NDArray[np.float64]:
    """Rows by their first two principal components, `(rows, 2)`."""
    left, values, _ = np.linalg.svd(rows - rows.mean(axis=0), full_matrices=False)
    found = np.zeros((len(rows), 2))
    found[:, : min(2, len(values))] = (left * values)[:, :2]
    return found
