"""Asks for the password of a protected document."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from app.ui.core.language import phrase, tr
from app.ui.widgets.question_dialog import AskDialog, secret, told

_WRONG = phrase("This password does not open the document.")
_TOLD = phrase(
    "The password is used while the document is open and kept nowhere. "
    "Exports of the document will need none."
)


class PasswordDialog(AskDialog):
    """`given` brings the password. `wrong` tells that one was tried which does not fit."""

    given = Signal(str)

    def __init__(self, name: str, *, wrong: bool, parent: QWidget | None = None) -> None:
        super().__init__(tr("Password needed"), tr("Open"), parent)
        self.problem = told(tr(_WRONG), "problem")
        self.problem.setVisible(wrong)
        self.field = secret(tr("Password of {name}").format(name=name))
        self.field.setPlaceholderText(tr("Password"))
        self.field.setAccessibleDescription(tr(_WRONG if wrong else _TOLD))
        self.shown = QCheckBox(tr("Show the password"))
        self.shown.toggled.connect(self._show)
        self.agree.setEnabled(False)
        self.field.textChanged.connect(lambda text: self.agree.setEnabled(bool(text)))
        self.add(told(tr("{name} is protected.").format(name=name), "heading"))
        if wrong:
            self.add(self.problem)
        self.finish(self.field, self.shown, told(tr(_TOLD), "soft"))
        self.field.setFocus()

    def answer(self) -> None:
        password = self.field.text()
        self.field.clear()
        self.accept()
        self.given.emit(password)

    def _show(self, on: bool) -> None:  # noqa: FBT001 - a slot
        mode = QLineEdit.EchoMode
        self.field.setEchoMode(mode.Normal if on else mode.Password)
