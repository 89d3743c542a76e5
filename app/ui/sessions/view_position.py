"""Where the reader of a document is, and how to get there again."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from app.sessions.events import ViewPosition
from app.ui.core.documents import OpenDocument

if TYPE_CHECKING:
    from app.ui.shell.main_window import MainWindow


class Places:
    """Reads and sets the view of a window."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def of(self, entry: OpenDocument, turned: int) -> ViewPosition:
        """Where the reader of a document is; for one that is not in view, where it will begin."""
        window = self._window
        focus = entry.focus or entry.awaited
        exported = entry.exported is not None and entry.exported is entry.review
        if entry.place is not None:
            return replace(entry.place, focus=focus, at=turned, exported=exported)
        shown = entry is window.session.current
        return ViewPosition(
            focus,
            turned,
            exported,
            window.commands["pages"].isChecked(),
            window.workspace.zoom_of(entry),
            window.workspace.view.top() if shown else None,
            window.findings.filter.text(),
            window.findings.only_undecided.isChecked(),
            window.session.near_open,
            window.findings.chips.chosen,
        )

    def go(self, entry: OpenDocument | None) -> None:
        """Go where a document was left, if it was opened for that."""
        window = self._window
        if entry is None or entry.place is None or entry is not window.session.current:
            return
        place = entry.place
        if window.commands["pages"].isChecked() is not place.as_pages:
            window.commands["pages"].trigger()
        window.workspace.set_zoom(place.zoom)
        window.findings.filter.setText(place.filter)
        window.findings.only_undecided.setChecked(place.only_undecided)
        window.findings.chips.choose(place.categories)
        window.near_switch.put_back(on=place.near_open)
        # A view that was turned to just now gets its size when Qt has arranged the window.
        QTimer.singleShot(0, window, lambda: self._arrive(entry))

    def _arrive(self, entry: OpenDocument) -> None:
        window, place = self._window, entry.place
        if entry is not window.session.current or place is None:
            return
        if place.top is not None:
            window.workspace.view.set_top(place.top)
        entry.place = None
