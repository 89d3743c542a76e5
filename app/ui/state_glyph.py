"""Small drawn signs for states, the same in every list: told by shape first, colour second."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.ui.contrast import ink_on
from app.ui.marks import State
from app.ui.session import Entry, Phase
from app.ui.theme import Theme

SIZE = 14.0


def paint_state(painter: QPainter, centre: QPointF, state: State, theme: Theme) -> None:
    """A dashed ring to review, a tick accepted, a stroke rejected, a plus added, dots for near."""
    circle = QRectF(0, 0, SIZE, SIZE)
    circle.moveCenter(centre)
    x, y = centre.x(), centre.y()
    if state is State.SUGGESTED:
        pen = QPen(QColor(theme.soft), 1.4)
        pen.setDashPattern([2, 1.6])
        _ring(painter, circle, pen)
    elif state is State.NEAR:
        pen = QPen(QColor(theme.soft), 1.8, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([0.01, 2.8])
        _ring(painter, circle.adjusted(1, 1, -1, -1), pen)
    elif state is State.REJECTED:
        _ring(painter, circle, QPen(QColor(theme.soft), 1.4))
        painter.drawLine(QPointF(x - 4, y + 4), QPointF(x + 4, y - 4))
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.accent))
        painter.drawEllipse(circle)
        painter.setPen(QPen(QColor(ink_on(theme.accent)), 1.8))
        if state is State.ADDED:
            painter.drawLine(QPointF(x - 3.5, y), QPointF(x + 3.5, y))
            painter.drawLine(QPointF(x, y - 3.5), QPointF(x, y + 3.5))
        else:
            _tick(painter, centre)


def paint_progress(painter: QPainter, centre: QPointF, entry: Entry, theme: Theme) -> None:
    """A circle: empty before the scan, half full to review, full when all is decided.

    A tick in it once it was called reviewed; a padlock for what needs a password.
    """
    circle = QRectF(0, 0, SIZE - 2, SIZE - 2)
    circle.moveCenter(centre)
    failed = entry.phase in (Phase.FAILED, Phase.STOPPED)
    colour = QColor(theme.danger if failed else theme.accent)
    if entry.phase is Phase.LOCKED:
        _padlock(painter, centre, colour)
        return
    _ring(painter, circle, QPen(colour, 1.6))
    if failed:
        x, y = centre.x(), centre.y()
        painter.drawLine(QPointF(x, y - 3.5), QPointF(x, y + 0.5))
        painter.drawPoint(QPointF(x, y + 3))
    elif entry.finished:
        painter.setBrush(colour)
        painter.drawEllipse(circle)
        painter.setPen(QPen(QColor(ink_on(colour.name())), 1.8))
        _tick(painter, centre)
    elif entry.review is not None:
        painter.setBrush(colour)
        if entry.undecided:
            painter.drawPie(circle, 90 * 16, 180 * 16)
        else:
            painter.drawEllipse(circle)


def _tick(painter: QPainter, centre: QPointF) -> None:
    x, y = centre.x(), centre.y()
    painter.drawPolyline([QPointF(x - 3.5, y), QPointF(x - 1, y + 3), QPointF(x + 4, y - 3)])


def _padlock(painter: QPainter, centre: QPointF, colour: QColor) -> None:
    x, y = centre.x(), centre.y()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, 1.6))
    painter.drawArc(QRectF(x - 3.5, y - 6.5, 7, 9), 0, 180 * 16)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(QRectF(x - 5.5, y - 1.5, 11, 8), 1.5, 1.5)


def _ring(painter: QPainter, circle: QRectF, pen: QPen) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    painter.drawEllipse(circle)
