"""Everything that is worth knowing about predictions on a gold standard, as one value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from app.engine.evaluation.confusion import Confusion
from app.engine.evaluation.counting import Level, Table
from app.engine.evaluation.error_analysis import Mistake
from app.engine.evaluation.granularity import Granularity, View
from app.engine.evaluation.leakage import Leakage
from app.engine.evaluation.scores import Counts, Scores, macro, micro, weighted
from app.engine.evaluation.significance import Interval, McNemar


@dataclass(frozen=True, slots=True)
class Intervals:
    """95 % intervals of a label's scores; None where no draw defines the figure."""

    precision: Interval | None
    recall: Interval | None
    f1: Interval | None


@dataclass(frozen=True, slots=True)
class Result:
    """One of the ways to count: counts by label, micro-averaged scores, and their intervals."""

    view: View
    level: Level
    granularity: Granularity
    table: Table
    intervals: Mapping[str, Intervals]
    overall: Intervals

    @property
    def micro(self) -> Counts:
        """Counts of all labels together; their `scores` are the micro average."""
        return micro(self.table)

    @property
    def macro(self) -> Scores:
        """Average in which every label weighs the same."""
        return macro(self.table)

    @property
    def weighted(self) -> Scores:
        """Average in which a label weighs as much as it has gold members."""
        return weighted(self.table)


@dataclass(frozen=True, slots=True)
class LeakageResult:
    """Leakage over all documents, by subcategory, and how many documents leak anything."""

    total: Leakage
    by_subcategory: Mapping[str, Leakage]
    leaking_documents: int
    rate: Interval | None
    risk_rate: Interval | None
    character_recall: Interval | None


@dataclass(frozen=True, slots=True)
class Comparison:
    """The same gold standard under another system."""

    mcnemar: Mapping[Granularity, McNemar]
    leakage: Leakage


@dataclass(frozen=True, slots=True)
class Evaluation:
    """What `evaluate` found. `mistakes` hold corpus text, the rest is numbers and labels."""

    documents: int
    tokens: int
    results: tuple[Result, ...]
    leakage: LeakageResult
    confusions: Mapping[Granularity, Confusion]
    comparison: Comparison | None
    mistakes: tuple[Mistake, ...] = field(repr=False)

    def result(self, level: Level, granularity: Granularity, view: View = View.ALL) -> Result:
        """The result counted in this way."""
        wanted = (view, level, granularity)
        return next(r for r in self.results if (r.view, r.level, r.granularity) == wanted)
