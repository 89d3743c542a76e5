"""Teaches a local model in a process of its own, so that the window never waits for it."""

from __future__ import annotations

from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING

from app.errors import AppError, ModelError, unexpected
from app.paths import data_dir
from app.progress import Cancelled, Reporter, Stage
from app.sandbox.private_memory import keep_memory_private

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.synchronize import Event

    from app.training.refresh import Refreshed

_SECONDS_BETWEEN = 0.2
"""Between two looks at whether the lesson is to stop."""


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


class _Stoppable:
    """A reporter that another process tells to cancel."""

    def __init__(self, stop: Event) -> None:
        self._stop = stop

    def step(self, _stage: Stage, _done: int, _total: int) -> None:
        if self._stop.is_set():
            raise Cancelled


def teach(lesson: Lesson, reporter: Reporter) -> Refreshed:
    """Learn and measure. Raises what `app.training.refresh.refresh` does.

    What is cancelled ends at its next step, and changes no model from then on.
    """
    context = get_context("spawn")
    stop = context.Event()
    answers, answer = context.Pipe(duplex=False)
    process = context.Process(target=_teach, args=(lesson, data_dir() / "models", stop, answer))
    process.start()
    answer.close()
    with answers:
        while not answers.poll(_SECONDS_BETWEEN):
            try:
                reporter.step(Stage.DETECT, 0, 0)
            except Cancelled:
                stop.set()
        try:
            taught: Refreshed | Exception = answers.recv()
        except EOFError:
            taught = ModelError("The lesson stopped unexpectedly.")
    process.join()
    if isinstance(taught, Exception):
        raise taught
    return taught


def step_back(name: str, _reporter: Reporter) -> str:
    """Put the model before the last lesson back: its name; empty where there was none."""
    from app.training.refresh import step_back as back  # noqa: PLC0415 - not at the start

    return name if back(name, data_dir() / "models") else ""


def _teach(lesson: Lesson, models: Path, stop: Event, answer: Connection) -> None:
    """Send what came of a lesson: what `refresh` returns or raises."""
    keep_memory_private()
    try:
        from app.training.refresh import refresh  # noqa: PLC0415 - not in the window

        answer.send(
            refresh(
                lesson.name,
                [lesson.folder],
                lesson.form,
                None,
                beside=lesson.beside,
                language=lesson.language,
                models=models,
                reporter=_Stoppable(stop),
            )
        )
    except (AppError, Cancelled) as error:
        answer.send(error)
    except Exception as error:  # noqa: BLE001 - it may hold text of a document
        answer.send(unexpected(error))
