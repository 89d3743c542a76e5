"""Policies in the window: chosen in the export dialog, edited in one table, told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot
from support.known.known_window import KnownBackend, press

from app.engine.domain.export import Mode
from app.engine.domain.policy import ExportChoices, Policy, Repeats, Treatment, to_data
from app.engine.redaction.profiles import profiles
from app.sessions.export_choices import decoded, encoded
from app.ui.export.dialog import ExportDialog
from app.ui.export.policy_dialog import PolicyDialog
from app.ui.shell.main_window import MainWindow
from app.workflow.policies import policies


@pytest.fixture(autouse=True)
def _own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


@pytest.fixture
def dialog(opened: MainWindow, qtbot: QtBot) -> ExportDialog:
    opened.services.commands["export"].trigger()
    dialog = opened.services.dialogs.current
    assert isinstance(dialog, ExportDialog)
    qtbot.waitUntil(dialog.choice.export.isEnabled)
    return dialog


def choose(dialog: ExportDialog, name: str) -> None:
    choice = dialog.choice.replace_by
    choice.by_policy.click()
    choice.policies.setCurrentText(name)


def test_a_policy_is_chosen_told_and_used(
    dialog: ExportDialog, backend: KnownBackend, qtbot: QtBot
) -> None:
    assert not dialog.choice.replace_by.policies.isEnabled()
    choose(dialog, "Limited data set")
    assert dialog.choice.chosen == profiles()["Limited data set"]
    said = " ".join(label.text() for label in dialog.choice.findChildren(QLabel))
    assert "under a data use agreement" in said
    assert "because the policy keeps" in said
    press(qtbot, dialog, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(backend.exports))
    assert backend.exports[0][2] == profiles()["Limited data set"]


def test_a_changed_policy_is_stored_under_its_own_name_and_chosen(
    dialog: ExportDialog, qtbot: QtBot
) -> None:
    choose(dialog, "Safe Harbor")
    dialog.choice.replace_by.edit.click()
    editor = dialog.findChild(PolicyDialog)
    assert isinstance(editor, PolicyDialog)
    qtbot.waitUntil(editor.isVisible)
    assert not editor.delete.isVisible()
    editor.name.setText("mask")
    assert not editor.save.isEnabled()
    editor.name.setText("Ward 7")
    assert not editor.repeats["PATIENT"].isEnabled()
    field = editor.treatments["PATIENT"]
    field.setCurrentIndex(field.findData(Treatment.SURROGATE))
    assert editor.repeats["PATIENT"].isEnabled()
    editor.repeats["PATIENT"].setCurrentIndex(1)
    field = editor.treatments["PHONE"]
    field.setCurrentIndex(field.findData(Treatment.BOX))
    editor.on_box["PHONE"].setText("(D)")
    editor.save.click()
    chosen = dialog.choice.chosen
    assert isinstance(chosen, Policy)
    assert chosen == policies()["Ward 7"]
    assert chosen.of("PATIENT").repeats is Repeats.MARKOV
    assert chosen.of("PHONE").on_box == "(D)"
    assert chosen.of("DATE").treatment is Treatment.YEAR
    assert profiles()["Safe Harbor"] == policies()["Safe Harbor"]


def test_policies_come_from_files_and_go_to_files(
    qtbot: QtBot, opened: MainWindow, tmp_path: Path
) -> None:
    editor = PolicyDialog(profiles()["Mask all"], opened)
    qtbot.addWidget(editor)
    editor.export_to(str(tmp_path / "copy.json"))
    assert json.loads((tmp_path / "copy.json").read_text())["name"] == "Mask all 2"
    (tmp_path / "bad.json").write_text("{}")
    editor.import_from(str(tmp_path / "bad.json"))
    assert "cannot be used" in editor.problem.text()
    other = to_data(profiles()["Limited data set"]) | {"name": "Theirs"}
    (tmp_path / "theirs.json").write_text(json.dumps(other))
    editor.import_from(str(tmp_path / "theirs.json"))
    assert to_data(editor.policy) == other
    assert "Theirs" not in policies()


def test_a_project_remembers_a_policy_and_an_older_program_labels(tmp_path: Path) -> None:
    policy = profiles()["GDPR pseudonymisation"]
    choices = ExportChoices(Mode.SURROGATE, tmp_path, policy=policy)
    record = json.loads(encoded(choices, tmp_path / "p.incognote"))
    assert record[1] == "mask"
    back = decoded(record, tmp_path / "p.incognote")
    assert back is not None
    assert back.policy == policy
    record[-1] = {"incognote_policy": 99}
    assert decoded(record, tmp_path / "p.incognote") is None
    before = decoded(["Exports", "box", str(tmp_path), "", True, True], tmp_path / "p.incognote")
    assert before == ExportChoices(Mode.BOX, tmp_path)
