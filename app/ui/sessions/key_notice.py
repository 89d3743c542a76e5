"""Tells once, calmly, that nothing but the user's account protects saved work, and what would."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton

from app.sessions.store import Keeper
from app.ui.core.commands import keys_of
from app.ui.core.key_hints import with_key
from app.ui.core.language import tr
from app.ui.core.theme import GRID

if TYPE_CHECKING:
    from app.ui.shell.main_window import MainWindow


class KeyNotice(QFrame):
    """A bar above the document, where the system has no keyring and no passphrase was set."""

    def __init__(self, window: MainWindow, keeper: Keeper | None) -> None:
        super().__init__()
        self._window = window
        self._keeper = keeper
        self.setProperty("role", "panel-head")
        self.words = QLabel(wordWrap=True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.set = QPushButton(tr("Set a passphrase…"))
        self.set.clicked.connect(window.commands["passphrase"].trigger)
        self.set.clicked.connect(self.hide)
        self.later = QPushButton(tr("Not now"))
        self.later.clicked.connect(self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * GRID, GRID, 2 * GRID, GRID)
        row.setSpacing(GRID)
        row.addWidget(self.words, 1)
        row.addWidget(self.set)
        row.addWidget(self.later)
        self.hide()
        window.autosave.listed.connect(self._look)
        window.workspace.put_above(self)

    def _look(self) -> None:
        keeper, preferences = self._keeper, self._window.preferences
        if keeper is None or not keeper.key_in_file or preferences.settings.key_told:
            return
        preferences.note_key_told()
        words = tr(
            "This computer has no keyring for the key of your saved work. It lies in a file: "
            "whoever uses your account can open that work. A passphrase prevents this. Set one "
            "now, or at any time ({key})."
        )
        self.words.setText(with_key(words, keys_of(self._window.commands["passphrase"])))
        self.setAccessibleName(self.words.text())
        self.show()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.words.text()))
