"""✓ and ✕ beside the marked words that are looked at, for whoever decides with the mouse."""

from __future__ import annotations

from math import hypot

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QEnterEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QGraphicsOpacityEffect, QHBoxLayout, QToolButton

from app.ui.core.commands import shortcut_text
from app.ui.core.services import Services
from app.ui.core.theme import GRID, scaled
from app.ui.document.area import DocumentArea
from app.ui.review.reviewer import Reviewer

_SIDE = 16
_ABOVE = 6
_FADED = 0.4
_AROUND = 400  # letters


class DecisionButtons(QFrame):
    """Stands near the first line of the focused mark, where it hides no words if there is room.

    It is nearer to no other mark if that can be. Where there is no room it is above the mark, and
    words show through until the pointer is on it. The keyboard passes it by, which has keys of its
    own for both.
    """

    def __init__(self, services: Services, area: DocumentArea, reviewer: Reviewer) -> None:
        super().__init__(area)
        self._area, self._focus = area, reviewer.focus
        self.setProperty("role", "floating")
        self._faded = QGraphicsOpacityEffect(self, opacity=_FADED)
        self._faded.setEnabled(False)
        self.setGraphicsEffect(self._faded)
        self._hides = False
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
        # With the picture of a page comes the place of a label that covers no ink.
        area.pages.pictures.arrived.connect(self.place)
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
        corner = room.topLeft()
        labels = [one.toAlignedRect().translated(corner) for one in self._labels()]
        words = [*self._words(), *labels]
        places = self._places(target, room, words, labels)
        # Beside a line at the edge of the view they are a little higher than the line.
        edge = self.height() // 2
        near = room.adjusted(0, -edge, self._margin, edge)
        free = [one for one in places if near.contains(one) and not _on_any(one, words)]
        others = self._other_marks()
        free.sort(key=lambda one: not _belongs(one, target, others))
        self._hides = not free
        self._fade()
        self.setGeometry(free[0] if free else places[0])
        self.show()
        self.raise_()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._fade()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._fade()

    @property
    def shows_through(self) -> bool:
        """Whether words behind it can be read."""
        return self._faded.isEnabled()

    def _fade(self) -> None:
        self._faded.setEnabled(self._hides and not self.underMouse())

    @property
    def _margin(self) -> int:
        """Pixels of the view behind its viewport, beside its scroll bar; before it are labels."""
        view = self._area.view
        bar = view.verticalScrollBar()
        taken = bar.width() if bar.isVisible() else 0
        return max(0, view.width() - taken - view.viewport().geometry().right() - 1)

    def _places(
        self, target: QRect, room: QRect, words: list[QRect], labels: list[QRect]
    ) -> list[QRect]:
        """Above or below, there behind other words, behind or before the line; the best first."""
        size = self.size()
        left = min(max(room.left(), target.left()), room.right() - size.width())
        over = QRect(QPoint(left, target.top() - size.height() - _ABOVE), size)
        under = QRect(QPoint(left, target.bottom() + _ABOVE), size)
        for label in labels:
            if over.intersects(label):
                over.moveBottom(label.top() - 1)
            if under.intersects(label):
                under.moveLeft(label.right() + GRID // 2)
        beside = QRect(QPoint(left, target.center().y() - size.height() // 2), size)
        line = QRect(room.left(), beside.top(), room.width(), size.height())
        near = [target, *(one for one in words if one.intersects(line))]
        behind, before = QRect(beside), QRect(beside)
        behind.moveLeft(max(one.right() for one in near) + 2 * GRID)
        before.moveRight(min(one.left() for one in near) - 2 * GRID)
        above = [over] if over.top() >= room.top() else []
        return [*above, under, _past(under, words), _past(over, words), behind, before]

    def _labels(self) -> list[QRectF]:
        return self._area.view.labels_of(self._focus.focused_ids)

    def _words(self) -> list[QRect]:
        """Where text stands near the focused mark."""
        area, review = self._area, self._focus.review
        mark = area.view.marks.by_id(self._focus.focused_ids[0])
        if mark is None or review is None:
            return []
        viewport = area.view.viewport()
        corner = viewport.mapTo(area, QPoint(0, 0))
        boxes = area.view.words_around(mark.span, len(review.document.text))
        return [box.toAlignedRect().translated(corner) for box in boxes]

    def _other_marks(self) -> list[QRect]:
        """Where marks stand that could be taken for the one that is decided on."""
        area, ids = self._area, self._focus.focused_ids
        mark = area.view.marks.by_id(ids[0])
        if mark is None:
            return []
        corner = area.view.viewport().mapTo(area, QPoint(0, 0))
        around = area.view.marks.between(mark.span.start - _AROUND, mark.span.end + _AROUND)
        boxes = (box for one in around if one.id not in ids for box in area.view.boxes_of(one))
        return [box.toAlignedRect().translated(corner) for box in boxes]

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
        action, button = services.commands[name], _OneClick()
        button.setDefaultAction(action)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        side = scaled(_SIDE)
        button.setIconSize(button.iconSize().scaled(side, side, Qt.AspectRatioMode.KeepAspectRatio))
        button.setMinimumSize(side + GRID, side + GRID)
        button.setAccessibleName(f"{action.text()} {shortcut_text(action)}".strip())
        return button


class _OneClick(QToolButton):
    """A double click decides once: behind the first one another finding is looked at."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()


def _past(place: QRect, words: list[QRect]) -> QRect:
    """As high as `place`, behind the last words that stand so high."""
    line = QRect(0, place.top(), place.right() + 1, place.height())
    last = max((one.right() for one in words if one.intersects(line)), default=place.left())
    moved = QRect(place)
    moved.moveLeft(max(place.left(), last + GRID))
    return moved


def _belongs(place: QRect, target: QRect, others: list[QRect]) -> bool:
    """Whether no other mark stands nearer to a place than the one that it is for."""
    own = _between(place, target)
    return all(own <= _between(place, other) for other in others)


def _between(one: QRect, other: QRect) -> float:
    """Pixels between two rectangles; none where they touch."""
    across = max(0, one.left() - other.right(), other.left() - one.right())
    down = max(0, one.top() - other.bottom(), other.top() - one.bottom())
    return hypot(across, down)


def _on_any(place: QRect, words: list[QRect]) -> bool:
    return any(place.intersects(word) for word in words)
