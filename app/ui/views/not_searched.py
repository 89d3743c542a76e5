"""What of a long document was not searched yet: nobody may take it for text without identifiers.

Told by words above it and by slanted lines over all of it, through which it can be read.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter

from app.ui.core.language import tr
from app.ui.core.theme import Theme, scaled

_FAINT = 70
_LETTERS, _LARGEST_LETTERS = 12, 18
"""Pixels; no larger, so that the words have room above a page."""


def words() -> str:
    """What the sign means."""
    return tr("Not searched yet")


def paint_page(painter: QPainter, frame: QRectF, gap: float, theme: Theme) -> None:
    """The sign of a page in `frame`, which lies on the ground of pages with a `gap` above it."""
    above = QRectF(frame.left(), frame.top() - gap, frame.width(), gap)
    left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    _write(painter, above, left, theme)
    paint_lines(painter, frame, theme.on_pages)


def paint_below(painter: QPainter, rest: QRectF, theme: Theme) -> None:
    """The sign of a text that was not searched from the top of `rest` on."""
    paint_lines(painter, rest, theme)
    painter.setPen(QColor(theme.soft))
    painter.drawLine(rest.topLeft(), rest.topRight())
    _write(painter, rest.adjusted(0, 2, -4, 0), Qt.AlignmentFlag.AlignRight, theme)


def paint_lines(painter: QPainter, frame: QRectF, theme: Theme) -> None:
    """Slanted lines over what is in `frame`, large or small."""
    colour = QColor(theme.soft)
    colour.setAlpha(_FAINT)
    painter.fillRect(frame, QBrush(colour, Qt.BrushStyle.BDiagPattern))


def _write(painter: QPainter, room: QRectF, where: Qt.AlignmentFlag, theme: Theme) -> None:
    painter.save()
    font = QFont(painter.font())
    font.setPixelSize(min(_LARGEST_LETTERS, scaled(_LETTERS)))
    painter.setFont(font)
    painter.setPen(QColor(theme.soft))
    painter.drawText(room, where, words())
    painter.restore()
