"""Files that only the user may read, put in place whole."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

DRAFT = ".draft"
PROJECT = ".incognote"
ADJUDICATION = "*"
"""Stands where a reviewer's name would, for the work on what two of them disagree about."""


def write_atomically(path: Path, content: bytes) -> None:
    """Write a file so that a crash leaves the old one or the new one. Raises `OSError`."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, suffix=DRAFT)
    draft = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise
    if os.name == "posix":
        # Without this, the name may still be that of the old file after a power failure.
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
