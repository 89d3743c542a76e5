"""What tells the contents of two files apart."""

from __future__ import annotations

import hashlib
import os
from contextlib import suppress
from errno import ENOENT
from pathlib import Path


def digest_of(path: Path) -> str:
    """SHA-256 of a file's content in hexadecimal. Raises `OSError` for what is no file."""
    # Nobody may be at the other end of a pipe, and opening it would wait for ever.
    if not path.is_file():
        raise FileNotFoundError(ENOENT, os.strerror(ENOENT))
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def digest_if_readable(path: Path) -> str:
    """As `digest_of`; empty for what cannot be read."""
    with suppress(OSError):
        return digest_of(path)
    return ""
