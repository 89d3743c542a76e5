"""The text of a document with its marks painted in: read-only, with a caret for selecting."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QGuiApplication,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextBlock,
    QTextCursor,
    QTextLine,
)
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from app.engine.domain.document import Span
from app.engine.text.search import Hits
from app.ui.core.commands import leaves_letter
from app.ui.core.language import tr
from app.ui.core.theme import GRID, Theme
from app.ui.views import mark_painter, not_searched
from app.ui.views.markable import MarkableView, MarkHandles
from app.ui.views.marks import Mark, Marks
from app.ui.views.text import columns
from app.ui.views.text.highlighter import Highlighter
from app.ui.views.text.label_margin import LabelMargin
from app.ui.views.text.utf16 import Utf16Map, displayable

_POINTS = 11.0
_BESIDE = GRID


class TextView(MarkableView, QPlainTextEdit):
    """Shows one text. Signals as those of `MarkableView`."""

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
        self.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self.document().setDocumentMargin(2 * GRID)
        self.offsets = Utf16Map("")
        self.highlighter = Highlighter(self.document())
        self.setAccessibleName(tr("Text of the document"))
        self._theme = theme
        self._text = ""
        self._longest = ""
        self._in_columns = False
        self._zoom = 1.0
        self._searched: int | None = None
        self.marks = Marks()
        self._focus: frozenset[str] = frozenset()
        self._hits = Hits()
        self._hit: Span | None = None
        self._moving = False
        self.handles = MarkHandles()
        self.margin = LabelMargin(self)
        self.viewport().setMouseTracking(True)
        self.selectionChanged.connect(self.selected)
        self.cursorPositionChanged.connect(self._follow_caret)
        self.set_zoom(1.0)

    def show_text(self, text: str, marks: Marks) -> None:
        """Another text. A text as long as a book takes a few milliseconds."""
        self._moving = True
        self._text, self.offsets, self.marks = text, Utf16Map(text), marks
        self._longest, self._in_columns = columns.longest_line(text), columns.has_columns(text)
        self.set_zoom(self._zoom)
        self.setPlainText(displayable(text))
        # Of a file that was refused there is nothing to read or to mark.
        self.setCursorWidth(1 if text else 0)
        self._moving = False
        self.handles.show(marks, self._focus)
        self.highlighter.restart(self.offsets, marks, self._theme)
        self.viewport().update()

    def show_marks(self, marks: Marks) -> None:
        """Other marks in the same text."""
        self.marks = marks
        self.handles.show(marks, self._focus)
        self.highlighter.show(marks)
        self.viewport().update()

    def show_searched(self, end: int | None) -> None:
        """The text was searched up to this offset; None where all was."""
        self._searched = end
        name = tr("Text of the document")
        if end is not None:
            words = tr("Searched in part. What is marked is provisional.")
            name = f"{name}. {words}"
        self.setAccessibleName(name)
        self.viewport().update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours."""
        self._theme = theme
        self.highlighter.set_theme(theme)
        self.viewport().update()

    def set_zoom(self, factor: float) -> None:
        """Text size, 1 for normal."""
        self._zoom = factor
        usual = QGuiApplication.font()
        font = QFont(usual)
        if self._in_columns:
            font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPointSizeF(max(_POINTS, usual.pointSizeF()) * factor)
        self.setFont(font)
        self.document().setDefaultFont(font)
        self.setTabStopDistance(8 * self.fontMetrics().horizontalAdvance(" "))
        whole = self._in_columns and len(self._longest) <= columns.WIDEST
        wrap = QPlainTextEdit.LineWrapMode
        self.setLineWrapMode(wrap.NoWrap if whole else wrap.WidgetWidth)
        self._set_margins()

    def focus_on(self, finding_ids: Collection[str]) -> None:
        """Ring these findings and bring the first into view."""
        self._focus = frozenset(finding_ids)
        self.handles.show(self.marks, self._focus)
        first = next((self.marks.by_id(one) for one in finding_ids), None)
        if first is not None:
            self._caret_to(first.span)
        self.viewport().update()

    def show_hits(self, hits: Hits, current: Span | None) -> None:
        """Outline what was searched for, and most of all what was gone to."""
        self._hits, self._hit = hits, current
        self.viewport().update()

    def reveal(self, span: Span) -> None:
        """Bring a part of the text into view, with the caret before it."""
        self._caret_to(span)

    def selection(self) -> Span | None:
        """What is selected, without white space at its ends."""
        cursor = self.textCursor()
        start = self.offsets.code_points(cursor.selectionStart())
        end = self.offsets.code_points(cursor.selectionEnd())
        part = self._text[start:end]
        start += len(part) - len(part.lstrip())
        end -= len(part) - len(part.rstrip())
        return Span(start, end) if start < end else None

    def caret(self) -> int | None:
        """Where the caret stands in the text."""
        return self.offsets.code_points(self.textCursor().position())

    def clear_selection(self) -> None:
        """Forget the selection, keep the caret."""
        cursor = self.textCursor()
        cursor.clearSelection()
        self.setTextCursor(cursor)

    def select(self, span: Span) -> None:
        """Select a part of the text."""
        cursor = self.textCursor()
        cursor.setPosition(self.offsets.units(span.start))
        cursor.setPosition(self.offsets.units(span.end), QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)

    def boxes_of(self, mark: Mark) -> list[QRectF]:
        """Where a mark stands in the viewport, one box a line; nothing for what is out of sight."""
        return self.boxes_of_span(mark.span)

    def event(self, event: QEvent) -> bool:
        return False if leaves_letter(event) else super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        visible = [
            (mark, boxes)
            for block, top in self._visible_blocks()
            for mark in self._marks_in(block)
            if (boxes := self._boxes_in(block, top, mark.span))
        ]
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
            if mark.id in self._focus and self.handles.dragged is None:
                mark_painter.paint_ring(painter, boxes, mark, self._theme)
        for mark, boxes in visible:
            if mark.labelled:
                mark_painter.paint_pin(painter, boxes, mark, self._theme)
        self._paint_hits(painter)
        self._paint_handles(painter)
        self._paint_labels(painter, visible)
        self._paint_not_searched(painter)
        painter.end()

    def _paint_not_searched(self, painter: QPainter) -> None:
        if self._searched is None or self._searched >= len(self._text):
            return
        block = self.document().findBlock(self.offsets.units(self._searched))
        top = self.blockBoundingGeometry(block).translated(self.contentOffset()).top()
        rest = QRectF(self.viewport().rect())
        rest.setTop(max(rest.top(), top))
        if not rest.isEmpty():
            not_searched.paint_below(painter, rest, self._theme)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._press_handle(event):
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.handles.dragged is not None:
            cursor = self.cursorForPosition(event.position().toPoint())
            self.handles.drag(self.offsets.code_points(cursor.position()))
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

    def _paint_labels(
        self, painter: QPainter, visible: Sequence[tuple[Mark, list[QRectF]]]
    ) -> None:
        """Of what is in the focus in the margin, where no letter stands; of what is pointed at."""
        ratio, base, beside = self.devicePixelRatioF(), self.font(), {}
        for mark, boxes in visible:
            if not mark.labelled or mark.id not in {*self._focus, self.hovered}:
                continue
            tag = mark_painter.tag_of(mark, boxes[0].height(), base, self._theme, ratio)
            if mark.id in self._focus:
                beside[mark.label, boxes[0].center().y()] = tag
            if mark.id == self.hovered:
                place = boxes[0].topLeft() + QPointF(_BESIDE, -tag.height() / ratio)
                if place.y() < 0:
                    place.setY(boxes[-1].bottom())
                mark_painter.paint_tag(painter, place, tag)
        self.margin.show_labels([(height, tag) for (_, height), tag in beside.items()])

    def _paint_hits(self, painter: QPainter) -> None:
        for block, top in self._visible_blocks() if self._hits else ():
            for hit in self._hits.between(*self._range_of(block)):
                mark_painter.paint_hit(painter, self._boxes_in(block, top, hit), self._theme)
        if self._hit is not None:
            mark_painter.paint_current(painter, self.boxes_of_span(self._hit), self._theme)

    def _paint_handles(self, painter: QPainter) -> None:
        mark = self.handles.mark
        if mark is not None:
            boxes = self.boxes_of(mark)
            if self.handles.dragged is not None:
                mark_painter.paint_ring(painter, boxes, mark, self._theme)
            self.handles.paint(painter, boxes, self._theme)

    def _marks_in_sight(self) -> Iterator[tuple[Mark, list[QRectF]]]:
        for block, top in self._visible_blocks():
            for mark in self._marks_in(block):
                yield mark, self._boxes_in(block, top, mark.span)

    def _follow_caret(self) -> None:
        cursor = self.textCursor()
        if self._moving or cursor.hasSelection():
            return
        mark = self.marks.at(self.offsets.code_points(cursor.position()))
        if mark is not None and mark.id not in self._focus:
            self.chosen.emit(mark.id)

    def _caret_to(self, span: Span) -> None:
        start, end = self.offsets.units(span.start), self.offsets.units(span.end)
        cursor = self.textCursor()
        if not start <= cursor.position() < end or cursor.hasSelection():
            self._moving = True
            cursor.setPosition(start)
            self.setTextCursor(cursor)
            self._moving = False
        if not self.viewport().rect().contains(self.cursorRect().center()):
            self.centerCursor()

    def _marks_in(self, block: QTextBlock) -> list[Mark]:
        return list(self.marks.between(*self._range_of(block)))

    def _range_of(self, block: QTextBlock) -> tuple[int, int]:
        end = block.position() + block.length()
        return self.offsets.code_points(block.position()), self.offsets.code_points(end)

    # Where each part of the text lies in the view.

    def top(self) -> float:
        """Offset of the first character in view."""
        block = self.firstVisibleBlock()
        self._lay_out(block)
        lines = block.layout()
        number = self.verticalScrollBar().value() - block.firstLineNumber()
        line = lines.lineAt(min(max(0, number), lines.lineCount() - 1))
        return self.offsets.code_points(block.position() + line.textStart())

    def set_top(self, top: float) -> None:
        """Begin with the line that holds this offset, as far as the text fills the view then."""
        document, place = self.document(), self.offsets.units(int(top))
        block = document.findBlock(place)
        self._lay_out(block if block.isValid() else document.lastBlock())
        # How far the view can scroll depends on the last lines.
        self._lay_out(document.findBlockByNumber(document.blockCount() - self._most_blocks))
        line = block.layout().lineForTextPosition(place - block.position())
        self.verticalScrollBar().setValue(block.firstLineNumber() + max(0, line.lineNumber()))

    def boxes_of_span(self, span: Span) -> list[QRectF]:
        """Where a part of the text stands, one box a line; nothing for what is out of sight."""
        return [
            box for block, top in self._visible_blocks() for box in self._boxes_in(block, top, span)
        ]

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._set_margins()
        super().resizeEvent(event)

    def _set_margins(self) -> None:
        """A column that is easily read in the middle, and beside it room for a label."""
        metrics = QFontMetricsF(self.font())
        wide = columns.PROSE * metrics.averageCharWidth()
        if len(self._longest) <= (columns.WIDEST if self._in_columns else columns.BROKEN):
            wide = max(wide, metrics.horizontalAdvance(self._longest) + 1)
        elif self._in_columns:
            wide = columns.WIDEST * metrics.averageCharWidth()
        free = self.width() - wide - 2 * self.document().documentMargin()
        side = max(0, round(free / 2))
        left = max(side, round(mark_painter.widest_tag(self.font())))
        margins = self.viewportMargins()
        if (margins.left(), margins.right()) != (left, side):
            self.setViewportMargins(left, GRID, side, 0)
        self.margin.setGeometry(0, GRID, left, self.height() - GRID)

    @property
    def _most_blocks(self) -> int:
        """Blocks that may be in view at once: each takes at least one line."""
        return self.viewport().height() // max(1, self.fontMetrics().height()) + 1

    def _lay_out(self, first: QTextBlock) -> None:
        """Give blocks from `first` on their final lines, as many as may be in view."""
        if self.highlighter.waiting:
            self.highlighter.finish(first, first.blockNumber() + self._most_blocks)
        self.blockBoundingRect(first)

    def _visible_blocks(self) -> list[tuple[QTextBlock, float]]:
        bottom = self.viewport().height()
        block = self.firstVisibleBlock()
        self._lay_out(block)
        top = self.blockBoundingGeometry(block).translated(self.contentOffset()).top()
        blocks: list[tuple[QTextBlock, float]] = []
        while block.isValid() and top < bottom:
            blocks.append((block, top))
            top += self.blockBoundingRect(block).height()
            block = block.next()
        return blocks

    def _boxes_in(self, block: QTextBlock, top: float, span: Span) -> list[QRectF]:
        first = self.offsets.units(span.start) - block.position()
        last = self.offsets.units(span.end) - block.position()
        if last <= 0 or first >= block.length():
            return []
        layout, left = block.layout(), self.contentOffset().x()
        boxes: list[QRectF] = []
        for number in range(layout.lineCount()):
            line = layout.lineAt(number)
            start, end = line.textStart(), line.textStart() + line.textLength()
            if first < end and start < last:
                x0, x1 = (_x_of(line, place) for place in (max(first, start), min(last, end)))
                area = line.rect()
                y = top + area.top()
                boxes.append(
                    QRectF(left + min(x0, x1) - 1, y + 0.5, abs(x1 - x0) + 2, area.height() - 1)
                )
        return boxes


def _x_of(line: QTextLine, place: int) -> float:
    found: object = line.cursorToX(place)
    return float(found[0] if isinstance(found, tuple) else found)  # type: ignore[arg-type]
