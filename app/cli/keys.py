"""The commands around the surrogate key: show, copy, rotate. The key itself is never printed."""

from __future__ import annotations

import argparse

from app.cli.terminal import printable
from app.key_files import copy_key, lies_in_keyring, mark_of, rotate_key, surrogate_key


def show(_options: argparse.Namespace) -> int:
    """Where the key lies, and its mark."""
    mark = mark_of(surrogate_key())
    place = "in the system's keyring" if lies_in_keyring() else "in a file that only you may read"
    print(f"key {mark}: {place}")
    return 0


def copy(options: argparse.Namespace) -> int:
    """Write the key to a file, for commands that run without a desktop."""
    key = copy_key(options.file)
    print(printable(f"key {mark_of(key)}: copied to {options.file}; use it with --key-file"))
    return 0


def rotate(options: argparse.Namespace) -> int:
    """Make another key, and keep the one before in a file or lose it."""
    before, new = rotate_key(options.keep)
    kept = "discarded" if options.keep is None else f"now in {options.keep}, for --key-file"
    print(printable(f"key {mark_of(before)}: {kept}"))
    print(
        f"key {mark_of(new)}: in use from now on; surrogates and shifts will differ from earlier"
        " exports"
    )
    return 0
