"""What the window shows before anything is open."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.paths import RESOURCES
from app.ui.core.language import tr
from app.ui.core.room import grown
from app.ui.core.theme import GRID
from app.ui.sessions.recent_view import RecentView

_NAMES = ("sample-note.txt", "sample-letter.docx", "sample-summary.pdf", "sample-stay.pdf")


def samples() -> list[Path]:
    """The bundled fictional documents that are there."""
    paths = [RESOURCES / "samples" / name for name in _NAMES]
    return [path for path in paths if path.is_file()]


class EmptyView(QWidget):
    """A place to drop files on, the two ways to begin, and what there is to go on with."""

    open_wanted = Signal()
    sample_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("No document is open"))
        zone = QFrame()
        zone.setProperty("role", "drop")
        zone.setFixedSize(grown(64 * GRID), grown(36 * GRID))
        self._zone = zone
        title = QLabel(tr("Drop documents here"))
        title.setProperty("role", "title")
        kinds = QLabel(tr("PDF, Word (DOCX), text, pictures, HL7, JSON or XML"))
        kinds.setProperty("role", "soft")
        privacy = QLabel(tr("Nothing leaves this computer."))
        privacy.setProperty("role", "soft")
        self.open = QPushButton(tr("Open…"))
        self.open.setProperty("role", "main")
        self.open.clicked.connect(self.open_wanted)
        self.sample = QPushButton(tr("Try the sample"))
        self.sample.setToolTip(tr("Open fictional documents that come with the program"))
        self.sample.clicked.connect(self.sample_wanted)
        self.sample.setVisible(bool(samples()))
        buttons = QHBoxLayout()
        buttons.setSpacing(GRID)
        buttons.addStretch(1)
        buttons.addWidget(self.open)
        buttons.addWidget(self.sample)
        buttons.addStretch(1)
        inside = QVBoxLayout(zone)
        inside.setSpacing(GRID)
        inside.addStretch(1)
        for label in (title, kinds):
            inside.addWidget(label, 0, Qt.AlignmentFlag.AlignHCenter)
        inside.addSpacing(2 * GRID)
        inside.addLayout(buttons)
        inside.addSpacing(2 * GRID)
        inside.addWidget(privacy, 0, Qt.AlignmentFlag.AlignHCenter)
        inside.addStretch(1)
        self.recent = RecentView()
        box = QVBoxLayout(self)
        box.setSpacing(2 * GRID)
        box.addStretch(1)
        box.addWidget(zone, 0, Qt.AlignmentFlag.AlignHCenter)
        box.addWidget(self.recent, 0, Qt.AlignmentFlag.AlignHCenter)
        box.addStretch(1)

    def set_over(self, *, over: bool) -> None:
        """Show that files would be taken if dropped now."""
        self._zone.setProperty("over", over)
        self._zone.style().polish(self._zone)
