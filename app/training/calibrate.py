"""Probabilities that mean what they say, and thresholds with known recall."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from app.engine.bilou import OUTSIDE
from app.engine.lattice import Floats, Ints, solve

_TEMPERATURES = (0.7, 0.8, 0.9, 1.0, 1.1, 1.25, 1.4, 1.6, 1.8, 2.0, 2.3, 2.6, 3.0)
_GRID = (
    0.005,
    0.01,
    0.015,
    0.02,
    0.03,
    0.05,
    0.075,
    0.1,
    0.15,
    0.2,
    0.3,
    0.4,
    0.5,
    0.6,
    0.7,
    0.8,
    0.9,
)


@dataclass(frozen=True, slots=True)
class Scored:
    """Emissions `(tokens, tags)` of one held-out text with its gold tags."""

    emissions: Floats = field(repr=False)
    gold: Ints = field(repr=False)


@dataclass(frozen=True, slots=True)
class Point:
    """What a threshold gives on held-out text, over tokens, whatever the subcategory."""

    threshold: float
    precision: float
    recall: float


def temperature(texts: Sequence[Scored], transitions: Floats) -> float:
    """The temperature with the best log loss of 'identifying or not' (Guo et al. 2017)."""
    return min(_TEMPERATURES, key=lambda value: _log_loss(texts, transitions, value))


def identifying(text: Scored, transitions: Floats, value: float) -> NDArray[np.float64]:
    """Probability of each token that it is identifying."""
    edges = np.zeros(0, dtype=np.int64)
    paths = solve(text.emissions / value, transitions / value, edges)
    return 1.0 - paths.marginals[:, OUTSIDE].astype(np.float64)


def curve(texts: Sequence[Scored], transitions: Floats, value: float) -> tuple[Point, ...]:
    """Precision and recall at each threshold of a fixed grid."""
    scores = np.concatenate([identifying(text, transitions, value) for text in texts])
    gold = np.concatenate([text.gold != OUTSIDE for text in texts])
    points = []
    for threshold in _GRID:
        flagged = scores >= threshold
        hit = float((flagged & gold).sum())
        points.append(
            Point(
                threshold, hit / max(float(flagged.sum()), 1.0), hit / max(float(gold.sum()), 1.0)
            )
        )
    return tuple(points)


def operating_points(points: Sequence[Point]) -> dict[str, float]:
    """Thresholds with the best F2.5, F1 and F0.5: recall first, both alike, precision first."""
    return {
        name: max(points, key=lambda point: _f(point, beta)).threshold
        for name, beta in (("recall", 2.5), ("balanced", 1.0), ("precision", 0.5))
    }


def _f(point: Point, beta: float) -> float:
    weighted = beta**2 * point.precision + point.recall
    return (1 + beta**2) * point.precision * point.recall / max(weighted, 1e-9)


def _log_loss(texts: Sequence[Scored], transitions: Floats, value: float) -> float:
    total = count = 0.0
    for text in texts:
        chance = np.clip(identifying(text, transitions, value), 1e-6, 1 - 1e-6)
        gold = text.gold != OUTSIDE
        total -= float(np.log(np.where(gold, chance, 1 - chance)).sum())
        count += len(gold)
    return total / max(count, 1.0)
