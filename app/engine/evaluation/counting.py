"""From one document to counts by label, for entities and for tokens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum

from app.engine.evaluation.granularity import Granularity
from app.engine.evaluation.scores import Counts
from app.engine.evaluation.tokens import Token
from app.engine.evaluation.units import Labelled, Pair

Table = Mapping[str, Counts]


class Level(StrEnum):
    """What is counted: spans that match exactly, or single tokens."""

    ENTITY = "entity"
    TOKEN = "token"  # noqa: S105 - not a secret


def count_entities(pair: Pair, granularity: Granularity) -> Table:
    """A prediction is right if a gold span has the same first and last code point and label."""

    def distinct(spans: Sequence[Labelled]) -> set[tuple[int, int, str]]:
        return {(s.span.start, s.span.end, granularity.label(s.subcategory)) for s in spans}

    gold, predicted = distinct(pair.gold), distinct(pair.predicted)
    return _table(
        (label for *_, label in gold & predicted),
        (label for *_, label in predicted - gold),
        (label for *_, label in gold - predicted),
    )


def count_tokens(found: Sequence[Token], granularity: Granularity) -> Table:
    """A token with another label is a false positive of that and a false negative of its own."""

    def name(label: str | None) -> str | None:
        return None if label is None else granularity.label(label)

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
