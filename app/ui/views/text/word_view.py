"""A Word document as a document: paragraphs, headings, lists and tables, with its marks."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QGuiApplication,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextBlock,
    QTextCursor,
    QTextLine,
)
from PySide6.QtWidgets import QTextEdit, QWidget

from app.engine.domain.document import Document, Span
from app.engine.text.search import Hits
from app.ui.core.commands import leaves_letter
from app.ui.core.language import tr
from app.ui.core.theme import GRID, Theme
from app.ui.views import mark_painter
from app.ui.views.markable import MarkableView, MarkHandles
from app.ui.views.marks import Mark, Marks, State
from app.ui.views.text import word_layout
from app.ui.views.text.label_margin import LabelMargin
from app.ui.views.text.utf16 import Utf16Map

_WIDEST = 90
"""Letters in a line."""
_POINTS = 11.0
_NOWHERE = word_layout.Places(Utf16Map(""), (0,), (0,), (0,))


class WordView(MarkableView, QTextEdit):
    """Shows one document that tells how its text is set. Signals as those of `MarkableView`."""

    chosen = Signal(str)
    resized = Signal(str, object)
    selected = Signal()
    menu_wanted = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setFrameShape(QTextEdit.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.document().setDocumentMargin(2 * GRID)
        self.setAccessibleName(tr("Text of the document"))
        self.places = _NOWHERE
        self.marks = Marks()
        self.handles = MarkHandles()
        self.margin = LabelMargin(self)
        self._theme = theme
        self._shown: Document | None = None
        self._focus: frozenset[str] = frozenset()
        self._hits = Hits()
        self._hit: Span | None = None
        self._moving = False
        self._zoom = 1.0
        self.viewport().setMouseTracking(True)
        self.selectionChanged.connect(self.selected)
        self.cursorPositionChanged.connect(self._follow_caret)
        self.set_zoom(1.0)

    def show_document(self, document: Document, marks: Marks) -> bool:
        """Another document; whether every letter of it stands where its marks will be."""
        self._moving = True
        self._shown, self.marks = document, marks
        self.places = word_layout.lay_out(self.document(), document, self._theme)
        exact = word_layout.is_exact(self.document(), document, self.places)
        if not exact:
            self._shown, self.places = None, _NOWHERE
            self.document().clear()
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self.setCursorWidth(1)
        self._moving = False
        self.handles.show(marks, self._focus)
        return exact

    def show_marks(self, marks: Marks) -> None:
        """Other marks in the same document."""
        self.marks = marks
        self.handles.show(marks, self._focus)
        self.viewport().update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours."""
        self._theme = theme
        if self._shown is not None:
            top = self.top()
            self.show_document(self._shown, self.marks)
            self.set_top(top)

    def set_zoom(self, factor: float) -> None:
        """Text size, 1 for normal."""
        self._zoom = factor
        font = QFont(QGuiApplication.font())
        font.setPointSizeF(max(_POINTS, font.pointSizeF()) * factor)
        self.setFont(font)
        self.document().setDefaultFont(font)
        self._set_margins()

    def focus_on(self, finding_ids: Collection[str]) -> None:
        """Ring these findings and bring the first into view."""
        self._focus = frozenset(finding_ids)
        self.handles.show(self.marks, self._focus)
        first = next((self.marks.by_id(one) for one in finding_ids), None)
        if first is not None:
            self.reveal(first.span)
        self.viewport().update()

    def show_hits(self, hits: Hits, current: Span | None) -> None:
        """Outline what was searched for, and most of all what was gone to."""
        self._hits, self._hit = hits, current
        self.viewport().update()

    def reveal(self, span: Span) -> None:
        """Bring a part of the text into view, with the caret before it."""
        start, end = self.places.units(span.start), self.places.units(span.end)
        cursor = self.textCursor()
        if not start <= cursor.position() < end or cursor.hasSelection():
            self._moving = True
            cursor.setPosition(start)
            self.setTextCursor(cursor)
            self._moving = False
        if not self.viewport().rect().contains(self.cursorRect().center()):
            bar = self.verticalScrollBar()
            middle = self.viewport().height() // 2
            bar.setValue(bar.value() + self.cursorRect().center().y() - middle)

    def selection(self) -> Span | None:
        """What is selected, without white space at its ends."""
        cursor, document = self.textCursor(), self._shown
        if document is None or not cursor.hasSelection():
            return None
        start = self.places.code_points(cursor.selectionStart())
        end = self.places.code_points(cursor.selectionEnd())
        part = document.text[start:end]
        start += len(part) - len(part.lstrip())
        end -= len(part) - len(part.rstrip())
        return Span(start, end) if start < end else None

    def caret(self) -> int | None:
        """Where the caret stands in the text."""
        return self.places.code_points(self.textCursor().position())

    def clear_selection(self) -> None:
        """Forget the selection, keep the caret."""
        cursor = self.textCursor()
        cursor.clearSelection()
        self.setTextCursor(cursor)

    def select(self, span: Span) -> None:
        """Select a part of the text."""
        cursor = self.textCursor()
        cursor.setPosition(self.places.units(span.start))
        cursor.setPosition(self.places.units(span.end), QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)

    def boxes_of(self, mark: Mark) -> list[QRectF]:
        """Where a mark stands in the viewport, one box a line."""
        return self.boxes_of_span(mark.span)

    def boxes_of_span(self, span: Span) -> list[QRectF]:
        """Where a part of the text stands in the viewport, one box a line."""
        first, last = self.places.units(span.start), self.places.units(span.end)
        block, boxes = self.document().findBlock(first), list[QRectF]()
        while block.isValid() and block.position() < last:
            boxes += self._boxes_in(block, first - block.position(), last - block.position())
            block = block.next()
        return boxes

    def top(self) -> float:
        """Offset of the first character in view."""
        return self.places.code_points(self.position_at(0, 0))

    def set_top(self, top: float) -> None:
        """Begin with the line that holds this offset, as far as the text fills the view then."""
        at = int(top)
        boxes = self.boxes_of_span(Span(at, at + 1))
        bar = self.verticalScrollBar()
        if at <= 0:
            bar.setValue(0)
        elif boxes:
            bar.setValue(round(bar.value() + boxes[0].top()) - GRID)

    def event(self, event: QEvent) -> bool:
        return False if leaves_letter(event) else super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._set_margins()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        visible = list(self._marks_in_sight())
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for mark, boxes in visible:
            mark_painter.paint_ground(painter, boxes, mark, self._theme)
        painter.end()
        super().paintEvent(event)
        painter.begin(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for mark, boxes in visible:
            mark_painter.paint_outline(painter, boxes, mark, self._theme)
            if mark.state is State.REJECTED:
                mark_painter.paint_strike(painter, boxes, self._theme)
            if mark.id in self._focus and self.handles.dragged is None:
                mark_painter.paint_ring(painter, boxes, mark, self._theme)
        for mark, boxes in visible:
            if mark.labelled:
                mark_painter.paint_pin(painter, boxes, mark, self._theme)
        for hit in self._hits.between(*self._range()) if self._hits else ():
            mark_painter.paint_hit(painter, self.boxes_of_span(hit), self._theme)
        if self._hit is not None:
            mark_painter.paint_current(painter, self.boxes_of_span(self._hit), self._theme)
        self._paint_handles(painter)
        self._paint_labels(painter, visible)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._press_handle(event):
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.handles.dragged is not None:
            cursor = self.cursorForPosition(event.position().toPoint())
            self.handles.drag(self.places.code_points(cursor.position()))
            self.viewport().update()
            return
        if not event.buttons():
            self._point_out(event)
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._release_handle():
            return
        super().mouseReleaseEvent(event)
        if not self.textCursor().hasSelection():
            self._choose_at(event.position())

    def _paint_handles(self, painter: QPainter) -> None:
        mark = self.handles.mark
        if mark is not None:
            boxes = self.boxes_of(mark)
            if self.handles.dragged is not None:
                mark_painter.paint_ring(painter, boxes, mark, self._theme)
            self.handles.paint(painter, boxes, self._theme)

    def _paint_labels(self, painter: QPainter, visible: list[tuple[Mark, list[QRectF]]]) -> None:
        """Of what is in the focus in the margin, of what is pointed at above it."""
        ratio, beside = self.devicePixelRatioF(), {}
        for mark, boxes in visible:
            if mark.labelled and mark.id in {*self._focus, self.hovered}:
                tag = mark_painter.tag_of(mark, boxes[0].height(), self.font(), self._theme, ratio)
                if mark.id in self._focus:
                    beside[mark.label, boxes[0].center().y()] = tag
                if mark.id != self.hovered:
                    continue
                place = boxes[0].topLeft() + QPointF(GRID, -tag.height() / ratio - 2)
                if place.y() < 0:
                    place.setY(boxes[-1].bottom() + 2)
                mark_painter.paint_tag(painter, place, tag)
        self.margin.show_labels([(height, tag) for (_, height), tag in beside.items()])

    def _marks_in_sight(self) -> Iterator[tuple[Mark, list[QRectF]]]:
        for mark in self.marks.between(*self._range()) if self._shown is not None else ():
            boxes = self.boxes_of(mark)
            if boxes:
                yield mark, boxes

    def _range(self) -> tuple[int, int]:
        """Offsets of what is in view."""
        size = self.viewport().size()
        last = self.position_at(size.width(), size.height())
        return self.places.code_points(self.position_at(0, 0)), self.places.code_points(last) + 1

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
        boxes: list[QRectF] = []
        for number in range(layout.lineCount()):
            line = layout.lineAt(number)
            start, end = line.textStart(), line.textStart() + line.textLength()
            if first < end and start < last:
                x0, x1 = (_x_of(line, place) for place in (max(first, start), min(last, end)))
                area = line.rect()
                top, wide = corner.y() + area.top(), abs(x1 - x0)
                left = corner.x() + min(x0, x1)
                boxes.append(QRectF(left - 1, top + 0.5, wide + 2, area.height() - 1))
        return boxes

    def _follow_caret(self) -> None:
        cursor = self.textCursor()
        if self._moving or cursor.hasSelection():
            return
        mark = self.marks.at(self.places.code_points(cursor.position()))
        if mark is not None and mark.id not in self._focus:
            self.chosen.emit(mark.id)

    def _set_margins(self) -> None:
        """A column that is easily read in the middle."""
        wide = _WIDEST * self.fontMetrics().averageCharWidth() + 4 * GRID
        side = max(0, (self.width() - wide) // 2)
        left = max(side, round(mark_painter.widest_tag(self.font())))
        margins = self.viewportMargins()
        if (margins.left(), margins.right()) != (left, side):
            self.setViewportMargins(left, GRID, side, 0)
        self.margin.setGeometry(0, GRID, left, self.height() - GRID)


def _x_of(line: QTextLine, place: int) -> float:
    found: object = line.cursorToX(place)
    return float(found[0] if isinstance(found, tuple) else found)  # type: ignore[arg-type]
