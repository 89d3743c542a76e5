"""Notes which pages that text recognition read the reviewer has had before them long enough."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer, Signal

from app.engine.domain.document import Document
from app.ui.core.documents import OpenDocument, OpenDocuments
from app.ui.views.pages.page_view import PageView

EVERY_MS = 200
LONG = 6
"""Times in a row that a part of a page must be in sight: they span a second."""
_PARTS = 8
"""Parts across and down a page: half of it may be seen bit by bit, where it is enlarged."""

_Cell = tuple[int, int]


class OcrPageTracker(QObject):
    """Counts only while the window is in use and nothing hides it, which `in_use` tells.

    `noted` brings the entry.
    """

    noted = Signal(object)

    def __init__(
        self, documents: OpenDocuments, pages: PageView, in_use: Callable[[], bool]
    ) -> None:
        super().__init__(documents)
        self._documents = documents
        self._pages = pages
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
        wanted = entry is not None and bool(entry.ocr_pages_unseen)
        if wanted is not self._timer.isActive():
            (self._timer.start if wanted else self._timer.stop)()

    def look(self) -> None:
        """Count what is in sight now; the timer calls this as long as something is left."""
        entry = self._entry
        before = self._times
        self._times = {}
        if entry is None or not (self._in_use() and self._pages.isVisible()):
            return
        pages = self._pages
        wanted = frozenset(entry.ocr_pages_unseen)
        view = QRectF(pages.viewport().rect())
        for page, frame in pages.in_sight():
            if page.number not in wanted or pages.pictures.get(page.number) is None:
                continue
            seen = self._seen.setdefault(page.number, set())
            for cell in _cells(frame, view):
                key = page.number, cell
                times = self._times[key] = before.get(key, 0) + 1
                if times >= LONG:
                    seen.add(cell)
            if 2 * len(seen) >= _PARTS * _PARTS:
                self._note(entry, page.number)

    def _note(self, entry: OpenDocument, number: int) -> None:
        entry.ocr_pages_seen |= {number}
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
