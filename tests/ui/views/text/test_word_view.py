"""Word files are shown as documents, and under each highlight stand the words of its finding."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from leakage.slots.docx_slots import SLOTS
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QTextCharFormat, QTextTable
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.files import xlsx_files
from support.files.docx_files import p, package, part, read
from support.files.real_files import ReadingBackend
from support.files.set_documents import by_chance, letter
from support.known.known_window import press, review_of, shown, texts, wait_ready
from support.sampling import sampled
from support.window.pointer import move

from app.engine.domain.document import Document, Span
from app.errors import AppError
from app.settings import Settings
from app.ui.core.theme import LIGHT
from app.ui.queue.controller import samples
from app.ui.shell.main_window import MainWindow
from app.ui.views.marks import Marks, State
from app.ui.views.text import word_layout
from app.ui.views.text.word_view import WordView

Key, Mod = Qt.Key, Qt.KeyboardModifier


@pytest.fixture
def view(qtbot: QtBot) -> WordView:
    made = WordView(LIGHT)
    qtbot.addWidget(made)
    made.resize(900, 700)
    return made


def said(document: Document, span: Span) -> str:
    """A part of the text as Qt shows it."""
    return word_layout.as_shown(span.of(document.text)).replace("\n", "\u2029")


def stands_right(view: WordView, document: Document) -> None:
    """Each word of the text, taken for a finding, is what is selected and boxed there."""
    assert word_layout.is_laid_out(document)
    assert view.show_document(document, Marks())
    for paragraph in document.composition:
        start = paragraph.start
        for word in document.text[paragraph.start : paragraph.end].split(" "):
            end = start + len(word)
            if word.strip():
                span = Span(start, end)
                view.select(span)
                assert view.textCursor().selectedText() == said(document, span)
                assert view.offsets.code_points(view.offsets.units(start)) == start
                assert view.offsets.code_points(view.offsets.units(end)) == end
            start = end + 1


@pytest.mark.parametrize("seed", sampled(range(25), 3))
def test_in_documents_by_chance_the_text_under_a_highlight_is_that_of_the_finding(
    view: WordView, tmp_path: Path, seed: int
) -> None:
    stands_right(view, read(by_chance(tmp_path / "a.docx", seed)))


@pytest.mark.parametrize("name", sampled(SLOTS, 3))
def test_in_documents_with_text_in_every_slot_too(
    view: WordView, tmp_path: Path, name: str
) -> None:
    try:
        document = read(SLOTS[name](tmp_path / "a.docx"))
    except AppError:
        return
    stands_right(view, document)


@pytest.mark.parametrize("path", [one for one in samples() if one.suffix == ".docx"])
def test_in_samples_too(view: WordView, path: Path) -> None:
    stands_right(view, read(path))


def test_a_text_that_would_stand_elsewhere_is_told(view: WordView, tmp_path: Path) -> None:
    document = read(letter(tmp_path / "a.docx"))
    view.show_document(document, Marks())
    assert word_layout.is_exact(view.document(), document, view.offsets)
    other = Document("d", "docx", "0" * 64, document.text.replace("Keller", "Kellar"))
    assert not word_layout.is_exact(view.document(), other, view.offsets)
    longer = Document("d", "docx", "0" * 64, document.text + "\nmore")
    assert not word_layout.is_exact(view.document(), longer, view.offsets)


def test_headings_bold_lists_and_tables_look_so(view: WordView, tmp_path: Path) -> None:
    document = read(letter(tmp_path / "a.docx"))
    view.show_document(document, Marks())

    def look(words: str) -> QTextCharFormat:
        at = document.text.index(words)
        view.select(Span(at, at + len(words)))
        return view.textCursor().charFormat()

    assert look("Keller").fontWeight() > look("Seen by").fontWeight()
    assert look("Discharge").fontWeight() > look("Seen by").fontWeight()
    table = view.document().rootFrame().childFrames()[0]
    assert isinstance(table, QTextTable)
    assert (table.rows(), table.columns()) == (2, 3)
    assert table.format().border() == 1
    plain = view.toPlainText()
    assert "1.\tfirst" in plain
    assert "•\ta point" in plain
    assert [line for line in ("Header", "Body", "Footer") if line in plain.splitlines()] == [
        "Header",
        "Body",
        "Footer",
    ]


def table_of(view: WordView) -> QTextTable:
    table = view.document().rootFrame().childFrames()[0]
    assert isinstance(table, QTextTable)
    return table


def test_rows_of_a_workbook_stand_in_columns(view: WordView, tmp_path: Path) -> None:
    rows: list[list[object]] = [
        ["Rota of the ward"],
        ["Name", None, "Bed"],
        [None, "seen", 4],
        ["Okonkwo", None, 5],
    ]
    second: list[list[object]] = [["Name", "Note"], [None, "left"]]
    made = xlsx_files.book(rows, second, names=("Rota", "Old"))
    document = xlsx_files.read(xlsx_files.saved(made, tmp_path))
    stands_right(view, document)
    view.viewport().grab()

    def left(words: str) -> float:
        at = document.text.index(words)
        return view.boxes_of_span(Span(at, at + 1))[0].left()

    assert left("Bed") == left("4") == left("5") > left("seen") > left("Name") == left("Okonkwo")
    assert left("Note") == left("left")
    # A title reaches over the columns beside it, on one line.
    assert table_of(view).cellAt(0, 0).columnSpan() == 3


def test_a_wide_sheet_is_wider_than_the_view_and_breaks_no_short_cell(
    view: WordView, tmp_path: Path
) -> None:
    rows = [[f"Heading {number}" for number in range(30)], ["a long remark " * 9, "x"]]
    document = xlsx_files.read(xlsx_files.saved(xlsx_files.book(rows), tmp_path))
    stands_right(view, document)
    view.show()
    view.viewport().grab()
    assert view.horizontalScrollBar().maximum() > 0
    for number in range(30):
        at = document.text.index(f"Heading {number}")
        assert len(view.boxes_of_span(Span(at, at + 10))) == 1
    assert 2 < len(view.boxes_of_span(Span(at + 11, len(document.text)))) < 9


def test_comments_stand_apart_and_are_no_part_of_the_text(view: WordView, tmp_path: Path) -> None:
    comment = f"<w:comment>{p('Eva called')}</w:comment>"
    path = package(
        tmp_path / "a.docx",
        p("Visible"),
        parts={"c.xml": part("comments", comment)},
        relations={"r1": ("comments", "c.xml")},
    )
    document = read(path)
    stands_right(view, document)
    lines = view.toPlainText().splitlines()
    assert lines[-1] == "Eva called"
    assert "not exported" in lines[-2]
    view.selectAll()
    assert view.selection() == Span(0, len("Visible"))


@pytest.fixture
def reading(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    path = package(
        tmp_path / "a.docx",
        p("Patient: Thaddeus Okonkwo", " MRN: 40-771-926")
        + "<w:tbl><w:tr>"
        + "".join(f"<w:tc>{p(one)}</w:tc>" for one in ("02/09/2025", "Dr. Venkataraman"))
        + "</w:tr></w:tbl>"
        + "".join(p(f"Line {number} of the note.") for number in range(60))
        + p("Mr. Okonkwo agrees."),
    )
    with shown(qtbot, MainWindow(ReadingBackend(), Settings(theme="light"))) as window:
        window.start([path])
        wait_ready(qtbot, window)
        yield window


def test_in_the_window_each_box_lies_on_the_words_of_its_finding(
    reading: MainWindow, qtbot: QtBot
) -> None:
    view, text = reading.area.word, review_of(reading).document.text
    assert reading.area.view is view
    assert len(view.marks) == 5
    for mark in view.marks:
        reading.reviewer.focus.look_at(mark.id)
        (box,) = view.boxes_of(mark)
        assert view.viewport().rect().contains(box.center().toPoint())
        inside = (box.left() + 3, box.right() - 4)
        found = [view.offsets.code_points(view.position_at(x, box.center().y())) for x in inside]
        assert mark.span.start <= found[0] < found[1] <= mark.span.end
        assert view.mark_at(box.center()) == mark
        assert mark.span.of(text) in texts(reading, lambda *_: True)


def test_by_mouse_and_keys_findings_are_chosen_decided_and_added(
    reading: MainWindow, qtbot: QtBot
) -> None:
    view = reading.area.word
    second = view.boxes_of(view.marks[1])[0].center().toPoint()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=second)
    assert reading.reviewer.focus.focused_ids == (view.marks[1].id,)
    press(qtbot, reading, Key.Key_R)
    assert view.marks[1].state is State.REJECTED
    at = review_of(reading).document.text.index("Line 2")
    view.select(Span(at, at + 6))
    reading.area.offer()
    press(qtbot, view, Key.Key_3)
    assert texts(reading, lambda _, f: f.detector == "reviewer") == ["Line 2"]
    move(view.viewport(), view.boxes_of(view.marks[0])[0].center().toPoint())
    assert view.hovered == view.marks[0].id
    QApplication.sendEvent(view.viewport(), QEvent(QEvent.Type.Leave))
    assert view.hovered == ""


def test_the_buttons_that_decide_stand_above_the_focus_and_scroll_with_it(
    reading: MainWindow, qtbot: QtBot
) -> None:
    view, buttons = reading.area.word, reading.decision_buttons
    reading.reviewer.focus.look_at(view.marks[4].id)

    def above() -> float:
        box = view.boxes_of(view.marks[4])[0]
        return view.viewport().mapTo(reading.area, box.topLeft().toPoint()).y() - buttons.y()

    assert buttons.isVisible()
    before = above()
    bar = view.verticalScrollBar()
    bar.setValue(bar.value() - 8)
    assert abs(above() - before) <= 1
    bar.setValue(0)
    assert not buttons.isVisible()
    bar.setValue(bar.maximum())
    assert buttons.isVisible()
    assert abs(above() - before) <= 1


def test_as_exported_it_is_the_planned_text_and_then_the_document_again(
    reading: MainWindow, qtbot: QtBot
) -> None:
    press(qtbot, reading, Key.Key_X)
    qtbot.waitUntil(lambda: reading.area.view is reading.area.text)
    assert "[PATIENT]" in reading.area.text.toPlainText()
    press(qtbot, reading, Key.Key_X)
    assert reading.area.view is reading.area.word
    assert "Thaddeus Okonkwo" in reading.area.word.toPlainText()


def test_it_is_found_zoomed_and_kept_in_place(reading: MainWindow, qtbot: QtBot) -> None:
    view = reading.area.word
    press(qtbot, reading, Key.Key_F, Mod.ControlModifier)
    reading.area.find_bar.field.setText("Line 20")
    at = review_of(reading).document.text.index("Line 20")
    qtbot.waitUntil(lambda: bool(reading.finder.hits))
    press(qtbot, reading.area.find_bar.field, Key.Key_Return)
    box = view.boxes_of_span(Span(at, at + 7))[0]
    assert view.viewport().rect().contains(box.center().toPoint())
    view.set_top(at)
    assert abs(view.top() - at) <= len("Line 20 of the note.\n")
    before = view.fontMetrics().height()
    reading.area.zoom(1)
    assert view.fontMetrics().height() > before
    view.viewport().grab()
    assert view.mark_at(QPointF(-5, -5)) is None


def test_a_very_long_document_stays_plain_text(tmp_path: Path) -> None:
    many = word_layout.MOST_PARAGRAPHS + 1
    document = read(package(tmp_path / "a.docx", p("x") * many))
    assert not word_layout.is_laid_out(document)
