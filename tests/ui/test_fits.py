"""No word is cut off, in any language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from known_window import KnownBackend, leave, wait_ready
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from app.settings import Settings
from app.ui.empty_view import samples
from app.ui.language import LANGUAGES, use_language
from app.ui.main_window import MainWindow

_ICON = Qt.ToolButtonStyle.ToolButtonIconOnly
DIALOGS = ("settings", "shortcuts", "keys", "palette", "passphrase", "export")


def cut(window: QWidget) -> Iterator[str]:
    """Words of buttons and of labels with one line that are wider than the control."""
    controls: list[QAbstractButton | QLabel] = [*window.findChildren(QAbstractButton)]
    controls += window.findChildren(QLabel)
    for control in controls:
        one_line = not isinstance(control, QLabel) or not control.wordWrap()
        drawn = isinstance(control, QToolButton) and control.toolButtonStyle() is _ICON
        if control.isVisible() and one_line and control.text() and not drawn:
            if isinstance(control, QAbstractButton):
                room, needed = control.width(), control.sizeHint().width()
            else:
                lines = control.text().splitlines()
                room = control.contentsRect().width()
                needed = max(control.fontMetrics().horizontalAdvance(line) for line in lines)
            if room < needed:
                yield f"{control.text()} ({room} < {needed})"


def shows_all(qtbot: QtBot, window: QWidget) -> None:
    """Wait for the layout, then look."""

    def looked() -> None:
        assert list(cut(window)) == []

    qtbot.waitUntil(looked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_and_labels_show_all_their_words(
    language: str, qapp: QApplication, qtbot: QtBot
) -> None:
    use_language(qapp, language)
    window = MainWindow(KnownBackend(doubted={"fall": 0.3}), Settings(theme="light"))
    window.show()
    qtbot.waitExposed(window)
    shows_all(qtbot, window)
    window.start(samples()[:1])
    wait_ready(qtbot, window)
    window.workspace.text.selectAll()
    window.workspace.offer()
    shows_all(qtbot, window)
    window.commands["tour"].trigger()
    tour = window.help.tour
    while window.help.tour is not None and tour is not None:
        shows_all(qtbot, tour)
        tour.next.click()
    for name in DIALOGS:
        window.commands[name].trigger()
        dialog = window.dialogs.current
        assert dialog is not None
        shows_all(qtbot, dialog)
        dialog.reject()
    leave(qtbot, window)
