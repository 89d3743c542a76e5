"""Once all is decided, a banner says what was done and leads on; it never says so too early."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot
from support.known.known_window import NOTE, KnownBackend, press, review_of, shown, wait_ready

from app.engine.domain.review import Action
from app.engine.review import transitions
from app.settings import Settings
from app.ui.export.dialog import ExportDialog
from app.ui.shell.main_window import MainWindow

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton


def decide_all(window: MainWindow) -> None:
    review = review_of(window)
    first, *rest = (one.id for one in review.findings)
    after = transitions.decide(review, rest, Action.ACCEPT)
    window.reviewer.do(transitions.decide(after, [first], Action.REJECT), "all", None)


def click(button: QPushButton) -> None:
    QTest.mouseClick(button, LEFT)


@pytest.fixture
def two(qtbot: QtBot, tmp_path: Path, window: MainWindow) -> MainWindow:
    paths = [tmp_path / f"note-{number}.txt" for number in range(2)]
    for path in paths:
        path.write_text(NOTE, encoding="utf-8")
    window.start(paths)
    wait_ready(qtbot, window)
    return window


def test_it_comes_with_the_last_decision_and_goes_with_its_undo(
    opened: MainWindow, qtbot: QtBot
) -> None:
    banner = opened.completion.banner
    for _ in review_of(opened).findings:
        assert not banner.isVisible()
        press(qtbot, opened, Key.Key_A)
    assert banner.isVisible()
    assert banner.line.text() == "8 accepted, 0 rejected."
    press(qtbot, opened, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not banner.isVisible()


def test_it_says_what_may_be_missed_all_the_same(qtbot: QtBot, note: Path) -> None:
    backend = KnownBackend(doubted={"fell": 0.2, "home": 0.8})
    with shown(qtbot, MainWindow(backend, Settings(theme="light"))) as window:
        window.start([note])
        wait_ready(qtbot, window)
        decide_all(window)
        said = "7 accepted, 1 rejected. About 1 identifier may be missed (0–2)."
        qtbot.waitUntil(lambda: window.completion.banner.line.text() == said)


def test_a_click_exports(opened: MainWindow) -> None:
    decide_all(opened)
    banner = opened.completion.banner
    assert not banner.next.isVisible()
    click(banner.export)
    assert isinstance(opened.services.dialogs.current, ExportDialog)
    opened.services.dialogs.current.reject()
    entry = opened.services.documents.entries[0]
    entry.exported = entry.review
    opened.services.documents.updated.emit(entry)
    assert banner.title.text() == "Exported and verified."
    assert not banner.export.isVisible()


def test_a_click_calls_the_document_reviewed_and_goes_on(two: MainWindow) -> None:
    first, second = two.services.documents.entries
    decide_all(two)
    click(two.completion.banner.next)
    assert two.services.documents.current is second
    assert first.is_reviewed
    assert not two.completion.banner.isVisible()


def test_it_stays_away_once_dismissed_until_all_is_decided_anew(
    opened: MainWindow, qtbot: QtBot
) -> None:
    banner = opened.completion.banner
    decide_all(opened)
    QTest.mouseClick(banner.close_it, LEFT)
    assert not banner.isVisible()
    opened.reviewer.focus.look_at(review_of(opened).findings[0].id)
    press(qtbot, opened, Key.Key_A)
    assert not banner.isVisible()
    press(qtbot, opened, Key.Key_Return)
    assert banner.isVisible()
    QTest.mouseClick(banner.close_it, LEFT)
    opened.reviewer.decide(None)
    decide_all(opened)
    assert banner.isVisible()


def test_a_document_in_which_nothing_was_found_is_not_called_decided(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    plain = tmp_path / "plain.txt"
    plain.write_text("Nothing of note.", encoding="utf-8")
    window.start([plain])
    wait_ready(qtbot, window)
    assert not window.completion.banner.isVisible()
    press(qtbot, window, Key.Key_Return)
    assert not window.completion.banner.isVisible()
