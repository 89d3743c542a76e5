"""Marking offers what is like it, by its words; what is left out stays unmarked; one undo."""

from __future__ import annotations

from pathlib import Path
from threading import get_ident

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QListWidget
from pytestqt.qtbot import QtBot
from support.known.known_window import (
    TIMEOUT,
    KnownBackend,
    press,
    review_of,
    shown,
    texts,
    wait_ready,
)

from app.engine.domain.document import Span
from app.settings import Settings
from app.ui.core.language import use_language
from app.ui.core.theme import GRID
from app.ui.document import area
from app.ui.shell.main_window import MainWindow

Key, Mod = Qt.Key, Qt.KeyboardModifier
TEXT = "Seen: Ngozi Adeyemi. ADEYEMI, Ngozi came with Mrs. Adeyemi. Adeyami left. Ngozi Adeyemi.\n"


@pytest.fixture
def offered(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> MainWindow:
    """A window in which `Ngozi Adeyemi` is selected and what is like it is offered."""
    path = tmp_path / "note.txt"
    path.write_text(TEXT, encoding="utf-8")
    window.start([path])
    qtbot.waitUntil(lambda: window.reviewer.review is not None, timeout=TIMEOUT)
    window.area.view.select(Span(6, 19))
    window.area.offer()
    qtbot.waitUntil(window.area.selection_bar.alike.isVisible, timeout=TIMEOUT)
    return window


def rows(window: MainWindow) -> list[str]:
    alike: QListWidget = window.area.selection_bar.alike
    return [alike.item(row).text() for row in range(alike.count())]


def test_the_lists_of_words_that_tell_kinds_apart_are_not_loaded_by_the_window(
    window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[int] = []

    def likely(_: str) -> str:
        threads.append(get_ident())
        return "DATE"

    monkeypatch.setattr(area, "likely_kind", likely)
    path = tmp_path / "note.txt"
    path.write_text(TEXT, encoding="utf-8")
    window.start([path])
    qtbot.waitUntil(lambda: window.reviewer.review is not None, timeout=TIMEOUT)
    window.area.view.select(Span(6, 19))
    window.area.offer()
    qtbot.waitUntil(lambda: bool(threads), timeout=TIMEOUT)
    assert get_ident() not in threads


def test_the_same_variants_and_misspellings_are_listed_the_closest_first(
    offered: MainWindow,
) -> None:
    assert rows(offered) == [
        "Ngozi Adeyemi  ×1  –  identical",
        "ADEYEMI, Ngozi  ×1  –  written differently",
        "Adeyemi  ×1  –  written differently",
        "Adeyami  ×1  –  one letter differs",
    ]
    assert offered.area.selection_bar.also.text() == "Also 1 other like this"


def test_only_what_is_written_identically_is_checked_beforehand(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "note.txt"
    text = "Works for Respiratory. The consultant respiratory physician. Respiratory called.\n"
    path.write_text(text, encoding="utf-8")
    window.start([path])
    qtbot.waitUntil(lambda: window.reviewer.review is not None, timeout=TIMEOUT)
    window.area.view.select(Span(10, 21))
    window.area.offer()
    qtbot.waitUntil(window.area.selection_bar.alike.isVisible, timeout=TIMEOUT)
    assert window.area.selection_bar.others == (Span(61, 72),)


def test_what_is_left_by_the_keyboard_is_not_marked_and_one_undo_takes_all_back(
    offered: MainWindow, qtbot: QtBot
) -> None:
    bar = offered.area.selection_bar
    press(qtbot, offered.area.text, Key.Key_N)
    press(qtbot, bar.buttons[0], Key.Key_Up)
    assert bar.alike.hasFocus()
    for _ in range(2):
        press(qtbot, bar.alike, Key.Key_Down)
        press(qtbot, bar.alike, Key.Key_Space)
    assert bar.also.text() == "Also 3 others like this"
    for _ in range(2):
        press(qtbot, bar.alike, Key.Key_Down)
    assert not bar.alike.hasFocus()
    press(qtbot, offered, Key.Key_1)
    marked = texts(offered, lambda _, f: f.detector == "reviewer")
    assert marked == ["Ngozi Adeyemi", "ADEYEMI, Ngozi", "Adeyemi", "Ngozi Adeyemi"]
    assert not bar.isVisible()
    press(qtbot, offered, Key.Key_Z, Mod.ControlModifier)
    assert not review_of(offered).findings


def test_none_is_marked_where_the_box_is_not_checked(offered: MainWindow, qtbot: QtBot) -> None:
    offered.area.selection_bar.also.setChecked(False)
    assert not offered.area.selection_bar.alike.isEnabled()
    press(qtbot, offered, Key.Key_1)
    assert texts(offered, lambda _, f: f.detector == "reviewer") == ["Ngozi Adeyemi"]


def test_a_list_of_what_is_all_written_the_same_is_not_shown(
    offered: MainWindow, qtbot: QtBot
) -> None:
    bar = offered.area.selection_bar
    offered.area.view.select(Span(TEXT.index("came"), TEXT.index("came") + 4))
    offered.area.offer()
    assert not bar.alike.isVisible()
    assert not bar.others


def test_all_categories_can_be_read_in_a_narrow_window(
    qapp: QApplication, backend: KnownBackend, note: Path, qtbot: QtBot
) -> None:
    """No wider than what the lists beside it leave to a document."""
    use_language(qapp, "it")
    with shown(qtbot, MainWindow(backend, Settings(theme="light"))) as window:
        window.start([note])
        wait_ready(qtbot, window)
        window.area.view.select(Span(0, 7))
        window.area.offer()
        bar = window.area.selection_bar
        qtbot.waitUntil(bar.isVisible)
        assert bar.minimumSizeHint().width() <= 56 * GRID
        bar.setFixedWidth(56 * GRID)

        def are_whole() -> bool:
            corners = [(one, one.mapTo(bar, one.rect().bottomRight())) for one in bar.buttons]
            return all(
                bar.rect().contains(corner) and one.width() >= one.sizeHint().width()
                for one, corner in corners
            )

        qtbot.waitUntil(are_whole)
