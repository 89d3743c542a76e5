"""The text of a document with its marks painted in: read-only, with a caret for selecting."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextBlock,
    QTextCursor,
)
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from app.engine.types import Span
from app.ui import mark_painter
from app.ui.highlighter import Highlighter
from app.ui.language import tr
from app.ui.marks import Mark, Marks
from app.ui.offsets import Utf16Map, displayable
from app.ui.theme import GRID, Theme

_COLUMN = 96 * GRID
_POINTS = 11.0


class DocumentView(QPlainTextEdit):
    """Shows one text. Signals: a mark was chosen; the selection changed; a menu is wanted."""

    chosen = Signal(str)
    selected = Signal()
    menu_wanted = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Text of the document"))
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self.document().setDocumentMargin(2 * GRID)
        self._theme = theme
        self._text = ""
        self._offsets = Utf16Map("")
        self._marks = Marks(())
        self._focus: frozenset[str] = frozenset()
        self._moving = False
        self._highlighter = Highlighter(self.document())
        self.selectionChanged.connect(self.selected)
        self.cursorPositionChanged.connect(self._follow_caret)
        self.set_zoom(1.0)

    def show_text(self, text: str, marks: Marks) -> None:
        """Another text. A text as long as a book takes a few milliseconds."""
        self._moving = True
        self._text, self._offsets, self._marks = text, Utf16Map(text), marks
        self.setPlainText(displayable(text))
        self._moving = False
        self._highlighter.restart(self._offsets, marks, self._theme)
        self.viewport().update()

    def show_marks(self, marks: Marks) -> None:
        """Other marks in the same text."""
        self._marks = marks
        self._highlighter.show(marks)
        self.viewport().update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours."""
        self._theme = theme
        self._highlighter.set_theme(theme)
        self.viewport().update()

    def set_zoom(self, factor: float) -> None:
        """Text size, 1 for normal."""
        font = QFont(self.font())
        font.setPointSizeF(_POINTS * factor)
        self.setFont(font)
        self.document().setDefaultFont(font)
        self._highlighter.restart(self._offsets, self._marks, self._theme)

    def focus_on(self, finding_ids: Collection[str]) -> None:
        """Ring these findings and bring the first into view."""
        self._focus = frozenset(finding_ids)
        first = next((self._marks.by_id(one) for one in finding_ids), None)
        if first is not None:
            self._caret_to(first)
        self.viewport().update()

    def selection(self) -> Span | None:
        """What is selected, without white space at its ends."""
        cursor = self.textCursor()
        start = self._offsets.code_points(cursor.selectionStart())
        end = self._offsets.code_points(cursor.selectionEnd())
        part = self._text[start:end]
        start += len(part) - len(part.lstrip())
        end -= len(part) - len(part.rstrip())
        return Span(start, end) if start < end else None

    def caret(self) -> int | None:
        """Where the caret stands in the text."""
        return self._offsets.code_points(self.textCursor().position())

    def top(self) -> float:
        """Offset of the first character in view."""
        block = self.firstVisibleBlock()
        self._lay_out(block)
        lines = block.layout()
        number = self.verticalScrollBar().value() - block.firstLineNumber()
        line = lines.lineAt(min(max(0, number), lines.lineCount() - 1))
        return self._offsets.code_points(block.position() + line.textStart())

    def set_top(self, top: float) -> None:
        """Begin with the line that holds this offset, as far as the text fills the view then."""
        document, place = self.document(), self._offsets.units(int(top))
        block = document.findBlock(place)
        self._lay_out(block if block.isValid() else document.lastBlock())
        # How far the view can scroll depends on the last lines.
        self._lay_out(document.findBlockByNumber(document.blockCount() - self._most_blocks))
        line = block.layout().lineForTextPosition(place - block.position())
        self.verticalScrollBar().setValue(block.firstLineNumber() + max(0, line.lineNumber()))

    def clear_selection(self) -> None:
        """Forget the selection, keep the caret."""
        cursor = self.textCursor()
        cursor.clearSelection()
        self.setTextCursor(cursor)

    def select(self, span: Span) -> None:
        """Select a part of the text."""
        cursor = self.textCursor()
        cursor.setPosition(self._offsets.units(span.start))
        cursor.setPosition(self._offsets.units(span.end), QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)

    def boxes_of(self, mark: Mark) -> list[QRectF]:
        """Where a mark stands in the viewport, one box a line; nothing for what is out of sight."""
        return [
            box for block, top in self._visible_blocks() for box in self._boxes_in(block, top, mark)
        ]

    def event(self, event: QEvent) -> bool:
        # Letters are the window's shortcuts; a text control would claim them for typing.
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            plain = event.modifiers() in (
                Qt.KeyboardModifier.NoModifier,
                Qt.KeyboardModifier.ShiftModifier,
            )
            if plain and event.text().isprintable() and event.text():
                event.ignore()
                return False
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        visible = [
            (mark, boxes, self._ends_in(mark, block))
            for block, top in self._visible_blocks()
            for mark in self._marks_in(block)
            if (boxes := self._boxes_in(block, top, mark))
        ]
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for mark, boxes, _ in visible:
            mark_painter.paint_ground(painter, boxes, mark, self._theme)
        painter.end()
        super().paintEvent(event)
        painter.begin(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = mark_painter.label_font(self.document().defaultFont())
        for mark, boxes, ends in visible:
            mark_painter.paint_outline(painter, boxes, mark, self._theme)
            if ends and mark.labelled:
                width = mark_painter.label_width(mark.label, font)
                label = QRectF(boxes[-1])
                label.setLeft(label.right() - width)
                mark_painter.paint_label(painter, label, mark, self._theme, font)
            if mark.id in self._focus:
                mark_painter.paint_ring(painter, boxes, mark, self._theme)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        side = max(0, (self.width() - _COLUMN) // 2)
        if self.viewportMargins().left() != side:
            self.setViewportMargins(side, GRID, side, 0)
        super().resizeEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if not self.textCursor().hasSelection():
            self._choose_at(event.position())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if self.selection() is None:
            self._choose_at(QPointF(event.pos()))
        self.menu_wanted.emit(event.globalPos())

    def _choose_at(self, position: QPointF) -> None:
        for block, top in self._visible_blocks():
            for mark in self._marks_in(block):
                if any(box.contains(position) for box in self._boxes_in(block, top, mark)):
                    self.chosen.emit(mark.id)
                    return

    def _follow_caret(self) -> None:
        cursor = self.textCursor()
        if self._moving or cursor.hasSelection():
            return
        mark = self._marks.at(self._offsets.code_points(cursor.position()))
        if mark is not None and mark.id not in self._focus:
            self.chosen.emit(mark.id)

    def _caret_to(self, mark: Mark) -> None:
        start, end = self._offsets.units(mark.span.start), self._offsets.units(mark.span.end)
        cursor = self.textCursor()
        if not start <= cursor.position() < end or cursor.hasSelection():
            self._moving = True
            cursor.setPosition(start)
            self.setTextCursor(cursor)
            self._moving = False
        if not self.viewport().rect().contains(self.cursorRect().center()):
            self.centerCursor()

    @property
    def _most_blocks(self) -> int:
        """Blocks that may be in view at once: each takes at least one line."""
        return self.viewport().height() // max(1, self.fontMetrics().height()) + 1

    def _lay_out(self, first: QTextBlock) -> None:
        """Give blocks from `first` on their final lines, as many as may be in view."""
        if self._highlighter.waiting:
            self._highlighter.finish(first, first.blockNumber() + self._most_blocks)
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

    def _marks_in(self, block: QTextBlock) -> list[Mark]:
        start = self._offsets.code_points(block.position())
        end = self._offsets.code_points(block.position() + block.length())
        return list(self._marks.between(start, end))

    def _boxes_in(self, block: QTextBlock, top: float, mark: Mark) -> list[QRectF]:
        first = self._offsets.units(mark.span.start) - block.position()
        last = self._offsets.units(mark.span.end) - block.position()
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

    def _ends_in(self, mark: Mark, block: QTextBlock) -> bool:
        return self._offsets.units(mark.span.end) <= block.position() + block.length()


def _x_of(line: object, place: int) -> float:
    found = line.cursorToX(place)  # type: ignore[attr-defined]
    return float(found[0] if isinstance(found, tuple) else found)
