"""Any command by its words."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot
from support.known.known_window import press, review_of

from app.engine.domain.review import Action
from app.ui.core.commands import COMMANDS
from app.ui.help.command_palette import CommandPalette, rank
from app.ui.help.shortcuts_sheet import ShortcutsSheet
from app.ui.shell.main_window import MainWindow

Key, Mod = Qt.Key, Qt.KeyboardModifier
SPOKEN = Qt.ItemDataRole.AccessibleTextRole


def palette_in(window: MainWindow, qtbot: QtBot) -> CommandPalette:
    press(qtbot, window, Key.Key_K, Mod.ControlModifier)
    dialog = window.services.dialogs.current
    assert isinstance(dialog, CommandPalette)
    qtbot.waitExposed(dialog)
    return dialog


def listed(palette: CommandPalette, role: Any = Qt.ItemDataRole.DisplayRole) -> list[str]:
    items = [palette.list.topLevelItem(row) for row in range(palette.list.topLevelItemCount())]
    return [item.data(0, role) for item in items if item is not None]


@pytest.mark.parametrize(
    ("typed", "words", "expected"),
    [
        ("next fin", "Next finding", 0),
        ("fin next", "Next finding", 0),
        ("ind", "Next finding", 1),
        ("nfg", "Next finding", 2),
        ("", "Next finding", 0),
        ("next q", "Next finding", None),
    ],
)
def test_words_are_matched_in_any_order_and_roughly(
    typed: str, words: str, expected: int | None
) -> None:
    assert rank(typed, words) == expected


def test_every_command_is_listed_with_its_key(opened: MainWindow, qtbot: QtBot) -> None:
    palette = palette_in(opened, qtbot)
    spoken = listed(palette, SPOKEN)
    assert len(spoken) == len(COMMANDS) - 1 + len(opened.services.commands.categories)
    assert "Accept: redact on export, A" in spoken
    assert palette.field.accessibleName() == "Find a command"


def test_typing_and_enter_run_a_command(opened: MainWindow, qtbot: QtBot) -> None:
    palette = palette_in(opened, qtbot)
    QTest.keyClicks(palette.field, "accept red")
    assert palette.field.accessibleDescription().startswith("Accept: redact on export")
    press(qtbot, palette.field, Key.Key_Return)
    assert opened.services.dialogs.current is None
    review = review_of(opened)
    assert review.action(review.findings[0]) is Action.ACCEPT


def test_the_arrows_walk_the_list_from_the_field(opened: MainWindow, qtbot: QtBot) -> None:
    palette = palette_in(opened, qtbot)
    first = palette.list.currentItem()
    press(qtbot, palette.field, Key.Key_Down)
    assert palette.list.currentItem() is not first
    QTest.keyClicks(palette.field, "keyboard")
    press(qtbot, palette.field, Key.Key_Return)
    assert isinstance(opened.services.dialogs.current, ShortcutsSheet)


def test_what_is_not_possible_now_is_grey_last_and_does_nothing(
    window: MainWindow, qtbot: QtBot
) -> None:
    palette = palette_in(window, qtbot)
    spoken = listed(palette, SPOKEN)
    assert spoken[-1].endswith("not available now")
    QTest.keyClicks(palette.field, "next finding")
    assert listed(palette)[0] == "Next finding"
    press(qtbot, palette.field, Key.Key_Return)
    assert window.services.dialogs.current is palette


def test_it_says_so_when_nothing_fits(opened: MainWindow, qtbot: QtBot) -> None:
    palette = palette_in(opened, qtbot)
    QTest.keyClicks(palette.field, "qqq zzz")
    assert listed(palette) == []
    words = [label.text() for label in palette.findChildren(QLabel) if label.isVisible()]
    assert "No matching commands." in words


def test_it_opens_from_the_filter_too(opened: MainWindow, qtbot: QtBot) -> None:
    opened.findings.filter.setFocus()
    press(qtbot, opened.findings.filter, Key.Key_K, Mod.ControlModifier)
    assert isinstance(opened.services.dialogs.current, CommandPalette)
