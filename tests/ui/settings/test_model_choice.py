"""The settings offer an accurate and a fast model, and what the user added by its name."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from app import paths
from app.engine.tagger.pack.packs import describe
from app.settings import Settings
from app.ui.core.backend import Backend
from app.ui.core.jobs import JobRunner
from app.ui.settings.settings_dialog import SettingsDialog


@pytest.fixture
def jobs() -> Iterator[JobRunner]:
    jobs = JobRunner()
    yield jobs
    jobs.close()
    jobs.wait()


@pytest.mark.parametrize(
    ("stored", "offered"),
    [
        ("", ["", "en-minilm"]),
        ("en-minilm", ["", "en-minilm"]),
        ("ward-b", ["", "en-minilm", "ward-b"]),
    ],
)
def test_models_are_offered_by_their_use(
    qtbot: QtBot, jobs: JobRunner, stored: str, offered: list[str]
) -> None:
    dialog = SettingsDialog(Settings(pack=stored), Backend(), jobs, None)
    qtbot.addWidget(dialog)
    combo = dialog.pack
    assert [combo.itemData(row) for row in range(combo.count())] == offered
    assert combo.currentData() == stored


def test_the_fast_model_comes_with_the_program() -> None:
    assert describe(paths.MODELS / "en-minilm").bundled
