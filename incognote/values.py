"""What the engine takes and gives: frozen values, whose `repr` shows no text of a document.

Offsets are half-open and count code points of the text, as Python's own do.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Literal, TypeAlias

from app.engine.domain.document import Document as Read
from app.engine.domain.document import Span
from app.engine.domain.labels import schema
from app.engine.domain.review import Action
from app.engine.domain.review import Review as Reviewed
from app.engine.review import transitions
from app.notices import english

Decision: TypeAlias = Literal["accept", "reject"]


@dataclass(frozen=True, slots=True)
class Finding:
    """A suspected identifier.

    Attributes:
        id: names it in its review.
        start, end: where it stands in the text of the document.
        text: what stands there.
        category, subcategory: what it is, such as `NAME` and `PATIENT`.
        score: the probability, 0 to 1, that it is an identifier.
        detector: what found it.
        decision: that of a reviewer; without any it is redacted.
    """

    id: str
    start: int
    end: int
    text: str = field(repr=False)
    category: str
    subcategory: str
    score: float
    detector: str
    decision: Decision | None = None


@dataclass(frozen=True, slots=True)
class Document:
    """A file as it was read, or a text.

    Attributes:
        path: of the file; None for a text.
        read: what the engine knows of it, which is not for other programs.
    """

    path: Path | None
    read: Read = field(repr=False)
    encoding: str | None = None
    password: str | None = field(default=None, repr=False)

    @property
    def text(self) -> str:
        """All visible text in reading order."""
        return self.read.text

    @property
    def kind(self) -> str:
        """The format: `text`, `docx`, `xlsx`, `pdf`, `image`."""
        return self.read.kind

    @property
    def sha256(self) -> str:
        """Of the file's bytes, in hexadecimal; empty for a text."""
        return self.read.sha256

    @property
    def pages(self) -> int:
        """How many pages there are; 0 for formats without."""
        return len(self.read.pages)

    @property
    def notices(self) -> tuple[str, ...]:
        """What an export drops or changes besides the findings, in English."""
        return tuple(map(english, self.read.notices))


@dataclass(frozen=True)
class Review:
    """A document with what was found in it, and what was decided of that.

    Every method returns another review. What nobody decided on is redacted.
    """

    document: Document
    reviewed: Reviewed = field(repr=False)

    @cached_property
    def findings(self) -> tuple[Finding, ...]:
        """What was found, in the order of the text; no two overlap."""
        text, labels, review = self.document.text, schema(), self.reviewed
        return tuple(
            Finding(
                one.id,
                one.span.start,
                one.span.end,
                one.span.of(text),
                labels.subcategories[one.subcategory].category,
                one.subcategory,
                one.score,
                one.detector,
                _DECISIONS[review.action(one)],
            )
            for one in review.findings
        )

    @property
    def languages_without_model(self) -> tuple[str, ...]:
        """Codes of the languages in the document for which no model searched it."""
        return tuple(dict.fromkeys(one.language for one in self.reviewed.unserved))

    def accept(self, *findings: Finding) -> Review:
        """Say that these are identifiers. Raises `KeyError` for one of another review."""
        return self._next(transitions.decide(self.reviewed, _ids(findings), Action.ACCEPT))

    def reject(self, *findings: Finding) -> Review:
        """Say that these are none: they stay. Raises `KeyError` for one of another review."""
        return self._next(transitions.decide(self.reviewed, _ids(findings), Action.REJECT))

    def undecide(self, *findings: Finding) -> Review:
        """Take decisions back. Raises `KeyError` for one of another review."""
        return self._next(transitions.decide(self.reviewed, _ids(findings), None))

    def add(self, start: int, end: int, subcategory: str) -> Review:
        """Mark what was missed; it takes the place of findings that it touches.

        Raises `ValueError` where that is no place in the text, and `KeyError` or `ValueError` for
        an unknown subcategory.
        """
        return self._next(transitions.add(self.reviewed, [Span(start, end)], subcategory))

    def relabel(self, subcategory: str, *findings: Finding) -> Review:
        """Say what these are, and accept them."""
        return self._next(transitions.recategorise(self.reviewed, _ids(findings), subcategory))

    def replace(self, replacement: str | None, *findings: Finding) -> Review:
        """Accept these, and say what stands in their place; None for what the mode says."""
        return self._next(transitions.replace_with(self.reviewed, _ids(findings), replacement))

    def _next(self, reviewed: Reviewed) -> Review:
        return Review(self.document, reviewed)


_DECISIONS: dict[Action | None, Decision | None] = {
    None: None,
    Action.ACCEPT: "accept",
    Action.REJECT: "reject",
}


def _ids(findings: Iterable[Finding]) -> list[str]:
    return [one.id for one in findings]


@dataclass(frozen=True, slots=True)
class Export:
    """A redacted copy that passed its check, or the redacted text of a text.

    Attributes:
        path: of the copy; None where a text was redacted.
        text: the redacted text; of a copy as it was planned, before the format set it.
        removed: how many findings and drawn boxes are not in it.
        kept: how many findings the policy left in it.
        searched: in how many extracts of it the check looked.
        report: the copy's report as JSON, without any word of the document; empty for a text.
    """

    path: Path | None
    text: str = field(repr=False)
    removed: int
    kept: int
    searched: int
    report: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class Check:
    """Whether anything of an original is left in an export.

    Attributes:
        passed: something was searched, nothing was found, and there was a model for every language.
        left: kind and place of what was found, such as `("PATIENT", "pdfium page 3")`.
        suspected: the same of what may say an identifier in other words.
        identifiers: how many were searched for.
        searched: in how many extracts.
    """

    passed: bool
    left: tuple[tuple[str, str], ...]
    suspected: tuple[tuple[str, str], ...]
    identifiers: int
    searched: int


@dataclass(frozen=True, slots=True)
class Scores:
    """Findings compared with a gold standard; shares from 0 to 1.

    Attributes:
        documents, tokens: how many were compared.
        precision, recall, f1: of tokens, whatever kind of identifier they are of.
        leaked: share of the identifying tokens that no finding covers; None without any.
        leaking_documents: documents in which at least one is not covered.
        table: all figures as a text, without any text of the documents.
    """

    documents: int
    tokens: int
    precision: float
    recall: float
    f1: float
    leaked: float | None
    leaking_documents: int
    table: str = field(repr=False)
