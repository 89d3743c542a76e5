"""A recipe repeated with other seeds: the mean of each figure and how far runs differ.

The papers repeat their runs three or five times and print means.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from statistics import mean, stdev

from app.errors import InputError, WriteFailed
from app.progress import Reporter
from app.training import config
from app.training.run import make
from app.training.run_folder import RECORD

FILE = "repeats.json"

Summary = Mapping[str, Mapping[str, tuple[float, float]]]
"""Mean and standard deviation (of a sample) by test and figure."""


def repeat(recipe: str, config_path: Path, times: int, reporter: Reporter) -> Path:
    """Train `recipe` with so many seeds, that of the configuration and those after it.

    Each leaves a run of its own below `OUTPUT/repeats/RECIPE`, which is returned, and where
    `repeats.json` has mean and deviation of each figure. Raises what `app.training.run.train` does.
    """
    settings = config.read(config_path)
    if times < 2:
        raise InputError("A recipe is repeated at least twice.")
    folder = settings.output.folder / "repeats" / recipe
    seeds = range(settings.fit.seed, settings.fit.seed + times)
    records = []
    for seed in seeds:
        one = replace(
            settings,
            fit=replace(settings.fit, seed=seed),
            output=replace(settings.output, folder=folder / f"{seed:03d}"),
        )
        make(recipe, one, reporter)
        text = (one.output.folder / recipe / RECORD).read_text(encoding="utf-8")
        records.append(json.loads(text)["tests"])
    data = {"recipe": recipe, "seeds": list(seeds), "tests": summary(records)}
    try:
        (folder / FILE).write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")
    except OSError:
        raise WriteFailed("The figures of the runs could not be written.") from None
    return folder


def summary(records: Sequence[Mapping[str, Mapping[str, float]]]) -> Summary:
    """Mean and deviation, to four decimals, of what runs with the same tests say."""
    return {
        test: {
            name: (
                round(mean(one[test][name] for one in records), 4),
                round(stdev(one[test][name] for one in records), 4),
            )
            for name in figures
        }
        for test, figures in records[0].items()
    }


def table(folder: Path) -> str:
    """The main figures of `repeats.json` in lines."""
    data = json.loads((folder / FILE).read_text(encoding="utf-8"))
    return "\n".join(
        f"{test}  {name:24}{middle:8.4f} ± {deviation:.4f}"
        for test, figures in data["tests"].items()
        for name, (middle, deviation) in figures.items()
        if name == "leakage" or (name.startswith(("entity", "token ")) and name.endswith("F1"))
    )
