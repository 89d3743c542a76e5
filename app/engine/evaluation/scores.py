"""Precision, recall and F1 from counts, and the three ways to average them over labels."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import fsum, sqrt


@dataclass(frozen=True, slots=True)
class Counts:
    """True positives, false positives, false negatives."""

    tp: int = 0
    fp: int = 0
    fn: int = 0

    def __add__(self, other: Counts) -> Counts:
        return Counts(self.tp + other.tp, self.fp + other.fp, self.fn + other.fn)

    @property
    def gold(self) -> int:
        """How many there are in the gold standard."""
        return self.tp + self.fn

    @property
    def scores(self) -> Scores:
        """Precision and recall of these counts; 0 where nothing can be divided."""
        return Scores(_ratio(self.tp, self.tp + self.fp), _ratio(self.tp, self.gold))


@dataclass(frozen=True, slots=True)
class Scores:
    """Precision and recall, 0 to 1; standard deviations over labels where they are averages."""

    precision: float
    recall: float
    precision_sd: float | None = None
    recall_sd: float | None = None

    @property
    def f1(self) -> float:
        """The harmonic mean of this precision and this recall, also where they are averages."""
        return _ratio(2 * self.precision * self.recall, self.precision + self.recall)


def micro(table: Mapping[str, Counts]) -> Counts:
    """Counts of all labels added up."""
    return sum(table.values(), Counts())


def macro(table: Mapping[str, Counts]) -> Scores:
    """Every label weighs the same."""
    return _average((counts.scores, 1) for counts in table.values())


def weighted(table: Mapping[str, Counts]) -> Scores:
    """Every label weighs as much as it has members in the gold standard."""
    return _average((counts.scores, counts.gold) for counts in table.values())


def _average(weighed: Iterable[tuple[Scores, int]]) -> Scores:
    entries = tuple(weighed)
    total = sum(weight for _, weight in entries)

    def mean_and_sd(values: list[float]) -> tuple[float, float]:
        weights = [weight for _, weight in entries]
        mean = _ratio(fsum(v * w for v, w in zip(values, weights, strict=True)), total)
        squares = fsum(w * (v - mean) ** 2 for v, w in zip(values, weights, strict=True))
        return mean, sqrt(_ratio(squares, total))

    precision, precision_sd = mean_and_sd([scores.precision for scores, _ in entries])
    recall, recall_sd = mean_and_sd([scores.recall for scores, _ in entries])
    return Scores(precision, recall, precision_sd, recall_sd)


def _ratio(part: float, whole: float) -> float:
    return part / whole if whole else 0.0
