"""Several taggers at once: each passage of a document is searched by one for its language."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from app.engine.detectors.base import CandidateDetector, Chancing, Detection, Reached, TokenChance
from app.engine.domain.document import Document, Span
from app.engine.domain.review import Finding, finding_id
from app.engine.text.languages import read_as
from app.progress import Reporter, Stage


class TaggersByLanguage:
    """Searches each passage with the tagger for its language, all else with the `usual` one.

    Text between passages, whose language nobody knows, goes with the passage before it.
    """

    def __init__(
        self,
        usual: CandidateDetector,
        served: tuple[str, ...],
        others: Mapping[str, Callable[[], CandidateDetector]],
    ) -> None:
        """`served` are the languages of the usual one; `others` load what serves another."""
        self.usual = usual
        self._served = served
        self._load = others
        self._loaded: dict[str, CandidateDetector] = {}

    @property
    def served(self) -> tuple[str, ...]:
        """Languages in which a passage is searched by a model that was made for it."""
        return tuple(dict.fromkeys((*self._served, *self._load)))

    def examine(
        self, document: Document, reporter: Reporter, reached: Reached | None = None
    ) -> Detection:
        """Findings, and what scored a little less. Raises `Cancelled` and `ModelError`.

        `reached` is told where one tagger searches all of the text.
        """
        stretches = list(self._stretches(document))
        if all(tagger is self.usual for _, tagger in stretches):
            return self.usual.examine(document, reporter, reached)
        findings: list[Finding] = []
        candidates: list[Finding] = []
        for span, tagger in stretches:
            part = _Part(reporter, span, len(document.text))
            found = tagger.examine(_cut(document, span), part)
            findings += (_moved(one, span.start) for one in found.findings)
            candidates += (_moved(one, span.start) for one in found.candidates)
        return Detection(tuple(findings), tuple(candidates))

    def chances(self, document: Document, reporter: Reporter) -> tuple[TokenChance, ...]:
        """How probable it is of each token that it identifies, by the tagger of its language."""
        found: list[TokenChance] = []
        for span, tagger in self._stretches(document):
            if not isinstance(tagger, Chancing):
                continue
            part = _Part(reporter, span, len(document.text))
            for one in tagger.chances(_cut(document, span), part):
                at = Span(one.span.start + span.start, one.span.end + span.start)
                found.append(replace(one, span=at))
        return tuple(found)

    def _stretches(self, document: Document) -> Iterator[tuple[Span, CandidateDetector]]:
        """The whole text in parts for one tagger each."""
        start, tagger = 0, None
        passages = document.passages
        for passage, language in zip(passages, read_as(passages), strict=True):
            wanted = self._for(language)
            if tagger is not None and wanted is not tagger:
                yield Span(start, passage.span.start), tagger
                start = passage.span.start
            tagger = wanted
        if start < len(document.text):
            yield Span(start, len(document.text)), tagger or self.usual

    def _for(self, language: str) -> CandidateDetector:
        if language in self._served or language not in self._load:
            return self.usual
        if language not in self._loaded:
            self._loaded[language] = self._load[language]()
        return self._loaded[language]


class _Part:
    """Reports the progress in a part of a text as one in all of it."""

    def __init__(self, reporter: Reporter, span: Span, length: int) -> None:
        self._reporter, self._span, self._length = reporter, span, length

    def step(self, stage: Stage, done: int, total: int) -> None:
        """As `Reporter.step`."""
        inside = len(self._span) * done // max(total, 1)
        self._reporter.step(stage, self._span.start + inside, self._length)


def _cut(document: Document, span: Span) -> Document:
    """The text of a part, with its barriers and nothing else that a tagger looks at."""
    barriers = document.barriers
    inside = barriers[bisect_right(barriers, span.start) : bisect_left(barriers, span.end)]
    return Document(
        id=document.id,
        kind=document.kind,
        sha256=document.sha256,
        text=span.of(document.text),
        barriers=tuple(barrier - span.start for barrier in inside),
    )


def _moved(finding: Finding, by: int) -> Finding:
    span = Span(finding.span.start + by, finding.span.end + by)
    return replace(finding, id=finding_id(span, finding.subcategory), span=span)
