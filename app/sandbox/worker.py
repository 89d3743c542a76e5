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
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from copy import copy
from dataclasses import replace
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.reduction import ForkingPickler
from pathlib import Path
from typing import ParamSpec, Self, TypeVar, cast

from app.errors import AppError, LimitExceeded, WriteFailed
from app.progress import PartsReporter, Reporter, Stage
from app.sandbox.children import Child, ForkedChild, SpawnedChild, Zygote, can_fork
from app.sandbox.confinement import Confinement
from app.sandbox.handover import Handover
from app.sandbox.patience import Patience
from app.sandbox.role import Role
from app.sandbox.serving import Question, preparation, serve_alone
from app.sandbox.temp_dirs import PrivateFolder
from app.sandbox.wire import InvalidMessage, decode

P = ParamSpec("P")
T = TypeVar("T")

POLL_SECONDS = 0.05
START_SECONDS = 60.0
_LONGEST_ANSWER = 1 << 30
_LOG = logging.getLogger(__name__)


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
        question = Question(function, _sent(plain), kwargs, reports=True, parts=parts)
        return cast("T", self._wait(question, reporter))

    def compute(
        self, reporter: Reporter, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """As `call`, for a `function` that takes no reporter; `reporter` may still end it."""
        question = Question(function, _sent(args), kwargs, reports=False)
        return cast("T", self._wait(question, reporter))

    def _wait(self, question: Question, reporter: Reporter) -> object:
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

    def _ask(self, question: Question, size: int, given: Handover, reporter: Reporter) -> object:
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

    def _document_of(self, question: Question) -> tuple[object, ...] | None:
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
            serve = partial(serve_alone, self._role)
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
            self._zygote = Zygote(self._role.name, preparation(self._role))
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
