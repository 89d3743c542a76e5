"""Exports all reviewed documents: where and how, then what came of each."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QGridLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.engine.domain.policy import Chosen
from app.errors import AppError
from app.paths import export_dir
from app.ui.core.language import phrase, tr
from app.ui.core.messages import error_text
from app.ui.core.theme import GRID, give_room
from app.ui.export.batch import BatchExport, Item, Outcome
from app.ui.export.mode_choice import ModeChoice
from app.ui.widgets.banner import details_of


class BatchDialog(QDialog):
    """Runs a batch. Closing it stops what still waits; what is exported stays.

    `begun` comes when it was agreed to.
    """

    begun = Signal()
    done_words = phrase("{done} of {all} exported and verified")

    def __init__(
        self,
        batch: BatchExport,
        chosen: Chosen,
        left_out: int,
        parent: QWidget | None = None,
        *,
        refused: int = 0,
    ) -> None:
        """`left_out` documents are not reviewed, and `refused` ones cannot be."""
        super().__init__(parent)
        self.batch = batch
        count = len(batch.items)
        self.setWindowTitle(tr("Export all reviewed"))
        self.title = QLabel(tr("Export %n documents", None, count))
        self.title.setProperty("role", "title")
        self.replace_by = ModeChoice(chosen)
        self.folder = QLineEdit(str(export_dir(batch.items[0].entry.path) / "deidentified"))
        self.folder.setAccessibleName(tr("Folder for the exports"))
        self.browse = QPushButton(tr("Choose…"))
        self.browse.setAccessibleName(tr("Choose the folder"))
        self.report = QCheckBox(tr("Write a report for each, without document text"))
        self.report.setChecked(True)
        self.summary = QCheckBox(tr("Write a summary of all (HTML and CSV)"))
        self.summary.setChecked(True)
        self._left_out, self._refused = left_out, refused
        coming = (*_coming(batch), *_to_leave(left_out, refused))
        self.text_label = QLabel(" ".join(coming), wordWrap=True)
        self.text_label.setProperty("role", "soft")
        self._rows = [
            QTreeWidgetItem([item.entry.path.name, tr(item.outcome.value)]) for item in batch.items
        ]
        self.list = self._made_list()
        self.bar = QProgressBar(textVisible=False, maximum=count)
        self.bar.setAccessibleName(tr("Progress of the export"))
        self.bar.hide()
        self.copy = QPushButton(tr("Copy details"))
        self.open_folder = QPushButton(tr("Open folder"))
        self.open_summary = QPushButton(tr("Open the summary"))
        self.cancel = QPushButton(tr("Cancel"))
        self.export = QPushButton(tr("Export"))
        self.export.setProperty("role", "main")
        self._arrange()
        # A box shows the buttons that it takes.
        for button in (self.copy, self.open_folder, self.open_summary):
            button.hide()
        # Only in the dialog does it become the one that Enter presses.
        self.export.setDefault(True)
        # The choices would take the first of them, whichever is chosen.
        self.replace_by.button.setFocus()
        give_room(self, 88 * GRID, 76 * GRID)
        self.browse.clicked.connect(self._choose)
        self.folder.textChanged.connect(lambda text: self.export.setEnabled(bool(text.strip())))
        self.copy.clicked.connect(self._copy)
        self.open_folder.clicked.connect(self._open)
        self.open_summary.clicked.connect(self._open_summary)
        batch.changed.connect(self._show)
        batch.ended.connect(self._end)
        self.finished.connect(batch.deleteLater)

    def reject(self) -> None:
        """Stop what runs; close where nothing does."""
        if self.batch.running:
            self.cancel.setEnabled(False)
            self.batch.stop()
        else:
            super().reject()

    def _start(self) -> None:
        self.begun.emit()
        for field in (self.replace_by, self.folder, self.browse, self.report, self.summary):
            field.setEnabled(False)
        self.export.hide()
        self.bar.show()
        self.cancel.setText(tr("Stop"))
        self.cancel.setFocus()
        self.run(Path(self.folder.text().strip()))

    def run(self, folder: Path) -> None:
        """Begin with the batch."""
        self.batch.start(
            folder,
            self.replace_by.chosen,
            with_report=self.report.isChecked(),
            with_summary=self.summary.isChecked(),
        )

    def _show(self, item: Item) -> None:
        row = self._rows[self.batch.items.index(item)]
        words, tip = self.result_of(item)
        row.setText(1, words)
        row.setToolTip(1, tip)
        self.list.scrollToItem(row)
        ended = (Outcome.DONE, Outcome.UNVERIFIED, Outcome.FAILED, Outcome.STOPPED)
        self.bar.setValue(sum(one.outcome in ended for one in self.batch.items))

    def _end(self) -> None:
        done = sum(item.outcome is Outcome.DONE for item in self.batch.items)
        failed = any(item.error is not None for item in self.batch.items)
        self.title.setText(tr(self.done_words).format(done=done, all=len(self._rows)))
        self.title.setProperty("role", "bad" if done < len(self.batch.items) else "good")
        self.title.style().polish(self.title)
        self.bar.hide()
        self.tell_after()
        summary = self.batch.summary
        if isinstance(summary, AppError):
            failed = True
            why = tr("The summary was not written: {why}").format(why=error_text(summary)[0])
            self.text_label.setText(" ".join(filter(None, (self.text_label.text(), why))))
            self.text_label.show()
        self.open_summary.setVisible(isinstance(summary, Path))
        self.copy.setVisible(failed)
        self.open_folder.setVisible(any(item.copy is not None for item in self.batch.items))
        self.cancel.setText(tr("Done"))
        self.cancel.setEnabled(True)
        self.cancel.setProperty("role", "main")
        self.cancel.style().polish(self.cancel)
        # The hidden button that began it would swallow Enter.
        self.cancel.setDefault(True)
        self.cancel.setFocus()

    def _copy(self) -> None:
        errors = [item.error for item in self.batch.items if item.error is not None]
        if isinstance(self.batch.summary, AppError):
            errors.append(self.batch.summary)
        QGuiApplication.clipboard().setText("\n\n".join(map(details_of, errors)))

    def _open(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(self.folder.text().strip()))

    def _open_summary(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.batch.summary)))

    def _choose(self) -> None:
        dialog = QFileDialog(self, tr("Folder for the exports"), self.folder.text())
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.fileSelected.connect(self.folder.setText)
        dialog.open()

    def _made_list(self) -> QTreeWidget:
        rows = QTreeWidget()
        rows.setAccessibleName(tr("Documents and results"))
        rows.setRootIsDecorated(False)
        rows.setColumnCount(2)
        rows.setHeaderHidden(True)
        rows.setUniformRowHeights(True)
        rows.header().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        rows.header().setStretchLastSection(True)
        rows.setTextElideMode(Qt.TextElideMode.ElideRight)
        for row in self._rows:
            row.setSizeHint(1, QSize(0, 4 * GRID))
        rows.addTopLevelItems(self._rows)
        return rows

    def result_of(self, item: Item) -> tuple[str, str]:
        """What a row says, and its tip."""
        return _result(item)

    def tell_after(self) -> None:
        """Say what was done otherwise, or not, in the place of what was to come."""
        words = [*_apart(self.batch), *_left(self._left_out, self._refused)]
        self.text_label.setText(" ".join(words))
        self.text_label.setVisible(bool(words))

    def form(self) -> QGridLayout:
        """What is asked before it begins."""
        form = QGridLayout()
        form.setHorizontalSpacing(2 * GRID)
        form.setVerticalSpacing(GRID)
        form.setColumnStretch(1, 1)
        for row, words in enumerate((tr("Replace with"), tr("Folder"), tr("Report"))):
            heading = QLabel(words)
            heading.setProperty("role", "heading")
            # The heading is level with the first of its choices.
            if not row:
                first = next(iter(self.replace_by.buttons.values()))
                first.ensurePolished()
                heading.setMinimumHeight(first.sizeHint().height())
            form.addWidget(
                heading, row, 0, Qt.AlignmentFlag.AlignVCenter if row else Qt.AlignmentFlag.AlignTop
            )
        form.addWidget(self.replace_by, 0, 1, 1, 2)
        form.addWidget(self.folder, 1, 1)
        form.addWidget(self.browse, 1, 2)
        form.addWidget(self.report, 2, 1, 1, 2)
        form.addWidget(self.summary, 3, 1, 1, 2)
        return form

    def _arrange(self) -> None:
        buttons = QDialogButtonBox()
        for button in (self.open_folder, self.open_summary, self.copy):
            buttons.addButton(button, QDialogButtonBox.ButtonRole.ResetRole)
        buttons.addButton(self.export, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.cancel, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self._start)
        buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.setContentsMargins(3 * GRID, 3 * GRID, 3 * GRID, 2 * GRID)
        box.setSpacing(2 * GRID)
        box.addWidget(self.title)
        box.addLayout(self.form())
        for part in (self.text_label, self.list, self.bar):
            box.addWidget(part, 1 if part is self.list else 0)
        box.addWidget(buttons)


def _coming(batch: BatchExport) -> list[str]:
    """What will be done to the documents."""
    parts = [
        tr("The finished export is read again and searched. If anything is left, it is deleted.")
    ]
    undecided = sum(item.entry.undecided for item in batch.items)
    if undecided:
        parts.append(
            tr("%n findings are undecided. They will be redacted as if accepted.", None, undecided)
        )
    rejected = sum(
        len(item.entry.review.rejected) for item in batch.items if item.entry.review is not None
    )
    if rejected:
        parts.append(tr("%n findings rejected: the text stays.", None, rejected))
    unchecked = sum(len(item.entry.ocr_pages_unchecked) for item in batch.items)
    if unchecked:
        parts.append(tr("%n pages read by text recognition are not checked yet.", None, unchecked))
    unseen = sum(len(item.entry.ocr_pages_unseen) for item in batch.items)
    if unseen:
        parts.append(tr("%n of them were not seen to the end.", None, unseen))
    undrawn = sum(len(item.entry.undrawn) for item in batch.items)
    if undrawn:
        parts.append(tr("%n pages cannot be drawn: nobody can see what is on them.", None, undrawn))
    others = sum(len(item.entry.pages_unseen) for item in batch.items)
    if others:
        parts.append(tr("%n pages were not seen.", None, others))
    return parts


def _apart(batch: BatchExport) -> list[str]:
    """Which copies are not verified."""
    names = [
        item.copy.name
        for item in batch.items
        if item.outcome is Outcome.UNVERIFIED and item.copy is not None
    ]
    if not names:
        return []
    words = tr("Not verified, because there is no model for the language: {names}.")
    return [words.format(names=", ".join(names))]


def _to_leave(left_out: int, refused: int) -> list[str]:
    """What will not be done."""
    parts = []
    if left_out:
        parts.append(tr("%n documents are not reviewed yet and will be left out.", None, left_out))
    if refused:
        parts.append(tr("%n documents were refused and will be left out.", None, refused))
    return parts


def _left(left_out: int, refused: int) -> list[str]:
    """What was not done."""
    parts = []
    if left_out:
        parts.append(
            tr("%n documents were left out because they are not reviewed yet.", None, left_out)
        )
    if refused:
        parts.append(tr("%n documents were left out because they were refused.", None, refused))
    return parts


def _result(item: Item) -> tuple[str, str]:
    """What a row says, and its tip."""
    words = tr(item.outcome.value)
    if item.copy is not None:
        words = f"{words}: {item.copy.name}"
        if item.error is None:
            return words, str(item.copy)
        why = tr("no report: {why}").format(why=error_text(item.error)[0])
        return f"{words} · {why}", str(item.copy)
    if item.error is not None:
        return f"{words}: {error_text(item.error)[0]}", "\n".join(error_text(item.error))
    return words, ""
