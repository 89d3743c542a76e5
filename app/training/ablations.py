"""A network taught again without some of its parts: what each of them is worth.

Source: Catelli's thesis, Figures 4.3 and 4.4 and Table 4.18.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from app.errors import InputError, WriteFailed
from app.progress import Reporter
from app.training import config
from app.training.run import WORDS, make
from app.training.run_folder import RECORD

FILE = "without.json"
WHOLE = "whole"

_WITHOUT: Mapping[str, Mapping[str, Any]] = {
    "words": {"word_width": 0, "vectors": None},
    "characters": {"characters": "none"},
    "lm": {"language_model": None},
    "bilstm": {"words": "none"},
    "crf": {"decoder": "softmax"},
}
_SHOWN = ("entity subcategory F1", "token subcategory F1", "token binary F1", "leakage")


def ablate(recipe: str, config_path: Path, without: Sequence[str], reporter: Reporter) -> Path:
    """Train `recipe` whole, and once for each of `without`; returns `OUTPUT/without/RECIPE`.

    Each of them is a part, or some joined by `+` (`bilstm+crf`), and leaves a run of its own below
    that folder, where `without.json` has the figures of all. Raises what
    `app.training.run.train` does, and `InputError` for a part that there is not.
    """
    settings = config.read(config_path)
    if recipe not in WORDS or recipe in ("char-lm", "word-vectors"):
        raise InputError(f"The recipe {recipe} has no parts that can be left out.")
    folder = settings.output.folder / "without" / recipe
    found: dict[str, Any] = {}
    for parts in ("", *without):
        name = parts or WHOLE
        one = replace(
            settings,
            model=replace(settings.model, **_changed(parts, settings.model.language_model)),
            output=replace(settings.output, folder=folder / name),
        )
        make(recipe, one, reporter)
        text = (one.output.folder / recipe / RECORD).read_text(encoding="utf-8")
        found[name] = json.loads(text)["tests"]
    try:
        (folder / FILE).write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    except OSError:
        raise WriteFailed("The figures of the runs could not be written.") from None
    return folder


def table(folder: Path) -> str:
    """The main figures of `without.json`, and in points how far each run is from the whole."""
    data = json.loads((folder / FILE).read_text(encoding="utf-8"))
    lines = []
    for test, whole in data[WHOLE].items():
        lines.append(f"{test:24}" + "".join(f"{name:>28}" for name in _SHOWN))
        for parts, tests in data.items():
            name = WHOLE if parts == WHOLE else f"without {parts}"
            cells = (
                f"{tests[test][figure]:.4f} ({100 * (tests[test][figure] - whole[figure]):+.2f})"
                for figure in _SHOWN
                if figure in whole
            )
            lines.append(f"{name:24}" + "".join(f"{cell:>28}" for cell in cells))
    return "\n".join(lines)


def _changed(parts: str, language_model: Path | None) -> dict[str, Any]:
    changed: dict[str, Any] = {}
    for part in parts.split("+") if parts else ():
        if part not in _WITHOUT:
            raise InputError(f"There is no part {part}; there is {', '.join(_WITHOUT)}.")
        if part == "lm" and language_model is None:
            raise InputError("The configuration names no language model to leave out.")
        changed |= _WITHOUT[part]
    return changed
