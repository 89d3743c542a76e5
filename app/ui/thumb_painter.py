"""How a small page looks: its picture, a bar for each mark, its number and what is left on it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from app.engine.types import Page
from app.ui.language import tr
from app.ui.mark_painter import PAPER
from app.ui.marks import Mark, Marks, State
from app.ui.page_layout import PageColumn
from app.ui.page_painter import paint_picture
from app.ui.theme import GRID, Theme

_LEAST = 3.0
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
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
    theme: Theme,
) -> None:
    """One page with the line below it."""
    frame = column.frame(page)
    painter.fillRect(frame, QColor(PAPER.paper))
    if image is not None:
        paint_picture(painter, frame, image)
    for mark in marks.between(page.start, page.end):
        for box in column.boxes_of(page, mark.span):
            _paint_bar(painter, column.place(page, box), mark)
    painter.setPen(QPen(QColor(theme.line), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(frame)
    _paint_foot(painter, frame, page, marks, theme)


def paint_current(painter: QPainter, frame: QRectF, theme: Theme, *, focused: bool) -> None:
    """The ring around the page in view, stronger while the keyboard is here."""
    painter.setPen(QPen(QColor(theme.accent), 3 if focused else 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(frame.adjusted(-2, -2, 2, 2))


def _paint_bar(painter: QPainter, box: QRectF, mark: Mark) -> None:
    """To review: its category's colour. Removed: black. Kept: a line."""
    centre = box.center()
    if mark.state in (State.REJECTED, State.NEAR):
        bar = QRectF(box.left(), centre.y() - 0.5, max(_LEAST, box.width()), 1)
        painter.fillRect(bar, QColor(PAPER.soft))
        return
    bar = QRectF(0, 0, max(_LEAST, box.width()), max(_LEAST, box.height()))
    bar.moveCenter(centre)
    open_ = mark.state is State.SUGGESTED
    painter.fillRect(bar, QColor(PAPER.outline(mark.category) if open_ else PAPER.ink))


def _paint_foot(painter: QPainter, frame: QRectF, page: Page, marks: Marks, theme: Theme) -> None:
    found, left = counted(page, marks)
    foot = QRectF(frame.left(), frame.bottom() + 2, frame.width(), 2 * GRID - 2)
    painter.setPen(QColor(theme.soft))
    painter.drawText(foot, _LEFT, f"{page.number}")
    if left:
        painter.setPen(QColor(theme.ink))
    words = tr("{number} left").format(number=left) if left else "✓" if found else ""
    painter.drawText(foot, _RIGHT, words)
