"""Every control is reached with Tab, in the order in which it is seen, and has a name."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QRadioButton,
    QScrollBar,
    QTabBar,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot
from support.known.known_window import TIMEOUT

from app.ui.shell.main_window import MainWindow

DIALOGS = (
    *("settings", "keys", "palette", "passphrase", "export", "dropped", "shortcuts"),
    *("lists", "own_words", "statistics", "accept_above", "reject_above", "teach"),
    *("about", "redact_all"),
)
"""Commands that open a dialog for the document in view."""


def walked(dialog: QWidget) -> list[QWidget]:
    """What has the keyboard, one after the other, from one press of Tab to the next."""
    found: list[QWidget] = []
    while (now := QApplication.focusWidget()) not in found:
        assert now is not None
        found.append(now)
        QTest.keyClick(dialog.window().windowHandle(), Qt.Key.Key_Tab)
    assert now is found[0], f"the keyboard is caught in {now}"
    return found


def controls(dialog: QWidget) -> Iterator[QWidget]:
    """What can be used now, and is to be reached by itself."""
    for one in dialog.findChildren(QWidget):
        usable = one.isVisible() and one.isEnabled() and one.focusPolicy() & Qt.FocusPolicy.TabFocus
        inside = one.focusProxy() is not None or isinstance(one, QScrollBar)
        # The arrows lead from one radio button to the others.
        if usable and not inside and not isinstance(one, QRadioButton):
            yield one


def has_focus(dialog: QWidget) -> bool:
    focus = QApplication.focusWidget()
    return focus is not None and dialog.isAncestorOf(focus)


def frame(one: QWidget) -> QRect:
    return QRect(one.mapTo(one.window(), QPoint(0, 0)), one.size())


def goes_back(one: QRect, following: QRect) -> bool:
    """Whether `following` stands above in the same column, or before in the same line."""
    in_column = one.left() < following.right() and following.left() < one.right()
    in_line = one.top() < following.bottom() and following.top() < one.bottom()
    above = following.bottom() <= one.top() and in_column
    return above or (following.right() <= one.left() and in_line)


@pytest.mark.parametrize("name", DIALOGS)
def test_tab_reaches_every_control_of_a_dialog_in_the_order_in_which_it_is_seen(
    opened: MainWindow, qtbot: QtBot, name: str
) -> None:
    opened.reviewer.focus.step(1)
    opened.services.commands[name].trigger()
    dialog = opened.services.dialogs.current
    assert dialog is not None
    qtbot.waitUntil(lambda: QApplication.activeWindow() is dialog and has_focus(dialog))
    qtbot.waitUntil(lambda: not opened.services.jobs.busy, timeout=TIMEOUT)
    wanted = list(controls(dialog))
    found = walked(dialog)
    missing = [one for one in wanted if one not in found and not isinstance(one, QTabBar)]
    assert missing == []
    unnamed = [one for one in found if not name_of(one)]
    assert unnamed == []
    assert found[0] is dialog.focusWidget()
    # What scrolls as the keyboard moves is looked at where it stands now; once round, it begins
    # again at the top, which may be before what has the keyboard at first.
    places = [(one, frame(one)) for one in found]
    back = [
        (one, following)
        for (one, here), (following, there) in pairwise([*places, places[0]])
        if goes_back(here, there) and not one.isAncestorOf(following)
    ]
    assert len(back) <= 1, back


def name_of(one: QWidget) -> str:
    interface = QAccessible.queryAccessibleInterface(one)
    return str(interface.text(QAccessible.Text.Name)) if interface else ""


def test_tab_goes_round_the_window_through_every_control(opened: MainWindow, qtbot: QtBot) -> None:
    opened.activateWindow()
    qtbot.waitUntil(opened.isActiveWindow)
    qtbot.waitUntil(lambda: not opened.services.jobs.busy, timeout=TIMEOUT)
    opened.area.view.setFocus()
    wanted = list(controls(opened))
    found = walked(opened)
    assert [one for one in wanted if one not in found] == []
    assert [one for one in found if not name_of(one)] == []
    tools = [frame(one).left() for one in found if opened.toolbar.isAncestorOf(one)]
    assert tools == sorted(tools), "the tool bar from left to right"
    export = opened.toolbar.widgetForAction(opened.services.commands["export"])
    assert export in found


@pytest.mark.parametrize("name", ["keys", "redact_all", "settings"])
def test_the_buttons_that_empty_fields_have_a_name(opened: MainWindow, name: str) -> None:
    opened.services.commands[name].trigger()
    dialog = opened.services.dialogs.current
    assert dialog is not None
    inside = [one for field in dialog.findChildren(QLineEdit) for one in field.children()]
    buttons = [one for one in inside if isinstance(one, QToolButton)]
    assert buttons
    assert {name_of(one) for one in buttons} == {"Clear"}
