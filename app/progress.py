"""How long work reports progress and is cancelled, without knowing who listens."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from typing import Protocol, TypeVar, runtime_checkable

T = TypeVar("T")
Tick = Callable[[], None]
"""What is called now and then by whoever works on many things, and may raise to end the work."""


class Cancelled(Exception):
    """Raised inside a job when the user asked it to stop. Not an error."""


class Stage(StrEnum):
    """What a job is doing, in the order in which a document passes through."""

    READ = "read"
    DETECT = "detect"
    COMBINE = "combine"
    WRITE = "write"
    VERIFY = "verify"
    REPORT = "report"


class Reporter(Protocol):
    """Receives progress.

    `step` is called once a page, a window or a part. It raises `Cancelled` when the job must stop.
    """

    def step(self, stage: Stage, done: int, total: int) -> None:
        """Report that `done` of `total` units of `stage` are finished."""


@runtime_checkable
class PartsReporter(Reporter, Protocol):
    """A reporter that also wants what is ready before the rest."""

    def bring(self, part: object) -> None:
        """Take something that is ready before the rest, which is not the result yet."""


class NullReporter:
    """A reporter that nobody listens to and that never cancels."""

    def step(self, stage: Stage, done: int, total: int) -> None:
        """Ignore the progress."""


def silent() -> None:
    """The `Tick` that tells nobody."""


def telling(items: Iterable[T], tick: Tick) -> Iterator[T]:
    """`items`, with `tick` called for each: whoever works on many is not taken to hang."""
    for item in items:
        tick()
        yield item


class Repeater:
    """Passes steps on, and tells the last one again where work goes on that counts nothing."""

    def __init__(self, reporter: Reporter, stage: Stage) -> None:
        """`stage` is told until there is a step."""
        self._reporter = reporter
        self._last = (stage, 0, 0)
        self._told = 0.0

    def step(self, stage: Stage, done: int, total: int) -> None:
        """As `Reporter.step`."""
        self._last = stage, done, total
        self._told = time.monotonic()
        self._reporter.step(stage, done, total)

    def again(self) -> None:
        """Report the last step once more, a few times a second at most. From any thread."""
        if time.monotonic() - self._told >= _SECONDS_BETWEEN:
            self.step(*self._last)


_SECONDS_BETWEEN = 0.2
