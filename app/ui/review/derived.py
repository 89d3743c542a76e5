"""What follows from the findings of a review and takes too long for the GUI thread."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from app.engine.domain.export import Mode, RedactionPlan
from app.engine.domain.review import Review
from app.engine.review.transitions import near_misses
from app.errors import AppError
from app.progress import Reporter
from app.ui.core.backend import Backend
from app.ui.core.documents import OpenDocument, OpenDocuments
from app.ui.core.jobs import JobRunner, Lane
from app.ui.core.undo import ReviewCommand
from app.ui.review.surrogates import ProposedSurrogates


class Derived(QObject):
    """Makes one thing of each review anew when findings or candidates change, not for decisions.

    `changed` tells that an entry has it; it stays as it was until then. `begun` tells that it is
    being made. What is being made is not stopped when the review goes on, as that would end the
    child process that makes it; it is made anew afterwards.
    """

    begun = Signal(object)
    changed = Signal(object)
    failed = Signal(object)

    def __init__(
        self,
        documents: OpenDocuments,
        jobs: JobRunner,
        make: Callable[[Review, Reporter], Any],
        keep: Callable[[OpenDocument, Any], None],
        *,
        wanted: bool = True,
    ) -> None:
        super().__init__(documents)
        self._documents = documents
        self._jobs = jobs
        self._make = make
        self._keep = keep
        self._wanted = wanted
        self._made_of: dict[OpenDocument, Review] = {}
        self._running: dict[OpenDocument, int] = {}
        documents.reviewed.connect(self._look)
        documents.current_changed.connect(self._look)
        documents.removed.connect(self._forget)

    def want(self, *, wanted: bool) -> None:
        """Whether it is needed at all."""
        self._wanted = wanted
        self._look(self._documents.current)

    def _look(self, entry: OpenDocument | None) -> None:
        if entry is not None and self._wanted:
            self.ready(entry)

    def ready(self, entry: OpenDocument) -> bool:
        """Whether it follows the review by now; if it does not, it is made, wanted or not."""
        review, before = entry.review, self._made_of.get(entry)
        if review is None:
            return False
        if before and before.findings is review.findings and before.candidates is review.candidates:
            return entry not in self._running
        if entry not in self._running:
            self._make_of(entry, review)
        return False

    def runs(self, entry: OpenDocument | None) -> bool:
        """Whether it is being made."""
        return entry in self._running

    def _make_of(self, entry: OpenDocument, review: Review) -> None:
        self._made_of[entry] = review

        def done(made: Any) -> None:
            self._running.pop(entry, None)
            if self.ready(entry):
                self._keep(entry, made)
                self.changed.emit(entry)

        def failed(error: AppError) -> None:
            self._running.pop(entry, None)
            self._made_of.pop(entry, None)
            self.failed.emit(error)

        self._running[entry] = self._jobs.start(
            Lane.QUICK,
            lambda reporter: self._make(review, reporter),
            done=done,
            failed=failed,
        )
        self.begun.emit(entry)

    def _stop(self, entry: OpenDocument) -> None:
        if entry in self._running:
            self._jobs.drop(self._running.pop(entry))

    def _forget(self, entry: OpenDocument) -> None:
        self._stop(entry)
        self._made_of.pop(entry, None)


_PAUSE_MS = 100


class MentionSuggester(QObject):
    """Suggests other mentions of what a reviewer marked.

    They join the reviewer's last command, so that one undo takes back both.
    """

    failed = Signal(object)

    def __init__(self, documents: OpenDocuments, jobs: JobRunner, backend: Backend) -> None:
        super().__init__(documents)
        self._documents = documents
        self._jobs = jobs
        self._backend = backend
        self._running: set[OpenDocument] = set()
        self._pauses = 0

    @property
    def busy(self) -> bool:
        """Whether mentions are, or soon will be, looked for."""
        return bool(self._pauses or self._running)

    def start(self, entry: OpenDocument) -> None:
        """Look for mentions that no finding covers, once the window has shown what is new."""

        def look() -> None:
            self._pauses -= 1
            self._look(entry)

        self._pauses += 1
        QTimer.singleShot(_PAUSE_MS, self, look)

    def _look(self, entry: OpenDocument) -> None:
        review = entry.review
        if review is None or entry in self._running:
            return
        backend = self._backend

        def done(completed: Review) -> None:
            self._running.discard(entry)
            if entry not in self._documents.entries:
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
        self._jobs.start(
            Lane.QUICK,
            lambda reporter: backend.complete(review, reporter),
            done=done,
            failed=failed,
        )

    def _suggest(self, entry: OpenDocument, completed: Review) -> None:
        # What was undone needs no suggestions, and a new command would make redo impossible.
        if entry.review == completed or entry.stack.canRedo():
            return
        command = ReviewCommand(
            self._documents,
            entry,
            completed,
            title=entry.stack.undoText(),
            focus_before=entry.focus,
            focus_after=focus_in(completed, entry),
            joins=True,
        )
        entry.stack.push(command)


def focus_in(completed: Review, entry: OpenDocument) -> str | None:
    """The finding in the focus, or the larger one that took its place."""
    before = entry.review.by_id.get(entry.focus or "") if entry.review is not None else None
    if before is None or before.id in completed.by_id:
        return entry.focus
    return next((f.id for f in completed.findings if f.span.overlaps(before.span)), entry.focus)


class Preview(QObject):
    """The document as an export would leave it: planned again at each change, while switched on."""

    changed = Signal()
    failed = Signal(object)

    def __init__(self, documents: OpenDocuments, jobs: JobRunner, backend: Backend) -> None:
        super().__init__(documents)
        self._documents = documents
        self._jobs = jobs
        self._backend = backend
        self._on = False
        self._mode = Mode.MASK
        self._planned: tuple[Review, RedactionPlan] | None = None

    @property
    def plan(self) -> RedactionPlan | None:
        """What an export of the review in view would replace; None while off or not known yet."""
        entry = self._documents.current
        if not self._on or self._planned is None or entry is None or entry.review is None:
            return None
        review, plan = self._planned
        # The last plan of the same document serves until the next one is made.
        return plan if review.document is entry.review.document else None

    def switch(self, *, on: bool, mode: Mode) -> None:
        """Show the export, or the original."""
        self._on, self._mode = on, mode
        self._planned = None
        self.refresh()
        if not on:
            self.changed.emit()

    def refresh(self) -> None:
        """The review in view changed."""
        entry = self._documents.current
        if not self._on or entry is None or entry.review is None:
            return
        review, mode, backend = entry.review, self._mode, self._backend

        def done(plan: RedactionPlan) -> None:
            current = self._documents.current
            if self._on and current is not None and current.review is review:
                self._planned = review, plan
                self.changed.emit()

        def failed(error: AppError) -> None:
            self.failed.emit(error)

        self._jobs.start(
            Lane.QUICK,
            lambda reporter: backend.plan(review, mode, reporter),
            done=done,
            failed=failed,
        )


class ReviewData:
    """Near misses, entities, other mentions and what an export writes, each made when wanted."""

    def __init__(
        self, documents: OpenDocuments, jobs: JobRunner, backend: Backend, *, by_entity: bool
    ) -> None:
        """`by_entity`: the list groups by entity from the start."""
        self.suggester = MentionSuggester(documents, jobs, backend)
        self.near_misses = Derived(
            documents,
            jobs,
            lambda review, _: near_misses(review),
            lambda entry, near: setattr(entry, "near", {one.id: one for one in near}),
        )
        self.entities = Derived(
            documents,
            jobs,
            backend.entities,
            lambda entry, keys: setattr(entry, "entities", keys),
            wanted=by_entity,
        )
        self.preview = Preview(documents, jobs, backend)
        self.surrogates = ProposedSurrogates(documents, jobs, backend)
