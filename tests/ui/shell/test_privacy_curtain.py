"""One key hides the window, and no other key does anything until it is shown again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.known.known_window import press, review_of

from app.ui.shell.main_window import MainWindow

Key, Mod = Qt.Key, Qt.KeyboardModifier


def focused(window: MainWindow) -> object:
    return window.focusWidget()


def test_nothing_of_the_document_can_be_seen(opened: MainWindow, qtbot: QtBot) -> None:
    before = opened.grab().toImage()
    press(qtbot, opened, Key.Key_B)
    curtain = opened.curtain
    assert curtain.geometry() == opened.rect()
    hidden = opened.grab().toImage()
    assert hidden != before
    free = curtain.text_label.geometry().united(curtain.show_again.geometry())
    colours = {
        QColor(hidden.pixel(x, y)).name()
        for x in range(0, opened.width(), 3)
        for y in range(0, opened.height(), 3)
        if not free.adjusted(-2, -2, 2, 2).contains(x, y)
    }
    assert len(colours) == 1
    assert "note.txt" not in opened.windowTitle()
    opened.resize(opened.width() + 80, opened.height() + 40)
    assert curtain.geometry() == opened.rect()


@pytest.mark.parametrize("key", [Key.Key_B, Key.Key_Escape, Key.Key_Space])
def test_keys_decide_nothing_while_it_is_hidden(
    opened: MainWindow, qtbot: QtBot, key: Qt.Key
) -> None:
    opened.area.text.setFocus()
    title = opened.windowTitle()
    press(qtbot, opened.area.text, Key.Key_B)
    for other in (Key.Key_A, Key.Key_R, Key.Key_3, Key.Key_Tab, Key.Key_J):
        press(qtbot, opened.curtain.show_again, other)
    press(qtbot, opened.curtain.show_again, Key.Key_E, Mod.ControlModifier)
    assert not review_of(opened).decisions
    assert opened.services.dialogs.current is None
    assert opened.curtain.isVisible()
    press(qtbot, opened.curtain.show_again, key)
    assert not opened.curtain.isVisible()
    assert opened.windowTitle() == title
    assert opened.focusWidget() is opened.area.text
    press(qtbot, opened.area.text, Key.Key_A)
    assert len(review_of(opened).decisions) == 1


def test_it_can_be_hidden_while_words_are_typed(opened: MainWindow, qtbot: QtBot) -> None:
    field = opened.findings.filter
    field.setFocus()
    QTest.keyClicks(field, "ab")
    assert field.text() == "ab"
    assert not opened.curtain.isVisible()
    press(qtbot, field, Key.Key_B, Mod.ControlModifier)
    assert opened.curtain.isVisible()
    opened.curtain.show_again.click()
    assert opened.focusWidget() is field


def test_work_behind_it_does_not_bring_the_name_back(opened: MainWindow, qtbot: QtBot) -> None:
    press(qtbot, opened, Key.Key_B)
    opened.presenter.current(opened.services.documents.current)
    QApplication.processEvents()
    assert "note.txt" not in opened.windowTitle()
    opened.curtain.lift()
    assert opened.windowTitle().startswith("note.txt")
