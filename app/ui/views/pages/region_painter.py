"""How a box looks that was drawn on a page, and one that is being drawn."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from app.engine.domain.document import Page, Span
from app.engine.domain.geometry import Region
from app.ui.core.theme import Theme
from app.ui.views import mark_painter
from app.ui.views.mark_painter import paint_tag, tag_of
from app.ui.views.marks import Mark, State
from app.ui.views.pages.page_layout import PageColumn

_HATCH = 8  # from line to line
_LETTERS = 18.0  # the height of a line, for the label of a box of any height


def paint(
    painter: QPainter,
    column: PageColumn,
    page: Page,
    regions: Iterable[Region],
    focus: Collection[str],
    theme: Theme,
) -> None:
    """The boxes of a page, hatched, so that one sees what goes; under the marks of its text."""
    for region, rect in _placed(column, page, regions):
        mark = _mark(region)
        _hatch(painter, rect, QColor(theme.outline(mark.category)))
        mark_painter.paint_outline(painter, [rect], mark, theme)
        if region.id in focus:
            mark_painter.paint_ring(painter, [rect], mark, theme)


def paint_tags(
    painter: QPainter,
    column: PageColumn,
    page: Page,
    regions: Iterable[Region],
    named: Collection[str],
    base: QFont,
    theme: Theme,
) -> None:
    """What kind each box is, over the marks: a pin, and a label on those that are `named`."""
    ratio = painter.device().devicePixelRatioF()
    for region, rect in _placed(column, page, regions):
        mark_painter.paint_pin(painter, [rect], _mark(region), theme)
        if region.id in named:
            tag = tag_of(_mark(region), _LETTERS, base, theme, ratio)
            high = tag.deviceIndependentSize().height()
            paint_tag(painter, rect.topLeft() + QPointF(8, -high - 4), tag)


def paint_exported(
    painter: QPainter,
    column: PageColumn,
    page: Page,
    regions: Iterable[Region],
    focus: Collection[str],
    theme: Theme,
) -> None:
    """The boxes black, over all else, as an export has them."""
    for region, rect in _placed(column, page, regions):
        painter.fillRect(rect, QColor(Qt.GlobalColor.black))
        if region.id in focus:
            mark_painter.paint_ring(painter, [rect], _mark(region), theme)


def paint_draft(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A box that can still be moved."""
    wash = QColor(theme.accent)
    wash.setAlphaF(0.25)
    painter.setBrush(wash)
    painter.setPen(QPen(QColor(theme.accent), 2, Qt.PenStyle.DashLine))
    painter.drawRect(rect)


def _placed(
    column: PageColumn, page: Page, regions: Iterable[Region]
) -> Iterator[tuple[Region, QRectF]]:
    for region in regions:
        if region.page == page.number:
            yield region, column.place_of_file(page, region.box)


def _hatch(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    wash = QColor(colour)
    wash.setAlphaF(0.12)
    painter.fillRect(rect, wash)
    # Qt's own pattern is one of pixels of the device, too fine where these are small.
    high, lines = rect.height(), range(_HATCH, int(rect.width() + rect.height()), _HATCH)
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(colour, 1))
    painter.drawLines(
        [
            QLineF(rect.topLeft() + QPointF(at, 0), rect.topLeft() + QPointF(at - high, high))
            for at in lines
        ]
    )
    painter.restore()


def _mark(region: Region) -> Mark:
    """A mark that looks like the box; its span is of no text."""
    return Mark(region.id, Span(0, 1), region.subcategory, State.ADDED)
