"""Other keys for the commands: chosen, told where two share one, kept, and put back."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot
from support.known.known_window import KnownBackend, press, review_of, shown

from app.engine.domain.review import Action
from app.settings import Settings, load, save
from app.ui.core.commands import COMMANDS
from app.ui.help.shortcuts_sheet import ShortcutsSheet
from app.ui.settings.keys_dialog import KeysDialog
from app.ui.shell.main_window import MainWindow

Key, Mod = Qt.Key, Qt.KeyboardModifier


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.settings.config_dir", lambda: tmp_path)


def dialog_of(window: MainWindow) -> KeysDialog:
    window.services.commands["keys"].trigger()
    dialog = window.services.dialogs.current
    assert isinstance(dialog, KeysDialog)
    return dialog


def test_a_command_answers_to_its_new_key_only(opened: MainWindow, qtbot: QtBot) -> None:
    dialog = dialog_of(opened)
    edit = dialog.edits["accept"]
    edit.setFocus()
    press(qtbot, edit, Key.Key_Q)
    assert dialog.agree.isEnabled()
    dialog.agree.click()
    press(qtbot, opened, Key.Key_A)
    assert review_of(opened).decisions == {}
    press(qtbot, opened, Key.Key_Q)
    review = review_of(opened)
    assert review.action(review.findings[0]) is Action.ACCEPT
    assert "(Q)" in opened.services.commands["accept"].toolTip()
    assert load().keys == {"accept": "Q"}


def test_the_new_key_is_there_after_a_start_and_on_the_sheet(qtbot: QtBot) -> None:
    settings = Settings(theme="light", keys={"accept": "Q", "unknown": "F12", "near_misses": ""})
    with shown(qtbot, MainWindow(KnownBackend(), settings)) as window:
        assert window.services.commands["accept"].shortcut() == QKeySequence("Q")
        assert window.services.commands["near_misses"].shortcuts() == []
        window.help.show_keys()
        sheet = window.services.dialogs.current
        assert isinstance(sheet, ShortcutsSheet)
        labels = [label.text() for label in sheet.findChildren(QLabel)]
        assert labels[labels.index("Accept: redact on export") - 1] == "Q"
        sheet.reject()


def test_two_commands_of_one_key_are_told_in_words_and_refused(opened: MainWindow) -> None:
    dialog = dialog_of(opened)
    for name, key in (("accept", "R"), ("accept", "1"), ("accept", "Alt+Shift+Left")):
        dialog.edits[name].setKeySequence(QKeySequence(key))
        assert f"{key} is the shortcut of" in dialog.problem.text(), key
        assert "Accept: redact on export" in dialog.problem.text()
        assert not dialog.agree.isEnabled()
    dialog.usual.click()
    assert dialog.agree.isEnabled()
    assert dialog.keys == {}


def test_every_command_can_be_changed_and_has_a_name(opened: MainWindow) -> None:
    dialog = dialog_of(opened)
    names = [edit.accessibleName() for edit in dialog.edits.values()]
    assert len(set(names)) == len(COMMANDS)
    assert "Shortcut for: Accept: redact on export" in names


def test_usual_keys_come_back(opened: MainWindow) -> None:
    opened.services.commands.use_keys({"accept": "Q"})
    dialog = dialog_of(opened)
    dialog.usual.click()
    dialog.agree.click()
    assert opened.services.commands["accept"].shortcut() == QKeySequence("A")
    assert load().keys == {}


def test_stored_keys_of_a_wrong_kind_are_left_out(tmp_path: Path) -> None:
    save(Settings(keys={"accept": 3, "reject": "Z"}))  # type: ignore[dict-item]
    assert load().keys == {"reject": "Z"}
    assert hash(load()) == hash(Settings())
