"""Other keys for the commands, by the user's choice."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QKeySequenceEdit,
    QLabel,
    QPushButton,
    QScrollArea,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from app.ui.core.clear_button import add_clear_button
from app.ui.core.commands import COMMANDS, Command, CommandRegistry, first_key
from app.ui.core.language import phrase, tr
from app.ui.core.theme import GRID, give_room, scaled

_TEXT = phrase(
    "Click a shortcut, or move to it with Tab, and press the new keys. Tab moves on to the next."
)


class KeyField(QKeySequenceEdit):
    """A field for one key. Escape is none: it leaves the dialog."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not event.modifiers():
            event.ignore()
        else:
            super().keyPressEvent(event)


class KeysDialog(QDialog):
    """`chosen` brings the first key of each command that has another one than usual."""

    chosen = Signal(object)

    def __init__(self, actions: CommandRegistry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Change shortcuts"))
        self._fixed = {
            action.shortcut().toString(): tr("Set type: {kind}").format(kind=action.text())
            for action in actions.categories.values()
        }
        self.edits = {
            command.name: self._edit(command, actions[command.name].shortcut())
            for command in COMMANDS
        }
        wide = max(map(_wide, self.edits.values()))
        for edit in self.edits.values():
            edit.setMinimumWidth(max(scaled(24 * GRID), wide))
        text_label = QLabel(tr(_TEXT), wordWrap=True)
        text_label.setProperty("role", "soft")
        self.problem = QLabel(wordWrap=True)
        self.problem.setProperty("role", "problem")
        self.usual = QPushButton(tr("Restore defaults"))
        self.usual.setToolTip(tr("Restore the default shortcut of every command"))
        self.usual.clicked.connect(self._reset)
        self.agree = QPushButton(tr("Use these shortcuts"))
        self.agree.setProperty("role", "main")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.addButton(self.agree, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.usual, QDialogButtonBox.ButtonRole.ResetRole)
        buttons.accepted.connect(self._agree)
        buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 2 * GRID)
        box.setSpacing(GRID)
        for part in (text_label, self._rows(), self.problem, buttons):
            box.addWidget(part)
        give_room(self, 72 * GRID, 80 * GRID)
        self._check()

    @property
    def keys(self) -> Mapping[str, str]:
        """The keys that are not the usual ones, by the commands' names."""
        return {
            command.name: key
            for command in COMMANDS
            if (key := self._key(command)) != first_key(command)
        }

    def _key(self, command: Command) -> str:
        return self.edits[command.name].keySequence().toString()

    def _edit(self, command: Command, key: QKeySequence) -> QKeySequenceEdit:
        edit = KeyField(key)
        edit.setMaximumSequenceLength(1)
        add_clear_button(edit)
        edit.setMinimumHeight(edit.fontMetrics().height() + 2 * GRID)
        edit.setAccessibleName(tr("Shortcut for: {command}").format(command=command.words))
        edit.keySequenceChanged.connect(self._check)
        return edit

    def _rows(self) -> QScrollArea:
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, GRID, 0)
        grid.setHorizontalSpacing(2 * GRID)
        grid.setVerticalSpacing(GRID // 2)
        grid.setColumnStretch(0, 1)
        group, row = "", 0
        for command in COMMANDS:
            if command.group != group:
                group = command.group
                heading = QLabel(tr(group))
                heading.setProperty("role", "heading")
                heading.setContentsMargins(0, GRID, 0, 0)
                grid.addWidget(heading, row, 0)
                row += 1
            grid.addWidget(QLabel(command.words), row, 0)
            grid.addWidget(self.edits[command.name], row, 1, Qt.AlignmentFlag.AlignRight)
            row += 1
        area = QScrollArea()
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setAccessibleName(tr("Commands and shortcuts"))
        area.setWidgetResizable(True)
        area.setWidget(inside)
        bar = area.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        area.setMinimumWidth(inside.minimumSizeHint().width() + bar + GRID)
        return area

    def _reset(self) -> None:
        for command in COMMANDS:
            self.edits[command.name].setKeySequence(QKeySequence(first_key(command)))

    def _check(self) -> None:
        problem = self._conflict()
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        self.agree.setEnabled(not problem)
        self.agree.setAccessibleDescription(problem)

    def _conflict(self) -> str:
        """Two commands of one key in words; nothing where each has its own."""
        taken = dict(self._fixed)
        for command in COMMANDS:
            words, key = command.words, self._key(command)
            # A key that a command has besides its first one stays its own.
            for one in filter(None, (key, *command.keys[1:])):
                name = QKeySequence(one).toString()
                if taken.setdefault(name, words) != words:
                    return tr("{key} is the shortcut of “{one}” and of “{other}”.").format(
                        key=name, one=taken[name], other=words
                    )
        return ""

    def _agree(self) -> None:
        chosen = self.keys
        self.accept()
        self.chosen.emit(chosen)


def _wide(edit: QKeySequenceEdit) -> int:
    """Room for the words of a key, and for the button that clears it."""
    words = edit.keySequence().toString(QKeySequence.SequenceFormat.NativeText)
    metrics = edit.fontMetrics()
    return metrics.horizontalAdvance(words) + 2 * metrics.height() + 3 * GRID
