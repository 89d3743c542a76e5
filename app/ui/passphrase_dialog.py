"""Asks for the passphrase of saved work, or for a new one."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from app.ui.language import phrase, tr
from app.ui.theme import GRID

_SETTING = phrase(
    "It will be asked for at every start, before saved work can be opened. "
    "Nobody can recover it: without it, saved work is lost."
)
_UNLOCKING = phrase("Until then, work is not kept. Leave it empty if you have set none.")


class PassphraseDialog(QDialog):
    """`given` brings the passphrase; a new one has to be typed twice."""

    given = Signal(str)

    def __init__(self, parent: QWidget | None = None, *, setting: bool) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Set a passphrase") if setting else tr("Unlock saved work"))
        self._setting = setting
        self.agree = QPushButton(tr("Set") if setting else tr("Unlock"))
        told = QLabel(tr(_SETTING if setting else _UNLOCKING), wordWrap=True)
        self.first = self._field(tr("Passphrase"))
        self.second = self._field(tr("The same again"))
        self.second.setVisible(setting)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.addButton(self.agree, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self._agree)
        buttons.rejected.connect(self.reject)
        form = QFormLayout(self)
        form.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 2 * GRID)
        form.setSpacing(GRID)
        form.addRow(told)
        form.addRow(tr("Passphrase"), self.first)
        if setting:
            form.addRow(tr("The same again"), self.second)
        form.addRow(buttons)
        self.setMinimumWidth(56 * GRID)
        self._typed()

    def _field(self, name: str) -> QLineEdit:
        field = QLineEdit(self, echoMode=QLineEdit.EchoMode.Password)
        field.setAccessibleName(name)
        field.textChanged.connect(self._typed)
        return field

    def _typed(self) -> None:
        same = bool(self.first.text()) and self.first.text() == self.second.text()
        self.agree.setEnabled(same or not self._setting)

    def _agree(self) -> None:
        self.given.emit(self.first.text())
        self.accept()
