"""The rows of the settings, which show only what was searched for."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QLineEdit, QWidget

from app.ui.core.language import tr
from app.ui.core.theme import GRID


@dataclass(slots=True)
class _Row:
    """One setting under its heading, with all that it is found by."""

    heading: QLabel
    words: str
    field: QComboBox | QLineEdit
    parts: tuple[QWidget, ...]


class Rows(QWidget):
    """Headings and, below each, settings by name, field and a line that explains."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[_Row] = []
        self._heading = QLabel()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, GRID, 0)
        self._grid.setHorizontalSpacing(2 * GRID)
        self._grid.setVerticalSpacing(GRID)
        self._grid.setColumnStretch(1, 1)
        self._nothing = QLabel(tr("No setting has these words."))
        self._nothing.setProperty("role", "soft")
        self._nothing.hide()
        self._put(self._nothing)

    def heading(self, words: str) -> None:
        """What the settings after it are about."""
        self._heading = QLabel(words)
        self._heading.setProperty("role", "heading")
        self._heading.setContentsMargins(0, GRID, 0, 0)
        self._put(self._heading)

    def add(self, title: str, field: QComboBox | QLineEdit, told: str = "") -> None:
        """A setting under the last heading."""
        field.setAccessibleName(title)
        field.setAccessibleDescription(told)
        if isinstance(field, QComboBox):
            # A long choice must not make the whole dialog wide.
            policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            field.setSizeAdjustPolicy(policy)
            field.setMinimumContentsLength(24)
        name = QLabel(title)
        name.setBuddy(field)
        at = self._grid.rowCount()
        self._grid.addWidget(name, at, 0)
        self._grid.addWidget(field, at, 1)
        parts: tuple[QWidget, ...] = (name, field)
        if told:
            line = QLabel(told, wordWrap=True, alignment=Qt.AlignmentFlag.AlignTop)
            line.setProperty("role", "soft")
            self._grid.addWidget(line, at + 1, 1)
            parts += (line,)
        words = f"{self._heading.text()} {title} {told}".casefold()
        self._rows.append(_Row(self._heading, words, field, parts))
        self._grid.setRowStretch(at, 0)
        self._grid.setRowStretch(at + 2, 1)

    def show_those(self, typed: str) -> None:
        """Show the settings that have all these words in their name, line, heading or choices."""
        wanted = typed.casefold().split()
        shown: set[QLabel] = set()
        for row in self._rows:
            words = f"{row.words} {_choices(row.field).casefold()}"
            fits = all(word in words for word in wanted)
            for part in row.parts:
                part.setVisible(fits)
            if fits:
                shown.add(row.heading)
        for row in self._rows:
            row.heading.setVisible(row.heading in shown)
        self._nothing.setVisible(not shown)

    def _put(self, wide: QLabel) -> None:
        self._grid.addWidget(wide, self._grid.rowCount(), 0, 1, 2)


def _choices(field: QComboBox | QLineEdit) -> str:
    if isinstance(field, QLineEdit):
        return field.text()
    return " ".join(field.itemText(at) for at in range(field.count()))
