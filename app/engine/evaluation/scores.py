"""Counts of right and wrong predictions, precision, recall and F1 from them, and their averages.

Also the confusion of labels, token by token.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import fsum, sqrt

from app.engine.domain.labels import Schema
from app.engine.evaluation.units import Granularity, Labelled, Pair, Token


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


OUTSIDE = "O"

Confusion = Mapping[str, Mapping[str, int]]


def confusion(
    found: Iterable[Token], granularity: Granularity, known: Schema | None = None
) -> Confusion:
    """Token counts, gold label by row and predicted label by column, `O` last.

    Rows and columns are the labels that occur on either side, in alphabetical order.
    """
    cells = Counter(
        (_name(token.gold, granularity, known), _name(token.predicted, granularity, known))
        for token in found
    )
    labels = sorted({label for cell in cells for label in cell} - {OUTSIDE})
    order = [*labels, OUTSIDE]
    return {gold: {predicted: cells[gold, predicted] for predicted in order} for gold in order}


def _name(label: str | None, granularity: Granularity, known: Schema | None) -> str:
    return OUTSIDE if label is None else granularity.label(label, known)


Table = Mapping[str, Counts]
"""Counts by label."""


class Level(StrEnum):
    """What is counted: spans that match exactly, or single tokens."""

    ENTITY = "entity"
    TOKEN = "token"  # noqa: S105 - not a secret


def count_entities(pair: Pair, granularity: Granularity, known: Schema | None = None) -> Table:
    """A prediction is right if a gold span has the same first and last code point and label."""

    def distinct(spans: Sequence[Labelled]) -> set[tuple[int, int, str]]:
        return {(s.span.start, s.span.end, granularity.label(s.subcategory, known)) for s in spans}

    gold, predicted = distinct(pair.gold), distinct(pair.predicted)
    return _table(
        (label for *_, label in gold & predicted),
        (label for *_, label in predicted - gold),
        (label for *_, label in gold - predicted),
    )


def count_tokens(
    found: Sequence[Token], granularity: Granularity, known: Schema | None = None
) -> Table:
    """A token with another label is a false positive of that and a false negative of its own."""

    def name(label: str | None) -> str | None:
        return None if label is None else granularity.label(label, known)

    both = [(name(token.gold), name(token.predicted)) for token in found]
    return _table(
        (gold for gold, predicted in both if gold == predicted and gold is not None),
        (predicted for gold, predicted in both if predicted is not None and gold != predicted),
        (gold for gold, predicted in both if gold is not None and gold != predicted),
    )


def total(tables: Iterable[Table]) -> Table:
    """Counts of all documents by label, labels in alphabetical order."""
    summed: dict[str, Counts] = {}
    for table in tables:
        for label, counts in table.items():
            summed[label] = summed.get(label, Counts()) + counts
    return dict(sorted(summed.items()))


def _table(tp: Iterable[str], fp: Iterable[str], fn: Iterable[str]) -> Table:
    right, spurious, missed = Counter(tp), Counter(fp), Counter(fn)
    labels = sorted(right.keys() | spurious.keys() | missed.keys())
    return {label: Counts(right[label], spurious[label], missed[label]) for label in labels}
