"""Whatever moment a window is killed at, what comes back is what a reviewer had before them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from support.known.known_window import press, review_of, saved, shown, wait_ready
from support.window.saved_windows import killed, new_window, resumed

from app.ui.shell.main_window import MainWindow

Key = Qt.Key


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "sessions"


@pytest.fixture
def long(note: Path) -> Path:
    note.write_text(note.read_text(encoding="utf-8") * 60, encoding="utf-8")
    return note


def place_of(window: MainWindow) -> tuple[object, ...]:
    """What a reviewer has before them, however it came to be laid out."""
    entry = window.services.documents.current
    assert entry is not None
    return entry.focus, window.area.zoom_factor, window.area.view.top()


@pytest.mark.parametrize("paged", [False, True])
def test_a_step_is_never_kept_without_where_it_led(
    qtbot: QtBot, folder: Path, long: Path, paged: bool
) -> None:
    with shown(qtbot, new_window(folder, paged=paged)) as first:
        first.start()
        first.opener.open([long])
        wait_ready(qtbot, first)
        first.reviewer.focus.look_at(review_of(first).findings[-2].id)
        saved(qtbot, first)
        for key in (Key.Key_A, Key.Key_A):
            # The second leads from the last finding to the first.
            press(qtbot, first, key)
        held = place_of(first)
        # A job that saves may begin right then, before the places are noted again.
        store = first.autosave.store
        assert store is not None
        store.save()
        killed(first)
        with shown(qtbot, new_window(folder, paged=paged)) as second:
            second.start()
            resumed(qtbot, second)
            assert place_of(second) == held


def test_a_place_in_lines_that_are_not_laid_out_yet_is_found(
    qtbot: QtBot, folder: Path, long: Path
) -> None:
    """Larger letters and labels make more lines, which a text control counts late."""
    with shown(qtbot, new_window(folder)) as first:
        first.start()
        first.opener.open([long])
        wait_ready(qtbot, first)
        for _ in range(3):
            first.services.commands["zoom_in"].trigger()
        text = first.area.text
        qtbot.waitUntil(lambda: not text.highlighter.waiting)
        text.verticalScrollBar().setValue(text.verticalScrollBar().maximum() * 2 // 3)
        saved(qtbot, first)
        held = place_of(first)
        killed(first)
        with shown(qtbot, new_window(folder)) as second:
            second.start()
            resumed(qtbot, second)
            assert place_of(second) == held
            qtbot.waitUntil(lambda: not second.area.text.highlighter.waiting)
            assert place_of(second) == held


def test_a_near_miss_in_the_focus_comes_back(qtbot: QtBot, folder: Path, long: Path) -> None:
    doubted = {"fell at home": 0.3}
    with shown(qtbot, new_window(folder, doubted=doubted)) as first:
        first.start()
        first.opener.open([long])
        wait_ready(qtbot, first)
        qtbot.waitUntil(lambda: first.services.documents.current.near != {})  # type: ignore[union-attr]
        first.services.commands["near_misses"].trigger()
        assert first.reviewer.focus.near_misses
        saved(qtbot, first)
        held = place_of(first)
        killed(first)
        with shown(qtbot, new_window(folder, doubted=doubted)) as second:
            second.start()
            resumed(qtbot, second)
            qtbot.waitUntil(lambda: second.reviewer.focus.near_misses != ())
            assert place_of(second) == held
            assert second.services.documents.near_open
            assert second.services.commands["near_misses"].isChecked()


def test_a_document_that_is_not_in_view_begins_at_its_focus(
    qtbot: QtBot, folder: Path, long: Path
) -> None:
    other = long.with_name("other.txt")
    other.write_text("Nobody was there.")
    with shown(qtbot, new_window(folder)) as first:
        first.start()
        first.opener.open([long])
        wait_ready(qtbot, first)
        first.reviewer.focus.look_at(review_of(first).findings[-1].id)
        first.opener.open([other])
        wait_ready(qtbot, first)
        saved(qtbot, first)
        killed(first)
        with shown(qtbot, new_window(folder)) as second:
            second.start()
            resumed(qtbot, second)
            qtbot.waitUntil(lambda: second.services.documents.entries[0].review is not None)
            second.services.documents.show(second.services.documents.entries[0])
            qtbot.waitUntil(lambda: second.services.documents.entries[0].place is None)
            first.services.documents.show(first.services.documents.entries[0])
            assert place_of(second) == place_of(first)
