"""Small drawn signs for states, the same in every list: told by shape first, colour second."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.ui.core.contrast import ink_on
from app.ui.core.documents import OpenDocument, Phase
from app.ui.core.theme import Theme, scaled
from app.ui.views.marks import State

_SIZE = 14


def glyph_size() -> float:
    """Width and height of a sign, in pixels; it grows with the system's font."""
    return float(scaled(_SIZE))


def paint_state(painter: QPainter, centre: QPointF, state: State, theme: Theme) -> None:
    """A dashed ring to review, a tick accepted, a stroke rejected, a plus added, dots for near.

    Three dots without a ring for what is provisional.
    """
    with _grown(painter, centre):
        _paint_state(painter, state, theme)


def paint_progress(painter: QPainter, centre: QPointF, entry: OpenDocument, theme: Theme) -> None:
    """A circle: empty before the scan, half full to review, full when all is decided.

    A tick in it once it was called reviewed; a padlock for what needs a password.
    """
    with _grown(painter, centre):
        _paint_progress(painter, entry, theme)


@contextmanager
def _grown(painter: QPainter, centre: QPointF) -> Iterator[None]:
    """Draw round the origin, in the usual size."""
    painter.save()
    painter.translate(centre)
    painter.scale(glyph_size() / _SIZE, glyph_size() / _SIZE)
    yield
    painter.restore()


def _paint_state(painter: QPainter, state: State, theme: Theme) -> None:
    circle = QRectF(-_SIZE / 2, -_SIZE / 2, _SIZE, _SIZE)
    if state is State.SUGGESTED:
        pen = QPen(QColor(theme.soft), 1.4)
        pen.setDashPattern([2, 1.6])
        _ring(painter, circle, pen)
    elif state is State.PROVISIONAL:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.soft))
        for x in (-4.5, 0.0, 4.5):
            painter.drawEllipse(QPointF(x, 0), 1.3, 1.3)
    elif state is State.NEAR:
        pen = QPen(QColor(theme.soft), 1.8, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([0.01, 2.8])
        _ring(painter, circle.adjusted(1, 1, -1, -1), pen)
    elif state is State.REJECTED:
        _ring(painter, circle, QPen(QColor(theme.soft), 1.4))
        painter.drawLine(QPointF(-4, 4), QPointF(4, -4))
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.accent))
        painter.drawEllipse(circle)
        painter.setPen(QPen(QColor(ink_on(theme.accent)), 1.8))
        if state is State.ADDED:
            painter.drawLine(QPointF(-3.5, 0), QPointF(3.5, 0))
            painter.drawLine(QPointF(0, -3.5), QPointF(0, 3.5))
        else:
            _tick(painter)


def _paint_progress(painter: QPainter, entry: OpenDocument, theme: Theme) -> None:
    half = _SIZE / 2 - 1
    circle = QRectF(-half, -half, 2 * half, 2 * half)
    failed = entry.phase in (Phase.FAILED, Phase.STOPPED)
    colour = QColor(theme.danger if failed else theme.accent)
    if entry.phase is Phase.LOCKED:
        _padlock(painter, colour)
        return
    _ring(painter, circle, QPen(colour, 1.6))
    if failed:
        painter.drawLine(QPointF(0, -3.5), QPointF(0, 0.5))
        painter.drawPoint(QPointF(0, 3))
    elif entry.is_reviewed:
        painter.setBrush(colour)
        painter.drawEllipse(circle)
        painter.setPen(QPen(QColor(ink_on(colour.name())), 1.8))
        _tick(painter)
    elif entry.review is not None:
        painter.setBrush(colour)
        if entry.undecided:
            painter.drawPie(circle, 90 * 16, 180 * 16)
        else:
            painter.drawEllipse(circle)


def _tick(painter: QPainter) -> None:
    painter.drawPolyline([QPointF(-3.5, 0), QPointF(-1, 3), QPointF(4, -3)])


def _padlock(painter: QPainter, colour: QColor) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, 1.6))
    painter.drawArc(QRectF(-3.5, -6.5, 7, 9), 0, 180 * 16)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(QRectF(-5.5, -1.5, 11, 8), 1.5, 1.5)


def _ring(painter: QPainter, circle: QRectF, pen: QPen) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    painter.drawEllipse(circle)
