"""Text and pages: what is marked where, as a person sees and selects it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.known.known_window import (
    NOTE,
    KnownBackend,
    press,
    review_of,
    shown,
    texts,
    wait_ready,
)
from support.window.pointer import move

from app.engine.domain.document import Span
from app.settings import Settings
from app.ui.core.theme import HIGH_DARK, HIGH_LIGHT, LIGHT, Theme
from app.ui.shell.main_window import MainWindow
from app.ui.views import mark_painter
from app.ui.views.marks import Mark, State

Key, Mod = Qt.Key, Qt.KeyboardModifier


def shown_text(window: MainWindow, span: Span) -> str:
    """The characters that a text view has under a span."""
    view = window.area.text
    start, end = view.offsets.units(span.start), view.offsets.units(span.end)
    raw = view.toPlainText().encode("utf-16-le")
    return raw[2 * start : 2 * end].decode("utf-16-le")


def test_the_highlighted_text_is_that_of_the_findings(opened: MainWindow) -> None:
    marked = [shown_text(opened, mark.span) for mark in opened.area.text.marks]
    assert marked == texts(opened, lambda *_: True)


def test_marks_have_the_colour_of_their_category_and_the_focus_a_ring(
    opened: MainWindow, qtbot: QtBot
) -> None:
    view = opened.area.text
    mark = view.marks[1]
    opened.reviewer.focus.look_at(view.marks[0].id)
    image = view.viewport().grab().toImage()
    inside = view.boxes_of(mark)[0]
    ground = image.pixelColor(round(inside.right()) - 3, round(inside.center().y()) - 7)
    assert ground == QColor(LIGHT.highlight(mark.category))
    ringed = view.boxes_of(view.marks[0])[0]
    edge = [image.pixelColor(round(ringed.center().x()), round(ringed.top()) - by) for by in (1, 2)]
    assert QColor(LIGHT.accent) in edge


def test_labels_do_not_push_the_text_about(opened: MainWindow, qtbot: QtBot) -> None:
    view = opened.area.text
    qtbot.waitUntil(lambda: not view.highlighter.waiting)
    letters = view.fontMetrics().horizontalAdvance("Thaddeus Okonkwo")
    assert abs(view.boxes_of(view.marks[0])[0].width() - letters - 2) < 1
    before = [view.boxes_of(mark) for mark in view.marks]
    opened.reviewer.focus.look_at(view.marks[2].id)
    move(view.viewport(), view.boxes_of(view.marks[1])[0].center().toPoint())
    view.viewport().repaint()
    assert [view.boxes_of(mark) for mark in view.marks] == before


def test_what_is_in_the_focus_has_its_label_in_the_margin_beside_its_line(
    opened: MainWindow, qtbot: QtBot
) -> None:
    view = opened.area.text
    for mark in (view.marks[0], view.marks[-1]):
        opened.reviewer.focus.look_at(mark.id)
        view.viewport().repaint()
        ((height, label),) = view.margin.labels
        assert height == view.boxes_of(mark)[0].center().y()
        assert label.deviceIndependentSize().width() <= view.viewport().x()


def test_what_is_pointed_at_has_its_label_above_it(opened: MainWindow) -> None:
    view = opened.area.text
    mark = view.marks[3]
    opened.reviewer.focus.look_at(view.marks[0].id)
    before = view.viewport().grab().toImage()
    box = view.boxes_of(mark)[0]
    move(view.viewport(), box.center().toPoint())
    after = view.viewport().grab().toImage()
    above = range(round(box.top()) - 12, round(box.top()) - 2)
    across = range(round(box.left()) + 10, round(box.left()) + 40)
    assert any(before.pixel(x, y) != after.pixel(x, y) for x in across for y in above)


def test_lines_are_as_long_as_is_easily_read(opened: MainWindow) -> None:
    view = opened.area.text
    opened.resize(2400, 900)
    letters = view.viewport().width() / view.fontMetrics().averageCharWidth()
    assert 60 < letters < 95
    opened.area.zoom(2)
    assert 60 < view.viewport().width() / view.fontMetrics().averageCharWidth() < 95


def test_a_text_in_columns_keeps_them(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    table = tmp_path / "values.txt"
    rows = ("Sodium        141  mmol/l   02/09/2025", "Illimilli       4  g/l      02/09/2025")
    table.write_text("\n".join(["Values of Mr. Okonkwo", *rows, *rows]), encoding="utf-8")
    window.start([table])
    wait_ready(qtbot, window)
    view, text = window.area.text, review_of(window).document.text
    places = (match.start() for match in re.finditer("02/09/2025", text))
    lefts = {round(view.boxes_of_span(Span(at, at + 10))[0].left(), 1) for at in places}
    assert len(lefts) == 1
    assert view.lineWrapMode() is view.LineWrapMode.NoWrap


def test_rejected_text_is_struck(opened: MainWindow, qtbot: QtBot) -> None:
    view = opened.area.text
    press(qtbot, opened, Key.Key_R)
    qtbot.waitUntil(lambda: not view.highlighter.waiting)
    formats = view.document().firstBlock().layout().formats()
    assert formats[0].format.fontStrikeOut()
    assert formats[0].start == len("Patient: ")


def test_x_shows_the_export_and_the_original_again(opened: MainWindow, qtbot: QtBot) -> None:
    press(qtbot, opened, Key.Key_R)
    press(qtbot, opened, Key.Key_X)
    qtbot.waitUntil(lambda: opened.area.previewing)
    shown_now = opened.area.text.toPlainText()
    assert shown_now.startswith("Patient: Thaddeus Okonkwo   MRN: [RECORD NUMBER]")
    marks = opened.area.text.marks
    assert {mark.state for mark in marks} == {State.REPLACED}
    assert [shown_text(opened, mark.span) for mark in marks][:2] == ["[RECORD NUMBER]", "[DATE]"]
    press(qtbot, opened, Key.Key_K)
    press(qtbot, opened, Key.Key_A)
    qtbot.waitUntil(lambda: "[PATIENT]   MRN" in opened.area.text.toPlainText())
    press(qtbot, opened, Key.Key_X)
    assert opened.area.text.toPlainText() == NOTE


def test_text_grows_and_shrinks(opened: MainWindow, qtbot: QtBot) -> None:
    view = opened.area.text
    before = view.fontMetrics().height()
    press(qtbot, opened, Key.Key_Plus, Mod.ControlModifier)
    assert view.fontMetrics().height() > before
    press(qtbot, opened, Key.Key_0, Mod.ControlModifier)
    assert view.fontMetrics().height() == before


@pytest.fixture
def paged(qtbot: QtBot, note: Path) -> Iterator[MainWindow]:
    backend = KnownBackend(paged=True)
    with shown(qtbot, MainWindow(backend, Settings(theme="light"))) as window:
        window.start([note])
        wait_ready(qtbot, window)
        qtbot.waitUntil(lambda: window.area.pages.pictures.get(1) is not None)
        yield window


def test_pages_are_shown_with_their_marks_on_the_words(paged: MainWindow) -> None:
    pages = paged.area.pages
    assert paged.area.view is pages
    mark = pages.marks[0]
    (box,) = pages.boxes_of(mark)
    first, second = review_of(paged).document.pages[0].words[1:3]
    words = pages.word_box(first).united(pages.word_box(second))
    assert box.contains(words)
    assert box.width() < words.width() + 4


def test_a_mark_on_two_lines_has_a_box_on_each(paged: MainWindow, qtbot: QtBot) -> None:
    text = review_of(paged).document.text
    span = Span(text.index("MRN"), text.index("02/09") + 5)
    paged.reviewer.add(span, "IDNUM")
    mark = next(m for m in paged.area.pages.marks if m.state is State.ADDED)
    assert len(paged.area.pages.boxes_of(mark)) == 2


@pytest.mark.parametrize(
    ("theme", "accent"),
    [("light", LIGHT.accent), ("dark", LIGHT.accent)]
    + [(one.name, HIGH_LIGHT.accent) for one in (HIGH_LIGHT, HIGH_DARK)],
)
def test_marks_on_white_pages_have_the_contrast_that_the_theme_wants(
    paged: MainWindow, theme: str, accent: str
) -> None:
    paged.services.settings.change(theme=theme)
    pages = paged.area.pages
    paged.reviewer.focus.look_at(pages.marks[0].id)
    image = pages.viewport().grab().toImage()
    ringed = pages.boxes_of(pages.marks[0])[0]
    # Two pixels wide, it covers one of these wholly wherever between pixels the page lies.
    across, top = round(ringed.center().x()), round(ringed.top())
    edge = [image.pixelColor(across, top - by) for by in (1, 2, 3)]
    assert QColor(accent) in edge
    used = paged.services.settings.theme.on_pages
    assert used.paper == "#ffffff"
    assert used.shape_ratio == paged.services.settings.theme.shape_ratio
    inside = pages.boxes_of(pages.marks[1])[0].center()
    assert image.pixelColor(inside.toPoint()) == QColor(used.highlight(pages.marks[1].category))


def test_only_marks_in_sight_are_painted(
    paged: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[str] = []
    outline = mark_painter.paint_outline

    def watched(
        painter: QPainter, boxes: list[QRectF], mark: Mark, theme: Theme, joined: tuple[bool, bool]
    ) -> None:
        painted.append(mark.id)
        outline(painter, boxes, mark, theme, joined)

    monkeypatch.setattr(mark_painter, "paint_outline", watched)
    for _ in range(7):
        paged.area.zoom(1)
    pages = paged.area.pages
    pages.verticalScrollBar().setValue(0)
    pages.viewport().repaint()
    height = pages.viewport().height()
    seen = [m.id for m in pages.marks if any(b.top() < height for b in pages.boxes_of(m))]
    assert set(painted) == set(seen)
    assert len(seen) < len(pages.marks)


def test_words_are_selected_by_mouse_and_marked(paged: MainWindow, qtbot: QtBot) -> None:
    pages = paged.area.pages
    words = review_of(paged).document.pages[0].words
    text = review_of(paged).document.text
    fell, home = (next(w for w in words if w.span.of(text) == t) for t in ("fell", "home."))
    start, end = (pages.word_box(word).center() for word in (fell, home))
    for kind, place in (
        (QEvent.Type.MouseButtonPress, start),
        (QEvent.Type.MouseMove, end),
        (QEvent.Type.MouseButtonRelease, end),
    ):
        left = Qt.MouseButton.LeftButton
        event = QMouseEvent(kind, place, place, left, left, Mod.NoModifier)
        QApplication.sendEvent(pages.viewport(), event)
    paged.area.offer()
    press(qtbot, pages, Key.Key_3)
    assert texts(paged, lambda _, f: f.detector == "reviewer") == ["fell at home."]


def test_words_are_selected_by_keyboard_and_marked(paged: MainWindow, qtbot: QtBot) -> None:
    pages = paged.area.pages
    pages.setFocus()
    press(qtbot, pages, Key.Key_Home)
    press(qtbot, pages, Key.Key_Down)
    assert pages.cursor_word.text == "Seen"
    press(qtbot, pages, Key.Key_Right, Mod.ShiftModifier)
    press(qtbot, pages, Key.Key_Right, Mod.ShiftModifier)
    assert pages.cursor_word.text == "Seen 02/09/2025"
    press(qtbot, pages, Key.Key_Left, Mod.ShiftModifier)
    paged.area.offer()
    press(qtbot, pages, Key.Key_N)
    press(qtbot, paged.area.selection_bar.buttons[0], Key.Key_Right)
    press(qtbot, paged.area.selection_bar.buttons[1], Key.Key_Space)
    assert texts(paged, lambda _, f: f.detector == "reviewer") == ["Seen"]
    added = next(f for f in review_of(paged).findings if f.detector == "reviewer")
    assert added.subcategory == "DATE"


def test_up_from_the_next_page_reaches_the_last_line_of_this_one(
    paged: MainWindow, qtbot: QtBot
) -> None:
    pages = paged.area.pages
    pages.setFocus()
    press(qtbot, pages, Key.Key_Home)
    for _ in range(3):
        press(qtbot, pages, Key.Key_Down)
    assert pages.cursor_word.text == "Thaddeus"
    press(qtbot, pages, Key.Key_Up)
    press(qtbot, pages, Key.Key_Up)
    assert pages.cursor_word.text == "Seen"


def test_the_word_cursor_moves_the_focus(paged: MainWindow, qtbot: QtBot) -> None:
    pages = paged.area.pages
    pages.setFocus()
    press(qtbot, pages, Key.Key_Home)
    for _ in range(4):
        press(qtbot, pages, Key.Key_Right)
    assert paged.reviewer.focus.finding is not None
    assert paged.reviewer.focus.finding.subcategory == "MEDICALRECORD"


def test_only_pages_in_view_are_drawn(paged: MainWindow, qtbot: QtBot) -> None:
    pages = paged.area.pages
    for _ in range(7):
        paged.area.zoom(1)
    pages.pictures.show_file(None)
    pages.pictures.show_file(review_path(paged))
    pages.viewport().update()
    qtbot.waitUntil(lambda: pages.pictures.get(1) is not None)
    assert pages.pictures.get(2) is None
    press(qtbot, paged, Key.Key_Down, Mod.ControlModifier)
    qtbot.waitUntil(lambda: pages.pictures.get(2) is not None)
    assert (paged.toolbar.page.field.text(), paged.toolbar.page.total.text()) == ("2", "/ 2")


def review_path(window: MainWindow) -> Path:
    assert window.services.documents.current is not None
    return window.services.documents.current.path


def test_p_shows_the_text_of_pages(paged: MainWindow, qtbot: QtBot) -> None:
    press(qtbot, paged, Key.Key_P)
    assert paged.area.text.isVisible()
    assert paged.area.text.toPlainText() == NOTE
    press(qtbot, paged, Key.Key_P)
    assert paged.area.pages.isVisible()


def test_pages_show_replacements_in_the_preview(paged: MainWindow, qtbot: QtBot) -> None:
    press(qtbot, paged, Key.Key_X)
    qtbot.waitUntil(lambda: paged.area.previewing)
    marks = paged.area.pages.marks
    assert [mark.replacement for mark in marks][:2] == ["[PATIENT]", "[RECORD NUMBER]"]
    assert marks[0].span == review_of(paged).findings[0].span
    paged.area.pages.viewport().grab()
