"""Search and redact all: from what is typed to one step in one document, or in all of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.engine.domain.document import Span
from app.engine.mentions.similar import likely_kind
from app.engine.review.redact_all import Places, SearchTerm, redact_all
from app.progress import Reporter
from app.ui.core.documents import OpenDocument
from app.ui.core.jobs import Lane
from app.ui.core.language import tr
from app.ui.core.services import Services
from app.ui.core.undo import Commands, ReviewCommand, do_again, next_number, take_back
from app.ui.document.area import DocumentArea
from app.ui.review.reviewer import Reviewer

if TYPE_CHECKING:
    from app.ui.search.redact_all_dialog import RedactAllDialog


class RedactAllController(QObject):
    """Searches off the GUI thread, and does all that was ticked as one step."""

    def __init__(self, services: Services, area: DocumentArea, reviewer: Reviewer) -> None:
        super().__init__(area)
        self._services = services
        self._documents = services.documents
        self._area, self._reviewer = area, reviewer
        self._job: int | None = None
        services.commands.bind("redact_all", self.open)
        area.find_bar.all.clicked.connect(services.commands["redact_all"].trigger)

    def open(self) -> None:
        """Ask what to look for; what is selected, or typed in the search, is offered."""
        from app.ui.search.redact_all_dialog import RedactAllDialog  # noqa: PLC0415 - not at the start

        services, area = self._services, self._area
        ready = [one for one in self._documents.entries if one.review is not None]
        waiting = [one for one in self._documents.entries if one.review is None and not one.error]
        span = area.view.selection() if not area.previewing else None
        if span is not None:
            typed = " ".join(span.of(area.shown_text).split())
        else:
            typed = area.find_bar.field.text() if area.find_bar.isVisible() else ""
        dialog = RedactAllDialog(
            services.settings.theme, typed, len(ready), len(waiting), services.dialogs.window
        )
        if typed:
            dialog.kind.setCurrentIndex(dialog.kind.findData(likely_kind(typed)))
        dialog.searched.connect(lambda term, all_: self._search(dialog, term, everywhere=all_))
        dialog.agreed.connect(self.redact)
        dialog.finished.connect(self._leave)
        services.dialogs.open(dialog)

    def _search(self, dialog: RedactAllDialog, term: SearchTerm, *, everywhere: bool) -> None:
        self._leave()
        current, backend = self._documents.current, self._services.backend
        entries = [
            one
            for one in self._documents.entries
            if one.review is not None and (everywhere or one is current)
        ]
        documents = [(one, one.document) for one in entries]

        def look(reporter: Reporter) -> Mapping[OpenDocument, Places]:
            found: dict[OpenDocument, Places] = {}
            for entry, document in documents:
                if document is not None:
                    found[entry] = backend.search(document, term, reporter)
                    if found[entry].problem:
                        break
            return found

        def done(found: Mapping[OpenDocument, Places]) -> None:
            self._job = None
            dialog.show_places(found)

        dialog.show_waiting()
        self._job = self._services.jobs.start(Lane.SEARCH, look, done=done)

    def _leave(self) -> None:
        """What is still being looked for is no longer wanted."""
        if self._job is not None:
            self._services.jobs.drop(self._job)
            self._job = None

    def redact(self, chosen: Mapping[OpenDocument, tuple[Span, ...]], subcategory: str) -> None:
        """Redact these places, as one step over all of the documents."""
        count = sum(len(spans) for spans in chosen.values())
        title = tr("redact %n places", None, count)
        number, commands = next_number(), []
        for entry, spans in chosen.items():
            if entry.review is None or entry not in self._documents.entries:
                continue
            after = redact_all(entry.review, spans, subcategory)
            first = next(one.id for one in after.findings if one.span.overlaps(spans[0]))
            command = ReviewCommand(
                self._documents,
                entry,
                after,
                title=title,
                focus_before=entry.focus,
                focus_after=first,
                number=number,
            )
            entry.stack.push(command)
            commands.append((entry, command))
        if not commands:
            return
        if len(commands) > 1:
            self._services.history.note(
                title,
                None,
                lambda: self._take_back(commands),
                lambda: do_again(commands),
                number=number,
            )
        words = tr("%n places redacted.", None, count)
        if len(commands) > 1:
            words = tr("%n places redacted in {documents} documents.", None, count)
        self._services.notifier.undoable.emit(words.format(documents=len(commands)))
        current = self._documents.current
        if current in chosen:
            self._reviewer.marked.emit(current)

    def _take_back(self, commands: Commands) -> None:
        take_back(commands, self._documents, self._services.notifier.message.emit)
