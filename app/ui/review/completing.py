"""Other mentions of what a reviewer marked, looked for while the review goes on."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from app.engine.domain.types import Review
from app.errors import AppError
from app.ui.core.backend import Backend
from app.ui.core.documents import Entry, Session
from app.ui.core.jobs import JobRunner, Lane
from app.ui.core.undo import ReviewCommand

_PAUSE_MS = 100


class Completer(QObject):
    """Adds suggestions to the reviewer's last command, so that one undo takes back both."""

    failed = Signal(object)

    def __init__(self, session: Session, runner: JobRunner, backend: Backend) -> None:
        super().__init__(session)
        self._session = session
        self._runner = runner
        self._backend = backend
        self._running: set[Entry] = set()

    def start(self, entry: Entry) -> None:
        """Look for mentions that no finding covers, once the window has shown what is new."""
        QTimer.singleShot(_PAUSE_MS, self, lambda: self._look(entry))

    def _look(self, entry: Entry) -> None:
        review = entry.review
        if review is None or entry in self._running:
            return
        backend = self._backend

        def done(completed: Review) -> None:
            self._running.discard(entry)
            if entry not in self._session.entries:
                return
            if entry.review is review:
                self._suggest(entry, completed)
            else:
                # The review went on meanwhile.
                self._look(entry)

        def failed(error: AppError) -> None:
            self._running.discard(entry)
            self.failed.emit(error)

        self._running.add(entry)
        self._runner.start(
            Lane.QUICK,
            lambda reporter: backend.complete(review, reporter),
            done=done,
            failed=failed,
        )

    def _suggest(self, entry: Entry, completed: Review) -> None:
        # What was undone needs no suggestions, and a new command would make redo impossible.
        if entry.review == completed or entry.stack.canRedo():
            return
        command = ReviewCommand(
            self._session,
            entry,
            completed,
            title=entry.stack.undoText(),
            focus_before=entry.focus,
            focus_after=focus_in(completed, entry),
            joins=True,
        )
        entry.stack.push(command)


def focus_in(completed: Review, entry: Entry) -> str | None:
    """The finding in the focus, or the larger one that took its place."""
    before = entry.review.by_id.get(entry.focus or "") if entry.review is not None else None
    if before is None or before.id in completed.by_id:
        return entry.focus
    return next((f.id for f in completed.findings if f.span.overlaps(before.span)), entry.focus)
