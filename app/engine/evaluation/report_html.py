"""An evaluation as one HTML page that needs nothing else.

By nature it shows corpus text: what was missed and what stood around it. The head of the page says
so, and `include_text=False` leaves out all text and all document names.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape

from app.engine.evaluation.counting import Level
from app.engine.evaluation.error_analysis import Kind, Mistake
from app.engine.evaluation.evaluation import Evaluation, Result
from app.engine.evaluation.granularity import Granularity, View
from app.engine.evaluation.leakage import Leakage
from app.engine.evaluation.plots import heat_map, recall_bars
from app.engine.evaluation.significance import Interval
from app.paths import RESOURCES

_HOLDS_TEXT = (
    '<p class="note text"><b>This report holds text of the evaluated documents.</b> It shows what '
    "was missed, with its context. Treat it like the documents themselves.</p>"
)
_NO_TEXT = '<p class="note">This report holds no text and no names of the evaluated documents.</p>'


def to_html(evaluation: Evaluation, *, include_text: bool = True) -> str:
    """The evaluation as a page without scripts, light and dark, with plots as inline SVG."""
    template = (RESOURCES / "evaluation.html").read_text(encoding="utf-8")
    leak = evaluation.leakage
    fields = {
        "documents": str(evaluation.documents),
        "tokens": str(evaluation.tokens),
        "identifying": str(leak.total.tokens),
        "warning": _HOLDS_TEXT if include_text else _NO_TEXT,
        "sums": _sums(evaluation),
        "leaks": "".join(_leak_row(k, v) for k, v in leak.by_subcategory.items()),
        "bars": recall_bars(evaluation.result(Level.TOKEN, Granularity.CATEGORY)),
        "scores": "".join(map(_score_row, evaluation.results)),
        "kinds": _kind_rows(evaluation.result(Level.ENTITY, Granularity.SUBCATEGORY)),
        "heat": heat_map(evaluation.confusions[Granularity.CATEGORY]),
        "heat_fine": heat_map(evaluation.confusions[Granularity.SUBCATEGORY]),
        "comparison": _comparison(evaluation),
        "mistakes": _mistakes(evaluation.mistakes) if include_text else "",
    }
    # One pass: corpus text that looks like a field must not be filled in turn.
    return re.sub(r"\{\{(\w+)\}\}", lambda field: fields[field[1]], template)


def _sums(evaluation: Evaluation) -> str:
    leak = evaluation.leakage
    figures = (
        (_share(leak.total.rate), "of identifying tokens leaked", leak.rate),
        (_share(leak.total.risk_rate), "of the risk leaked", leak.risk_rate),
        (_share(leak.total.character_recall), "of identifying characters covered", None),
        (str(leak.leaking_documents), f"of {evaluation.documents} documents leak something", None),
    )
    return "".join(
        f"<div><b>{value}</b>{name}{'<br>' + _small(interval) if interval else ''}</div>"
        for value, name, interval in figures
    )


def _leak_row(name: str, leakage: Leakage) -> str:
    return (
        f'<tr><th scope="row">{escape(name)}</th><td>{leakage.tokens}</td><td>{leakage.leaked}</td>'
        f"<td>{_share(leakage.rate)}</td><td>{_share(leakage.character_recall)}</td></tr>"
    )


def _score_row(result: Result) -> str:
    view = "HIPAA, " if result.view is View.HIPAA else ""
    name = f"{view}{result.level.value}, {result.granularity.value}"
    scores, spread = result.micro.scores, result.overall
    return (
        f'<tr><th scope="row">{name}</th>{_cell(scores.precision, spread.precision)}'
        f"{_cell(scores.recall, spread.recall)}{_cell(scores.f1, spread.f1)}"
        f"{_cell(result.macro.f1)}{_cell(result.weighted.f1)}</tr>"
    )


def _kind_rows(result: Result) -> str:
    return "".join(
        f'<tr><th scope="row">{escape(label)}</th><td>{counts.gold}</td>'
        f"{_cell(counts.scores.precision, result.intervals[label].precision)}"
        f"{_cell(counts.scores.recall, result.intervals[label].recall)}"
        f"{_cell(counts.scores.f1, result.intervals[label].f1)}</tr>"
        for label, counts in result.table.items()
    )


def _comparison(evaluation: Evaluation) -> str:
    if evaluation.comparison is None:
        return ""
    other = evaluation.comparison.leakage
    rows = "".join(
        f'<tr><th scope="row">{granularity.value}</th><td>{test.only_first}</td>'
        f"<td>{test.only_second}</td><td>{test.statistic:.2f}</td><td>{test.p:.2g}</td></tr>"
        for granularity, test in evaluation.comparison.mcnemar.items()
    )
    return (
        "<h2>Against the other system</h2>"
        f"<p>It leaks {_share(other.rate)} of identifying tokens. McNemar's test with Yates' "
        "correction, on tokens that only one of the two labels rightly:</p>"
        '<table><thead><tr><th scope="col">Labels</th><th scope="col">Only this</th>'
        '<th scope="col">Only the other</th><th scope="col">χ²</th><th scope="col">p</th></tr>'
        f"</thead><tbody>{rows}</tbody></table>"
    )


def _mistakes(found: Sequence[Mistake]) -> str:
    by_kind = {kind: [m for m in found if m.kind is kind] for kind in Kind}
    return "<h2>Mistakes</h2>" + "".join(
        f"<details{' open' if kind is Kind.MISSED else ''}><summary>{kind.value}: {len(group)}"
        '</summary><div class="wide"><table><thead><tr><th scope="col">Kind</th>'
        '<th scope="col">Predicted</th><th scope="col">Document</th><th scope="col">Text</th></tr>'
        f"</thead><tbody>{''.join(map(_mistake_row, group))}</tbody></table></div></details>"
        for kind, group in by_kind.items()
    )


def _mistake_row(mistake: Mistake) -> str:
    return (
        f'<tr><th scope="row">{escape(mistake.subcategory)}</th>'
        f"<td>{escape(mistake.predicted or '–')}</td><td>{escape(mistake.document_id)}</td>"
        f'<td class="words">{escape(mistake.before)}<mark>{escape(mistake.text)}</mark>'
        f"{escape(mistake.after)}</td></tr>"
    )


def _cell(value: float, interval: Interval | None = None) -> str:
    return f"<td>{value:.4f}{'<br>' + _small(interval) if interval else ''}</td>"


def _small(interval: Interval) -> str:
    return f"<small>[{interval.low:.4f}, {interval.high:.4f}]</small>"


def _share(value: float | None) -> str:
    return "–" if value is None else f"{value:.2%}"
