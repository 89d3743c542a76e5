"""Error lines, the progress line, and the password prompt."""

from __future__ import annotations

import argparse
import getpass
import sys
import threading
import time
from collections.abc import Callable
from typing import Self

from app.errors import AppError, InputError, VerificationFailed
from app.progress import Stage


def printable(text: str) -> str:
    """`text` without signs that tell a terminal to do something, such as those of a file's name."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def print_error(error: AppError, path: object = None) -> None:
    """One line on standard error: where, what, and what to do."""
    where = f"{path}: " if path is not None else ""
    places = (
        f" Found in: {'; '.join(error.places)}."
        if isinstance(error, VerificationFailed) and error.places
        else ""
    )
    line = f"incognote: {where}{error.message}{places} {error.hint} [{error.code}]"
    print(printable(line), file=sys.stderr)


def print_note(text: str) -> None:
    """One line on standard error that is no failure."""
    print(printable(f"incognote: {text}"), file=sys.stderr)


def add_password(parser: argparse.ArgumentParser) -> None:
    """Let a command open protected PDFs."""
    group = parser.add_mutually_exclusive_group()
    group.add_argument(
        "--ask-password", action="store_true", help="ask for the password of protected PDFs"
    )
    group.add_argument(
        "--password-stdin",
        action="store_true",
        help="read the password of protected PDFs from the first line of standard input",
    )


def password_of(options: argparse.Namespace) -> str | None:
    """The password that the user gave for all files of this run; None where none was offered.

    Raises `InputError` where standard input holds none, or a document is read from it too.
    """
    if options.ask_password:
        return getpass.getpass("Password of the protected files: ")
    if not options.password_stdin:
        return None
    if "-" in getattr(options, "paths", ()):
        raise InputError(
            "Standard input cannot hold both a document and a password.",
            hint="Give the document as a file, or use --ask-password.",
        )
    password = sys.stdin.readline().rstrip("\r\n")
    if not password:
        raise InputError("The first line of standard input contains no password.")
    return password


SECONDS_BETWEEN = 0.1
_LONG_THE_SAME = 3  # seconds


class RunProgress:
    """How far a run over many files is, and how long the rest takes, judged by its bytes.

    May be used by several threads. Silent without a terminal on standard error.
    """

    def __init__(
        self,
        size: int,
        files: int,
        *,
        visible: bool = True,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`size` is that of all files, in bytes."""
        self.visible = visible and sys.stderr.isatty()
        self._clock = clock
        self._began = clock()
        self._shown = 0.0
        self._turn = threading.Lock()
        self._left, self._all = size, size
        self._files, self._finished = files, 0

    def did(self, size: int) -> None:
        """Note that a file of so many bytes is finished, whatever came of it."""
        with self._turn:
            self._left -= size
            self._finished += 1

    def skip(self, size: int) -> None:
        """Note that a file was finished before, which says nothing of how fast this run is."""
        with self._turn:
            self._all -= size

    @property
    def seconds_left(self) -> float | None:
        """How long the rest takes; None while nobody knows."""
        with self._turn:
            done = self._all - self._left
            return (self._clock() - self._began) * self._left / done if done > 0 else None

    def show(self, words: str) -> None:
        """Rewrite the line of the terminal, at most ten times a second."""
        now = self._clock()
        with self._turn:
            due = self.visible and now - self._shown >= SECONDS_BETWEEN
            if due:
                self._shown = now
        if due:
            sys.stderr.write(f"\r\x1b[K{self._place()}{words}")
            sys.stderr.flush()

    def clear(self) -> None:
        """Take the line away."""
        if self._shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()

    def _place(self) -> str:
        if self._files < 2:
            return ""
        left = self.seconds_left
        told = "" if left is None else f", {_duration(left)} left"
        return f"{self._finished} of {self._files}{told} · "


def _duration(seconds: float) -> str:
    """A time as one says it, such as `about 3 min`."""
    for unit, size in (("d", 86400), ("h", 3600), ("min", 60)):
        if seconds >= 2 * size:
            return f"about {seconds / size:.0f} {unit}"
    return f"about {max(1, seconds):.0f} s"


class Progress:
    """A reporter that rewrites one line of a terminal on standard error; silent without one.

    `run` tells how far the files around this one are. What counts nothing, or a long time the same,
    tells the seconds instead: a line that does not change looks like a program that hangs.
    """

    def __init__(
        self,
        name: str,
        run: RunProgress | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._name = printable(name)
        self._run = RunProgress(0, 1) if run is None else run
        self._clock = clock
        self._said, self._since = "", 0.0

    def step(self, stage: Stage, done: int, total: int) -> None:
        """Show how far the file is, at most ten times a second."""
        if not self._run.visible:
            return
        now = self._clock()
        said = f"{stage.value} {100 * done // total} %" if total else f"{stage.value} …"
        if said != self._said:
            self._said, self._since = said, now
        same = int(now - self._since)
        self._run.show(f"{self._name}: {said}{f' {same} s' if same >= _LONG_THE_SAME else ''}")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._run.clear()
