"""One line of progress on standard error, where a person looks at it."""

from __future__ import annotations

import sys
import time
from typing import Self

from app.progress import Stage

SECONDS_BETWEEN = 0.1


class Progress:
    """A reporter that rewrites one line of a terminal; silent when nobody looks."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._shown = 0.0
        self._visible = sys.stderr.isatty()

    def step(self, stage: Stage, done: int, total: int) -> None:
        """Show how far the file is, at most ten times a second."""
        now = time.monotonic()
        if self._visible and now - self._shown >= SECONDS_BETWEEN:
            self._shown = now
            sys.stderr.write(f"\r\x1b[K{self._name}: {stage.value} {done}/{total}")
            sys.stderr.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
