"""Writes what was decided as labelled data, for training and evaluation.

The files hold the documents' text with all identifiers.
"""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path

from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from app.atomic_files import write_atomically
from app.engine.domain.export import Mode
from app.engine.domain.review import Review
from app.errors import WriteFailed
from app.paths import export_dir
from app.progress import Reporter
from app.training.corpora.documents import GoldSpan, LabelledDocument
from app.ui.core.jobs import Lane
from app.ui.core.language import phrase, tr
from app.ui.core.messages import error_text
from app.ui.core.theme import GRID
from app.ui.export.batch import BatchExport, Item, Job, Made, Outcome
from app.ui.export.batch_dialog import BatchDialog


class Form(StrEnum):
    """What is written for each document."""

    BRAT = "brat"
    I2B2 = "i2b2"
    JSONL = "jsonl"


class LabelledExport(BatchExport):
    """As the export of redacted copies, but with the text as it is and labels beside it."""

    verifies = False
    form = Form.BRAT
    folder = Path()

    def write_to(self, folder: Path, form: Form) -> None:
        """Write every document into `folder`; nothing there is replaced."""
        self.folder, self.form = folder, form
        self.begin()

    def job_for(self, item: Item, review: Review, lane: Lane) -> Job:  # noqa: ARG002
        """What writes the files of one document."""
        folder, form, name = self.folder, self.form, item.entry.path.stem

        def job(_: Reporter) -> Made:
            try:
                folder.mkdir(parents=True, exist_ok=True)
                return Made(write(labelled(review, name), folder, form))
            except OSError as error:
                raise WriteFailed(f"The file could not be written: {error.strerror}.") from None

        return job

    def note(self, item: Item, review: Review) -> None:
        """Labelled data are no export of the document."""


def labelled(review: Review, name: str) -> LabelledDocument:
    """What the reviewer removes is what is labelled, by kind."""
    spans = tuple(GoldSpan(one.span, one.subcategory) for one in review.redacted)
    return LabelledDocument(name, review.document.text, spans)


def write(document: LabelledDocument, folder: Path, form: Form) -> Path:
    """Write one document; the path of its labels.

    Raises `Unsupported` for what a format cannot hold, and `OSError`.
    """
    from app.training.corpora import brat, i2b2, jsonl  # noqa: PLC0415 - they load slowly

    contents: dict[str, bytes] = {}
    if form is Form.BRAT:
        text, annotations = brat.serialise(document)
        contents = {".txt": text.encode(), ".ann": annotations.encode()}
    elif form is Form.I2B2:
        contents = {".xml": i2b2.serialise(document)}
    else:
        contents = {".jsonl": jsonl.serialise([document]).encode()}
    number, stem = 1, document.id
    while any((folder / f"{stem}{ending}").exists() for ending in contents):
        number += 1
        stem = f"{document.id}-{number}"
    for ending, content in contents.items():
        write_atomically(folder / f"{stem}{ending}", content)
    return folder / f"{stem}{next(reversed(contents))}"


_FORMS = {
    Form.BRAT: phrase("brat: a text and its annotations"),
    Form.I2B2: phrase("i2b2 2014: an XML file"),
    Form.JSONL: phrase("JSON lines"),
}


class LabelledDialog(BatchDialog):
    """Writes all reviewed documents as labelled data, which hold the text with all identifiers."""

    done_words = phrase("{done} of {all} saved as labelled data")

    def __init__(self, batch: LabelledExport, parent: QWidget | None = None) -> None:
        self.kind = QComboBox()
        self._labelled = batch
        super().__init__(batch, Mode.MASK, 0, parent)
        self.setWindowTitle(tr("Labelled data"))
        self.title.setText(tr("Save %n documents as labelled data", None, len(batch.items)))
        self.folder.setText(str(export_dir(batch.items[0].entry.path) / "labelled"))
        self.text_label.setText(
            tr(
                "These files contain the text with all identifiers. Protect them like the original "
                "documents."
            )
        )
        self.text_label.setProperty("role", "problem")
        # It was measured as an ordinary line by then.
        self.text_label.style().polish(self.text_label)
        self.export.setText(tr("Save"))

    def form(self) -> QGridLayout:
        """Which format, and where."""
        for form, words in _FORMS.items():
            self.kind.addItem(tr(words), form)
        self.kind.setAccessibleName(tr("Format"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(2 * GRID)
        grid.setVerticalSpacing(GRID)
        grid.setColumnStretch(1, 1)
        for row, words in enumerate((tr("Format"), tr("Folder"))):
            heading = QLabel(words)
            heading.setProperty("role", "heading")
            grid.addWidget(heading, row, 0)
        grid.addWidget(self.kind, 0, 1, 1, 2)
        grid.addWidget(self.folder, 1, 1)
        grid.addWidget(self.browse, 1, 2)
        return grid

    def tell_after(self) -> None:
        """What these files hold is as true afterwards."""

    def run(self, folder: Path) -> None:
        """Begin with the batch."""
        self.kind.setEnabled(False)
        self._labelled.write_to(folder, Form(self.kind.currentData()))

    def result_of(self, item: Item) -> tuple[str, str]:
        """What a row says, and its tip."""
        if item.copy is not None:
            return tr("Saved: {name}").format(name=item.copy.name), str(item.copy)
        if item.outcome is Outcome.FAILED and item.error is not None:
            return error_text(item.error)[0], "\n".join(error_text(item.error))
        return super().result_of(item)
