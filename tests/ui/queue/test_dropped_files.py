"""Files and folders are taken wherever they are dropped; the end of a long search is told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from support.known.known_window import KnownBackend, settled, wait_ready

from app.progress import Stage
from app.ui.shell import desktop_notifier
from app.ui.shell.main_window import MainWindow

COPY, LEFT = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier
PLACES: dict[str, Callable[[MainWindow], QWidget]] = {
    "text": lambda window: window.area.text.viewport(),
    "documents": lambda window: window.documents.list.viewport(),
    "findings": lambda window: window.findings.tree.viewport(),
    "filter": lambda window: window.findings.filter,
    "chips": lambda window: window.findings.chips,
    "toolbar": lambda window: window.toolbar,
    "status": lambda window: window.status,
    "foot": lambda window: window.documents.foot,
}


def drop(target: QWidget, paths: list[Path]) -> bool:
    """Send what a desktop sends; whether the drag was taken."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    # As file managers do, besides.
    data.setText("\n".join(map(str, paths)))
    entering = QDragEnterEvent(QPoint(3, 3), COPY, data, LEFT, NONE)
    QApplication.sendEvent(target, entering)
    QApplication.sendEvent(target, QDropEvent(QPointF(3, 3), COPY, data, LEFT, NONE))
    return entering.isAccepted()


@pytest.mark.parametrize("place", PLACES)
def test_a_file_dropped_anywhere_is_opened(
    opened: MainWindow, tmp_path: Path, qtbot: QtBot, place: str
) -> None:
    other = tmp_path / "other.txt"
    other.write_text("Thaddeus Okonkwo", encoding="utf-8")
    assert drop(PLACES[place](opened), [other])
    assert [entry.path.name for entry in opened.services.documents.entries] == [
        "note.txt",
        "other.txt",
    ]
    assert opened.findings.filter.text() == ""
    settled(qtbot, opened)


def test_a_folder_and_files_dropped_on_pages_and_on_the_empty_view_are_opened(
    window: MainWindow, backend: KnownBackend, tmp_path: Path, qtbot: QtBot
) -> None:
    backend.paged = True
    folder = tmp_path / "more"
    folder.mkdir()
    paths = [tmp_path / "one.txt", folder / "two.txt", folder / "three.txt"]
    for path in paths:
        path.write_text("Thaddeus Okonkwo\n" * 6, encoding="utf-8")
    assert drop(window.start_page, [paths[0]])
    wait_ready(qtbot, window)
    assert drop(window.area.pages.viewport(), [folder])
    qtbot.waitUntil(lambda: len(window.services.documents.entries) == 3)
    settled(qtbot, window)
    assert drop(window.area.thumbs.viewport(), paths[:1])
    assert len(window.services.documents.entries) == 3


def test_the_end_of_a_real_search_is_told(
    window: MainWindow,
    backend: KnownBackend,
    note: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[str] = []
    window.attention.message.connect(told.append)
    monkeypatch.setattr(window, "isActiveWindow", lambda: False)
    monkeypatch.setattr(desktop_notifier, "LONG_SECONDS", 0.0)
    backend.gate.clear()
    stages: list[Stage] = []
    window.services.jobs.progressed.connect(lambda _, stage: stages.append(stage))
    window.start([note])
    qtbot.waitUntil(lambda: Stage.DETECT in stages)
    backend.gate.set()
    qtbot.waitUntil(lambda: bool(told))
    assert told == ["1 document searched."]
