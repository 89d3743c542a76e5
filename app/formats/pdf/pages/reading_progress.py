"""How far a PDF is read: its pages are read first, and searched for codes then."""

from __future__ import annotations

from app.engine.domain.document import Page
from app.progress import Reporter, Stage

# About the processor time of each, as shares of reading a page of text.
_TO_READ, _TO_RECOGNISE, _TO_FIND_CODES = 1, 100, 5


class ReadingProgress:
    """Tells how much of the work on all pages is done.

    Pages that were not looked at are taken to be as those that were: a scan takes far longer than
    a page of text.
    """

    def __init__(self, reporter: Reporter, pages: int) -> None:
        """Of so many pages."""
        self._reporter, self._pages = reporter, pages
        self._read = self._spent = self._searched = 0

    def read(self, page: Page) -> None:
        """One more page was read."""
        self._read += 1
        self._spent += _TO_RECOGNISE if page.recognised else _TO_READ
        self.tell()

    def searched_for_codes(self) -> None:
        """One more page was searched for codes."""
        self._searched += 1
        self.tell()

    def tell(self) -> None:
        """Report it again."""
        reading = self._spent * self._pages // self._read if self._read else self._pages
        done = self._spent + self._searched * _TO_FIND_CODES
        self._reporter.step(Stage.READ, done, reading + self._pages * _TO_FIND_CODES)
