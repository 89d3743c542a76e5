"""The services of a window, made over a bare widget."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot
from support.known.known_window import TIMEOUT, KnownBackend

from app.errors import Corrupt, ModelError, WriteFailed
from app.settings import Settings, load
from app.ui.core.services import Services, make_services
from app.ui.document.area import DocumentArea
from app.ui.document.boundaries import BoundaryController
from app.ui.review.reviewer import Reviewer
from app.ui.widgets.banner import Banner


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.settings.config_dir", lambda: tmp_path / "config")


@pytest.fixture
def over(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


@pytest.fixture
def services(over: QWidget, backend: KnownBackend) -> Iterator[Services]:
    services = make_services(over, backend, Settings(theme="light"), None)
    yield services
    services.jobs.close()
    services.jobs.wait()


def test_settings_are_stored_and_told_of(services: Services, qtbot: QtBot) -> None:
    with qtbot.waitSignal(services.settings.changed) as told:
        services.settings.change(reviewer="AB")
    assert told.args is not None
    before, now = told.args
    assert (before.reviewer, now.reviewer) == ("", "AB")
    assert load().reviewer == services.settings.current.reviewer == "AB"


def test_who_follows_a_setting_hears_of_no_other(services: Services) -> None:
    heard: list[str] = []
    services.settings.follow(lambda: heard.append("mode"), "mode")
    services.settings.change(reviewer="AB")
    assert heard == []
    services.settings.change(mode="box")
    assert heard == ["mode"]


def test_settings_that_cannot_be_stored_are_used_all_the_same(
    services: Services, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "config").write_text("in the way", encoding="utf-8")
    with qtbot.waitSignal(services.notifier.failed) as told:
        services.settings.change(mode="box")
    assert told.args is not None
    error, again = told.args
    assert isinstance(error, WriteFailed)
    assert again is None
    assert services.settings.current.mode == "box"


def test_other_keys_reach_the_commands(services: Services) -> None:
    services.settings.change(keys={"accept": "F9"})
    assert services.commands["accept"].shortcut().toString() == "F9"


def test_the_model_is_loaded_again_only_for_settings_of_its_own(
    services: Services, backend: KnownBackend, qtbot: QtBot
) -> None:
    services.settings.change(theme="dark")
    assert not services.jobs.busy
    with qtbot.waitSignal(services.model.loaded, timeout=TIMEOUT):
        services.settings.change(threads=1)
    assert services.model.pack is not None
    assert [settings.threads for settings in backend.loads] == [1]


def test_a_model_that_cannot_be_loaded_can_be_tried_again(
    services: Services, backend: KnownBackend, qtbot: QtBot
) -> None:
    backend.load_error = ModelError("The model is not there.")
    with qtbot.waitSignal(services.notifier.failed, timeout=TIMEOUT) as told:
        services.model.load()
    assert told.args is not None
    error, again = told.args
    assert error is backend.load_error
    backend.load_error = None
    with qtbot.waitSignal(services.model.loaded, timeout=TIMEOUT):
        again()


def test_a_dialog_is_the_current_one_until_it_is_closed(
    services: Services, over: QWidget, qtbot: QtBot
) -> None:
    dialog = QDialog(over)
    services.dialogs.open(dialog)
    assert services.dialogs.current is dialog
    gone: list[bool] = []
    services.dialogs.later(lambda: gone.append(services.dialogs.current is None))
    dialog.reject()
    qtbot.waitUntil(lambda: gone == [True])


def test_a_banner_goes_with_its_own_error_alone(services: Services, qtbot: QtBot) -> None:
    banner = Banner()
    qtbot.addWidget(banner)
    services.notifier.failed.connect(banner.show_error)
    services.notifier.recovered.connect(banner.withdraw)
    first, second = Corrupt("One."), Corrupt("Two.")
    services.notifier.fail(first)
    services.notifier.fail(second)
    services.notifier.recovered.emit(first)
    assert banner.error is second
    services.notifier.recovered.emit(second)
    assert banner.error is None


def test_a_controller_needs_no_window(services: Services, over: QWidget, qtbot: QtBot) -> None:
    area = DocumentArea(services.settings.theme, services.jobs, services.backend, empty=QWidget())
    qtbot.addWidget(area)
    reviewer = Reviewer(services.documents)
    BoundaryController(services, area, reviewer)
    with qtbot.waitSignal(services.notifier.document_message) as told:
        services.commands["split"].trigger()
    assert told.args == ["Go to a finding first."]
