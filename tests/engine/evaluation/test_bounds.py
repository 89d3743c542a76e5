"""Bounds of a mean hold in as many draws as they say, also for few documents."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import pytest

from app.engine.evaluation.bounds import betting, empirical_bernstein

Bound = Callable[[Sequence[float], float], float]
EACH = pytest.mark.parametrize("bound", [betting, empirical_bernstein])


@EACH
@pytest.mark.parametrize("documents", [5, 40])
@pytest.mark.parametrize("mean", [0.02, 0.3])
def test_the_mean_is_below_the_bound_in_95_of_100_draws(
    bound: Bound, documents: int, mean: float
) -> None:
    rng = np.random.default_rng(1)
    missed = sum(
        bound(list((rng.random(documents) < mean).astype(float)), 0.95) < mean for _ in range(120)
    )
    # 6 are expected at most; more than 12 are seen once in a hundred such tests.
    assert missed <= 12


@EACH
def test_few_documents_promise_nothing_and_many_much(bound: Bound) -> None:
    assert bound([], 0.95) == 1.0
    assert bound([0.0], 0.95) > 0.8
    assert bound([0.0] * 10, 0.95) > 0.1
    assert bound([0.0] * 1000, 0.95) < 0.02
    assert bound([1.0] * 50, 0.95) > 0.99


def test_betting_needs_fewer_documents() -> None:
    losses = [0.0] * 57 + [0.1, 0.2, 0.4]
    assert betting(losses) < empirical_bernstein(losses)
