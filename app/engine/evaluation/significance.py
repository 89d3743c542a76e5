"""Whether a difference is more than chance: McNemar's test and bootstrap intervals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import erfc, sqrt

import numpy as np
from numpy.typing import NDArray

from app.engine.domain.labels import Schema
from app.engine.evaluation.units import Granularity, Token

Sums = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class McNemar:
    """McNemar's test with Yates' correction of 1 (McNemar 1947; Yates 1934).

    Attributes:
        only_first, only_second: tokens that only this one of two systems labels rightly.
        statistic: chi-squared with one degree of freedom.
        p: probability of so large a statistic if both systems err alike.
    """

    only_first: int
    only_second: int
    statistic: float
    p: float


def mcnemar(
    first: Sequence[Token],
    second: Sequence[Token],
    granularity: Granularity,
    known: Schema | None = None,
) -> McNemar:
    """Compare two outputs on the same gold tokens, with labels of the schema `known`.

    Raises `ValueError` if the tokens or their gold labels differ.
    """
    if [(t.span, t.gold) for t in first] != [(t.span, t.gold) for t in second]:
        raise ValueError("the two outputs are not on the same gold tokens")
    pairs = [
        (_right(a, granularity, known), _right(b, granularity, known))
        for a, b in zip(first, second, strict=True)
    ]
    only_first = sum(a and not b for a, b in pairs)
    only_second = sum(b and not a for a, b in pairs)
    differing = only_first + only_second
    distance = max(0, abs(only_first - only_second) - 1)
    statistic = distance**2 / differing if differing else 0.0
    # The upper tail of chi-squared with one degree of freedom is that of a squared normal.
    return McNemar(only_first, only_second, statistic, erfc(sqrt(statistic / 2)))


def _right(token: Token, granularity: Granularity, known: Schema | None) -> bool:
    if token.gold is None or token.predicted is None:
        return token.gold is token.predicted
    return granularity.label(token.gold, known) == granularity.label(token.predicted, known)


@dataclass(frozen=True, slots=True)
class Interval:
    """A percentile interval of a bootstrap over documents."""

    low: float
    high: float


class Bootstrap:
    """Documents drawn again with replacement, the same draws for every figure (Efron 1979).

    Documents, not tokens, are drawn: tokens of one note resemble each other, and intervals over
    tokens would be too narrow. Percentiles are 2.5 and 97.5.
    """

    def __init__(self, documents: int, *, draws: int = 1000, seed: int = 0) -> None:
        generator = np.random.default_rng(seed)
        # Without documents there is nothing to draw; one empty share keeps the generator content.
        shares = np.full(max(documents, 1), 1.0 / max(documents, 1))
        self._times = generator.multinomial(documents, shares, size=draws).astype(np.float64)

    def interval(
        self, rows: Sequence[Sequence[float]], figure: Callable[[Sums], Sums]
    ) -> Interval | None:
        """The interval of a figure that depends only on sums over documents.

        `rows` are one document's numbers each; `figure` maps sums (draws × numbers) to values,
        NaN where it is not defined. None without documents or where no draw defines it.
        """
        if not rows:
            return None
        values = figure(self._times @ np.asarray(rows, dtype=np.float64))
        values = values[~np.isnan(values)]
        if not values.size:
            return None
        low, high = np.percentile(values, (2.5, 97.5))
        return Interval(float(low), float(high))


def divide(part: Sums, whole: Sums) -> Sums:
    """`part / whole`, NaN where `whole` is 0."""
    return np.divide(part, whole, out=np.full_like(part, np.nan), where=whole != 0)
