"""A ring around the part of the window that was given the keyboard by a key."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget

_WIDTH = 2
"""Pixels."""


class FocusRing(QWidget):
    """Drawn above a part of the window until the keyboard goes on to another one."""

    def __init__(self) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        application = QGuiApplication.instance()
        assert isinstance(application, QApplication)  # noqa: S101 - for the type checker
        application.focusChanged.connect(self._turn)

    def put_around(self, part: QWidget) -> None:
        """Tell that `part` has the keyboard."""
        self._leave()
        self.setParent(part)
        part.installEventFilter(self)
        self.setGeometry(part.rect())
        self.show()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        part = self.parentWidget()
        if watched is part and event.type() is QEvent.Type.Resize:
            self.setGeometry(part.rect())
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.setPen(QPen(self.palette().highlight(), _WIDTH))
        inset = _WIDTH / 2
        painter.drawRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset))

    def _leave(self) -> None:
        if part := self.parentWidget():
            part.removeEventFilter(self)
        self.hide()

    def _turn(self, _: QWidget | None, now: QWidget | None) -> None:
        # Where there is none, another window is in use for a while.
        if now is not None and now is not self.parentWidget():
            self._leave()
