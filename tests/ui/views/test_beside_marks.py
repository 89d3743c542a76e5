"""What stands right beside marked words can be read: a comma, a bracket, the end of a word."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from support.known.known_window import NOTE, review_of
from support.window.focus import go_to
from support.window.pointer import move

from app.engine.domain.document import Page, Span, Word
from app.engine.domain.geometry import Box
from app.ui.shell.main_window import MainWindow
from app.ui.views.marks import joined_ends
from app.ui.views.pages.page_layout import boxes_of

FULL_STOP = "Venkataraman."


def dark_pixels(image: QImage, place: tuple[int, int, int, int]) -> int:
    """How many pixels are of ink: the ring is blue, and grounds are pale."""
    left, top, right, bottom = place
    colours = (image.pixelColor(x, y) for x in range(left, right) for y in range(top, bottom))
    return sum(max(one.red(), one.green(), one.blue()) < 110 for one in colours)


@pytest.mark.parametrize("theme", ["light", "high-light"])
def test_the_ring_hides_no_full_stop_in_a_text(opened: MainWindow, theme: str) -> None:
    opened.services.settings.change(theme=theme)
    view, at = opened.area.text, NOTE.index(FULL_STOP)
    stop = at + len(FULL_STOP) - 1
    box = view.boxes_of_span(Span(stop, stop + 1))[0].toAlignedRect().adjusted(2, 0, 0, 0)
    place = (box.left(), box.top(), box.right(), box.bottom())
    ink = dark_pixels(view.viewport().grab().toImage(), place)
    assert ink
    finding = next(one for one in review_of(opened).findings if one.span.start == at)
    opened.reviewer.focus.look_at(finding.id)
    assert view.boxes_of_span(Span(stop, stop + 1))[0].toAlignedRect().top() == box.top()
    assert dark_pixels(view.viewport().grab().toImage(), place) >= ink


def test_a_letter_or_sign_beside_a_mark_is_known() -> None:
    text = "(Ansel, OR) came"
    assert joined_ends(text, Span(1, 6)) == (True, True)
    assert joined_ends(text, Span(8, 10)) == (False, True)
    assert joined_ends(text, Span(12, 16)) == (False, False)


@pytest.mark.usefixtures("qapp")
def test_a_comma_takes_less_of_a_word_than_its_letters() -> None:
    """As if all were equally wide, the line would go through the last letter."""
    text = "Ansel,"
    page = Page(1, 0, len(text), 300, 300, (Word(Span(0, 6), Box(0, 0, 100, 10)),))
    (part,) = boxes_of(page, Span(0, 5), text)
    assert 88 < part.x1 < 94


@pytest.mark.parametrize("name", ["opened", "paged"])
def test_handles_are_there_for_a_pointer_and_hide_nothing_otherwise(
    name: str, request: pytest.FixtureRequest
) -> None:
    window: MainWindow = request.getfixturevalue(name)
    go_to(window, "02/16/2025")
    view = window.area.view
    mark = view.handles.mark
    assert mark is not None
    assert view.shown_handles() is None
    move(view.viewport(), view.boxes_of(mark)[0].center().toPoint())
    assert view.shown_handles() == mark
    move(view.viewport(), QPoint(2, 2))
    assert view.shown_handles() is None
    move(view.viewport(), view.boxes_of(mark)[-1].bottomRight().toPoint())
    assert view.shown_handles() == mark
    QApplication.sendEvent(view.viewport(), QEvent(QEvent.Type.Leave))
    assert view.shown_handles() is None
