"""A key that is held down decides once, and a wheel changes no field that it passes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QVBoxLayout
from pytestqt.qtbot import QtBot

from app.ui.shell.main_window import MainWindow

Type, NONE = QEvent.Type, Qt.KeyboardModifier.NoModifier


def told(window: MainWindow, kind: QEvent.Type, key: Qt.Key, at: int, *, repeat: bool) -> bool:
    """Whether the window takes a key for itself, so that it is no shortcut."""
    event = QKeyEvent(kind, key, NONE, chr(key).lower(), repeat)
    event.setTimestamp(at)
    event.ignore()
    QApplication.sendEvent(window, event)
    return event.isAccepted()


@pytest.mark.parametrize("key", [Qt.Key.Key_A, Qt.Key.Key_R, Qt.Key.Key_D])
def test_a_held_key_decides_once(window: MainWindow, key: Qt.Key) -> None:
    assert not told(window, Type.ShortcutOverride, key, 1000, repeat=False)
    assert told(window, Type.ShortcutOverride, key, 1600, repeat=True)
    # Under X11 some repeats are told as a release and a press in one moment.
    told(window, Type.KeyRelease, key, 1640, repeat=False)
    assert told(window, Type.ShortcutOverride, key, 1640, repeat=False)
    told(window, Type.KeyRelease, key, 1700, repeat=False)
    assert not told(window, Type.ShortcutOverride, key, 1800, repeat=False)


def test_keys_that_only_move_repeat(window: MainWindow) -> None:
    assert not told(window, Type.ShortcutOverride, Qt.Key.Key_J, 1600, repeat=True)


def test_a_wheel_over_a_field_of_a_dialog_changes_nothing(window: MainWindow, qtbot: QtBot) -> None:
    dialog = QDialog(window)
    box, field = QVBoxLayout(dialog), QComboBox()
    field.addItems(["A year", "Two months"])
    box.addWidget(field)
    window.services.dialogs.open(dialog)
    turn = QPoint(0, -120)
    wheel = QWheelEvent(
        QPointF(5, 5), field.mapToGlobal(QPointF(5, 5)), turn, turn, Qt.MouseButton.NoButton,
        NONE, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(field, wheel)
    assert field.currentIndex() == 0
    dialog.close()
