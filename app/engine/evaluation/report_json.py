"""An evaluation as JSON, for scripts and for tables of several systems."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict

from app.engine.evaluation.error_analysis import Lone
from app.engine.evaluation.evaluate import Evaluation, Intervals, Result
from app.engine.evaluation.leakage import Leakage
from app.engine.evaluation.scores import Counts, Scores
from app.engine.evaluation.significance import Interval


def to_json(evaluation: Evaluation, *, include_text: bool = True) -> str:
    """The evaluation as indented JSON; numbers are not rounded.

    It holds corpus text and document names, and says so in `holds_corpus_text`, unless
    `include_text` is False.
    """
    leak = evaluation.leakage
    data = {
        "holds_corpus_text": include_text,
        "documents": evaluation.documents,
        "tokens": evaluation.tokens,
        "results": [_result_data(result) for result in evaluation.results],
        "leakage": {
            **_leakage_data(leak.total),
            "leaking_documents": leak.leaking_documents,
            "rate_interval": _pair(leak.rate),
            "risk_rate_interval": _pair(leak.risk_rate),
            "character_recall_interval": _pair(leak.character_recall),
            "by_subcategory": {k: _leakage_data(v) for k, v in leak.by_subcategory.items()},
        },
        "confusion": {g.value: matrix for g, matrix in evaluation.confusions.items()},
        "comparison": evaluation.comparison
        and {
            "mcnemar": {g.value: asdict(t) for g, t in evaluation.comparison.mcnemar.items()},
            "leakage": _leakage_data(evaluation.comparison.leakage),
            "only_first": _lone_data(evaluation.comparison.by_first, include_text),
            "only_second": _lone_data(evaluation.comparison.by_second, include_text),
        },
        "challenging": [{**asdict(c), "recall": c.recall} for c in evaluation.challenges],
        "mistakes": [asdict(m) for m in evaluation.mistakes] if include_text else None,
    }
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def _lone_data(found: Sequence[Lone], include_text: bool) -> list[dict[str, object]] | None:  # noqa: FBT001
    return [asdict(one) for one in found] if include_text else None


def _result_data(result: Result) -> dict[str, object]:
    return {
        "view": result.view.value,
        "level": result.level.value,
        "granularity": result.granularity.value,
        "micro": _counts_data(result.micro, result.overall),
        "macro": _scores_data(result.macro),
        "weighted": _scores_data(result.weighted),
        "labels": {
            label: _counts_data(counts, result.intervals[label])
            for label, counts in result.table.items()
        },
    }


def _counts_data(counts: Counts, intervals: Intervals) -> dict[str, object]:
    scores = counts.scores
    return {
        **asdict(counts),
        "precision": scores.precision,
        "recall": scores.recall,
        "f1": scores.f1,
        "precision_interval": _pair(intervals.precision),
        "recall_interval": _pair(intervals.recall),
        "f1_interval": _pair(intervals.f1),
    }


def _scores_data(scores: Scores) -> dict[str, object]:
    return {**asdict(scores), "f1": scores.f1}


def _leakage_data(leakage: Leakage) -> dict[str, object]:
    return {
        **asdict(leakage),
        "rate": leakage.rate,
        "risk_rate": leakage.risk_rate,
        "rare_risk_rate": leakage.rare_risk_rate,
        "character_recall": leakage.character_recall,
    }


def _pair(interval: Interval | None) -> tuple[float, float] | None:
    return None if interval is None else (interval.low, interval.high)
