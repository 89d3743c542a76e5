"""A text that can be scrolled and enlarged, and where each part of it lies in the view."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QGuiApplication, QResizeEvent, QTextBlock, QTextLine
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from app.engine.domain.types import Span
from app.ui.core.theme import GRID
from app.ui.views.text.highlighter import Highlighter
from app.ui.views.text.utf16 import Utf16Map

_COLUMN = 96 * GRID
_POINTS = 11.0


class TextScroll(QPlainTextEdit):
    """Knows where offsets of the text stand. What is marked in it, the view that inherits says."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self.document().setDocumentMargin(2 * GRID)
        self._offsets = Utf16Map("")
        self._highlighter = Highlighter(self.document())

    def set_zoom(self, factor: float) -> None:
        """Text size, 1 for normal."""
        font = QFont(self.font())
        usual = max(_POINTS, QGuiApplication.font().pointSizeF())
        font.setPointSizeF(usual * factor)
        self.setFont(font)
        self.document().setDefaultFont(font)

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

    def boxes_of_span(self, span: Span) -> list[QRectF]:
        """Where a part of the text stands, one box a line; nothing for what is out of sight."""
        return [
            box for block, top in self._visible_blocks() for box in self._boxes_in(block, top, span)
        ]

    def resizeEvent(self, event: QResizeEvent) -> None:
        side = max(0, (self.width() - _COLUMN) // 2)
        if self.viewportMargins().left() != side:
            self.setViewportMargins(side, GRID, side, 0)
        super().resizeEvent(event)

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

    def _boxes_in(self, block: QTextBlock, top: float, span: Span) -> list[QRectF]:
        first = self._offsets.units(span.start) - block.position()
        last = self._offsets.units(span.end) - block.position()
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
