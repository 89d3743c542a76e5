"""Bits a character of n-gram models, beside what `char-lm` has in `bits.txt`.

    python benchmarks/ngrams.py TEXTS --sequence 250

The same characters are held out, one stretch of 20, and seen in the same stretches, forwards and
backwards. Smoothing: Witten and Bell 1991, each order interpolated with the one below it. Prints no
text.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).parents[1]))

from app.engine.tagger.word_inputs import PADDING, Vocabulary
from app.training.corpora.texts import read_texts

Ints = NDArray[np.int64]

_HELD_OUT = 20


def main() -> None:
    """Print a line for each order."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("texts", nargs="+", type=Path)
    parser.add_argument("--sequence", type=int, default=250)
    parser.add_argument("--orders", type=int, default=7)
    options = parser.parse_args()
    rows, size = _stretches(options.texts, options.sequence)
    held = np.arange(len(rows)) % _HELD_OUT == 0
    for order in range(1, options.orders + 1):
        both = [bits(one[~held], one[held], order, size) for one in (rows, _turned(rows))]
        print(f"order {order}: {sum(both) / 2:.4f} bits a character")


def bits(learnt: Ints, held: Ints, order: int, size: int) -> float:
    """What the characters of `held`, but for the first of each row, cost by those of `learnt`."""
    chance = np.full(int(_told(held).sum()), 1.0 / size)
    for behind in range(order):
        known, seen = np.unique(_codes(learnt, behind, size), return_counts=True)
        contexts, first = np.unique(known // size, return_index=True)
        kinds = np.diff(np.append(first, len(known)))
        totals = np.add.reduceat(seen, first)
        wanted = _codes(held, behind, size)
        count = _found(known, seen, wanted)
        kind = _found(contexts, kinds, wanted // size)
        total = _found(contexts, totals, wanted // size)
        chance = np.where(total > 0, (count + kind * chance) / np.maximum(total + kind, 1), chance)
    return float(-np.log2(chance).mean())


def _codes(rows: Ints, behind: int, size: int) -> Ints:
    """Each character with so many before it in its row, as one number; padding before the first."""
    code = np.zeros_like(rows)
    for back in range(behind, -1, -1):
        moved = np.zeros_like(rows)
        moved[:, back:] = rows[:, : rows.shape[1] - back]
        code = code * size + moved
    return code[_told(rows)]


def _told(rows: Ints) -> NDArray[np.bool_]:
    told: NDArray[np.bool_] = rows != PADDING
    told[:, 0] = False
    return told


def _found(keys: Ints, values: Ints, wanted: Ints) -> Ints:
    places = np.minimum(np.searchsorted(keys, wanted), len(keys) - 1)
    return np.where(keys[places] == wanted, values[places], 0)


def _stretches(paths: list[Path], length: int) -> tuple[Ints, int]:
    text = "\n".join(text for _, text in read_texts(paths))
    codes, counts = np.unique(np.array([*map(ord, text)]), return_counts=True)
    usual = [chr(code) for code, count in zip(codes, counts, strict=True) if count > 1]
    numbers = np.asarray(Vocabulary.of((), usual).characters_of(text), dtype=np.int64)
    whole = len(numbers) // length * length
    return numbers[:whole].reshape(-1, length), len(usual) + 2


def _turned(rows: Ints) -> Ints:
    return rows[:, ::-1].copy()


if __name__ == "__main__":
    main()
