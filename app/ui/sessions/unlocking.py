"""Saved work on documents that were opened before it was unlocked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton

from app.engine.review.transitions import join
from app.sessions.history import Work
from app.sessions.store import SessionStore
from app.ui.core.commands import shortcut_text, with_key
from app.ui.core.documents import OpenDocument
from app.ui.core.jobs import Lane
from app.ui.core.language import tr
from app.ui.core.theme import GRID
from app.ui.core.undo import ReviewCommand

if TYPE_CHECKING:
    from app.ui.shell.main_window import MainWindow


class LateWork(QObject):
    """Brings it back, and puts what was decided meanwhile on top, as one step to undo.

    `failed` brings the error where that cannot be done: then what is done now is not kept. `said`
    brings words for the status line.
    """

    failed = Signal(object)
    said = Signal(str)

    def __init__(self, window: MainWindow, keeper: SessionStore | None) -> None:
        super().__init__(window)
        self._window = window
        self._keeper = keeper

    def bring_back(self, entry: OpenDocument) -> None:
        """Go on with the saved work on a document, as if it had been there all along."""
        window, keeper, path, document = self._window, self._keeper, entry.path, entry.document
        if entry.review is None:
            window.autosave.take_up(entry)
            window.opener.resume(entry)
            return
        if keeper is None or document is None:
            return

        def done(work: Work | None) -> None:
            if work is not None and entry.review is not None and entry.document is document:
                self._put(entry, work)

        window.runner.start(
            Lane.SAVE,
            lambda _: keeper.saved_work(path, document),
            done=done,
            failed=self.failed.emit,
        )

    def _put(self, entry: OpenDocument, work: Work) -> None:
        window, made, did = self._window, entry.review, entry.stack.count() > 0
        if made is None or entry not in window.session.entries:
            return
        window.autosave.take_up(entry)
        window.opener.put_work(entry, work)
        if did:
            joined = join(work.review, made)
            title = tr("add what you decided before unlocking")
            command = ReviewCommand(
                window.session,
                entry,
                joined,
                title=title,
                focus_before=entry.focus,
                focus_after=entry.focus,
            )
            entry.stack.push(command)
            self.said.emit(tr("Saved work is back, with what you decided since on top of it."))


# Tells once, calmly, that nothing but the user's account protects saved work, and what would.


class KeyringNotice(QFrame):
    """A bar above the document, where the system has no keyring and no passphrase was set."""

    def __init__(self, window: MainWindow, keeper: SessionStore | None) -> None:
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
        keeper, settings = self._keeper, self._window.services.settings
        if keeper is None or not keeper.key_in_file or settings.current.key_told:
            return
        settings.change(key_told=True)
        words = tr(
            "This computer has no keyring for the key of your saved work. It lies in a file: "
            "whoever uses your account can open that work. A passphrase prevents this. Set one "
            "now, or at any time ({key})."
        )
        self.words.setText(with_key(words, shortcut_text(self._window.commands["passphrase"])))
        self.setAccessibleName(self.words.text())
        self.show()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.words.text()))
