"""What the window shows, kept in step with the session."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from app.paths import NAME
from app.ui.core.commands import Need
from app.ui.core.documents import OpenDocument
from app.ui.review.grouping import Grouping

if TYPE_CHECKING:
    from app.ui.shell.main_window import MainWindow


class Presenter:
    """Passes on what changed to the parts that show it."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.list_later = QTimer(window, singleShot=True, interval=10)
        self.list_later.timeout.connect(self.findings)

    def current(self, entry: OpenDocument | None) -> None:
        """Another document is in view."""
        window = self._window
        window.setWindowTitle(f"{entry.path.name} – {NAME}" if entry else NAME)
        window.panes.show_sides(shown=bool(window.session.entries))
        window.workspace.banner.clear()
        window.preview.refresh()
        window.workspace.show_entry(entry, window.preview.plan)
        self.findings()
        self.telling_apart()
        pages = len(entry.document.pages) if entry and entry.document else 0
        window.toolbar.show_page(1 if pages else 0, pages)
        self.focus()
        if entry is not None:
            self.progress(entry)
        else:
            window.status.show_entry(None)
            window.commands.enable()

    def read(self, entry: OpenDocument) -> None:
        """The text of a document is there."""
        if entry is self._window.session.current:
            self.current(entry)
            self.page(self._window.workspace.pages.page)
            self._window.workspace.view.setFocus()

    def review(self, entry: OpenDocument) -> None:
        """A review changed."""
        window = self._window
        if entry is not window.session.current:
            return
        window.preview.refresh()
        window.workspace.show_entry(entry, window.preview.plan)
        self._focus_workspace()
        self.list_later.start()

    def findings(self) -> None:
        """The list follows once the view is painted: both at once would be felt."""
        window = self._window
        window.findings.show_entry(window.session.current)
        window.findings.focus_on(window.reviewer.looked_at)

    def telling_apart(self) -> None:
        """It is being worked out which findings mean the same, or it was."""
        window = self._window
        by_entity = window.services.settings.current.grouping == Grouping.ENTITY
        working = by_entity and window.entities.runs(window.session.current)
        window.findings.waiting.follow(working=working)

    def preview(self) -> None:
        """The export's text is there, or is no longer wanted."""
        window = self._window
        window.workspace.show_entry(window.session.current, window.preview.plan)
        self._focus_workspace()

    def focus(self) -> None:
        """Another finding is looked at."""
        self._window.findings.focus_on(self._window.reviewer.looked_at)
        self._focus_workspace()

    def near(self, entry: OpenDocument) -> None:
        """The near misses of a document are other ones."""
        window = self._window
        if entry is not window.session.current:
            return
        if entry.awaited in entry.near:
            window.reviewer.look_at(entry.awaited)
        if window.session.near_open:
            window.workspace.show_near(opened=True)
            self._focus_workspace()
        self.list_later.start()
        self.progress(entry)

    def progress(self, entry: OpenDocument) -> None:
        """A document came further."""
        window = self._window
        if entry is not window.session.current:
            return
        window.workspace.show_progress(entry)
        window.status.show_entry(entry)
        review = entry.review
        found = review is not None and bool(entry.near or review.findings or review.regions)
        paged = review is not None and bool(review.document.pages)
        needs = {
            Need.DOCUMENT: True,
            Need.REVIEW: review is not None,
            Need.FINDINGS: found,
            Need.PAGES: paged,
        }
        window.commands.enable(*(need for need, there in needs.items() if there))
        if entry.error is not None and window.workspace.banner.error is not entry.error:
            window.findings.show_entry(entry)
            window.workspace.banner.show_error(entry.error, lambda: window.opener.again(entry))

    def page(self, number: int) -> None:
        """Another page is in view."""
        entry = self._window.session.current
        if entry is not None and entry.document is not None:
            self._window.toolbar.show_page(number, len(entry.document.pages))

    def _focus_workspace(self) -> None:
        window = self._window
        ids, entry = window.reviewer.near, window.session.current
        near = entry.near[ids[0]] if entry is not None and len(ids) == 1 else None
        window.workspace.focus_on(window.reviewer.looked_at, near)
