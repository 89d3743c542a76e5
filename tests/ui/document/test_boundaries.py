"""A finding's beginning and end by keys, on a real window, with undo in words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.known.known_window import KnownBackend, press, review_of, shown, wait_ready
from support.window.focus import focus_text, go_to, span_of

from app.engine.domain.review import Action
from app.sessions.store import SessionStore
from app.settings import Settings
from app.ui.shell.main_window import MainWindow

Key, Mod = Qt.Key, Qt.KeyboardModifier
ALT, ALT_SHIFT = Mod.AltModifier, Mod.AltModifier | Mod.ShiftModifier


def test_both_ends_move_word_by_word_and_undo_says_what_it_takes_back(
    opened: MainWindow, qtbot: QtBot
) -> None:
    before = review_of(opened)
    go_to(opened, "Venkataraman")
    press(qtbot, opened, Key.Key_Left, ALT)
    assert focus_text(opened) == "Dr. Venkataraman"
    press(qtbot, opened, Key.Key_Right, ALT)
    assert focus_text(opened) == "Venkataraman"
    opened.services.commands["start_earlier"].trigger()
    focus = opened.reviewer.focus.finding
    assert focus is not None
    assert review_of(opened).action(focus) is Action.ACCEPT
    stack = opened.services.documents.entries[0].stack
    assert stack.undoText() == "move the start of a finding of Clinician"
    assert "move the start" in opened.services.commands["undo"].toolTip()
    for _ in range(3):
        press(qtbot, opened, Key.Key_Z, Mod.ControlModifier)
    assert review_of(opened) == before
    assert focus_text(opened) == "Venkataraman"


def test_the_end_grows_and_shrinks_by_either_key(opened: MainWindow, qtbot: QtBot) -> None:
    go_to(opened, "Mr. Okonkwo")
    press(qtbot, opened, Key.Key_BracketLeft)
    assert focus_text(opened) == "Mr"
    press(qtbot, opened, Key.Key_BracketRight)
    assert focus_text(opened) == "Mr. Okonkwo"
    press(qtbot, opened, Key.Key_Right, ALT_SHIFT)
    assert focus_text(opened) == "Mr. Okonkwo 🙂 fell"
    press(qtbot, opened, Key.Key_Left, ALT_SHIFT)
    assert focus_text(opened) == "Mr. Okonkwo"


def test_what_cannot_be_moved_is_said(opened: MainWindow, qtbot: QtBot) -> None:
    go_to(opened, "02/09/2025")
    before = review_of(opened)
    press(qtbot, opened, Key.Key_BracketLeft)
    assert "only word" in opened.status.currentMessage()
    press(qtbot, opened, Key.Key_M)
    assert "directly follow" in opened.status.currentMessage()
    press(qtbot, opened, Key.Key_S)
    assert "cursor inside" in opened.status.currentMessage()
    assert review_of(opened) is before


def test_shrinking_what_is_removed_elsewhere_is_told_and_the_rest_is_suggested_again(
    opened: MainWindow, qtbot: QtBot
) -> None:
    go_to(opened, "Thaddeus Okonkwo")
    press(qtbot, opened, Key.Key_BracketLeft)
    assert focus_text(opened) == "Thaddeus"
    assert "redacted elsewhere" in opened.status.currentMessage()
    text = review_of(opened).document.text
    qtbot.waitUntil(
        lambda: review_of(opened).findings[1].span.of(text) == "Okonkwo", timeout=20_000
    )
    assert focus_text(opened) == "Thaddeus"
    review = review_of(opened)
    assert [review.action(finding) for finding in review.findings[:2]] == [Action.ACCEPT, None]


def test_split_behind_the_first_word_and_merge_again(opened: MainWindow, qtbot: QtBot) -> None:
    go_to(opened, "Thaddeus Okonkwo")
    press(qtbot, opened, Key.Key_S)
    assert focus_text(opened) == "Thaddeus"
    assert len(review_of(opened).findings) == 9
    press(qtbot, opened, Key.Key_M)
    assert focus_text(opened) == "Thaddeus Okonkwo"
    assert len(review_of(opened).findings) == 8
    assert opened.services.documents.entries[0].stack.undoText() == (
        "merge the next finding into a finding of Patient or relative"
    )


def test_split_at_the_selection_looks_at_what_was_selected(
    opened: MainWindow, qtbot: QtBot
) -> None:
    go_to(opened, "Thaddeus Okonkwo")
    opened.area.view.select(span_of(opened, "Okonkwo"))
    press(qtbot, opened, Key.Key_S)
    assert focus_text(opened) == "Okonkwo"
    assert opened.area.view.selection() is None


def test_on_pages_the_word_cursor_is_where_it_is_split(
    window: MainWindow, backend: KnownBackend, note: Path, qtbot: QtBot
) -> None:
    backend.paged = True
    window.start([note])
    wait_ready(qtbot, window)
    go_to(window, "Thaddeus Okonkwo")
    press(qtbot, window.area.view, Key.Key_Right)
    press(qtbot, window, Key.Key_S)
    assert focus_text(window) == "Okonkwo"


@pytest.fixture
def keeping(qtbot: QtBot, tmp_path: Path, note: Path) -> Iterator[MainWindow]:
    store = SessionStore(tmp_path / "sessions")
    with shown(qtbot, MainWindow(KnownBackend(), Settings(theme="light"), store)) as window:
        window.start([note])
        wait_ready(qtbot, window)
        yield window


def test_corrections_come_back_with_a_saved_session(
    keeping: MainWindow, qtbot: QtBot, note: Path
) -> None:
    press(qtbot, keeping, Key.Key_S)
    press(qtbot, keeping, Key.Key_M)
    go_to(keeping, "40-771-926")
    press(qtbot, keeping, Key.Key_BracketRight)
    before, entry = review_of(keeping), keeping.services.documents.entries[0]
    titles = [entry.stack.text(at) for at in range(entry.stack.count())]
    qtbot.waitUntil(lambda: entry.is_saved, timeout=20_000)
    keeping.opener.close(entry)
    keeping.opener.open([note])
    wait_ready(qtbot, keeping)
    again = keeping.services.documents.entries[0]
    assert again.resumed
    assert review_of(keeping).findings == before.findings
    assert [again.stack.text(at) for at in range(again.stack.count())] == titles
