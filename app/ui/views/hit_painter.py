"""How what was searched for looks in a document: by line, square where marks are round."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.ui.core.theme import Theme

_BESIDE = 0.5


def paint_hit(painter: QPainter, boxes: Sequence[QRectF], theme: Theme) -> None:
    """A thin line around a hit."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.ink), 1.0))
    for box in boxes:
        painter.drawRect(box.adjusted(-_BESIDE, 0, _BESIDE, 0))


def paint_current(painter: QPainter, boxes: Sequence[QRectF], theme: Theme) -> None:
    """A thick line around the hit that was gone to, with a gap of paper to all other lines."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width, by in ((theme.paper, 2.0, _BESIDE + 1), (theme.ink, 3.0, _BESIDE + 3)):
        painter.setPen(QPen(QColor(colour), width, j=Qt.PenJoinStyle.MiterJoin))
        for box in boxes:
            painter.drawRect(box.adjusted(-by, 1 - by, by, by - 1))
