"""Paints one page: its picture, its marks, and what is selected on it."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen

from app.engine.domain.document import Page, Span, Word
from app.ui.core.contrast import mix
from app.ui.core.language import tr
from app.ui.core.theme import Theme
from app.ui.views import mark_painter
from app.ui.views.mark_painter import paint_tag, tag_of
from app.ui.views.marks import Mark, Marks, State, joined_ends
from app.ui.views.pages.page_images import PageInk
from app.ui.views.pages.page_layout import PageColumn, boxes_of

_NEAR = 64
_BESIDE = 1.5
_TAG_ROOM = 16


def paint_paper(painter: QPainter, frame: QRectF, image: QImage | None, theme: Theme) -> None:
    """The page's picture, or white paper that says that the picture is still being drawn."""
    paper = theme.on_pages
    painter.fillRect(frame, QColor(paper.paper))
    if image is not None:
        paint_picture(painter, frame, image)
    else:
        painter.setPen(QColor(paper.soft))
        painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, tr("Drawing the page…"))
    painter.setPen(QPen(QColor(theme.line), 1))
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
    theme: Theme,
    view: QRectF,
) -> None:
    """Every mark of a page in sight, with its pin, and the ring around those in `focus`.

    `theme` is that of pages. All of one kind come together: to change how the painter paints takes
    longer than to paint.
    """
    seen = _in_sight(column, page, marks, view)
    shown = [one for one in seen if one[0].state is not State.REPLACED]
    # The picture holds the text already, so the fill must darken it like a marker pen.
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    for mark, boxes in shown:
        mark_painter.paint_ground(painter, boxes, mark, theme)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    for mark, boxes in seen:
        joined = joined_ends(column.document.text, mark.span)
        if mark.state is State.REPLACED:
            mark_painter.paint_replacement(painter, boxes, mark, theme)
        else:
            mark_painter.paint_outline(painter, boxes, mark, theme, joined)
        if mark.state is State.REJECTED:
            mark_painter.paint_strike(painter, boxes, theme)
        if mark.id in focus:
            mark_painter.paint_ring(painter, boxes, mark, theme, joined)
    for mark, boxes in seen:
        if mark.labelled:
            mark_painter.paint_pin(painter, boxes, mark, theme)


def paint_labels(
    painter: QPainter,
    column: PageColumn,
    page: Page,
    marks: Marks,
    named: Collection[str],
    base: QFont,
    theme: Theme,
    view: QRectF,
    ink: PageInk | None,
) -> None:
    """Labels of the marks that are `named`, in the focus or pointed at, where there is no `ink`."""
    if not named:
        return
    ratio = painter.device().devicePixelRatioF()
    for mark, boxes in _in_sight(column, page, marks, view):
        if mark.id in named and mark.labelled:
            tag = tag_of(mark, boxes[0].height(), base, theme, ratio)
            size = tag.deviceIndependentSize()
            paint_tag(painter, place_of_label(column, page, mark, boxes, size, ink), tag)


def paint_selection(
    painter: QPainter, column: PageColumn, page: Page, span: Span, theme: Theme
) -> None:
    """A wash over the selected words."""
    wash = QColor(mix(theme.paper, theme.accent, 0.5))
    wash.setAlphaF(0.4)
    painter.setPen(QPen(QColor(theme.accent), 1))
    painter.setBrush(wash)
    for box in column.placed(page, boxes_of(page, span)):
        painter.drawRect(box)


def paint_cursor(
    painter: QPainter, column: PageColumn, page: Page, word: Word, theme: Theme
) -> None:
    """A line under the word that the keyboard is at."""
    box = column.place(page, word.box)
    painter.fillRect(QRectF(box.left(), box.bottom(), box.width(), 2), QColor(theme.accent))


def placed(column: PageColumn, page: Page, mark: Mark) -> list[QRectF]:
    """Boxes of a mark in the column, larger than its letters where nothing stands beside them."""
    boxes = column.placed(page, column.boxes_of(page, mark.span), _BESIDE)
    mark_painter.close_to(boxes, joined_ends(column.document.text, mark.span), _BESIDE)
    for box in boxes:
        box.adjust(0, -1, 0, 1)
    return boxes


def _in_sight(
    column: PageColumn, page: Page, marks: Marks, view: QRectF
) -> list[tuple[Mark, list[QRectF]]]:
    return [
        (mark, boxes)
        for mark in marks.between(page.start, page.end)
        if (boxes := placed(column, page, mark))
        and boxes[0].top() < view.bottom() + _TAG_ROOM
        and boxes[-1].bottom() > view.top() - _TAG_ROOM
    ]


def place_of_label(
    column: PageColumn,
    page: Page,
    mark: Mark,
    boxes: list[QRectF],
    size: QSizeF,
    ink: PageInk | None,
) -> QPointF:
    """Where a label of this size begins: behind the mark, or where at its edges it covers least."""
    first, last = boxes[0], boxes[-1]
    behind = QPointF(last.right() + 4, last.center().y() - size.height() / 2)
    if _is_free(column, page, mark.span.end, QRectF(behind, size), ink):
        return behind
    if ink is None:
        return first.topLeft() - QPointF(0, size.height())
    corner = column.frame(page).topLeft()
    on_page = [box.translated(-corner) for box in boxes]
    return corner + ink.place(on_page, size, _scale(column, page, ink))


def _is_free(column: PageColumn, page: Page, end: int, tag: QRectF, ink: PageInk | None) -> bool:
    """Whether nothing lies under a tag: no word behind offset `end`, and no ink."""
    frame = column.frame(page)
    if tag.right() >= frame.right():
        return False
    near = column.placed(page, column.boxes_of(page, Span(end, end + _NEAR)))
    if any(box.intersects(tag) for box in near):
        return False
    return ink is None or ink.is_blank(tag.translated(-frame.topLeft()), _scale(column, page, ink))


def _scale(column: PageColumn, page: Page, ink: PageInk) -> float:
    """Pixels of the picture in one of the column; the picture may be of another zoom still."""
    return ink.picture.width() / column.frame(page).width()
