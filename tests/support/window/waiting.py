"""Waiting where no event loop of Qt runs. Tests wait for something to be so, never for a while."""

from __future__ import annotations

import time
from collections.abc import Callable


def wait_until(condition: Callable[[], bool], seconds: float = 20.0) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "what the test waits for has not happened"
        time.sleep(0.01)


def be_silent(seconds: float) -> None:
    """What a slow or hanging child does. Not for waiting: nothing is sure afterwards."""
    time.sleep(seconds)
