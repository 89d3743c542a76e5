"""Pins and labels on pages stand where nothing is printed; pages fit the window."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.known.known_window import press
from support.window.pointer import move

from app.engine.domain.document import Document, Span
from app.formats.base import Options
from app.formats.pdf.renderer import render_page
from app.progress import NullReporter
from app.sandbox.reader_process import read
from app.ui.core.theme import DARK, HIGH_DARK, HIGH_LIGHT, LIGHT, Theme
from app.ui.queue.controller import samples
from app.ui.review.reviewer import MAIN_KIND
from app.ui.shell.main_window import MainWindow
from app.ui.views.mark_painter import label_font, paint_pin, pin_of, tag_of
from app.ui.views.marks import Mark, State
from app.ui.views.pages.page_images import PageInk
from app.ui.views.pages.page_layout import PageBoxes, PageColumn
from app.ui.views.pages.page_painter import placed

_SCALE = 1.06
"""Pixels a point, in the window of the README."""


@pytest.fixture
def printed() -> QImage:
    """White paper with two black lines of text, as high as wide."""
    image = QImage(100, 60, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    for top in (10, 30):
        painter.fillRect(10, top, 60, 10, QColor("black"))
    painter.end()
    return image


def test_a_label_stands_whole_where_the_line_above_or_below_has_no_ink(printed: QImage) -> None:
    painter = QPainter(printed)
    painter.fillRect(30, 20, 20, 20, QColor("white"))
    painter.end()
    ink, size = PageInk(printed), QSizeF(18, 12)
    place = ink.place([QRectF(10, 10, 60, 10)], size, 1)
    assert ink.is_blank(QRectF(place, size), 1)


def test_a_picture_of_another_zoom_tells_the_same(printed: QImage) -> None:
    ink = PageInk(printed.scaled(200, 120))
    assert ink.is_blank(QRectF(75, 10, 20, 10), 2)
    assert not ink.is_blank(QRectF(65, 10, 20, 10), 2)


def test_grey_paper_is_blank_too(printed: QImage) -> None:
    printed.fill(QColor("#c8c8c0"))
    assert PageInk(printed).is_blank(QRectF(10, 10, 50, 20), 1)


def test_beyond_the_page_nothing_stands(printed: QImage) -> None:
    assert PageInk(printed).is_blank(QRectF(200, 10, 5, 5), 1)


def summary() -> tuple[Path, Document]:
    path = next(path for path in samples() if path.suffix == ".pdf")
    return path, read(path, Options(), NullReporter())


@pytest.mark.usefixtures("qapp")
def test_pins_of_a_printed_page_hardly_cover_its_words() -> None:
    """Each word of a page is marked in turn: next to none of the ink of the page is covered."""
    path, document = summary()
    page = document.pages[0]
    picture = render_page(path, 1, _SCALE)
    stride, form = 3 * picture.width, QImage.Format.Format_RGB888
    image = QImage(picture.rgb, picture.width, picture.height, stride, form)
    column = PageColumn.of(document, picture.width, _SCALE, 0, PageBoxes())
    corner = column.frame(page).topLeft()
    pins = QImage(image.size(), QImage.Format.Format_ARGB32_Premultiplied)
    pins.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pins)
    for word in page.words:
        mark = Mark("a", word.span, "DOCTOR", State.SUGGESTED)
        boxes = [box.translated(-corner) for box in placed(column, page, mark)]
        paint_pin(painter, boxes, mark, LIGHT)
    painter.end()

    def grey(one: QImage, kind: QImage.Format) -> np.ndarray:
        flat = one.convertToFormat(kind)
        rows = np.frombuffer(flat.constBits(), np.uint8).reshape(flat.height(), -1)
        return rows[:, : flat.width()].astype(float)

    ink = 255 - grey(image, QImage.Format.Format_Grayscale8)
    covered = grey(pins, QImage.Format.Format_Alpha8) / 255
    assert (ink * covered).sum() / ink.sum() < 0.06


@pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_LIGHT, HIGH_DARK])
def test_each_category_has_a_pin_of_its_own_shape_and_each_decision_another_fill(
    qapp: QApplication, theme: Theme
) -> None:
    """Without any colour they still differ in several pixels, one and all."""

    def grey(kind: str, state: State) -> list[int]:
        pin = pin_of(Mark("a", Span(0, 1), kind, state), 20.0, theme, 2.0)
        flat = QImage(pin.size(), QImage.Format.Format_RGB32)
        flat.fill(QColor(theme.paper))
        painter = QPainter(flat)
        pin.setDevicePixelRatio(1)
        painter.drawImage(0, 0, pin)
        painter.end()
        across = range(flat.width())
        return [flat.pixelColor(x, y).lightness() for x in across for y in across]

    kinds, states = MAIN_KIND.values(), (State.SUGGESTED, State.ACCEPTED)
    drawn = [grey(kind, state) for kind in kinds for state in states]
    for at, one in enumerate(drawn):
        for other in drawn[at + 1 :]:
            assert sum(abs(a - b) > 40 for a, b in zip(one, other, strict=True)) > 12


def test_a_page_shows_the_label_of_what_is_in_the_focus_or_pointed_at_alone(
    paged: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    pages, drawn = paged.area.pages, set[str]()
    qtbot.waitUntil(lambda: pages.pictures.get(1) is not None)

    def watched(mark: Mark, *rest: Any) -> QImage:
        drawn.add(mark.id)
        return tag_of(mark, *rest)

    monkeypatch.setattr("app.ui.views.pages.page_painter.tag_of", watched)
    first, second, third = (pages.marks[at] for at in range(3))
    paged.reviewer.focus.look_at(first.id)
    pages.viewport().repaint()
    assert drawn == {first.id}
    move(pages.viewport(), pages.boxes_of(third)[0].center().toPoint())
    assert pages.hovered == third.id
    drawn.clear()
    pages.viewport().repaint()
    assert drawn == {first.id, third.id}
    QApplication.sendEvent(pages.viewport(), QEvent(QEvent.Type.Leave))
    press(qtbot, paged, Qt.Key.Key_J)
    drawn.clear()
    pages.viewport().repaint()
    assert drawn == {second.id}


def test_pages_fit_whatever_the_size_of_text(paged: MainWindow, qtbot: QtBot) -> None:
    pages = paged.area.pages
    press(qtbot, paged, Qt.Key.Key_P)
    for _ in range(3):
        paged.services.commands["zoom_in"].trigger()
    larger = paged.area.zoom_factor
    assert larger > 1
    press(qtbot, paged, Qt.Key.Key_P)
    assert paged.area.zoom_factor == 1
    assert pages.horizontalScrollBar().maximum() == 0
    paged.services.commands["zoom_in"].trigger()
    assert pages.horizontalScrollBar().maximum() > 0
    kept = paged.area.zoom_factor
    press(qtbot, paged, Qt.Key.Key_P)
    assert paged.area.zoom_factor == larger
    press(qtbot, paged, Qt.Key.Key_P)
    assert paged.area.zoom_factor == kept


@pytest.mark.parametrize("letter", "ÅÉÑÀ")
@pytest.mark.parametrize("height", [9.0, 12.0, 20.0])
def test_rings_and_accents_stand_whole_above_their_letters(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, letter: str, height: float
) -> None:
    plain = {"Å": "A", "É": "E", "Ñ": "N", "À": "A"}[letter]

    def inked(tag: QImage) -> int:
        """Rows with ink of letters, inside the outline."""
        across = range(tag.width() // 2 - 2, tag.width() // 2 + 3)
        rows = range(1, tag.height() - 2)
        dark = [any(tag.pixelColor(x, y).lightness() < 190 for x in across) for y in rows]
        return sum(dark)

    mark, tags = Mark("a", Span(0, 1), "AGE", State.SUGGESTED), []
    for one in (letter, plain):
        monkeypatch.setattr("app.ui.views.marks.short_label", lambda _, words=one: words)
        tags.append(tag_of(mark, height, QFont(), LIGHT, 1.0))
    with_accent, without = tags
    assert with_accent.height() > without.height()
    assert inked(with_accent) > inked(without)


def test_labels_in_lists_leave_room_for_a_ring(qapp: QApplication) -> None:
    metrics = QFontMetricsF(label_font(QFont()))
    ring = metrics.tightBoundingRect("Å").height() - metrics.tightBoundingRect("A").height()
    assert ring >= 2
