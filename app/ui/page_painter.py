"""Paints one page: its picture, its marks, and what is selected on it."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen

from app.engine.types import Page, Span, Word
from app.ui import mark_painter
from app.ui.contrast import mix
from app.ui.language import tr
from app.ui.mark_painter import PAPER
from app.ui.marks import OWN, Mark, Marks, State
from app.ui.page_layout import PageColumn, boxes_of

_NEAR = 64


def paint_paper(painter: QPainter, frame: QRectF, image: QImage | None, edge: str) -> None:
    """The page's picture, or white paper that says that the picture is still being drawn."""
    painter.fillRect(frame, QColor(PAPER.paper))
    if image is not None:
        paint_picture(painter, frame, image)
    else:
        painter.setPen(QColor(PAPER.soft))
        painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, tr("Drawing the page …"))
    painter.setPen(QPen(QColor(edge), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(frame)


def paint_picture(painter: QPainter, frame: QRectF, image: QImage) -> None:
    """A picture of a page; one of the right size is copied, as scaling takes ten times as long."""
    ratio = painter.device().devicePixelRatioF()
    if abs(image.width() - frame.width() * ratio) > 1:
        painter.drawImage(frame, image)
        return
    image.setDevicePixelRatio(ratio)
    painter.drawImage(frame.topLeft().toPoint(), image)


def paint_marks(
    painter: QPainter,
    column: PageColumn,
    page: Page,
    marks: Marks,
    focus: Collection[str],
    base: QFont,
) -> None:
    """Every mark of a page, with the ring around those in `focus`."""
    for mark in marks.between(page.start, page.end):
        boxes = placed(column, page, mark)
        if not boxes:
            continue
        if mark.state is State.REPLACED:
            mark_painter.paint_replacement(painter, boxes, mark)
        else:
            _paint_mark(painter, boxes, mark)
        if mark.id in focus:
            mark_painter.paint_ring(painter, boxes, mark, PAPER)
        if mark.labelled:
            _paint_tag(painter, column, page, mark, boxes, base)


def paint_selection(painter: QPainter, column: PageColumn, page: Page, span: Span) -> None:
    """A wash over the selected words."""
    wash = QColor(mix(PAPER.paper, PAPER.accent, 0.5))
    wash.setAlphaF(0.4)
    painter.setPen(QPen(QColor(PAPER.accent), 1))
    painter.setBrush(wash)
    for box in boxes_of(page, span):
        painter.drawRect(column.place(page, box))


def paint_cursor(painter: QPainter, column: PageColumn, page: Page, word: Word) -> None:
    """A line under the word that the keyboard is at."""
    box = column.place(page, word.box)
    painter.fillRect(QRectF(box.left(), box.bottom(), box.width(), 2), QColor(PAPER.accent))


def placed(column: PageColumn, page: Page, mark: Mark) -> list[QRectF]:
    """Boxes of a mark in the column, a little larger than its letters."""
    boxes = column.boxes_of(page, mark.span)
    return [column.place(page, box).adjusted(-1.5, -1, 1.5, 1) for box in boxes]


def _paint_mark(painter: QPainter, boxes: list[QRectF], mark: Mark) -> None:
    # The picture holds the text already, so the fill must darken it like a marker pen.
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    mark_painter.paint_ground(painter, boxes, mark, PAPER)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    mark_painter.paint_outline(painter, boxes, mark, PAPER)
    if mark.state is State.REJECTED:
        mark_painter.paint_strike(painter, boxes, PAPER)


def _paint_tag(
    painter: QPainter,
    column: PageColumn,
    page: Page,
    mark: Mark,
    boxes: list[QRectF],
    base: QFont,
) -> None:
    """The label behind the mark where nothing else stands, or its first letter at the corner."""
    first, last = boxes[0], boxes[-1]
    font = QFont(base)
    font.setPixelSize(max(8, min(12, round(first.height() * 0.55))))
    font.setBold(True)
    height = font.pixelSize() + 1.0
    width = mark_painter.label_width(mark.label, font)
    tag = QRectF(last.right() + 4, last.center().y() - height / 2, width, height)
    if _is_free(column, page, mark.span.end, tag):
        mark_painter.paint_tag(painter, tag, mark, font, mark.label)
    else:
        corner = QRectF(first.left() - 0.6 * height, first.top() - 0.6 * height, height, height)
        short = mark.label[0] + (OWN if mark.replacement else "")
        corner.setWidth(max(height, mark_painter.label_width(short, font) - 4))
        mark_painter.paint_tag(painter, corner, mark, font, short)


def _is_free(column: PageColumn, page: Page, end: int, tag: QRectF) -> bool:
    """Whether no word behind offset `end` lies under a tag."""
    near = column.boxes_of(page, Span(end, end + _NEAR))
    return tag.right() < column.frame(page).right() and not any(
        column.place(page, box).intersects(tag) for box in near
    )
