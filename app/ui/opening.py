"""From a path to a review: read, then scan, each in its lane."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject

from app.engine.types import Document, Review
from app.errors import AppError
from app.job import Reporter, Stage
from app.ui.backend import Backend
from app.ui.jobs import JobRunner, Lane
from app.ui.session import Entry, Phase, Session

T = TypeVar("T")


class Opener(QObject):
    """Opens documents and reports how far each one is in its session entry."""

    def __init__(self, session: Session, runner: JobRunner, backend: Backend) -> None:
        super().__init__(session)
        self._session = session
        self._runner = runner
        self._backend = backend

    def open(self, paths: Iterable[Path]) -> None:
        """Open files and show the first of them."""
        entries = [self._session.add(path.absolute()) for path in paths]
        for entry in entries:
            if entry.document is None and entry.job is None:
                self._read(entry)
        if entries:
            self._session.show(entries[0])

    def again(self, entry: Entry) -> None:
        """Read a file once more from the start."""
        entry.document = entry.review = entry.error = None
        entry.stack.clear()
        self._read(entry)

    def stop(self, entry: Entry) -> None:
        """Cancel what runs for a document."""
        if entry.job is not None:
            self._runner.cancel(entry.job)

    def close(self, entry: Entry) -> None:
        """Cancel what runs for a document and forget it."""
        self.stop(entry)
        self._session.remove(entry)

    def _read(self, entry: Entry) -> None:
        path, options = entry.path, entry.options

        def read(reporter: Reporter) -> Document:
            return self._backend.open(path, options, reporter)

        self._start(entry, Lane.FILES, Phase.READING, read, self._scan)

    def _scan(self, entry: Entry, document: Document) -> None:
        entry.document = document
        self._session.read.emit(entry)

        def scan(reporter: Reporter) -> Review:
            return self._backend.scan(document, reporter)

        self._start(entry, Lane.DETECT, Phase.SCANNING, scan, self._ready)

    def _ready(self, entry: Entry, review: Review) -> None:
        self._set(entry, Phase.READY)
        first = review.findings[0].id if review.findings else None
        self._session.set_review(entry, review, first)

    def _start(
        self,
        entry: Entry,
        lane: Lane,
        phase: Phase,
        job: Callable[[Reporter], T],
        done: Callable[[Entry, T], None],
    ) -> None:
        def finished(value: T) -> None:
            entry.job = None
            if entry in self._session.entries:
                done(entry, value)

        def failed(error: AppError) -> None:
            entry.error = error
            self._set(entry, Phase.FAILED)

        def progressed(_stage: Stage, finished: int, total: int) -> None:
            entry.progress = finished / total if total else None
            self._session.updated.emit(entry)

        self._set(entry, phase)
        entry.job = self._runner.start(
            lane,
            job,
            done=finished,
            failed=failed,
            cancelled=lambda: self._set(entry, Phase.STOPPED),
            progressed=progressed,
        )

    def _set(self, entry: Entry, phase: Phase) -> None:
        entry.phase, entry.progress, entry.job = phase, None, None
        if entry in self._session.entries:
            self._session.updated.emit(entry)
