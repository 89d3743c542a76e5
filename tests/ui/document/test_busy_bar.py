"""While there is work left nothing says that all of it is done, and the last stage has a name."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from support.known.known_window import NOTE, TIMEOUT, KnownBackend, shown, wait_ready

from app.engine.domain.document import Document
from app.engine.domain.review import Review
from app.progress import Reporter, Stage
from app.settings import Settings
from app.ui.core.documents import OpenDocument
from app.ui.queue.model import status_of
from app.ui.shell.main_window import MainWindow
from app.workflow.scan import Scanner


class SlowEnd(KnownBackend):
    """Has searched everything before `combine` is set, and is not finished before `end` is."""

    def __init__(self) -> None:
        super().__init__()
        self.combine, self.end = threading.Event(), threading.Event()

    def scan(
        self, document: Document, reporter: Reporter, *, provisional_from: int | None = None
    ) -> Review:
        while not self.combine.wait(0.01):
            reporter.step(Stage.DETECT, 4, 4)
        while not self.end.wait(0.01):
            reporter.step(Stage.COMBINE, 0, 0)
        return super().scan(document, reporter)


@pytest.fixture
def slow() -> SlowEnd:
    return SlowEnd()


@pytest.fixture
def searching(qtbot: QtBot, slow: SlowEnd, note: Path) -> Iterator[MainWindow]:
    with shown(qtbot, MainWindow(slow, Settings(theme="light"))) as window:
        window.start([note])
        yield window
        slow.combine.set()
        slow.end.set()


def current(window: MainWindow) -> OpenDocument:
    entry = window.services.documents.current
    assert entry is not None
    return entry


def test_it_is_never_all_done_while_there_is_work_left(
    searching: MainWindow, slow: SlowEnd, qtbot: QtBot
) -> None:
    busy = searching.area.busy
    qtbot.waitUntil(lambda: status_of(current(searching)) == "Searching 99%", timeout=TIMEOUT)
    assert busy.words.text() == "Searching for identifiers…"
    assert 0 < busy.bar.value() < busy.bar.maximum()
    slow.combine.set()
    qtbot.waitUntil(lambda: current(searching).is_combining, timeout=TIMEOUT)
    assert status_of(current(searching)) == "Combining findings"
    assert busy.words.text() == "Combining findings…"
    assert busy.bar.maximum() == 0, "the bar moves: nobody can say how long it takes"
    slow.end.set()
    wait_ready(qtbot, searching)
    assert not busy.isVisible()


class Stages:
    """A reporter that remembers the stages."""

    def __init__(self) -> None:
        self.seen: list[Stage] = []

    def step(self, stage: Stage, done: int, total: int) -> None:
        if self.seen[-1:] != [stage]:
            self.seen.append(stage)


def test_the_program_names_what_it_does_after_the_search() -> None:
    stages = Stages()
    Scanner.load(Settings()).scan(Document("d", "text", "0" * 64, NOTE), stages)
    assert stages.seen == [Stage.DETECT, Stage.COMBINE]
