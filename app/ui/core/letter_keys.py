"""Letters are the window's shortcuts, also where a control of text has the focus."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)


def leaves_letter(event: QEvent) -> bool:
    """Whether a text control would claim a letter for typing; it is then left to the window."""
    if event.type() is not QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return False
    if event.modifiers() not in _PLAIN or not event.text() or not event.text().isprintable():
        return False
    event.ignore()
    return True
