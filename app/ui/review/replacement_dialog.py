"""Asks what is to stand in place of an identifier."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QDialogButtonBox, QLineEdit, QPushButton, QWidget

from app.engine.domain.review import Review
from app.engine.verification.needles import reveals
from app.ui.core.jobs import JobRunner, Lane
from app.ui.core.language import tr
from app.ui.widgets.question_dialog import AskDialog, text_label


class ReplacementDialog(AskDialog):
    """`chosen` brings the words, None for the usual ones, and whether they are for all alike.

    Words that would tell an identifier are refused here, long before an export would be.
    """

    chosen = Signal(object, bool)

    def __init__(
        self, review: Review, question: str, own: str | None, alike: int, jobs: JobRunner,
        parent: QWidget | None = None, *, proposed: str | None = None,
    ) -> None:  # fmt: skip
        """`question` says in place of what, `own` are the words so far, `alike` how many others.

        `proposed` is the surrogate that an export will write otherwise: something to change.
        """
        super().__init__(tr("Edit replacement"), tr("Use"), parent)
        self._review = review
        self._jobs = jobs
        self._proposed = proposed if own is None else None
        self.words = QLineEdit(own or self._proposed or "")
        self.words.selectAll()
        self.words.setAccessibleName(tr("Replacement"))
        self.words.textChanged.connect(self._typed)
        self.all = QCheckBox(tr("Also %n other mentions of the same text", None, alike))
        self.all.setChecked(alike > 0)
        self.all.setVisible(alike > 0)
        self.refused = text_label("", "problem")
        self.refused.hide()
        self.usual = QPushButton(tr("Use default"))
        self.usual.setEnabled(own is not None)
        self.usual.clicked.connect(lambda: self._choose(None))
        self.buttons.addButton(self.usual, QDialogButtonBox.ButtonRole.ResetRole)
        self.add(text_label(question))
        rows: list[QWidget] = [self.words, self.refused]
        if self._proposed:
            note = text_label(tr("This is the surrogate. Type over it to change it."), "soft")
            self.words.setAccessibleDescription(note.text())
            rows.insert(1, note)
        self.finish(*rows, *([self.all] if alike > 0 else []))
        self._typed()

    def _typed(self) -> None:
        self.refused.hide()
        self.agree.setEnabled(bool(self.words.text().strip()))

    def answer(self) -> None:
        review, words = self._review, self.words.text().strip()
        if words == self._proposed:
            self._choose(None)
            return
        self.agree.setEnabled(False)

        def done(revealing: bool) -> None:  # noqa: FBT001 - a listener
            if revealing:
                self.refused.setText(
                    tr("These words contain something that is redacted. Choose others.")
                )
                self.refused.show()
            else:
                self._choose(words)

        self._jobs.start(Lane.QUICK, lambda _: reveals(review, words), done=done)

    def _choose(self, words: str | None) -> None:
        self.chosen.emit(words, self.all.isChecked() and not self.all.isHidden())
        self.accept()
