"""The whole evaluation: from gold and predicted spans to one value with every figure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from app.engine.domain.labels import Schema
from app.engine.evaluation.causes import Annotated, Challenge, challenges, with_causes
from app.engine.evaluation.error_analysis import Lone, Mistake, lone, mistakes
from app.engine.evaluation.leakage import Leakage, leakage
from app.engine.evaluation.scores import (
    Confusion,
    Counts,
    Level,
    Scores,
    Table,
    confusion,
    count_entities,
    count_tokens,
    macro,
    micro,
    total,
    weighted,
)
from app.engine.evaluation.significance import Bootstrap, Interval, McNemar, Sums, divide, mcnemar
from app.engine.evaluation.units import Granularity, Pair, Token, View, tokens


def evaluate(
    pairs: Sequence[Pair],
    against: Sequence[Pair] | None = None,
    *,
    draws: int = 1000,
    seed: int = 0,
    known: Schema | None = None,
    training: Sequence[Annotated] | None = None,
) -> Evaluation:
    """Compare predictions with a gold standard.

    `against` holds the same documents with the predictions of another system, for McNemar's test.
    `draws` and `seed` are those of the bootstrap. `known` is the schema of all labels; without, it
    is that of the program. The HIPAA view is one of the program's schema alone. By the documents of
    `training` mistakes get their causes, and labels that were hard are told.

    Raises `ValueError` if the documents of `against` or their gold spans differ.
    """
    found = [tokens(pair) for pair in pairs]
    bootstrap = Bootstrap(len(pairs), draws=draws, seed=seed)
    everything = [token for document in found for token in document]
    wrong = tuple(
        mistake
        for pair, document in zip(pairs, found, strict=True)
        for mistake in mistakes(pair, document)
    )
    hard: tuple[Challenge, ...] = ()
    if training is not None:
        wrong, seen = with_causes(wrong, training)
        hard = challenges(
            total(count_entities(pair, Granularity.SUBCATEGORY, known) for pair in pairs), seen
        )
    return Evaluation(
        documents=len(pairs),
        tokens=len(everything),
        results=tuple(
            result
            for view in (View if known is None else (View.ALL,))
            for result in _results(view, pairs, found, bootstrap, known)
        ),
        leakage=_leakage(pairs, found, bootstrap, known),
        confusions={
            granularity: confusion(everything, granularity, known)
            for granularity in (Granularity.CATEGORY, Granularity.SUBCATEGORY)
        },
        comparison=None if against is None else _compare(everything, found, against, known),
        mistakes=wrong,
        challenges=hard,
    )


def _results(
    view: View,
    pairs: Sequence[Pair],
    found: Sequence[Sequence[Token]],
    bootstrap: Bootstrap,
    known: Schema | None,
) -> list[Result]:
    if view is not View.ALL:
        pairs = [Pair(p.id, p.text, view.of(p.gold), view.of(p.predicted)) for p in pairs]
        found = [tokens(pair) for pair in pairs]
    results = []
    for granularity in Granularity:
        entities = [count_entities(pair, granularity, known) for pair in pairs]
        single = [count_tokens(document, granularity, known) for document in found]
        for level, tables in ((Level.ENTITY, entities), (Level.TOKEN, single)):
            summed = total(tables)
            intervals = {
                label: _intervals([t.get(label, Counts()) for t in tables], bootstrap)
                for label in summed
            }
            overall = _intervals([micro(table) for table in tables], bootstrap)
            results.append(Result(view, level, granularity, summed, intervals, overall))
    return results


def _intervals(counts: Sequence[Counts], bootstrap: Bootstrap) -> Intervals:
    rows = [(c.tp, c.fp, c.fn) for c in counts]

    def f1(sums: Sums) -> Sums:
        return divide(2 * sums[:, 0], 2 * sums[:, 0] + sums[:, 1] + sums[:, 2])

    return Intervals(
        precision=bootstrap.interval(rows, lambda s: divide(s[:, 0], s[:, 0] + s[:, 1])),
        recall=bootstrap.interval(rows, lambda s: divide(s[:, 0], s[:, 0] + s[:, 2])),
        f1=bootstrap.interval(rows, f1),
    )


def _leakage(
    pairs: Sequence[Pair],
    found: Sequence[Sequence[Token]],
    bootstrap: Bootstrap,
    known: Schema | None,
) -> LeakageResult:
    single = [leakage(pair, document, known) for pair, document in zip(pairs, found, strict=True)]
    rows = [
        (x.leaked, x.tokens, x.leaked_risk, x.risk, x.leaked_characters, x.characters)
        for x in single
    ]
    return LeakageResult(
        total=sum(single, Leakage()),
        by_subcategory=_by_subcategory(pairs, found, known),
        leaking_documents=sum(x.leaked > 0 for x in single),
        rate=bootstrap.interval(rows, lambda s: divide(s[:, 0], s[:, 1])),
        risk_rate=bootstrap.interval(rows, lambda s: divide(s[:, 2], s[:, 3])),
        character_recall=bootstrap.interval(rows, lambda s: 1 - divide(s[:, 4], s[:, 5])),
    )


def _by_subcategory(
    pairs: Sequence[Pair], found: Sequence[Sequence[Token]], known: Schema | None
) -> Mapping[str, Leakage]:
    summed: dict[str, Leakage] = {}
    for pair, document in zip(pairs, found, strict=True):
        for name in {marked.subcategory for marked in pair.gold}:
            gold = [marked for marked in pair.gold if marked.subcategory == name]
            part = leakage(
                Pair(pair.id, pair.text, gold, pair.predicted),
                [token for token in document if token.gold == name],
                known,
            )
            summed[name] = summed.get(name, Leakage()) + part
    return dict(sorted(summed.items()))


def _compare(
    first: Sequence[Token],
    documents: Sequence[Sequence[Token]],
    against: Sequence[Pair],
    known: Schema | None,
) -> Comparison:
    found = [tokens(pair) for pair in against]
    second = [token for document in found for token in document]
    single = (leakage(pair, document, known) for pair, document in zip(against, found, strict=True))
    return Comparison(
        mcnemar={g: mcnemar(first, second, g, known) for g in Granularity},
        leakage=sum(single, Leakage()),
        lone=tuple(
            one
            for pair, here, there in zip(against, documents, found, strict=True)
            for one in lone(pair, here, there)
        ),
    )


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
    """The same gold standard under another system.

    `lone` are the tokens that one of the two alone gives the right subcategory; they hold corpus
    text, and are those that McNemar's test at that granularity counts.
    """

    mcnemar: Mapping[Granularity, McNemar]
    leakage: Leakage
    lone: tuple[Lone, ...] = field(repr=False, default=())

    @property
    def by_first(self) -> tuple[Lone, ...]:
        """What the first system alone labels rightly."""
        return tuple(one for one in self.lone if one.first == one.gold)

    @property
    def by_second(self) -> tuple[Lone, ...]:
        """What the other system alone labels rightly."""
        return tuple(one for one in self.lone if one.second == one.gold)


@dataclass(frozen=True, slots=True)
class Evaluation:
    """What `evaluate` found. `mistakes` and `comparison.lone` hold corpus text.

    The rest is numbers and labels.
    """

    documents: int
    tokens: int
    results: tuple[Result, ...]
    leakage: LeakageResult
    confusions: Mapping[Granularity, Confusion]
    comparison: Comparison | None
    mistakes: tuple[Mistake, ...] = field(repr=False)
    challenges: tuple[Challenge, ...] = ()

    def result(self, level: Level, granularity: Granularity, view: View = View.ALL) -> Result:
        """The result counted in this way."""
        wanted = (view, level, granularity)
        return next(r for r in self.results if (r.view, r.level, r.granularity) == wanted)
