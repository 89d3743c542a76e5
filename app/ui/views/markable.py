"""What a text and pages have in common: marks are chosen by a click, and dragged by handles."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractScrollArea

from app.engine.domain.document import Span
from app.engine.text.search import Hits
from app.ui.core.theme import Theme
from app.ui.views.marks import Mark, Marks, State

if TYPE_CHECKING:
    _View = QAbstractScrollArea
else:
    # A view inherits from Qt through another base, of which there may be one only.
    _View = object


class MarkableView(_View):
    """Put before a view of Qt.

    Signals: a mark was chosen; one was dragged to another place; the selection changed; a menu is
    wanted.
    """

    chosen: Signal
    resized: Signal
    menu_wanted: Signal
    handles: MarkHandles
    marks: Marks
    _focus: frozenset[str]
    _hits: Hits
    _hit: Span | None
    hovered: str = ""
    """Id of what is under the pointer: beside what is in the focus, it alone has a label."""
    _near_handle = False

    def show_marks(self, marks: Marks) -> None:
        """Other marks in the same document."""
        self.marks = marks
        self.handles.show(marks, self._focus)
        self.viewport().update()

    def show_hits(self, hits: Hits, current: Span | None) -> None:
        """Outline what was searched for, and most of all what was gone to."""
        self._hits, self._hit = hits, current
        self.viewport().update()

    def selection(self) -> Span | None:
        """What is selected."""
        raise NotImplementedError

    def boxes_of(self, mark: Mark) -> list[QRectF]:
        """Where a mark stands in the viewport."""
        raise NotImplementedError

    def labels_of(self, finding_ids: Collection[str]) -> list[QRectF]:  # noqa: ARG002
        """Where labels of these findings stand among the words, if they are in the focus."""
        return []

    def words_around(self, span: Span, most: int) -> list[QRectF]:
        """Where the text beside a span stands in the viewport; of a text with `most` characters."""
        raise NotImplementedError

    def _marks_in_sight(self) -> Iterator[tuple[Mark, list[QRectF]]]:
        """Each mark in sight, and where it stands in the viewport."""
        raise NotImplementedError

    def mark_at(self, position: QPointF) -> Mark | None:
        """The mark at a place of the viewport."""
        for mark, boxes in self._marks_in_sight():
            if any(box.contains(position) for box in boxes):
                return mark
        return None

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Leave:
            self._near_handle = False
            self._hover("")
        return super().viewportEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if self.selection() is None:
            self._choose_at(QPointF(event.pos()))
        self.menu_wanted.emit(event.globalPos())

    def _choose_at(self, position: QPointF) -> None:
        mark = self.mark_at(position)
        if mark is not None and mark.id:
            self.chosen.emit(mark.id)

    def _handled(self) -> list[QRectF]:
        """The boxes of the mark that has handles."""
        mark = self.handles.mark
        return self.boxes_of(mark) if mark is not None else []

    def shown_handles(self) -> Mark | None:
        """The mark whose handles are painted: only near the pointer, as they may hide a comma."""
        mark = self.handles.mark
        near = self._near_handle or self.handles.dragged is not None
        return mark if mark is not None and (near or mark.id == self.hovered) else None

    def _press_handle(self, event: QMouseEvent) -> bool:
        """Take hold of a handle; whether there is one under the mouse."""
        left = event.button() is Qt.MouseButton.LeftButton
        return left and self.handles.press(self._handled(), event.position())

    def _point_out(self, event: QMouseEvent) -> None:
        """Show by the pointer that there is a handle."""
        held: Edge | None = self.handles.edge_at(self._handled(), event.position())
        shape = Qt.CursorShape.SizeHorCursor if held else Qt.CursorShape.IBeamCursor
        self.viewport().setCursor(shape)
        if (held is not None) is not self._near_handle:
            self._near_handle = held is not None
            self.viewport().update()
        self._hover(self._id_at(event.position()))

    def _id_at(self, position: QPointF) -> str:
        mark = self.mark_at(position)
        return mark.id if mark is not None else ""

    def _hover(self, name: str) -> None:
        if name != self.hovered:
            self.hovered = name
            self.viewport().update()

    def _release_handle(self) -> bool:
        """Let go of a handle; whether one was held."""
        if self.handles.dragged is None:
            return False
        moved = self.handles.release()
        self.viewport().update()
        if moved is not None:
            self.resized.emit(*moved)
        return True


# Handles by which the mouse moves the ends of the focused mark.


_RADIUS = 3.5
_REACH = 8.0
_OUTSIDE = 2.0
_FIXED = (State.PROVISIONAL, State.REPLACED, State.NEAR)


class Edge(Enum):
    """Which end of a mark a handle moves."""

    START = "start"
    END = "end"


class MarkHandles:
    """What one view knows of its handles: of which mark they are, and where one was dragged to."""

    def __init__(self) -> None:
        self._mark: Mark | None = None
        self._edge: Edge | None = None
        self._span: Span | None = None

    def show(self, marks: Marks, focus: frozenset[str]) -> None:
        """Other marks or another focus. Several marks at once have no handles."""
        mark = marks.by_id(next(iter(focus))) if len(focus) == 1 else None
        mark = None if mark is not None and mark.state in _FIXED else mark
        if mark != self._mark:
            self._mark, self._edge, self._span = mark, None, None

    @property
    def mark(self) -> Mark | None:
        """The mark with the handles, as long as it is dragged to."""
        if self._mark is None or self._span is None:
            return self._mark
        return replace(self._mark, span=self._span)

    @property
    def dragged(self) -> Edge | None:
        """The end that is being dragged."""
        return self._edge

    def press(self, boxes: Sequence[QRectF], position: QPointF) -> bool:
        """Take hold of the handle at a position; whether there is one."""
        self._edge = self.edge_at(boxes, position)
        return self._edge is not None

    def drag(self, offset: int) -> None:
        """Move the end that is held to an offset of the text; one letter at least is left."""
        if self._mark is None or self._edge is None:
            return
        span = self._mark.span
        if self._edge is Edge.START:
            self._span = Span(min(offset, span.end - 1), span.end)
        else:
            self._span = Span(span.start, max(offset, span.start + 1))

    def release(self) -> tuple[str, Span] | None:
        """Let go: the id of the finding and its new place, if that is another one."""
        mark, span = self._mark, self._span
        self._edge = self._span = None
        if mark is None or span is None or span == mark.span:
            return None
        return mark.id, span

    def edge_at(self, boxes: Sequence[QRectF], position: QPointF) -> Edge | None:
        """The handle under a position, the nearer one of two; `boxes` are those of the mark."""
        if self._mark is None or not boxes:
            return None
        near = [
            (gap.manhattanLength(), edge)
            for edge, knob in zip(Edge, _knobs(boxes), strict=True)
            if (gap := knob - position).manhattanLength() <= _REACH
        ]
        return min(near, key=lambda one: one[0])[1] if near else None

    def paint(self, painter: QPainter, boxes: Sequence[QRectF], theme: Theme) -> None:
        """A knob at each end, on the corner of the ring: there it covers no letter."""
        if not boxes:
            return
        painter.setPen(QPen(QColor(theme.paper), 1.5))
        painter.setBrush(QColor(theme.accent))
        for knob in _knobs(boxes):
            painter.drawEllipse(knob, _RADIUS, _RADIUS)


def _knobs(boxes: Sequence[QRectF]) -> tuple[QPointF, QPointF]:
    aside = QPointF(_OUTSIDE, 0)
    return boxes[0].bottomLeft() - aside, boxes[-1].bottomRight() + aside
