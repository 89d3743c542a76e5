"""What is exported does not wait for another document that is read for minutes."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot
from support.known.known_window import NOTE, TIMEOUT, KnownBackend, shown, wait_ready

from app.engine.domain.document import Document
from app.formats.base import Options
from app.progress import Reporter, Stage
from app.settings import Settings
from app.ui.core.documents import Phase
from app.ui.export.batch_dialog import BatchDialog
from app.ui.export.dialog import ExportDialog
from app.ui.shell.main_window import MainWindow


@dataclass
class SlowFaxes(KnownBackend):
    """Reads a fax until `recognised` is set, and other files at once."""

    recognised: threading.Event = field(default_factory=threading.Event)

    def open(self, path: Path, options: Options, reporter: Reporter) -> Document:
        while path.stem.startswith("fax") and not self.recognised.wait(0.01):
            reporter.step(Stage.READ, 1, 2)
        return super().open(path, options, reporter)


@pytest.fixture
def backend() -> SlowFaxes:
    return SlowFaxes()


@pytest.fixture
def reading(qtbot: QtBot, backend: SlowFaxes, note: Path) -> Iterator[MainWindow]:
    """A window with a note that is ready, and a fax that is being read."""
    fax = note.with_name("fax.txt")
    fax.write_text(f"Fax from the clinic.\n{NOTE}", encoding="utf-8")
    with shown(qtbot, MainWindow(backend, Settings(theme="light"))) as window:
        window.start([note])
        wait_ready(qtbot, window)
        window.queue.open([fax])
        first, second = window.services.documents.entries
        window.services.documents.show(first)
        qtbot.waitUntil(
            lambda: second.phase is Phase.READING and not second.is_queued, timeout=TIMEOUT
        )
        yield window
        assert second.document is None
        backend.recognised.set()


def dialog_of(window: MainWindow, command: str) -> QDialog:
    window.services.commands[command].trigger()
    dialog = window.services.dialogs.current
    assert isinstance(dialog, QDialog)
    return dialog


def test_the_document_in_view_is_exported_while_another_is_read(
    reading: MainWindow, backend: SlowFaxes, note: Path, qtbot: QtBot
) -> None:
    dialog = dialog_of(reading, "export")
    assert isinstance(dialog, ExportDialog)
    qtbot.waitUntil(dialog.choice.export.isEnabled)
    dialog.choice.export.click()
    qtbot.waitUntil(lambda: dialog.pages.currentWidget() is dialog.outcome, timeout=TIMEOUT)
    assert [target.parent for _, target, _ in backend.exports] == [note.parent]


def test_what_is_reviewed_is_exported_with_a_summary_while_another_is_read(
    reading: MainWindow, backend: SlowFaxes, note: Path, qtbot: QtBot
) -> None:
    (note.parent / "deidentified").mkdir()
    reading.queue.finish()
    dialog = dialog_of(reading, "export_reviewed")
    assert isinstance(dialog, BatchDialog)
    dialog.summary.setChecked(True)
    dialog.export.click()
    qtbot.waitUntil(lambda: not dialog.batch.running, timeout=TIMEOUT)
    assert len(backend.exports) == 1
    assert isinstance(dialog.batch.summary, Path)
