"""The results page: what runs left, recorded as JSON lines, and a page made of them.

A line is a `run` with its figures, a `comparison` of two runs by McNemar's test, or a `published`
figure of a paper. None holds text of a corpus.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from app.errors import Corrupt, InputError
from app.training.evaluation import run as evaluate_files
from app.training.run_folder import RECORD

Line = Mapping[str, Any]

_HEAD = """\
Made by `incognote results docs/{source} -o docs/results.md`; do not edit. Each row is a run of the
command below its table with seed 1; seconds are those of the processor, for training alone. How is
counted: [evaluation](evaluation.md). A run predicts at probability one half.
`python benchmarks/lab_corpora.py CORPORA parts` lays out the parts and the configurations."""
_RUNS = """\
| system | learnt from | s | pack, kB | entity F1: sub-category, category, binary \
| token F1: the same | token, binary: P, R | leakage |
| --- | --- | --- | --- | --- | --- | --- | --- |"""
_SIX = tuple(
    f"{level} {granularity}"
    for level in ("entity", "token")
    for granularity in ("subcategory", "category", "binary")
)


def recorded(run: Path, data: str, *, system: str = "", command: str = "") -> dict[str, Any]:
    """The line of a run in `OUTPUT/RECIPE`, for the corpus that `data` describes.

    Raises `InputError` for a folder that holds no run with exactly one test.
    """
    try:
        record = json.loads((run / RECORD).read_text(encoding="utf-8"))
        ((_, figures),) = record.pop("tests").items()
    except (OSError, ValueError, KeyError):
        raise InputError(f"{run.name} holds no run with one test.") from None
    return {
        "kind": "run",
        "system": system or record["recipe"],
        "data": data,
        "command": command,
        **record,
        "figures": figures,
    }


def compared(first: Path, second: Path, data: str, systems: Sequence[str] = ()) -> dict[str, Any]:
    """The line of two runs over the same test; `systems` name them, or else their recipes.

    Raises `InputError` where their documents differ.
    """
    (part,) = [folder.name for folder in sorted((first / "predictions").iterdir())][:1]
    evaluation = evaluate_files(
        [first.parent / "gold" / part],
        pred=first / "predictions" / part,
        against=second / "predictions" / part,
        file_format="jsonl",
    )
    found = evaluation.comparison
    names = systems if len(systems) == 2 else (_name(first), _name(second))
    if found is None:
        raise InputError("There is nothing to compare with.")
    return {
        "kind": "comparison",
        "first": names[0],
        "second": names[1],
        "data": data,
        "leakage": [_rounded(evaluation.leakage.total.rate), _rounded(found.leakage.rate)],
        "mcnemar": {
            granularity.value: {
                "only first right": test.only_first,
                "only second right": test.only_second,
                "p": float(f"{test.p:.2g}"),
            }
            for granularity, test in found.mcnemar.items()
        },
    }


def read(path: Path) -> tuple[Line, ...]:
    """The lines of a file; none where there is no such file yet. Raises `Corrupt`."""
    if not path.exists():
        return ()
    try:
        return tuple(
            json.loads(line)
            for line in path.read_text(encoding="utf-8").split("\n")
            if line.strip()
        )
    except (OSError, ValueError):
        raise Corrupt(f"{path.name}: not JSON lines.") from None


def page(lines: Sequence[Line], source: str) -> str:
    """The results page as Markdown; `source` is the name of the file with the lines."""
    parts = ["# Results", _HEAD.format(source=source)]
    for data in dict.fromkeys(str(x["data"]) for x in lines if x["kind"] == "run"):
        runs = [x for x in lines if x["kind"] == "run" and x["data"] == data]
        parts += [f"## {data}", _runs(runs)]
        tests = [x for x in lines if x["kind"] == "comparison" and x["data"] == data]
        if tests:
            parts.append(_comparisons(tests))
        parts += [str(x["text"]) for x in lines if x["kind"] == "note" and x["data"] == data]
        commands = dict.fromkeys(str(x["command"]) for x in runs if x["command"])
        parts += ["\n".join(f"    {command}" for command in commands)] if commands else []
    published = [x for x in lines if x["kind"] == "published"]
    if published:
        parts += [
            "## Published figures",
            "On corpora under licence, which are not here: only directions compare with the tables"
            " above. Whoever holds one runs the same recipes on it ([training](training.md)).",
            _published(published),
        ]
    return "\n\n".join(parts) + "\n"


def _runs(runs: Iterable[Line]) -> str:
    rows = []
    for one in runs:
        figures = one["figures"]
        six = [f"{figures[f'{way} F1']:.4f}" for way in _SIX]
        size = f"{one['pack_bytes'] / 1000:.0f}" if one["pack_bytes"] else "–"
        learnt = str(one["labelled"]) if one["recipe"] != "rules" else "–"
        learnt += f" + {one['generated']} generated" if one["generated"] else ""
        learnt += f", {one['unlabelled']} unlabelled sentences" if one["unlabelled"] else ""
        rows.append(
            f"| {one['system']} | {learnt} | {one['seconds']:.0f} | {size} | {', '.join(six[:3])}"
            f" | {', '.join(six[3:])} | {figures['token binary P']:.4f},"
            f" {figures['token binary R']:.4f} | {figures.get('leakage', 0):.2%} |"
        )
    return "\n".join((_RUNS, *rows))


def _comparisons(tests: Iterable[Line]) -> str:
    head = (
        "| first | second | leakage | McNemar with Yates, p: sub-category, category, binary |\n"
        "| --- | --- | --- | --- |"
    )
    rows = [
        f"| {one['first']} | {one['second']} | {one['leakage'][0]:.2%}, {one['leakage'][1]:.2%} | "
        + ", ".join(_p(one["mcnemar"][g]["p"]) for g in ("subcategory", "category", "binary"))
        + " |"
        for one in tests
    ]
    return "\n".join((head, *rows))


def _p(value: float) -> str:
    return f"{value:g}" if value > 1e-16 else "< 1e-16"


def _published(lines: Iterable[Line]) -> str:
    head = "| paper | system | corpus, what is counted | figures |\n| --- | --- | --- | --- |"
    rows = [f"| {x['paper']} | {x['system']} | {x['data']} | {x['text']} |" for x in lines]
    return "\n".join((head, *rows))


def _name(run: Path) -> str:
    return str(json.loads((run / RECORD).read_text(encoding="utf-8"))["recipe"])


def _rounded(value: float | None) -> float:
    return round(value or 0.0, 4)
