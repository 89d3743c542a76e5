"""The sheet of keys is measured before it is made, so that it is made only once."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from app.ui.core.commands import COMMANDS
from app.ui.help import shortcuts_sheet
from app.ui.help.shortcuts_sheet import ShortcutsSheet
from app.ui.shell.main_window import MainWindow


class Counted(QLabel):
    """A label that tells how many there are."""

    made = 0

    def __init__(self, *args: object) -> None:
        super().__init__(*args)  # type: ignore[call-overload]
        Counted.made += 1


def test_labels_are_made_for_one_arrangement_only(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shortcuts_sheet, "QLabel", Counted)
    monkeypatch.setattr(Counted, "made", 0)
    sheet = ShortcutsSheet(window.services.commands, window)
    qtbot.addWidget(sheet)
    rows = len(COMMANDS) + len(window.services.commands.categories)
    headings = len({command.group for command in COMMANDS}) + 1
    assert Counted.made <= 2 * rows + headings + 3


def test_all_keys_are_in_sight_where_the_screen_has_room_for_them(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = SimpleNamespace(availableSize=lambda: QSize(1920, 1200))
    monkeypatch.setattr(ShortcutsSheet, "screen", lambda _: screen)
    sheet = ShortcutsSheet(window.services.commands, window)
    qtbot.addWidget(sheet)
    with qtbot.waitExposed(sheet):
        sheet.show()
    area = sheet.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    assert area.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("columns", [1, 2, 3])
def test_a_sheet_is_as_wide_as_it_was_measured(
    window: MainWindow,
    qtbot: QtBot,
    columns: int,
) -> None:
    rows = [("Ctrl+Shift+K", "Change the keys …"), ("A", "Accept"), ("F", "A long row of words")]
    arranged = [{"Review": rows[:number], "Keys": rows} for number in range(1, columns + 1)]
    sheet = shortcuts_sheet.sheet_of(arranged)
    qtbot.addWidget(sheet)
    assert shortcuts_sheet.Ruler().width(arranged) == sheet.sizeHint().width()
