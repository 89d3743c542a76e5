"""Exports one reviewed document after the other; what one cannot do does not stop the others."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.engine.domain.export import USUAL_LAYOUT, Layout, Mode
from app.engine.domain.policy import Chosen
from app.engine.domain.review import Review
from app.errors import AppError, SessionError
from app.progress import Reporter
from app.ui.core.backend import USUAL_FILE, Backend, Neutral, reported
from app.ui.core.documents import Failed, OpenDocument, OpenDocuments
from app.ui.core.jobs import JobRunner, Lane
from app.ui.core.language import phrase
from app.ui.queue.opener import DocumentOpener

if TYPE_CHECKING:  # the window would wait for them when it starts
    from app.engine.redaction.report import Report
    from app.engine.redaction.summary import Line


@dataclass(frozen=True, slots=True)
class Made:
    """The copy of one document: where it is, its report, and what went wrong beside it."""

    copy: Path
    error: AppError | None = None
    report: Report | None = None


Job = Callable[[Reporter], Made]
"""Makes the copy of one document."""
_LOST = phrase("The decisions on this document were not found.")
_AGAIN = phrase("Open the document and review it again.")


class Outcome(Enum):
    """How far the export of one document is."""

    WAITING = phrase("Waiting")
    WORKING = phrase("Working…")
    DONE = phrase("Exported and verified")
    UNVERIFIED = phrase("Exported, not verified")
    FAILED = phrase("Not exported")
    STOPPED = phrase("Stopped")


@dataclass(eq=False)
class Item:
    """One document of the batch; its copy, its error, or both where only the report failed."""

    entry: OpenDocument
    outcome: Outcome = Outcome.WAITING
    copy: Path | None = None
    error: AppError | None = None
    report: Report | None = None


class BatchExport(QObject):
    """`changed` brings an item that came further; `ended` comes when none is left.

    What it `verifies` is not verified in a language without a model.
    """

    verifies = True

    changed = Signal(object)
    ended = Signal()

    def __init__(
        self,
        entries: Sequence[OpenDocument],
        documents: OpenDocuments,
        opener: DocumentOpener,
        backend: Backend,
        jobs: JobRunner,
        *,
        layout: Layout = USUAL_LAYOUT,
        neutral: Neutral = USUAL_FILE,
        reviewers: tuple[str, ...] = (),
    ) -> None:
        """`reviewers` are named in the reports."""
        super().__init__()
        self._layout, self._neutral, self._reviewers = layout, neutral, reviewers
        self.items = [Item(entry) for entry in entries]
        self._documents, self._opener = documents, opener
        self._backend, self._jobs = backend, jobs
        self._folder = Path()
        self._run = secrets.token_hex(8)
        self._chosen: Chosen = Mode.MASK
        self._with_report = self._with_summary = False
        self.summary: Path | AppError | None = None
        self._at: Item | None = None
        self._job: int | None = None
        self.running = False
        documents.updated.connect(self._look)
        documents.removed.connect(self._closed)

    def start(
        self, folder: Path, chosen: Chosen, *, with_report: bool, with_summary: bool = False
    ) -> None:
        """Export all that wait into `folder`."""
        self._folder, self._chosen = folder, chosen
        self._with_report, self._with_summary = with_report, with_summary
        self.begin()

    def begin(self) -> None:
        """Go on with all that wait."""
        self.running = True
        self._next()

    def stop(self) -> None:
        """Leave the rest; the one that is being exported is cancelled."""
        for item in self.items:
            if item.outcome is Outcome.WAITING:
                self._set(item, Outcome.STOPPED)
        if self._job is not None:
            self._jobs.cancel(self._job)
        elif self._at is not None:
            self._finish(self._at, Outcome.STOPPED)

    def _next(self) -> None:
        waiting = (item for item in self.items if item.outcome is Outcome.WAITING)
        self._at = next(waiting, None)
        if self._at is None:
            if self._with_summary and self.summary is None:
                self._summarise()
            else:
                self.running = False
                self.ended.emit()
            return
        self._set(self._at, Outcome.WORKING)
        # Reviewed before the program was started, it is not in memory yet.
        self._opener.retry([self._at.entry])
        self._opener.read(self._at.entry)
        self._look(self._at.entry)

    def _summarise(self) -> None:
        """Write what came of all, then end."""
        lines = tuple(_line(number, item) for number, item in enumerate(self.items, start=1))
        backend, folder, neutral = self._backend, self._folder, self._neutral.date
        run = self._run

        def written(summary: Path | AppError) -> None:
            self.summary = summary
            self._next()

        self._jobs.start(
            self._lane,
            lambda _: backend.write_summary(lines, folder, run, neutral_date=neutral),
            done=written,
            failed=written,
            urgent=True,
        )

    @property
    def _lane(self) -> Lane:
        """Where nothing waits for another document, which may be read for minutes."""
        return self._jobs.first_free(Lane.FILES, Lane.COPY)

    def _look(self, entry: OpenDocument) -> None:
        item = self._at
        if item is None or entry is not item.entry or self._job is not None:
            return
        if entry.review is not None and entry.is_reviewed:
            self._export(item, entry.review)
        elif entry.review is not None:
            item.error = SessionError(_LOST, hint=_AGAIN)
            self._finish(item, Outcome.FAILED)
        elif isinstance(entry.state, Failed):
            item.error = entry.error
            self._finish(item, Outcome.FAILED)

    def _closed(self, entry: OpenDocument) -> None:
        for item in self.items:
            if item.entry is entry and item.outcome is Outcome.WAITING:
                self._set(item, Outcome.STOPPED)
        if self._at is not None and self._at.entry is entry and self._job is None:
            self._finish(self._at, Outcome.STOPPED)

    def job_for(self, item: Item, review: Review, lane: Lane) -> Job:
        """What makes the copy of one document, FILES or COPY being its lane."""
        entry, backend, folder, chosen = item.entry, self._backend, self._folder, self._chosen
        source, options, with_report = entry.path, entry.options, self._with_report
        layout, neutral, run = self._layout, self._neutral, self._run
        reviewers = self._reviewers

        def job(reporter: Reporter) -> Made:
            name = backend.export_name(review, source, reporter, neutral=neutral.name)
            target = free_path(folder, name)
            exported = backend.export(
                review,
                source,
                target,
                options,
                chosen,
                reporter,
                layout=layout,
                neutral_date=neutral.date,
                reviewers=reviewers,
                replaces=False,
                beside=lane is Lane.COPY,
            )
            made = reported(backend, exported, run) if with_report else None
            error = made if isinstance(made, AppError) else None
            return Made(target, error, exported.report)

        return job

    def note(self, item: Item, review: Review) -> None:
        """Remember that an export holds the review as it is."""
        item.entry.note_export(review)
        self._documents.updated.emit(item.entry)

    def _export(self, item: Item, review: Review) -> None:
        def done(made: Made) -> None:
            item.copy, item.error, item.report = made.copy, made.error, made.report
            self.note(item, review)
            unverified = self.verifies and bool(review.unserved)
            self._finish(item, Outcome.UNVERIFIED if unverified else Outcome.DONE)

        def failed(error: AppError) -> None:
            item.error = error
            self._finish(item, Outcome.FAILED)

        lane = self._lane
        self._job = self._jobs.start(
            lane,
            self.job_for(item, review, lane),
            done=done,
            failed=failed,
            cancelled=lambda: self._finish(item, Outcome.STOPPED),
            urgent=True,
        )

    def _finish(self, item: Item, outcome: Outcome) -> None:
        self._job = None
        self._set(item, outcome)
        self._next()

    def _set(self, item: Item, outcome: Outcome) -> None:
        item.outcome = outcome
        self.changed.emit(item)


def free_path(folder: Path, name: str) -> Path:
    """Where a file of this name, `STEM.deid.EXT`, replaces none that is there."""
    stem, dot, rest = name.partition(".deid")
    number, path = 1, folder / name
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{dot}{rest}"
    return path


def _line(number: int, item: Item) -> Line:
    """What a summary says of a document."""
    from app.engine.redaction.summary import Line, Result  # noqa: PLC0415 - see the imports

    results = {
        Outcome.DONE: Result.EXPORTED,
        Outcome.UNVERIFIED: Result.UNVERIFIED,
        Outcome.FAILED: Result.FAILED,
    }
    return Line(
        number,
        results.get(item.outcome, Result.STOPPED),
        item.copy.name if item.copy is not None else "",
        item.report,
        item.error.code if item.error is not None else "",
    )
