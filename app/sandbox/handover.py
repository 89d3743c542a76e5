"""Documents on their way into a child: as descriptors of memory, which have no path.

A child that could open the path of a document could open all paths beside it. On Linux the program
opens the document, copies it into memory that nobody can change any more, and passes a descriptor;
the child finds it below a link that has the document's ending. Elsewhere it gets the path.
"""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.reduction import recv_handle, send_handle
from pathlib import Path

from app.errors import LimitExceeded
from app.progress import Reporter, Stage

MOST = 4  # documents of one call
_FIRST = 500  # their descriptors in the child, above those that libraries get
_LARGEST = 4 << 30  # bytes
_CHUNK = 64 << 20
_SEALS = 0x1 | 0x2 | 0x4 | 0x8  # neither seals nor size nor content can be changed
_ADD_SEALS = 1033


class Handover:
    """The documents of one call: made with `give`, passed with `send`, then closed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._descriptors: list[int] = []
        self._links: list[Path] = []

    def give(self, path: Path, reporter: Reporter) -> Path:
        """The path under which the child finds this file.

        The path itself where it cannot be opened: the child says why. Raises `LimitExceeded` and
        whatever the reporter raises.
        """
        if not possible() or len(self._descriptors) == MOST:
            return path
        try:
            copied = _copy(path, reporter)
        except OSError:
            return path
        if copied is None:
            return path
        number = _FIRST + len(self._descriptors)
        self._descriptors.append(copied)
        link = self._folder / f"{number}{path.suffix}"
        link.symlink_to(f"/proc/self/fd/{number}")
        self._links.append(link)
        return link

    def __len__(self) -> int:
        return len(self._descriptors)

    def send(self, pipe: Connection) -> None:
        """Pass the descriptors, in the order in which they were given."""
        for descriptor in self._descriptors:
            send_handle(pipe, descriptor, None)

    def close(self) -> None:
        """Let go of everything."""
        for descriptor in self._descriptors:
            os.close(descriptor)
        for link in self._links:
            link.unlink(missing_ok=True)
        self._descriptors, self._links = [], []


class Received:
    """The child's end. Its numbers are taken from the start, so that no library gets them."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._free()

    def take(self, count: int) -> None:
        """Take what `Handover.send` passed, in place of what was there."""
        self._free()
        for number in range(_FIRST, _FIRST + count):
            descriptor = recv_handle(self._pipe)
            os.dup2(descriptor, number, inheritable=False)
            os.close(descriptor)

    def _free(self) -> None:
        if not possible():
            return
        null = os.open(os.devnull, os.O_RDONLY)
        with suppress(OSError):  # a system that allows fewer descriptors
            for number in range(_FIRST, _FIRST + MOST):
                os.dup2(null, number, inheritable=False)
        os.close(null)


def possible() -> bool:
    """Whether this system passes documents in this way."""
    return sys.platform == "linux" and Path("/proc/self/fd").is_dir()


def in_memory(chunks: Iterator[bytes]) -> int:
    """A descriptor, for reading only, of memory that holds `chunks` and cannot be changed."""
    import fcntl  # noqa: PLC0415 - Unix only

    writing = os.memfd_create("incognote", os.MFD_CLOEXEC | os.MFD_ALLOW_SEALING)
    try:
        for chunk in chunks:
            rest = memoryview(chunk)
            while rest:
                rest = rest[os.write(writing, rest) :]
        fcntl.fcntl(writing, _ADD_SEALS, _SEALS)
        return os.open(f"/proc/self/fd/{writing}", os.O_RDONLY | os.O_CLOEXEC)
    finally:
        os.close(writing)


def _copy(path: Path, reporter: Reporter) -> int | None:
    """A descriptor of the file's content; None for what is no file."""
    # Without waiting: a pipe of this name may have nobody at its other end.
    reading = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK | os.O_NOCTTY)
    with os.fdopen(reading, "rb", buffering=0) as file:
        about = os.fstat(reading)
        if not stat.S_ISREG(about.st_mode):
            return None
        if about.st_size > _LARGEST:
            raise LimitExceeded("The file needs too much memory.")

        def chunks() -> Iterator[bytes]:
            while chunk := file.read(_CHUNK):
                reporter.step(Stage.READ, 0, 0)
                yield chunk

        return in_memory(chunks())
