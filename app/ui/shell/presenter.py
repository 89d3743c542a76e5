"""What the window shows, kept in step with the open documents."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from app.paths import NAME
from app.ui.core.commands import Need
from app.ui.core.documents import OpenDocument
from app.ui.core.services import Services
from app.ui.document.area import DocumentArea
from app.ui.findings.panel import FindingsPanel
from app.ui.queue.panel import DocumentsPanel
from app.ui.review.derived import ReviewData
from app.ui.review.grouping import Grouping
from app.ui.review.reviewer import Reviewer
from app.ui.sessions.projects import Projects
from app.ui.shell.panes import Panes
from app.ui.shell.status_bar import Status
from app.ui.shell.toolbar import Toolbar


class Presenter(QObject):
    """Passes on what changed to the parts that show it.

    `title_changed` brings the title of the window; `read_again` reads a document once more.
    """

    title_changed = Signal(str)

    def __init__(
        self,
        services: Services,
        reviewer: Reviewer,
        data: ReviewData,
        projects: Projects,
        *,
        area: DocumentArea,
        findings: FindingsPanel,
        queue: DocumentsPanel,
        toolbar: Toolbar,
        status: Status,
        panes: Panes,
        read_again: Callable[[OpenDocument], None],
    ) -> None:
        super().__init__(services.dialogs)
        self._documents, self._commands = services.documents, services.commands
        self._settings = services.settings
        self._reviewer, self._data, self._projects = reviewer, data, projects
        self._area, self._findings, self._queue = area, findings, queue
        self._toolbar, self._status, self._panes = toolbar, status, panes
        self._read_again = read_again
        self._provisional: OpenDocument | None = None
        self.list_later = QTimer(self, singleShot=True, interval=10)
        self.list_later.timeout.connect(self.findings)
        documents = services.documents
        documents.current_changed.connect(self.current)
        documents.read.connect(self.read)
        documents.reviewed.connect(self.review)
        documents.came_further.connect(self.further)
        documents.updated.connect(self.progress)
        reviewer.focus.changed.connect(self.focus)
        data.preview.changed.connect(self.preview)
        data.near_misses.changed.connect(self.near)
        data.entities.changed.connect(lambda _: self.findings())
        data.surrogates.changed.connect(self.surrogates)
        for signal in (data.entities.begun, data.entities.changed, data.entities.failed):
            signal.connect(self.telling_apart)
        services.settings.follow(self.telling_apart, "grouping")
        area.pages.page_changed.connect(self.page)
        projects.changed.connect(self.project)

    def current(self, entry: OpenDocument | None) -> None:
        """Another document is in view."""
        self.title_changed.emit(f"{entry.path.name} – {NAME}" if entry else NAME)
        provisional = entry is not None and entry.provisional is not None
        self._provisional = entry if provisional and entry and entry.shown_review else None
        self._panes.show_sides(shown=bool(self._documents.entries))
        self._area.banner.clear()
        self._data.preview.refresh()
        self._area.show_entry(entry, self._data.preview.plan)
        self.findings()
        self.telling_apart()
        self._toolbar.show_page(1 if self._page_count else 0, self._page_count)
        self.focus()
        if entry is not None:
            self.progress(entry)
        else:
            self._status.show_entry(None)
            self._commands.enable()

    def read(self, entry: OpenDocument) -> None:
        """The text of a document is there."""
        if entry is self._documents.current and self._provisional is entry:
            self.further(entry)
            self.page(self._area.pages.page)
        elif entry is self._documents.current:
            self.current(entry)
            self.page(self._area.pages.page)
            self._area.view.setFocus()

    def review(self, entry: OpenDocument) -> None:
        """A review changed."""
        if entry is not self._documents.current:
            return
        self._data.preview.refresh()
        self._area.show_entry(entry, self._data.preview.plan)
        if self._provisional is not entry:
            self._focus_area()
        self._provisional = None
        self.list_later.start()

    def further(self, entry: OpenDocument) -> None:
        """More is known of a long document that is still read or searched.

        Whoever reads on in it stays where they are.
        """
        if entry is not self._documents.current:
            return
        begins = entry.shown_review is not None and self._provisional is not entry
        self._provisional = entry if entry.shown_review is not None else None
        self._area.show_entry(entry, None)
        if begins and not self._area.view.verticalScrollBar().value():
            self._focus_area()
        self.list_later.start()
        self.progress(entry)

    def findings(self) -> None:
        """The list follows once the view is painted: both at once would be felt."""
        self._findings.show_entry(self._documents.current)
        self._findings.focus_on(self._reviewer.focus.focused_ids)

    def surrogates(self, entry: OpenDocument) -> None:
        """What an export will write is known."""
        if entry is self._documents.current:
            self._findings.show_surrogates(entry)

    def telling_apart(self) -> None:
        """It is being worked out which findings mean the same, or it was."""
        by_entity = self._settings.current.grouping == Grouping.ENTITY
        working = by_entity and self._data.entities.runs(self._documents.current)
        self._findings.waiting.follow(working=working)

    def preview(self) -> None:
        """The export's text is there, or is no longer wanted."""
        self._area.show_entry(self._documents.current, self._data.preview.plan)
        self._focus_area()

    def focus(self) -> None:
        """Another finding is looked at."""
        self._findings.focus_on(self._reviewer.focus.focused_ids)
        self._focus_area()

    def near(self, entry: OpenDocument) -> None:
        """The near misses of a document are other ones."""
        if entry is not self._documents.current:
            return
        if entry.pending_focus in entry.near:
            self._reviewer.focus.look_at(entry.pending_focus)
        if self._documents.near_open:
            self._area.show_near(True)  # noqa: FBT003
            self._focus_area()
        self.list_later.start()
        self.progress(entry)

    def progress(self, entry: OpenDocument) -> None:
        """A document came further."""
        if entry is not self._documents.current:
            return
        if self._provisional is entry and entry.shown_review is None:
            # It was stopped: what was found so far is no result.
            self._provisional = None
            self._area.show_entry(entry, None)
            self.list_later.start()
        self._area.show_progress(entry)
        self._status.show_entry(entry)
        review = entry.review
        found = review is not None and bool(entry.near or review.findings or review.regions)
        if entry.document is None:
            # Pages can be gone to while they are read.
            self.page(self._area.pages.page)
        needs = {
            Need.DOCUMENT: True,
            Need.REVIEW: review is not None,
            Need.FINDINGS: found,
            Need.SHOWN: found or bool(entry.provisional and entry.provisional.review.findings),
            Need.PAGES: bool(self._page_count),
        }
        self._commands.enable(*(need for need, there in needs.items() if there))
        if entry.error is not None and self._area.banner.error is not entry.error:
            self._findings.show_entry(entry)
            self._area.banner.show_error(entry.error, lambda: self._read_again(entry))

    def page(self, number: int) -> None:
        """Another page is in view."""
        if self._page_count:
            self._toolbar.show_page(number, self._page_count)

    @property
    def _page_count(self) -> int:
        """Pages of the document in view, as far as they are known."""
        document = self._area.seen
        return len(document.pages) if document is not None else 0

    def project(self) -> None:
        """Another project is open, or none."""
        path = self._projects.path
        self._queue.show_project(path, self._projects.reviewer)
        self._panes.show_sides(shown=bool(self._documents.entries) or path is not None)

    def _focus_area(self) -> None:
        ids, entry = self._reviewer.focus.near_misses, self._documents.current
        near = entry.near[ids[0]] if entry is not None and len(ids) == 1 else None
        self._area.focus_on(self._reviewer.focus.focused_ids, near)
