"""Rows of the findings list: made of a review and its near misses, a few at a time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from app.engine.domain.labels import schema
from app.engine.domain.review import Finding, Review
from app.ui.core.language import tr
from app.ui.review.grouping import Grouping, Kind, Rows, fill
from app.ui.review.near_misses import expected_among

NEAR = ("near-misses",)
"""Key of the heading of the near misses."""

BOXES = ("boxes",)
"""Key of the heading of the boxes."""


@dataclass(frozen=True, slots=True)
class Source:
    """What rows are made of: a review, its near misses by id, its entities by finding.

    A `provisional` review is of a document that is still searched: it leaves nothing to decide.
    """

    review: Review | None = None
    near: Mapping[str, Finding] = field(default_factory=dict, repr=False)
    entities: Mapping[str, str] = field(default_factory=dict, repr=False)
    provisional: bool = False


@dataclass(frozen=True, slots=True)
class Filter:
    """Which findings have rows: those whose text holds `needle`, perhaps only undecided ones.

    Of `categories`, by their names; none stands for all.
    """

    needle: str = field(default="", repr=False)
    only_undecided: bool = False
    categories: frozenset[str] = frozenset()

    def takes(self, subcategory: str) -> bool:
        """Whether what is of this kind has rows."""
        return not self.categories or _category(subcategory) in self.categories


def make(rows: Rows, source: Source, grouping: Grouping, wanted: Filter) -> Iterator[None]:
    """Fill `rows`, bit by bit."""
    review = source.review
    if review is not None:
        fitting = _fitting(rows, review, wanted)
        yield from fill(rows, review, fitting, grouping, source.entities)
        yield from _add_boxes(rows, review, wanted)
        yield from add_near(rows, source, wanted)


def near_of(source: Source, wanted: Filter) -> list[Finding]:
    """The near misses that have rows."""
    if source.review is None:
        return []
    text = source.review.document.text
    return [
        one
        for one in source.near.values()
        if wanted.needle in _searched(one, text) and wanted.takes(one.subcategory)
    ]


def add_near(rows: Rows, source: Source, wanted: Filter) -> Iterator[None]:
    """Put the near misses behind all other rows; the heading says how many are expected."""
    near = near_of(source, wanted)
    if near:
        top = rows.heading(NEAR, tr("Near misses"))
        unserved = source.review is not None and source.review.unserved
        rows.nodes[top].note = tr("no estimate") if unserved else expected_among(near)
        rows.nodes[top].near = True
        for one in near:
            rows.nodes[rows.finding(top, (*NEAR, one.id), Kind.TEXT, [one])].near = True
            yield


def _add_boxes(rows: Rows, review: Review, wanted: Filter) -> Iterator[None]:
    """Put the boxes behind the findings; they are found by what their rows say."""
    named = [
        (tr("Box on page {number}").format(number=one.page), one)
        for one in review.regions
        if not wanted.only_undecided
    ]
    named = [one for one in named if wanted.needle in one[0].casefold()]
    rows.counts.update(_category(one.subcategory) for _, one in named)
    named = [one for one in named if wanted.takes(one[1].subcategory)]
    if named:
        top = rows.heading(BOXES, tr("Boxes"))
        rows.nodes[top].boxed = True
        for title, region in named:
            rows.box(top, region, title)
            yield


def _fitting(rows: Rows, review: Review, wanted: Filter) -> Iterator[tuple[str, Finding]]:
    """The findings that have rows. Counts those of other categories as well."""
    text = review.document.text
    for finding in review.findings:
        literal = _searched(finding, text)
        hidden = wanted.only_undecided and review.action(finding) is not None
        if wanted.needle in literal and not hidden:
            rows.counts[_category(finding.subcategory)] += 1
            if wanted.takes(finding.subcategory):
                yield literal, finding


def _category(subcategory: str) -> str:
    return schema().subcategories[subcategory].category


def _searched(finding: Finding, text: str) -> str:
    """The text of a finding as the filter sees it."""
    return " ".join(finding.span.of(text).casefold().split())
