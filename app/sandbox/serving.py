"""The child's side of a call: how a child begins, what it is asked and how it answers."""

from __future__ import annotations

import logging
import os
import signal
import sys
import tempfile
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import cast

from app.errors import AppError, LimitExceeded
from app.garbage import without_collections
from app.progress import Reporter, Stage
from app.sandbox.children import Preparation, Serve, keep_one_way_out
from app.sandbox.confinement import Confinement, Grants, confine, end_with_parent, grants
from app.sandbox.handover import Received
from app.sandbox.memory_reuse import use_memory_again
from app.sandbox.role import Limits, Role
from app.sandbox.wire import encode

_LATER_SECONDS = 3.0


@dataclass(frozen=True, slots=True)
class Question:
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


def preparation(role: Role) -> Preparation:
    """What a zygote does for the children of this role."""
    return Preparation(
        partial(_begin_zygote, role.limits),
        partial(_load, role.preload),
        None if role.later is None else partial(_load, role.later),
        partial(_serving, role),
        _LATER_SECONDS,
    )


def _begin_zygote(limits: Limits) -> None:
    use_memory_again()
    _bound(limits)
    end_with_parent()


def _load(preload: Callable[[], None]) -> None:
    with without_collections():
        preload()


def serve_alone(role: Role, pipe: Connection, outbox: Path) -> None:
    """Serve in a process that has imported nothing yet, and keeps no rights while it does."""
    _bound(role.limits)
    keep_one_way_out(pipe)
    tempfile.tempdir = str(outbox)
    confinement = confine(outbox, _granted(role))
    _load(role.preload)
    if role.later is not None:
        later = threading.Timer(_LATER_SECONDS, role.later)
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
            question = cast("Question", pipe.recv())
            documents.take(question.documents)
        except EOFError:
            return
        progress = _PartsPipeReporter(pipe) if question.parts else _PipeReporter(pipe)
        pipe.send_bytes(_answer(question, progress))


def _answer(question: Question, reporter: Reporter) -> bytes:
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
