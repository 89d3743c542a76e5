"""Keeps what a process holds in memory from other programs of the same user."""

from __future__ import annotations

import sys

from app.sandbox.kernel import SET_DUMPABLE, prctl


def keep_memory_private() -> None:
    """Let no dump of this process's memory be written, and no process of the user look into it."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - Unix only

    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if sys.platform == "linux":
        prctl(SET_DUMPABLE, 0)
