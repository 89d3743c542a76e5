"""How much a review would teach: what the tagger was in doubt of, for the order of a queue."""

from __future__ import annotations

from app.engine.detectors.base import TAGGER
from app.engine.domain.review import Review

_STRETCH = 1000
"""Code points."""


def doubt(review: Review) -> float:
    """Doubtful findings in a thousand code points; one with a score of one half counts fully.

    A reviewer's time goes with the length of a text, and so does what is in it: the documents with
    most doubt for their length teach a tagger most (active learning by uncertainty, Lewis and Gale
    1994). Findings of rules alone and decided ones are beyond doubt.
    """
    told = {one.id: one for one in (*review.candidates, *review.findings)}
    doubtful = sum(
        4.0 * one.score * (1.0 - one.score)
        for one in told.values()
        if one.detector == TAGGER and review.action(one) is None
    )
    return doubtful * _STRETCH / max(len(review.document.text), 1)
