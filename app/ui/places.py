"""Where the reader of a document is, and how to get there again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from app.sessions.records import Place
from app.ui.session import Entry

if TYPE_CHECKING:
    from app.ui.main_window import MainWindow

_PATIENCE_MS = (0, 20, 60)


class Places:
    """Reads and sets the view of a window."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def of(self, entry: Entry, turned: int) -> Place:
        """Where the reader of a document is; for one that is not in view, where it will begin."""
        window = self._window
        exported = entry.exported is not None and entry.exported is entry.review
        if entry.place is not None:
            return Place(entry.focus, turned, exported, *_view_of(entry.place))
        shown = entry is window.session.current
        return Place(
            entry.focus,
            turned,
            exported,
            window.commands["pages"].isChecked(),
            window.workspace.zoom_factor,
            window.workspace.view.verticalScrollBar().value() if shown else 0,
            window.findings.filter.text(),
            window.findings.only_undecided.isChecked(),
        )

    def go(self, entry: Entry | None) -> None:
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
        # The view knows its length only when it has been laid out.
        for wait in _PATIENCE_MS:
            QTimer.singleShot(wait, window, lambda: self._scroll(entry, place.scroll))
        QTimer.singleShot(_PATIENCE_MS[-1], window, lambda: _arrive(entry))

    def _scroll(self, entry: Entry, value: int) -> None:
        if entry is self._window.session.current and entry.place is not None:
            self._window.workspace.view.verticalScrollBar().setValue(value)


def _arrive(entry: Entry) -> None:
    entry.place = None


def _view_of(place: Place) -> tuple[bool, float, int, str, bool]:
    return place.as_pages, place.zoom, place.scroll, place.filter, place.only_undecided
