"""A long document before all of it is read and searched: its pages and findings so far.

Nothing here is a result. What one page holds is known only once the whole document was searched
(decision 18); until then findings are provisional, and nobody decides on them.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from app.engine.domain.document import Document, Fields, Page
from app.engine.domain.review import Finding, Review

LONG = 120_000
"""Characters. A shorter document, of about forty pages, is searched before one has looked round."""
FIRST, USUAL = 8_000, 48_000
"""Characters of the first stretch of a document and at most of others."""


@dataclass(frozen=True, slots=True)
class Part:
    """A stretch of a document, known before the rest.

    Attributes:
        start: offset of `text` in the text of the document. What stands between these pages and
            those before them belongs to it.
        pages, barriers: with offsets in the text of the document.
        fields: with offsets in `text`.
    """

    start: int
    text: str = field(repr=False)
    pages: tuple[Page, ...] = ()
    barriers: tuple[int, ...] = field(default=(), repr=False)
    fields: Fields = field(default=Fields(), repr=False)

    @classmethod
    def of(cls, document: Document, start: int, end: int) -> Part:
        """What stands between two offsets of a document that was read."""
        barriers = document.barriers
        inside = barriers[bisect_right(barriers, start) : bisect_left(barriers, end)]
        return cls(start, document.text[start:end], (), inside, document.fields.within(start, end))

    @property
    def end(self) -> int:
        """Offset behind its text."""
        return self.start + len(self.text)

    def follows(self, end: int, pages: int) -> bool:
        """Whether these are the pages behind the first `pages`, whose text ends at `end`."""
        numbers = [page.number for page in self.pages]
        bounds = [offset for page in self.pages for offset in (page.start, page.end)]
        ordered = [self.start, *bounds, self.end]
        return (
            self.start == end
            and numbers == list(range(pages + 1, pages + 1 + len(numbers)))
            and ordered == sorted(ordered)
        )

    @property
    def document(self) -> Document:
        """The same as a document of its own, to be searched: offsets count from its start."""
        barriers = tuple(barrier - self.start for barrier in self.barriers)
        return Document("", "", "", self.text, barriers=barriers, fields=self.fields)


def next_stretch(document: Document, start: int, most: int) -> Part | None:
    """What to search next: up to about `most` characters from `start` on; None where nothing is."""
    if start >= len(document.text):
        return None
    end = min(len(document.text), start + most)
    if end < len(document.text):
        end = edge_before(document, start, end)
    return Part.of(document, start, end)


def edge_before(document: Document, start: int, end: int) -> int:
    """The last offset up to `end` that hardly any identifier crosses; `end` where there is none."""
    after = bisect_right(document.barriers, end)
    if after and document.barriers[after - 1] > start:
        return document.barriers[after - 1]
    line = document.text.rfind("\n", start + 1, end) + 1
    return line or end


@dataclass(frozen=True, slots=True)
class ProvisionalFindings:
    """What was found between two offsets of a document, sorted and disjoint."""

    start: int
    end: int
    findings: tuple[Finding, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Provisional:
    """A document as far as it is known.

    Attributes:
        review: what was found on its pages so far; without decisions. Its document has all pages
            whose size is known, and no `sha256` before the last one was read.
        searched: offset up to which it was searched.
        pages_read: how many pages have their words.
    """

    review: Review = field(repr=False)
    searched: int = 0
    pages_read: int = 0

    @classmethod
    def of(cls, document: Document) -> Provisional:
        """A document that was read, and not searched."""
        return cls(Review(document, ()), pages_read=len(document.pages))

    @property
    def document(self) -> Document:
        """Its pages so far."""
        return self.review.document

    @property
    def pages_searched(self) -> int:
        """How many of the first pages were searched to their end."""
        pages = self.document.pages[: self.pages_read]
        return bisect_right(pages, self.searched, key=lambda page: page.end)

    def read_on(self, part: Part) -> Provisional:
        """With the pages of `part`, which follow. Raises `ValueError` where they do not."""
        before, read = self.document, self.pages_read
        if not part.follows(len(before.text), read):
            raise ValueError("not the next pages")
        behind = read + len(part.pages)
        pages = (*before.pages[:read], *part.pages, *before.pages[behind:])
        document = replace(
            before,
            text=before.text + part.text,
            pages=pages,
            barriers=(*before.barriers, *part.barriers),
        )
        return replace(self, review=self._of(document), pages_read=behind).with_sizes(pages)

    def with_sizes(self, pages: Sequence[Page]) -> Provisional:
        """With as many pages behind those that were read as there are in `pages`, which it has."""
        before, end = self.document, len(self.document.text)
        rest = (replace(page, start=end, end=end) for page in pages[self.pages_read :])
        document = replace(before, pages=(*before.pages[: self.pages_read], *rest))
        return replace(self, review=self._of(document))

    def as_read(self, document: Document) -> Provisional:
        """The same findings in `document`, of which these were the first pages.

        Nothing is known of one that begins otherwise.
        """
        if not document.text.startswith(self.document.text):
            return Provisional.of(document)
        return replace(self, review=self._of(document), pages_read=len(document.pages))

    def found(self, more: ProvisionalFindings) -> Provisional:
        """With what was found behind `searched`; what does not follow changes nothing."""
        if not more.start <= self.searched < more.end <= len(self.document.text):
            return self
        new = tuple(one for one in more.findings if one.span.start >= self.searched)
        findings = (*self.review.findings, *new)
        return replace(self, review=Review(self.document, findings), searched=more.end)

    def _of(self, document: Document) -> Review:
        return Review(document, self.review.findings)
