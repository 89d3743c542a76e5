"""How long the reviewer works on each document, and how long the rest may take."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject

from app.ui.core.documents import OpenDocument, OpenDocuments
from app.ui.core.language import tr

_LONGEST_THOUGHT = 60.0
"""Seconds. Who does nothing for longer has left the desk."""
_HOURS_FROM = 90
"""Minutes."""


class Pace(QObject):
    """Adds to the `seconds` of the document in view."""

    def __init__(self, documents: OpenDocuments) -> None:
        super().__init__(documents)
        self._documents = documents
        self._entry: OpenDocument | None = None
        self._last = time.monotonic()
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
        """Seconds that the rest may take at the speed so far; None before the first is reviewed."""
        done = [one.seconds for one in self._documents.entries if one.is_reviewed and one.seconds]
        if not done:
            return None
        usual = sum(done) / len(done)
        return sum(
            max(0.0, usual - one.seconds) for one in self._documents.entries if one.is_pending
        )

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
