"""What a child process is there for, and what it may use."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from app.errors import AppError


@dataclass(frozen=True, slots=True)
class Limits:
    """What one child may use.

    `quiet_seconds` is the longest time without progress, less what the child stands in line for a
    processor (`app.sandbox.patience`). A call takes at most `longest_seconds`, and
    `seconds_a_megabyte` more for what it is given, whatever progress is told: text recognition of
    the largest scans takes hours, but code that took a child over could tell of progress for ever.
    `memory` (of addresses; None for as much as there is) and `file_size` are bytes. A child whose
    addresses outgrow `renewed_above` bytes is replaced before its next call.
    """

    quiet_seconds: float = 20.0
    longest_seconds: float = 2 * 3600.0
    seconds_a_megabyte: float = 1800.0
    memory: int | None = 4 << 30
    renewed_above: int = 3 << 30
    file_size: int = 2 << 30

    def longest(self, size: int) -> float:
        """How many seconds a call may take that is given so many bytes."""
        return self.longest_seconds + self.seconds_a_megabyte * size / (1 << 20)


@dataclass(frozen=True, slots=True)
class Role:
    """What a child is there for.

    `preload` runs before the first call, `later` once nothing was asked for some seconds; `died` is
    raised where the child ended. With `devices` it may use graphics processors, for which it is
    confined less. With `documents` the paths that it is called with are files that it works on; it
    gets them as descriptors, and where the system can fork each document has a child of its own.
    """

    name: str
    preload: Callable[[], None]
    died: AppError
    limits: Limits
    devices: bool = False
    documents: bool = False
    later: Callable[[], None] | None = None
