"""Original and copy side by side: kept up to date after decisions, and scrolled together."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from app.engine.domain.document import Document
from app.engine.domain.export import Layout, Mode, RedactionPlan
from app.engine.domain.review import Review
from app.engine.redaction.places import exported_place, original_place
from app.errors import AppError
from app.progress import Reporter, Stage
from app.ui.core.documents import OpenDocument
from app.ui.core.jobs import Lane
from app.ui.core.language import percent, phrase, tr
from app.ui.core.messages import error_text
from app.ui.core.services import Services
from app.ui.document.area import DocumentArea
from app.ui.views.pages.page_turns import Turns

PAUSE_MS = 500
"""After a decision: whoever decides on several in a row is not held up by copies of each."""

_LOOKS = {
    Mode.MASK: phrase("labels in place of identifiers"),
    Mode.NUMBERED: phrase("numbered labels in place of identifiers"),
    Mode.BOX: phrase("black boxes in place of identifiers"),
    Mode.SURROGATE: phrase("surrogates in place of identifiers"),
}


@dataclass(frozen=True, slots=True)
class _Wanted:
    """Of what, and how, a copy is made."""

    entry: OpenDocument
    review: Review
    paged: bool
    mode: Mode

    def is_that(self, other: _Wanted | None) -> bool:
        """Whether `other` is the same; reviews are long, and each is another object."""
        return (
            other is not None
            and self.review is other.review
            and (self.entry, self.paged, self.mode) == (other.entry, other.paged, other.mode)
        )


class SideBySide(QObject):
    """Makes one copy after the other while it is switched on, never two at once.

    A copy that is being made is never stopped, as that would end the child that makes it.
    """

    def __init__(self, services: Services, area: DocumentArea) -> None:
        super().__init__(area)
        self._services, self._area, self._pane = services, area, area.copy
        self._on = self._busy = self._following = False
        self._shown: _Wanted | None = None
        self._document: Document | None = None
        self._turns: Turns = {}
        self._plan: RedactionPlan | None = None
        self._later = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._later.timeout.connect(self._make)
        services.commands.bind("side_by_side", self.switch)
        # It comes for every other review too, once the original shows it.
        area.turned.connect(self._look)
        services.settings.follow(self._look, "mode")
        area.zoomed.connect(self._zoom)
        pane, views = self._pane, area.views
        for view in views:
            view.verticalScrollBar().valueChanged.connect(self._lead)
        for copy in (pane.pages, pane.text):
            copy.verticalScrollBar().valueChanged.connect(self._follow)
        across = area.pages.horizontalScrollBar(), pane.pages.horizontalScrollBar()
        across[0].valueChanged.connect(across[1].setValue)
        across[1].valueChanged.connect(across[0].setValue)
        pane.pages.pictures.failed.connect(self._failed)

    def switch(self, on: bool) -> None:  # noqa: FBT001 - a slot of `triggered`
        """Show the copy beside the original, or the original alone."""
        preview = self._services.commands["preview"]
        if on and preview.isChecked():
            preview.trigger()
        self._on = on
        self._area.show_copy(shown=on)
        if on:
            self._zoom()
            self._look()
            self._later.setInterval(0)
            self._later.start()
        else:
            self._shown, self._document, self._plan = None, None, None
            self._later.stop()
            self._pane.clear()

    @property
    def _wanted(self) -> _Wanted | None:
        entry = self._services.documents.current
        if not self._on or entry is None or entry.review is None:
            return None
        paged = self._area.view is self._area.pages
        return _Wanted(entry, entry.review, paged, Mode(self._services.settings.current.mode))

    def _look(self) -> None:
        """Something changed: make another copy, if it would be another one."""
        wanted = self._wanted
        if wanted is None:
            if self._on:
                self._document = self._shown = self._plan = None
                self._pane.clear()
                self._pane.line.clear()
            return
        document = wanted.review.document
        self._pane.turn(to_pages=wanted.paged)
        turns = self._area.turns
        if document is not self._document or turns != self._turns:
            self._document, self._plan, self._shown = document, None, None
            self._turns = turns
            self._pane.clear()
            self._pane.pages.show_document(document, self._area.pages.gap, turns)
            self._later.setInterval(0)
            self._lead()
        if not wanted.is_that(self._shown):
            self._tell(tr("Updating…"))
            self._later.start()

    def _make(self) -> None:
        wanted = self._wanted
        self._later.setInterval(PAUSE_MS)
        if wanted is None or self._busy or wanted.is_that(self._shown):
            return
        self._busy = True
        review, mode, paged = wanted.review, wanted.mode, wanted.paged
        backend, path, options = self._services.backend, wanted.entry.path, wanted.entry.options
        current = self._services.settings.current
        layout = Layout(current.exact_places, current.text_layer)

        def made(copy: Path | RedactionPlan) -> None:
            self._busy = False
            now = self._wanted
            # A copy that lacks the last decision is shown rather than the one before it.
            if now is not None and wanted.is_that(replace(now, review=review)):
                self._show(review, copy)
                self._shown = wanted
            self._look()
            if wanted.is_that(now):
                self._tell(tr(_LOOKS[mode]))

        def failed(error: AppError) -> None:
            self._busy = False
            self._shown = wanted
            self._failed(error)
            self._look()

        def progressed(stage: Stage, done: int, total: int) -> None:
            if total and stage is Stage.WRITE:
                share = percent(done / total)
                self._tell(tr("Updating… {share}").format(share=share))

        def make(reporter: Reporter) -> Path | RedactionPlan:
            if paged:
                return backend.draft(review, path, options, mode, layout, reporter)
            return backend.plan(review, mode, reporter)

        lane = Lane.COPY if paged else Lane.QUICK
        self._services.jobs.start(lane, make, done=made, failed=failed, progressed=progressed)

    def _show(self, review: Review, copy: Path | RedactionPlan) -> None:
        if isinstance(copy, Path):
            self._pane.pages.show_copy(copy)
            return
        self._plan = copy
        self._following = True
        self._pane.text.show_plan(review, copy)
        self._following = False
        self._lead()

    def _failed(self, error: AppError) -> None:
        # The previous copy would be taken for the current one.
        self._pane.clear()
        self._tell(error_text(error)[0])

    def _tell(self, words: str) -> None:
        self._pane.line.setText(words)

    def _zoom(self) -> None:
        if self._on:
            if self._area.view is self._area.pages:
                self._pane.pages.set_zoom(self._area.zoom_factor, self._area.fit)
            else:
                self._pane.text.set_zoom(self._area.zoom_factor)
            self._lead()

    def _lead(self) -> None:
        """The copy goes where the original is."""
        if not self._on or self._following:
            return
        self._following = True
        view, copy = self._area.view, self._pane.view
        if view is self._area.pages:
            copy.set_top(view.top())
        elif self._plan is not None:
            copy.set_top(exported_place(self._plan, int(view.top())))
        self._following = False

    def _follow(self) -> None:
        """The original goes where the copy is."""
        if not self._on or self._following:
            return
        self._following = True
        view, copy = self._area.view, self._pane.view
        if view is self._area.pages:
            view.set_top(copy.top())
        elif self._plan is not None:
            view.set_top(original_place(self._plan, int(copy.top())))
        self._following = False
