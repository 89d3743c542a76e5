"""What an export in surrogate mode will write for each finding, known while it is reviewed."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping

from PySide6.QtCore import QObject, QTimer, Signal

from app.engine.domain.export import Mode, RedactionPlan
from app.engine.domain.review import Review
from app.errors import AppError
from app.progress import Reporter
from app.ui.core.backend import Backend
from app.ui.core.documents import OpenDocument, OpenDocuments
from app.ui.core.jobs import JobRunner, Lane

_PAUSE_MS = 100


class ProposedSurrogates(QObject):
    """Plans the review in view whenever it changes, once somebody wants surrogates.

    The plan is that of an export: what is shown is what will be written. A plan that is being made
    is never stopped, as that would end the child process that makes it. `changed` brings the entry.
    """

    changed = Signal(object)
    failed = Signal(object)

    def __init__(self, documents: OpenDocuments, jobs: JobRunner, backend: Backend) -> None:
        super().__init__(documents)
        self._documents, self._jobs, self._backend = documents, jobs, backend
        self._wanted = False
        self._planned: tuple[OpenDocument, Review] | None = None
        self._planning = False
        self._later = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._later.timeout.connect(self._plan)
        documents.reviewed.connect(self._look)
        documents.current_changed.connect(self._look)

    def want(self, *, wanted: bool) -> None:
        """Whether exports replace identifiers by surrogates."""
        if wanted is self._wanted:
            return
        self._wanted, self._planned = wanted, None
        for entry in self._documents.entries if not wanted else ():
            if entry.surrogates:
                entry.surrogates = {}
                self.changed.emit(entry)
        self._look(self._documents.current)

    def _look(self, entry: OpenDocument | None) -> None:
        if self._wanted and entry is not None and entry is self._documents.current:
            self._later.start()

    def _plan(self) -> None:
        entry = self._documents.current
        if entry is None or entry.review is None or self._planning or not self._wanted:
            return
        review, backend = entry.review, self._backend
        if self._planned == (entry, review):
            return

        def plan(reporter: Reporter) -> Mapping[str, str]:
            return _by_finding(review, backend.plan(review, Mode.SURROGATE, reporter))

        def done(surrogates: Mapping[str, str]) -> None:
            self._planning = False
            if self._wanted:
                self._planned = entry, review
                entry.surrogates = surrogates
                self.changed.emit(entry)
            # The review may have gone on meanwhile, or another document come.
            self._later.start()

        def failed(error: AppError) -> None:
            self._planning = False
            self.failed.emit(error)

        self._planning = True
        self._jobs.start(Lane.QUICK, plan, done=done, failed=failed)


def replacement_of(entry: OpenDocument, finding_id: str) -> str | None:
    """What an export writes instead of a finding, as far as it is known; None for its usual label.

    A reviewer's own words stand in exports of every mode.
    """
    if entry.review is None:
        return None
    decision = entry.review.decisions.get(finding_id)
    if decision is not None and decision.replacement is not None:
        return decision.replacement
    return entry.surrogates.get(finding_id)


def _by_finding(review: Review, plan: RedactionPlan) -> Mapping[str, str]:
    """The replacements of a plan by the ids of the findings that they cover."""
    edits = plan.edits
    starts = [edit.span.start for edit in edits]
    found = {}
    for finding in review.redacted:
        at = bisect_right(starts, finding.span.start) - 1
        if at >= 0 and edits[at].span.covers(finding.span):
            found[finding.id] = edits[at].replacement
    return found
