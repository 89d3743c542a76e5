"""All keys on one sheet."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from app.ui.core.commands import (
    COMMANDS,
    CORRECT,
    DOCUMENTS,
    HELP,
    PROGRAM,
    QUEUE,
    REVIEW,
    VIEW,
    CommandRegistry,
    shortcut_text,
)
from app.ui.core.language import phrase, tr
from app.ui.core.theme import GRID

_KINDS = phrase("Set type")
_COLUMNS = (
    ((REVIEW, CORRECT, _KINDS), (VIEW, PROGRAM), (DOCUMENTS, QUEUE, HELP)),
    ((REVIEW, CORRECT, HELP, _KINDS), (DOCUMENTS, QUEUE, VIEW, PROGRAM)),
    ((REVIEW, CORRECT, _KINDS, DOCUMENTS, QUEUE, VIEW, PROGRAM, HELP),),
)
"""Ways to arrange the groups, the widest first."""
_BETWEEN = 6 * GRID
_ROWS = dict[str, list[tuple[str, str]]]


class ShortcutsSheet(QDialog):
    """Keys by what they are for; made from the commands themselves, so it is never out of date."""

    change_wanted = Signal()

    def __init__(self, actions: CommandRegistry, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Keyboard shortcuts"))
        groups = {
            name: [(shortcut_text(actions[one.name]), one.words) for one in commands]
            for name, commands in groupby(COMMANDS, lambda command: command.group)
        }
        groups[_KINDS] = [
            (shortcut_text(action), action.text()) for action in actions.categories.values()
        ]
        room = self.screen().availableSize() - QSize(8 * GRID, 12 * GRID)
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        sheet = _fitting(groups, room.width() - 6 * GRID - bar)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        change = QPushButton(tr("Change shortcuts…"))
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
        box.addWidget(area, 1)
        box.addWidget(buttons)
        # Last, since each new parent looks up the style of every label again.
        area.setWidget(sheet)
        # All of it where the screen has room for that, and never words beyond the right edge.
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        around = QSize(6 * GRID + bar, 7 * GRID + buttons.sizeHint().height())
        self.resize((sheet.sizeHint() + around).boundedTo(room))

    def _change(self) -> None:
        self.accept()
        self.change_wanted.emit()


def _fitting(groups: _ROWS, width: int) -> QWidget:
    """The groups in as many columns as there is room for; in a single one, words are wrapped."""
    ruler = Ruler()
    for arranged in _COLUMNS:
        columns = [{name: groups[name] for name in column} for column in arranged]
        if ruler.width(columns) <= width:
            return sheet_of(columns)
    return sheet_of(columns, wrapped=True)


class Ruler:
    """Measures a sheet without making it: two hundred labels take longer than a frame."""

    def __init__(self) -> None:
        self._fonts = {role: _measured(role) for role in ("heading", "key", "")}

    def width(self, columns: Sequence[_ROWS]) -> int:
        """Width of a sheet with these columns."""
        between = _BETWEEN * (len(columns) - 1) + GRID
        return between + sum(self._width_of_column(column) for column in columns)

    def _width_of_column(self, groups: _ROWS) -> int:
        rows = [row for rows in groups.values() for row in rows]
        keys = max(self._width(keys, "key") for keys, _ in rows)
        words = max(self._width(words) for _, words in rows)
        headings = max(self._width(tr(title), "heading") for title in groups)
        return max(headings, keys + 2 * GRID + words)

    def _width(self, words: str, role: str = "") -> int:
        metrics, around = self._fonts[role]
        return metrics.horizontalAdvance(words) + around


def _measured(role: str) -> tuple[QFontMetrics, int]:
    """The letters of labels of a role, and how much wider than its words such a label is."""
    label = _label("M", role)
    width = label.sizeHint().width()
    metrics = label.fontMetrics()
    return metrics, width - metrics.horizontalAdvance("M")


def sheet_of(columns: Sequence[_ROWS], *, wrapped: bool = False) -> QWidget:
    """The groups of commands side by side, with their keys."""
    sheet = QWidget()
    row = QHBoxLayout(sheet)
    row.setContentsMargins(0, 0, GRID, 0)
    row.setSpacing(_BETWEEN)
    for column in columns:
        row.addLayout(_column(column, wrapped=wrapped))
    return sheet


def _column(groups: _ROWS, *, wrapped: bool) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(2 * GRID)
    grid.setVerticalSpacing(GRID // 2)
    grid.setColumnStretch(1, 1)
    number = 0
    for title, rows in groups.items():
        if number:
            grid.setRowMinimumHeight(number, GRID)
            number += 1
        heading = _label(tr(title), "heading")
        heading.setWordWrap(wrapped)
        grid.addWidget(heading, number, 0, 1, 2)
        for keys, words in rows:
            number += 1
            grid.addWidget(_label(keys, "key"), number, 0, Qt.AlignmentFlag.AlignLeft)
            label = _label(words)
            label.setWordWrap(wrapped)
            grid.addWidget(label, number, 1)
        number += 1
    grid.setRowStretch(number, 1)
    return grid


def _label(words: str, role: str = "") -> QLabel:
    label = QLabel(words)
    if role:
        label.setProperty("role", role)
    return label
