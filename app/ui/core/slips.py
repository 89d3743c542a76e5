"""Slips of the hand that must change nothing: a key held down, and a wheel over a closed field."""

from __future__ import annotations

from collections.abc import Callable, Container

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence

_SAME_MOMENT_MS = 2


class HeldKeys(QObject):
    """Lets a shortcut act once for each time that its key is pressed.

    X11 tells the repeats of a held key as a release and a press in the same moment, and Qt does
    not call all of them repeats.
    """

    def __init__(self, parent: QObject, acts_once: Callable[[], Container[QKeySequence]]) -> None:
        """`acts_once`: the keys of which this is wanted."""
        super().__init__(parent)
        self._acts_once = acts_once
        self._released: tuple[int, int] = (0, 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        if event.type() is QEvent.Type.KeyRelease:
            self._released = event.key(), event.timestamp()
        elif event.type() is QEvent.Type.ShortcutOverride and self._is_held(event):
            event.accept()  # then it is no shortcut
            return True
        return super().eventFilter(watched, event)

    def _is_held(self, event: QKeyEvent) -> bool:
        key, moment = self._released
        released_now = key == event.key() and event.timestamp() - moment <= _SAME_MOMENT_MS
        repeats = event.isAutoRepeat() or (released_now and bool(event.timestamp()))
        return repeats and QKeySequence(event.keyCombination()) in self._acts_once()


class IdleWheel(QObject):
    """Lets a wheel scroll past the fields that it is given to, which it would change."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Wheel:
            event.ignore()
            return True
        return super().eventFilter(watched, event)
