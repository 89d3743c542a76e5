"""The row that names the columns of a sheet stays in view while the rows below it scroll."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.engine.domain.document import HEADING, SHEET, Document
from app.ui.core.theme import Theme

_MOST = 1 / 3
"""Of the height of the view that a pinned row may take."""


class HeadingRow(NamedTuple):
    """Where the names of columns stand in the text, and where the last row below them ends."""

    start: int
    end: int
    last: int


class Pinning(Protocol):
    """A view whose rows are pinned."""

    def row_box(self, row: HeadingRow) -> QRectF:
        """Where a whole row of a table stands in the viewport, with its lines.

        Of one above it only the height is exact.
        """

    def end_of(self, row: HeadingRow) -> float:
        """Where in the viewport the last row below it ends, about that where it is out of it."""

    def paint_row(self, painter: QPainter, row: HeadingRow, box: QRectF) -> None:
        """Paint the row, with its marks, where it stands in the viewport."""

    def viewport(self) -> QWidget:
        """What shows the text."""


def heading_rows(document: Document) -> Iterator[HeadingRow]:
    """The rows that name columns, from a document whose reader found them."""
    row: HeadingRow | None = None
    for one in document.fields:
        start, end = one.span.start, one.span.end
        if one.name == SHEET:
            if row is not None:
                yield row
            row = None
        elif one.name != HEADING:
            row = row and row._replace(last=max(row.last, end))
        elif row is not None and row.last == row.end and "\n" not in document.text[row.end : start]:
            row = row._replace(end=end, last=end)
        else:
            if row is not None:
                yield row
            row = HeadingRow(start, end, end)
    if row is not None:
        yield row


class PinnedRow(QWidget):
    """Lies over the upper edge of a view, where the heading of the rows in view is out of it."""

    def __init__(self, view: QWidget, pinning: Pinning, theme: Theme) -> None:
        super().__init__(view)
        self._view, self._theme = pinning, theme
        self.rows: Sequence[HeadingRow] = ()
        self._row: HeadingRow | None = None
        self.hide()

    def show_rows(self, rows: Sequence[HeadingRow], theme: Theme) -> None:
        """Other rows to pin, or none."""
        self.rows, self._theme = rows, theme
        self.follow()

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours."""
        self._theme = theme
        self.update()

    def follow(self) -> None:
        """Take the place that the view's own place asks for."""
        boxes = ((row, self._view.row_box(row)) for row in reversed(self.rows))
        self._row, box = next((one for one in boxes if one[1].top() < 0), (None, QRectF()))
        viewport, height = self._view.viewport(), round(box.height())
        # The end of the table pushes it out.
        up = min(0, round(self._view.end_of(self._row)) - height) if self._row else -height
        if up <= -height or height > _MOST * viewport.height():
            self.hide()
            return
        place = viewport.pos() + QPoint(0, up)
        self.setGeometry(QRect(place.x(), place.y(), viewport.width(), height))
        self.show()
        self.raise_()
        self.update()

    @property
    def covered(self) -> int:
        """How much of the viewport lies below it."""
        if self.isHidden():
            return 0
        return self.geometry().bottom() + 1 - self._view.viewport().y()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        if self._row is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(self._theme.paper))
        box = self._view.row_box(self._row)
        painter.save()
        painter.translate(0, -box.top())
        self._view.paint_row(painter, self._row, box)
        painter.restore()
        edge = self.rect().bottom()
        painter.fillRect(0, edge, self.width(), 1, QColor(self._theme.edge))

    def wheelEvent(self, event: QWheelEvent) -> None:
        QApplication.sendEvent(self._view.viewport(), event)
