from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from functools import partial

import pytest
from pytestqt.qtbot import QtBot

from app.errors import AppError, Corrupt
from app.progress import Reporter, Stage
from app.ui.core.jobs import JobRunner, Lane


@pytest.fixture
def runner() -> Iterator[JobRunner]:
    runner = JobRunner()
    yield runner
    runner.close()
    runner.wait()


def test_the_result_arrives_on_the_gui_thread(runner: JobRunner, qtbot: QtBot) -> None:
    seen: list[tuple[int, threading.Thread]] = []
    runner.start(
        Lane.FILES, lambda _: 6 * 7, done=lambda v: seen.append((v, threading.current_thread()))
    )
    qtbot.waitUntil(lambda: bool(seen))
    assert seen == [(42, threading.main_thread())]
    assert not runner.busy


def test_an_expected_failure_arrives_as_itself(runner: JobRunner, qtbot: QtBot) -> None:
    errors: list[AppError] = []

    def job(_: Reporter) -> None:
        raise Corrupt("The file is damaged.")

    runner.start(Lane.FILES, job, done=print, failed=errors.append)
    qtbot.waitUntil(lambda: bool(errors))
    assert isinstance(errors[0], Corrupt)


def test_an_unexpected_failure_keeps_its_words_to_itself(
    runner: JobRunner, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    errors: list[AppError] = []

    def job(_: Reporter) -> None:
        raise ValueError("Thaddeus Okonkwo")

    runner.start(Lane.FILES, job, done=print, failed=errors.append)
    qtbot.waitUntil(lambda: bool(errors))
    assert "ValueError" in errors[0].message
    assert "Okonkwo" not in errors[0].message + caplog.text
    assert errors[0].__context__ is None
    assert "ValueError" in caplog.text
    caplog.clear()


def test_a_cancelled_job_stops_at_its_next_step(runner: JobRunner, qtbot: QtBot) -> None:
    started, ended = threading.Event(), []

    def job(reporter: Reporter) -> None:
        while True:
            reporter.step(Stage.READ, 0, 0)
            started.set()

    number = runner.start(Lane.FILES, job, done=print, cancelled=lambda: ended.append(True))
    assert started.wait(5)
    runner.cancel(number)
    qtbot.waitUntil(lambda: ended == [True])


def test_a_job_that_waits_can_be_cancelled_before_it_starts(
    runner: JobRunner, qtbot: QtBot
) -> None:
    gate = threading.Event()
    ran: list[object] = []
    ended: list[bool] = []
    runner.start(Lane.FILES, lambda _: gate.wait(5), done=lambda _: None)
    number = runner.start(Lane.FILES, ran.append, done=print, cancelled=lambda: ended.append(True))
    runner.cancel(number)
    gate.set()
    qtbot.waitUntil(lambda: ended == [True])
    assert not ran


def test_progress_comes_at_most_twenty_times_a_second(runner: JobRunner, qtbot: QtBot) -> None:
    steps: list[int] = []
    ended: list[bool] = []

    def job(reporter: Reporter) -> bool:
        end = time.monotonic() + 0.5
        while time.monotonic() < end:
            reporter.step(Stage.DETECT, 1, 2)
        return True

    runner.start(
        Lane.DETECT, job, done=ended.append, progressed=lambda _s, done, _t: steps.append(done)
    )
    qtbot.waitUntil(lambda: bool(ended))
    assert 1 <= len(steps) <= 11


def test_jobs_of_one_lane_never_overlap_and_lanes_do(runner: JobRunner, qtbot: QtBot) -> None:
    both = threading.Barrier(2, timeout=5)
    order: list[str] = []
    ended: list[object] = []

    def first(_: Reporter) -> None:
        both.wait()
        order.append("first")

    runner.start(Lane.FILES, first, done=ended.append)
    runner.start(Lane.FILES, lambda _: order.append("second"), done=ended.append)
    runner.start(Lane.PAGES, lambda _: both.wait(), done=ended.append)
    qtbot.waitUntil(lambda: len(ended) == 3)
    assert order == ["first", "second"]


def test_urgent_jobs_pass_those_that_wait(runner: JobRunner, qtbot: QtBot) -> None:
    gate = threading.Event()
    order: list[str] = []
    ended: list[object] = []
    runner.start(Lane.FILES, lambda _: gate.wait(5), done=ended.append)
    runner.start(Lane.FILES, lambda _: order.append("plain"), done=ended.append)
    runner.start(Lane.FILES, lambda _: order.append("urgent"), done=ended.append, urgent=True)
    gate.set()
    qtbot.waitUntil(lambda: len(ended) == 3)
    assert order == ["urgent", "plain"]


def test_nobody_hears_of_a_dropped_job(runner: JobRunner, qtbot: QtBot) -> None:
    gate = threading.Event()
    heard: list[object] = []
    number = runner.start(Lane.FILES, lambda _: gate.wait(5), done=heard.append)
    runner.drop(number)
    gate.set()
    qtbot.waitUntil(lambda: not runner.busy)
    assert not heard


def test_closing_stops_everything_and_starts_nothing_more(runner: JobRunner, qtbot: QtBot) -> None:
    heard: list[object] = []

    def job(reporter: Reporter) -> None:
        while True:
            reporter.step(Stage.READ, 0, 0)

    runner.start(Lane.FILES, job, done=heard.append, cancelled=lambda: heard.append("cancelled"))
    with qtbot.waitSignal(runner.idle):
        runner.close()
    runner.start(Lane.FILES, heard.append, done=heard.append)
    runner.wait()
    assert not heard
    assert not runner.busy


def test_news_arrive_though_their_signal_is_lost(runner: JobRunner, qtbot: QtBot) -> None:
    seen: list[int] = []
    runner._news_came.disconnect()
    for number in range(3):
        runner.start(Lane.SAVE, partial(_answer, number), done=seen.append)
    qtbot.waitUntil(lambda: seen == [0, 1, 2])
    assert not runner.busy


def _answer(number: int, _: Reporter) -> int:
    return number


def test_a_lane_is_free_until_something_waits_in_it(qtbot: QtBot, runner: JobRunner) -> None:
    gate = threading.Event()
    ended: list[bool] = []
    both = Lane.FILES, Lane.COPY
    assert runner.first_free(*both) is Lane.FILES
    runner.start(Lane.FILES, lambda _: gate.wait(5), done=ended.append)
    assert runner.first_free(*both) is Lane.COPY
    runner.start(Lane.COPY, lambda _: gate.wait(5), done=ended.append)
    assert runner.first_free(*both) is Lane.COPY, "the last, where all are taken"
    gate.set()
    qtbot.waitUntil(lambda: len(ended) == 2)
    assert runner.first_free(*both) is Lane.FILES
