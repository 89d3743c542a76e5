"""An evaluation as one HTML page that needs nothing else.

By nature it shows corpus text: what was missed and what stood around it. The head of the page says
so, and `include_text=False` leaves out all text and all document names.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape

from app.engine.evaluation.error_analysis import Kind, Mistake
from app.engine.evaluation.evaluate import Evaluation, Result
from app.engine.evaluation.leakage import Leakage
from app.engine.evaluation.scores import Confusion, Level
from app.engine.evaluation.significance import Interval
from app.engine.evaluation.units import Granularity, View
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


# Plots as inline SVG: no script, named for screen readers, colours from the page's style sheet.


_LABEL, _BAR, _ROW = 110, 420, 26
_CELL, _SIDE = 48, 120


def recall_bars(result: Result) -> str:
    """Recall of each label as a bar with its interval as a whisker."""
    height = _ROW * (len(result.table) + 1)
    rows = [_bar_row(result, label, at) for at, label in enumerate(result.table)]
    ticks = "".join(
        f'<text class="soft" x="{_LABEL + _BAR * share:.0f}" y="{height - 8}" '
        f'text-anchor="middle">{share:.0%}</text>'
        for share in (0.0, 0.5, 1.0)
    )
    title = f"Recall by label, {result.level.value} level"
    return _svg(_LABEL + _BAR + 70, height, title, "".join(rows) + ticks)


def _bar_row(result: Result, label: str, at: int) -> str:
    recall, y = result.table[label].scores.recall, at * _ROW
    middle = y + _ROW / 2
    interval = result.intervals[label].recall
    whisker = ""
    if interval is not None:
        low, high = (_LABEL + _BAR * edge for edge in (interval.low, interval.high))
        whisker = (
            f'<path class="whisker" d="M{low:.1f} {middle}H{high:.1f}'
            f'M{low:.1f} {middle - 4}v8M{high:.1f} {middle - 4}v8"/>'
        )
    return (
        f'<text x="{_LABEL - 8}" y="{middle + 4}" text-anchor="end">{escape(label)}</text>'
        f'<rect class="frame" x="{_LABEL}" y="{y + 4}" width="{_BAR}" height="{_ROW - 8}"/>'
        f'<rect class="bar" x="{_LABEL}" y="{y + 4}" width="{_BAR * recall:.1f}" '
        f'height="{_ROW - 8}" fill-opacity=".55"/>{whisker}'
        f'<text x="{_LABEL + _BAR + 8}" y="{middle + 4}">{recall:.1%}</text>'
    )


def heat_map(confusion: Confusion) -> str:
    """A confusion matrix; the shade is the share of the row, the number the count."""
    labels = list(confusion)
    size = _SIDE + _CELL * len(labels) + 1
    parts = []
    for at, label in enumerate(labels):
        middle = _SIDE + _CELL * (at + 0.5)
        name = escape(label)
        parts.append(f'<text x="{_SIDE - 8}" y="{middle + 4}" text-anchor="end">{name}</text>')
        parts.append(
            f'<text transform="translate({middle + 4} {_SIDE - 8}) rotate(-90)">{name}</text>'
        )
        parts.append(_heat_row(confusion, label, _SIDE + _CELL * at))
    return _svg(
        size, size, "Confusion matrix, gold by row and prediction by column", "".join(parts)
    )


def _heat_row(confusion: Confusion, gold: str, y: int) -> str:
    row = confusion[gold]
    whole = sum(row.values())
    cells = []
    for at, (predicted, count) in enumerate(row.items()):
        x = _SIDE + _CELL * at
        # At most 55 %, so that the number on it keeps its contrast in light and dark.
        shade = 0.55 * count / whole if whole else 0.0
        cells.append(
            f"<g><title>{escape(gold)} taken for {escape(predicted)}: {count}</title>"
            f'<rect class="cell" x="{x}" y="{y}" width="{_CELL}" height="{_CELL}" '
            f'fill-opacity="{shade:.3f}"/>'
            f'<rect class="frame" x="{x}" y="{y}" width="{_CELL}" height="{_CELL}"/>'
        )
        if count:
            cells.append(
                f'<text x="{x + _CELL / 2}" y="{y + _CELL / 2 + 4}" '
                f'text-anchor="middle">{count}</text>'
            )
        cells.append("</g>")
    return "".join(cells)


def _svg(width: int, height: int, title: str, content: str) -> str:
    return (
        f'<svg role="img" aria-label="{escape(title)}" width="{width}" '
        f'viewBox="0 0 {width} {height}"><title>{escape(title)}</title>{content}</svg>'
    )
