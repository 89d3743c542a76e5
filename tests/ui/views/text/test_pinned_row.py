"""The headings of a sheet stay in view while its rows scroll, until its end pushes them out."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.files import xlsx_files

from app.engine.domain.document import Document, Span
from app.ui.core.theme import LIGHT
from app.ui.views.marks import Marks
from app.ui.views.text.pinned_row import heading_rows
from app.ui.views.text.text_view import TextView
from app.ui.views.text.word_view import WordView

FIRST = ["Name", "Department", "Bed", "Notes"]
SECOND = ["Staff", "Monday", "Tuesday"]


def sheets(folder: Path) -> Document:
    beds: list[list[object]] = [["All beds"], [*FIRST]]
    beds += [[f"Patient {number}", "Surgery", number, "seen"] for number in range(80)]
    rota: list[list[object]] = [[*SECOND]]
    rota += [[f"Nurse {number}", "M", "T"] for number in range(60)]
    made = xlsx_files.book(beds, rota, names=("Beds", "Week"))
    return xlsx_files.read(xlsx_files.saved(made, folder))


@pytest.fixture
def document(tmp_path: Path) -> Document:
    return sheets(tmp_path)


@pytest.fixture
def text(document: Document) -> str:
    return document.text


@pytest.fixture(params=["word", "text"])
def view(request: pytest.FixtureRequest, qtbot: QtBot, document: Document) -> WordView | TextView:
    made: WordView | TextView
    if request.param == "word":
        made = WordView(LIGHT)
        made.show_document(document, Marks())
    else:
        made = TextView(LIGHT)
        made.show_text(document.text, Marks())
        made.show_rows(document)
    qtbot.addWidget(made)
    made.resize(900, 500)
    made.show()
    qtbot.waitExposed(made)
    return made


def scroll_to(view: WordView | TextView, text: str, words: str) -> None:
    view.set_top(text.index(words))
    QApplication.processEvents()


def row_of(view: WordView | TextView, text: str, words: str) -> QImage:
    """A row as it is drawn where it stands."""
    scroll_to(view, text, words)
    at = text.index(words)
    row = next(one for one in view.pinned.rows if one.start == at)
    view.pinned.hide()
    view.viewport().setFocus()
    box = view.row_box(row)
    whole = view.viewport().grab().toImage()
    return whole.copy(0, round(box.top()), whole.width(), round(box.height()) - 1)


def test_rows_of_headings_are_those_that_the_reader_found(tmp_path: Path) -> None:
    document = sheets(tmp_path)
    rows = [*heading_rows(document)]
    assert [document.text[row.start : row.end].split("\t") for row in rows] == [FIRST, SECOND]
    ends = [document.text[: row.last].rpartition("\n")[2].split("\t")[0] for row in rows]
    assert ends == ["Patient 79", "Nurse 59"]
    made = xlsx_files.read(xlsx_files.saved(xlsx_files.book([["1", "2"], [3, 4]]), tmp_path))
    assert not [*heading_rows(made)]


def test_headings_stay_in_view_as_they_look_above_their_rows(
    view: WordView | TextView, text: str
) -> None:
    assert view.pinned.isHidden()
    for words, below in (("Name\tDepartment", "Patient 40"), ("Staff\tMonday", "Nurse 30")):
        drawn = row_of(view, text, words)
        scroll_to(view, text, below)
        assert view.pinned.isVisible()
        pinned = view.pinned.grab().toImage()
        height = min(drawn.height(), pinned.height() - 1) - 1
        same = (0, 1, drawn.width(), height - 1)
        plain = QImage.Format.Format_RGB32
        assert pinned.copy(*same).convertToFormat(plain) == drawn.copy(*same).convertToFormat(plain)
        assert view.pinned.width() == view.viewport().width()


def test_the_end_of_a_sheet_pushes_its_headings_out(view: WordView | TextView, text: str) -> None:
    scroll_to(view, text, "Patient 79")
    for _ in range(60):
        bar = view.verticalScrollBar()
        bar.setValue(bar.value() + 1)
        if view.pinned.isHidden():
            break
        title = text.index("Week")
        boxes = view.boxes_of_span(Span(title, title + 4))
        assert not boxes or view.pinned.covered <= boxes[0].top() + 1
    assert view.pinned.isHidden()


def test_what_a_jump_shows_is_not_below_the_headings(view: WordView | TextView, text: str) -> None:
    scroll_to(view, text, "Patient 40")
    at = text.index("Patient 41")
    view.reveal(Span(at, at + 10))
    above = text.index("Patient 39")
    view.reveal(Span(above, above + 10))
    assert view.boxes_of_span(Span(above, above + 10))[0].top() >= view.pinned.covered


def test_the_wheel_over_the_headings_scrolls(view: WordView | TextView, text: str) -> None:
    scroll_to(view, text, "Patient 40")
    before = view.verticalScrollBar().value()
    at, none = QPointF(40, 10), QPoint()
    wheel = QWheelEvent(
        at,
        QPointF(view.pinned.mapToGlobal(QPoint(40, 10))),
        none,
        QPoint(0, -240),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.pinned, wheel)
    assert view.verticalScrollBar().value() > before


def test_the_place_in_a_sheet_is_that_of_its_rows(view: WordView | TextView, text: str) -> None:
    scroll_to(view, text, "Patient 40")
    line = text[text.rfind("\n", 0, int(view.top())) + 1 :].partition("\n")[0]
    assert "Patient 39" in line or "Patient 40" in line
