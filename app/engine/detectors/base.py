"""The seam for finding identifiers: anything that turns a document into findings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from app.engine.domain.document import Document, Span
from app.engine.domain.review import Finding
from app.progress import Reporter

TAGGER = "tagger"
"""`Finding.detector` of what a model found."""

FIELDS = "fields"
"""`Finding.detector` where the name of a field told the kind, which then is beyond doubt."""

PROPAGATED = "propagation"
"""`Finding.detector` of another mention of what was found."""

KNOWN = "known"
"""`Finding.detector` of what the user's list of patients tells, which is beyond doubt."""


@dataclass(frozen=True, slots=True)
class Detection:
    """What a model says of a document.

    Attributes:
        findings: what reaches its threshold.
        candidates: what reaches one in a hundred, `findings` among it.
    """

    findings: tuple[Finding, ...]
    candidates: tuple[Finding, ...] = ()


@dataclass(frozen=True, slots=True)
class TokenChance:
    """A token, and how probable a model thinks it that it identifies somebody."""

    span: Span
    chance: float


class Reached(Protocol):
    """Is told by a search how far it is."""

    def __call__(self, end: int, found: Callable[[Span], tuple[Finding, ...]]) -> None:
        """All of the text was looked at up to the offset `end`; `found` tells what is there.

        It can be asked for any span of that, and finds nothing that crosses the edges of the span.
        """


class CandidateDetector(Protocol):
    """Finds identifiers, and says what it was in doubt of."""

    def examine(
        self, document: Document, reporter: Reporter, reached: Reached | None = None
    ) -> Detection:
        """As `Detector.detect`, with candidates; `reached` is told now and then."""


@runtime_checkable
class Chancing(Protocol):
    """Says of each token how probable it is that it identifies."""

    def chances(self, document: Document, reporter: Reporter) -> tuple[TokenChance, ...]:
        """The tokens of `document` in order. Raises `Cancelled` and `ModelError`."""


class Detector(Protocol):
    """Finds identifiers.

    Implementations are pure with regard to the document, keep no text, and call
    `reporter.step(Stage.DETECT, done, total)` at least once a window of text.
    """

    @property
    def name(self) -> str:
        """Short stable name that stands in `Finding.detector`."""

    def detect(self, document: Document, reporter: Reporter) -> tuple[Finding, ...]:
        """Findings in any order; they may overlap. Raises `ModelError` and `Cancelled`."""
