"""How the processes begin that work for the program: started anew, or forked from a zygote.

A zygote is a process that imported what children of a role need, and never took a document. It
forks a child for each document, which costs a fiftieth of a start, and takes from the child what
it does not need before anything reaches it. What one document did to its child is gone with it.

Linux only: elsewhere libraries do not outlive a fork.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import stat
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import spawn
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.reduction import recv_handle, send_handle
from pathlib import Path
from typing import Protocol

_CONTEXT = multiprocessing.get_context("spawn")
# A child ends with the thread that started it, so one thread starts all and lasts as long as the
# program.
_STARTER_NAME = "incognote-starter"
_STARTER = ThreadPoolExecutor(1, _STARTER_NAME)
_END_SECONDS = 5.0

Serve = Callable[[Connection, Path], None]
"""What a child does to its end, with a pipe to the program and the folder it may write in."""


class Child(Protocol):
    """A process that works for the program, until it is ended. `pipe` leads to it."""

    pipe: Connection

    @property
    def pid(self) -> int | None:
        """Its number; None before it began, and after its end."""

    def is_alive(self) -> bool:
        """Whether it may answer."""

    def kill(self) -> None:
        """Kill it at once, without waiting for its end. From any thread."""

    def end(self) -> None:
        """Kill it and wait for its end."""


class SpawnedChild:
    """A process of its own from the start, which imports everything itself."""

    def __init__(self, name: str, serve: Serve, outbox: Path) -> None:
        self.pipe, theirs = _CONTEXT.Pipe()
        self._process = _spawned(name, serve, theirs, outbox)
        theirs.close()

    @property
    def pid(self) -> int | None:
        """As `Child.pid`."""
        return self._process.pid

    def is_alive(self) -> bool:
        """As `Child.is_alive`."""
        return self._process.is_alive()

    def kill(self) -> None:
        """As `Child.kill`."""
        self._process.kill()

    def end(self) -> None:
        """As `Child.end`."""
        self._process.kill()
        self._process.join()
        self._process.close()
        self.pipe.close()


def can_fork() -> bool:
    """Whether zygotes work on this system."""
    return sys.platform == "linux" and hasattr(os, "fork") and Path("/proc/self/stat").exists()


@dataclass(frozen=True, slots=True)
class Preparation:
    """What a zygote does.

    `begin` comes first of all, `preload` before the first child, and `later` once nobody asked for
    a child for `idle_seconds`. `serving` gives what its children do.
    """

    begin: Callable[[], None]
    preload: Callable[[], None]
    later: Callable[[], None] | None
    serving: Callable[[], Serve]
    idle_seconds: float


class Zygote:
    """Forks children. It starts at once, and is ready when it has imported."""

    def __init__(self, name: str, preparation: Preparation) -> None:
        self._control, theirs = _CONTEXT.Pipe()
        self._process = _spawned(name, _stand_by, theirs, preparation)
        theirs.close()
        self._turn = threading.Lock()
        self._asked = 0
        self._begun: list[int] = []

    def is_alive(self) -> bool:
        """Whether it can fork."""
        return self._process.is_alive()

    def child(self, outbox: Path) -> ForkedChild:
        """A new child, which begins as soon as the zygote is ready. Raises `OSError`."""
        pipe, theirs = _CONTEXT.Pipe()
        try:
            with self._turn:
                self._control.send(outbox)
                send_handle(self._control, theirs.fileno(), self._process.pid)
                self._asked += 1
                return ForkedChild(pipe, outbox, self, self._asked - 1)
        finally:
            theirs.close()

    def number_of(self, order: int) -> int | None:
        """The number of the child that was asked for in this place; None before it began."""
        with self._turn, suppress(EOFError, OSError):
            while self._control.poll(0):
                self._begun.append(int(self._control.recv()))
        return self._begun[order] if order < len(self._begun) else None

    def bury(self, number: int) -> None:
        """Have it wait for the end of a child that was killed."""
        with self._turn, suppress(OSError):
            self._control.send(number)

    def kill(self) -> None:
        """Kill it, and with it its children, without waiting. From any thread."""
        self._process.kill()

    def end(self) -> None:
        """Kill it and wait for its end."""
        self._process.kill()
        self._process.join()

    def close(self) -> None:
        """End it and let go of all that belongs to it."""
        if self._begun:
            # It ends once it has waited for its children.
            with self._turn, suppress(OSError):
                self._control.send(None)
            self._process.join(_END_SECONDS)
        self.end()
        self._process.close()
        self._control.close()


class ForkedChild:
    """A process that a zygote forked. The zygote waits for its end, so its number stays its own.

    `outbox` is the folder in which it may write.
    """

    def __init__(self, pipe: Connection, outbox: Path, zygote: Zygote, order: int) -> None:
        self.pipe = pipe
        self.outbox = outbox
        self._zygote = zygote
        self._order = order
        self._over = False
        self._turn = threading.Lock()

    @property
    def pid(self) -> int | None:
        """As `Child.pid`."""
        return None if self._over else self._zygote.number_of(self._order)

    def is_alive(self) -> bool:
        """As `Child.is_alive`."""
        with self._turn:
            number = self.pid
            if self._over or not self._zygote.is_alive():
                return False
            return number is None or not _is_dead(number)

    def kill(self) -> None:
        """As `Child.kill`; before it began, the zygote goes, which begins it."""
        with self._turn:
            number = self.pid
            if number is not None:
                _kill(number)
            elif not self._over:
                self._zygote.kill()

    def end(self) -> None:
        """As `Child.end`."""
        with self._turn:
            number = self.pid
            if number is not None:
                _kill(number)
                self._wait_until_gone()
                self._zygote.bury(number)
            elif not self._over:
                self._zygote.end()
            self._over = True
            self.pipe.close()

    def _wait_until_gone(self) -> None:
        """Read what it had still told; the pipe ends with it."""
        with suppress(EOFError, OSError):
            while self.pipe.poll(_END_SECONDS):
                self.pipe.recv_bytes()


_usual_preparation = spawn.get_preparation_data


def _preparation_data(name: str) -> dict[str, object]:
    """What a new process is told to do first: of ours, not to import the main module again.

    That may be anybody's, who uses the engine: it would run in what must stay clean to fork
    children, and start processes itself.
    """
    told: dict[str, object] = _usual_preparation(name)
    if threading.current_thread().name.startswith(_STARTER_NAME):
        told.pop("init_main_from_name", None)
        told.pop("init_main_from_path", None)
    return told


# There is no other way to say so; processes of others are prepared as ever.
spawn.get_preparation_data = _preparation_data


def _spawned(name: str, serve: Callable[..., None], *arguments: object) -> BaseProcess:
    process = _CONTEXT.Process(target=serve, args=arguments, name=name, daemon=True)
    _STARTER.submit(process.start).result()
    return process


def _stand_by(control: Connection, preparation: Preparation) -> None:
    """Be a zygote: fork for each folder, wait for the end of whose number comes, end for None."""
    preparation.begin()
    preparation.preload()
    serve = preparation.serving()
    later = preparation.later
    while True:
        try:
            if later is not None and not control.poll(preparation.idle_seconds):
                later()
                later = None
                continue
            request = control.recv()
        except EOFError:
            return
        if request is None:
            os._exit(0)
        if isinstance(request, Path):
            _fork(control, request, serve)
        else:
            with suppress(ChildProcessError):
                os.waitpid(request, 0)


def keep_one_way_out(pipe: Connection) -> None:
    """Let go of all pipes and sockets but `pipe`, and the one that tells of the program's end.

    A process is started with others, among them that of a process which deletes what it is told
    (`multiprocessing.resource_tracker`). Their numbers stay taken, so that nothing else gets them.
    """
    parent = multiprocessing.parent_process()
    kept = {0, 1, 2, pipe.fileno(), *(() if parent is None else (parent.sentinel,))}
    folder = Path("/dev/fd")
    if sys.platform == "win32" or not folder.is_dir():
        return
    null = os.open(os.devnull, os.O_RDWR)
    for number in {int(one.name) for one in folder.iterdir()} - kept - {null}:
        with suppress(OSError):
            mode = os.fstat(number).st_mode
            if stat.S_ISFIFO(mode) or stat.S_ISSOCK(mode):
                os.dup2(null, number, inheritable=False)
    os.close(null)


def _fork(control: Connection, outbox: Path, serve: Serve) -> None:
    pipe = Connection(recv_handle(control))
    zygote = os.getpid()
    number = os.fork()
    if number == 0:
        # Whatever happens, the child must never go on as the zygote.
        try:
            control.close()
            keep_one_way_out(pipe)
            _end_with(zygote)
            serve(pipe, outbox)
        finally:
            os._exit(0)
    pipe.close()
    control.send(number)


def _end_with(zygote: int) -> None:
    """End where the zygote died before this child could be told to die with it."""
    if os.getppid() != zygote:
        os._exit(1)


def _kill(number: int) -> None:
    with suppress(OSError):
        os.kill(number, signal.SIGKILL)


def _is_dead(number: int) -> bool:
    try:
        about = Path(f"/proc/{number}/stat").read_text(encoding="ascii", errors="replace")
    except OSError:
        return True
    return about.rpartition(")")[2].split()[0] in "ZX"
