"""What was done last, with a button that takes it back: for dialogs that change at once."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from app.ui.core.language import tr
from app.ui.core.theme import GRID


class UndoLine(QWidget):
    """Hidden until something is told. The click on `undo` is the owner's to follow."""

    def __init__(self) -> None:
        super().__init__()
        self.message = QLabel(wordWrap=True)
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.undo = QPushButton(tr("Undo"))
        self.undo.setAutoDefault(False)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(3 * GRID)
        row.addWidget(self.message, 1)
        row.addWidget(self.undo)
        self.hide()

    def tell(self, done: str) -> None:
        """What was changed and can be taken back; nothing where `done` is empty."""
        self.message.setText(done)
        self.setVisible(bool(done))
        if done:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, done))
