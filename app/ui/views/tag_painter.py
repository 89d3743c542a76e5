"""The small labels of marks on pages: each is drawn once and then copied.

To draw a few letters takes as long as all the rest of a mark.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPen

from app.engine.domain.labels import Category
from app.ui.core.contrast import ink_on
from app.ui.core.theme import Theme
from app.ui.views.mark_painter import label_width
from app.ui.views.marks import OWN, Mark, State

_SMALLEST, _LARGEST = 8, 12


def tag_of(mark: Mark, height: float, base: QFont, theme: Theme, ratio: float) -> QImage:
    """The label of a mark whose letters are so high, for `ratio` pixels of the device in one."""
    size = max(_SMALLEST, min(_LARGEST, round(height * 0.55)))
    return _drawn(
        mark.label, mark.category, mark.state, theme, size, base.family(), ratio, 1.0, 0.0
    )


def edge_tags_of(
    mark: Mark, height: float, base: QFont, theme: Theme, ratio: float
) -> tuple[QImage, QImage]:
    """As `tag_of`, but one letter, for the edge of a mark beside which there is no room.

    One that is easy to read, and one for which a page has room above most letters or below them.
    """
    short = mark.label[0] + (OWN if mark.replacement else "")
    large, small = (
        max(least, min(_LARGEST, round(height * share)))
        for least, share in ((_SMALLEST + 1, 0.6), (_SMALLEST - 1, 0.45))
    )
    return (
        _drawn(short, mark.category, mark.state, theme, large, base.family(), ratio, 0.0, 4.0),
        _drawn(short, mark.category, mark.state, theme, small, base.family(), ratio, 0.0, 5.0),
    )


def paint_tag(painter: QPainter, place: QPointF, tag: QImage) -> None:
    """Copy a label to where its upper left corner belongs, on whole pixels."""
    ratio = tag.devicePixelRatioF()
    painter.drawImage(
        QPointF(round(place.x() * ratio) / ratio, round(place.y() * ratio) / ratio), tag
    )


@lru_cache(maxsize=1024)
def _drawn(
    words: str,
    category: Category,
    state: State,
    theme: Theme,
    size: int,
    family: str,
    ratio: float,
    more: float,
    less: float,
) -> QImage:
    """`more` pixels higher than its letters, and `less` narrower than usual."""
    font = QFont(family)
    font.setPixelSize(size)
    font.setBold(True)
    # Hinting would press the ring of an Å flat on letters so small.
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    metrics = QFontMetricsF(font)
    letters = metrics.tightBoundingRect(words)
    # Capitals stand in the middle, and above them is room for what they bear.
    accent = max(0.0, -letters.top() - metrics.capHeight())
    high = size + more + accent
    rect = QRectF(0.5, 0.5, max(high, label_width(words, font) - less), high)
    image = QImage(
        round((rect.width() + 1) * ratio + 0.5),
        round((high + 1) * ratio + 0.5),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    kept, open_ = state is State.REJECTED, state is State.SUGGESTED
    solid = theme.label(category)
    ground = theme.paper if kept or open_ else solid
    ink = theme.soft if kept else theme.ink if open_ else ink_on(solid)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(theme.edge if kept else theme.outline(category)), 1))
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(rect, 2, 2)
    painter.setFont(font)
    painter.setPen(QColor(ink))
    left = rect.center().x() - metrics.horizontalAdvance(words) / 2
    foot = rect.bottom() - round((size + more - metrics.capHeight()) / 2)
    painter.drawText(QPointF(left, foot), words)
    painter.end()
    return image
