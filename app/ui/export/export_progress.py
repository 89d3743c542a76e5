"""Second page of the export: how far it is."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from app.progress import Stage
from app.ui.core.language import phrase, tr
from app.ui.core.theme import GRID

_WORDS = {
    Stage.WRITE: phrase("Writing the redacted copy"),
    Stage.VERIFY: phrase("Reading it again and searching for what was removed"),
    Stage.REPORT: phrase("Putting it in place"),
}
_BEGUN = phrase("Reading the original")


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
        self.bar.setRange(0, max(total, 1))
        self.bar.setValue(done)

    def show_stopping(self) -> None:
        """Cancel was asked for."""
        self.stage.setText(tr("Stopping …"))
        self.cancel.setEnabled(False)
