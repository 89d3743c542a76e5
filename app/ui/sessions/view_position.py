"""Where the reader of a document is, and how to get there again."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QTimer

from app.sessions.events import ViewPosition
from app.ui.core.commands import CommandRegistry
from app.ui.core.documents import OpenDocument, OpenDocuments
from app.ui.document.area import DocumentArea
from app.ui.findings.panel import FindingsPanel


class ViewPositions(QObject):
    """Reads and sets what is in view, and how the list is filtered."""

    def __init__(
        self,
        documents: OpenDocuments,
        commands: CommandRegistry,
        area: DocumentArea,
        findings: FindingsPanel,
    ) -> None:
        super().__init__(documents)
        self._documents, self._pages = documents, commands["pages"]
        self._area, self._findings = area, findings

    def of(self, entry: OpenDocument, turned: int) -> ViewPosition:
        """Where the reader of a document is; for one that is not in view, where it will begin."""
        focus = entry.focus or entry.pending_focus
        exported = entry.exported is not None and entry.exported is entry.review
        if entry.place is not None:
            return replace(entry.place, focus=focus, at=turned, exported=exported)
        shown = entry is self._documents.current
        return ViewPosition(
            focus,
            turned,
            exported,
            self._pages.isChecked(),
            self._area.zoom_of(entry),
            self._area.view.top() if shown else None,
            self._findings.filter.text(),
            self._findings.only_undecided.isChecked(),
            self._documents.near_open,
            self._findings.chips.chosen,
            self._area.fit.value,
        )

    def go(self, entry: OpenDocument | None) -> None:
        """Go where a document was left, if it was opened for that."""
        if entry is None or entry.place is None or entry is not self._documents.current:
            return
        place = entry.place
        if self._pages.isChecked() is not place.as_pages:
            self._pages.trigger()
        self._area.put_size(place.zoom, place.fit)
        self._findings.filter.setText(place.filter)
        self._findings.only_undecided.setChecked(place.only_undecided)
        self._findings.chips.choose(place.categories)
        self._documents.show_near(opened=place.near_open)
        # A view that was turned to just now gets its size when Qt has arranged the window.
        QTimer.singleShot(0, self, lambda: self._arrive(entry))

    def _arrive(self, entry: OpenDocument) -> None:
        place = entry.place
        if entry is not self._documents.current or place is None:
            return
        if place.top is not None:
            self._area.view.set_top(place.top)
        entry.place = None
