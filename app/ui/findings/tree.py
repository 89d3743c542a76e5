"""The tree of findings, in which several rows can be chosen, and what is offered for them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, QItemSelection, QItemSelectionModel, QModelIndex, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QLabel, QToolButton, QTreeView

from app.ui.core.commands import shortcut_text, with_key
from app.ui.core.language import tr
from app.ui.core.theme import GRID
from app.ui.widgets.flow_layout import FlowLayout

_Key, _Mod = Qt.Key, Qt.KeyboardModifier
_ONE_BY_ONE = (_Key.Key_Up, _Key.Key_Down, _Key.Key_Space)
"""With Ctrl these move without choosing, and choose or leave the row that is come to."""


class FindingsTree(QTreeView):
    """A tree in which letters are shortcuts, not a search. Several rows can be chosen.

    With Ctrl or Shift and the mouse, Shift or Ctrl and the arrow keys, and Ctrl+A for all.
    """

    def __init__(self) -> None:
        super().__init__()
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
        words, several = tr("%n chosen", None, count), count > 1
        self.count.setText(words)
        self.count.setVisible(several)
        for name, button in self.buttons.items():
            button.setAccessibleName(f"{button.text()}: {words}" if several else button.text())
            button.setVisible(several or name in _ONE)
        self.count.setMinimumHeight(
            max((button.sizeHint().height() for button in self.buttons.values()), default=0)
        )
        self.setVisible(count > 0)
