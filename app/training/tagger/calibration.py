"""Probabilities that mean what they say, and thresholds with known recall."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from app.engine.evaluation.bounds import betting
from app.engine.tagger.bilou import OUTSIDE
from app.engine.tagger.decoding import tag
from app.engine.tagger.linear_chain import Floats, Ints
from app.engine.tagger.pack.manifest import Decoder
from app.engine.tagger.pack.operating_points import MISS_RATES

_TEMPERATURES = (0.7, 0.8, 0.9, 1.0, 1.1, 1.25, 1.4, 1.6, 1.8, 2.0, 2.3, 2.6, 3.0)
_GRID = (
    0.005,
    0.01,
    0.015,
    0.02,
    0.03,
    0.05,
    0.075,
    0.1,
    0.15,
    0.2,
    0.3,
    0.4,
    0.5,
    0.6,
    0.7,
    0.8,
    0.9,
)


@dataclass(frozen=True, slots=True)
class Scored:
    """Emissions `(tokens, tags)` of one held-out text with its gold tags, and its edges."""

    emissions: Floats = field(repr=False)
    gold: Ints = field(repr=False)
    edges: Ints = field(repr=False, default_factory=lambda: np.zeros(0, dtype=np.int64))


@dataclass(frozen=True, slots=True)
class Chances:
    """Of one held-out text, `(tokens,)` each: probabilities of being identifying, and the truth."""

    values: NDArray[np.float64] = field(repr=False)
    gold: NDArray[np.bool_] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Point:
    """What a threshold gives on held-out text, over tokens, whatever the subcategory."""

    threshold: float
    precision: float
    recall: float


def temperature(
    texts: Sequence[Scored], transitions: Floats, decoder: Decoder = Decoder.LATTICE
) -> float:
    """The temperature with the best log loss of 'identifying or not' (Guo et al. 2017).

    It divides emissions and `transitions` `(tags, tags)`, and is one of a fixed grid.
    """
    return min(
        _TEMPERATURES, key=lambda value: _log_loss(chances(texts, transitions, value, decoder))
    )


def chances(
    texts: Sequence[Scored],
    transitions: Floats,
    value: float,
    decoder: Decoder = Decoder.LATTICE,
) -> list[Chances]:
    """What the decoder says of each text at the temperature `value`.

    `transitions` are `(tags, tags)` in nats, as those of `app.engine.tagger.decoding.tag`.
    """
    found = []
    for text in texts:
        tagging = tag(text.emissions, transitions, text.edges, value, decoder)
        found.append(Chances(tagging.identifying.astype(np.float64), text.gold != OUTSIDE))
    return found


def curve(texts: Sequence[Chances]) -> tuple[Point, ...]:
    """Precision and recall at each threshold of a fixed grid."""
    return tuple(point(texts, threshold) for threshold in _GRID)


def point(texts: Sequence[Chances], threshold: float) -> Point:
    """Precision and recall at one threshold."""
    scores = np.concatenate([text.values for text in texts])
    gold = np.concatenate([text.gold for text in texts])
    flagged = scores >= threshold
    hit = float((flagged & gold).sum())
    found, wanted = max(float(flagged.sum()), 1.0), max(float(gold.sum()), 1.0)
    return Point(threshold, hit / found, hit / wanted)


def operating_points(texts: Sequence[Chances]) -> dict[str, float]:
    """Thresholds for the miss rates in `MISS_RATES`, by conformal risk control over notes.

    For a note like the `n` held-out ones with identifiers, the expected share of missed tokens is
    at most `alpha` at the highest threshold where `(n * mean + 1) / (n + 1) <= alpha`
    (Angelopoulos et al. 2022, theorem 1). Where no threshold of the grid reaches that, the lowest
    one stands; it promises nothing then.
    """
    bound = _bounds(texts)
    return {
        name: max((t for t, b in zip(_GRID, bound, strict=True) if b <= alpha), default=_GRID[0])
        for name, alpha in MISS_RATES.items()
    }


def promised(texts: Sequence[Chances]) -> frozenset[str]:
    """The operating points whose miss rate some threshold of the grid keeps."""
    least = float(_bounds(texts).min())
    return frozenset(name for name, alpha in MISS_RATES.items() if least <= alpha)


def at_most(texts: Sequence[Chances], threshold: float) -> float:
    """With 95 % confidence, the mean share of missed tokens of notes like these is at most that.

    The note is the unit. It holds for any number of notes; for few of them it is close to 1.
    """
    return betting([_share_missed(text, threshold) for text in texts if text.gold.any()])


def _bounds(texts: Sequence[Chances]) -> NDArray[np.float64]:
    """What the expected share of missed tokens is at most, at each threshold of the grid."""
    missed = np.array([_missed(text) for text in texts if text.gold.any()])
    bounds: NDArray[np.float64] = (missed.sum(axis=0) + 1) / (len(missed) + 1)
    return bounds


def _missed(text: Chances) -> list[float]:
    """The share of one note's identifying tokens below each threshold of the grid."""
    return [_share_missed(text, threshold) for threshold in _GRID]


def _share_missed(text: Chances, threshold: float) -> float:
    return float((text.values[text.gold] < threshold).mean())


def _log_loss(texts: Sequence[Chances]) -> float:
    total = count = 0.0
    for text in texts:
        chance = np.clip(text.values, 1e-6, 1 - 1e-6)
        total -= float(np.log(np.where(text.gold, chance, 1 - chance)).sum())
        count += len(text.gold)
    return total / max(count, 1.0)
