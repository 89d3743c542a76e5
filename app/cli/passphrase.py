"""The passphrase of the keys: where a command gets it."""

from __future__ import annotations

import argparse
import getpass
import os
import sys
from typing import cast

from app.errors import InputError, KeysLocked
from app.keys import key_files

VARIABLE = "INCOGNOTE_PASSPHRASE"
_MOST_BYTES = 4096
_HINT = (
    "A command without a terminal takes it from a file descriptor (--passphrase-fd) or the"
    f" variable {VARIABLE}."
)


def add_passphrase(parser: argparse.ArgumentParser) -> None:
    """Let a command open keys that are behind a passphrase."""
    parser.add_argument(
        "--passphrase-fd",
        type=int,
        metavar="N",
        help="read the passphrase of the keys from this file descriptor, its first line (best for"
        f" jobs: nobody else sees it); without, the variable {VARIABLE} is taken, which every"
        " program of the same user can read, else the terminal asks. Never on the command line,"
        " which all users see",
    )


def taken_variable() -> str | None:
    """The value of the variable, which is no longer in the environment then.

    Child processes are started with a copy of that, and open untrusted files.
    """
    return os.environ.pop(VARIABLE, None)


def unlock_keys(options: argparse.Namespace) -> str | None:
    """Open the keys where they need a passphrase; what was given, which is None if nothing was.

    Nobody is asked where they are open. Raises `KeysLocked` and `InputError`.
    """
    given = given_passphrase(options)
    if key_files.is_locked():
        given = _asked("Passphrase of the keys: ") if given is None else given
        key_files.unlock(given)
    return given


def given_passphrase(options: argparse.Namespace) -> str | None:
    """What the user gave without being asked. Raises `InputError`."""
    if options.passphrase_fd is not None:
        try:
            with os.fdopen(options.passphrase_fd, "rb") as file:
                line = file.readline(_MOST_BYTES)
            return line.decode().rstrip("\r\n")
        except (OSError, ValueError):
            raise InputError("The file descriptor of the passphrase cannot be read.") from None
    return cast("str | None", options.passphrase_variable)


def new_passphrase() -> str:
    """Ask twice. Raises `InputError` where both differ, and `KeysLocked` without a terminal."""
    first = _asked("New passphrase of the keys: ")
    if first != _asked("Again: "):
        raise InputError("These are two different passphrases.")
    if not first:
        raise InputError("An empty passphrase protects nothing.")
    return first


def _asked(prompt: str) -> str:
    if not sys.stdin.isatty():
        raise KeysLocked("The keys need their passphrase.", hint=_HINT)
    return getpass.getpass(prompt)
