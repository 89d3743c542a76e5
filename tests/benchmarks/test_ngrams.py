"""What characters cost by n-grams is what is counted by hand."""

from __future__ import annotations

import runpy
from math import log2
from pathlib import Path

import numpy as np
import pytest

ROOT = Path(__file__).parents[2]


def test_orders_are_interpolated_as_witten_and_bell_say() -> None:
    bits = runpy.run_path(str(ROOT / "benchmarks" / "ngrams.py"))["bits"]
    # Foretold: 1, 2 and 1, each row's first being only seen.
    learnt, held = np.array([[1, 1, 2, 1]]), np.array([[1, 2]])
    alone = (1 + 2 * 1 / 3) / (3 + 2)
    assert bits(learnt, held, 1, 3) == pytest.approx(-log2(alone))
    behind = (1 + 2 * alone) / (2 + 2)
    assert bits(learnt, held, 2, 3) == pytest.approx(-log2(behind))
