"""Which pages were seen, those that text recognition read to their end, and which were ticked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer, Signal

from app.engine.domain.document import Document, Span
from app.ui.core.documents import OpenDocument, OpenDocuments, PageChecks
from app.ui.core.language import tr
from app.ui.core.services import Services
from app.ui.views.pages.page_view import PageView

EVERY_MS = 200
LONG = 6
"""Times in a row that a part of a page must be in sight: they span a second."""
_PARTS = 8
"""Parts across and down a page, which may be seen bit by bit where it is enlarged."""

_Cell = tuple[int, int]
_ANYWHERE = (-1, -1)
# From the top to the end of the page. Beside what is printed there is a margin.
_WANTED = frozenset((row, column) for row in range(_PARTS) for column in range(1, _PARTS - 1))


class PageTracker(QObject):
    """Counts only while the window is in use and nothing hides it, which `in_use` tells.

    A page that text recognition read is seen once all of it, down to its end, was in sight for a
    second. That anybody compared it with its picture only a person can say, by a tick. Any other
    page is seen once something of it was in sight for so long, as it looks or as text. `noted`
    brings the entry.
    """

    noted = Signal(object)

    def __init__(
        self,
        documents: OpenDocuments,
        pages: PageView,
        text_in_sight: Callable[[], Span | None],
        in_use: Callable[[], bool],
    ) -> None:
        super().__init__(documents)
        self._documents = documents
        self._pages = pages
        self._text_in_sight = text_in_sight
        self._in_use = in_use
        self._entry: OpenDocument | None = None
        self._document: Document | None = None
        self._times: dict[tuple[int, _Cell], int] = {}
        self._seen: dict[int, set[_Cell]] = {}
        self._timer = QTimer(self, interval=EVERY_MS)
        self._timer.timeout.connect(self.look)

    def follow(self) -> None:
        """Watch the document in view as long as there is something to look at in it."""
        entry = self._documents.current
        document = entry.document if entry is not None else None
        if entry is not self._entry or document is not self._document:
            self._entry, self._document = entry, document
            self._times.clear()
            self._seen.clear()
        wanted = entry is not None and bool(entry.ocr_pages_unseen or entry.pages_unseen)
        if wanted is not self._timer.isActive():
            (self._timer.start if wanted else self._timer.stop)()

    def look(self) -> None:
        """Count what is in sight now; the timer calls this as long as something is left."""
        entry = self._entry
        before = self._times
        self._times = {}
        if entry is None or not self._in_use():
            return
        for number in self._others_in_sight(entry):
            if self._is_long((number, _ANYWHERE), before):
                self._note_seen(entry, number)
        if self._pages.isVisible():
            self._look_at_recognised(entry, before)

    def _others_in_sight(self, entry: OpenDocument) -> list[int]:
        """What can be looked at now of pages that nobody saw, and text recognition did not read."""
        unseen = frozenset(entry.pages_unseen)
        if self._pages.isVisible():
            pages = [page for page, _ in self._pages.in_sight() if self._is_drawn(page.number)]
        else:
            part = self._text_in_sight()
            document = entry.document if part is not None else None
            pages = [
                page
                for page in (document.pages if document is not None else ())
                if part is not None and page.start <= part.end and part.start <= page.end
            ]
        return [page.number for page in pages if page.number in unseen]

    def _look_at_recognised(
        self, entry: OpenDocument, before: Mapping[tuple[int, _Cell], int]
    ) -> None:
        pages = self._pages
        wanted = frozenset(entry.ocr_pages_unseen)
        view = QRectF(pages.viewport().rect())
        for page, frame in pages.in_sight():
            if page.number not in wanted or not self._is_drawn(page.number):
                continue
            seen = self._seen.setdefault(page.number, set())
            for cell in _cells(frame, view):
                if self._is_long((page.number, cell), before):
                    seen.add(cell)
            if seen >= _WANTED:
                self._note_seen(entry, page.number)

    def _is_drawn(self, number: int) -> bool:
        return self._pages.pictures.get(number) is not None

    def _is_long(self, part: tuple[int, _Cell], before: Mapping[tuple[int, _Cell], int]) -> bool:
        """Count that a part of a page is in sight once more."""
        times = self._times[part] = before.get(part, 0) + 1
        return times >= LONG

    def _note_seen(self, entry: OpenDocument, number: int) -> None:
        checks = entry.page_checks
        self._note(entry, replace(checks, seen=checks.seen | {number}))

    def tick(self, entry: OpenDocument, number: int, *, checked: bool) -> None:
        """The reviewer says whether a page was compared with its picture."""
        pages, before = frozenset({number}), entry.page_checks
        ticked = before.checked | pages if checked else before.checked - pages
        self._note(entry, replace(before, checked=ticked))

    def _note(self, entry: OpenDocument, checks: PageChecks) -> None:
        entry.page_checks = checks
        self.noted.emit(entry)
        self.follow()


def _cells(frame: QRectF, view: QRectF) -> list[_Cell]:
    """The parts of a page whose middle is in sight."""
    across, down = frame.width() / _PARTS, frame.height() / _PARTS
    return [
        (row, column)
        for row in range(_PARTS)
        for column in range(_PARTS)
        if view.contains(frame.topLeft() + QPointF((column + 0.5) * across, (row + 0.5) * down))
    ]


class OcrPageTicks(QObject):
    """Sets and removes the ticks on pages that text recognition read, each a step to undo.

    It is asked to by command, and by the sign above a page.
    """

    def __init__(self, services: Services, pages: PageView, tracker: PageTracker) -> None:
        super().__init__(tracker)
        self._documents, self._history = services.documents, services.history
        self._notifier = services.notifier
        self._action = services.commands["looked_at"]
        self._pages, self._tracker = pages, tracker
        services.commands.bind("looked_at", lambda: self.turn(pages.page))
        pages.ticked.connect(self.turn)
        for signal in (
            pages.page_changed,
            tracker.noted,
            self._documents.current_changed,
            self._documents.reviewed,
        ):
            signal.connect(self._show)

    def turn(self, number: int) -> None:
        """Tick a page, or take its tick away."""
        entry = self._documents.current
        document = entry.document if entry is not None else None
        if entry is None or document is None or not 1 <= number <= len(document.pages):
            return
        if document.pages[number - 1].recognised:
            self._put(entry, number, checked=number not in entry.page_checks.checked)
        else:
            self._notifier.document_message.emit(
                tr(
                    "Page {number} was not read by text recognition: there is nothing to check."
                ).format(number=number)
            )
        self._show()

    def _put(self, entry: OpenDocument, number: int, *, checked: bool) -> None:
        words = (
            tr("mark page {number} as checked")
            if checked
            else tr("mark page {number} as not checked")
        )
        done = (
            tr("Page {number} marked as checked.")
            if checked
            else tr("Page {number} marked as not checked.")
        )
        tick = partial(self._tracker.tick, entry, number)
        tick(checked=checked)
        self._history.note(
            words.format(number=number),
            entry,
            partial(tick, checked=not checked),
            partial(tick, checked=checked),
        )
        self._notifier.undoable.emit(done.format(number=number))

    def _show(self) -> None:
        entry = self._documents.current
        self._action.setChecked(entry is not None and self._pages.page in entry.page_checks.checked)
