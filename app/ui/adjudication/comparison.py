"""Puts two reviewers' work on the documents of a project side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from app.engine.domain.document import Document
from app.engine.domain.review import Review
from app.engine.review.adjudication import Agreement, agreement, to_adjudicate
from app.errors import AppError
from app.formats.base import Options
from app.progress import Reporter
from app.sessions.store import SessionStore
from app.ui.core.backend import Backend
from app.ui.core.jobs import JobRunner, Lane

T = TypeVar("T")


@dataclass(eq=False)
class Pair:
    """One document: both reviews and how far they agree, or why it was not compared."""

    path: Path
    reviews: tuple[Review, Review] | None = field(default=None, repr=False)
    agreement: Agreement | None = None
    error: AppError | None = None


class Comparison(QObject):
    """Reads every document again, for the project does not hold the texts.

    `changed` brings a pair that was looked at, `ended` the agreement over all, `begun` comes when
    disagreements are there to be settled, and `failed` brings an error.
    """

    changed = Signal(object)
    ended = Signal(object)
    begun = Signal()
    failed = Signal(object)

    def __init__(
        self, paths: Sequence[Path], store: SessionStore, backend: Backend, jobs: JobRunner
    ) -> None:
        super().__init__()
        self.pairs = [Pair(path) for path in paths]
        self._store, self._backend, self._jobs = store, backend, jobs
        self._names = ("", "")
        self._running: set[int] = set()
        self._left: list[Pair] = []

    def start(self, names: tuple[str, str]) -> None:
        """Compare what these two reviewers made of all documents."""
        self._names = names
        self._left = list(self.pairs)
        self._next()

    def settle(self, title: str) -> None:
        """Make ready what there is to settle; `title` is the first step's, for undo."""
        store = self._store
        wanted = [
            (pair.path, *pair.reviews)
            for pair in self.pairs
            if pair.reviews is not None and pair.agreement is not None and pair.agreement.disputes
        ]

        def job(_: Reporter) -> None:
            for path, first, second in wanted:
                if store.project is not None:
                    both = to_adjudicate(first, second)
                    store.project.begin_adjudication(path, both, title)

        self._start(Lane.SAVE, job, lambda _: self.begun.emit(), self.failed.emit)

    def stop(self) -> None:
        """Leave the rest, and tell nothing more."""
        for job in self._running:
            self._jobs.drop(job)

    def _next(self) -> None:
        if self._left:
            self._read(self._left.pop(0))
            return
        both = [pair.reviews for pair in self.pairs if pair.reviews is not None]
        self._start(Lane.QUICK, lambda _: agreement(both), self.ended.emit, self.failed.emit)

    def _read(self, pair: Pair) -> None:
        backend, path = self._backend, pair.path
        self._start(
            Lane.FILES,
            lambda reporter: backend.open(path, Options(), reporter),
            lambda document: self._look_up(pair, document),
            lambda error: self._refuse(pair, error),
        )

    def _refuse(self, pair: Pair, error: AppError) -> None:
        pair.error = error
        self.changed.emit(pair)
        self._next()

    def _look_up(self, pair: Pair, document: Document) -> None:
        store, path, (one, other) = self._store, pair.path, self._names

        def job(_: Reporter) -> tuple[tuple[Review, Review], Agreement] | None:
            store.save()
            reviews = store.project.reviews(path, document) if store.project else {}
            if one not in reviews or other not in reviews:
                return None
            both = reviews[one], reviews[other]
            return both, agreement([both])

        def done(found: tuple[tuple[Review, Review], Agreement] | None) -> None:
            pair.reviews, pair.agreement = found if found is not None else (None, None)
            self.changed.emit(pair)
            self._next()

        self._start(Lane.SAVE, job, done, lambda error: self._refuse(pair, error))

    def _start(
        self,
        lane: Lane,
        job: Callable[[Reporter], T],
        done: Callable[[T], None],
        failed: Callable[[AppError], None],
    ) -> None:
        self._running.add(self._jobs.start(lane, job, done=done, failed=failed))
