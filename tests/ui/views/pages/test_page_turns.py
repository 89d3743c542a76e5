"""A page is shown the way it was read, or as the reviewer turns it; the export is as the file."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.files.scan_files import picture
from support.known.known_window import TIMEOUT, press, review_of
from support.window.pointer import move

from app.engine.domain.document import Document, Page, Span, Word
from app.engine.domain.geometry import Box
from app.formats.ocr.layout import RecognisedText
from app.formats.ocr.page_reader import read_picture
from app.formats.ocr.recognised_page import recognised_page
from app.ui.shell.main_window import MainWindow
from app.ui.views.pages.page_turns import turned_box, turned_page, turns_of

SIDE = st.floats(0, 500)


def turn(window: MainWindow, times: int = 1) -> None:
    for _ in range(times):
        window.services.commands["turn_page"].trigger()


@given(SIDE, SIDE, SIDE, SIDE, st.integers(-4, 8))
def test_a_box_turned_there_and_back_is_the_same(
    x0: float, top: float, wide: float, high: float, quarters: int
) -> None:
    box, size = Box(x0, top, x0 + wide, top + high), (600.0, 800.0)
    shown = size if quarters % 2 == 0 else size[::-1]
    back = turned_box(turned_box(box, size, quarters), shown, -quarters)
    for one, other in zip(
        (back.x0, back.top, back.x1, back.bottom),
        (box.x0, box.top, box.x1, box.bottom),
        strict=True,
    ):
        assert one == pytest.approx(other, abs=1e-6)


def test_a_page_is_turned_clockwise_with_its_words() -> None:
    page = Page(1, 0, 4, 600, 800, (Word(Span(0, 4), Box(0, 0, 100, 10)),))
    turned = turned_page(page, 1)
    assert (turned.width, turned.height) == (800, 600)
    # What is at the upper left is then at the upper right.
    assert turned.words[0].box == Box(790, 0, 800, 100)
    assert turned_page(page, 2).words[0].box == Box(500, 790, 600, 800)


@pytest.mark.parametrize("quarters", range(4))
def test_a_page_tells_how_it_was_turned_to_be_read(quarters: int) -> None:
    read = RecognisedText("", (), (), 0, quarters=quarters)
    page = recognised_page(read, 1, 0, (600.0, 800.0), (1.0, 1.0))
    document = Document("", "image", "", "", pages=(page,))
    # Counter-clockwise then, and clockwise here.
    assert turns_of(document, {}).get(1, 0) == (4 - quarters) % 4


@pytest.mark.slow
def test_a_page_that_was_read_upside_down_says_so() -> None:
    upside_down = picture().rotate(180)
    read = read_picture(upside_down, lambda: None)
    page = recognised_page(read, 1, 0, upside_down.size, (1.0, 1.0))
    assert page.quarters == 2
    first = turned_page(page, 2).words[0].box
    assert first.x0 < page.width / 4
    assert first.top < page.height / 4
    # The page itself stays as the file has it.
    assert page.words[0].box.top > page.height / 2


def test_what_recognition_and_the_reviewer_turned_adds_up() -> None:
    pages = tuple(Page(n, 0, 0, 1, 1, quarters=q) for n, q in ((1, 0), (2, 2), (3, 1), (4, 3)))
    document = Document("", "pdf", "", "", pages=pages)
    assert turns_of(document, {}) == {2: 2, 3: 3, 4: 1}
    assert turns_of(document, {1: 1, 2: 2}) == {1: 1, 3: 3, 4: 1}


def test_marks_follow_a_turned_page(paged: MainWindow) -> None:
    pages = paged.area.pages
    mark = next(pages.marks.between(0, 40))
    pages.go_to_page(1)
    before = pages.boxes_of(mark)[0]
    assert before.width() > before.height()
    turn(paged)
    after = pages.boxes_of(mark)[0]
    assert after.height() > after.width()
    frame = next(pages.in_sight())[1]
    assert frame.height() > frame.width(), "the page was wider than high"
    assert frame.contains(after)
    assert pages.mark_at(after.center()) is not None
    turn(paged, 3)
    assert pages.boxes_of(mark)[0] == before


def test_the_picture_of_a_page_is_turned_in_both_views(paged: MainWindow, qtbot: QtBot) -> None:
    views = paged.area.pages.pictures, paged.area.thumbs.pictures
    paged.area.thumbs.show()
    qtbot.waitUntil(lambda: all(one.get(1) is not None for one in views), timeout=TIMEOUT)

    def is_high(image: QImage | None) -> bool:
        return image is not None and image.height() > image.width()

    assert not any(is_high(one.get(1)) for one in views)
    turn(paged)
    assert all(is_high(one.get(1)) for one in views)
    assert not is_high(paged.area.pages.pictures.get(2))


def test_a_box_drawn_on_a_turned_page_is_kept_as_the_file_has_the_page(
    paged: MainWindow, qtbot: QtBot
) -> None:
    pages = paged.area.pages
    turn(paged, 2)
    press(qtbot, paged, Qt.Key.Key_O)
    frame = next(pages.in_sight())[1]
    corner = (frame.topLeft() + QPoint(10, 10)).toPoint()
    left = Qt.MouseButton.LeftButton
    QTest.mousePress(pages.viewport(), left, pos=corner)
    move(pages.viewport(), corner + QPoint(60, 40), left)
    QTest.mouseRelease(pages.viewport(), left, pos=corner + QPoint(60, 40))
    (region,) = review_of(paged).regions
    page = review_of(paged).document.pages[0]
    assert region.box.x1 > page.width * 0.9
    assert region.box.bottom > page.height * 0.9
    # It is seen, and can be pressed, where it was drawn.
    assert pages.region_at((corner + QPoint(30, 20)).toPointF()) == region


def test_words_are_selected_where_they_stand_on_a_turned_page(paged: MainWindow) -> None:
    pages = paged.area.pages
    turn(paged)
    word = next(pages.in_sight())[0].words[0]
    QTest.mouseDClick(
        pages.viewport(), Qt.MouseButton.LeftButton, pos=pages.word_box(word).center().toPoint()
    )
    assert pages.selection() == word.span


def test_the_command_turns_the_page_in_view_and_nothing_of_the_review(
    paged: MainWindow, qtbot: QtBot
) -> None:
    before = review_of(paged)
    paged.area.pages.go_to_page(2)
    press(qtbot, paged, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert paged.area.turns == {2: 1}
    assert paged.area.pages.page == 2
    assert review_of(paged) is before
    assert paged.services.commands["turn_page"].isEnabled()
