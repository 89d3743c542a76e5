"""Below the list of documents: how far the queue is, and what can be done with all of it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.ui.core.documents import Entry, Phase
from app.ui.core.language import tr
from app.ui.core.theme import GRID
from app.ui.queue.pace import in_words


class QueueFoot(QFrame):
    """Progress in words and as a bar, and a button for each thing that makes sense now."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self.words = QLabel(wordWrap=True)
        self.words.setProperty("role", "soft")
        self.bar = QProgressBar(textVisible=False)
        self.bar.setAccessibleName(tr("Documents reviewed"))
        self.buttons: dict[str, QToolButton] = {}
        self._row = QHBoxLayout()
        self._row.setSpacing(GRID)
        self._row.addStretch(1)
        box = QVBoxLayout(self)
        box.setContentsMargins(2 * GRID, GRID, GRID, GRID)
        box.setSpacing(GRID)
        for part in (self.words, self.bar):
            box.addWidget(part)
        box.addLayout(self._row)

    def offer(self, name: str, action: QAction, words: str) -> None:
        """Put a button for a command here."""
        button = QToolButton()
        button.setProperty("role", "chip")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        action.setIconText(words)
        button.setDefaultAction(action)
        button.setAccessibleName(action.text().rstrip("…"))
        self.buttons[name] = button
        self._row.insertWidget(self._row.count() - 1, button)

    def show_queue(self, entries: list[Entry], left: float | None, *, paused: bool) -> None:
        """Tell how far the documents are; `left` is the time for the rest in seconds."""
        reviewed = sum(entry.finished for entry in entries)
        words = tr("{done} of {all} reviewed")
        parts = [words.format(done=reviewed, all=len(entries))]
        refused = sum(entry.phase is Phase.FAILED for entry in entries)
        stopped = sum(entry.phase is Phase.STOPPED for entry in entries)
        aside = refused + stopped
        if refused:
            parts.append(tr("%n refused", None, refused))
        if stopped:
            parts.append(tr("%n stopped", None, stopped))
        if left is not None and reviewed + aside < len(entries):
            parts.append(tr("{time} left").format(time=in_words(left)))
        self.words.setText(" · ".join(parts))
        self.bar.setRange(0, max(1, len(entries)))
        self.bar.setValue(reviewed)
        waiting = any(entry.phase is Phase.WAITING and not entry.finished for entry in entries)
        for name, wanted in (
            ("pause", paused or waiting),
            ("retry", aside > 0),
            ("export_reviewed", reviewed > 0),
        ):
            if name in self.buttons:
                self.buttons[name].setVisible(wanted)
        self.setVisible(bool(entries))
