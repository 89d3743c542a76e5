"""Boxes over what is not text: drawn by mouse or keys, listed, undone, kept."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.known.known_window import press, review_of, saved, shown, wait_listed, wait_ready
from support.window.pointer import move, on_page
from support.window.saved_windows import killed, new_window

from app.engine.domain.document import Document, Page
from app.engine.domain.geometry import Box, Region
from app.ui.core.theme import LIGHT
from app.ui.findings.rows import BOXES
from app.ui.shell.main_window import MainWindow
from app.ui.views.pages import region_painter
from app.ui.views.pages.page_layout import PageBoxes, PageColumn

Key, Mod = Qt.Key, Qt.KeyboardModifier
LEFT = Qt.MouseButton.LeftButton


def at(window: MainWindow, page: Page, x: float, y: float) -> QPoint:
    """A place of a page, in points, in the viewport of the pages."""
    frame = next(frame for one, frame in window.area.pages.in_sight() if one is page)
    return (frame.topLeft() + QPointF(x, y) * (frame.width() / page.width)).toPoint()


def drag(window: MainWindow, start: QPoint, end: QPoint) -> None:
    viewport = window.area.pages.viewport()
    QTest.mousePress(viewport, LEFT, pos=start)
    move(viewport, (start + end) / 2, LEFT)
    move(viewport, end, LEFT)
    QTest.mouseRelease(viewport, LEFT, pos=end)


def listed(window: MainWindow) -> list[str]:
    """What the rows of boxes say to a screen reader."""
    model = window.findings.model
    heading = next(iter(model.branches(lambda node: node.key == BOXES)), None)
    if heading is None:
        return []
    rows = (model.index(row, 0, heading) for row in range(model.rowCount(heading)))
    return [row.data(Qt.ItemDataRole.AccessibleTextRole) for row in rows]


def test_a_box_is_drawn_moved_sized_and_put_by_keys_alone(paged: MainWindow, qtbot: QtBot) -> None:
    pages = paged.area.pages
    press(qtbot, paged, Key.Key_O)
    assert paged.services.commands["box"].isChecked()
    assert pages.tool.draft is not None
    page, box = pages.tool.draft
    for key, shift in (
        *((Key.Key_Right, False), (Key.Key_Down, False), (Key.Key_Down, False)),
        *((Key.Key_Right, True), (Key.Key_Up, True)),
    ):
        modifier = Mod.ShiftModifier if shift else Mod.NoModifier
        press(qtbot, pages, key, modifier)
    assert "Box on page 1" in pages.accessibleDescription()
    decided = dict(review_of(paged).decisions)
    press(qtbot, pages, Key.Key_Return)
    (region,) = review_of(paged).regions
    moved = Box(box.x0 + 6, box.top + 12, box.x1 + 12, box.bottom + 6)
    assert region.box == moved.within(page.width, page.height)
    assert review_of(paged).decisions == decided
    assert not paged.services.commands["box"].isChecked()
    wait_listed(qtbot, paged)
    assert listed(paged) == ["Box on page 1, ID, added by hand"]
    assert paged.reviewer.focus.focused_ids == (region.id,)
    assert "1 box" in paged.status.counts.text()


def test_escape_leaves_the_tool_without_a_box(paged: MainWindow, qtbot: QtBot) -> None:
    before = review_of(paged)
    press(qtbot, paged, Key.Key_O)
    press(qtbot, paged.area.pages, Key.Key_Escape)
    assert not paged.services.commands["box"].isChecked()
    assert not paged.area.pages.tool.on
    press(qtbot, paged.area.pages, Key.Key_Return)
    assert review_of(paged) is before


@pytest.mark.parametrize("key", [Key.Key_R, Key.Key_Delete])
def test_a_drawn_box_is_taken_away_by_a_key_and_brought_back_by_undo(
    key: Qt.Key, paged: MainWindow, qtbot: QtBot
) -> None:
    page = review_of(paged).document.pages[0]
    press(qtbot, paged, Key.Key_O)
    drag(paged, at(paged, page, 300, 150), at(paged, page, 420, 210))
    (region,) = review_of(paged).regions
    assert abs(region.box.x0 - 300) < 3
    assert abs(region.box.bottom - 210) < 3
    assert paged.area.pages.selection() is None
    press(qtbot, paged, key)
    assert review_of(paged).regions == ()
    wait_listed(qtbot, paged)
    assert listed(paged) == []
    press(qtbot, paged, Key.Key_Z, Mod.ControlModifier)
    assert review_of(paged).regions == (region,)
    press(qtbot, paged, Key.Key_Z, Mod.ControlModifier)
    assert review_of(paged).regions == ()
    assert paged.services.documents.undo_group.redoText() == "draw a box on page 1"
    press(qtbot, paged, Key.Key_Y, Mod.ControlModifier)
    assert review_of(paged).regions == (region,)


def test_the_key_of_a_category_changes_the_kind_of_the_box(paged: MainWindow, qtbot: QtBot) -> None:
    press(qtbot, paged, Key.Key_O)
    press(qtbot, paged.area.pages, Key.Key_Return)
    press(qtbot, paged, Key.Key_1)
    assert [one.subcategory for one in review_of(paged).regions] == ["PATIENT"]
    wait_listed(qtbot, paged)
    assert listed(paged) == ["Box on page 1, Name, added by hand"]


def test_a_click_on_a_box_and_walking_lead_to_it(paged: MainWindow, qtbot: QtBot) -> None:
    page = review_of(paged).document.pages[0]
    press(qtbot, paged, Key.Key_O)
    drag(paged, at(paged, page, 300, 150), at(paged, page, 420, 210))
    (region,) = review_of(paged).regions
    press(qtbot, paged, Key.Key_J)
    assert paged.reviewer.focus.finding is not None
    press(qtbot, paged, Key.Key_K)
    assert paged.reviewer.focus.focused_ids == (region.id,)
    press(qtbot, paged, Key.Key_J)
    middle = at(paged, page, 360, 180)
    QTest.mouseClick(paged.area.pages.viewport(), LEFT, pos=middle)
    assert paged.reviewer.focus.focused_ids == (region.id,)
    viewport = paged.area.pages.viewport()
    assert "Box on page 1" in paged.explainer.words_at(viewport, QPointF(middle))


def test_a_document_without_pages_offers_no_box(opened: MainWindow, qtbot: QtBot) -> None:
    assert not opened.services.commands["box"].isEnabled()
    press(qtbot, opened, Key.Key_O)
    assert not opened.area.pages.tool.on


def test_a_drag_from_empty_paper_marks_no_text_and_names_the_tool(
    paged: MainWindow, qtbot: QtBot
) -> None:
    page = review_of(paged).document.pages[0]
    pages = paged.area.pages
    drag(paged, at(paged, page, 300, 200), at(paged, page, 500, 260))
    assert pages.selection() is None
    assert paged.area.selection_bar.span is None
    assert "Press O" in paged.status.currentMessage()
    # Words are still selected from word to word.
    drag(paged, on_page(paged, "Patient"), on_page(paged, "Okonkwo"))
    assert pages.selection() is not None


def test_an_exported_page_shows_the_box_black(paged: MainWindow, qtbot: QtBot) -> None:
    page = review_of(paged).document.pages[0]
    press(qtbot, paged, Key.Key_O)
    drag(paged, at(paged, page, 300, 150), at(paged, page, 420, 210))

    def shade() -> int:
        viewport = paged.area.pages.viewport()
        middle = at(paged, page, 360, 180)
        shot = viewport.grab().toImage()
        ratio = shot.devicePixelRatio()
        return shot.pixelColor(round(middle.x() * ratio), round(middle.y() * ratio)).lightness()

    assert shade() > 60
    press(qtbot, paged, Key.Key_X)
    qtbot.waitUntil(lambda: paged.area.previewing)
    assert shade() == 0


def test_the_hatch_of_a_box_is_as_wide_on_every_screen(qapp: QApplication) -> None:
    box = Region(1, Box(0, 0, 80, 40), "IDNUM")
    page = Page(1, 0, 0, 80, 40, ())
    document = Document("d", "pdf", "d", "", (page,))
    column = PageColumn.of(document, 80, 1, 0, PageBoxes())

    def stripes(ratio: int) -> int:
        """Dark lines that a line across the box meets."""
        image = QImage(80 * ratio, 60 * ratio, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        region_painter.paint(painter, column, page, [box], (), LIGHT)
        painter.end()
        row = 20 * ratio
        inside = range(10 * ratio, 70 * ratio)
        dark = [image.pixelColor(x, row).lightness() < 190 for x in inside]
        return sum(now and not before for before, now in pairwise(dark))

    assert stripes(1) > 4
    assert abs(stripes(2) - stripes(1)) <= 1


def test_boxes_come_back_with_their_undo_after_a_kill(
    qtbot: QtBot, note: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "sessions"
    with shown(qtbot, new_window(folder, paged=True)) as window:
        window.start()
        window.opener.open([note])
        wait_ready(qtbot, window)
        page = review_of(window).document.pages[0]
        press(qtbot, window, Key.Key_O)
        drag(window, at(window, page, 300, 150), at(window, page, 420, 210))
        left = review_of(window)
        assert len(left.regions) == 1
        saved(qtbot, window)
        killed(window)
    with shown(qtbot, new_window(folder, paged=True)) as window:
        window.start()
        window.opener.open([note])
        wait_ready(qtbot, window)
        qtbot.waitUntil(lambda: bool(review_of(window).regions))
        assert review_of(window) == left
        assert window.reviewer.focus.focused_ids == (left.regions[0].id,)
        press(qtbot, window, Key.Key_Z, Mod.ControlModifier)
        assert review_of(window).regions == ()
