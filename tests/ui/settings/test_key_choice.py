"""The settings tell of the key of surrogates, and make another one when the user agrees."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from support.known.known_window import KnownBackend, shown

from app.keys.key_files import stored_keys
from app.settings import Settings
from app.ui.settings.settings_dialog import SettingsDialog
from app.ui.shell.main_window import MainWindow


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path / "home"))


def dialog_of(window: MainWindow) -> SettingsDialog:
    window.services.commands["settings"].trigger()
    dialog = window.services.dialogs.current
    assert isinstance(dialog, SettingsDialog)
    return dialog


def test_a_new_key_is_made_when_the_user_agrees_and_the_old_one_stays(qtbot: QtBot) -> None:
    (before,) = stored_keys()
    with shown(qtbot, MainWindow(KnownBackend(), Settings(theme="light"))) as window:
        told: list[str] = []
        window.services.notifier.message.connect(told.append)
        dialog = dialog_of(window)
        qtbot.waitUntil(lambda: before.mark in dialog.key.itemText(0))
        assert "in an unprotected file" in dialog.key.itemText(0)
        dialog.accept()
        dialog = dialog_of(window)
        dialog.key.setCurrentIndex(1)
        dialog.reject()
        assert stored_keys() == (before,)
        dialog = dialog_of(window)
        dialog.key.setCurrentIndex(1)
        dialog.agree.click()
        qtbot.waitUntil(lambda: bool(told))
    used, older = stored_keys()
    assert older.root == before.root
    assert used.mark in told[0]
