"""Runs over many files: bounded, in order, told to people and to other programs."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.cli.batch import Done, each
from app.cli.terminal import Progress, RunProgress
from app.errors import Corrupt, LanguageUnserved
from app.progress import Cancelled, Reporter, Stage


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    paths = [tmp_path / f"{number:03}.txt" for number in range(90)]
    for path in paths:
        path.write_text("text", encoding="utf-8")
    return [str(path) for path in paths]


def _of(name: str) -> int:
    return int(Path(name).stem)


def test_lines_come_in_the_order_of_the_files_whoever_is_first(
    files: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    behind = threading.Event()

    def one(path: Path, shown: str, progress: Reporter) -> Done:
        if _of(shown) == 0:
            assert behind.wait(30)
        elif _of(shown) == 10:
            behind.set()
        return Done(str(_of(shown)))

    assert each(files, one, 3) == 0
    assert capsys.readouterr().out.split() == [str(number) for number in range(90)]


def test_results_of_a_bounded_number_of_files_wait_for_a_slow_one(files: list[str]) -> None:
    """Of ten thousand files not all results may wait in memory."""
    begun: set[int] = set()
    most = threading.Event()

    def one(path: Path, shown: str, progress: Reporter) -> Done:
        if _of(shown) == 0:
            assert most.wait(30)
            assert len(begun) == 63
        begun.add(_of(shown))
        if len(begun) == 63:
            most.set()
        return Done("")

    assert each(files, one, 2) == 0
    assert begun == set(range(90))


def test_whoever_stops_a_run_waits_for_no_file_that_was_not_begun(files: list[str]) -> None:
    begun: list[int] = []

    def one(path: Path, shown: str, progress: Reporter) -> Done:
        begun.append(_of(shown))
        raise Cancelled

    with pytest.raises(Cancelled):
        each(files, one, 2)
    assert len(begun) < 90


def test_other_programs_are_told_what_came_of_each_file(
    files: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    def one(path: Path, shown: str, progress: Reporter) -> Done:
        progress.step(Stage.READ, 1, 2)
        if _of(shown) == 1:
            raise Corrupt("It is damaged.")
        if _of(shown) == 2:
            return Done("line", LanguageUnserved("No model."), {"status": "unverified"})
        return Done("line", None, {"status": "verified", "removed": 3})

    assert each(files[:3], one, 1, as_json=True) == Corrupt.exit_code
    shown = capsys.readouterr()
    events = [json.loads(line) for line in shown.out.splitlines()]
    assert [one["event"] for one in events] == ["begin", "progress", "file", "file", "file", "end"]
    assert events[0]["files"] == 3
    assert events[1]["stage"] == "read"
    assert [one["status"] for one in events[2:5]] == ["verified", "failed", "unverified"]
    assert [one.get("error") for one in events[2:5]] == [None, "corrupt", "language"]
    assert [one["number"] for one in events[2:5]] == [1, 2, 3]
    assert events[-1] == {"event": "end", "files": 3, "failed": 1, "status": 6}
    assert "damaged" in shown.err


def _clock(*times: float) -> Iterator[float]:
    yield from times


def test_the_time_left_is_judged_by_the_bytes_of_this_run() -> None:
    times = _clock(0.0, 10.0, 10.0)
    run = RunProgress(1000, 4, clock=lambda: next(times))
    assert run.seconds_left is None
    # What an earlier run finished took no time.
    run.skip(500)
    run.did(500)
    assert run.seconds_left is None
    run.did(100)
    assert run.seconds_left == pytest.approx(40.0)


def test_a_line_that_says_the_same_for_long_tells_the_seconds(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.cli.terminal.sys.stderr.isatty", lambda: True, raising=False)
    steps = {0.0: 0, 2.0: 0, 20.0: 0, 21.0: 100, 22.0: 100, 45.0: 100}
    times, run_times = iter(steps), iter(range(0, 1000, 2))
    run = RunProgress(1, 1, clock=lambda: next(run_times))
    with Progress("note.txt", run, lambda: next(times)) as shown:
        for total in steps.values():
            shown.step(Stage.COMBINE, total // 2, total)
    lines = capsys.readouterr().err.split("\r\x1b[K")
    assert [line.removeprefix("note.txt: combine ") for line in lines if line] == [
        "…", "…", "… 20 s", "50 %", "50 %", "50 % 24 s"
    ]  # fmt: skip
