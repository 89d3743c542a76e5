"""Finding words in the document: typed, gone through, marked, and kept nowhere."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.known.known_window import TIMEOUT, press, review_of, texts

from app.ui.document.find_bar import FindBar
from app.ui.shell.main_window import MainWindow

Key, Mod = Qt.Key, Qt.KeyboardModifier


@pytest.fixture(params=["text", "pages"])
def either(request: pytest.FixtureRequest) -> MainWindow:
    """A window on a text, and one on pages."""
    window: MainWindow = request.getfixturevalue(
        {"text": "opened", "pages": "paged"}[request.param]
    )
    return window


def look_for(qtbot: QtBot, window: MainWindow, words: str) -> FindBar:
    """Type words as a person would, and wait until they were looked for."""
    press(qtbot, window, Key.Key_F, Mod.ControlModifier)
    bar = window.area.find_bar
    assert bar.isVisible()
    assert bar.field.hasFocus()
    QTest.keyClicks(bar.field, words)
    qtbot.waitUntil(lambda: not window.finder.waiting, timeout=TIMEOUT)
    return bar


def found(window: MainWindow) -> str:
    """The text of the hit that was gone to."""
    hit = window.finder.hit
    assert hit is not None
    return hit.of(review_of(window).document.text)


def test_case_and_accents_make_no_difference(either: MainWindow, qtbot: QtBot) -> None:
    bar = look_for(qtbot, either, "jose ALV")
    assert bar.count.text() == "1 of 1"
    assert found(either) == "José\u0301 Álv"
    press(qtbot, bar.field, Key.Key_A, Mod.ControlModifier)
    QTest.keyClicks(bar.field, "Quigley")
    qtbot.waitUntil(lambda: bar.count.text() == "No matches", timeout=TIMEOUT)
    assert either.finder.hit is None


def test_enter_and_f3_go_from_hit_to_hit_and_around(either: MainWindow, qtbot: QtBot) -> None:
    bar = look_for(qtbot, either, "okonkwo")
    assert bar.count.text() == "1 of 3"
    seen = []
    for key, modifier in (
        (Key.Key_Return, Mod.NoModifier),
        (Key.Key_F3, Mod.NoModifier),
        (Key.Key_F3, Mod.NoModifier),
        (Key.Key_Return, Mod.ShiftModifier),
        (Key.Key_F3, Mod.ShiftModifier),
    ):
        press(qtbot, bar.field, key, modifier)
        seen.append(bar.count.text())
        assert bar.field.hasFocus()
    assert seen == ["2 of 3", "3 of 3", "1 of 3", "3 of 3", "2 of 3"]


def test_a_hit_is_outlined_and_the_current_one_more(either: MainWindow, qtbot: QtBot) -> None:
    def picture() -> QImage:
        QApplication.processEvents()
        return either.area.view.viewport().grab().toImage()

    look_for(qtbot, either, "was")
    hit = either.finder.hit
    assert hit is not None
    current = picture()
    either.area.view.show_hits(either.finder.hits, None)
    light = picture()
    either.area.view.show_hits(either.finder.hits.beyond([hit]), None)
    assert len({bytes(one.constBits()) for one in (current, light, picture())}) == 3


def test_it_is_said_how_many_hits_would_stay(opened: MainWindow, qtbot: QtBot) -> None:
    bar = look_for(qtbot, opened, "on")
    assert bar.count.text() == "1 of 4"
    assert bar.note.text() == "1 would stay in the export"
    opened.reviewer.focus.look_at(review_of(opened).findings[0].id)
    opened.services.commands["reject"].trigger()
    assert bar.note.text() == "2 would stay in the export"


def test_escape_gives_the_focus_back_and_the_hit_can_be_marked(
    either: MainWindow, qtbot: QtBot
) -> None:
    view = either.area.view
    view.setFocus()
    bar = look_for(qtbot, either, "alvarez")
    press(qtbot, bar.field, Key.Key_Escape)
    assert not bar.isVisible()
    assert view.hasFocus()
    assert view.selection() is not None
    press(qtbot, either, Key.Key_N)
    assert either.area.selection_bar.buttons[0].hasFocus()
    press(qtbot, either, Key.Key_1)
    assert "Álvarez" in texts(either, lambda review, one: review.action(one) is not None)[0]


def test_a_hit_is_marked_while_the_bar_is_open(either: MainWindow, qtbot: QtBot) -> None:
    bar = look_for(qtbot, either, "Álvarez")
    assert bar.note.text() == "1 would stay in the export"
    QTest.mouseClick(bar.mark, Qt.MouseButton.LeftButton)
    press(qtbot, either, Key.Key_1)
    assert bar.isVisible()
    assert bar.note.text() == "0 would stay in the export"


def test_a_hit_that_is_a_finding_already_is_looked_at(either: MainWindow, qtbot: QtBot) -> None:
    bar = look_for(qtbot, either, "02/16")
    press(qtbot, bar.field, Key.Key_Escape)
    assert either.area.view.selection() is None
    focus = either.reviewer.focus.finding
    assert focus is not None
    assert focus.span.of(review_of(either).document.text) == "02/16/2025"


def test_escape_in_the_document_closes_the_bar_as_well(opened: MainWindow, qtbot: QtBot) -> None:
    bar = look_for(qtbot, opened, "02/16")
    opened.area.view.setFocus()
    press(qtbot, opened.area.view, Key.Key_Escape)
    assert not bar.isVisible()
    press(qtbot, opened, Key.Key_F3)
    assert bar.isVisible()
    assert bar.count.text() == "1 of 1"


def test_the_export_is_searched_while_it_is_shown(either: MainWindow, qtbot: QtBot) -> None:
    bar = look_for(qtbot, either, "okonkwo")
    assert bar.count.text() == "1 of 3"
    either.services.commands["preview"].trigger()
    qtbot.waitUntil(lambda: bar.count.text() == "No matches", timeout=TIMEOUT)
    either.services.commands["preview"].trigger()
    qtbot.waitUntil(lambda: bar.count.text() == "1 of 3", timeout=TIMEOUT)


def test_pages_and_text_keep_the_hit(paged: MainWindow, qtbot: QtBot) -> None:
    bar = look_for(qtbot, paged, "venkataraman")
    press(qtbot, bar.field, Key.Key_Return)
    paged.services.commands["pages"].trigger()
    assert paged.area.view is paged.area.text
    assert bar.count.text() == "2 of 2"
    assert found(paged) == "Venkataraman"


def test_what_is_selected_is_looked_for(opened: MainWindow, qtbot: QtBot) -> None:
    opened.area.view.select(review_of(opened).findings[0].span)
    bar = look_for(qtbot, opened, "")
    assert bar.field.text() == "Thaddeus Okonkwo"
    assert bar.count.text() == "1 of 2"
