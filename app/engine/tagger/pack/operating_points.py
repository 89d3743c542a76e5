"""Named thresholds of a model pack, and what a document would show, and miss, at each of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil, sqrt

from app.engine.detectors.base import TAGGER
from app.engine.domain.review import Finding, Review
from app.errors import ModelError

MISS_RATES = {"balanced": 0.05, "high": 0.03, "maximum": 0.02}
"""Expected share of a note's identifying tokens that are missed, at most, on notes like those a
pack was calibrated on. Each pack stores its own thresholds for them."""

Threshold = float | str | None
"""A probability, the name of an operating point, or None for what the pack advises."""


def threshold(wanted: Threshold, points: Mapping[str, float], advised: float) -> float:
    """The probability that `wanted` means for a pack. Raises `ModelError` for a point it lacks."""
    if wanted is None:
        return advised
    if not isinstance(wanted, str):
        return wanted
    if wanted not in points:
        raise ModelError(
            f"The model has no operating point '{wanted}': it was never measured on notes.",
            hint="Measure it with: incognote models calibrate MODEL NOTES; or choose a score"
            " between 0 and 1, or none.",
        )
    return points[wanted]


_NINE_OF_TEN = 1.645
"""Standard deviations to both sides within which nine of ten normal values lie."""


@dataclass(frozen=True, slots=True)
class OperatingPointEstimate:
    """One operating point, from its `score` on.

    `more` findings would be shown that are not now, `fewer` of those that are; `missed`
    identifiers are expected to be among what would not be.
    """

    point: str
    score: float
    more: int
    fewer: int
    missed: float


def outlooks(
    review: Review, near: Sequence[Finding], points: Mapping[str, float]
) -> tuple[OperatingPointEstimate, ...]:
    """One for each of `points`, those that show least first; `near` are the near misses.

    What the reviewer decided on, and what rules found, is shown at every point.
    """
    shown = [
        one for one in review.findings if one.detector == TAGGER and review.action(one) is None
    ]
    return tuple(
        OperatingPointEstimate(
            point,
            score,
            sum(one.score >= score for one in near),
            sum(one.score < score for one in shown),
            sum([one.score for one in (*near, *shown) if one.score < score]),
        )
        for point, score in sorted(points.items(), key=lambda item: -item[1])
    )


def likely_range(near: Sequence[Finding]) -> tuple[int, int]:
    """How many identifiers, at least and at most, are among near misses in nine of ten documents.

    Computed from the scores as independent probabilities, rounded outwards.
    """
    expected = sum([one.score for one in near])
    beside = _NINE_OF_TEN * sqrt(sum([one.score * (1 - one.score) for one in near]))
    return max(0, int(expected - beside)), min(len(near), ceil(expected + beside))
