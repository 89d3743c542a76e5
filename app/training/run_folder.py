"""What every recipe leaves: `OUTPUT/RECIPE` with settings, predictions, figures and a record.

`config.toml`, `run.json`, `evaluation/PART/` and `rounds.jsonl` show no text of the corpora;
`predictions/PART` and `OUTPUT/gold/PART` hold it.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from app.engine.evaluation.evaluate import Evaluation
from app.errors import WriteFailed
from app.training.config import Config
from app.training.corpora.files import write_corpus
from app.training.evaluation import compared, write_reports
from app.training.parts import Parts
from app.training.prediction import Finder

RECORD = "run.json"


@dataclass(frozen=True, slots=True)
class Record:
    """What a run was, in figures; nothing of a document."""

    recipe: str
    seed: int
    languages: tuple[str, ...]
    labelled: int
    development: int
    generated: int
    unlabelled: int
    seconds: float
    pack_bytes: int
    program: str
    tests: Mapping[str, Mapping[str, float]]


def write_run(
    recipe: str,
    settings: Config,
    parts: Parts,
    find: Finder,
    *,
    seconds: float,
    pack: Path | None,
    unlabelled: int = 0,
) -> Path:
    """Predict and evaluate the tests, and record the run; returns `OUTPUT/RECIPE`.

    `seconds` is the processor time of training alone. Raises `WriteFailed`.
    """
    folder = settings.output.folder / recipe
    tests: dict[str, Mapping[str, float]] = {}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(settings.path, folder / "config.toml")
        for name, gold in parts.tests.items():
            found = [replace(document, spans=find(document)) for document in gold]
            write_corpus(gold, settings.output.folder / "gold" / name, "jsonl")
            write_corpus(found, folder / "predictions" / name, "jsonl")
            evaluation = compared(gold, [document.spans for document in found])
            write_reports(evaluation, folder / "evaluation" / name, include_text=False)
            tests[name] = figures(evaluation)
        record = Record(
            recipe=recipe,
            seed=settings.fit.seed,
            languages=settings.data.languages,
            labelled=len(parts.labelled),
            development=len(parts.development),
            generated=settings.data.documents * settings.fit.rounds,
            unlabelled=unlabelled,
            seconds=round(seconds, 1),
            pack_bytes=0 if pack is None else sum(f.stat().st_size for f in pack.iterdir()),
            program=_version(),
            tests=tests,
        )
        text = json.dumps(asdict(record), indent=2) + "\n"
        (folder / RECORD).write_text(text, encoding="utf-8")
    except OSError:
        raise WriteFailed("The run could not be written.") from None
    return folder


def write_rounds(folder: Path, rounds: Sequence[Mapping[str, object]]) -> None:
    """Keep what each round of a recipe did, a line each. Raises `WriteFailed`."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lines = "".join(json.dumps(one) + "\n" for one in rounds)
        (folder / "rounds.jsonl").write_text(lines, encoding="utf-8")
    except OSError:
        raise WriteFailed("The rounds could not be written.") from None


def figures(evaluation: Evaluation) -> dict[str, float]:
    """Precision, recall and F1 of the six ways by `LEVEL GRANULARITY`, and leakage."""
    found: dict[str, float] = {"documents": evaluation.documents, "tokens": evaluation.tokens}
    for result in evaluation.results:
        scores = result.micro.scores
        view = "" if result.view.value == "all" else f"{result.view.value} "
        name = f"{view}{result.level.value} {result.granularity.value}"
        found[f"{name} P"] = round(scores.precision, 4)
        found[f"{name} R"] = round(scores.recall, 4)
        found[f"{name} F1"] = round(scores.f1, 4)
    leak = evaluation.leakage.total.rate
    if leak is not None:
        found["leakage"] = round(leak, 4)
    return found


def _version() -> str:
    try:
        return version("incognote")
    except PackageNotFoundError:
        return ""
