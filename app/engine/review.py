"""Pure transitions from one review to the next. Undo is keeping the one before."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise

from app.engine.labels import schema
from app.engine.occurrences import occurrences
from app.engine.types import Action, Decision, Document, Finding, Review, Span

REVIEWER = "reviewer"


def decide(review: Review, finding_ids: Iterable[str], action: Action | None) -> Review:
    """Accept or reject findings; None makes them undecided again.

    Raises `KeyError` for an unknown id.
    """
    decisions = dict(review.decisions)
    for finding_id in finding_ids:
        finding = review.by_id[finding_id]
        if action is None:
            decisions.pop(finding.id, None)
        else:
            before = decisions.get(finding.id) or Decision(finding.id, action)
            decisions[finding.id] = replace(before, action=action)
    return replace(review, decisions=decisions)


def recategorise(review: Review, finding_ids: Iterable[str], subcategory: str) -> Review:
    """Give findings another subcategory and accept them."""
    _check(subcategory)
    chosen = {review.by_id[finding_id].id for finding_id in finding_ids}
    findings = tuple(
        replace(finding, subcategory=subcategory) if finding.id in chosen else finding
        for finding in review.findings
    )
    return decide(replace(review, findings=findings), chosen, Action.ACCEPT)


def replace_with(review: Review, finding_id: str, replacement: str | None) -> Review:
    """Accept a finding with the reviewer's own replacement, or None for the usual one."""
    finding = review.by_id[finding_id]
    decision = Decision(finding.id, Action.ACCEPT, replacement)
    return replace(review, decisions={**review.decisions, finding.id: decision})


def add(review: Review, spans: Iterable[Span], subcategory: str) -> Review:
    """Add accepted findings. One that touches existing findings takes their place and covers all.

    Raises `ValueError` for a span outside the text.
    """
    _check(subcategory)
    findings = list(review.findings)
    decisions = dict(review.decisions)
    for given in spans:
        for span in _between_barriers(review.document, given):
            touched = [finding for finding in findings if finding.span.overlaps(span)]
            union = Span(
                min([span.start, *(finding.span.start for finding in touched)]),
                max([span.end, *(finding.span.end for finding in touched)]),
            )
            for finding in touched:
                findings.remove(finding)
                decisions.pop(finding.id, None)
            added = Finding(
                f"{REVIEWER}-{union.start}-{union.end}", union, subcategory, 1.0, REVIEWER
            )
            findings.append(added)
            decisions[added.id] = Decision(added.id, Action.ACCEPT)
    findings.sort(key=lambda finding: finding.span)
    return replace(review, findings=tuple(findings), decisions=decisions)


def same_text(review: Review, span: Span) -> tuple[Span, ...]:
    """Every other place where the text of `span` stands and no finding covers it yet."""
    text = review.document.text
    return tuple(
        other
        for other in occurrences(text, span.of(text))
        if other != span and not any(f.span.covers(other) for f in review.findings)
    )


def same_findings(review: Review, finding_id: str) -> tuple[str, ...]:
    """Ids of all findings with the same text and subcategory, the given one included."""
    text = review.document.text
    given = review.by_id[finding_id]
    literal = given.span.of(text).casefold()
    return tuple(
        finding.id
        for finding in review.findings
        if finding.subcategory == given.subcategory and finding.span.of(text).casefold() == literal
    )


def _check(subcategory: str) -> None:
    if subcategory not in schema().subcategories:
        raise KeyError(subcategory)


def _between_barriers(document: Document, span: Span) -> list[Span]:
    if span.end > len(document.text):
        raise ValueError("the span lies outside the text")
    inside = [barrier for barrier in document.barriers if span.start < barrier < span.end]
    edges = [span.start, *inside, span.end]
    return [Span(start, end) for start, end in pairwise(edges)]
