"""What a text and a Word document have in common: a caret, a selection, and marks painted in."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QTextCursor,
    QTextDocument,
    QTextLayout,
    QTextLine,
)
from PySide6.QtWidgets import QFrame

from app.engine.domain.document import Span
from app.engine.text.search import Hits
from app.ui.core.commands import leaves_letter
from app.ui.core.language import tr
from app.ui.core.theme import GRID, Theme
from app.ui.views import mark_painter
from app.ui.views.markable import MarkableView, MarkHandles
from app.ui.views.marks import Mark, Marks, joined_ends
from app.ui.views.text.label_margin import LabelMargin

_NEAR = 600
"""Characters before and behind a span whose lines may be beside it."""


class Offsets(Protocol):
    """Code points of the text, and positions in the `QTextDocument` that shows it."""

    def units(self, code_point: int, /) -> int:
        """The position of a code point."""

    def code_points(self, units: int, /) -> int:
        """The code point at a position."""


class MarkableText(MarkableView):
    """Put before `QPlainTextEdit` or `QTextEdit`. Signals as those of `MarkableView`."""

    selected: Signal
    offsets: Offsets
    label_gap = 0.0
    """Between marked words that are pointed at and their label."""

    if TYPE_CHECKING:
        selectionChanged: Signal  # noqa: N815 - Qt's
        cursorPositionChanged: Signal  # noqa: N815 - Qt's

        def document(self) -> QTextDocument: ...
        def textCursor(self) -> QTextCursor: ...
        def setTextCursor(self, cursor: QTextCursor, /) -> None: ...
        def cursorForPosition(self, pos: QPoint, /) -> QTextCursor: ...
        def setReadOnly(self, ro: bool, /) -> None: ...  # noqa: FBT001 - Qt's
        def setUndoRedoEnabled(self, enable: bool, /) -> None: ...  # noqa: FBT001 - Qt's
        def setTextInteractionFlags(self, flags: Qt.TextInteractionFlag, /) -> None: ...

    def _set_up(self, theme: Theme) -> None:
        """To be called once Qt's part is made."""
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.document().setDocumentMargin(2 * GRID)
        self.setAccessibleName(tr("Text of the document"))
        self._theme = theme
        self._text = ""
        self._zoom = 1.0
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

    def boxes_of_span(self, span: Span) -> list[QRectF]:
        """Where a part of the text stands in the viewport, one box a line."""
        raise NotImplementedError

    def _hits_in_sight(self) -> Iterator[list[QRectF]]:
        """Where each of what was searched for stands."""
        raise NotImplementedError

    def _center_caret(self) -> None:
        """Scroll until the caret is in the middle."""
        raise NotImplementedError

    def focus_on(self, finding_ids: Collection[str]) -> None:
        """Ring these findings and bring the first into view."""
        self._focus = frozenset(finding_ids)
        self.handles.show(self.marks, self._focus)
        first = next((self.marks.by_id(one) for one in finding_ids), None)
        if first is not None:
            self.reveal(first.span)
        self.viewport().update()

    def reveal(self, span: Span) -> None:
        """Bring a part of the text into view, with the caret before it."""
        start, end = self.offsets.units(span.start), self.offsets.units(span.end)
        cursor = self.textCursor()
        if not start <= cursor.position() < end or cursor.hasSelection():
            self._moving = True
            cursor.setPosition(start)
            self.setTextCursor(cursor)
            self._moving = False
        self._center_caret()

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

    def words_around(self, span: Span, most: int) -> list[QRectF]:
        """A box for each line near a span; of a text with `most` characters."""
        return self.boxes_of_span(Span(max(0, span.start - _NEAR), min(most, span.end + _NEAR)))

    def boxes_of(self, mark: Mark) -> list[QRectF]:
        """Where a mark stands in the viewport, one box a line; nothing for what is out of sight."""
        return self.boxes_of_span(mark.span)

    def event(self, event: QEvent) -> bool:
        return False if leaves_letter(event) else super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        visible = list(self._marks_in_sight())
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for mark, boxes in visible:
            mark_painter.paint_ground(painter, boxes, mark, self._theme)
        # Lines lie below the text: beside marked words there may be a comma or a bracket.
        for mark, boxes in visible:
            joined = joined_ends(self._text, mark.span)
            mark_painter.paint_outline(painter, boxes, mark, self._theme, joined)
            if mark.id in self._focus and self.handles.dragged is None:
                mark_painter.paint_ring(painter, boxes, mark, self._theme, joined)
        painter.end()
        super().paintEvent(event)
        painter.begin(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_strikes(painter, visible)
        for mark, boxes in visible:
            if mark.labelled:
                mark_painter.paint_pin(painter, boxes, mark, self._theme)
        for boxes in self._hits_in_sight() if self._hits else ():
            mark_painter.paint_hit(painter, boxes, self._theme)
        if self._hit is not None:
            mark_painter.paint_current(painter, self.boxes_of_span(self._hit), self._theme)
        self._paint_handles(painter)
        self._paint_labels(painter, visible)
        self._paint_over(painter)
        painter.end()

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

    def _paint_strikes(
        self, painter: QPainter, visible: Sequence[tuple[Mark, list[QRectF]]]
    ) -> None:
        """Strike what is rejected, where the text itself is not struck."""

    def _paint_over(self, painter: QPainter) -> None:
        """What stands over all else."""

    def _paint_handles(self, painter: QPainter) -> None:
        mark = self.shown_handles()
        if mark is not None:
            boxes = self.boxes_of(mark)
            if self.handles.dragged is not None:
                mark_painter.paint_ring(painter, boxes, mark, self._theme)
            self.handles.paint(painter, boxes, self._theme)

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
                above = -tag.height() / ratio - self.label_gap
                place = boxes[0].topLeft() + QPointF(GRID, above)
                if place.y() < 0:
                    place.setY(boxes[-1].bottom() + self.label_gap)
                mark_painter.paint_tag(painter, place, tag)
        self.margin.show_labels([(height, tag) for (_, height), tag in beside.items()])

    def _follow_caret(self) -> None:
        cursor = self.textCursor()
        if self._moving or cursor.hasSelection():
            return
        mark = self.marks.at(self.offsets.code_points(cursor.position()))
        if mark is not None and mark.id not in self._focus:
            self.chosen.emit(mark.id)

    def _set_side(self, side: int) -> None:
        """Leave this room beside the text, and on the left at least that of a label."""
        left = max(side, round(mark_painter.widest_tag(self.font())))
        margins = self.viewportMargins()
        if (margins.left(), margins.right()) != (left, side):
            self.setViewportMargins(left, GRID, side, 0)
        self.margin.setGeometry(0, GRID, left, self.height() - GRID)


def boxes_in_lines(layout: QTextLayout, first: int, last: int, corner: QPointF) -> list[QRectF]:
    """A box for each line of a paragraph at `corner` that holds some of `first` to `last`."""
    boxes: list[QRectF] = []
    for number in range(layout.lineCount()):
        line = layout.lineAt(number)
        start, end = line.textStart(), line.textStart() + line.textLength()
        if first < end and start < last:
            x0, x1 = (_x_of(line, place) for place in (max(first, start), min(last, end)))
            area = line.rect()
            left, top = corner.x() + min(x0, x1) - 1, corner.y() + area.top() + 0.5
            boxes.append(QRectF(left, top, abs(x1 - x0) + 2, area.height() - 1))
    return boxes


def _x_of(line: QTextLine, place: int) -> float:
    found: object = line.cursorToX(place)
    return float(found[0] if isinstance(found, tuple) else found)  # type: ignore[arg-type]
