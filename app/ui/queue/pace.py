"""How long the reviewer works on each document, and how long the rest may take."""

from __future__ import annotations

import time
from collections.abc import Sequence

from PySide6.QtCore import QObject

from app.ui.core.documents import OpenDocument, OpenDocuments, Phase
from app.ui.core.language import tr

_LONGEST_THOUGHT = 60.0
"""Seconds. Who does nothing for longer has left the desk."""
_A_FINDING = 2.0
"""Seconds, until the reviewer's own speed is known."""
_ENOUGH_FINDINGS = 20
"""Decisions from which the reviewer's speed is known, where no document is reviewed."""
_LONG_ENOUGH = 5.0
"""Seconds of reading or searching from which its speed is known, where no document is done."""
_A_PAGE = 3_000
"""Characters."""
_HOURS_FROM = 90
"""Minutes."""


class _Speed:
    """How long a page takes, measured while work of one kind goes on for any document."""

    def __init__(self) -> None:
        self._busy: set[OpenDocument] = set()
        self._since = 0.0
        self._took = 0.0
        self._done: dict[OpenDocument, float] = {}
        self._pages = 0.0
        self._is_known = False

    def goes_on(self, entry: OpenDocument) -> None:
        """Some of a document is done; how many pages it has may not be known."""
        if not self._busy:
            self._since = time.monotonic()
        self._busy.add(entry)
        self._credit(entry, entry.progress or 0.0)

    def ended(self, entry: OpenDocument, *, whole: bool) -> None:
        """Nothing of this kind runs for a document any more; `whole` if all of it is done."""
        if entry not in self._busy:
            return
        took = self._time
        self._busy.remove(entry)
        if not self._busy:
            self._took = took
        if whole:
            self._credit(entry, 1.0)
            self._is_known = True
        self._done.pop(entry, None)

    def _credit(self, entry: OpenDocument, share: float) -> None:
        before = self._done.get(entry, 0.0)
        done = max(before, share * (_pages(entry) or 0.0))
        self._pages += done - before
        self._done[entry] = done

    @property
    def a_page(self) -> float | None:
        """Seconds; None as long as neither a document nor much of one is done."""
        took = self._time
        if not self._pages or not (self._is_known or took >= _LONG_ENOUGH):
            return None
        return took / self._pages

    @property
    def _time(self) -> float:
        return self._took + (time.monotonic() - self._since if self._busy else 0.0)


class Pace(QObject):
    """Adds to the `seconds` of the document in view, and measures reading and searching."""

    def __init__(self, documents: OpenDocuments) -> None:
        super().__init__(documents)
        self._documents = documents
        self._entry: OpenDocument | None = None
        self._last = time.monotonic()
        self._reading, self._searching = _Speed(), _Speed()
        documents.updated.connect(self._search_went_on)
        documents.removed.connect(self._forget)
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
        """Seconds that the findings that are left may take, at the reviewer's own speed if known.

        None as long as no document was searched. Pages that are not searched yet are taken to hold
        as many findings as those that are.
        """
        rest = [one for one in self._documents.entries if one.is_pending]
        searched = [one for one in self._documents.entries if one.review is not None]
        if not searched:
            return None
        found = sum(len(one.review.findings) for one in searched if one.review is not None)
        pages = sum(_pages(one) or 0.0 for one in searched)
        undecided: float = sum(one.undecided for one in rest)
        coming = self._due([one for one in rest if one.review is None])
        if coming:
            if not pages:
                return None
            undecided += coming * found / pages
        return undecided * self._a_finding(searched)

    def _a_finding(self, searched: Sequence[OpenDocument]) -> float:
        """Seconds that the reviewer takes for one."""
        timed = [one for one in searched if one.seconds]
        is_any_reviewed = any(one.is_reviewed for one in timed)
        handled = sum(
            len(one.review.findings) if one.is_reviewed else len(one.review.decisions)
            for one in timed
            if one.review is not None
        )
        if not handled or (handled < _ENOUGH_FINDINGS and not is_any_reviewed):
            return _A_FINDING
        return sum(one.seconds for one in timed) / handled

    def search_left(self) -> float | None:
        """Seconds until all documents are searched; None where nobody can say, or all are."""
        rest = [one for one in self._documents.entries if one.is_pending and one.review is None]
        if not rest:
            return None
        unread = [one for one in rest if one.document is None]
        reading = self._time_for(unread, Phase.READING, self._reading)
        searching = self._time_for(rest, Phase.SCANNING, self._searching)
        if reading is None or searching is None:
            return None
        # One document is read while another is searched.
        return max(reading, searching) + min(reading, searching) / len(rest)

    def _time_for(
        self, entries: Sequence[OpenDocument], phase: Phase, speed: _Speed
    ) -> float | None:
        pages = self._due(entries, phase)
        if pages == 0:
            return 0.0
        if pages is None or speed.a_page is None:
            return None
        return pages * speed.a_page

    def _due(self, entries: Sequence[OpenDocument], phase: Phase | None = None) -> float | None:
        """Pages of them that wait, without those for which work of this phase is done.

        Documents that nobody has looked into are taken to be as the others. None without others.
        """
        if not entries:
            return 0.0
        known = [size for one in self._documents.entries if (size := _pages(one)) is not None]
        if not known:
            return None
        usual = sum(known) / len(known)
        due = 0.0
        for one in entries:
            size = _pages(one)
            share = 1.0 if one.is_combining else one.progress or 0.0
            due += (usual if size is None else size) * (1 - share * (one.phase is phase))
        return due

    def _search_went_on(self, entry: OpenDocument) -> None:
        if entry.phase is Phase.READING and entry.document is None:
            self._reading.goes_on(entry)
        else:
            self._reading.ended(entry, whole=entry.document is not None)
        if entry.phase is Phase.SCANNING:
            self._searching.goes_on(entry)
        else:
            self._searching.ended(entry, whole=entry.review is not None)

    def _forget(self, entry: OpenDocument) -> None:
        self._reading.ended(entry, whole=False)
        self._searching.ended(entry, whole=False)

    def _turn(self, entry: OpenDocument | None) -> None:
        self.touch()
        self._entry = entry


def _pages(entry: OpenDocument) -> float | None:
    """How long a document is, in usual pages of text where it has none; None if not known yet."""
    document = entry.document or entry.unread
    if document is None:
        return None
    return float(len(document.pages) or len(document.text) / _A_PAGE)


def in_words(seconds: float) -> str:
    """A length of time as one says it."""
    minutes = round(seconds / 60)
    if minutes < 1:
        return tr("less than a minute")
    if minutes < _HOURS_FROM:
        return tr("about {count} min").format(count=minutes)
    return tr("about {count} h").format(count=round(minutes / 60))
