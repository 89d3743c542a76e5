"""A reader may crash, hang, eat memory or be cancelled: the program gets one error and goes on."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest
from support.window.waiting import be_silent

from app.errors import Corrupt, Encrypted, LimitExceeded
from app.progress import Cancelled, NullReporter, PartsReporter, Reporter, Stage
from app.sandbox.reader_process import READER
from app.sandbox.role import Limits
from app.sandbox.worker import Worker


def double(number: int, reporter: Reporter) -> int:
    reporter.step(Stage.READ, 1, 2)
    reporter.step(Stage.READ, 2, 2)
    return number * 2


def bring_numbers(reporter: Reporter) -> str:
    """Brings numbers where they are wanted."""
    if not isinstance(reporter, PartsReporter):
        return "none wanted"
    for number in range(3):
        reporter.bring(number)
    return "all brought"


def refuse(reporter: Reporter) -> None:
    raise Encrypted("The file needs a password.", hint="A special hint.")


def die(reporter: Reporter) -> None:
    os._exit(3)


def hang(seconds: float, reporter: Reporter) -> None:
    be_silent(seconds)


def work_slowly(reporter: Reporter) -> str:
    for number in range(6):
        be_silent(0.3)
        reporter.step(Stage.READ, number, 6)
    return "done"


def swallow_memory(reporter: Reporter) -> int:
    return len(bytearray(8 << 30))


def work_on(path: Path, rounds: int, reporter: Reporter) -> str:
    path.read_bytes()
    for done in range(rounds):
        reporter.step(Stage.READ, done, rounds)
        be_silent(0.1)
    return "done"


def tell_for_ever(reporter: Reporter) -> None:
    for done in count():
        reporter.step(Stage.READ, done, done + 1)
        be_silent(0.01)


def be_ready() -> None:
    pass


def process_id(reporter: Reporter) -> int:
    print("this must not appear")
    return os.getpid()


class Recorder:
    def __init__(self, cancel_after: float | None = None) -> None:
        self.steps: list[tuple[Stage, int, int]] = []
        self._deadline = None if cancel_after is None else time.monotonic() + cancel_after

    def step(self, stage: Stage, done: int, total: int) -> None:
        self.steps.append((stage, done, total))
        if self._deadline is not None and time.monotonic() > self._deadline:
            raise Cancelled


class Collector(Recorder):
    """Wants parts too."""

    def __init__(self) -> None:
        super().__init__()
        self.parts: list[object] = []

    def bring(self, part: object) -> None:
        self.parts.append(part)


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    with Worker(replace(READER, limits=Limits(quiet_seconds=1.0))) as shared_worker:
        shared_worker.call(double, 1, NullReporter())
        yield shared_worker


@pytest.fixture(autouse=True)
def still_usable(worker: Worker) -> Iterator[None]:
    yield
    assert worker.call(double, 21, NullReporter()) == 42


def test_result_and_progress_come_through(worker: Worker) -> None:
    recorder = Recorder()
    assert worker.call(double, 4, recorder) == 8
    assert (Stage.READ, 1, 2) in recorder.steps
    assert recorder.steps[-1] == (Stage.READ, 2, 2)


def test_parts_come_before_the_result_where_they_are_wanted(worker: Worker) -> None:
    collector = Collector()
    assert worker.call(bring_numbers, collector) == "all brought"
    assert collector.parts == [0, 1, 2]
    assert worker.call(bring_numbers, Recorder()) == "none wanted"


def test_child_is_kept_between_calls_and_prints_nothing(
    worker: Worker, capfd: pytest.CaptureFixture[str]
) -> None:
    first = worker.call(process_id, NullReporter())
    assert first == worker.call(process_id, NullReporter()) != os.getpid()
    assert capfd.readouterr().out == ""


def test_expected_errors_keep_class_message_and_hint(worker: Worker) -> None:
    with pytest.raises(Encrypted) as caught:
        worker.call(refuse, NullReporter())
    assert caught.value.message == "The file needs a password."
    assert caught.value.hint == "A special hint."


def test_crash_becomes_an_error(worker: Worker) -> None:
    with pytest.raises(Corrupt):
        worker.call(die, NullReporter())


def test_hang_becomes_an_error_soon(worker: Worker) -> None:
    started = time.monotonic()
    with pytest.raises(LimitExceeded):
        worker.call(hang, 60.0, NullReporter())
    assert time.monotonic() - started < 10


def test_slow_work_with_progress_is_no_hang(worker: Worker) -> None:
    assert worker.call(work_slowly, NullReporter()) == "done"


def test_a_child_that_tells_of_progress_for_ever_is_ended() -> None:
    limits = Limits(longest_seconds=2.0, seconds_a_megabyte=1.0)
    with Worker(replace(READER, limits=limits)) as worker:
        worker.call(double, 1, NullReporter())
        began = time.monotonic()
        with pytest.raises(LimitExceeded):
            worker.call(tell_for_ever, NullReporter())
        assert time.monotonic() - began < 10
        assert worker.call(double, 2, NullReporter()) == 4


@pytest.mark.slow
def test_more_is_given_more_time(tmp_path: Path) -> None:
    limits = Limits(longest_seconds=1.0, seconds_a_megabyte=120.0)
    small, large = tmp_path / "small.txt", tmp_path / "large.txt"
    small.write_bytes(b"a")
    large.write_bytes(bytes(1 << 20))
    with Worker(replace(READER, limits=limits)) as worker:
        for path, rounds in ((large, 1), (large, 20), (small, 1)):
            assert worker.call(work_on, path, rounds, NullReporter()) == "done"
        with pytest.raises(LimitExceeded):
            worker.call(work_on, small, 40, NullReporter())


def keep_memory(kept: list[bytearray] = []) -> int:  # noqa: B006 - it is to stay
    kept.append(bytearray(512 << 20))
    return os.getpid()


@pytest.mark.skipif(sys.platform != "linux", reason="what a child uses is read from /proc")
def test_a_child_that_grew_is_replaced_before_its_next_call(worker: Worker) -> None:
    limits = Limits(renewed_above=512 << 20)
    with Worker(replace(READER, preload=be_ready, limits=limits)) as growing:
        first = growing.call(process_id, NullReporter())
        assert growing.compute(NullReporter(), keep_memory) == first
        assert growing.call(process_id, NullReporter()) != first
    same = worker.call(process_id, NullReporter())
    assert worker.call(process_id, NullReporter()) == same


def tell_from_threads(reporter: Reporter) -> None:
    with ThreadPoolExecutor(4) as pool:
        for _ in pool.map(lambda number: reporter.step(Stage.DETECT, number, 800), range(800)):
            pass


def test_threads_of_a_child_may_tell_progress_beside_each_other(worker: Worker) -> None:
    recorder = Recorder()
    worker.call(tell_from_threads, recorder)
    assert {done for _, done, total in recorder.steps if total == 800} == set(range(800))


@pytest.mark.skipif(sys.platform != "linux", reason="the kernel limits memory on Linux only")
def test_memory_bomb_becomes_an_error(worker: Worker) -> None:
    with pytest.raises(LimitExceeded):
        worker.call(swallow_memory, NullReporter())


def test_cancelling_ends_a_hanging_call_at_once(worker: Worker) -> None:
    started = time.monotonic()
    with pytest.raises(Cancelled):
        worker.call(hang, 60.0, Recorder(cancel_after=0.2))
    assert time.monotonic() - started < 5


def written_backwards(text: str, *, loud: bool = False) -> str:
    return text[::-1].upper() if loud else text[::-1]


def spelled(path: Path, _reporter: Reporter) -> str:
    return str(path)


def test_a_function_without_a_reporter_is_run_and_can_be_cancelled(worker: Worker) -> None:
    assert worker.compute(NullReporter(), written_backwards, "ward", loud=True) == "DRAW"
    with pytest.raises(Cancelled):
        worker.compute(Recorder(cancel_after=0.2), be_silent, 30.0)
    assert worker.compute(NullReporter(), written_backwards, "ward") == "draw"


def test_a_path_means_the_same_in_the_child(
    worker: Worker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert worker.call(spelled, Path("note.txt"), NullReporter()) == str(tmp_path / "note.txt")
