"""The document as an export would leave it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.engine.domain.export import Mode, Plan
from app.engine.domain.types import Review
from app.errors import AppError
from app.ui.core.backend import Backend
from app.ui.core.documents import Session
from app.ui.core.jobs import JobRunner, Lane


class Preview(QObject):
    """Plans the current review again whenever it changes, while switched on."""

    changed = Signal()
    failed = Signal(object)

    def __init__(self, session: Session, runner: JobRunner, backend: Backend) -> None:
        super().__init__(session)
        self._session = session
        self._runner = runner
        self._backend = backend
        self._on = False
        self._mode = Mode.MASK
        self._planned: tuple[Review, Plan] | None = None

    @property
    def plan(self) -> Plan | None:
        """What an export of the review in view would replace; None while off or not known yet."""
        entry = self._session.current
        if not self._on or self._planned is None or entry is None or entry.review is None:
            return None
        review, plan = self._planned
        # Until the next plan is there, the last one of the same document stands in for it.
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
        entry = self._session.current
        if not self._on or entry is None or entry.review is None:
            return
        review, mode, backend = entry.review, self._mode, self._backend

        def done(plan: Plan) -> None:
            current = self._session.current
            if self._on and current is not None and current.review is review:
                self._planned = review, plan
                self.changed.emit()

        def failed(error: AppError) -> None:
            self.failed.emit(error)

        self._runner.start(
            Lane.QUICK,
            lambda reporter: backend.plan(review, mode, reporter),
            done=done,
            failed=failed,
        )
