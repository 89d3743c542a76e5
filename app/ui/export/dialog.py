"""Export: what and where, a gate that says what will happen, progress, and what came of it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QAction, QDesktopServices
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.engine.domain.export import USUAL_LAYOUT, Layout
from app.engine.domain.policy import Chosen
from app.errors import AppError, VerificationFailed
from app.progress import Reporter, Stage
from app.ui.core.backend import USUAL_FILE, Backend, Neutral, reported
from app.ui.core.documents import OpenDocument
from app.ui.core.jobs import JobRunner, Lane
from app.ui.core.language import phrase, tr
from app.ui.core.theme import GRID, give_room
from app.ui.export.options import ExportChoice
from app.ui.export.preview import PreviewPane
from app.ui.export.result import ExportResult, ReportView, way_on

if TYPE_CHECKING:
    from app.engine.redaction.report import Report
    from app.workflow.export import Exported


class ExportDialog(QDialog):
    """Exports one document. `exported` comes only after every check was passed.

    The action `hide`, which covers the window, closes this too: its live page lies before the
    cover. What is being written is finished.
    """

    exported = Signal()
    review_wanted = Signal()
    page_wanted = Signal(int)
    dropped_wanted = Signal()
    finding_wanted = Signal(str)

    def __init__(
        self,
        entry: OpenDocument,
        backend: Backend,
        jobs: JobRunner,
        chosen: Chosen,
        live: PreviewPane,
        hide: QAction,
        parent: QWidget | None = None,
        *,
        layout: Layout = USUAL_LAYOUT,
        neutral: Neutral = USUAL_FILE,
        reviewers: tuple[str, ...] = (),
    ) -> None:
        """`reviewers` are named in the report."""
        super().__init__(parent)
        self.setWindowTitle(tr("Export"))
        self._layout, self._neutral, self._reviewers = layout, neutral, reviewers
        assert entry.review is not None  # noqa: S101 - for the type checker; only reviews export
        self._entry, self._review = entry, entry.review
        self._backend, self._jobs = backend, jobs
        self._job: int | None = None
        self._report: Report | None = None
        self._target: Path | None = None
        self.choice = ExportChoice(entry, self._review, chosen, live)
        self.progress = ExportProgress()
        self.outcome = ExportResult()
        self.pages = QStackedWidget()
        for page in (self.choice, self.progress, self.outcome):
            self.pages.addWidget(page)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.pages)
        self.choice.go.connect(self._export)
        self.choice.cancelled.connect(self.reject)
        self.choice.review_wanted.connect(self._back_to_review)
        self.choice.page_wanted.connect(self._back_to_page)
        self.choice.dropped_wanted.connect(self.dropped_wanted)
        self.progress.cancelled.connect(self._cancel)
        self.outcome.back.connect(self._choose)
        self.outcome.closed.connect(self.accept)
        self.outcome.pictures_wanted.connect(self._export_as_pictures)
        self.outcome.page_wanted.connect(self._back_to_page)
        self.outcome.finding_wanted.connect(self._back_to_finding)
        self.outcome.folder_wanted.connect(self._open_folder)
        self.outcome.report_wanted.connect(self._show_report)
        self.finished.connect(live.leave)
        self.addAction(hide)
        hide.triggered.connect(self._hide)
        self._choose()
        give_room(self, 140 * GRID, 84 * GRID)
        if not self.choice.shows_live(self.size()):
            give_room(self, 80 * GRID, 64 * GRID)
        self._name()

    def reject(self) -> None:
        """Escape and the window's cross: cancel what runs, close otherwise."""
        if self.pages.currentWidget() is self.progress:
            self._cancel()
        else:
            super().reject()

    def _hide(self) -> None:
        if self.pages.currentWidget() is not self.progress:
            self.reject()

    def _name(self) -> None:
        review, path, backend = self._review, self._entry.path, self._backend
        neutral = self._neutral.name
        job = self._jobs.start(
            Lane.QUICK,
            lambda reporter: backend.export_name(review, path, reporter, neutral=neutral),
            done=self._named,
            failed=self._failed,
        )
        self.finished.connect(lambda: self._jobs.drop(job))

    def _named(self, name: str) -> None:
        choices = self.choice.replace_by
        waited = self.focusWidget() in (None, *choices.buttons.values(), choices.by_policy)
        self.choice.set_name(name)
        if waited:
            # While it was disabled, Qt gave the keyboard to the first control.
            self.choice.export.setFocus()

    def _export(self) -> None:
        review, source, backend = self._review, self._entry.path, self._backend
        target, chosen, options = self.choice.target, self.choice.chosen, self._entry.options
        with_report, layout = self.choice.report.isChecked(), self._layout
        neutral_date, reviewers = self._neutral.date, self._reviewers
        # Another document may be read for minutes.
        lane = self._jobs.first_free(Lane.FILES, Lane.COPY)

        def job(reporter: Reporter) -> tuple[Exported, Path | AppError | None]:
            exported = backend.export(
                review,
                source,
                target,
                options,
                chosen,
                reporter,
                layout=layout,
                neutral_date=neutral_date,
                reviewers=reviewers,
                beside=lane is Lane.COPY,
            )
            return exported, reported(backend, exported) if with_report else None

        self._target = target
        self.progress.begin()
        self._turn_to(self.progress, self.progress.cancel)
        self._job = self._jobs.start(
            lane,
            job,
            done=self._done,
            failed=self._failed,
            cancelled=self._stopped,
            progressed=self._progressed,
            urgent=True,
        )

    def _progressed(self, stage: Stage, done: int, total: int) -> None:
        self.progress.show_step(stage, done, total)

    def _done(self, outcome: tuple[Exported, Path | AppError | None]) -> None:
        exported, page = outcome
        self._job = None
        self._report = exported.report
        self._entry.note_export(self._review)
        self.outcome.show_success(exported.path, exported.report, page)
        self._turn_to(self.outcome, self.outcome.default)
        self.exported.emit()

    def _failed(self, error: AppError) -> None:
        self._job = None
        if isinstance(error, VerificationFailed):
            self.outcome.show_failure(error, way_on(error, self._review, self._layout))
        else:
            self.outcome.show_failure(error)
        self._turn_to(self.outcome, self.outcome.default)

    def _export_as_pictures(self, pages: tuple[int, ...]) -> None:
        self._layout = replace(self._layout, pictures=pages)
        self._export()

    def _stopped(self) -> None:
        self._job = None
        self._choose()

    def _cancel(self) -> None:
        if self._job is not None:
            self.progress.show_stopping()
            self._jobs.cancel(self._job)

    def _choose(self) -> None:
        self._layout = replace(self._layout, pictures=())
        self._turn_to(self.choice, self.choice.export)

    def _turn_to(self, page: QWidget, default: QPushButton) -> None:
        self.pages.setCurrentWidget(page)
        # A dialog has one default button, and a hidden one would swallow Enter.
        default.setDefault(True)
        default.setFocus()

    def _back_to_review(self) -> None:
        self.reject()
        self.review_wanted.emit()

    def _back_to_page(self, number: int) -> None:
        self.reject()
        self.page_wanted.emit(number)

    def _back_to_finding(self, finding_id: str) -> None:
        self.reject()
        self.finding_wanted.emit(finding_id)

    def _open_folder(self) -> None:
        if self._target is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._target.parent)))

    def _show_report(self) -> None:
        if self._report is not None:
            view = ReportView(self._report, self)
            view.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            view.open()


# The second page of the dialog: progress.


_WORDS = {
    Stage.WRITE: phrase("Writing the export"),
    Stage.VERIFY: phrase("Reading it again and searching for what was redacted"),
    Stage.REPORT: phrase("Saving it in the folder"),
}
_BEGUN = phrase("Reading the original")
_PER_MILLE, _ALMOST = 1000, 990


class ExportProgress(QWidget):
    """Shows the stage and its progress."""

    cancelled = Signal()

    def __init__(self) -> None:
        super().__init__()
        title = QLabel(tr("Exporting"))
        title.setProperty("role", "title")
        self.stage = QLabel(tr(_BEGUN))
        self.bar = QProgressBar(textVisible=False)
        self.bar.setAccessibleName(tr("Progress of the export"))
        self.cancel = QPushButton(tr("Cancel"))
        self.cancel.clicked.connect(self.cancelled)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        box = QVBoxLayout(self)
        box.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 2 * GRID)
        box.setSpacing(2 * GRID)
        box.addWidget(title)
        box.addStretch(1)
        box.addWidget(self.stage)
        box.addWidget(self.bar)
        box.addStretch(2)
        box.addLayout(buttons)

    def begin(self) -> None:
        """Start from nothing."""
        self.stage.setText(tr(_BEGUN))
        self.bar.setRange(0, 1)
        self.bar.setValue(0)
        self.cancel.setEnabled(True)

    def show_step(self, stage: Stage, done: int, total: int) -> None:
        """A step was made."""
        self.stage.setText(tr(_WORDS.get(stage, _BEGUN)))
        # A full bar would say that it is over, and another stage may follow.
        self.bar.setRange(0, _PER_MILLE)
        self.bar.setValue(min(_ALMOST, round(_PER_MILLE * done / max(total, 1))))

    def show_stopping(self) -> None:
        """Cancel was asked for."""
        self.stage.setText(tr("Stopping…"))
        self.cancel.setEnabled(False)
