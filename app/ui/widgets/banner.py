"""A failure in plain words, with the next step, in the place concerned."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from app.errors import AppError, VerificationFailed
from app.paths import NAME
from app.ui.core.language import tr
from app.ui.core.messages import error_text
from app.ui.core.theme import GRID, scaled

_WORDS = 32 * GRID
_WAY = QBoxLayout.Direction


def details_of(error: AppError) -> str:
    """Code and message for a support request; errors hold no document text."""
    lines = [f"{NAME}: {error.code}", error.message]
    if isinstance(error, VerificationFailed):
        lines += [f"– {place}" for place in error.places]
    return "\n".join(lines)


def copy_details(error: AppError) -> None:
    """Put the details on the clipboard."""
    QGuiApplication.clipboard().setText(details_of(error))


class Banner(QFrame):
    """Hidden until there is an error to show."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "banner")
        self.error: AppError | None = None
        self._retry_action: Callable[[], None] | None = None
        self._message = QLabel(wordWrap=True)
        self._message.setProperty("role", "heading")
        self._hint = QLabel(wordWrap=True)
        for label in (self._message, self._hint):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.retry = QPushButton(tr("Try again"))
        self.retry.clicked.connect(self._retry)
        self.copy = QPushButton(tr("Copy details"))
        self.copy.setToolTip(tr("Copy code and message, without document text"))
        self.copy.clicked.connect(self._copy)
        self.dismiss = QPushButton(tr("Dismiss"))
        self.dismiss.clicked.connect(self.clear)
        words = QVBoxLayout()
        words.setSpacing(GRID // 2)
        words.addWidget(self._message)
        words.addWidget(self._hint)
        self._buttons = QBoxLayout(_WAY.LeftToRight)
        self._buttons.setSpacing(GRID)
        for button in (self.retry, self.copy, self.dismiss):
            self._buttons.addWidget(button)
        self._parts = QBoxLayout(_WAY.LeftToRight, self)
        self._parts.setContentsMargins(2 * GRID, GRID, 2 * GRID, GRID)
        self._parts.setSpacing(GRID)
        self._parts.addLayout(words, 1)
        self._parts.addLayout(self._buttons)
        self.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The buttons go below the words, and below each other, rather than be cut off."""
        self._arrange()
        super().resizeEvent(event)

    def _arrange(self) -> None:
        shown = [one for one in (self.retry, self.copy, self.dismiss) if not one.isHidden()]
        wide = sum(button.sizeHint().width() + GRID for button in shown)
        room = self.width() - 4 * GRID
        beside = wide + scaled(_WORDS) <= room
        self._parts.setDirection(_WAY.LeftToRight if beside else _WAY.TopToBottom)
        self._buttons.setDirection(_WAY.LeftToRight if wide <= room else _WAY.TopToBottom)

    @property
    def text(self) -> str:
        """What the banner says."""
        return f"{self._message.text()} {self._hint.text()}"

    def show_error(self, error: AppError, retry: Callable[[], None] | None = None) -> None:
        """Show an error, and how to try again if that can help."""
        self.error, self._retry_action = error, retry
        message, hint = error_text(error)
        self._message.setText(message)
        self._hint.setText(hint)
        self.setAccessibleName(self.text)
        self.retry.setVisible(retry is not None)
        self._arrange()
        self.show()

    def clear(self) -> None:
        """Hide the banner."""
        self.error = self._retry_action = None
        self.hide()

    def withdraw(self, error: AppError) -> None:
        """Hide the banner if this is what it tells of."""
        if self.error is error:
            self.clear()

    def _copy(self) -> None:
        if self.error is not None:
            copy_details(self.error)

    def _retry(self) -> None:
        action = self._retry_action
        self.clear()
        if action is not None:
            action()
