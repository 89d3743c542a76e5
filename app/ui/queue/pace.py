"""How long the reviewer works on each document, and how long the rest may take."""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Sequence
from statistics import median

from PySide6.QtCore import QObject

from app.ui.core.documents import OpenDocument, OpenDocuments, Phase
from app.ui.core.language import tr

_LONGEST_THOUGHT = 60.0
"""Seconds. Who does nothing for longer has left the desk."""
_LONGEST_DECISION = 30.0
"""Seconds between two decisions. What takes longer was a pause, or reading."""
_ENOUGH, _RECENT = 5, 200
"""Decisions from which the reviewer's own speed is known, and of which it is that."""
_FARTHEST = 4.0
"""What is known of some documents tells of so many times as much, and no more."""
_DAY = 24 * 60 * 60
"""Seconds. Of what takes longer nobody can say how long it takes."""
_LONG_ENOUGH = 5.0
"""Seconds of reading or searching from which its speed is known, as long as no document is done."""
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
        self._start: tuple[float, float] | None = None

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
            # Processes are started for the first document, and libraries loaded.
            self._start = self._start or (self._time, self._pages)
        self._done.pop(entry, None)

    def _credit(self, entry: OpenDocument, share: float) -> None:
        before = self._done.get(entry, 0.0)
        done = max(before, share * (_pages(entry) or 0.0))
        self._pages += done - before
        self._done[entry] = done

    @property
    def a_page(self) -> float | None:
        """Seconds, after the first document; None as long as too little is done."""
        took_first, first = self._start or (0.0, 0.0)
        took, pages = self._time - took_first, self._pages - first
        if not pages or (self._start is None and took < _LONG_ENOUGH):
            return None
        return took / pages

    @property
    def _time(self) -> float:
        return self._took + (time.monotonic() - self._since if self._busy else 0.0)


class _ReviewerSpeed:
    """How long the reviewer takes for a finding, pauses left out."""

    def __init__(self) -> None:
        self._acts: deque[tuple[float, int]] = deque(maxlen=_RECENT)
        self._last: float | None = None

    def decided(self, findings: int) -> None:
        """So many were decided on by one act; none or less where one was taken back."""
        now = time.monotonic()
        if findings > 0 and self._last is not None and now - self._last <= _LONGEST_DECISION:
            self._acts.append((now - self._last, findings))
        self._last = now

    @property
    def a_finding(self) -> float | None:
        """Seconds: those of the usual act, over the findings that an act decides on.

        None until there were enough acts: one reviewer decides ten times as fast as another.
        """
        if len(self._acts) < _ENOUGH:
            return None
        findings = sum(count for _, count in self._acts)
        return median(seconds for seconds, _ in self._acts) * len(self._acts) / findings


class _Told:
    """A time left that grows only if the reviewer did something, or if there is more to do."""

    def __init__(self) -> None:
        self._most = math.inf
        self._of: frozenset[OpenDocument] = frozenset()

    def anew(self) -> None:
        """The reviewer did something."""
        self._most = math.inf

    def told(self, seconds: float | None, rest: Sequence[OpenDocument]) -> float | None:
        """What to tell of an estimate for these documents; None where that tells nothing."""
        those = frozenset(rest)
        if not those <= self._of:
            self.anew()
        self._of = those
        if seconds is None or seconds > _DAY:
            return None
        self._most = min(self._most, seconds)
        return self._most


class Pace(QObject):
    """Adds to the `seconds` of the document in view, and measures reviewing and searching."""

    def __init__(self, documents: OpenDocuments) -> None:
        super().__init__(documents)
        self._documents = documents
        self._entry: OpenDocument | None = None
        self._last = time.monotonic()
        self._reading, self._searching = _Speed(), _Speed()
        self._reviewing = _ReviewerSpeed()
        self._decisions: dict[OpenDocument, int] = {}
        self._told_left, self._told_search = _Told(), _Told()
        documents.updated.connect(self._search_went_on)
        documents.removed.connect(self._forget)
        documents.current_changed.connect(self._turn)
        documents.reviewed.connect(self._decided)

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
        """Seconds that the findings that are left may take, at the reviewer's own speed.

        None where nobody can say: too little is decided or searched, or it takes more than a day.
        """
        rest = [one for one in self._documents.entries if one.is_pending]
        coming, a_finding = self._coming(rest), self._reviewing.a_finding
        if coming is None or a_finding is None:
            return self._told_left.told(None, rest)
        findings = coming + sum(one.undecided for one in rest if one.review is not None)
        return self._told_left.told(findings * a_finding, rest)

    def _coming(self, rest: Sequence[OpenDocument]) -> float | None:
        """Findings that those of `rest` may hold that are not searched yet.

        They are taken to hold as many in a page as what is searched. None where the length of one
        is not known, or too little is searched.
        """
        searched = [one for one in self._documents.entries if one.review is not None]
        pages = sum(_pages(one) or 0.0 for one in searched)
        found = float(sum(len(one.review.findings) for one in searched if one.review is not None))
        waiting, already = 0.0, 0
        for one in rest:
            if one.review is not None:
                continue
            size = _pages(one)
            if size is None:
                return None
            share, so_far = _searched_so_far(one)
            pages, waiting = pages + share * size, waiting + (1 - share) * size
            found, already = found + so_far, already + so_far
        if not pages or waiting > _FARTHEST * pages:
            return None
        return already + waiting * found / pages

    def search_left(self) -> float | None:
        """Seconds until all documents are searched; None where nobody can say, or all are."""
        rest = [one for one in self._documents.entries if one.is_pending and one.review is None]
        return self._told_search.told(self._search_left(rest), rest)

    def _search_left(self, rest: Sequence[OpenDocument]) -> float | None:
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

    def _due(self, entries: Sequence[OpenDocument], phase: Phase) -> float | None:
        """Pages of them that wait, without those for which work of this phase is done.

        Documents that nobody has looked into are taken to be as most others. None where those are
        too few.
        """
        if not entries:
            return 0.0
        known = [size for one in self._documents.entries if (size := _pages(one)) is not None]
        unknown = sum(_pages(one) is None for one in entries)
        if not known or unknown > _FARTHEST * len(known):
            return None
        # One document of a thousand pages does not make the others long.
        usual = median(known)
        due = 0.0
        for one in entries:
            size = _pages(one)
            share = 1.0 if one.is_combining else one.progress or 0.0
            due += (usual if size is None else size) * (1 - share * (one.phase is phase))
        return due

    def _search_went_on(self, entry: OpenDocument) -> None:
        # Before its turn the model is loaded, or another document is searched.
        phase = None if entry.is_queued else entry.phase
        if phase is Phase.READING and entry.document is None:
            self._reading.goes_on(entry)
        else:
            self._reading.ended(entry, whole=entry.document is not None)
        if phase is Phase.SCANNING:
            self._searching.goes_on(entry)
        else:
            self._searching.ended(entry, whole=entry.review is not None)

    def _forget(self, entry: OpenDocument) -> None:
        self._reading.ended(entry, whole=False)
        self._searching.ended(entry, whole=False)
        self._decisions.pop(entry, None)

    def _decided(self, entry: OpenDocument) -> None:
        """Another review: of the reviewer, or what a search brought."""
        decisions = len(entry.review.decisions) if entry.review is not None else 0
        before = self._decisions.get(entry)
        self._decisions[entry] = decisions
        # What came with the search was not decided now.
        if before is not None and decisions != before:
            self.touch()
            self._reviewing.decided(decisions - before)
            self._told_left.anew()
            self._told_search.anew()

    def _turn(self, entry: OpenDocument | None) -> None:
        self.touch()
        self._entry = entry


def _pages(entry: OpenDocument) -> float | None:
    """How long a document is, in usual pages of text where it has none; None if not known yet."""
    document = entry.document or entry.unread
    if document is None:
        return None
    return float(len(document.pages) or len(document.text) / _A_PAGE)


def _searched_so_far(entry: OpenDocument) -> tuple[float, int]:
    """Which share of a document is searched that is not ready, and how much was found in that."""
    told, known = entry.pages_searched, entry.provisional
    if told is None or known is None:
        return 0.0, 0
    return told[0] / told[1], len(known.review.findings)


def in_words(seconds: float) -> str:
    """A length of time as one says it."""
    minutes = round(seconds / 60)
    if minutes < 1:
        return tr("less than a minute")
    if minutes < _HOURS_FROM:
        return tr("about {count} min").format(count=minutes)
    return tr("about {count} h").format(count=round(minutes / 60))
