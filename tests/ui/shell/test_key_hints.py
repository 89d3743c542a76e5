"""A line names the keys that are used most until it is switched off; its words can be pressed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.known.known_window import KnownBackend, review_of, shown, wait_ready

from app.settings import load
from app.ui.shell.main_window import MainWindow


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.settings.config_dir", lambda: tmp_path / "config")


def test_it_is_there_with_a_document_and_stays_off_once_it_is_switched_off(
    opened: MainWindow, note: Path, qtbot: QtBot
) -> None:
    hints = opened.key_hints
    assert hints.isVisible()
    assert opened.services.commands["key_hints"].isChecked()
    assert hints.buttons["accept"].text() == "A  Accept"
    # Of a person as of a place.
    assert hints.buttons["entity"].text() == "G  All mentions"
    QTest.mouseClick(hints.off, Qt.MouseButton.LeftButton)
    assert not hints.isVisible()
    assert not load().key_hints
    with shown(qtbot, MainWindow(KnownBackend(), load())) as second:
        second.start([note])
        wait_ready(qtbot, second)
        assert not second.key_hints.isVisible()
        second.services.commands["key_hints"].trigger()
        assert second.key_hints.isVisible()
        assert load().key_hints


def test_its_words_are_buttons_and_follow_other_keys(opened: MainWindow, qtbot: QtBot) -> None:
    hints = opened.key_hints
    opened.services.commands["next"].trigger()
    QTest.mouseClick(hints.buttons["accept"], Qt.MouseButton.LeftButton)
    assert len(review_of(opened).decisions) == 1
    opened.services.settings.change(keys={"accept": "Q"})
    assert hints.buttons["accept"].text() == "Q  Accept"


def test_a_narrow_window_has_the_first_ones_and_the_way_to_switch_it_off(
    opened: MainWindow, qtbot: QtBot
) -> None:
    opened.resize(500, 500)
    hints = opened.key_hints
    qtbot.waitUntil(lambda: not hints.buttons["shortcuts"].isVisible())
    assert hints.buttons["accept"].isVisible()
    assert hints.rect().contains(hints.off.geometry())
