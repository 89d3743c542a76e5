"""Asks what is to stand in place of an identifier."""

from __future__ import annotations

from PySide6.QtCore import Signal
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

from app.engine.own_words import reveals
from app.engine.types import Review
from app.ui.jobs import JobRunner, Lane
from app.ui.language import tr
from app.ui.theme import GRID


class OwnWordsDialog(QDialog):
    """`chosen` brings the words, None for the usual ones, and whether they are for all alike.

    Words that would tell an identifier are refused here, long before an export would be.
    """

    chosen = Signal(object, bool)

    def __init__(
        self, review: Review, literal: str, own: str | None, alike: int, runner: JobRunner,
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        """`literal` is what stands there, `own` the words so far, `alike` how many others."""
        super().__init__(parent)
        self.setWindowTitle(tr("Replace by your own words"))
        self._review = review
        self._runner = runner
        self.words = QLineEdit(own or "")
        self.words.setAccessibleName(tr("Your own words"))
        self.words.textChanged.connect(self._typed)
        self.all = QCheckBox(tr("Also %n other mention(s) of the same text", None, alike))
        self.all.setChecked(alike > 0)
        self.all.setVisible(alike > 0)
        self.refused = QLabel(wordWrap=True)
        self.refused.setProperty("role", "problem")
        self.refused.hide()
        self.use = QPushButton(tr("Use"))
        self.use.setProperty("role", "main")
        self.usual = QPushButton(tr("As usual"))
        self.usual.setEnabled(own is not None)
        self.usual.clicked.connect(lambda: self._choose(None))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.addButton(self.use, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.usual, QDialogButtonBox.ButtonRole.ResetRole)
        buttons.accepted.connect(self._check)
        buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.setSpacing(GRID)
        shown = " ".join(literal.split())
        box.addWidget(QLabel(tr("In every export, in place of “{text}”:").format(text=shown)))
        for part in (self.words, self.refused, self.all, buttons):
            box.addWidget(part)
        self.setMinimumWidth(56 * GRID)
        self._typed()

    def _typed(self) -> None:
        self.refused.hide()
        self.use.setEnabled(bool(self.words.text().strip()))

    def _check(self) -> None:
        review, words = self._review, self.words.text().strip()
        self.use.setEnabled(False)

        def done(told: bool) -> None:  # noqa: FBT001 - a listener
            if told:
                self.refused.setText(
                    tr("These words say something that is removed. Choose others.")
                )
                self.refused.show()
            else:
                self._choose(words)

        self._runner.start(Lane.QUICK, lambda _: reveals(review, words), done=done)

    def _choose(self, words: str | None) -> None:
        self.chosen.emit(words, self.all.isChecked() and not self.all.isHidden())
        self.accept()
