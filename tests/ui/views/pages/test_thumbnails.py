"""Small pages beside the large ones show where findings are, and lead there."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.known.known_window import (
    NOTE,
    TIMEOUT,
    KnownBackend,
    press,
    review_of,
    shown,
    wait_ready,
)

from app.engine.domain.document import Page
from app.formats.base import Options
from app.progress import Cancelled, Reporter, Stage
from app.settings import Settings
from app.ui.core.theme import DARK, LIGHT
from app.ui.shell.main_window import MainWindow
from app.ui.views.pages import thumbnails
from app.ui.views.pages.page_layout import PageColumn
from app.ui.views.pages.thumbnails import PageThumbs

Key, Mod = Qt.Key, Qt.KeyboardModifier


@dataclass
class Painter(KnownBackend):
    """Remembers what it was asked to draw, and which of it was stopped."""

    drawn: list[tuple[int, float]] = field(default_factory=list)
    stopped: list[int] = field(default_factory=list)
    brush: threading.Event = field(default_factory=threading.Event)

    def __post_init__(self) -> None:
        super().__post_init__()
        self.paged = True
        self.brush.set()

    def render(
        self, path: Path, options: Options, number: int, scale: float, reporter: Reporter
    ) -> Any:
        self.drawn.append((number, scale))
        try:
            while not self.brush.wait(0.01):
                reporter.step(Stage.READ, 0, 0)
        except Cancelled:
            self.stopped.append(number)
            raise
        return super().render(path, options, number, scale, reporter)


@pytest.fixture
def painter() -> Painter:
    return Painter()


@pytest.fixture
def paged(qtbot: QtBot, painter: Painter, note: Path) -> Iterator[MainWindow]:
    """A document of 200 wide pages."""
    note.write_text(NOTE * 100, encoding="utf-8")
    with shown(qtbot, MainWindow(painter, Settings(theme="light"))) as window:
        window.resize(1720, 800)
        window.start([note])
        wait_ready(qtbot, window)
        yield window
        painter.brush.set()


def strip(window: MainWindow) -> PageThumbs:
    return window.area.thumbs


def colours_of(window: MainWindow, number: int) -> set[str]:
    """The colours on a small page."""
    thumbs = strip(window)
    frame = thumbs.frame_of(number).toRect().adjusted(1, 1, -1, -1)
    image = thumbs.viewport().grab().toImage()
    return {
        image.pixelColor(x, y).name()
        for x in range(frame.left(), frame.right())
        for y in range(frame.top(), frame.bottom())
    }


def test_pages_that_are_not_in_sight_are_not_drawn(
    paged: MainWindow, painter: Painter, qtbot: QtBot
) -> None:
    qtbot.waitUntil(lambda: not paged.services.jobs.busy, timeout=TIMEOUT)
    page, frame = next(paged.area.pages.in_sight())
    large = frame.width() / page.width
    small = {number for number, scale in painter.drawn if abs(scale - large) > 1e-6}
    assert {1, 2, 3} <= small
    assert max(small) < 40
    strip(paged).verticalScrollBar().setValue(strip(paged).verticalScrollBar().maximum())
    qtbot.waitUntil(lambda: strip(paged).pictures.get(200) is not None, timeout=TIMEOUT)
    assert len(painter.drawn) < 80


def test_a_page_that_goes_out_of_sight_is_not_stopped_for_that(
    paged: MainWindow, painter: Painter, qtbot: QtBot
) -> None:
    """Stopping would end the child process, and each page would wait for another one."""
    qtbot.waitUntil(lambda: not paged.services.jobs.busy, timeout=TIMEOUT)
    painter.brush.clear()
    painter.drawn.clear()
    for number in (60, 90, 120):
        paged.area.pages.go_to_page(number)
        for view in (paged.area.pages, strip(paged)):
            view.viewport().repaint()
    qtbot.waitUntil(lambda: bool(painter.drawn), timeout=TIMEOUT)
    assert len(painter.drawn) == 1
    painter.brush.set()
    qtbot.waitUntil(lambda: paged.area.pages.pictures.get(120) is not None, timeout=TIMEOUT)
    assert painter.stopped == []
    assert not [number for number, _ in painter.drawn if 80 <= number <= 100]


def test_marks_show_what_is_to_be_reviewed_and_what_is_removed(
    paged: MainWindow, qtbot: QtBot
) -> None:
    outlines = {
        QColor(LIGHT.outline(mark.category)).name()
        for mark in paged.area.pages.marks.between(0, len(NOTE) // 2)
    }
    ink = QColor(LIGHT.ink).name()
    assert outlines <= colours_of(paged, 1)
    assert ink not in colours_of(paged, 1)
    ids = tuple(one.id for one in review_of(paged).findings[:5])
    paged.reviewer.focus.take(ids)
    press(qtbot, paged, Key.Key_A)
    assert ink in colours_of(paged, 1)
    assert not outlines & colours_of(paged, 1)
    assert outlines <= colours_of(paged, 3)
    paged.reviewer.focus.take(ids)
    press(qtbot, paged, Key.Key_R)
    assert not (outlines | {ink}) & colours_of(paged, 1)


def test_what_is_left_on_a_page_is_told_in_words(paged: MainWindow, qtbot: QtBot) -> None:
    assert strip(paged).words_of(1) == "Page 1: 5 findings, 5 to review"
    press(qtbot, paged, Key.Key_A)
    assert strip(paged).words_of(1) == "Page 1: 5 findings, 4 to review"
    paged.area.pages.go_to_page(2)
    assert strip(paged).accessibleDescription() == "Page 2: 3 findings, 3 to review"


def test_a_click_leads_to_the_page_and_keys_to_the_next(paged: MainWindow, qtbot: QtBot) -> None:
    thumbs, pages = strip(paged), paged.area.pages
    place = thumbs.frame_of(3).center().toPoint()
    QTest.mouseClick(thumbs.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert pages.page == 3
    thumbs.setFocus()
    for key, number in ((Key.Key_Down, 4), (Key.Key_Up, 3), (Key.Key_End, 200), (Key.Key_Home, 1)):
        press(qtbot, thumbs, key)
        assert pages.page == number
        assert thumbs.viewport().rect().contains(thumbs.frame_of(number).toRect())


def test_the_strip_follows_the_pages_and_can_be_put_away(paged: MainWindow, qtbot: QtBot) -> None:
    thumbs = strip(paged)
    assert thumbs.isVisible()
    paged.area.pages.go_to_page(150)
    assert thumbs.viewport().rect().contains(thumbs.frame_of(150).toRect())
    press(qtbot, paged, Key.Key_P, Mod.ShiftModifier)
    assert not thumbs.isVisible()
    press(qtbot, paged, Key.Key_P, Mod.ShiftModifier)
    assert thumbs.isVisible()
    press(qtbot, paged, Key.Key_P)
    assert not thumbs.isVisible()


def test_text_has_no_strip(opened: MainWindow) -> None:
    assert not strip(opened).isVisible()


def test_the_keyboard_comes_by_the_strip(paged: MainWindow, qtbot: QtBot) -> None:
    paged.documents.list.setFocus()
    press(qtbot, paged, Key.Key_F6)
    assert strip(paged).hasFocus()
    press(qtbot, paged, Key.Key_F6)
    assert paged.area.pages.hasFocus()


def test_a_small_page_is_drawn_once_until_something_on_it_changes(
    paged: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    thumbs = strip(paged)
    qtbot.waitUntil(lambda: thumbs.pictures.get(1) is not None, timeout=TIMEOUT)
    colours_of(paged, 1)
    drawn: list[int] = []
    paint = thumbnails.paint

    def watched(painter: QPainter, column: PageColumn, page: Page, *rest: Any) -> None:
        drawn.append(page.number)
        paint(painter, column, page, *rest)

    monkeypatch.setattr(thumbnails, "paint", watched)
    thumbs._drawn.clear()
    for _ in range(3):
        thumbs.viewport().repaint()
    assert len(drawn) == len(set(drawn)) > 1
    drawn.clear()
    press(qtbot, paged, Key.Key_A)
    thumbs.viewport().repaint()
    assert 1 in drawn
    drawn.clear()
    paged.area.set_theme(DARK)
    thumbs.viewport().repaint()
    assert 1 in drawn
