"""Asks whose documents some documents are."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QWidget

from app.ui.core.language import phrase, tr
from app.ui.widgets.question_dialog import AskDialog, text_label

_WHY = phrase(
    "All documents of a patient get the same invented names, numbers and date shift, which no "
    "other patient has."
)


class PatientDialog(AskDialog):
    """`given` brings the label of the patient."""

    given = Signal(str)

    def __init__(self, count: int, known: Sequence[str], parent: QWidget | None = None) -> None:
        """`known` are the patients that there are; another one can be typed."""
        super().__init__(tr("Same patient"), tr("Same patient"), parent)
        self.name = QComboBox(editable=True)
        self.name.setAccessibleName(tr("Patient"))
        self.name.addItems(list(known))
        self.name.setCurrentText(_new(known))
        self.name.currentTextChanged.connect(self._look)
        self.add(
            text_label(tr("%n documents of one patient", None, count)),
            (tr("Patient"), self.name),
        )
        self.finish(text_label(tr(_WHY), "soft"))
        self.name.setFocus()
        edit = self.name.lineEdit()
        if edit is not None:
            edit.selectAll()

    def answer(self) -> None:
        if self.agree.isEnabled():
            self.accept()
            self.given.emit(" ".join(self.name.currentText().split()))

    def _look(self) -> None:
        self.agree.setEnabled(bool(self.name.currentText().strip()))


def _new(known: Sequence[str]) -> str:
    """A label that nobody has."""
    number = len(known) + 1
    while (label := tr("Patient {number}").format(number=number)) in known:
        number += 1
    return label
