"""Where the system has no keyring, the user is told once what a passphrase would do."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.known.known_window import KnownBackend, press, saved, shown, wait_ready
from support.window.session_files import needs_passphrase

from app.sessions import session_key as keys
from app.sessions.store import SessionStore
from app.settings import Settings
from app.ui.sessions.passphrase_dialog import PassphraseDialog
from app.ui.sessions.unlocking import KeyringNotice
from app.ui.shell.main_window import MainWindow


@pytest.fixture(autouse=True)
def no_keyring(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keys, "system_keyring", lambda: None)


def window_of(folder: Path, settings: Settings) -> MainWindow:
    return MainWindow(KnownBackend(), settings, SessionStore(folder))


def notice_of(window: MainWindow) -> KeyringNotice:
    return window.findChildren(KeyringNotice)[0]


def test_it_is_told_once_with_the_way_to_a_passphrase(
    qtbot: QtBot, tmp_path: Path, note: Path
) -> None:
    folder = tmp_path / "sessions"
    with shown(qtbot, window_of(folder, Settings(theme="light"))) as first:
        first.start([note])
        wait_ready(qtbot, first)
        saved(qtbot, first)
        assert not notice_of(first).isVisible(), "nothing is told at the first start"
        assert not first.services.settings.current.key_told
    with shown(qtbot, window_of(folder, Settings(theme="light"))) as window:
        window.start()
        notice = notice_of(window)
        qtbot.waitUntil(notice.isVisible)
        assert "no keyring" in notice.words.text()
        below = notice.mapTo(window.area, notice.rect().topLeft()).y()
        assert below > window.area.height() // 2
        assert "Ctrl+Shift+P" in notice.accessibleName()
        assert not window.area.banner.isVisible()
        notice.set.setFocus()
        press(qtbot, notice.set, Qt.Key.Key_Space)
        assert not notice.isVisible()
        dialog = window.services.dialogs.current
        assert isinstance(dialog, PassphraseDialog)
        dialog.first.setText("four words of mine")
        dialog.second.setText("four words of mine")
        dialog.agree.click()
        qtbot.waitUntil(lambda: needs_passphrase(folder))
        told = window.services.settings.current
    assert told.key_told
    with shown(qtbot, window_of(tmp_path / "other", told)) as second:
        second.start()
        qtbot.waitUntil(lambda: second.autosave.unlocked and not second.services.jobs.busy)
        assert not notice_of(second).isVisible()


def test_it_waits_while_a_language_without_a_model_is_told_of(qtbot: QtBot, tmp_path: Path) -> None:
    with shown(qtbot, window_of(tmp_path / "sessions", Settings(theme="light"))) as window:
        notice, bar = notice_of(window), window.languages.bar
        for is_first in (True, False):
            if is_first:
                bar.show()
                window.keyring_notice.tell()
            else:
                bar.show()
            assert notice.isHidden()
            bar.hide()
            assert not notice.isHidden(), "told once there is room"
        notice.later.click()
        bar.show()
        bar.hide()
        assert notice.isHidden(), "put away for good"


def test_nothing_is_told_where_a_passphrase_is_set(qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "sessions"
    keys.set_passphrase(folder, keys.session_key(folder), "four words of mine")
    with shown(qtbot, window_of(folder, Settings(theme="light"))) as window:
        window.autosave.start("four words of mine")
        qtbot.waitUntil(lambda: window.autosave.unlocked and not window.services.jobs.busy)
        assert not notice_of(window).isVisible()
        assert not window.services.settings.current.key_told
