"""Teaches a local model in a process of its own, so that the window never waits for it."""

from __future__ import annotations

from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING

from app.errors import ModelError
from app.paths import data_dir
from app.progress import NullReporter, Reporter
from app.sandbox.private_memory import keep_memory_private

if TYPE_CHECKING:
    from app.training.refresh import Refreshed


@dataclass(frozen=True, slots=True)
class Lesson:
    """What a model is to learn: its name, the folder of labelled data, their format and language.

    `beside` is the model that it stands beside, where there is none of its name yet.
    """

    name: str
    folder: Path
    form: str
    language: str
    beside: str


def teach(lesson: Lesson, _reporter: Reporter) -> Refreshed:
    """Learn and measure. Raises what `app.training.refresh.refresh` does."""
    with ProcessPoolExecutor(
        1, mp_context=get_context("spawn"), initializer=keep_memory_private
    ) as process:
        taught: Future[Refreshed] = process.submit(_teach, lesson, data_dir() / "models")
        try:
            return taught.result()
        except BrokenProcessPool:
            raise ModelError("The lesson stopped unexpectedly.") from None


def step_back(name: str, _reporter: Reporter) -> str:
    """Put the model before the last lesson back: its name; empty where there was none."""
    from app.training.refresh import step_back as back  # noqa: PLC0415 - not at the start

    return name if back(name, data_dir() / "models") else ""


def _teach(lesson: Lesson, models: Path) -> Refreshed:
    from app.training.refresh import refresh  # noqa: PLC0415 - not in the window

    return refresh(
        lesson.name,
        [lesson.folder],
        lesson.form,
        None,
        beside=lesson.beside,
        language=lesson.language,
        models=models,
        reporter=NullReporter(),
    )
