"""Who chooses invented values is told how far dates move; the settings say how far."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.known.known_window import KnownBackend, press

from app.engine.domain.export import Mode
from app.ui.export.dialog import ExportDialog
from app.ui.settings.settings_dialog import SettingsDialog
from app.ui.shell.main_window import MainWindow


def export_dialog(window: MainWindow) -> ExportDialog:
    window.services.commands["export"].trigger()
    dialog = window.services.dialogs.current
    assert isinstance(dialog, ExportDialog)
    return dialog


def test_the_settings_say_how_far_dates_move(
    opened: MainWindow, backend: KnownBackend, qtbot: QtBot
) -> None:
    assert backend.date_shift == 364
    opened.services.commands["settings"].trigger()
    dialog = opened.services.dialogs.current
    assert isinstance(dialog, SettingsDialog)
    dialog.shift.setFocus()
    press(qtbot, dialog.shift, Qt.Key.Key_Down)
    press(qtbot, dialog, Qt.Key.Key_Return)
    assert opened.services.settings.current.date_shift == 1095
    assert backend.date_shift == 1095


def test_the_export_says_it_where_dates_are_invented(opened: MainWindow) -> None:
    opened.services.settings.change(date_shift=60)
    choice = export_dialog(opened).choice
    assert not choice.replace_by.dates.isVisible()
    choice.replace_by.buttons[Mode.SURROGATE].click()
    assert choice.replace_by.dates.isVisible()
    assert "15 to 60" in choice.replace_by.dates.text()
