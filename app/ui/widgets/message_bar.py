"""A bar with a title, a line and buttons, which go below the words rather than be cut off."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QFrame, QLabel, QVBoxLayout

from app.ui.core.theme import GRID, scaled

_WORDS = 36 * GRID
_WAY = QBoxLayout.Direction


class MessageBar(QFrame):
    """Hidden until there is something to tell. `role` is that of the style sheet."""

    def __init__(self, role: str, buttons: Sequence[QAbstractButton]) -> None:
        super().__init__()
        self.setProperty("role", role)
        self._ways = tuple(buttons)
        self.title = QLabel(wordWrap=True)
        self.title.setProperty("role", "heading")
        self.line = QLabel(wordWrap=True)
        told = QVBoxLayout()
        told.setSpacing(GRID // 2)
        for label in (self.title, self.line):
            label.setTextFormat(Qt.TextFormat.PlainText)
            told.addWidget(label)
        self._row = QBoxLayout(_WAY.LeftToRight)
        self._row.setSpacing(GRID)
        for button in self._ways:
            self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._parts = QBoxLayout(_WAY.LeftToRight, self)
        self._parts.setContentsMargins(2 * GRID, GRID, 2 * GRID, GRID)
        self._parts.setSpacing(2 * GRID)
        self._parts.addLayout(told, 1)
        self._parts.addLayout(self._row)
        # As wide as their words, also below the text.
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        self._parts.setAlignment(self._row, align)
        self.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.arrange()
        super().resizeEvent(event)

    @property
    def text(self) -> str:
        """What the bar says."""
        return f"{self.title.text().rstrip('.')}. {self.line.text()}"

    def announce(self) -> None:
        """Show the bar, and let a screen reader say what is new in it."""
        if self.isHidden() or self.accessibleName() != self.text:
            self.setAccessibleName(self.text)
            self.show()
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.text))
        self.arrange()

    def arrange(self) -> None:
        """Put the buttons where there is room; again after one was shown or hidden."""
        wide = sum(one.sizeHint().width() + GRID for one in self._ways if not one.isHidden())
        room = self.width() - 4 * GRID
        beside = wide + scaled(_WORDS) <= room
        self._parts.setDirection(_WAY.LeftToRight if beside else _WAY.TopToBottom)
        self._row.setDirection(_WAY.LeftToRight if wide <= room else _WAY.TopToBottom)
