"""The benchmark of groups counts the pieces of what a window would hold."""

from __future__ import annotations

import runpy
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from app.engine.tagger.inputs import Encoded
from app.engine.tagger.tokens.tokeniser import tokeniser

ROOT = Path(__file__).resolve().parents[2]


def zeros(*shape: int) -> NDArray[np.int64]:
    return np.zeros(shape, dtype=np.int64)


def test_groups_end_with_their_note() -> None:
    nothing = tokeniser("en")("")
    counts = np.array([1, 2, 1, 4, 1])
    begins = np.array([0, 2, 4])
    notes = [
        Encoded(nothing, zeros(9), counts, zeros(5, 1), begins),
        Encoded(nothing, zeros(3), np.array([3]), zeros(1, 1), np.array([0])),
    ]
    pieces = runpy.run_path(str(ROOT / "benchmarks" / "pieces.py"))["pieces"]
    assert [*pieces(notes, 1)] == [3, 5, 1, 3]
    assert [*pieces(notes, 2)] == [8, 1, 3]
