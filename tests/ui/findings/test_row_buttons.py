"""Whoever never uses a key decides by ✓ and ✕, in each row and beside the marked words."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.known.known_window import review_of, texts, wait_listed, wait_ready
from support.window.pointer import move

from app.engine.domain.review import Action
from app.ui.findings.tree import FindingsTree
from app.ui.shell.main_window import MainWindow
from app.ui.views.marks import State

LEFT = Qt.MouseButton.LeftButton


def row_of(window: MainWindow, literal: str) -> QModelIndex:
    review = review_of(window)
    found = next(f for f in review.findings if f.span.of(review.document.text) == literal)
    return window.findings.model.index_of(found.id)


def click(qtbot: QtBot, window: MainWindow, index: QModelIndex, action: Action) -> None:
    tree: FindingsTree = window.findings.tree
    QTest.mouseClick(tree.viewport(), LEFT, pos=tree.sign_place(index, action))
    wait_listed(qtbot, window)


def decided(window: MainWindow, action: Action) -> list[str]:
    return texts(window, lambda review, f: review.action(f) is action)


def test_a_row_is_accepted_rejected_and_undecided_again_with_the_mouse(
    opened: MainWindow, qtbot: QtBot
) -> None:
    number = row_of(opened, "40-771-926")
    click(qtbot, opened, number, Action.ACCEPT)
    assert decided(opened, Action.ACCEPT) == ["40-771-926"]
    click(qtbot, opened, row_of(opened, "40-771-926"), Action.REJECT)
    assert decided(opened, Action.REJECT) == ["40-771-926"]
    click(qtbot, opened, row_of(opened, "40-771-926"), Action.REJECT)
    assert not review_of(opened).decisions
    opened.services.commands["undo"].trigger()
    assert decided(opened, Action.REJECT) == ["40-771-926"]


def test_a_row_of_several_decides_on_those_that_wait_and_offers_undo(
    opened: MainWindow, qtbot: QtBot
) -> None:
    index = row_of(opened, "Thaddeus Okonkwo").parent()
    node = opened.findings.model.node(index)
    assert node is not None
    assert len(node.ids) > 1
    first = review_of(opened).by_id[node.ids[0]]
    opened.reviewer.focus.look_at(first.id)
    opened.services.commands["reject"].trigger()
    wait_listed(qtbot, opened)
    index = opened.findings.model.index_of_all(tuple(node.ids))
    click(qtbot, opened, index, Action.ACCEPT)
    review = review_of(opened)
    assert review.action(first) is Action.REJECT, "what was decided is decided"
    assert {review.action(review.by_id[one]) for one in node.ids[1:]} == {Action.ACCEPT}
    model = opened.findings.model
    again = model.node(model.index_of_all(tuple(node.ids)))
    assert again is not None
    assert model.state(again) is State.MIXED, "neither ✓ nor ✕ stands for both"
    assert model.rejected(again) == 1


def test_a_press_beside_the_signs_still_chooses_the_row(opened: MainWindow, qtbot: QtBot) -> None:
    index = row_of(opened, "40-771-926")
    tree = opened.findings.tree
    left = tree.visualRect(index)
    QTest.mouseClick(tree.viewport(), LEFT, pos=left.center())
    assert opened.reviewer.focus.finding is not None
    assert not review_of(opened).decisions


def test_the_signs_tell_what_they_do(opened: MainWindow, qtbot: QtBot) -> None:
    tree = opened.findings.tree
    place = tree.sign_place(row_of(opened, "40-771-926"), Action.REJECT)
    move(tree.viewport(), place)
    assert tree.viewport().cursor().shape() is Qt.CursorShape.PointingHandCursor
    assert tree.tips[Action.REJECT] == opened.services.commands["reject"].toolTip()
    assert "(R)" in tree.tips[Action.REJECT]


@pytest.mark.parametrize("name", ["opened", "paged"])
def test_the_focused_words_are_decided_on_where_they_stand(
    name: str, request: pytest.FixtureRequest, qtbot: QtBot
) -> None:
    window: MainWindow = request.getfixturevalue(name)
    window.services.commands["next"].trigger()
    finding = window.reviewer.focus.finding
    assert finding is not None
    buttons = window.decision_buttons
    qtbot.waitUntil(buttons.isVisible)
    view = window.area.view
    mark = view.marks.by_id(finding.id)
    assert mark is not None
    top = view.viewport().mapTo(window.area, view.boxes_of(mark)[0].topLeft().toPoint())
    assert abs(buttons.geometry().bottom() - top.y()) < 60
    QTest.mouseClick(buttons.reject, LEFT)
    assert review_of(window).action(finding) is Action.REJECT
    following = window.reviewer.focus.finding
    assert following is not None
    assert following.id != finding.id
    qtbot.waitUntil(buttons.isVisible)
    QTest.mouseClick(buttons.accept, LEFT)
    assert review_of(window).action(following) is Action.ACCEPT
    window.services.commands["preview"].trigger()
    qtbot.waitUntil(lambda: not buttons.isVisible())


def hidden_words(window: MainWindow) -> bool:
    """Whether the buttons at the words stand on others."""
    view, review = window.area.view, review_of(window)
    mark = view.marks.by_id(window.reviewer.focus.focused_ids[0])
    assert mark is not None
    place = window.decision_buttons.geometry()
    place.translate(-view.viewport().mapTo(window.area, QPoint(0, 0)))
    words = view.words_around(mark.span, len(review.document.text))
    assert words
    return any(one.intersects(QRectF(place)) for one in words)


@pytest.mark.parametrize("name", ["opened", "paged"])
def test_the_signs_at_the_words_hide_no_other_words(
    name: str, request: pytest.FixtureRequest
) -> None:
    window: MainWindow = request.getfixturevalue(name)
    for finding in review_of(window).findings:
        window.reviewer.focus.look_at(finding.id)
        assert window.decision_buttons.isVisible()
        assert not hidden_words(window)
        assert not window.decision_buttons.shows_through
        place = QRectF(window.decision_buttons.geometry())
        corner = window.area.view.viewport().mapTo(window.area, QPoint(0, 0))
        labels = window.area.view.labels_of(window.reviewer.focus.focused_ids)
        assert not any(label.translated(corner).intersects(place) for label in labels)


def test_without_room_words_show_through_the_signs_until_they_are_pointed_at(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "long.txt"
    # Words so short that nowhere behind the end of a line there is room.
    path.write_text(f"{'it is so ' * 90}Mr. Okonkwo {'it is so ' * 90}", encoding="utf-8")
    window.resize(640, 500)
    window.start([path])
    wait_ready(qtbot, window)
    window.reviewer.focus.look_at(review_of(window).findings[0].id)
    buttons = window.decision_buttons
    qtbot.waitUntil(buttons.isVisible)
    assert hidden_words(window)
    assert buttons.shows_through
    buttons.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    middle = QPointF(5, 5)
    QApplication.sendEvent(buttons, QEnterEvent(middle, middle, middle))
    assert not buttons.shows_through


def test_nothing_moves_under_the_pointer(opened: MainWindow, qtbot: QtBot) -> None:
    opened.resize(opened.width(), 420)
    tree = opened.findings.tree
    tree.expandAll()
    bar = tree.verticalScrollBar()
    heights: list[int] = []

    def is_laid_out() -> bool:
        heights.append(tree.height())
        return bar.maximum() > 0 and len(heights) > 3 and len(set(heights[-3:])) == 1

    qtbot.waitUntil(is_laid_out)
    bar.setValue(bar.maximum())
    number = row_of(opened, "40-771-926")
    tree.scrollTo(number)
    before, place = bar.value(), tree.visualRect(number)
    click(qtbot, opened, number, Action.ACCEPT)
    number = row_of(opened, "40-771-926")
    assert (bar.value(), tree.visualRect(number)) == (before, place)
    assert opened.reviewer.focus.finding is not None
    assert opened.reviewer.focus.finding.subcategory == "MEDICALRECORD"


def test_a_heading_decides_on_all_below_it(opened: MainWindow, qtbot: QtBot) -> None:
    heading = row_of(opened, "40-771-926").parent()
    node = opened.findings.model.node(heading)
    assert node is not None
    assert node.is_heading
    image = opened.findings.tree.viewport().grab().toImage()
    spot = opened.findings.tree.sign_place(heading, Action.ACCEPT)
    around = {image.pixel(spot.x() + x, spot.y() + y) for x in range(-7, 8) for y in range(-7, 8)}
    assert len(around) > 4, "there is a sign to press"
    click(qtbot, opened, heading, Action.ACCEPT)
    review = review_of(opened)
    assert {review.action(review.by_id[one]) for one in node.ids} == {Action.ACCEPT}


def test_a_double_click_beside_the_words_decides_once(opened: MainWindow, qtbot: QtBot) -> None:
    opened.services.commands["next"].trigger()
    buttons = opened.decision_buttons
    qtbot.waitUntil(buttons.isVisible)
    QTest.mouseClick(buttons.reject, LEFT)
    QTest.mouseDClick(buttons.reject, LEFT)
    # A double click comes as a click and this.
    assert len(decided(opened, Action.REJECT)) == 1
