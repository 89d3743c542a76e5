"""Named operating points: how much of a note a model pack may be expected to miss."""

from __future__ import annotations

from collections.abc import Mapping

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
            f"The model pack has no operating point '{wanted}'.",
            hint="Choose a score between 0 and 1, or none.",
        )
    return points[wanted]
