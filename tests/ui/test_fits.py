"""No word is cut off, in any language and with a large font of the system."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from known_window import KnownBackend, leave, wait_ready
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.settings import Settings
from app.ui.empty_view import samples
from app.ui.language import LANGUAGES, use_language
from app.ui.main_window import MainWindow
from app.ui.panes import _WIDTHS

_ICON = Qt.ToolButtonStyle.ToolButtonIconOnly
DIALOGS = (
    *("settings", "shortcuts", "keys", "palette", "passphrase", "export"),
    *("lists", "own_words", "statistics", "export_reviewed", "labelled"),
    *("accept_above", "reject_above"),
)


@pytest.fixture
def large_font(qapp: QApplication) -> Iterator[None]:
    """The system's font is twice as large as usual."""
    usual = QFont(qapp.font())
    large = QFont(usual)
    large.setPointSizeF(2 * usual.pointSizeF())
    qapp.setFont(large)
    yield
    qapp.setFont(usual)


def cut(window: QWidget) -> Iterator[str]:
    """Words that are larger than their control, and what stands beyond the right edge."""
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
    fields = [*window.findChildren(QLineEdit), *window.findChildren(QComboBox)]
    for low in (*fields, *(control for control in controls if control.text())):
        if low.isVisible() and low.height() < 0.9 * low.fontMetrics().height():
            yield f"{low.objectName()} {low.accessibleName()} is {low.height()} high"
    for area in window.findChildren(QScrollArea):
        inside = area.widget()
        if area.isVisible() and inside is not None:
            beyond = inside.width() - area.viewport().width()
            if beyond > 0:
                yield f"{area.accessibleName()}: {beyond} beyond the edge"


def shows_all(qtbot: QtBot, window: QWidget) -> None:
    """Wait for the layout, then look."""

    def looked() -> None:
        assert list(cut(window)) == []

    qtbot.waitUntil(looked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_and_labels_show_all_their_words(
    language: str, qapp: QApplication, qtbot: QtBot
) -> None:
    look_everywhere(language, qapp, qtbot)


@pytest.mark.usefixtures("large_font")
@pytest.mark.parametrize("language", ["es", "sv"])
def test_all_words_are_shown_in_twice_the_usual_font(
    language: str, qapp: QApplication, qtbot: QtBot
) -> None:
    look_everywhere(language, qapp, qtbot)


@pytest.mark.usefixtures("large_font")
def test_the_document_and_the_lists_grow_with_the_font(qapp: QApplication, qtbot: QtBot) -> None:
    window = MainWindow(KnownBackend(), Settings(theme="light"))
    assert window.workspace.text.font().pointSizeF() >= qapp.font().pointSizeF()
    assert window.panes.widths > _WIDTHS
    leave(qtbot, window)


def look_everywhere(language: str, qapp: QApplication, qtbot: QtBot) -> None:
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
    window.reviewer.step(1)
    window.commands["finish"].trigger()
    for name in DIALOGS:
        window.commands[name].trigger()
        dialog = window.dialogs.current
        assert dialog is not None
        shows_all(qtbot, dialog)
        dialog.reject()
    leave(qtbot, window)
