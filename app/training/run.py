"""Recipes by name; what a recipe needs is imported when it runs."""

from __future__ import annotations

from pathlib import Path

from app.errors import DependencyMissing, InputError
from app.progress import Reporter
from app.training import config
from app.training.config import Config

_SELF_TAUGHT = ("crf-selection", "crf-no-selection", "crf-co-training")
CLASSICAL = ("rules", "unigram", "crf", *_SELF_TAUGHT, "crf-active")
"""Recipes that need no torch, but the small extra `crf`."""

POOL = "pool"
"""Needs neither: it makes one pack of several."""

WORDS = ("bilstm-crf", "cvt", "cvt-supervised", "char-lm", "word-vectors")
NEURAL = ("e5", "encoder", "pack", *WORDS)
"""Recipes that need the extra `train`."""

RECIPES = (*CLASSICAL, *NEURAL, POOL)
"""What `train` can make."""


def train(recipe: str, config_path: Path, reporter: Reporter) -> Path:
    """Run `recipe` with the settings in `config_path`; returns the folder of what it made.

    Raises `InputError` for a wrong recipe, configuration or corpus, `DependencyMissing` without
    the libraries that the recipe needs, and `Cancelled`.
    """
    if recipe not in RECIPES:
        raise InputError(f"There is no recipe {recipe}; there is {', '.join(RECIPES)}.")
    return make(recipe, config.read(config_path), reporter)


def make(recipe: str, settings: Config, reporter: Reporter) -> Path:
    """Run `recipe` with settings that were read; the rest is as in `train`."""
    extra = "crf" if recipe in CLASSICAL else "train"
    try:
        if recipe == POOL:
            from app.training.pool import pool  # noqa: PLC0415 - loads ONNX Runtime

            return pool(settings)
        if recipe in CLASSICAL:
            from app.training.baselines.train import train_baseline  # noqa: PLC0415

            return train_baseline(recipe, settings, reporter)
        if recipe in WORDS:
            from app.training.words.recipe import train_words  # noqa: PLC0415 - likewise

            return train_words(recipe, settings, reporter)
        from app.training.tagger.recipe import train_encoder  # noqa: PLC0415 - torch loads slowly

        return train_encoder(recipe, settings, reporter)
    except ModuleNotFoundError as error:
        raise DependencyMissing(
            f"The recipe {recipe} needs {error.name}.",
            hint=f"Run: pip install 'incognote[{extra}]'",
        ) from None
