"""The seam for finding identifiers: anything that turns a document into findings."""

from __future__ import annotations

from typing import Protocol

from app.engine.types import Document, Finding
from app.job import Reporter


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
