"""The tree of findings, in which several rows can be chosen, and what is offered for them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QPointF,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QAction, QHelpEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QLabel,
    QToolButton,
    QToolTip,
    QTreeView,
)

from app.engine.domain.review import Action
from app.ui.core.commands import shortcut_text, with_key
from app.ui.core.language import tr
from app.ui.core.theme import GRID
from app.ui.findings.delegate import FindingsDelegate
from app.ui.findings.model import NODE
from app.ui.findings.row_buttons import places
from app.ui.widgets.flow_layout import FlowLayout

_Key, _Mod = Qt.Key, Qt.KeyboardModifier
_ONE_BY_ONE = (_Key.Key_Up, _Key.Key_Down, _Key.Key_Space)
"""With Ctrl these move without choosing, and choose or leave the row that is come to."""


class FindingsTree(QTreeView):
    """A tree in which letters are shortcuts, not a search. Several rows can be chosen.

    With Ctrl or Shift and the mouse, Shift or Ctrl and the arrow keys, and Ctrl+A for all.
    `decided` brings the findings of a row whose ✓ or ✕ was pressed, and which of both.
    """

    decided = Signal(object, object)

    def __init__(self, delegate: FindingsDelegate) -> None:
        super().__init__()
        self._delegate = delegate
        self.setItemDelegate(delegate)
        self.setMouseTracking(True)
        self.tips: dict[Action, str] = {}
        self._pressed: tuple[QModelIndex, Action] | None = None
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)

    def keyboardSearch(self, search: str) -> None:
        """Leave letters to the window."""

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            # Elsewhere in the window these turn pages.
            own = event.modifiers() == _Mod.ControlModifier and event.key() in _ONE_BY_ONE
            event.setAccepted(own)
            return own
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = self._sign_at(event.position())
        if self._pressed is None or event.button() is not Qt.MouseButton.LeftButton:
            self._pressed = None
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        if pressed is None:
            super().mouseReleaseEvent(event)
        elif pressed == self._sign_at(event.position()):
            node, bar = pressed[0].data(NODE), self.verticalScrollBar()
            before = bar.value()
            self.decided.emit(tuple(node.ids), pressed[1])
            bar.setValue(before)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # Two decisions in quick succession are two, and open or shut nothing.
        if self._sign_at(event.position()) is None:
            super().mouseDoubleClickEvent(event)
        else:
            self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point_at(self._sign_at(event.position()))
        if self._pressed is None:
            super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._point_at(None)
        super().leaveEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            sign = self._sign_at(QPointF(event.pos()))
            if sign is not None:
                QToolTip.showText(event.globalPos(), self.tips.get(sign[1], ""), self)
                return True
        return super().viewportEvent(event)

    def sign_place(self, index: QModelIndex, action: Action) -> QPoint:
        """The middle of a row's ✓ or ✕ in the viewport."""
        row = QRectF(self.visualRect(index)).adjusted(0, 0, -GRID, 0)
        return places(row)[action].center().toPoint()

    def _sign_at(self, position: QPointF) -> tuple[QModelIndex, Action] | None:
        index = self.indexAt(position.toPoint())
        if not index.isValid():
            return None
        action = self._delegate.action_at(self.visualRect(index), index, position)
        return None if action is None else (index, action)

    def _point_at(self, sign: tuple[QModelIndex, Action] | None) -> None:
        pointed = None if sign is None else (sign[0].data(NODE).key, sign[1])
        if pointed != self._delegate.pointed:
            self._delegate.pointed = pointed
            shape = (
                Qt.CursorShape.ArrowCursor if sign is None else Qt.CursorShape.PointingHandCursor
            )
            self.viewport().setCursor(shape)
            self.viewport().update()

    @property
    def chosen(self) -> list[QModelIndex]:
        """The rows that are chosen, from the top down."""
        return sorted(self.selectionModel().selectedIndexes(), key=QModelIndex.internalId)

    def choose(self, rows: Sequence[QModelIndex]) -> None:
        """Choose these rows and no others, and bring the first into view."""
        selection, flags = QItemSelection(), QItemSelectionModel.SelectionFlag
        for row in rows:
            selection.select(row, row)
        model = self.selectionModel()
        first = rows[0] if rows else QModelIndex()
        model.setCurrentIndex(first, flags.NoUpdate)
        model.select(selection, flags.ClearAndSelect)
        if first.isValid():
            self.scrollTo(first)


_ONE = ("accept", "reject")


class SelectionFoot(QFrame):
    """Below the list: accepts and rejects what is chosen, one click each without a way to go.

    For several findings it has all that can be done with them at once.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "bar")
        self.count = QLabel()
        self.buttons: dict[str, QToolButton] = {}
        self._row = FlowLayout(self, GRID // 2)
        self._row.setContentsMargins(GRID, GRID, GRID, GRID)
        self._row.addWidget(self.count)
        self.hide()

    def offer(self, actions: Iterable[tuple[QAction, str]]) -> None:
        """Buttons for these commands, each in a word or two."""
        for action, words in actions:
            button = QToolButton()
            button.setText(words)
            button.setProperty("role", "chip")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(action.trigger)
            self.buttons[action.objectName()] = button
            self._row.addWidget(button)

    def show_keys(self, actions: Iterable[QAction]) -> None:
        """Name the keys of the commands, which the user may have chosen."""
        for action in actions:
            button = self.buttons[action.objectName()]
            tip = with_key(f"{button.text()} ({{key}})", shortcut_text(action))
            button.setToolTip(tip)

    def follow(self, count: int) -> None:
        """So many findings are chosen."""
        words, several = tr("%n selected", None, count), count > 1
        self.count.setText(words)
        self.count.setVisible(several)
        for name, button in self.buttons.items():
            button.setAccessibleName(f"{button.text()}: {words}" if several else button.text())
            button.setVisible(several or name in _ONE)
        self.count.setMinimumHeight(
            max((button.sizeHint().height() for button in self.buttons.values()), default=0)
        )
        self.setVisible(count > 0)
