"""Plots as inline SVG: no script, named for screen readers, colours from the page's style sheet."""

from __future__ import annotations

from html import escape

from app.engine.evaluation.confusion import Confusion
from app.engine.evaluation.evaluation import Result

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
