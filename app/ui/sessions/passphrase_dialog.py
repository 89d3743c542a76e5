"""Asks for a passphrase, or for a new one: of saved work, or of a project."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialogButtonBox, QPushButton, QWidget

from app.ui.core.language import phrase, tr
from app.ui.widgets.question_dialog import AskDialog, secret, text_label


@dataclass(frozen=True, slots=True)
class Purpose:
    """What a passphrase is for, in words; a `new` one is typed twice.

    `instead` is another answer, which needs none.
    """

    title: str
    text: str
    agree: str
    new: bool = False
    instead: str = ""


SETTING = Purpose(
    phrase("Set a passphrase"),
    phrase(
        "It protects saved work and the keys of surrogates and reports. You will be asked for it "
        "at every start. Nobody can recover it: without it, saved work is lost, and earlier "
        "surrogates and reports can no longer be continued or verified."
    ),
    phrase("Set"),
    new=True,
)
UNLOCKING = Purpose(
    phrase("Unlock saved work"),
    phrase("Until then, work is not saved. Leave it empty if you have not set one."),
    phrase("Unlock"),
)
_SHARED = phrase(
    "Anyone who knows the passphrase can open the project on any computer. You will be asked "
    "for it whenever the project opens. Nobody can recover it: without it, the project is "
    "lost. Use several words that nobody would guess."
)
BEGINNING = Purpose(
    phrase("Project passphrase"),
    _SHARED,
    phrase("Set"),
    new=True,
    instead=phrase("Only on this computer"),
)
SHARING = Purpose(phrase("Project passphrase"), _SHARED, phrase("Set"), new=True)
OPENING = Purpose(
    phrase("Passphrase needed"),
    phrase("Whoever created the project knows it."),
    phrase("Open"),
)


class PassphraseDialog(AskDialog):
    """`given` brings the passphrase; `refused` comes where the user wants none."""

    given = Signal(str)
    refused = Signal()

    def __init__(
        self, purpose: Purpose, parent: QWidget | None = None, *, asked: str = "", problem: str = ""
    ) -> None:
        """`asked` says of what; `problem`, what was wrong with the last answer."""
        super().__init__(tr(purpose.title), tr(purpose.agree), parent)
        self._purpose = purpose
        self.first, self.second = secret(tr("Passphrase")), secret(tr("Repeat passphrase"))
        self.problem = text_label(problem, "problem")
        for field in (self.first, self.second):
            field.textChanged.connect(self._typed)
        self.first.setAccessibleDescription(problem or tr(purpose.text))
        if asked:
            self.add(text_label(asked, "heading"))
        self.add(text_label(tr(purpose.text)))
        if problem:
            self.add(self.problem)
        self.add((tr("Passphrase"), self.first))
        if purpose.new:
            self.add((tr("Repeat passphrase"), self.second))
        if purpose.instead:
            other = QPushButton(tr(purpose.instead))
            self.buttons.addButton(other, QDialogButtonBox.ButtonRole.ResetRole)
            other.clicked.connect(self._refuse)
        self.finish()
        self.first.setFocus()
        self._typed()

    def answer(self) -> None:
        given = self.first.text()
        self.first.clear()
        self.second.clear()
        self.accept()
        self.given.emit(given)

    def _refuse(self) -> None:
        self.accept()
        self.refused.emit()

    def _typed(self) -> None:
        typed = self.first.text()
        enough = bool(typed) or self._purpose is UNLOCKING
        self.agree.setEnabled(enough and (not self._purpose.new or typed == self.second.text()))
