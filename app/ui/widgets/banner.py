"""A failure in plain words, with the next step, in the place concerned."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton

from app.errors import AppError, VerificationFailed
from app.paths import NAME
from app.ui.core.language import tr
from app.ui.core.messages import error_text
from app.ui.widgets.message_bar import MessageBar


def details_of(error: AppError) -> str:
    """Code and message for a support request; errors hold no document text."""
    lines = [f"{NAME}: {error.code}", error.message]
    if isinstance(error, VerificationFailed):
        lines += [f"– {place}" for place in error.places]
    return "\n".join(lines)


def copy_details(error: AppError) -> None:
    """Put the details on the clipboard."""
    QGuiApplication.clipboard().setText(details_of(error))


class Banner(MessageBar):
    """Hidden until there is an error to show."""

    def __init__(self) -> None:
        self.retry = QPushButton(tr("Try again"))
        self.copy = QPushButton(tr("Copy details"))
        self.copy.setToolTip(tr("Copy code and message, without document text"))
        self.dismiss = QPushButton(tr("Dismiss"))
        super().__init__("banner", (self.retry, self.copy, self.dismiss))
        self.error: AppError | None = None
        self._retry_action: Callable[[], None] | None = None
        self.retry.clicked.connect(self._retry)
        self.copy.clicked.connect(self._copy)
        self.dismiss.clicked.connect(self.clear)

    def show_error(self, error: AppError, retry: Callable[[], None] | None = None) -> None:
        """Show an error, and how to try again if that can help."""
        self.error, self._retry_action = error, retry
        for label, words in zip((self.title, self.line), error_text(error), strict=True):
            label.setText(words)
        self.retry.setVisible(retry is not None)
        self.announce()

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
