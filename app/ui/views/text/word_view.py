"""A Word document as a document: paragraphs, headings, lists and tables, with its marks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QFont,
    QGuiApplication,
    QPainter,
    QResizeEvent,
    QTextBlock,
    QTextCursor,
)
from PySide6.QtWidgets import QTextEdit, QWidget

from app.engine.domain.document import Document, Span
from app.ui.core.theme import GRID, Theme
from app.ui.views import mark_painter
from app.ui.views.marks import Mark, Marks, State
from app.ui.views.text import word_layout
from app.ui.views.text.markable_text import MarkableText, boxes_in_lines
from app.ui.views.text.pinned_row import HeadingRow, PinnedRow, heading_rows
from app.ui.views.text.utf16 import Utf16Map

_WIDEST = 90
"""Letters in a line."""
_COLUMN = 18
"""Letters that a column of a table is given."""
_POINTS = 11.0
_NOWHERE = word_layout.Places(Utf16Map(""), (0,), (0,), (0,))


class WordView(MarkableText, QTextEdit):
    """Shows one document that tells how its text is set. Signals as those of `MarkableView`."""

    chosen = Signal(str)
    resized = Signal(str, object)
    selected = Signal()
    menu_wanted = Signal(object)
    label_gap = 2.0

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._set_up(theme)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.offsets: word_layout.Places = _NOWHERE
        self._shown: Document | None = None
        self._columns = 0
        self.pinned = PinnedRow(self, self, theme)
        for bar in (self.verticalScrollBar(), self.horizontalScrollBar()):
            bar.valueChanged.connect(self.pinned.follow)
        self.set_zoom(1.0)

    def show_document(self, document: Document, marks: Marks) -> bool:
        """Another document; whether every letter of it stands where its marks will be."""
        self._moving = True
        self._shown, self._text, self.marks = document, document.text, marks
        self._columns = word_layout.widest_table(document)
        self._set_margins()
        self.offsets = word_layout.lay_out(self.document(), document, self._theme)
        exact = word_layout.is_exact(self.document(), document, self.offsets)
        if not exact:
            self._shown, self._text, self.offsets = None, "", _NOWHERE
            self.document().clear()
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self.setCursorWidth(1)
        self._moving = False
        self.handles.show(marks, self._focus)
        self.pinned.show_rows([*heading_rows(document)] if exact else (), self._theme)
        return exact

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours."""
        self._theme = theme
        self._lay_out_again()

    def set_zoom(self, factor: float) -> None:
        """Text size, 1 for normal."""
        self._zoom = factor
        font = QFont(QGuiApplication.font())
        font.setPointSizeF(max(_POINTS, font.pointSizeF()) * factor)
        self.setFont(font)
        self.document().setDefaultFont(font)
        self._set_margins()
        if self._columns:
            self._lay_out_again()

    def _lay_out_again(self) -> None:
        if self._shown is not None:
            top = self.top()
            self.show_document(self._shown, self.marks)
            self.set_top(top)

    def boxes_of_span(self, span: Span) -> list[QRectF]:
        """Where a part of the text stands in the viewport, one box a line."""
        first, last = self.offsets.units(span.start), self.offsets.units(span.end)
        block, boxes = self.document().findBlock(first), list[QRectF]()
        while block.isValid() and block.position() < last:
            boxes += self._boxes_in(block, first - block.position(), last - block.position())
            block = block.next()
        return boxes

    def row_box(self, row: HeadingRow) -> QRectF:
        """As `Pinning`; the row of the table, from line to line."""
        layout, boxes = self.document().documentLayout(), QRectF()
        block = self.document().findBlock(self.offsets.units(row.start))
        last = self.offsets.units(row.end)
        while block.isValid() and block.position() <= last:
            boxes = boxes.united(layout.blockBoundingRect(block))
            block = block.next()
        padding = word_layout.PADDING + word_layout.BORDER
        return boxes.translated(-self._origin()).adjusted(0, -padding, 0, padding)

    def end_of(self, row: HeadingRow) -> float:
        """As `Pinning`."""
        block = self.document().findBlock(self.offsets.units(row.last - 1))
        box = self.document().documentLayout().blockBoundingRect(block)
        return box.bottom() - self._origin().y()

    def paint_row(self, painter: QPainter, row: HeadingRow, box: QRectF) -> None:
        """As `Pinning`."""
        marks = [(one, self.boxes_of(one)) for one in self.marks.between(row.start, row.end)]
        for mark, boxes in marks:
            mark_painter.paint_ground(painter, boxes, mark, self._theme)
            mark_painter.paint_outline(painter, boxes, mark, self._theme)
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette = self.palette()
        context.clip = box.translated(self._origin())
        context.clip.setLeft(0)
        painter.translate(-self._origin())
        self.document().documentLayout().draw(painter, context)
        painter.translate(self._origin())
        self._paint_strikes(painter, marks)

    def top(self) -> float:
        """Offset of the first character in view."""
        return self.offsets.code_points(self._first_position())

    def _first_position(self) -> int:
        # Beside a table the nearest position is where the table begins.
        return self.position_at(2 * GRID - self._origin().x(), 0)

    def set_top(self, top: float) -> None:
        """Begin with the line that holds this offset, as far as the text fills the view then."""
        at = int(top)
        boxes = self.boxes_of_span(Span(at, at + 1))
        bar = self.verticalScrollBar()
        if at <= 0:
            bar.setValue(0)
        elif boxes:
            bar.setValue(round(bar.value() + boxes[0].top()) - GRID)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._set_margins()
        super().resizeEvent(event)
        self.pinned.follow()

    def _paint_strikes(
        self, painter: QPainter, visible: Sequence[tuple[Mark, list[QRectF]]]
    ) -> None:
        for mark, boxes in visible:
            if mark.state is State.REJECTED:
                mark_painter.paint_strike(painter, boxes, self._theme)

    def _center_caret(self) -> None:
        middle = self.cursorRect().center()
        if not self.viewport().rect().adjusted(0, self.pinned.covered, 0, 0).contains(middle):
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + middle.y() - self.viewport().height() // 2)

    def _hits_in_sight(self) -> Iterator[list[QRectF]]:
        return map(self.boxes_of_span, self._hits.between(*self._range()))

    def _marks_in_sight(self) -> Iterator[tuple[Mark, list[QRectF]]]:
        for mark in self.marks.between(*self._range()) if self._shown is not None else ():
            boxes = self.boxes_of(mark)
            if boxes:
                yield mark, boxes

    def _range(self) -> tuple[int, int]:
        """Offsets of what is in view."""
        size = self.viewport().size()
        last = self.position_at(size.width(), size.height())
        first = self._first_position()
        return self.offsets.code_points(first), self.offsets.code_points(last) + 1

    def position_at(self, x: float, y: float) -> int:
        """The position in the window's document that is nearest to a place of the viewport."""
        at = QPointF(x, y) + self._origin()
        return self.document().documentLayout().hitTest(at, Qt.HitTestAccuracy.FuzzyHit)

    def _origin(self) -> QPointF:
        return QPointF(self.horizontalScrollBar().value(), self.verticalScrollBar().value())

    def _boxes_in(self, block: QTextBlock, first: int, last: int) -> list[QRectF]:
        layout = block.layout()
        rect = self.document().documentLayout().blockBoundingRect(block)
        corner = rect.topLeft() - layout.boundingRect().topLeft() - self._origin()
        return boxes_in_lines(layout, first, last, corner)

    def _set_margins(self) -> None:
        """A column that is easily read in the middle; for wide tables all the width there is."""
        letters = max(_WIDEST, _COLUMN * self._columns)
        wide = letters * self.fontMetrics().averageCharWidth() + 4 * GRID
        self._set_side(max(0, (self.width() - wide) // 2))
