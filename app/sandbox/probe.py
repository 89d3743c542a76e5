"""What a child process can really do, tried out: a check on what its confinement says."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable
from pathlib import Path

from app.progress import Reporter
from app.sandbox.kernel import libc

_INTERNET, _STREAM = 2, 1


def attempts(folder: str, _reporter: Reporter) -> tuple[str, ...]:
    """Try in the child what it has no need for; what succeeded.

    `folder` is one that the program's user may write, with a file named `private`. It is told as
    text: a path would be handed over.
    """
    place = Path(folder)
    tried: dict[str, Callable[[], object]] = {
        "reads files it was not given": (place / "private").read_bytes,
        "writes outside its folder": (place / "written").touch,
        "makes a network socket": _socket,
        "starts a process": _process,
    }
    return tuple(what for what, attempt in tried.items() if _succeeds(attempt))


def _succeeds(attempt: Callable[[], object]) -> bool:
    try:
        attempt()
    except OSError:
        return False
    return True


def _socket() -> None:
    library = ctypes.CDLL(None, use_errno=True)
    made = int(library.socket(_INTERNET, _STREAM, 0))
    if made < 0:
        raise OSError(ctypes.get_errno(), "no socket")
    os.close(made)


def _process() -> None:
    """Run a program as libraries do: with the call that replaces this process after a fork."""
    started = int(libc().system(b"exit 7"))
    if os.waitstatus_to_exitcode(started) != 7:
        raise PermissionError
