"""Asks for the password of a protected document."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.ui.language import phrase, tr
from app.ui.theme import GRID

_WRONG = phrase("This password does not open the document.")
_TOLD = phrase(
    "The password is used while the document is open and kept nowhere. "
    "Exports of the document will need none."
)


class PasswordDialog(QDialog):
    """`given` brings the password. `wrong` tells that one was tried which does not fit."""

    given = Signal(str)

    def __init__(self, name: str, *, wrong: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Password needed"))
        self.setMinimumWidth(56 * GRID)
        asked = QLabel(tr("{name} is protected.").format(name=name), wordWrap=True)
        asked.setTextFormat(Qt.TextFormat.PlainText)
        asked.setProperty("role", "heading")
        self.problem = QLabel(tr(_WRONG), wordWrap=True)
        self.problem.setProperty("role", "problem")
        self.problem.setVisible(wrong)
        self.field = QLineEdit(echoMode=QLineEdit.EchoMode.Password)
        self.field.setPlaceholderText(tr("Password"))
        self.field.setAccessibleName(tr("Password of {name}").format(name=name))
        self.field.setAccessibleDescription(tr(_WRONG if wrong else _TOLD))
        self.shown = QCheckBox(tr("Show the password"))
        self.shown.toggled.connect(self._show)
        told = QLabel(tr(_TOLD), wordWrap=True)
        told.setProperty("role", "soft")
        self.agree = QPushButton(tr("Open"))
        self.agree.setProperty("role", "main")
        self.agree.setEnabled(False)
        self.field.textChanged.connect(lambda text: self.agree.setEnabled(bool(text)))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.addButton(self.agree, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self._agree)
        buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 2 * GRID)
        box.setSpacing(GRID)
        for part in (asked, self.problem, self.field, self.shown, told, buttons):
            box.addWidget(part)
        self.field.setFocus()

    def _show(self, on: bool) -> None:  # noqa: FBT001 - a slot
        mode = QLineEdit.EchoMode
        self.field.setEchoMode(mode.Normal if on else mode.Password)
        # What is typed in the open must not teach a keyboard of the desktop.
        self.field.setInputMethodHints(
            Qt.InputMethodHint.ImhSensitiveData | Qt.InputMethodHint.ImhNoPredictiveText
        )

    def _agree(self) -> None:
        password = self.field.text()
        self.field.clear()
        self.accept()
        self.given.emit(password)
