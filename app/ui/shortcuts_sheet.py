"""All keys on one sheet."""

from __future__ import annotations

from itertools import groupby

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.ui.actions import COMMANDS, CORRECT, HELP, PROGRAM, QUEUE, REVIEW, Actions, keys_of
from app.ui.language import phrase, tr
from app.ui.theme import GRID

_KINDS = phrase("Give this kind")
_COLUMNS = ((REVIEW, CORRECT), (QUEUE, PROGRAM, HELP))


class ShortcutsSheet(QDialog):
    """Keys by what they are for; made from the commands themselves, so it is never out of date."""

    change_wanted = Signal()

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Keyboard shortcuts"))
        groups = {
            name: [(keys_of(actions[one.name]), one.words) for one in commands]
            for name, commands in groupby(COMMANDS, lambda command: command.group)
        }
        kinds = [(keys_of(action), action.text()) for action in actions.categories.values()]
        first, last = ({name: groups.pop(name) for name in names} for names in _COLUMNS)
        sheet = QWidget()
        columns = QHBoxLayout(sheet)
        columns.setContentsMargins(0, 0, GRID, 0)
        columns.setSpacing(6 * GRID)
        for column in (first, groups, {**last, _KINDS: kinds}):
            columns.addLayout(_column(column))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        change = QPushButton(tr("Change the keys…"))
        change.clicked.connect(self._change)
        buttons.addButton(change, QDialogButtonBox.ButtonRole.ResetRole)
        buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 2 * GRID)
        box.setSpacing(2 * GRID)
        area = QScrollArea()
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setAccessibleName(tr("Keyboard shortcuts"))
        area.setWidget(sheet)
        box.addWidget(area, 1)
        box.addWidget(buttons)
        # All of it where the screen has room for that.
        room = self.screen().availableSize() - QSize(8 * GRID, 12 * GRID)
        wanted = (
            sheet.sizeHint() + QSize(6 * GRID, 6 * GRID) + QSize(0, buttons.sizeHint().height())
        )
        self.resize(wanted.boundedTo(room))

    def _change(self) -> None:
        self.accept()
        self.change_wanted.emit()


def _column(groups: dict[str, list[tuple[str, str]]]) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(2 * GRID)
    grid.setVerticalSpacing(GRID // 2)
    grid.setColumnStretch(1, 1)
    number = 0
    for title, rows in groups.items():
        if number:
            grid.setRowMinimumHeight(number, GRID)
            number += 1
        heading = QLabel(tr(title))
        heading.setProperty("role", "heading")
        grid.addWidget(heading, number, 0, 1, 2)
        for keys, words in rows:
            number += 1
            key = QLabel(keys)
            key.setProperty("role", "key")
            grid.addWidget(key, number, 0, Qt.AlignmentFlag.AlignLeft)
            grid.addWidget(QLabel(words), number, 1)
        number += 1
    grid.setRowStretch(number, 1)
    return grid
