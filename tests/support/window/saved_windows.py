"""Windows that keep their work, are killed and go on."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.known.known_window import KnownBackend, press, review_of, saved, wait_ready
from support.window.killed_store import let_go

from app.engine.domain.review import Review
from app.sessions.store import SessionStore
from app.settings import Settings
from app.ui.shell.main_window import MainWindow


def new_window(
    folder: Path, *, paged: bool = False, doubted: Mapping[str, float] | None = None
) -> MainWindow:
    backend = KnownBackend(paged=paged, doubted=doubted or {})
    return MainWindow(backend, Settings(theme="light", key_told=True), SessionStore(folder))


def reviewed(qtbot: QtBot, window: MainWindow, note: Path) -> Review:
    """Three decisions and another kind; the last is undone. The review before that."""
    window.opener.open([note])
    wait_ready(qtbot, window)
    for key in (Qt.Key.Key_A, Qt.Key.Key_R, Qt.Key.Key_A, Qt.Key.Key_4):
        press(qtbot, window, key)
    last = review_of(window)
    press(qtbot, window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    saved(qtbot, window)
    return last


def killed(window: MainWindow) -> None:
    """As if the process of the window were killed."""
    store = window.autosave.store
    assert store is not None
    let_go(store)


def state(window: MainWindow) -> tuple[object, ...]:
    entry = window.services.documents.current
    assert entry is not None
    stack = entry.stack
    return (
        entry.path,
        review_of(window),
        [stack.text(at) for at in range(stack.count())],
        stack.index(),
        entry.focus,
        window.area.zoom_factor,
        window.findings.filter.text(),
        window.findings.only_undecided.isChecked(),
        window.services.commands["pages"].isChecked(),
        window.area.view.top(),
    )


def resumed(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.waitUntil(window.start_page.recent.isVisible)
    window.services.commands["resume"].trigger()
    wait_ready(qtbot, window)
    entry = window.services.documents.current
    assert entry is not None
    qtbot.waitUntil(lambda: entry.place is None)
