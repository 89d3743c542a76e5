"""How a small page looks: its picture, a bar for each mark, its number and what is left on it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from app.engine.domain.geometry import Region
from app.engine.domain.labels import Category
from app.engine.domain.types import Page
from app.ui.core.language import tr
from app.ui.core.theme import GRID, Theme
from app.ui.views.marks import Marks, State
from app.ui.views.pages.ocr_badge import paint_glyph
from app.ui.views.pages.page_layout import PageColumn
from app.ui.views.pages.page_painter import paint_picture

_LEAST = 3.0
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_THIN = (State.REJECTED, State.NEAR)
_UNTOLD = (State.NEAR, State.REPLACED)


def counted(page: Page, marks: Marks) -> tuple[int, int]:
    """How many findings a page has, and how many of them are to be reviewed."""
    states = [mark.state for mark in marks.between(page.start, page.end)]
    found = [state for state in states if state not in _UNTOLD]
    return len(found), found.count(State.SUGGESTED)


def paint(
    painter: QPainter,
    column: PageColumn,
    page: Page,
    image: QImage | None,
    marks: Marks,
    looked: Collection[int],
    theme: Theme,
) -> None:
    """One page with the line below it; `looked` are recognised pages that were looked at."""
    frame = column.frame(page)
    paper = theme.on_pages
    painter.fillRect(frame, QColor(paper.paper))
    if image is not None:
        paint_picture(painter, frame, image)
    for mark in marks.between(page.start, page.end):
        colour = _bar(mark.category, mark.state, paper)
        thin = mark.state in _THIN
        for box in column.placed(page, column.boxes_of(page, mark.span)):
            _paint_bar(painter, box, colour, thin=thin)
    painter.setPen(QPen(QColor(theme.line), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(frame)
    _paint_foot(painter, frame, page, marks, looked, theme)


def paint_regions(
    painter: QPainter, column: PageColumn, page: Page, regions: Iterable[Region]
) -> None:
    """The boxes that were drawn on a page, black as everything that is removed."""
    for region in regions:
        if region.page == page.number:
            painter.fillRect(column.place(page, region.box), QColor(Qt.GlobalColor.black))


def paint_current(painter: QPainter, frame: QRectF, theme: Theme, *, focused: bool) -> None:
    """The ring around the page in view, stronger while the keyboard is here."""
    painter.setPen(QPen(QColor(theme.accent), 3 if focused else 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(frame.adjusted(-2, -2, 2, 2))


def _paint_bar(painter: QPainter, box: QRectF, colour: QColor, *, thin: bool) -> None:
    centre, wide = box.center(), max(_LEAST, box.width())
    high = 1.0 if thin else max(_LEAST, box.height())
    left = box.left() if thin else centre.x() - wide / 2
    painter.fillRect(QRectF(left, centre.y() - high / 2, wide, high), colour)


@cache
def _bar(category: Category, state: State, paper: Theme) -> QColor:
    """To review: its category's colour. Removed: black. Kept: grey, for a line."""
    if state in _THIN:
        return QColor(paper.soft)
    return QColor(paper.outline(category) if state is State.SUGGESTED else paper.ink)


def _paint_foot(
    painter: QPainter,
    frame: QRectF,
    page: Page,
    marks: Marks,
    looked: Collection[int],
    theme: Theme,
) -> None:
    found, left = counted(page, marks)
    foot = QRectF(frame.left(), frame.bottom() + 2, frame.width(), 2 * GRID - 2)
    painter.setPen(QColor(theme.soft))
    painter.drawText(foot, _LEFT, f"{page.number}")
    wide = painter.fontMetrics().horizontalAdvance
    end = foot.left() + wide(f"{page.number} ")
    if page.recognised:
        colour, known = QColor(theme.soft), page.number in looked
        end = paint_glyph(painter, end + 2, foot.center().y(), colour, looked=known)
    if left:
        painter.setPen(QColor(theme.ink))
    words = tr("%n left", None, left) if left else "✓" if found else ""
    if end + wide(f" {words}") > foot.right():
        words = str(left)
    painter.drawText(foot, _RIGHT, words)
