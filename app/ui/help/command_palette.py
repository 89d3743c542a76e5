"""Every command by its words: type some letters, see its key, run it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDialog,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.ui.core.commands import COMMANDS, CommandRegistry
from app.ui.core.language import tr
from app.ui.core.theme import GRID, give_room, scaled

_ACTION = Qt.ItemDataRole.UserRole
_WALKING = frozenset((Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown))


class CommandPalette(QDialog):
    """`chosen` brings the action to trigger, once the palette is closed."""

    chosen = Signal(object)

    def __init__(self, actions: CommandRegistry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Commands"))
        self._actions = [
            (actions[command.name].text().rstrip("…"), actions[command.name])
            for command in COMMANDS
            if command.name != "palette"
        ]
        self._actions += [
            (tr("Set type: {kind}").format(kind=action.text()), action)
            for action in actions.categories.values()
        ]
        self.field = QLineEdit()
        self.field.setPlaceholderText(tr("Type what you want to do"))
        self.field.setAccessibleName(tr("Find a command"))
        self.field.textChanged.connect(self._show)
        self.field.installEventFilter(self)
        self.list = QTreeWidget()
        self.list.setAccessibleName(tr("Commands"))
        self.list.setColumnCount(2)
        self.list.setHeaderHidden(True)
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.header().setStretchLastSection(False)
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.list.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.list.currentItemChanged.connect(self._tell)
        self.list.itemClicked.connect(self._run)
        self._nothing = QLabel(tr("No matching commands."))
        self._nothing.setProperty("role", "soft")
        box = QVBoxLayout(self)
        box.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)
        box.setSpacing(GRID)
        for part in (self.field, self._nothing, self.list):
            box.addWidget(part)
        give_room(self, 64 * GRID, 56 * GRID)
        self._show("")
        self.field.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in _WALKING:
                QApplication.sendEvent(self.list, event)
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._run(self.list.currentItem())
                return True
        return super().eventFilter(watched, event)

    def _show(self, typed: str) -> None:
        ranked = [(rank(typed, words), words, action) for words, action in self._actions]
        found = [one for one in ranked if one[0] is not None]
        found.sort(key=lambda one: (not one[2].isEnabled(), one[0]))
        self.list.clear()
        items = [_item(words, action) for _, words, action in found]
        self.list.addTopLevelItems(items)
        self._nothing.setVisible(not found)
        if found and found[0][2].isEnabled():
            self.list.setCurrentItem(items[0])

    def _tell(self, item: QTreeWidgetItem | None) -> None:
        """Let a screen reader say what Enter would run: the keyboard stays in the field."""
        text = item.data(0, Qt.ItemDataRole.AccessibleTextRole) if item is not None else ""
        self.field.setAccessibleDescription(text)

    def _run(self, item: QTreeWidgetItem | None) -> None:
        action: QAction | None = item.data(0, _ACTION) if item is not None else None
        if action is not None and action.isEnabled():
            self.accept()
            self.chosen.emit(action)


def rank(typed: str, words: str) -> int | None:
    """How well `words` answer what was typed, 0 best; None where they do not.

    Each typed word has to begin a word, or to stand in one or, last, to have its letters in order.
    """
    words = words.casefold()
    ranks = [_rank_of_one(part, words) for part in typed.casefold().split()]
    known = [one for one in ranks if one is not None]
    return sum(known) if len(known) == len(ranks) else None


def _rank_of_one(part: str, words: str) -> int | None:
    if any(word.startswith(part) for word in words.split()):
        return 0
    if part in words:
        return 1
    letters = iter(words)
    return 2 if all(letter in letters for letter in part) else None


def _item(words: str, action: QAction) -> QTreeWidgetItem:
    keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    item = QTreeWidgetItem([words, keys])
    item.setData(0, _ACTION, action)
    parts = [words, keys, "" if action.isEnabled() else tr("not available now")]
    item.setData(0, Qt.ItemDataRole.AccessibleTextRole, ", ".join(filter(None, parts)))
    item.setSizeHint(0, QSize(0, scaled(3 * GRID + 4)))
    item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    if not action.isEnabled():
        item.setFlags(item.flags() & ~(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable))
    return item
