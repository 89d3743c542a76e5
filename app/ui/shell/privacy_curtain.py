"""Hides the whole window at once, for when somebody looks over the reviewer's shoulder."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QColor, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QMainWindow, QPushButton, QVBoxLayout, QWidget

from app.paths import NAME
from app.ui.core.language import tr
from app.ui.core.theme import GRID, Theme


class Curtain(QWidget):
    """Lies over everything, the window's title included, and takes every key until it is lifted.

    The keys of `command`, Esc and the button lift it.
    """

    def __init__(self, window: QMainWindow, command: QAction) -> None:
        super().__init__(window)
        self._window = window
        self._command = command
        self._title = ""
        self._before: QWidget | None = None
        self._ground = QColor()
        self.text_label = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.show_again = QPushButton()
        self.show_again.clicked.connect(self.lift)
        box = QVBoxLayout(self)
        box.setSpacing(2 * GRID)
        box.addStretch(1)
        box.addWidget(self.text_label)
        box.addWidget(self.show_again, 0, Qt.AlignmentFlag.AlignCenter)
        box.addStretch(1)
        self.hide()
        window.installEventFilter(self)
        window.windowTitleChanged.connect(self._keep_title)

    def drop(self) -> None:
        """Hide everything."""
        if self.isVisible():
            return
        keys = self._command.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.text_label.setText(tr("Hidden. Nothing is lost."))
        self.show_again.setText(tr("Show again ({keys})").format(keys=keys))
        self._before, self._title = self._window.focusWidget(), self._window.windowTitle()
        self.setGeometry(self._window.rect())
        self.raise_()
        self.show()
        self._window.setWindowTitle(NAME)
        self.show_again.setFocus()

    def lift(self) -> None:
        """Show everything again, with the keyboard where it was."""
        if not self.isVisible():
            return
        self.hide()
        self._window.setWindowTitle(self._title)
        if self._before is not None:
            self._before.setFocus()

    def set_theme(self, theme: Theme) -> None:
        """Cover in other colours."""
        self._ground = QColor(theme.pages)
        self.update()

    def event(self, event: QEvent) -> bool:
        # A letter would decide on findings that are hidden.
        if event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        pressed = QKeySequence(event.keyCombination())
        if event.key() == Qt.Key.Key_Escape or pressed in self._command.shortcuts():
            self.lift()

    def focusNextPrevChild(self, _forward: bool) -> bool:  # noqa: FBT001 - Qt's
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and self.isVisible():
            self.setGeometry(self._window.rect())
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(event.rect(), self._ground)

    def _keep_title(self, title: str) -> None:
        """Work goes on behind the curtain, and may open another document."""
        if self.isVisible() and title != NAME:
            self._title = title
            self._window.setWindowTitle(NAME)
