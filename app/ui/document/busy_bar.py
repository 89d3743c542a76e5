"""What the document in view is waiting for, and the way to stop it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QProgressBar, QPushButton, QWidget

from app.engine.domain.parts import Provisional
from app.ui.core.commands import with_key
from app.ui.core.documents import OpenDocument, Phase
from app.ui.core.language import phrase, tr
from app.ui.core.theme import GRID

_WORDS = {
    Phase.WAITING: phrase("Waiting…"),
    Phase.READING: phrase("Reading the document…"),
    Phase.SCANNING: phrase("Searching for identifiers…"),
    Phase.STOPPED: phrase("Stopped before the document was searched."),
    Phase.LOCKED: phrase("This document is protected and needs a password."),
}
_COMBINING = phrase("Combining findings…")
_PER_MILLE = 1000


class BusyBar(QFrame):
    """Progress of a document that is read or searched; hidden once it is ready or failed."""

    stop_wanted = Signal()
    again_wanted = Signal()
    unlock_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel-head")
        self.words = QLabel()
        self.bar = QProgressBar(textVisible=False)
        self.bar.setAccessibleName(tr("Progress"))
        self.stop = QPushButton(tr("Stop"))
        self.stop.clicked.connect(self.stop_wanted)
        self.again = QPushButton(tr("Search again"))
        self.again.setToolTip(tr("Read and search this document from the start"))
        self.again.clicked.connect(self.again_wanted)
        self.unlock = QPushButton(tr("Enter the password…"))
        self.unlock.setToolTip(tr("Read this document with its password"))
        self.unlock.clicked.connect(self.unlock_wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * GRID, GRID, 2 * GRID, GRID)
        row.setSpacing(2 * GRID)
        row.addWidget(self.words)
        row.addWidget(self.bar, 1)
        row.addStretch(0)
        row.addWidget(self.again)
        row.addWidget(self.unlock)
        row.addWidget(self.stop)
        self.hide()

    def show_key(self, key: str) -> None:
        """Which key stops, in words."""
        self.stop.setToolTip(with_key(tr("Stop processing this document ({key})"), key))

    def show_entry(self, entry: OpenDocument | None) -> None:
        """Tell how far the entry is."""
        if entry is None or entry.phase in (Phase.READY, Phase.FAILED):
            self.hide()
            return
        stopped, locked = entry.phase is Phase.STOPPED, entry.phase is Phase.LOCKED
        combining = entry.is_combining
        self.words.setText(tr(_COMBINING if combining else _WORDS[entry.phase]))
        self.bar.setVisible(not stopped and not locked)
        self.stop.setVisible(not stopped and not locked)
        self.again.setVisible(stopped)
        self.unlock.setVisible(locked)
        if entry.provisional is not None and entry.provisional.searched:
            self.words.setText(_so_far(entry.provisional, entry.phase))
        elif entry.waits_for:
            self.words.setText(entry.waits_for)
        # Where the time is not known the bar moves without an end.
        self.bar.setRange(0, 0 if combining else _PER_MILLE)
        self.bar.setValue(round((entry.shown_progress or 0) * _PER_MILLE))
        self.show()


def _so_far(known: Provisional, phase: Phase) -> str:
    """How far a document can be read with what was found in it."""
    pages = len(known.document.pages)
    if not pages:
        return tr("Still searching for identifiers. Findings so far are provisional.")
    if phase is Phase.READING and known.pages_searched == pages:
        return tr("Looking for bar codes and QR codes. Findings are provisional.")
    words = tr("Searched up to page {page} of {pages}. Findings are provisional.")
    return words.format(page=known.pages_searched, pages=pages)
