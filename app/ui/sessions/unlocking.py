"""Saved work on documents that were opened before it was unlocked."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from app.engine.review.transitions import join
from app.sessions.history import Work
from app.sessions.summary import Summary
from app.ui.core.commands import shortcut_text, with_key
from app.ui.core.documents import OpenDocument
from app.ui.core.jobs import Lane
from app.ui.core.language import tr
from app.ui.core.services import Services
from app.ui.core.theme import GRID
from app.ui.core.undo import ReviewCommand
from app.ui.queue.opener import DocumentOpener
from app.ui.sessions.autosave import Autosave


class LateWork(QObject):
    """Brings it back, and puts what was decided meanwhile on top, as one step to undo.

    `failed` brings the error where that cannot be done: then what is done now is not kept.
    """

    failed = Signal(object)

    def __init__(self, services: Services, opener: DocumentOpener, autosave: Autosave) -> None:
        super().__init__(services.dialogs)
        self._documents, self._jobs = services.documents, services.jobs
        self._tell = services.notifier.message.emit
        self._store = services.store
        self._opener, self._autosave = opener, autosave
        autosave.late.connect(self.bring_back)
        self.failed.connect(services.notifier.fail)

    def bring_back(self, entry: OpenDocument) -> None:
        """Go on with the saved work on a document, as if it had been there all along."""
        store, path, document = self._store, entry.path, entry.document
        if entry.review is None:
            self._autosave.take_up(entry)
            self._opener.resume(entry)
            return
        if store is None or document is None:
            return

        def done(work: Work | None) -> None:
            if work is not None and entry.review is not None and entry.document is document:
                self._put(entry, work)

        self._jobs.start(
            Lane.SAVE,
            lambda _: store.saved_work(path, document),
            done=done,
            failed=self.failed.emit,
        )

    def _put(self, entry: OpenDocument, work: Work) -> None:
        made, did = entry.review, entry.stack.count() > 0
        if made is None or entry not in self._documents.entries:
            return
        self._autosave.take_up(entry)
        self._opener.put_work(entry, work)
        if did:
            joined = join(work.review, made)
            title = tr("add the decisions made before unlocking")
            command = ReviewCommand(
                self._documents,
                entry,
                joined,
                title=title,
                focus_before=entry.focus,
                focus_after=entry.focus,
            )
            entry.stack.push(command)
            self._tell(tr("Saved work restored; your decisions since then were added to it."))


class KeyringNotice(QFrame):
    """Says once that only the user's account protects saved work, and what would protect it more.

    A quiet bar below the document once work is saved, where the system has no keyring and no
    passphrase was set.
    """

    def __init__(self, services: Services, autosave: Autosave) -> None:
        super().__init__()
        self._first: QWidget | None = None
        self._waits = False
        self._store = services.store
        self._settings, self._commands = services.settings, services.commands
        self.setProperty("role", "panel-head")
        self.words = QLabel(wordWrap=True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.set = QPushButton(tr("Set a passphrase…"))
        self.set.clicked.connect(self._commands["passphrase"].trigger)
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
        autosave.listed.connect(self._look)

    def _look(self, saved: Sequence[Summary]) -> None:
        """At the first start there is no saved work yet that would need protection."""
        store, settings = self._store, self._settings
        if store is None or not store.key_in_file or settings.current.key_told or not saved:
            return
        settings.change(key_told=True)
        self.tell()

    def tell(self) -> None:
        """Show what there is to know, until it is put away."""
        words = tr(
            "This computer has no keyring, so anyone who uses your account can open your saved "
            "work and the key of your surrogates. A passphrase prevents that ({key})."
        )
        self.words.setText(with_key(words, shortcut_text(self._commands["passphrase"])))
        self.setAccessibleName(self.words.text())
        self._waits = self._first is not None and not self._first.isHidden()
        self.setVisible(not self._waits)

    def wait_for(self, first: QWidget) -> None:
        """Stand back while `first` is shown: with both, little is left of the document."""
        self._first = first
        first.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._first and event.type() == QEvent.Type.ShowToParent:
            self._waits = self._waits or not self.isHidden()
            self.hide()
        elif watched is self._first and event.type() == QEvent.Type.HideToParent and self._waits:
            self._waits = False
            self.show()
        return super().eventFilter(watched, event)
