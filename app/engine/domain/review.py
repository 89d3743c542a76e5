"""What was found in a document, and what a person decided of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property

from app.engine.domain.case import KnownIdentifier
from app.engine.domain.document import Document, Passage, Span
from app.engine.domain.geometry import Region


@dataclass(frozen=True, slots=True)
class Finding:
    """A suspected identifier. `score` is the probability, 0 to 1, that it is one."""

    id: str
    span: Span
    subcategory: str
    score: float
    detector: str

    def __post_init__(self) -> None:
        if not 0.0 <= self.score <= 1.0:
            raise ValueError(f"not a probability: {self.score}")


def finding_id(span: Span, subcategory: str) -> str:
    """The id of a finding: the same place and kind have the same id in every scan."""
    return f"{span.start}-{span.end}-{subcategory}"


class Action(StrEnum):
    """What a reviewer decided about a finding."""

    ACCEPT = "accept"
    REJECT = "reject"


@dataclass(frozen=True, slots=True)
class Decision:
    """A reviewer's word on one finding; `replacement` overrides mask and surrogate."""

    finding_id: str
    action: Action
    replacement: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class ListedWords:
    """Words on a list of one document: always removed as a kind, or never where that is None."""

    text: str = field(repr=False)
    subcategory: str | None


@dataclass(frozen=True, slots=True)
class LanguageChoice:
    """What the reviewer said of the languages of a document.

    Where passages that were `chosen` overlap, the later one holds. `goes_on`: the reviewer knows
    that there is no model for a language, and goes on; exports say so all the same.
    """

    chosen: tuple[Passage, ...] = ()
    goes_on: bool = False


@dataclass(frozen=True, slots=True)
class SearchedBy:
    """The model pack that searched a document.

    `sha256` is that of its manifest, `threshold` the score from which its findings counted.
    """

    name: str
    version: str
    sha256: str
    threshold: float | None


@dataclass(frozen=True)
class Review:
    """A document, what was found in it, and what a person decided so far.

    Findings are sorted and disjoint; a finding without a decision counts as accepted on export.
    `candidates` are what the tagger thought of as well: most of it is in the findings, and the
    rest is what an export leaves in place although it was close. `regions` are boxes drawn on
    pages, in their order; an export removes whatever they cover. `listed` are words that are
    always, or never, removed in this document alone; findings and decisions follow them already.
    `served` are the languages for which the model packs are made that searched it, and `languages`
    what the reviewer said of them; `searched_by` is the pack itself, where that is known: another
    one may be in use when the export is made. `kept` are ids of findings that the policy of an
    export keeps: they are of a plan, no decision of the reviewer, and stored nowhere. `sought` are
    identifiers of known patients, for which an export is searched even where nothing was found of
    them: what no reader sees in the document, the check may see in its copy.
    """

    document: Document
    findings: tuple[Finding, ...]
    decisions: Mapping[str, Decision] = field(default_factory=dict, repr=False)
    candidates: tuple[Finding, ...] = ()
    regions: tuple[Region, ...] = ()
    listed: tuple[ListedWords, ...] = ()
    served: tuple[str, ...] = ()
    languages: LanguageChoice = LanguageChoice()
    searched_by: SearchedBy | None = None
    kept: frozenset[str] = frozenset()
    sought: tuple[KnownIdentifier, ...] = ()

    def __post_init__(self) -> None:
        for before, after in zip(self.findings, self.findings[1:], strict=False):
            if before.span.end > after.span.start:
                raise ValueError("findings overlap or are not sorted")

    @cached_property
    def by_id(self) -> Mapping[str, Finding]:
        """Findings by their id."""
        return {finding.id: finding for finding in self.findings}

    def region(self, region_id: str) -> Region | None:
        """The box with this id."""
        return next((one for one in self.regions if one.id == region_id), None)

    def action(self, finding: Finding) -> Action | None:
        """The decision on `finding`, or None while undecided."""
        decision = self.decisions.get(finding.id)
        return decision.action if decision else None

    @cached_property
    def redacted(self) -> tuple[Finding, ...]:
        """Findings that an export removes: all but the rejected ones and what a policy keeps."""
        return tuple(
            f
            for f in self.findings
            if self.action(f) is not Action.REJECT and f.id not in self.kept
        )

    @cached_property
    def rejected(self) -> tuple[Finding, ...]:
        """Findings that the reviewer wants kept."""
        return tuple(f for f in self.findings if self.action(f) is Action.REJECT)

    @cached_property
    def staying(self) -> tuple[Finding, ...]:
        """Findings that an export leaves on purpose: of the reviewer, or of the policy."""
        return tuple(
            f for f in self.findings if self.action(f) is Action.REJECT or f.id in self.kept
        )

    @cached_property
    def passages(self) -> tuple[Passage, ...]:
        """The parts whose language is known: as the reviewer says, else as it was recognised."""
        passages = self.document.passages
        for chosen in self.languages.chosen:
            around = (part for passage in passages for part in _outside(passage, chosen.span))
            passages = tuple(sorted((*around, chosen), key=lambda passage: passage.span))
        return passages

    @cached_property
    def unserved(self) -> tuple[Passage, ...]:
        """Passages in languages for which no pack is made that searched them."""
        text = self.document.text
        return tuple(
            one
            for one in self.passages
            if one.language not in ("", *self.served) and any(map(str.isalnum, one.span.of(text)))
        )


def _outside(passage: Passage, span: Span) -> Iterator[Passage]:
    """What of a passage lies before and behind `span`."""
    first, last = passage.span.start, passage.span.end
    for start, end in ((first, min(last, span.start)), (max(first, span.end), last)):
        if start < end:
            yield replace(passage, span=Span(start, end))
