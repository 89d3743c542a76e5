"""The ends of a finding are dragged by the mouse, in text and on pages."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from support.known.known_window import press, review_of
from support.window.focus import focus_text, go_to
from support.window.pointer import move, on_page

from app.engine.domain.document import Span
from app.engine.domain.review import Action
from app.ui.shell.main_window import MainWindow
from app.ui.views.markable import Edge, MarkHandles
from app.ui.views.marks import Mark, Marks, State

Key, Mod = Qt.Key, Qt.KeyboardModifier
LEFT = Qt.MouseButton.LeftButton


def knob(window: MainWindow, edge: Edge) -> QPoint:
    """Where the handle of an end is, found as the mouse finds it."""
    view = window.area.view
    mark = view.handles.mark
    assert mark is not None
    boxes = view.boxes_of(mark)
    box = boxes[0] if edge is Edge.START else boxes[-1]
    place = box.bottomLeft() if edge is Edge.START else box.bottomRight()
    found = place + QPointF(0, 4)
    assert view.handles.edge_at(boxes, found) is edge
    return found.toPoint()


def drag(window: MainWindow, edge: Edge, to: QPoint) -> None:
    viewport = window.area.view.viewport()
    start = knob(window, edge)
    QTest.mousePress(viewport, LEFT, pos=start)
    move(viewport, (start + to) / 2, LEFT)
    move(viewport, to, LEFT)
    QTest.mouseRelease(viewport, LEFT, pos=to)


def in_text(window: MainWindow, literal: str, *, end: bool) -> QPoint:
    """The left or right side of some text in the text view."""
    view, text = window.area.text, review_of(window).document.text
    start = text.index(literal)
    (box,) = view.boxes_of_span(Span(start, start + len(literal)))
    return QPointF(box.right() - 1 if end else box.left() + 1, box.center().y()).toPoint()


def test_in_text_an_end_goes_where_it_is_dragged_letter_by_letter(
    opened: MainWindow, qtbot: QtBot
) -> None:
    before = review_of(opened)
    go_to(opened, "Venkataraman")
    drag(opened, Edge.START, in_text(opened, "Dr. Venkata", end=False))
    assert focus_text(opened) == "Dr. Venkataraman"
    focus = opened.reviewer.focus.finding
    assert focus is not None
    assert review_of(opened).action(focus) is Action.ACCEPT
    assert opened.services.documents.entries[0].stack.undoText().startswith("move the start of")
    drag(opened, Edge.END, in_text(opened, "Dr. Venkata", end=True))
    assert focus_text(opened) == "Dr. Venkata"
    assert opened.services.documents.entries[0].stack.undoText().startswith("move the end of")
    for _ in range(2):
        press(qtbot, opened, Key.Key_Z, Mod.ControlModifier)
    assert review_of(opened) == before
    assert not opened.area.text.textCursor().hasSelection()


def test_on_pages_an_end_goes_by_words(paged: MainWindow, qtbot: QtBot) -> None:
    before = review_of(paged)
    go_to(paged, "Venkataraman")
    drag(paged, Edge.START, on_page(paged, "by Dr."))
    assert focus_text(paged) == "by Dr. Venkataraman"
    drag(paged, Edge.START, on_page(paged, "Venkataraman"))
    assert focus_text(paged) == "Venkataraman"
    for _ in range(2):
        press(qtbot, paged, Key.Key_Z, Mod.ControlModifier)
    assert review_of(paged) == before


def test_an_end_stops_at_the_next_finding(paged: MainWindow) -> None:
    go_to(paged, "02/09/2025")
    drag(paged, Edge.END, on_page(paged, "fell"))
    assert focus_text(paged) == "02/09/2025 by Dr."
    assert len(review_of(paged).findings) == 8


def test_a_handle_that_is_let_go_where_it_was_changes_nothing(opened: MainWindow) -> None:
    go_to(opened, "Venkataraman")
    drag(opened, Edge.END, knob(opened, Edge.END))
    assert not opened.services.documents.entries[0].stack.count()
    assert opened.area.text.handles.dragged is None


def test_the_pointer_tells_that_there_is_a_handle(opened: MainWindow) -> None:
    go_to(opened, "Venkataraman")
    viewport = opened.area.text.viewport()
    move(viewport, knob(opened, Edge.END))
    assert viewport.cursor().shape() is Qt.CursorShape.SizeHorCursor
    move(viewport, knob(opened, Edge.END) + QPoint(40, 40))
    assert viewport.cursor().shape() is Qt.CursorShape.IBeamCursor


def test_several_findings_near_misses_and_exports_have_no_handles() -> None:
    marks = Marks(
        [
            Mark("a", Span(0, 4), "DATE", State.SUGGESTED),
            Mark("b", Span(5, 9), "DATE", State.NEAR),
            Mark("c", Span(10, 14), "DATE", State.REPLACED),
        ]
    )
    handles = MarkHandles()
    for focus, held in (("a", True), ("b", False), ("c", False), ("ab", False)):
        handles.show(marks, frozenset(focus))
        assert (handles.mark is not None) is held
