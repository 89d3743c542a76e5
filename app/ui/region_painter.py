"""How a box looks that was drawn on a page, and one that is being drawn."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPen

from app.engine.geometry import Region
from app.engine.types import Page, Span
from app.ui import mark_painter
from app.ui.marks import Mark, State
from app.ui.page_layout import PageColumn
from app.ui.tag_painter import paint_tag, tag_of
from app.ui.theme import Theme

_LETTERS = 18.0  # the height of a line, for the label of a box of any height


def paint(
    painter: QPainter,
    column: PageColumn,
    page: Page,
    regions: Iterable[Region],
    focus: Collection[str],
    base: QFont,
    theme: Theme,
    *,
    exported: bool,
) -> None:
    """The boxes of a page: black as `exported`, before that hatched, so that one sees what goes."""
    for region in regions:
        if region.page != page.number:
            continue
        rect, mark = column.place(page, region.box), _mark(region)
        if exported:
            painter.fillRect(rect, QColor(Qt.GlobalColor.black))
        else:
            _hatch(painter, rect, QColor(theme.outline(mark.category)))
            mark_painter.paint_outline(painter, [rect], mark, theme)
        if region.id in focus:
            mark_painter.paint_ring(painter, [rect], mark, theme)
        if not exported:
            tag = tag_of(mark, _LETTERS, base, theme, painter.device().devicePixelRatioF())
            paint_tag(painter, rect.topLeft() + QPointF(4, 4), tag)


def paint_draft(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A box that can still be moved."""
    wash = QColor(theme.accent)
    wash.setAlphaF(0.25)
    painter.setBrush(wash)
    painter.setPen(QPen(QColor(theme.accent), 2, Qt.PenStyle.DashLine))
    painter.drawRect(rect)


def _hatch(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    wash = QColor(colour)
    wash.setAlphaF(0.12)
    painter.fillRect(rect, wash)
    painter.fillRect(rect, QBrush(colour, Qt.BrushStyle.BDiagPattern))


def _mark(region: Region) -> Mark:
    """A mark that looks like the box; its span is of no text."""
    return Mark(region.id, Span(0, 1), region.subcategory, State.ADDED)
