"""From a path to a review: read, then bring saved work back or scan, each in its lane."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal

from app.engine.domain.document import Document
from app.engine.domain.parts import (
    FIRST,
    USUAL,
    Part,
    Provisional,
    ProvisionalFindings,
    next_stretch,
)
from app.engine.domain.review import Finding, Review
from app.errors import AppError, PasswordNeeded, SessionError, SourceChanged
from app.formats.base import Options
from app.progress import PartsReporter, Reporter, Stage
from app.sessions.history import Work
from app.sessions.store import SessionStore
from app.sessions.summary import Summary
from app.ui.core.backend import Backend
from app.ui.core.documents import (
    Failed,
    OpenDocument,
    OpenDocuments,
    PageChecks,
    Phase,
    Reading,
    Ready,
    Waiting,
    unread,
)
from app.ui.core.jobs import JobRunner, Lane
from app.ui.core.undo import ReviewCommand
from app.ui.review.order import topmost
from app.workflow.provisional import is_long

T = TypeVar("T")


class DocumentOpener(QObject):
    """Opens documents and reports how far each one is in its entry.

    `lost` brings the error where saved work could not be brought back; the document is opened.
    `locked` brings an entry that needs a password, and whether the one that was given is wrong.
    `read_otherwise` brings an entry that is read in another encoding from now on.
    """

    lost = Signal(object)
    locked = Signal(object, bool)
    read_otherwise = Signal(object)

    def __init__(
        self,
        documents: OpenDocuments,
        jobs: JobRunner,
        backend: Backend,
        store: SessionStore | None,
    ) -> None:
        super().__init__(documents)
        self._documents = documents
        self._jobs = jobs
        self._backend = backend
        self._store = store
        self._searching: int | None = None

    def open(self, paths: Iterable[Path]) -> None:
        """Put files into the queue and show the first of them."""
        entries = [self._documents.add(path.absolute()) for path in paths]
        self.retry(entries)
        if entries:
            self._documents.show(entries[0])

    def reopen(self, saved: Sequence[Summary]) -> None:
        """Open documents as they were left, in this order; show the one looked at last."""
        entries = {}
        for one in saved:
            if one.path is not None:
                entry = entries[one] = self._documents.add(one.path, Options(one.encoding))
                # A long queue is not read only to see how far it is.
                entry.is_reviewed, entry.seconds = one.reviewed, one.seconds
                if one.reviewed:
                    entry.was_exported, entry.undecided_before = one.exported, one.undecided
        self.retry(entries.values())
        if entries:
            self._documents.show(entries[max(entries, key=lambda one: one.at)])

    def read(self, entry: OpenDocument) -> None:
        """Begin with a document that waits."""
        if isinstance(entry.state, Waiting):
            self._read(entry, self._resume)

    def put_back(self, entry: OpenDocument) -> None:
        """Stop what runs for a document, which waits again."""
        if entry.job is not None:
            self._jobs.drop(entry.job)
            self._set(entry, Waiting())

    def let_pass(self, entry: OpenDocument) -> None:
        """Do what is done for a document after what waits; what was read of it stays read."""
        if entry.job is not None and entry.document is not None and entry.phase is Phase.SCANNING:
            self._jobs.drop(entry.job)
            self._search(entry, entry.document)
        else:
            self.put_back(entry)

    def retry(self, entries: Iterable[OpenDocument]) -> None:
        """Let documents that were refused or stopped wait for another try."""
        for entry in entries:
            if isinstance(entry.state, Failed):
                self._set(entry, Waiting())

    def again(self, entry: OpenDocument) -> None:
        """Read a file once more from the start.

        Saved work is left alone only where it belongs to what the file was before.
        """
        anew = isinstance(entry.error, SourceChanged)
        entry.state = Waiting()
        entry.resumed = False
        entry.stack.clear()
        self._read(entry, self._scan if anew else self._resume)

    def read_as(self, entry: OpenDocument, encoding: str | None) -> None:
        """Read a text in this encoding, None for the one that it seems to have, and search it anew.

        Saved work belongs to the text as it was read before, and is left alone until the next
        decision.
        """
        if entry.job is not None:
            self._jobs.drop(entry.job)
        entry.options = replace(entry.options, encoding=encoding)
        entry.state = Waiting()
        entry.resumed = False
        entry.stack.clear()
        self.read_otherwise.emit(entry)
        self._read(entry, self._scan)

    def unlock(self, entry: OpenDocument, password: str) -> None:
        """Read a protected file with its password, which is forgotten if it does not fit."""
        entry.options = replace(entry.options, password=password)
        self._read(entry, self._resume)

    def resume(self, entry: OpenDocument) -> None:
        """Look for saved work once more, instead of what runs for a document that was read."""
        if entry.document is not None:
            if entry.job is not None:
                self._jobs.drop(entry.job)
            self._resume(entry, entry.document)

    def stop(self, entry: OpenDocument) -> None:
        """Cancel what runs for a document."""
        if entry.job is not None:
            self._jobs.cancel(entry.job)

    def close(self, entry: OpenDocument) -> None:
        """Cancel what runs for a document and forget it."""
        self.stop(entry)
        self._documents.remove(entry)

    def _read(self, entry: OpenDocument, then: Callable[[OpenDocument, Document], None]) -> None:
        path, options = entry.path, entry.options

        def read(reporter: Reporter) -> Document:
            return self._backend.open(path, options, reporter)

        def done(entry: OpenDocument, document: Document) -> None:
            known = entry.provisional.as_read(document) if entry.provisional is not None else None
            entry.go_on(document=document, provisional=known)
            self._documents.read.emit(entry)
            then(entry, document)

        self._start(entry, Lane.FILES, Reading(), read, done, self._read_part)
        self._show_unread(entry)

    def _show_unread(self, entry: OpenDocument) -> None:
        """Have pages to show while a document is read: what is wrong with it, reading tells."""
        path, options, reading = entry.path, entry.options, entry.job

        def look(reporter: Reporter) -> Sequence[tuple[float, float]]:
            return self._backend.page_sizes(path, options, reporter)

        def done(sizes: Sequence[tuple[float, float]]) -> None:
            if entry.job == reading:
                pages = unread(sizes)
                entry.go_on(unread=pages)
                if pages is not None and entry.provisional is not None:
                    entry.go_on(provisional=entry.provisional.with_sizes(pages.pages))
                self._documents.updated.emit(entry)

        urgent = entry is self._documents.current
        self._jobs.start(Lane.PAGES, look, done=done, urgent=urgent)

    def _read_part(self, entry: OpenDocument, part: Part) -> None:
        """Some pages of a long file are read: show them, and search them before the rest."""
        known = entry.provisional
        if known is None:
            known = Provisional.of(Document("", "", "", ""))
            if entry.unread is not None:
                known = known.with_sizes(entry.unread.pages)
        entry.go_on(provisional=known.read_on(part))
        self._documents.came_further.emit(entry)
        self._search_on(entry)

    def _search_on(self, entry: OpenDocument) -> None:
        """Search more of what was read of the document in view, while the rest is read."""
        known = entry.provisional
        if (
            known is None
            or entry is not self._documents.current
            or entry.document is not None
            or self._searching is not None
        ):
            return
        most = USUAL if known.searched else FIRST
        part = next_stretch(known.document, known.searched, most)
        if part is None:
            return

        def search(reporter: Reporter) -> ProvisionalFindings:
            return self._backend.scan_part(part, reporter)

        def done(found: ProvisionalFindings) -> None:
            self._searching = None
            self._found(entry, found)
            self._search_on(entry)

        def ended(_error: AppError | None = None) -> None:
            # Errors are told by the search of the whole document.
            self._searching = None

        self._searching = self._jobs.start(
            Lane.DETECT, search, done=done, failed=ended, cancelled=ended, urgent=True
        )

    def _found(self, entry: OpenDocument, found: ProvisionalFindings) -> None:
        if entry.provisional is not None and entry in self._documents.entries:
            known = entry.provisional.found(found)
            if entry.focus not in known.review.by_id:
                entry.focus = topmost(known.review)
            entry.go_on(provisional=known)
            self._documents.came_further.emit(entry)

    def _resume(self, entry: OpenDocument, document: Document) -> None:
        path, store = entry.path, self._store
        if store is None:
            self._scan(entry, document)
            return

        def look(_: Reporter) -> Work | SessionError | None:
            try:
                return store.resume(path, document)
            except SessionError as error:
                return error

        def done(entry: OpenDocument, found: Work | SessionError | None) -> None:
            if isinstance(found, Work):
                self.put_work(entry, found)
                return
            if found is not None:
                self.lost.emit(found)
            self._scan(entry, document)

        state = Reading(document, provisional=entry.provisional)
        self._start(entry, Lane.SAVE, state, look, done)

    def put_work(self, entry: OpenDocument, work: Work) -> None:
        """Show saved work, with its history, in the place of what there is."""
        if entry.review is not None:
            entry.state = Reading(entry.document)
            self._documents.updated.emit(entry)
            entry.stack.clear()
        for step in work.steps:
            command = ReviewCommand(
                self._documents,
                entry,
                step.after,
                title=step.title,
                focus_before=step.focus_before,
                focus_after=step.focus_after,
                before=step.before,
            )
            entry.stack.push(command)
        entry.stack.setIndex(work.index)
        entry.resumed, entry.place = True, work.place
        entry.is_reviewed, entry.seconds = work.worked.reviewed, work.worked.seconds
        worked, seen = work.worked, frozenset(work.worked.looked)
        if worked.reviewed and not worked.of_all:
            # Nobody followed these then: whoever called the document reviewed looked at them.
            seen |= {one.number for one in work.review.document.pages if not one.recognised}
        entry.page_checks = PageChecks(seen, frozenset(worked.checked))
        if work.place is not None and work.place.exported:
            entry.exported = work.review
        self._set(entry, Ready(entry.document or work.review.document, work.review))
        self._documents.set_review(entry, work.review, work.focus)

    def _scan(self, entry: OpenDocument, document: Document) -> None:
        # It was called reviewed with other findings, and its pages may differ too.
        entry.is_reviewed, entry.page_checks = False, PageChecks()
        entry.was_exported, entry.undecided_before = False, 0
        self._search(entry, document)

    def _search(self, entry: OpenDocument, document: Document) -> None:
        known = entry.provisional
        if is_long(document) and (known is None or known.document is not document):
            known = Provisional.of(document)

        def scan(reporter: Reporter) -> Review:
            if known is None or not is_long(document):
                return self._backend.scan(document, reporter)
            searched = known.searched
            # To prepare all of a long text takes longer than to search its beginning.
            for most in () if searched else (FIRST, USUAL):
                part = next_stretch(document, searched, most)
                if part is not None and isinstance(reporter, PartsReporter):
                    reporter.bring(self._backend.scan_part(part, _Uncounted(reporter)))
                    searched = part.end
            return self._backend.scan(document, reporter, provisional_from=searched)

        state = Reading(document, searching=True, provisional=known)
        self._start(entry, Lane.DETECT, state, scan, self._ready, self._found)

    def _ready(self, entry: OpenDocument, review: Review) -> None:
        before = entry.provisional.review if entry.provisional is not None else None
        looked_at = before.by_id.get(entry.focus or "") if before is not None else None
        self._set(entry, Ready(entry.document or review.document, review))
        self._documents.set_review(entry, review, _same(review, looked_at) or topmost(review))

    def _start(
        self,
        entry: OpenDocument,
        lane: Lane,
        state: Reading,
        job: Callable[[Reporter], T],
        done: Callable[[OpenDocument, T], None],
        brought: Callable[[OpenDocument, Any], None] | None = None,
    ) -> None:
        def finished(value: T) -> None:
            entry.go_on(job=None)
            if entry in self._documents.entries:
                done(entry, value)

        def failed(error: AppError) -> None:
            if isinstance(error, PasswordNeeded):
                self._lock(entry)
                return
            self._set(entry, Failed(Phase.FAILED, error, entry.document))

        def progressed(stage: Stage, finished: int, total: int) -> None:
            entry.came_to(stage, finished, total)
            self._documents.updated.emit(entry)

        def came(part: object) -> None:
            if brought is not None and entry.job == running:
                brought(entry, part)

        def stopped() -> None:
            self._set(entry, Failed(Phase.STOPPED, document=entry.document))

        self._set(entry, state)
        running = self._jobs.start(
            lane,
            job,
            done=finished,
            failed=failed,
            cancelled=stopped,
            progressed=progressed,
            brought=came if brought is not None else None,
            urgent=entry is self._documents.current,
        )
        entry.go_on(job=running)

    def _lock(self, entry: OpenDocument) -> None:
        wrong = entry.options.password is not None
        entry.options = replace(entry.options, password=None)
        self._set(entry, Failed(Phase.LOCKED, document=entry.document))
        if entry in self._documents.entries:
            self.locked.emit(entry, wrong)

    def _set(self, entry: OpenDocument, state: Waiting | Reading | Ready | Failed) -> None:
        entry.state = state
        if entry in self._documents.entries:
            self._documents.updated.emit(entry)


class _Uncounted:
    """Passes on that there is work in a part, not how much of the part is done."""

    def __init__(self, reporter: Reporter) -> None:
        self._reporter = reporter

    def step(self, stage: Stage, done: int, total: int) -> None:  # noqa: ARG002 - as `Reporter`
        """As `Reporter.step`."""
        self._reporter.step(stage, 0, 0)


def _same(review: Review, before: Finding | None) -> str | None:
    """The finding that stands where a provisional one stood."""
    if before is None or before.id in review.by_id:
        return before.id if before is not None else None
    return next((one.id for one in review.findings if one.span.overlaps(before.span)), None)
