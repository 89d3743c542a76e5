"""What the configurations of `lab_corpora.py` say."""

from __future__ import annotations

from pathlib import Path

from app.training.config import AUTHORED

_CONFIGURATION = """\
[data]
labelled = ["{labelled}"]
{more}format = "meddocan"
languages = ["es"]
[model]
{model}
[output]
folder = "{name}"
name = "{name}"
"""
NOTES = """\
[data]
labelled = [{labelled}]
test = [{test}]
{more}
languages = ["{language}"]
[model]
{model}
[output]
folder = "{name}"
name = "{name}"
"""
_NETWORK = """\
units = 128
{model}[fit]
pieces = 400
rounds = {rounds}
evaluate_every = {every}
unknown = 0.05
patience = {patience}
threads = 1
"""
ENCODER = """\
encoder = "../runs/e5"
layers = {layers}
start = "{start}"
frozen_pieces = true
encoder_dropout = 0.1
window = {window}
context = {context}
[fit]
seed = {seed}
rounds = 8
pieces = 4096
learning_rate = 2e-4
head_learning_rate = 2e-3
averaging = 0.98
unknown = 0.05
warmup = 0.1
evaluate_every = 100
threads = 1
"""
LANGUAGE_MODEL = """\
[data]
unlabelled = ["texts-435.jsonl"]
languages = ["es"]
[model]
units = 128
[fit]
pieces = 8000
rounds = 6
evaluate_every = 100
head_learning_rate = 0.004
patience = 3
threads = 1
[output]
folder = "lm"
"""


def configured(folder: Path, name: str, labelled: str, more: str, model: str = "") -> None:
    """Write `NAME.toml` for a part of MEDDOCAN; `more` is what else [data] says."""
    text = _CONFIGURATION.format(labelled=labelled, more=more, model=model, name=name)
    (folder / f"{name}.toml").write_text(text, encoding="utf-8")


def network(model: str = "", *, rounds: int = 15, every: int = 60, patience: int = 1) -> str:
    """[model] of a network over words, and [fit]."""
    return _NETWORK.format(model=model, rounds=rounds, every=every, patience=patience)


def averaged(rounds: int, every: int, patience: int) -> str:
    """A network with a running mean of its weights and a tenth of the words hidden."""
    usual = network(rounds=rounds, every=every, patience=patience)
    return usual.replace("unknown = 0.05", "unknown = 0.1\naveraging = 0.99")


def by_notes(
    folder: Path,
    name: str,
    files: list[str],
    language: str,
    more: str = "",
    model: str = "",
    tests: tuple[str, ...] = (),
) -> None:
    """Write `NAME.toml` for marked notes, tested on `test_*` of the language if not on `tests`."""
    named = tests or tuple(f"test_{kind}_{language}" for kind in ("ordinary", "hard"))
    test = ", ".join(f'"{(AUTHORED / f"{one}.txt").as_posix()}"' for one in named)
    labelled = authored(files)
    text = NOTES.format(
        labelled=labelled, test=test, language=language, name=name, more=more, model=model
    )
    (folder / f"{name}.toml").write_text(text, encoding="utf-8")


def authored(files: list[str]) -> str:
    """The files of training notes with these endings, as a list in a configuration has them."""
    return ", ".join(f'"{(AUTHORED / f"train_{file}.txt").as_posix()}"' for file in files)
