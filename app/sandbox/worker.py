"""Run functions in a child process that can be limited and killed.

A parser that crashes, hangs or swallows memory ends its child; the program goes on and gets one
`AppError`. What holds the interpreter's lock in a child cannot hold up the window. Where the
system allows it, a child reaches no network, reads only the documents that it is given and writes
in its outbox only (`app.sandbox.confinement`, `app.sandbox.handover`). What it answers is data
(`app.sandbox.wire`), so that a child that was taken over runs nothing in the program.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from copy import copy
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.reduction import ForkingPickler
from pathlib import Path
from typing import ParamSpec, Self, TypeVar, cast

from app.errors import AppError, LimitExceeded, WriteFailed
from app.garbage import without_collections
from app.progress import PartsReporter, Reporter, Stage
from app.sandbox.children import (
    Child,
    ForkedChild,
    Preparation,
    Serve,
    SpawnedChild,
    Zygote,
    can_fork,
    keep_one_way_out,
)
from app.sandbox.confinement import Confinement, Grants, confine, end_with_parent, grants
from app.sandbox.handover import Handover, Received
from app.sandbox.memory_reuse import use_memory_again
from app.sandbox.patience import Patience
from app.sandbox.temp_dirs import PrivateFolder
from app.sandbox.wire import InvalidMessage, decode, encode

P = ParamSpec("P")
T = TypeVar("T")

POLL_SECONDS = 0.05
START_SECONDS = 60.0
LATER_SECONDS = 3.0
_LONGEST_ANSWER = 1 << 30
_LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Limits:
    """What one child may use.

    `quiet_seconds` is the longest time without progress, less what the child stands in line for a
    processor (`app.sandbox.patience`). A call takes at most `longest_seconds`, and
    `seconds_a_megabyte` more for what it is given, whatever progress is told: text recognition of
    the largest scans takes hours, but code that took a child over could tell of progress for ever.
    `memory` (of addresses; None for as much as there is) and `file_size` are bytes. A child whose
    addresses outgrow `renewed_above` bytes is replaced before its next call.
    """

    quiet_seconds: float = 20.0
    longest_seconds: float = 2 * 3600.0
    seconds_a_megabyte: float = 1800.0
    memory: int | None = 4 << 30
    renewed_above: int = 3 << 30
    file_size: int = 2 << 30

    def longest(self, size: int) -> float:
        """How many seconds a call may take that is given so many bytes."""
        return self.longest_seconds + self.seconds_a_megabyte * size / (1 << 20)


@dataclass(frozen=True, slots=True)
class Role:
    """What a child is there for.

    `preload` runs before the first call, `later` once nothing was asked for some seconds; `died` is
    raised where the child ended. With `devices` it may use graphics processors, for which it is
    confined less. With `documents` the paths that it is called with are files that it works on; it
    gets them as descriptors, and where the system can fork each document has a child of its own.
    """

    name: str
    preload: Callable[[], None]
    died: AppError
    limits: Limits
    devices: bool = False
    documents: bool = False
    later: Callable[[], None] | None = None


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

    It runs one call at a time: a second thread waits for its turn. A call with another document
    than the one before has another child where the role has `documents` and the system can fork:
    nothing is left of what the document before may have done. `confinement` is what the system took
    from the child; it is known after the first call.
    """

    def __init__(self, role: Role) -> None:
        self._role = role
        self.confinement: Confinement | None = None
        self._turn = threading.Lock()
        self._child: Child | None = None
        self._spare: ForkedChild | None = None
        self._zygote: Zygote | None = None
        self._served: tuple[object, ...] | None = None
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
            self._serve_only(self._document_of(question))
            self._revive()
            given = Handover(cast("PrivateFolder", self._outbox).links)
            try:
                args = [self._given(value, given, reporter) for value in question.args]
                size = sum(map(_size, question.args))
                told = replace(question, args=args, documents=len(given))
                return self._ask(told, size, given, reporter)
            finally:
                given.close()
        finally:
            self._turn.release()

    def _given(self, value: object, given: Handover, reporter: Reporter) -> object:
        """`value`, or where the child finds the document that it is the path of."""
        if not isinstance(value, Path) or not self._is_document(value):
            return value
        return given.give(value, reporter)

    def _ask(self, question: _Question, size: int, given: Handover, reporter: Reporter) -> object:
        pipe = cast("Child", self._child).pipe
        message = bytes(ForkingPickler.dumps(question))
        longest = self._role.limits.longest(size + len(message))
        finished = False
        try:
            with self._in_time(max(self._role.limits.quiet_seconds, START_SECONDS)):
                pipe.send_bytes(message)
                given.send(pipe)
            self._have_spare()
            value = self._listen(pipe, reporter, longest)
            finished = True
        except (EOFError, OSError, InvalidMessage) as error:
            raise copy(self._role.died) from error
        except AppError:
            finished = self._child is not None and self._child.is_alive()
            raise
        finally:
            if not finished:
                self._end_child()
        if self._has_grown():
            self._end_child()
            self._start()
        return value

    def _document_of(self, question: _Question) -> tuple[object, ...] | None:
        """Which document a call is about; a changed file is another one. None for one without."""
        paths = (value for value in question.args if isinstance(value, Path))
        given = next((path for path in paths if self._is_document(path)), None)
        if given is None:
            return None
        try:
            about = given.stat()
        except OSError:
            return (given,)
        return about.st_dev, about.st_ino, about.st_size, about.st_mtime_ns

    def _is_document(self, path: Path) -> bool:
        """Whether the child is given what lies there, and not the path."""
        own = self._outbox is not None and path.is_relative_to(self._outbox.path)
        return self._role.documents and not own

    def _serve_only(self, document: tuple[object, ...] | None) -> None:
        """End a child that knows another document."""
        if document is None:
            return
        if self._zygote is not None and self._served not in (None, document):
            self._end_child()
        self._served = document

    def _has_grown(self) -> bool:
        """Whether what the last document left behind takes room from the next (Linux)."""
        number = None if self._child is None else self._child.pid
        try:
            pages = int(Path(f"/proc/{number}/statm").read_text(encoding="ascii").split()[0])
        except (OSError, ValueError):
            return False
        return pages * os.sysconf("SC_PAGESIZE") > self._role.limits.renewed_above

    def kill(self) -> None:
        """Kill the child at once, without waiting for its end."""
        for child in (self._child, self._spare):
            if child is not None:
                child.kill()

    def close(self) -> None:
        """Kill the child and wait for its end. A later call starts another."""
        self._end_child()
        if self._spare is not None:
            self._spare.end()
        if self._zygote is not None:
            self._zygote.close()
        if self._outbox is not None:
            self._outbox.remove()
        self._spare = self._zygote = self._outbox = None

    def _end_child(self) -> None:
        """End the child; what it could do is over, and a zygote stays."""
        if self._child is not None:
            self._child.end()
        self._child = self._served = None
        self._ready = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _revive(self) -> None:
        # Systems clear folders for temporary files that were not used for some days.
        alive = self._child is not None and self._child.is_alive()
        if not alive or self._outbox is None or not self._outbox.path.is_dir():
            served = self._served
            self._start()
            self._served = served

    def _start(self) -> None:
        self._end_child()
        if self._outbox is None or not self._outbox.path.is_dir():
            self.close()
            self._outbox = PrivateFolder()
        if not (self._role.documents and can_fork()):
            serve = partial(_serve_alone, self._role)
            self._child = SpawnedChild(self._role.name, serve, self._outbox.path)
            return
        spare, self._spare = self._spare, None
        if spare is not None and not spare.is_alive():
            spare.end()
            spare = None
        self._child = forked = spare or self._forked(self._outbox)
        self._outbox.use(forked.outbox)

    def _forked(self, outbox: PrivateFolder) -> ForkedChild:
        if self._zygote is not None and not self._zygote.is_alive():
            self._zygote.close()
            self._zygote = None
        if self._zygote is None:
            self._zygote = Zygote(self._role.name, _preparation(self._role))
        return self._zygote.child(outbox.another())

    def _have_spare(self) -> None:
        """Have the child for the next document made while this one works."""
        if self._zygote is not None and self._spare is None and self._outbox is not None:
            with suppress(OSError, WriteFailed):  # the next call says what is wrong
                self._spare = self._forked(self._outbox)

    def _listen(self, pipe: Connection, reporter: Reporter, longest: float) -> object:
        step = (Stage.READ, 0, 0)
        end = time.monotonic() + longest + (0.0 if self._ready else START_SECONDS)
        quiet = self._role.limits.quiet_seconds
        patience = Patience(quiet if self._ready else max(quiet, START_SECONDS))
        while True:
            is_quiet = not pipe.poll(POLL_SECONDS)
            if is_quiet:
                reporter.step(*step)
            hangs = is_quiet and patience.is_over(cast("Child", self._child).pid)
            if hangs or time.monotonic() > end:
                self._end_child()
                raise LimitExceeded("The file takes too long to process.")
            if is_quiet:
                continue
            with self._in_time(quiet):
                untrusted_answer = pipe.recv_bytes(_LONGEST_ANSWER)
            patience = Patience(quiet)
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


def _size(value: object) -> int:
    """How many bytes lie where a path leads."""
    with suppress(OSError):
        return value.stat().st_size if isinstance(value, Path) else 0
    return 0


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


def _preparation(role: Role) -> Preparation:
    """What a zygote does for the children of this role."""
    return Preparation(
        partial(_begin_zygote, role.limits),
        partial(_load, role.preload),
        None if role.later is None else partial(_load, role.later),
        partial(_serving, role),
        LATER_SECONDS,
    )


def _begin_zygote(limits: Limits) -> None:
    use_memory_again()
    _bound(limits)
    end_with_parent()


def _load(preload: Callable[[], None]) -> None:
    with without_collections():
        preload()


def _serve_alone(role: Role, pipe: Connection, outbox: Path) -> None:
    """Serve in a process that has imported nothing yet, and keeps no rights while it does."""
    _bound(role.limits)
    keep_one_way_out(pipe)
    tempfile.tempdir = str(outbox)
    confinement = confine(outbox, _granted(role))
    _load(role.preload)
    if role.later is not None:
        later = threading.Timer(LATER_SECONDS, role.later)
        later.daemon = True
        later.start()
    _serve(pipe, confinement)


def _granted(role: Role) -> Grants:
    return grants(devices=role.devices, models=not role.documents)


def _serving(role: Role) -> Serve:
    return partial(_serve_forked, _granted(role))


def _serve_forked(granted: Grants, pipe: Connection, outbox: Path) -> None:
    """Serve in a process that was forked with everything imported."""
    tempfile.tempdir = str(outbox)
    confinement = confine(outbox, granted)
    _serve(pipe, confinement)


def _serve(pipe: Connection, confinement: Confinement) -> None:
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
