"""Work that counts nothing still tells that it goes on."""

from __future__ import annotations

import pytest

from app.progress import Repeater, Stage


class Recorder:
    def __init__(self) -> None:
        self.steps: list[tuple[Stage, int, int]] = []

    def step(self, stage: Stage, done: int, total: int) -> None:
        self.steps.append((stage, done, total))


def test_the_last_step_is_told_again_but_not_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("app.progress.time.monotonic", lambda: now)
    told = Recorder()
    repeater = Repeater(told, Stage.DETECT)
    repeater.again()
    repeater.step(Stage.DETECT, 2, 9)
    for _ in range(1000):
        repeater.again()
    assert told.steps == [(Stage.DETECT, 0, 0), (Stage.DETECT, 2, 9)]
    now += 1
    repeater.again()
    assert told.steps[2:] == [(Stage.DETECT, 2, 9)]
