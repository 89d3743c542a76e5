"""What a text and pages have in common: marks are chosen by a click, and dragged by handles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractScrollArea

from app.engine.domain.types import Span
from app.ui.views.mark_handles import Edge, MarkHandles
from app.ui.views.marks import Mark

if TYPE_CHECKING:
    _View = QAbstractScrollArea
else:
    # A view inherits from Qt through another base, of which there may be one only.
    _View = object


class MarkedView(_View):
    """Put before a view of Qt.

    Signals: a mark was chosen; one was dragged to another place; the selection changed; a menu is
    wanted.
    """

    chosen: Signal
    resized: Signal
    menu_wanted: Signal
    handles: MarkHandles

    def selection(self) -> Span | None:
        """What is selected."""
        raise NotImplementedError

    def boxes_of(self, mark: Mark) -> list[QRectF]:
        """Where a mark stands in the viewport."""
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

    def _press_handle(self, event: QMouseEvent) -> bool:
        """Take hold of a handle; whether there is one under the mouse."""
        left = event.button() is Qt.MouseButton.LeftButton
        return left and self.handles.press(self._handled(), event.position())

    def _point_out(self, event: QMouseEvent) -> None:
        """Show by the pointer that there is a handle."""
        held: Edge | None = self.handles.edge_at(self._handled(), event.position())
        shape = Qt.CursorShape.SizeHorCursor if held else Qt.CursorShape.IBeamCursor
        self.viewport().setCursor(shape)

    def _release_handle(self) -> bool:
        """Let go of a handle; whether one was held."""
        if self.handles.dragged is None:
            return False
        moved = self.handles.release()
        self.viewport().update()
        if moved is not None:
            self.resized.emit(*moved)
        return True
