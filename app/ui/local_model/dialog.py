"""Asks what a local model is to learn from, and shows what it found before and after."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QGridLayout,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.errors import AppError
from app.progress import Reporter
from app.ui.core.jobs import JobRunner, Lane
from app.ui.core.language import LANGUAGES, percent, phrase, tr
from app.ui.core.messages import error_text
from app.ui.core.theme import GRID, give_room
from app.ui.local_model.teaching import Lesson, step_back, teach

if TYPE_CHECKING:
    from app.training.refresh import Refreshed

T = TypeVar("T")

_FORMS = {
    "brat": phrase("brat: a text and its annotations"),
    "i2b2": phrase("i2b2 2014: an XML file"),
    "jsonl": phrase("JSON lines"),
}
_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
_FIGURES = ("precision", "recall", "f1")


class LocalModelDialog(QDialog):
    """Teaches, measures and steps back; closing it stops the lesson first.

    `changed` brings the name of a model whose files are others now, `removed` that of one that is
    gone, `wanted` the one that the user wants to search with.
    """

    changed, removed, wanted = Signal(str), Signal(str), Signal(str)

    def __init__(self, jobs: JobRunner, beside: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._jobs, self._beside, self._job = jobs, beside, 0
        self.setWindowTitle(tr("Teach a local model"))
        self.folder, self.name = QLineEdit(), QLineEdit("local")
        self.browse = QPushButton(tr("Choose…"))
        self.browse.setAccessibleName(tr("Choose the folder"))
        self.kind, self.language = QComboBox(), QComboBox()
        for form, words in _FORMS.items():
            self.kind.addItem(tr(words), form)
        for code, words in LANGUAGES.items():
            self.language.addItem(words, code)
        self.text_label = QLabel(
            tr(
                "The model learns from reviewed documents that were saved as labelled data, and "
                "searches beside the model in use. A fifth of the documents is kept aside to "
                "measure it. Where recall falls, nothing changes. Nothing leaves this computer."
            ),
            wordWrap=True,
        )
        self.text_label.setProperty("role", "soft")
        self.outcome = QLabel(wordWrap=True)
        self.figures = [QLabel() for _ in range(2 * len(_FIGURES))]
        self.table = self._made_table()
        self.bar = QProgressBar(textVisible=False, maximum=0)
        self.bar.setAccessibleName(tr("Progress of the lesson"))
        self.back, self.use = QPushButton(tr("One step back")), QPushButton(tr("Use this model"))
        self.close_button, self.teach = QPushButton(tr("Close")), QPushButton(tr("Teach"))
        self.teach.setProperty("role", "main")
        self._arrange()
        self.teach.setDefault(True)
        for part in (self.bar, self.table, self.use):
            part.hide()
        self.browse.clicked.connect(self._choose)
        self.teach.clicked.connect(self._teach)
        self.back.clicked.connect(self._step_back)
        self.use.clicked.connect(lambda: self.wanted.emit(self.name.text()))
        self.use.clicked.connect(self.accept)
        for field in (self.folder, self.name):
            field.textChanged.connect(self._check)
        self._check()
        give_room(self, 80 * GRID, 52 * GRID)

    def _arrange(self) -> None:
        fields = QGridLayout()
        fields.setHorizontalSpacing(2 * GRID)
        fields.setVerticalSpacing(GRID)
        fields.setColumnStretch(1, 1)
        rows: tuple[tuple[str, QLineEdit | QComboBox], ...] = (
            (tr("Folder of labelled data"), self.folder),
            (tr("Format"), self.kind),
            (tr("Language of the documents"), self.language),
            (tr("Name of the model"), self.name),
        )
        for row, (words, field) in enumerate(rows):
            heading = QLabel(words)
            heading.setBuddy(field)
            field.setAccessibleName(words)
            fields.addWidget(heading, row, 0)
            fields.addWidget(field, row, 1, 1, 1 if field is self.folder else 2)
        fields.addWidget(self.browse, 0, 2)
        buttons = QDialogButtonBox()
        buttons.addButton(self.teach, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.use, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.back, QDialogButtonBox.ButtonRole.ResetRole)
        buttons.addButton(self.close_button, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 2 * GRID)
        box.setSpacing(2 * GRID)
        box.addLayout(fields)
        box.addWidget(self.text_label)
        box.addWidget(self.bar)
        box.addWidget(self.outcome)
        box.addWidget(self.table)
        box.addStretch(1)
        box.addWidget(buttons)
        self.folder.setFocus()

    def _made_table(self) -> QWidget:
        table = QWidget()
        grid = QGridLayout(table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(3 * GRID)
        grid.setColumnStretch(3, 1)
        for row, words in enumerate((tr("Precision"), tr("Recall"), tr("F1")), 1):
            grid.addWidget(QLabel(words), row, 0)
        for column, words in enumerate((tr("Before"), tr("After"))):
            heading = QLabel(words)
            heading.setProperty("role", "heading")
            grid.addWidget(heading, 0, 1 + column, Qt.AlignmentFlag.AlignRight)
            for row in range(len(_FIGURES)):
                figure = self.figures[column * len(_FIGURES) + row]
                grid.addWidget(figure, 1 + row, 1 + column, Qt.AlignmentFlag.AlignRight)
        return table

    def _choose(self) -> None:
        folder = QFileDialog.getExistingDirectory(
            self, tr("Folder of labelled data"), self.folder.text()
        )
        if folder:
            self.folder.setText(folder)

    def _check(self) -> None:
        named = _NAME.fullmatch(self.name.text()) is not None and not self.running
        self.teach.setEnabled(named and bool(self.folder.text().strip()))
        self.back.setEnabled(named)

    @property
    def running(self) -> bool:
        """Whether a lesson is under way."""
        return not self.bar.isHidden()

    def _begin(self) -> None:
        self.bar.show()
        self.close_button.setText(tr("Cancel"))
        self.table.hide()
        self.use.hide()
        self._say("")
        self._check()

    def _teach(self) -> None:
        lesson = Lesson(
            self.name.text(),
            Path(self.folder.text().strip()),
            self.kind.currentData(),
            self.language.currentData(),
            self._beside,
        )
        self._begin()
        self._start(lambda reporter: teach(lesson, reporter), self._taught)

    def _step_back(self) -> None:
        name = self.name.text()
        self._begin()
        self._start(lambda reporter: step_back(name, reporter), self._went_back)

    def _start(self, job: Callable[[Reporter], T], done: Callable[[T], None]) -> None:
        self._job = self._jobs.start(
            Lane.COPY,
            job,
            done=done,
            failed=self._failed,
            cancelled=lambda: self._end(tr("Stopped")),
        )

    def reject(self) -> None:
        """Escape, the window's cross and the button: stop a lesson, close otherwise."""
        if self.running:
            self._say(tr("Stopping…"))
            self._jobs.cancel(self._job)
        else:
            super().reject()

    def _taught(self, done: Refreshed) -> None:
        counts = tr("Learnt from {learnt} documents, measured on {aside} others.").format(
            learnt=done.learnt, aside=done.aside
        )
        kept = "" if done.kept else " " + tr("Recall fell: nothing was changed.")
        self._end(counts + kept)
        shown = [getattr(one, name) for one in (done.before, done.after) for name in _FIGURES]
        for label, value in zip(self.figures, shown, strict=True):
            label.setText(percent(value))
        self.table.show()
        self.use.setVisible(done.kept)
        if done.kept:
            self.changed.emit(self.name.text())

    def _went_back(self, former: str) -> None:
        if former:
            self._end(tr("The former model is back."))
            self.changed.emit(self.name.text())
        else:
            self._end(tr("The local model was removed."))
            self.removed.emit(self.name.text())

    def _failed(self, error: AppError) -> None:
        self._end("\n".join(error_text(error)), "problem")

    def _end(self, words: str, role: str = "") -> None:
        self.bar.hide()
        self.close_button.setText(tr("Close"))
        self._say(words, role)
        self._check()

    def _say(self, words: str, role: str = "") -> None:
        self.outcome.setText(words)
        self.outcome.setProperty("role", role)
        self.outcome.style().polish(self.outcome)
