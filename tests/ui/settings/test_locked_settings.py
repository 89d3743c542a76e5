"""Settings that an administrator locked can be read in the window, and not changed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app import paths
from app.engine.domain.export import Mode
from app.settings import Settings, held
from app.ui.core.backend import Backend
from app.ui.core.jobs import JobRunner
from app.ui.core.settings_store import SettingsStore
from app.ui.export.mode_choice import ModeChoice
from app.ui.settings.settings_dialog import SettingsDialog

LOCKED = {"mode": "box", "neutral_names": True}


@pytest.fixture(autouse=True)
def stated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "policy.json"
    path.write_text(json.dumps({"version": 1, "locked": LOCKED}), encoding="utf-8")
    monkeypatch.setattr(paths, "policy_file", lambda: path)


def test_locked_settings_are_shown_and_cannot_be_changed(qtbot: QtBot) -> None:
    jobs = JobRunner()
    dialog = SettingsDialog(held(Settings()), Backend(), jobs, None)
    qtbot.addWidget(dialog)
    assert not dialog.mode.isEnabled()
    assert dialog.mode.currentData() == "box"
    assert "administrator" in dialog.mode.accessibleDescription()
    assert not dialog.names.isEnabled()
    assert dialog.theme.isEnabled()
    jobs.close()
    jobs.wait()


def test_no_way_to_the_settings_changes_them(tmp_path: Path) -> None:
    store = SettingsStore(held(Settings()))
    store.change(mode="surrogate", theme="dark")
    assert (store.current.mode, store.current.theme) == ("box", "dark")


def test_an_export_offers_only_the_locked_mode(qtbot: QtBot) -> None:
    choice = ModeChoice(Mode.SURROGATE)
    qtbot.addWidget(choice)
    assert choice.mode is Mode.BOX
    assert [mode for mode, button in choice.buttons.items() if button.isEnabled()] == [Mode.BOX]
