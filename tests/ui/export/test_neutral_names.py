"""Exports whose file tells neither the original's name nor the day, chosen in the settings."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot
from support.known.known_window import KnownBackend, press

from app.settings import load
from app.ui.export.batch_dialog import BatchDialog
from app.ui.export.dialog import ExportDialog
from app.ui.settings.settings_dialog import SettingsDialog
from app.ui.shell.main_window import MainWindow

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture(autouse=True)
def own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


def choose(window: MainWindow) -> None:
    """Neutral names and dates, in the dialog of the settings."""
    window.services.commands["settings"].trigger()
    dialog = window.services.dialogs.current
    assert isinstance(dialog, SettingsDialog)
    for combo in (dialog.names, dialog.dates):
        assert combo.currentData() is False
        combo.setCurrentIndex(combo.findData(True))
    buttons = dialog.findChild(QDialogButtonBox)
    assert isinstance(buttons, QDialogButtonBox)
    buttons.button(QDialogButtonBox.StandardButton.Ok).click()


def exported(window: MainWindow, qtbot: QtBot) -> None:
    window.services.commands["export"].trigger()
    dialog = window.services.dialogs.current
    assert isinstance(dialog, ExportDialog)
    qtbot.waitUntil(dialog.choice.export.isEnabled)
    press(qtbot, dialog, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "Exported" in dialog.outcome.title.text())
    dialog.accept()


def test_an_export_is_named_and_dated_neutrally_once_that_is_chosen(
    opened: MainWindow, backend: KnownBackend, qtbot: QtBot
) -> None:
    exported(opened, qtbot)
    choose(opened)
    assert (load().neutral_names, load().neutral_dates) == (True, True)
    exported(opened, qtbot)
    assert [path.name for _, path, _ in backend.exports] == ["note.deid.txt", "document-0.deid.txt"]
    assert backend.dated == [False, True]


def test_so_are_all_that_are_exported_together(
    opened: MainWindow, backend: KnownBackend, qtbot: QtBot
) -> None:
    choose(opened)
    press(qtbot, opened, Qt.Key.Key_D)
    press(qtbot, opened, Qt.Key.Key_E, CTRL | SHIFT)
    dialog = opened.services.dialogs.current
    assert isinstance(dialog, BatchDialog)
    Path(dialog.folder.text()).mkdir()
    with qtbot.waitSignal(dialog.batch.ended, timeout=20_000):
        dialog.export.click()
    assert [path.name for _, path, _ in backend.exports] == ["document-0.deid.txt"]
    assert backend.dated == [True]
