"""The document in view is read and searched before others, and says what it waits for."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from support.known.known_window import NOTE, TIMEOUT, KnownBackend, settled, shown

from app.engine.domain.document import Document
from app.engine.domain.review import Review
from app.formats.base import Options
from app.progress import Reporter, Stage
from app.settings import Settings
from app.ui.core.documents import OpenDocument, Phase
from app.ui.core.jobs import Lane
from app.ui.queue.model import status_of
from app.ui.shell.main_window import MainWindow

FAX = "Fax from the clinic.\n" + NOTE


@dataclass
class SlowFaxes(KnownBackend):
    """Reads a fax until `recognised` is set and searches it until `searched` is; the rest at once.

    `read` are the names of what it began to read, in order.
    """

    recognised: threading.Event = field(default_factory=threading.Event)
    searched: threading.Event = field(default_factory=threading.Event)
    read: list[str] = field(default_factory=list)

    def open(self, path: Path, options: Options, reporter: Reporter) -> Document:
        self.read.append(path.stem)
        while path.stem.startswith("fax") and not self.recognised.wait(0.01):
            reporter.step(Stage.READ, 1, 2)
        return super().open(path, options, reporter)

    def scan(
        self, document: Document, reporter: Reporter, *, provisional_from: int | None = None
    ) -> Review:
        while document.text == FAX and not self.searched.wait(0.01):
            reporter.step(Stage.DETECT, 1, 2)
        return super().scan(document, reporter)


@pytest.fixture
def backend() -> SlowFaxes:
    return SlowFaxes()


@pytest.fixture
def window(qtbot: QtBot, backend: SlowFaxes) -> Iterator[MainWindow]:
    with shown(qtbot, MainWindow(backend, Settings(theme="light"))) as window:
        window.queue.patience.setInterval(0)
        yield window
        backend.recognised.set()
        backend.searched.set()


@pytest.fixture
def faxes(tmp_path: Path) -> list[Path]:
    paths = [tmp_path / f"fax-{number}.txt" for number in range(2)]
    for path in paths:
        path.write_text(FAX, encoding="utf-8")
    return paths


def entries(window: MainWindow) -> list[OpenDocument]:
    return window.services.documents.entries


def begun(qtbot: QtBot, entry: OpenDocument, phase: Phase) -> None:
    qtbot.waitUntil(lambda: entry.phase is phase and not entry.is_queued, timeout=TIMEOUT)


def test_a_chosen_document_is_read_before_one_that_is_being_recognised(
    window: MainWindow, backend: SlowFaxes, faxes: list[Path], note: Path, qtbot: QtBot
) -> None:
    window.start(faxes)
    first, second = entries(window)
    begun(qtbot, first, Phase.READING)
    assert status_of(second) == "Waiting", "only one is read"
    window.queue.open([note])
    chosen = entries(window)[2]
    qtbot.waitUntil(lambda: chosen.review is not None, timeout=TIMEOUT)
    assert first.document is None
    backend.recognised.set()
    backend.searched.set()
    settled(qtbot, window)
    assert all(entry.review is not None for entry in entries(window)), "they are read after all"
    assert backend.read.count("note") == 1


def test_one_that_waits_among_others_goes_to_their_head_when_it_is_chosen(
    window: MainWindow, backend: SlowFaxes, faxes: list[Path], note: Path, qtbot: QtBot
) -> None:
    window.start([*faxes, note])
    begun(qtbot, entries(window)[0], Phase.READING)
    chosen = entries(window)[2]
    assert chosen.is_queued
    window.services.documents.show(chosen)
    qtbot.waitUntil(lambda: chosen.review is not None, timeout=TIMEOUT)
    assert backend.read[:2] == ["fax-0", "note"]


def test_a_search_steps_back_and_what_was_read_is_not_read_again(
    window: MainWindow, backend: SlowFaxes, faxes: list[Path], note: Path, qtbot: QtBot
) -> None:
    backend.recognised.set()
    window.start(faxes[:1])
    (fax,) = entries(window)
    begun(qtbot, fax, Phase.SCANNING)
    window.queue.open([note])
    chosen = entries(window)[1]
    qtbot.waitUntil(lambda: chosen.review is not None, timeout=TIMEOUT)
    assert fax.phase is Phase.SCANNING
    backend.searched.set()
    settled(qtbot, window)
    assert fax.review is not None
    assert backend.read.count("fax-0") == 1


def test_what_cannot_step_back_is_named(window: MainWindow, note: Path, qtbot: QtBot) -> None:
    """An export is never stopped for a document that somebody turns to."""
    export = threading.Event()
    window.services.jobs.start(Lane.FILES, lambda _: export.wait(), done=lambda _: None)
    window.start([note])
    words = "Waiting for an export or another task to finish…"
    qtbot.waitUntil(lambda: window.area.busy.words.text() == words, timeout=TIMEOUT)
    assert status_of(entries(window)[0]) == "Waiting"
    export.set()
    settled(qtbot, window)
    assert not window.area.busy.isVisible()
