"""✓ and ✕ beside the marked words that are looked at, for whoever decides with the mouse."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton

from app.ui.core.commands import shortcut_text
from app.ui.core.services import Services
from app.ui.core.theme import GRID, scaled
from app.ui.document.area import DocumentArea
from app.ui.review.reviewer import Reviewer

_SIDE = 16
_ABOVE = 6


class DecisionButtons(QFrame):
    """Stands above the first line of the focused mark: what it covers has been read by then.

    The keyboard passes it by, which has keys of its own for both.
    """

    def __init__(self, services: Services, area: DocumentArea, reviewer: Reviewer) -> None:
        super().__init__(area)
        self._area, self._focus = area, reviewer.focus
        self.setProperty("role", "floating")
        self.setCursor(Qt.CursorShape.ArrowCursor)
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 2, 2, 2)
        row.setSpacing(2)
        self.accept, self.reject = (self._button(services, one) for one in ("accept", "reject"))
        for button in (self.accept, self.reject):
            row.addWidget(button)
        self.hide()
        for view in area.views:
            view.viewport().installEventFilter(self)
            view.verticalScrollBar().valueChanged.connect(self.place)
            view.horizontalScrollBar().valueChanged.connect(self.place)
            view.selected.connect(self.place)
        for signal in (
            reviewer.focus.changed,
            services.documents.reviewed,
            services.documents.current_changed,
            area.turned,
            area.sized,
        ):
            signal.connect(self.place)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self.place()
        return super().eventFilter(watched, event)

    def place(self) -> None:
        """Stand where the focused mark is now, or nowhere."""
        target = self._target()
        if target is None:
            self.hide()
            return
        self.adjustSize()
        viewport = self._area.view.viewport()
        room = QRect(viewport.mapTo(self._area, QPoint(0, 0)), viewport.size())
        top = target.top() - self.height() - _ABOVE
        if top < room.top():
            top = target.bottom() + _ABOVE
        left = min(max(room.left(), target.left()), room.right() - self.width())
        self.move(left, top)
        self.show()
        self.raise_()

    def _target(self) -> QRect | None:
        """The first line of the focused mark, as far as it is in view and can be decided on."""
        area, ids = self._area, self._focus.focused_ids
        if area.previewing or not ids or self._focus.review is None:
            return None
        view = area.view
        mark = view.marks.by_id(ids[0])
        boxes = view.boxes_of(mark) if mark is not None and view.selection() is None else []
        viewport = view.viewport()
        if not boxes or not viewport.rect().intersects(boxes[0].toAlignedRect()):
            return None
        return boxes[0].toAlignedRect().translated(viewport.mapTo(area, QPoint(0, 0)))

    def _button(self, services: Services, name: str) -> QToolButton:
        action, button = services.commands[name], QToolButton()
        button.setDefaultAction(action)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        side = scaled(_SIDE)
        button.setIconSize(button.iconSize().scaled(side, side, Qt.AspectRatioMode.KeepAspectRatio))
        button.setMinimumSize(side + GRID, side + GRID)
        button.setAccessibleName(f"{action.text()} {shortcut_text(action)}".strip())
        return button
