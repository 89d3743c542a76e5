"""What follows from the findings of a review and takes too long for the GUI thread."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from app.engine.domain.types import Review
from app.errors import AppError
from app.progress import Reporter
from app.ui.core.documents import Entry, Session
from app.ui.core.jobs import JobRunner, Lane


class Derived(QObject):
    """Makes one thing of each review anew when findings or doubts change, not for decisions.

    `changed` tells that an entry has it; it stays as it was until then. `begun` tells that it is
    being made.
    """

    begun = Signal(object)
    changed = Signal(object)
    failed = Signal(object)

    def __init__(
        self,
        session: Session,
        runner: JobRunner,
        make: Callable[[Review, Reporter], Any],
        keep: Callable[[Entry, Any], None],
        *,
        wanted: bool = True,
    ) -> None:
        super().__init__(session)
        self._session = session
        self._runner = runner
        self._make = make
        self._keep = keep
        self._wanted = wanted
        self._made_of: dict[Entry, Review] = {}
        self._jobs: dict[Entry, int] = {}
        session.reviewed.connect(self._look)
        session.current_changed.connect(self._look)
        session.removed.connect(self._forget)

    def want(self, *, wanted: bool) -> None:
        """Whether it is needed at all."""
        self._wanted = wanted
        self._look(self._session.current)

    def _look(self, entry: Entry | None) -> None:
        if entry is not None and self._wanted:
            self.ready(entry)

    def ready(self, entry: Entry) -> bool:
        """Whether it follows the review by now; if it does not, it is made, wanted or not."""
        review, before = entry.review, self._made_of.get(entry)
        if review is None:
            return False
        if before and before.findings is review.findings and before.doubts is review.doubts:
            return entry not in self._jobs
        self._make_of(entry, review)
        return False

    def runs(self, entry: Entry | None) -> bool:
        """Whether it is being made."""
        return entry in self._jobs

    def _make_of(self, entry: Entry, review: Review) -> None:
        self._stop(entry)
        self._made_of[entry] = review

        def done(made: Any) -> None:
            self._jobs.pop(entry, None)
            self._keep(entry, made)
            self.changed.emit(entry)

        def failed(error: AppError) -> None:
            self._jobs.pop(entry, None)
            self._made_of.pop(entry, None)
            self.failed.emit(error)

        self._jobs[entry] = self._runner.start(
            Lane.QUICK,
            lambda reporter: self._make(review, reporter),
            done=done,
            failed=failed,
        )
        self.begun.emit(entry)

    def _stop(self, entry: Entry) -> None:
        if entry in self._jobs:
            self._runner.drop(self._jobs.pop(entry))

    def _forget(self, entry: Entry) -> None:
        self._stop(entry)
        self._made_of.pop(entry, None)
