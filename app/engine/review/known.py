"""A review in which the identifiers of known patients are looked for."""

from __future__ import annotations

from dataclasses import replace

from app.engine.detectors.base import KNOWN
from app.engine.detectors.merge import merge
from app.engine.domain.case import KnownPatients
from app.engine.domain.review import Finding, Review
from app.engine.mentions.known import known_findings
from app.engine.review.transitions import insert_findings


def with_known(review: Review, patients: KnownPatients) -> Review:
    """`review` with a sure finding wherever one of `patients` is named.

    What was decided stays, and so does a finding that covers more; one that is just the same place
    is told to be known. Nothing is ever taken away: a list that grows shorter leaves what it found
    to be decided.
    """
    review = replace(review, sought=patients.sought)
    document = replace(review.document, passages=review.passages)
    found = merge(known_findings(document, patients), document)
    new = [one for one in found if not any(_holds(review, other, one) for other in review.findings)]
    return insert_findings(review, new)[0] if new else review


def _holds(review: Review, other: Finding, known: Finding) -> bool:
    """Whether there is nothing to add to a finding."""
    if not other.span.covers(known.span):
        return False
    settled = review.action(other) is not None or other.detector == KNOWN
    return settled or other.span != known.span
