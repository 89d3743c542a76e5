"""A cursor that walks over the words of pages, by mouse and by keyboard."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import Qt

from app.engine.domain.document import Document, Page, Span, Word

_SIDEWAYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_DOWN = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class WordCursor:
    """Where the cursor stands and what it selects, in reading order."""

    def __init__(self) -> None:
        self._document: Document | None = None
        self._words = _AllWords(())
        self._anchor: int | None = None
        self._at: int | None = None
        self._selecting = False

    def show(self, document: Document) -> None:
        """Walk over another document."""
        self._document = document
        self._words = _AllWords(document.pages)
        self._anchor = self._at = None
        self._selecting = False

    @property
    def word(self) -> Word | None:
        """The word under the cursor."""
        return None if self._at is None else self._words[self._at]

    @property
    def selection(self) -> Span | None:
        """From the first selected word to the last."""
        if not self._selecting or self._at is None or self._anchor is None:
            return None
        first, last = sorted((self._anchor, self._at))
        return Span(self._words[first].span.start, self._words[last].span.end)

    @property
    def text(self) -> str:
        """What is selected or under the cursor, for a screen reader."""
        span = self.selection or (self.word.span if self.word else None)
        return span.of(self._document.text) if span and self._document else ""

    def clear(self) -> None:
        """Keep the place, forget the selection."""
        self._selecting = False
        self._anchor = self._at

    def move_to(self, span: Span) -> None:
        """Stand on the first word of `span`."""
        place = self._place(span)
        if place is not None:
            self._at = self._anchor = place
            self._selecting = False

    def select(self, span: Span) -> None:
        """Select every word that shares text with `span`."""
        first, last = self._place(span), self._place(Span(span.end - 1, span.end))
        if first is not None and last is not None:
            self._anchor, self._at, self._selecting = first, last, True

    def press(self, word: Word | None, *, extend: bool) -> None:
        """The mouse went down on a word."""
        if word is None:
            return
        place = self._place(word.span)
        self._selecting = extend and self._anchor is not None
        self._at = place
        if not self._selecting:
            self._anchor = place

    def drag(self, word: Word | None) -> None:
        """The mouse moved to a word while down. A selection starts at the second word."""
        if word is None or self._anchor is None:
            return
        self._at = self._place(word.span)
        self._selecting = self._selecting or self._at != self._anchor

    def key(self, key: Qt.Key, *, extend: bool) -> bool:
        """Walk by a key; whether it was one to walk by."""
        if not self._words or self._document is None:
            return False
        at = self._at or 0
        if key in _SIDEWAYS:
            # The first Shift and arrow takes in the word under the cursor, no more.
            stay = self._at is None or (extend and not self._selecting)
            to = at if stay else min(max(at + _SIDEWAYS[key], 0), len(self._words) - 1)
        elif key in _DOWN:
            to = self._beyond_line(at, _DOWN[key])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            to = 0 if key is Qt.Key.Key_Home else len(self._words) - 1
        else:
            return False
        self._at = to
        self._selecting = extend
        if not extend or self._anchor is None:
            self._anchor = to
        return True

    def _beyond_line(self, at: int, by: int) -> int:
        """The nearest word of the next line down (1) or up (-1); `at` where there is none."""
        word = self._words[at]
        place = at
        while 0 <= place < len(self._words) and _same_line(word, self._words[place]):
            place += by
        if not 0 <= place < len(self._words):
            return at
        head = self._words[place]
        line: list[int] = []
        while 0 <= place < len(self._words) and _same_line(head, self._words[place]):
            line.append(place)
            place += by
        return min(line, key=lambda nth: abs(_middle(self._words[nth]) - _middle(word)))

    def _place(self, span: Span) -> int | None:
        place = bisect_left(self._words, span.start + 1, key=lambda word: word.span.end)
        return place if place < len(self._words) else None


class _AllWords:
    """The words of all pages in one row, which is never made: a long document has very many."""

    def __init__(self, pages: Sequence[Page]) -> None:
        self._pages = pages
        self._firsts = list(accumulate((len(page.words) for page in pages), initial=0))

    def __len__(self) -> int:
        return self._firsts[-1]

    def __getitem__(self, place: int) -> Word:
        number = bisect_right(self._firsts, place) - 1
        return self._pages[number].words[place - self._firsts[number]]


def _middle(word: Word) -> float:
    return (word.box.x0 + word.box.x1) / 2


def _same_line(one: Word, other: Word) -> bool:
    return one.box.top <= (other.box.top + other.box.bottom) / 2 <= one.box.bottom
