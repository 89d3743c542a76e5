"""How long a silent child is waited for: not by the clock alone, but by what it could do.

On a busy machine a child that works may stand in line for a processor most of the time, and tell
nothing for long. That time is not its own. What hangs is noticed all the same: it sleeps, which is
no standing in line, or it spins, and then uses up its time whenever it gets a processor.
"""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path


class Patience:
    """Waits for a child until it had `seconds` to itself without telling anything."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._since = time.monotonic()
        self._before: dict[str, float] | None = None

    def is_over(self, pid: int | None) -> bool:
        """Whether the child `pid` had its time; None for one whose number is not known yet."""
        if self._before is None:
            self._before = in_line(pid)
        passed = time.monotonic() - self._since
        return passed > self._seconds and passed > self._seconds + self._stood_in_line(pid)

    def _stood_in_line(self, pid: int | None) -> float:
        """Seconds of one thread since the beginning: others may have waited at the same time."""
        before = self._before or {}
        return max(
            (waited - before.get(thread, 0.0) for thread, waited in in_line(pid).items()),
            default=0.0,
        )


def in_line(pid: int | None) -> dict[str, float]:
    """Seconds that each thread was ready and had no processor (Linux; elsewhere nothing)."""
    found: dict[str, float] = {}
    with suppress(OSError):
        for thread in Path(f"/proc/{pid}/task").iterdir():
            # It may end meanwhile; the kernel may not count.
            with suppress(OSError, ValueError, IndexError):
                told = (thread / "schedstat").read_text(encoding="ascii").split()
                found[thread.name] = int(told[1]) / 1e9
    return found
