"""What can be said of a long document while the rest of it is read or searched.

The findings of each stretch are those of the stretch alone: what other pages would add to them, and
who is who, is known once all was searched. They are shown until then and never kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from app.engine.domain.document import Document, Span
from app.engine.domain.parts import LONG, Part, ProvisionalFindings, edge_before
from app.engine.domain.review import Finding, finding_id
from app.errors import Corrupt
from app.progress import PartsReporter, Stage

MOST_PAGES = 5_000
"""As many as a document may have."""
MANY_PAGES = 40
"""Of so many pages a document is as long."""


def is_long(document: Document) -> bool:
    """Whether somebody would wait for the findings of all of it."""
    return len(document.text) > LONG


def in_its_languages(part: Part) -> Document:
    """The document of a part, whose languages are told by the part alone."""
    from app.engine.text.passages import passages  # noqa: PLC0415 - loads slowly

    return replace(part.document, passages=passages(part.text))


def placed(findings: Iterable[Finding], part: Part) -> ProvisionalFindings:
    """Findings of `part.document` where they stand in the whole document."""
    found = []
    for one in findings:
        span = Span(one.span.start + part.start, one.span.end + part.start)
        found.append(replace(one, id=finding_id(span, one.subcategory), span=span))
    return ProvisionalFindings(part.start, part.end, tuple(found))


class AsReached:
    """Brings the findings of each stretch once the search came to its end. A `Reached`."""

    def __init__(
        self,
        document: Document,
        start: int,
        search: Callable[[Document, tuple[Finding, ...]], tuple[Finding, ...]],
        reporter: PartsReporter,
    ) -> None:
        """From `start` on; `search` finds the rest where it is told what the model found."""
        self._document, self._at = document, start
        self._search, self._reporter = search, reporter

    def __call__(self, end: int, found: Callable[[Span], tuple[Finding, ...]]) -> None:
        """As `Reached`."""
        if end <= self._at:
            return
        edge = edge_before(self._document, self._at, end)
        part = Part.of(self._document, self._at, edge)
        tagged = tuple(
            replace(one, span=Span(one.span.start - part.start, one.span.end - part.start))
            for one in found(Span(part.start, part.end))
        )
        self._reporter.bring(placed(self._search(in_its_languages(part), tagged), part))
        self._at = edge


class PartsInOrder:
    """Passes on parts of a file that is being read, if they are the next ones.

    Of a text without pages that is one part, its beginning.

    A reader that a file has taken over could bring any number of them.
    """

    def __init__(self, reporter: PartsReporter) -> None:
        self._reporter = reporter
        self._pages = self._end = 0

    def step(self, stage: Stage, done: int, total: int) -> None:
        """As `Reporter.step`."""
        self._reporter.step(stage, done, total)

    def bring(self, untrusted_part: object) -> None:
        """Pass on a `Part`. Raises `Corrupt` for anything else."""
        part = untrusted_part
        if not isinstance(part, Part) or not self._follows(part):
            raise Corrupt("The file made its reader report impossible pages.")
        self._pages += len(part.pages)
        self._end = part.end
        self._reporter.bring(part)

    def _follows(self, untrusted_part: Part) -> bool:
        try:
            pages = self._pages + len(untrusted_part.pages)
            grows = self._pages < pages or (self._end == 0 < untrusted_part.end)
            return grows and pages <= MOST_PAGES and untrusted_part.follows(self._end, self._pages)
        except (TypeError, AttributeError):
            return False
