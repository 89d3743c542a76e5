"""Error lines, the progress line, and the password prompt."""

from __future__ import annotations

import argparse
import getpass
import sys
import time
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


class Progress:
    """A reporter that rewrites one line of a terminal on standard error; silent without one."""

    def __init__(self, name: str) -> None:
        self._name = printable(name)
        self._shown = 0.0
        self._visible = sys.stderr.isatty()

    def step(self, stage: Stage, done: int, total: int) -> None:
        """Show how far the file is, at most ten times a second."""
        now = time.monotonic()
        if self._visible and now - self._shown >= SECONDS_BETWEEN:
            self._shown = now
            share = f" {100 * done // total} %" if total else " …"
            sys.stderr.write(f"\r\x1b[K{self._name}: {stage.value}{share}")
            sys.stderr.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
