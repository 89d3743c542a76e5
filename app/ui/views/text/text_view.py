"""The text of a document with its marks painted in: read-only, with a caret for selecting."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import (
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QGuiApplication,
    QPainter,
    QResizeEvent,
    QTextBlock,
    QTextOption,
)
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from app.engine.domain.document import Document, Span
from app.ui.core.language import tr
from app.ui.core.theme import Theme
from app.ui.views import mark_painter, not_searched
from app.ui.views.marks import Mark, Marks
from app.ui.views.text import columns
from app.ui.views.text.highlighter import Highlighter
from app.ui.views.text.markable_text import MarkableText, boxes_in_lines
from app.ui.views.text.pinned_row import HeadingRow, PinnedRow, heading_rows
from app.ui.views.text.utf16 import Utf16Map, displayable

_POINTS = 11.0


class TextView(MarkableText, QPlainTextEdit):
    """Shows one text. Signals as those of `MarkableView`."""

    chosen = Signal(str)
    resized = Signal(str, object)
    selected = Signal()
    menu_wanted = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._set_up(theme)
        self.offsets = Utf16Map("")
        self.highlighter = Highlighter(self.document())
        self._longest = ""
        self._in_columns = False
        self._stops: Sequence[int] = ()
        self._searched: int | None = None
        self.pinned = PinnedRow(self, self, theme)
        for bar in (self.verticalScrollBar(), self.horizontalScrollBar()):
            bar.valueChanged.connect(self.pinned.follow)
        self.set_zoom(1.0)

    def show_text(self, text: str, marks: Marks) -> None:
        """Another text. A text as long as a book takes a few milliseconds."""
        self._moving = True
        self._text, self.offsets, self.marks = text, Utf16Map(text), marks
        self._in_columns = columns.has_columns(text)
        self._stops = columns.tab_stops(text) if self._in_columns else ()
        self._longest = columns.longest_line(text, self._stops)
        self.set_zoom(self._zoom)
        self.setPlainText(displayable(text))
        # Of a file that was refused there is nothing to read or to mark.
        self.setCursorWidth(1 if text else 0)
        self._moving = False
        self.handles.show(marks, self._focus)
        self.pinned.show_rows((), self._theme)
        self.highlighter.restart(self.offsets, marks, self._theme)
        self.viewport().update()

    def show_rows(self, document: Document) -> None:
        """Keep the headings of a document in view, of which this is the text, if it has columns."""
        rows = [*heading_rows(document)] if self._stops else ()
        self.pinned.show_rows(rows, self._theme)

    def show_marks(self, marks: Marks) -> None:
        """Other marks in the same text."""
        self.highlighter.show(marks)
        super().show_marks(marks)

    def show_searched(self, end: int | None) -> None:
        """The text was searched up to this offset; None where all was."""
        self._searched = end
        name = tr("Text of the document")
        if end is not None:
            words = tr("Partly searched. Findings are provisional.")
            name = f"{name}. {words}"
        self.setAccessibleName(name)
        self.viewport().update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours."""
        self._theme = theme
        self.highlighter.set_theme(theme)
        self.pinned.set_theme(theme)
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
        self._set_tabs()
        # A table stays one also where it is wider than the view.
        whole = self._in_columns and (self._stops or len(self._longest) <= columns.WIDEST)
        wrap = QPlainTextEdit.LineWrapMode
        self.setLineWrapMode(wrap.NoWrap if whole else wrap.WidgetWidth)
        self._set_margins()

    def _set_tabs(self) -> None:
        letter = QFontMetricsF(self.font()).horizontalAdvance(" ")
        option = self.document().defaultTextOption()
        option.setTabStopDistance(8 * letter)
        left = QTextOption.TabType.LeftTab
        option.setTabs([QTextOption.Tab(stop * letter, left) for stop in self._stops])
        self.document().setDefaultTextOption(option)

    def _paint_over(self, painter: QPainter) -> None:
        if self._searched is None or self._searched >= len(self._text):
            return
        block = self.document().findBlock(self.offsets.units(self._searched))
        top = self.blockBoundingGeometry(block).translated(self.contentOffset()).top()
        rest = QRectF(self.viewport().rect())
        rest.setTop(max(rest.top(), top))
        if not rest.isEmpty():
            not_searched.paint_below(painter, rest, self._theme)

    def _marks_in_sight(self) -> Iterator[tuple[Mark, list[QRectF]]]:
        for block, top in self._visible_blocks():
            for mark in self._marks_in(block):
                if boxes := self._boxes_in(block, top, mark.span):
                    yield mark, boxes

    def _hits_in_sight(self) -> Iterator[list[QRectF]]:
        for block, top in self._visible_blocks():
            for hit in self._hits.between(*self._range_of(block)):
                yield self._boxes_in(block, top, hit)

    @property
    def in_sight(self) -> Span:
        """Which part of the text is in the viewport, in whole lines of it."""
        ranges = [self._range_of(block) for block, _ in self._visible_blocks()]
        return Span(ranges[0][0], ranges[-1][1]) if ranges else Span(0, 0)

    def _center_caret(self) -> None:
        seen = self.viewport().rect().adjusted(0, self.pinned.covered, 0, 0)
        if not seen.contains(self.cursorRect().center()):
            self.centerCursor()

    def _marks_in(self, block: QTextBlock) -> list[Mark]:
        return list(self.marks.between(*self._range_of(block)))

    def _range_of(self, block: QTextBlock) -> tuple[int, int]:
        end = block.position() + block.length()
        return self.offsets.code_points(block.position()), self.offsets.code_points(end)

    # Where each part of the text lies in the view.

    def row_box(self, row: HeadingRow) -> QRectF:
        """As `Pinning`: all lines of the row's paragraph."""
        block = self.document().findBlock(self.offsets.units(row.start))
        box, first = self.blockBoundingRect(block), self.firstVisibleBlock()
        if block.blockNumber() < first.blockNumber():
            return box.translated(0, -box.height() - box.top())
        return self.blockBoundingGeometry(block).translated(self.contentOffset())

    def end_of(self, row: HeadingRow) -> float:
        """As `Pinning`."""
        block = self.document().findBlock(self.offsets.units(row.last))
        for seen, top in self._visible_blocks():
            if seen.blockNumber() >= block.blockNumber():
                height = self.blockBoundingRect(seen).height()
                return top + height if seen == block else top
        return float(self.viewport().height())

    def paint_row(self, painter: QPainter, row: HeadingRow, box: QRectF) -> None:
        """As `Pinning`."""
        block = self.document().findBlock(self.offsets.units(row.start))
        marks = [(one, self._boxes_in(block, box.top(), one.span)) for one in self._marks_in(block)]
        for mark, boxes in marks:
            mark_painter.paint_ground(painter, boxes, mark, self._theme)
            mark_painter.paint_outline(painter, boxes, mark, self._theme)
        block.layout().draw(painter, QPointF(self.contentOffset().x(), box.top()))

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
        self.pinned.follow()

    def _set_margins(self) -> None:
        """A column that is easily read in the middle, and beside it room for a label."""
        metrics = QFontMetricsF(self.font())
        wide = columns.PROSE * metrics.averageCharWidth()
        if len(self._longest) <= (columns.WIDEST if self._in_columns else columns.BROKEN):
            wide = max(wide, metrics.horizontalAdvance(self._longest) + 1)
        elif self._in_columns:
            wide = columns.WIDEST * metrics.averageCharWidth()
        free = self.width() - wide - 2 * self.document().documentMargin()
        self._set_side(max(0, round(free / 2)))

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
        return boxes_in_lines(block.layout(), first, last, QPointF(self.contentOffset().x(), top))
