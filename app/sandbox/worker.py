"""Run functions in a child process that can be limited and killed.

A parser that crashes, hangs or swallows memory ends its child; the program goes on and gets one
`AppError`. What holds the interpreter's lock in a child cannot hold up the window. Where the
system allows it, a child reaches no network, reads only the documents that it is given and writes
in its outbox only (`app.sandbox.confinement`, `app.sandbox.handover`). What it answers is data
(`app.sandbox.wire`), so that a child that was taken over runs nothing in the program.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import ParamSpec, Self, TypeVar, cast

from app.errors import AppError, LimitExceeded
from app.garbage import without_collections
from app.progress import PartsReporter, Reporter, Stage
from app.sandbox.confinement import Confinement, confine
from app.sandbox.handover import Handover, Received
from app.sandbox.temp_dirs import PrivateFolder
from app.sandbox.wire import InvalidMessage, decode, encode

P = ParamSpec("P")
T = TypeVar("T")

POLL_SECONDS = 0.05
START_SECONDS = 60.0
_LONGEST_ANSWER = 1 << 30
_CONTEXT = multiprocessing.get_context("spawn")
# A child ends with the thread that started it, so one thread starts all and lasts as long as the
# program.
_STARTER = ThreadPoolExecutor(1, "incognote-starter")
_LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Limits:
    """What one child may use.

    `quiet_seconds` is the longest time without progress, `memory` (of addresses; None for as much
    as there is) and `file_size` are bytes. A child whose addresses outgrow `renewed_above` bytes is
    replaced before its next call.
    """

    quiet_seconds: float = 20.0
    memory: int | None = 4 << 30
    renewed_above: int = 3 << 30
    file_size: int = 2 << 30


@dataclass(frozen=True, slots=True)
class Role:
    """What a child is there for.

    `preload` runs in the child before the first call; `died` is raised where the child ended. With
    `devices` it may use graphics processors, for which it is confined less. With `documents` the
    paths that it is called with are files that it works on; it gets them as descriptors.
    """

    name: str
    preload: Callable[[], None]
    died: AppError
    limits: Limits
    devices: bool = False
    documents: bool = False


@dataclass(frozen=True, slots=True)
class _Question:
    """What a child is to run.

    Attributes:
        reports: whether the function takes a reporter as its last argument.
        parts: whether that wants what is ready before the rest.
        documents: how many documents are handed over with it.
    """

    function: Callable[..., object]
    args: Sequence[object]
    kwargs: dict[str, object]
    reports: bool
    parts: bool = False
    documents: int = 0

    def answer(self, reporter: Reporter) -> object:
        """What the function returns."""
        reporters = (reporter,) if self.reports else ()
        return self.function(*self.args, *reporters, **self.kwargs)


class Worker:
    """A child process, started ahead so that the first call does not wait for imports.

    It runs one call at a time: a second thread waits for its turn. `confinement` is what the system
    took from the child; it is known after the first call.
    """

    def __init__(self, role: Role) -> None:
        self._role = role
        self.confinement: Confinement | None = None
        self._turn = threading.Lock()
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._ready = False
        self._outbox: PrivateFolder | None = None
        self._start()

    @property
    def outbox(self) -> Path:
        """The folder in which the child may write; it goes when the child ends."""
        with self._turn:
            self._revive()
            return cast("PrivateFolder", self._outbox).path

    def call(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `function` in the child and return what it returns.

        `function` is a module-level function; its last positional argument is a `Reporter`,
        whose steps are passed through from the child, and parts where it wants them. Paths are
        told as absolute ones.

        Raises whatever `AppError` the function raises, `Cancelled` from the reporter, what the role
        names when the child died and `LimitExceeded` when it made no progress for too long.
        """
        *plain, last = args
        reporter = cast("Reporter", last)
        parts = isinstance(reporter, PartsReporter)
        question = _Question(function, _sent(plain), kwargs, reports=True, parts=parts)
        return cast("T", self._wait(question, reporter))

    def compute(
        self, reporter: Reporter, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """As `call`, for a `function` that takes no reporter; `reporter` may still end it."""
        question = _Question(function, _sent(args), kwargs, reports=False)
        return cast("T", self._wait(question, reporter))

    def _wait(self, question: _Question, reporter: Reporter) -> object:
        while not self._turn.acquire(timeout=POLL_SECONDS):
            reporter.step(Stage.READ, 0, 0)
        try:
            self._revive()
            given = Handover(cast("PrivateFolder", self._outbox).links)
            try:
                args = [self._given(value, given, reporter) for value in question.args]
                return self._ask(
                    replace(question, args=args, documents=len(given)), given, reporter
                )
            finally:
                given.close()
        finally:
            self._turn.release()

    def _given(self, value: object, given: Handover, reporter: Reporter) -> object:
        """`value`, or where the child finds the document that it is the path of."""
        outbox = cast("PrivateFolder", self._outbox).path
        if not self._role.documents or not isinstance(value, Path) or value.is_relative_to(outbox):
            return value
        return given.give(value, reporter)

    def _ask(self, question: _Question, given: Handover, reporter: Reporter) -> object:
        pipe = cast("Connection", self._pipe)
        finished = False
        try:
            with self._in_time(max(self._role.limits.quiet_seconds, START_SECONDS)):
                pipe.send(question)
                given.send(pipe)
            value = self._listen(pipe, reporter)
            finished = True
        except (EOFError, OSError, InvalidMessage) as error:
            raise copy(self._role.died) from error
        except AppError:
            finished = self._process is not None and self._process.is_alive()
            raise
        finally:
            if not finished:
                self.close()
        if self._has_grown():
            self._start()
        return value

    def _has_grown(self) -> bool:
        """Whether what the last document left behind takes room from the next (Linux)."""
        number = None if self._process is None else self._process.pid
        try:
            pages = int(Path(f"/proc/{number}/statm").read_text(encoding="ascii").split()[0])
        except (OSError, ValueError):
            return False
        return pages * os.sysconf("SC_PAGESIZE") > self._role.limits.renewed_above

    def kill(self) -> None:
        """Kill the child at once, without waiting for its end."""
        if self._process is not None:
            self._process.kill()

    def close(self) -> None:
        """Kill the child and wait for its end. A later call starts another."""
        self.kill()
        if self._process is not None:
            self._process.join()
            self._process.close()
        if self._pipe is not None:
            self._pipe.close()
        if self._outbox is not None:
            self._outbox.remove()
        self._process = self._pipe = self._outbox = None
        self._ready = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _revive(self) -> None:
        # Systems clear folders for temporary files that were not used for some days.
        alive = self._process is not None and self._process.is_alive()
        if not alive or self._outbox is None or not self._outbox.path.is_dir():
            self._start()

    def _start(self) -> None:
        self.close()
        self._outbox = PrivateFolder()
        self._pipe, theirs = _CONTEXT.Pipe()
        self._process = _CONTEXT.Process(
            target=_serve,
            args=(theirs, self._role, self._outbox.path),
            name=self._role.name,
            daemon=True,
        )
        _STARTER.submit(self._process.start).result()
        theirs.close()

    def _listen(self, pipe: Connection, reporter: Reporter) -> object:
        step = (Stage.READ, 0, 0)
        quiet = self._role.limits.quiet_seconds
        deadline = time.monotonic() + (quiet if self._ready else max(quiet, START_SECONDS))
        while True:
            if not pipe.poll(POLL_SECONDS):
                reporter.step(*step)
                if time.monotonic() > deadline:
                    self.close()
                    raise LimitExceeded("The file takes too long to process.")
                continue
            with self._in_time(quiet):
                untrusted_answer = pipe.recv_bytes(_LONGEST_ANSWER)
            deadline = time.monotonic() + quiet
            match decode(untrusted_answer):
                case "ready", Confinement() as confinement:
                    self._ready = True
                    self.confinement = confinement
                    _LOG.info("%s: %s", self._role.name, confinement)
                case "step", Stage() as stage, int(done), int(total):
                    step = stage, done, total
                    reporter.step(*step)
                case "part", part if isinstance(reporter, PartsReporter):
                    reporter.bring(part)
                case "error", AppError() as error:
                    raise error
                case "result", value:
                    return value
                case _:
                    raise InvalidMessage

    @contextmanager
    def _in_time(self, seconds: float) -> Iterator[None]:
        """Kill a child that stops in the middle of what passes through the pipe."""
        timer = threading.Timer(seconds, self.kill)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()


def _sent(args: Iterable[object]) -> list[object]:
    """Arguments as a child is told them, which may stand in another folder."""
    return [arg.absolute() if isinstance(arg, Path) else arg for arg in args]


class _PipeReporter:
    """Sends progress to the parent, which decides about cancelling by killing this process."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._turn = threading.Lock()

    def step(self, stage: Stage, done: int, total: int) -> None:
        self._tell(("step", stage, done, total))

    def _tell(self, message: tuple[object, ...]) -> None:
        """Send a message; threads beside each other may do so."""
        with self._turn:
            self._pipe.send_bytes(encode(message))


class _PartsPipeReporter(_PipeReporter):
    """Sends parts as well."""

    def bring(self, part: object) -> None:
        self._tell(("part", part))


def _serve(pipe: Connection, role: Role, outbox: Path) -> None:
    _bound(role.limits)
    tempfile.tempdir = str(outbox)
    confinement = confine(outbox, devices=role.devices, models=not role.documents)
    with without_collections():
        role.preload()
    documents = Received(pipe)
    pipe.send_bytes(encode(("ready", confinement)))
    while True:
        try:
            question = cast("_Question", pipe.recv())
            documents.take(question.documents)
        except EOFError:
            return
        progress = _PartsPipeReporter(pipe) if question.parts else _PipeReporter(pipe)
        pipe.send_bytes(_answer(question, progress))


def _answer(question: _Question, reporter: Reporter) -> bytes:
    try:
        return encode(("result", question.answer(reporter)))
    except AppError as error:
        return encode(("error", error))
    except (MemoryError, RecursionError):
        return encode(("error", LimitExceeded("The file needs too much memory.")))
    except Exception as error:  # noqa: BLE001 - whatever it is, the caller must hear of it
        # Only the name: the message may hold document text.
        name = type(error).__name__
        return encode(("error", AppError(f"Something unexpected happened ({name}).")))


def _bound(limits: Limits) -> None:
    """Silence the child, whose libraries print parts of documents, and bound what it may use."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    logging.disable(logging.CRITICAL)
    null = os.open(os.devnull, os.O_RDWR)
    for stream in (1, 2):
        os.dup2(null, stream)
    sys.stdout = sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - Unix only

        wanted = {resource.RLIMIT_CORE: 0, resource.RLIMIT_FSIZE: limits.file_size}
        if sys.platform == "linux" and limits.memory is not None:
            wanted[resource.RLIMIT_AS] = limits.memory
        for kind, value in wanted.items():
            hard = resource.getrlimit(kind)[1]
            bound = value if hard == resource.RLIM_INFINITY else min(value, hard)
            resource.setrlimit(kind, (bound, bound))
