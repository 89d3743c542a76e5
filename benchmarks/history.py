"""The runs of the book on this machine: a line of JSON each, and a plot of each chapter."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

RUNS = "runs.jsonl"
_WIDTH, _HEIGHT, _LEFT, _RIGHT, _TOP, _BOTTOM = 820, 320, 60, 330, 34, 30
_SHADES = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#000000")
_DASHES = ("", ' stroke-dasharray="6 3"', ' stroke-dasharray="2 3"')

Record = Mapping[str, Any]


def add(folder: Path, record: Record) -> list[Record]:
    """Append a run; all that `folder` holds."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / RUNS).open("a", encoding="utf-8") as runs:
        runs.write(json.dumps(record, ensure_ascii=False) + "\n")
    lines = (folder / RUNS).read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def draw(folder: Path, records: Sequence[Record]) -> list[Path]:
    """A plot for each chapter and unit: its figures over all runs. Returns the files."""
    series: dict[tuple[str, str], dict[str, list[tuple[int, float]]]] = {}
    for number, record in enumerate(records):
        for one in record["figures"]:
            lines = series.setdefault((one["chapter"], one["unit"]), {})
            lines.setdefault(one["name"], []).append((number, one["value"]))
    written = []
    for (chapter, unit), lines in series.items():
        name = "-".join(filter(None, (chapter, "".join(filter(str.isalnum, unit)))))
        path = folder / f"{name}.svg"
        title = f"{chapter}, {unit or 'ratios'}, by run"
        path.write_text(plot(title, lines, len(records)), encoding="utf-8")
        written.append(path)
    return written


def plot(title: str, lines: Mapping[str, Sequence[tuple[int, float]]], runs: int) -> str:
    """An SVG figure of values by number of run; each line is named beside it."""
    top = max((value for points in lines.values() for _, value in points), default=1.0) or 1.0

    def x(run: int) -> float:
        return _LEFT + (_WIDTH - _LEFT - _RIGHT) * run / max(runs - 1, 1)

    def y(value: float) -> float:
        return _TOP + (_HEIGHT - _TOP - _BOTTOM) * (1 - value / top)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {_WIDTH} {_HEIGHT}"'
        f' font-family="sans-serif" font-size="11"><title>{escape(title)}</title>',
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="white"/>',
        f'<text x="{_LEFT}" y="18" font-size="13">{escape(title)}</text>',
    ]
    for quarter in range(5):
        value = top * quarter / 4
        parts.append(
            f'<line x1="{_LEFT}" y1="{y(value):.1f}" x2="{_WIDTH - _RIGHT}" y2="{y(value):.1f}"'
            f' stroke="#ddd"/><text x="{_LEFT - 6}" y="{y(value) + 4:.1f}" text-anchor="end">'
            f"{value:.3g}</text>"
        )
    for number, (name, points) in enumerate(lines.items()):
        shade, dash = _SHADES[number % len(_SHADES)], _DASHES[number % len(_DASHES)]
        path = " ".join(f"{x(run):.1f},{y(value):.1f}" for run, value in points)
        at = _TOP + 6 + 16 * number
        parts += [
            f'<polyline points="{path}" fill="none" stroke="{shade}" stroke-width="1.5"{dash}/>',
            *(
                f'<circle cx="{x(run):.1f}" cy="{y(value):.1f}" r="2.5" fill="{shade}"/>'
                for run, value in points
            ),
            f'<line x1="{_WIDTH - _RIGHT + 14}" y1="{at - 4}" x2="{_WIDTH - _RIGHT + 40}"'
            f' y2="{at - 4}" stroke="{shade}" stroke-width="1.5"{dash}/>',
            f'<text x="{_WIDTH - _RIGHT + 46}" y="{at}">{escape(name)}: {points[-1][1]:.3g}</text>',
        ]
    return "\n".join((*parts, "</svg>")) + "\n"
