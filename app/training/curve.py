"""Learning curves: a recipe taught by growing shares of its labelled documents.

Source: Berg and Dalianis 2020, Figures 2 and 3, recall of each class over tenths of the corpus.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from app.errors import InputError, WriteFailed
from app.progress import Reporter
from app.training import config
from app.training.run import make
from app.training.run_folder import RECORD

FILE, FIGURE = "curve.json", "curve.svg"
_WIDTH, _HEIGHT, _LEFT, _RIGHT, _TOP, _BOTTOM = 760, 420, 50, 210, 30, 40


def curve(recipe: str, config_path: Path, shares: Sequence[int], reporter: Reporter) -> Path:
    """Train `recipe` on each share, in percent; returns `OUTPUT/curve/RECIPE`.

    Each share leaves a run of its own below it. `curve.json` has the figures of each and the recall
    of each class over tokens, `curve.svg` draws them. Raises what `app.training.run.train` does.
    """
    settings = config.read(config_path)
    if not settings.data.labelled:
        raise InputError("A curve needs labelled documents.", hint="Name them in [data].")
    folder = settings.output.folder / "curve" / recipe
    points: list[dict[str, Any]] = []
    for share in shares:
        part = replace(
            settings,
            data=replace(settings.data, share=share),
            output=replace(settings.output, folder=folder / f"{share:03d}"),
        )
        make(recipe, part, reporter)
        points.append(_point(share, part.output.folder / recipe))
    try:
        (folder / FILE).write_text(json.dumps(points, indent=2) + "\n", encoding="utf-8")
        (folder / FIGURE).write_text(drawn(recipe, points), encoding="utf-8")
    except OSError:
        raise WriteFailed("The curve could not be written.") from None
    return folder


def drawn(title: str, points: Sequence[Mapping[str, Any]]) -> str:
    """Recall of each class by share as an SVG figure; lines are named at their ends."""
    labels = sorted({label for point in points for label in point["recall"]})
    shares = [int(point["share"]) for point in points]
    span = max(max(shares) - min(shares), 1)

    def x(share: int) -> float:
        return _LEFT + (_WIDTH - _LEFT - _RIGHT) * (share - min(shares)) / span

    def y(recall: float) -> float:
        return _TOP + (_HEIGHT - _TOP - _BOTTOM) * (1.0 - recall)

    ends = _apart([(y(float(points[-1]["recall"].get(name, 0.0))), name) for name in labels])
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {_WIDTH} {_HEIGHT}"'
        f' font-family="sans-serif" font-size="11"><title>{escape(title)}</title>',
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="white"/>',
        f'<text x="{_LEFT}" y="18">{escape(title)}: recall of tokens by class, over percent of the'
        " documents</text>",
    ]
    for tenth in range(0, 11, 2):
        at = y(tenth / 10)
        parts.append(
            f'<line x1="{_LEFT}" y1="{at:.1f}" x2="{_WIDTH - _RIGHT}" y2="{at:.1f}" stroke="#ddd"/>'
            f'<text x="{_LEFT - 8}" y="{at + 4:.1f}" text-anchor="end">{tenth / 10:.1f}</text>'
        )
    parts += [
        f'<text x="{x(share):.1f}" y="{_HEIGHT - 18}" text-anchor="middle">{share}</text>'
        for share in shares
    ]
    for number, name in enumerate(labels):
        path = " ".join(
            f"{x(int(p['share'])):.1f},{y(float(p['recall'].get(name, 0.0))):.1f}" for p in points
        )
        dash = ("", ' stroke-dasharray="6 3"', ' stroke-dasharray="2 3"')[number % 3]
        shade = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#000000")[number % 5]
        parts.append(
            f'<polyline points="{path}" fill="none" stroke="{shade}" stroke-width="1.5"{dash}/>'
            f'<text x="{_WIDTH - _RIGHT + 8}" y="{ends[name] + 4:.1f}" fill="{shade}">'
            f"{escape(name)}</text>"
        )
    return "\n".join((*parts, "</svg>")) + "\n"


def _point(share: int, run: Path) -> dict[str, Any]:
    record = json.loads((run / RECORD).read_text(encoding="utf-8"))
    part, figures = next(iter(record["tests"].items()), ("", {}))
    if not part:
        raise InputError("A curve needs test documents.", hint="Name them in [data] as test.")
    evaluation = json.loads(
        (run / "evaluation" / part / "evaluation.json").read_text(encoding="utf-8")
    )
    wanted = ("all", "token", "subcategory")
    (result,) = (
        one
        for one in evaluation["results"]
        if (one["view"], one["level"], one["granularity"]) == wanted
    )
    return {
        "share": share,
        "labelled": record["labelled"],
        "seconds": record["seconds"],
        "figures": figures,
        "recall": {
            label: round(float(counts["recall"]), 4)
            for label, counts in result["labels"].items()
            if counts["tp"] + counts["fn"]
        },
    }


def _apart(ends: Sequence[tuple[float, str]]) -> dict[str, float]:
    """Heights of the names of lines, none closer to the next than a line of text."""
    placed: dict[str, float] = {}
    lowest = 0.0
    for wanted, name in sorted(ends):
        lowest = max(wanted, lowest + 12)
        placed[name] = lowest
    return placed
