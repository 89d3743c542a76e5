"""Work off the GUI thread. The only file with threads.

A job is a plain `job(reporter) -> result`. Its runnable holds a snapshot (what the job closes over)
and the runner's queue of news, never a widget: the runner lives on the GUI thread and outlives
every runnable, whose own objects would be destroyed on a pool thread.

News wait in a queue of Python's own. A signal that a thread emits tells the window at once that
there are some; now and then, once in thousands, such a signal never arrives (PySide6 6.11), so the
runner also looks by itself. News in the signal itself would be lost with it: a save that never
ended, after which nothing was saved any more.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from itertools import count
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QRunnable, Qt, QThreadPool, QTimer, Signal

from app.errors import AppError, unexpected
from app.progress import Cancelled, Reporter, Stage

T = TypeVar("T")

_LOG = logging.getLogger(__name__)
_SECONDS_BETWEEN_STEPS = 0.05
_LOOK_MS = 50


class Lane(Enum):
    """Jobs of one lane run one after the other, those of different lanes side by side."""

    FILES = "files"
    DETECT = "detect"
    PAGES = "pages"
    QUICK = "quick"
    SEARCH = "search"
    SAVE = "save"
    COPY = "copy"


def _nothing(*_: object) -> None:
    """Stand in for a listener that nobody gave."""


@dataclass(frozen=True, slots=True)
class _Listener:
    lane: Lane
    done: Callable[[Any], None]
    failed: Callable[[AppError], None]
    cancelled: Callable[[], None]
    progressed: Callable[[Stage, int, int], None]
    brought: Callable[[Any], None] | None
    stop: threading.Event


class _Reporter:
    """Passes progress to the GUI thread at most 20 times a second, and raises `Cancelled`."""

    def __init__(self, stop: threading.Event, tell: Callable[[Stage, int, int], None]) -> None:
        self._stop = stop
        self._tell = tell
        self._stage: Stage | None = None
        self._last = 0.0

    def step(self, stage: Stage, done: int, total: int) -> None:
        if self._stop.is_set():
            raise Cancelled
        now = time.monotonic()
        if stage is not self._stage or now - self._last >= _SECONDS_BETWEEN_STEPS:
            self._stage, self._last = stage, now
            self._tell(stage, done, total)


class _PartsReporter(_Reporter):
    """Passes on parts too, all of them."""

    def __init__(
        self,
        stop: threading.Event,
        tell: Callable[[Stage, int, int], None],
        bring: Callable[[object], None],
    ) -> None:
        super().__init__(stop, tell)
        self._bring = bring

    def bring(self, part: object) -> None:
        if self._stop.is_set():
            raise Cancelled
        self._bring(part)


class _Runnable(QRunnable):
    def __init__(
        self,
        job: Callable[[Reporter], object],
        stop: threading.Event,
        reporter: _Reporter,
        ended: Callable[[str, object], None],
    ) -> None:
        super().__init__()
        self._job = job
        self._stop = stop
        self._reporter = reporter
        self._ended = ended

    def run(self) -> None:
        outcome: tuple[str, object]
        try:
            if self._stop.is_set():
                raise Cancelled
            outcome = "succeeded", self._job(self._reporter)
        except Cancelled:
            outcome = "cancelled", None
        except AppError as error:
            outcome = "failed", error
        except Exception as error:  # noqa: BLE001 - whatever a job raises must reach the window
            # Neither the message nor the cause is kept: either may hold document text.
            _LOG.error("job failed: %s at %s", type(error).__name__, _place(error))
            outcome = "failed", unexpected(error)
        self._ended(*outcome)


def _place(error: BaseException) -> str:
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return "unknown"
    return f"{trace.tb_frame.f_code.co_qualname}:{trace.tb_lineno}"


class JobRunner(QObject):
    """Starts jobs and calls their listeners on the GUI thread.

    The signals carry the job's id first, and come on the GUI thread. News of a job that ended, or
    after `close`, goes nowhere.
    """

    progressed = Signal(int, object, int, int)
    brought = Signal(int, object)
    succeeded = Signal(int, object)
    failed = Signal(int, object)
    cancelled = Signal(int)
    idle = Signal()
    _news_came = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ids = count(1)
        self._listeners: dict[int, _Listener] = {}
        self._dropped: set[int] = set()
        self._closed = False
        self._pools = {lane: QThreadPool() for lane in Lane}
        for pool in self._pools.values():
            pool.setMaxThreadCount(1)
        self._news: SimpleQueue[tuple[str, tuple[object, ...]]] = SimpleQueue()
        self._news_came.connect(self._hear, Qt.ConnectionType.QueuedConnection)
        self._look = QTimer(self, interval=_LOOK_MS)
        self._look.timeout.connect(self._hear)
        self.progressed.connect(self._on_progressed)
        self.brought.connect(self._on_brought)
        self.succeeded.connect(self._on_succeeded)
        self.failed.connect(self._on_failed)
        self.cancelled.connect(self._on_cancelled)

    @property
    def busy(self) -> bool:
        """Whether any job is waiting or running."""
        return bool(self._listeners)

    def first_free(self, *lanes: Lane) -> Lane:
        """The first of these in which no job waits or runs, the last where there is none."""
        taken = {listener.lane for listener in self._listeners.values()}
        return next((lane for lane in lanes if lane not in taken), lanes[-1])

    def start(
        self,
        lane: Lane,
        job: Callable[[Reporter], T],
        *,
        done: Callable[[T], None],
        failed: Callable[[AppError], None] = _nothing,
        cancelled: Callable[[], None] = _nothing,
        progressed: Callable[[Stage, int, int], None] = _nothing,
        brought: Callable[[Any], None] | None = None,
        urgent: bool = False,
    ) -> int:
        """Queue `job` and return its id. `urgent` jobs pass those that wait in the same lane.

        With `brought` the job's reporter wants parts, and each is told in its turn.
        Exactly one of `done`, `failed` and `cancelled` is called later, on the GUI thread; none
        after `close`.
        """
        job_id = next(self._ids)
        if self._closed:
            return job_id
        stop = threading.Event()
        self._listeners[job_id] = _Listener(
            lane, done, failed, cancelled, progressed, brought, stop
        )

        def tell(stage: Stage, finished: int, total: int) -> None:
            self._bring("progressed", job_id, stage, finished, total)

        def ended(outcome: str, value: object) -> None:
            self._bring(outcome, *((job_id,) if outcome == "cancelled" else (job_id, value)))

        def bring(part: object) -> None:
            self._bring("brought", job_id, part)

        reporter = _Reporter(stop, tell) if brought is None else _PartsReporter(stop, tell, bring)
        if not self._look.isActive():
            self._look.start()
        self._pools[lane].start(_Runnable(job, stop, reporter, ended), int(urgent))
        return job_id

    def cancel(self, job_id: int) -> None:
        """Ask a job to stop. Its `cancelled` listener is called when it did."""
        if job_id in self._listeners:
            self._listeners[job_id].stop.set()

    def drop(self, job_id: int) -> None:
        """Ask a job to stop, and call none of its listeners any more: they may be gone."""
        if job_id in self._listeners:
            self._listeners[job_id].stop.set()
            self._dropped.add(job_id)

    def close(self) -> None:
        """Ask every job to stop and drop what they still bring; `idle` tells when all ended."""
        self._closed = True
        for listener in self._listeners.values():
            listener.stop.set()
        if not self._listeners:
            self._look.stop()
            self.idle.emit()

    def wait(self) -> None:
        """Block until no job runs: for the very end, after `close`."""
        for pool in self._pools.values():
            pool.waitForDone()

    def _bring(self, signal: str, *news: object) -> None:
        """Hand over what a signal of this name is to say, from any thread."""
        self._news.put((signal, news))
        self._news_came.emit()

    def _hear(self) -> None:
        """Tell one piece of news: what all of them start would hold the window up at once."""
        try:
            signal, news = self._news.get_nowait()
        except Empty:
            return
        getattr(self, signal).emit(*news)

    def _on_progressed(self, job_id: int, stage: Stage, done: int, total: int) -> None:
        listener = self._listeners.get(job_id)
        if listener is not None and not listener.stop.is_set():
            listener.progressed(stage, done, total)

    def _on_brought(self, job_id: int, part: object) -> None:
        listener = self._listeners.get(job_id)
        if listener is not None and listener.brought is not None and not listener.stop.is_set():
            listener.brought(part)

    def _on_succeeded(self, job_id: int, value: object) -> None:
        # A job that was cancelled too late has done its work, and its file may be there.
        self._end(job_id, lambda listener: listener.done(value))

    def _on_failed(self, job_id: int, error: AppError) -> None:
        self._end(job_id, lambda listener: listener.failed(error))

    def _on_cancelled(self, job_id: int) -> None:
        self._end(job_id, lambda listener: listener.cancelled())

    def _end(self, job_id: int, tell: Callable[[_Listener], None]) -> None:
        listener = self._listeners.pop(job_id)
        if not self._closed and job_id not in self._dropped:
            tell(listener)
        self._dropped.discard(job_id)
        if not self._listeners:
            self._look.stop()
            self.idle.emit()
