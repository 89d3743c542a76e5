"""The field that filters the list of findings, for the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit


class FilterField(QLineEdit):
    """Enter and Down lead to what is found, Escape ends the filter. `left` gives the focus back."""

    entered = Signal()
    left = Signal()

    def take_focus(self) -> None:
        """Let the keyboard type here, over what was typed before."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down):
            self.entered.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.clear()
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        wanted = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
        own = isinstance(event, QKeyEvent) and event.key() in wanted
        if own and event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)
