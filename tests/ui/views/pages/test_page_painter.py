"""Labels on pages stand where nothing is printed; pages fit the window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from support.known_window import press

from app.engine.domain.document import Document, Span
from app.formats.base import Options
from app.formats.pdf.renderer import render_page
from app.progress import NullReporter
from app.sandbox.reader_process import read
from app.ui.core.theme import LIGHT
from app.ui.queue.controller import samples
from app.ui.shell.main_window import MainWindow
from app.ui.views.mark_painter import edge_tags_of, label_font
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


def test_a_label_stands_where_its_own_line_and_the_next_have_no_ink(printed: QImage) -> None:
    painter = QPainter(printed)
    painter.fillRect(30, 10, 20, 5, QColor("white"))
    painter.fillRect(30, 20, 20, 10, QColor("white"))
    painter.end()
    ink = PageInk(printed)
    mark, sizes = [QRectF(10, 10, 60, 10)], [QSizeF(40, 20), QSizeF(12, 8)]
    number, place = ink.place(mark, sizes, 1)
    assert number == 1
    assert ink.is_blank(QRectF(place, sizes[1]), 1)


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
def test_labels_of_a_printed_page_hardly_cover_its_words() -> None:
    """Each word of a page is marked in turn: the label of most covers no ink."""
    path, document = summary()
    page = document.pages[0]
    picture = render_page(path, 1, _SCALE)
    image = QImage(
        picture.rgb, picture.width, picture.height, 3 * picture.width, QImage.Format.Format_RGB888
    )
    ink = PageInk(image)
    column = PageColumn.of(document, picture.width, _SCALE, 0, PageBoxes())
    clean = []
    for word in page.words:
        mark = Mark("a", word.span, "DOCTOR", State.SUGGESTED)
        boxes = placed(column, page, mark)
        corner = column.frame(page).topLeft()
        on_page = [box.translated(-corner) for box in boxes]
        tags = edge_tags_of(mark, boxes[0].height(), QFont(), LIGHT, 1.0)
        sizes = [QSizeF(tag.size()) for tag in tags]
        number, place = ink.place(on_page, sizes, 1)
        clean.append(ink.is_blank(QRectF(place, sizes[number]), 1))
    assert sum(clean) / len(clean) > 0.85


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
        tags.append(edge_tags_of(mark, height, QFont(), LIGHT, 1.0))
    for with_accent, without in zip(*tags, strict=True):
        assert with_accent.height() > without.height()
        assert inked(with_accent) > inked(without)


def test_labels_in_lists_leave_room_for_a_ring(qapp: QApplication) -> None:
    metrics = QFontMetricsF(label_font(QFont()))
    ring = metrics.tightBoundingRect("Å").height() - metrics.tightBoundingRect("A").height()
    assert ring >= 2
