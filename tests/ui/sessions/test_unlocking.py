"""Work that is unlocked late is kept, goes on, and is never called lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.known.known_window import KnownBackend, press, review_of, saved, shown, wait_ready
from support.window.saved_windows import killed
from support.window.session_files import needs_passphrase

from app.engine.domain.review import Action
from app.sessions.store import SessionStore
from app.settings import Settings
from app.ui.sessions.passphrase_dialog import PassphraseDialog
from app.ui.shell.main_window import MainWindow

WORDS = "correct horse"
SLOW = 30_000


def new_window(folder: Path) -> MainWindow:
    return MainWindow(KnownBackend(), Settings(theme="light"), SessionStore(folder))


def answer(window: MainWindow, words: str) -> None:
    window.services.commands["passphrase"].trigger()
    dialog = window.services.dialogs.current
    assert isinstance(dialog, PassphraseDialog)
    dialog.first.setText(words)
    dialog.second.setText(words)
    dialog.agree.click()


@pytest.fixture
def folder(qtbot: QtBot, tmp_path: Path, note: Path) -> Path:
    """Saved work on the note behind a passphrase: its first finding is rejected."""
    folder = tmp_path / "sessions"
    with shown(qtbot, new_window(folder)) as window:
        window.start([note])
        wait_ready(qtbot, window)
        press(qtbot, window, Qt.Key.Key_R)
        saved(qtbot, window)
        answer(window, WORDS)
        qtbot.waitUntil(lambda: needs_passphrase(folder), timeout=SLOW)
    return folder


@pytest.fixture
def locked(qtbot: QtBot, folder: Path, note: Path) -> Iterator[MainWindow]:
    """A window with the note in it, whose saved work is locked."""
    with shown(qtbot, new_window(folder)) as window:
        window.start([note])
        wait_ready(qtbot, window)
        qtbot.waitUntil(window.status.unkept.isVisible, timeout=SLOW)
        yield window


def decided(window: MainWindow) -> list[Action | None]:
    review = review_of(window)
    return [review.action(one) for one in review.findings]


def kept(window: MainWindow) -> bool:
    entry = window.services.documents.current
    return entry is not None and entry.is_saved


@pytest.mark.slow
def test_decisions_before_a_late_unlock_are_kept_on_top_of_the_saved_ones(
    qtbot: QtBot, locked: MainWindow, folder: Path, note: Path
) -> None:
    press(qtbot, locked, Qt.Key.Key_J)
    press(qtbot, locked, Qt.Key.Key_A)
    assert decided(locked)[:3] == [None, Action.ACCEPT, None]
    answer(locked, WORDS)
    both = [Action.REJECT, Action.ACCEPT, None]
    qtbot.waitUntil(lambda: decided(locked)[:3] == both, timeout=SLOW)
    assert not locked.area.banner.isVisible()
    qtbot.waitUntil(lambda: kept(locked))
    locked.reviewer.focus.step(1)
    locked.reviewer.decide(Action.ACCEPT)
    after = review_of(locked)
    saved(qtbot, locked)
    killed(locked)
    with shown(qtbot, new_window(folder)) as again:
        again.start([note])
        qtbot.waitUntil(again.status.unkept.isVisible, timeout=SLOW)
        answer(again, WORDS)
        qtbot.waitUntil(lambda: review_of(again) == after, timeout=SLOW)
        again.services.commands["undo"].trigger()
        again.services.commands["undo"].trigger()
        assert decided(again)[:3] == [Action.REJECT, None, None]


def test_saved_work_comes_back_by_itself_where_nothing_was_decided_since(
    qtbot: QtBot, locked: MainWindow
) -> None:
    answer(locked, WORDS)
    qtbot.waitUntil(lambda: decided(locked)[0] is Action.REJECT, timeout=SLOW)
    qtbot.waitUntil(lambda: kept(locked))


def test_a_search_that_is_under_way_gives_way_to_the_saved_work(
    qtbot: QtBot, folder: Path, note: Path
) -> None:
    backend = KnownBackend()
    backend.gate.clear()
    window = MainWindow(backend, Settings(theme="light"), SessionStore(folder))
    with shown(qtbot, window):
        window.start([note])
        qtbot.waitUntil(window.status.unkept.isVisible, timeout=SLOW)
        answer(window, WORDS)
        qtbot.waitUntil(lambda: window.reviewer.review is not None, timeout=SLOW)
        assert decided(window)[0] is Action.REJECT
        backend.gate.set()


def test_what_was_said_of_a_wrong_passphrase_goes_with_the_right_one(
    qtbot: QtBot, locked: MainWindow
) -> None:
    banner = locked.area.banner
    answer(locked, "wrong")
    qtbot.waitUntil(lambda: "not the passphrase" in banner.text, timeout=SLOW)
    answer(locked, WORDS)
    qtbot.waitUntil(lambda: not locked.status.unkept.isVisible(), timeout=SLOW)
    assert not banner.isVisible()


def test_going_on_and_closing_at_once_calls_nothing_lost(
    qtbot: QtBot, tmp_path: Path, note: Path
) -> None:
    folder = tmp_path / "open"
    with shown(qtbot, new_window(folder)) as first:
        first.start([note])
        wait_ready(qtbot, first)
        press(qtbot, first, Qt.Key.Key_R)
        saved(qtbot, first)
        with qtbot.waitSignal(first.closing.finished):
            first.close()
    with shown(qtbot, new_window(folder)) as second:
        second.start()
        qtbot.waitUntil(second.start_page.recent.isVisible)
        second.services.commands["resume"].trigger()
        qtbot.waitUntil(lambda: second.reviewer.review is not None)
        with qtbot.waitSignal(second.closing.finished):
            second.close()
        assert second.closing.question is None
