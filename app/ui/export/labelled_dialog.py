"""Writes all reviewed documents as labelled data: as what, where, then what came of each."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from app.engine.domain.export import Mode
from app.ui.core.language import phrase, tr
from app.ui.core.messages import said
from app.ui.core.theme import GRID
from app.ui.export.batch import Item, Outcome
from app.ui.export.batch_dialog import BatchDialog
from app.ui.export.labelled_data import Form, LabelledExport

_FORMS = {
    Form.BRAT: phrase("brat: a text and its annotations"),
    Form.I2B2: phrase("i2b2 2014: an XML file"),
    Form.JSONL: phrase("JSON lines"),
}


class LabelledDialog(BatchDialog):
    """As for redacted copies; what is written holds the text with all identifiers."""

    done_words = phrase("{done} of {all} written as labelled data")

    def __init__(self, batch: LabelledExport, parent: QWidget | None = None) -> None:
        self.kind = QComboBox()
        self._labelled = batch
        super().__init__(batch, Mode.MASK, 0, parent)
        self.setWindowTitle(tr("Labelled data"))
        self.title.setText(tr("Write %n documents as labelled data", None, len(batch.items)))
        self.folder.setText(str(batch.items[0].entry.path.parent / "labelled"))
        self.told.setText(
            tr("These files hold the text with all identifiers. Keep them as you keep the notes.")
        )
        self.told.setProperty("role", "problem")
        # It was measured as an ordinary line by then.
        self.told.style().polish(self.told)
        self.export.setText(tr("Write"))

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
            return tr("Written: {name}").format(name=item.copy.name), str(item.copy)
        if item.outcome is Outcome.FAILED and item.error is not None:
            return said(item.error)[0], "\n".join(said(item.error))
        return super().result_of(item)
