"""A line that tells that something is being worked out, once that takes longer than a moment."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QProgressBar, QWidget

from app.ui.core.theme import GRID

_MOMENT_MS = 500


class WaitingLine(QFrame):
    """Words, and a bar that moves because nobody can say how far it is."""

    def __init__(self, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel-head")
        bar = QProgressBar(textVisible=False, minimum=0, maximum=0)
        bar.setAccessibleName(words)
        row = QHBoxLayout(self)
        row.setContentsMargins(GRID, GRID // 2, GRID, GRID // 2)
        row.setSpacing(GRID)
        row.addWidget(QLabel(words))
        row.addWidget(bar, 1)
        self._late = QTimer(self, singleShot=True, interval=_MOMENT_MS)
        self._late.timeout.connect(self.show)
        self.hide()

    def follow(self, *, working: bool) -> None:
        """Whether it is still being worked out."""
        if not working:
            self._late.stop()
            self.hide()
        elif self.isHidden() and not self._late.isActive():
            self._late.start()
