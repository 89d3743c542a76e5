"""Upper bounds of a mean that hold for any number of documents, however losses are distributed.

Each is for independent values in [0, 1], such as the share of a document's identifiers that are
missed: with the confidence asked for, the mean over all such documents is at most the bound. They
need neither many documents nor a bell curve; with few documents they are close to 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt

import numpy as np
from numpy.typing import NDArray

_STEPS = 30
_STAKE = 0.75
"""The largest share of the capital that is bet on one document."""


def empirical_bernstein(losses: Sequence[float], confidence: float = 0.95) -> float:
    """Maurer and Pontil 2009, theorem 4. 1 for fewer than two documents."""
    count = len(losses)
    if count < 2:
        return 1.0
    values, doubt = np.asarray(losses, dtype=np.float64), log(2 / (1 - confidence))
    beside = sqrt(2 * float(values.var(ddof=1)) * doubt / count) + 7 * doubt / (3 * (count - 1))
    return min(1.0, float(values.mean()) + beside)


def betting(losses: Sequence[float], confidence: float = 0.95) -> float:
    """Waudby-Smith and Ramdas 2024: the least mean against which no bettor would have won.

    Whoever bets that the mean is lower than `m`, and stakes by what the documents before showed,
    seldom multiplies the capital by `1 / (1 - confidence)` where it is not. The bound depends a
    little on the order of the documents, which must not depend on their losses.
    """
    values = np.asarray(losses, dtype=np.float64)
    if not values.size:
        return 1.0
    stakes = _stakes(values, confidence)
    wanted = log(1 / (1 - confidence))
    low, high = 0.0, 1.0
    if _most_won(values, stakes, high) < wanted:
        return 1.0
    for _ in range(_STEPS):
        middle = (low + high) / 2
        if _most_won(values, stakes, middle) >= wanted:
            high = middle
        else:
            low = middle
    return high


def _stakes(values: NDArray[np.float64], confidence: float) -> NDArray[np.float64]:
    """What is staked on each document, by the mean and variance of those before it."""
    number = np.arange(1, len(values) + 1)
    means = (0.5 + np.cumsum(values)) / (number + 1)
    spreads = (0.25 + np.cumsum((values - means) ** 2)) / (number + 1)
    before = np.concatenate(([0.25], spreads[:-1]))
    stakes: NDArray[np.float64] = np.sqrt(2 * log(1 / (1 - confidence)) / (len(values) * before))
    return stakes


def _most_won(values: NDArray[np.float64], stakes: NDArray[np.float64], mean: float) -> float:
    """Logarithm of the most that the capital ever was, where one bets on less than `mean`."""
    limit = _STAKE / max(1 - mean, 1e-12)
    won = np.cumsum(np.log1p(-np.minimum(stakes, limit) * (values - mean)))
    return float(won.max())
