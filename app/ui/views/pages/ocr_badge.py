"""The sign of pages that text recognition read: words above the page, a line beside it, a glyph.

How far the reviewer came is told by shape. To be compared with its picture: an empty box to tick
beside the words, a dot in the glyph, dots in the line. Seen to its end: a dash in box and glyph, a
dashed line. Checked: a tick, and a line that is drawn through.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from app.ui.core.documents import PageCheck
from app.ui.core.language import phrase, tr
from app.ui.core.theme import Theme, scaled

_SIDE = 10.0
"""Pixels that the glyph is wide and high."""
_BOX = 12.0
"""Of the box to tick."""
_GAP = 6.0
_LETTERS, _LARGEST_LETTERS = 12, 18
"""Pixels; no larger, so that all words have room above a page."""


def room(base: QFont) -> float:
    """How much height the words need above a page."""
    return QFontMetricsF(_font(base)).height()


_WORDS = {
    PageCheck.UNSEEN: phrase("Text recognition – compare with the picture"),
    PageCheck.SEEN: phrase("Text recognition – seen; tick once compared with the picture"),
    PageCheck.CHECKED: phrase("Text recognition – checked"),
}
_LINES = {
    PageCheck.UNSEEN: (Qt.PenStyle.DotLine, 2.0),
    PageCheck.SEEN: (Qt.PenStyle.DashLine, 2.0),
    PageCheck.CHECKED: (Qt.PenStyle.SolidLine, 1.0),
}


def badge_text(check: PageCheck) -> str:
    """What the sign means, in words."""
    return tr(_WORDS[check])


def paint_glyph(
    painter: QPainter, left: float, middle: float, colour: QColor, check: PageCheck
) -> float:
    """Four corners round a dot, a dash or a tick. Returns its end."""
    painter.save()
    # On whole pixels, and half a pixel in, lines of one pixel are sharp.
    painter.translate(round(left) + 0.5, round(middle - _SIDE / 2) + 0.5)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, 1.2))
    end, arm = _SIDE - 1, 3.0
    for x, y, across, down in ((0, 0, 1, 1), (end, 0, -1, 1), (0, end, 1, -1), (end, end, -1, -1)):
        corner = QPointF(x, y)
        painter.drawLine(corner, corner + QPointF(across * arm, 0))
        painter.drawLine(corner, corner + QPointF(0, down * arm))
    if check is PageCheck.CHECKED:
        painter.drawPolyline([QPointF(2.2, 4.6), QPointF(4.0, 6.6), QPointF(7.0, 2.4)])
    elif check is PageCheck.SEEN:
        painter.drawLine(QPointF(2.5, end / 2), QPointF(end - 2.5, end / 2))
    else:
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(end / 2, end / 2), 1.3, 1.3)
    painter.restore()
    return left + _SIDE


def sign_of(frame: QRectF, gap: float) -> QRectF:
    """Where the sign of a page stands, which can be pressed: in the gap above its frame."""
    return QRectF(frame.left(), frame.top() - gap, frame.width(), gap)


def _paint_box(
    painter: QPainter, left: float, middle: float, colour: QColor, check: PageCheck
) -> float:
    """A box to tick. Returns its end."""
    painter.save()
    painter.translate(round(left) + 0.5, round(middle - _BOX / 2) + 0.5)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, 1.2))
    painter.drawRoundedRect(QRectF(0, 0, _BOX - 1, _BOX - 1), 2, 2)
    painter.setPen(QPen(colour, 1.6))
    if check is PageCheck.CHECKED:
        painter.drawPolyline([QPointF(2.5, 5.5), QPointF(4.6, 7.8), QPointF(8.5, 2.8)])
    elif check is PageCheck.SEEN:
        painter.drawLine(QPointF(3, (_BOX - 1) / 2), QPointF(_BOX - 4, (_BOX - 1) / 2))
    painter.restore()
    return left + _BOX


def paint_beside(
    painter: QPainter, frame: QRectF, gap: float, theme: Theme, check: PageCheck
) -> None:
    """Words in the gap above a page, which lies on the ground of pages, and a line on its left."""
    colour = QColor(theme.soft)
    above = sign_of(frame, gap)
    end = _paint_box(painter, above.left(), above.center().y(), colour, check)
    painter.save()
    painter.setFont(_font(painter.font()))
    painter.setPen(colour)
    words = above.adjusted(end - above.left() + _GAP, 0, 0, 0)
    short = painter.fontMetrics().elidedText(
        badge_text(check), Qt.TextElideMode.ElideRight, int(words.width())
    )
    painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, short)
    painter.restore()
    style, width = _LINES[check]
    painter.setPen(QPen(QColor(theme.edge), width, style))
    side = frame.left() - _GAP
    painter.drawLine(QPointF(side, frame.top()), QPointF(side, frame.bottom()))


def _font(base: QFont) -> QFont:
    font = QFont(base)
    font.setPixelSize(min(_LARGEST_LETTERS, scaled(_LETTERS)))
    return font
