"""How long the reviewer works on each document, and how long the rest may take."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject

from app.ui.core.documents import OpenDocument, OpenDocuments
from app.ui.core.language import tr

_LONGEST_THOUGHT = 60.0
"""Seconds. Who does nothing for longer has left the desk."""
_A_FINDING = 2.0
"""Seconds, until the reviewer's own speed is known."""
_HOURS_FROM = 90
"""Minutes."""


class Pace(QObject):
    """Adds to the `seconds` of the document in view."""

    def __init__(self, documents: OpenDocuments) -> None:
        super().__init__(documents)
        self._documents = documents
        self._entry: OpenDocument | None = None
        self._last = time.monotonic()
        self._searching_since: float | None = None
        self._searched: set[OpenDocument] = set()
        self._searching_took = 0.0
        documents.updated.connect(self._search_went_on)
        documents.removed.connect(self._searched.discard)
        documents.current_changed.connect(self._turn)
        documents.reviewed.connect(self.touch)

    def touch(self) -> None:
        """The reviewer did something."""
        now = time.monotonic()
        pause = now - self._last
        # A document that is still being read is waited for, not worked on.
        ready = self._entry is not None and self._entry.review is not None
        if self._entry is not None and ready and pause <= _LONGEST_THOUGHT:
            self._entry.seconds += pause
        self._last = now

    def left(self) -> float | None:
        """Seconds that the rest may take, at the speed so far once a document is reviewed.

        None as long as no document was searched. Those that are not searched yet are taken to be
        as those that are.
        """
        entries = self._documents.entries
        rest = [one for one in entries if one.is_pending]
        done = [one.seconds for one in entries if one.is_reviewed and one.seconds]
        if done:
            usual = sum(done) / len(done)
            return sum(max(0.0, usual - one.seconds) for one in rest)
        searched = [one for one in rest if one.review is not None]
        if not searched:
            return None
        return _A_FINDING * sum(one.undecided for one in searched) * len(rest) / len(searched)

    def search_left(self) -> float | None:
        """Seconds until all documents are searched; None where nobody can say, or all are."""
        rest = sum(one.is_pending and one.review is None for one in self._documents.entries)
        if not rest or not self._searched:
            return None
        return self._search_time / len(self._searched) * rest

    @property
    def _search_time(self) -> float:
        """Seconds during which documents were read and searched."""
        since = self._searching_since
        return self._searching_took + (time.monotonic() - since if since is not None else 0.0)

    def _search_went_on(self, entry: OpenDocument) -> None:
        busy = any(one.job is not None for one in self._documents.entries)
        if busy and self._searching_since is None:
            self._searching_since = time.monotonic()
        elif not busy and self._searching_since is not None:
            self._searching_took, self._searching_since = self._search_time, None
        if entry.review is not None and self._search_time:
            self._searched.add(entry)

    def _turn(self, entry: OpenDocument | None) -> None:
        self.touch()
        self._entry = entry


def in_words(seconds: float) -> str:
    """A length of time as one says it."""
    minutes = round(seconds / 60)
    if minutes < 1:
        return tr("less than a minute")
    if minutes < _HOURS_FROM:
        return tr("about {count} min").format(count=minutes)
    return tr("about {count} h").format(count=round(minutes / 60))
