"""On a busy machine a child that works is waited for; one that hangs is not, on no machine."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from app.errors import LimitExceeded
from app.progress import NullReporter, Reporter
from app.sandbox.patience import Patience
from app.sandbox.reader_process import READER
from app.sandbox.role import Limits
from app.sandbox.worker import Worker

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="other kernels do not tell")
_SPIN = "while True: pass"


class Clock:
    """Time, and what each thread of a child stood in line, as a test says."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        self.in_line = {"1": 7.0, "2": 3.0}
        monkeypatch.setattr("app.sandbox.patience.time.monotonic", lambda: self.now)
        monkeypatch.setattr("app.sandbox.patience.in_line", lambda _pid: dict(self.in_line))


def test_what_a_child_stood_in_line_is_not_its_own_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    patience = Patience(20.0)
    assert not patience.is_over(1)
    clock.now, clock.in_line = 125.0, {"1": 13.0, "2": 3.0}
    assert not patience.is_over(1)
    clock.now = 126.5
    assert patience.is_over(1)


def test_threads_that_stood_in_line_together_are_no_longer_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Clock(monkeypatch)
    patience = Patience(20.0)
    assert not patience.is_over(1)
    clock.now, clock.in_line = 127.0, {"1": 12.0, "2": 8.0, "3": 6.0}
    assert patience.is_over(1)


def test_a_child_that_sleeps_has_its_time_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    patience = Patience(20.0)
    assert not patience.is_over(1)
    clock.now = 120.5
    assert patience.is_over(1)


def be_ready() -> None:
    pass


def process_id(_reporter: Reporter) -> int:
    return os.getpid()


def compute(seconds: float, _reporter: Reporter) -> str:
    """Use a processor for so long, and tell nothing."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass
    return "done"


@contextmanager
def crowd(size: int, processor: int) -> Iterator[None]:
    """Processes that want the same processor."""
    others = [subprocess.Popen([sys.executable, "-c", _SPIN]) for _ in range(size)]
    try:
        for one in others:
            os.sched_setaffinity(one.pid, {processor})
        yield
    finally:
        for one in others:
            one.kill()
            one.wait()


@LINUX
@pytest.mark.slow
def test_a_child_that_works_outlives_a_crowd_and_one_that_spins_does_not() -> None:
    limits = Limits(quiet_seconds=0.8)
    with Worker(replace(READER, preload=be_ready, limits=limits)) as worker:
        child = worker.call(process_id, NullReporter())
        processor = min(os.sched_getaffinity(child))
        os.sched_setaffinity(child, {processor})
        with crowd(3, processor):
            started = time.monotonic()
            assert worker.call(compute, 0.3, NullReporter()) == "done"
            # Else nothing was shown: it was never silent for too long.
            assert time.monotonic() - started > limits.quiet_seconds
        with pytest.raises(LimitExceeded):
            worker.call(compute, 60.0, NullReporter())
