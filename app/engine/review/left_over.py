"""How many identifiers an export leaves, with an interval that was held against labelled notes.

The scores of near misses are probabilities of single places, and their sum is no count of what is
left: some genres have many doubtful places and few misses. So the count is a negative binomial
whose mean is a power of that sum, fitted on labelled notes and checked on others
(`benchmarks/left_over.py`; the table is in docs/left-over.md). A batch shares what its genre does
to the estimate, so its interval is wider than that of independent documents.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, fsum, lgamma, log

from app.engine.domain.review import Finding, Review
from app.paths import RESOURCES

LEVEL = 0.95
_BESIDE_NONE = 0.05
"""Added to the sum of scores, so that a document without any has a finite estimate."""
_LEAST_SPREAD = 1e-6
_MOST = 1_000_000


@dataclass(frozen=True, slots=True)
class Fitted:
    """A model of what is left, as it was measured for some languages.

    Attributes:
        at_one: mean where the scores sum up to one.
        power: of the sum.
        spread: of the count in a document around its mean: variance is mean + spread · mean².
        shared: the same of the total of a batch, of which all documents are of one kind.
        notes: how many notes the model was held against.
        covered: share of those whose count lay in the interval, and `lowest`, `highest` of the
            groups of notes: by genre, language and spoilt writing.
    """

    at_one: float
    power: float
    spread: float
    shared: float
    notes: int
    covered: float
    lowest: float
    highest: float

    def mean(self, scores: Iterable[float]) -> float:
        """Expected count for a document whose near misses have these scores."""
        return self.at_one * float((fsum(scores) + _BESIDE_NONE) ** self.power)


@dataclass(frozen=True, slots=True)
class LeftOver:
    """What is expected to be left: a count with an interval of `LEVEL`, and the model behind it."""

    expected: float
    least: int
    most: int
    model: Fitted


def left_over(
    review: Review, near: Iterable[Finding], pack: str, threshold: float | None
) -> LeftOver | None:
    """What is left of a document as `review` stands; None where that was never measured.

    `near` are its near misses, of `app.engine.review.transitions.near_misses`. `pack`: name and
    version of the usual pack, and the score that it was used with. What the reviewer or the policy
    keeps is not counted.
    """
    if review.unserved:
        return None
    scores = [one.score for one in near]
    languages = {passage.language for passage in review.passages} - {""}
    models = _models(pack, threshold, languages)
    if not models:
        return None
    model = max(models, key=lambda one: one.mean(scores))
    mean = model.mean(scores)
    least, most = interval(mean, model.spread)
    return LeftOver(mean, least, most, model)


def of_batch(parts: Sequence[LeftOver]) -> LeftOver | None:
    """What is left of a batch altogether; None without documents."""
    if not parts:
        return None
    expected = fsum(one.expected for one in parts)
    model = max((one.model for one in parts), key=lambda one: one.shared)
    variance = fsum(one.model.spread * one.expected**2 for one in parts)
    least, most = interval(expected, variance / expected**2 + model.shared)
    return LeftOver(expected, least, most, model)


def interval(mean: float, spread: float) -> tuple[int, int]:
    """The counts between which a negative binomial lies with `LEVEL`, as much below as above."""
    size = 1.0 / max(spread, _LEAST_SPREAD)
    to_none, to_more = log(size / (size + mean)), log(mean / (size + mean))
    below, least = 0.0, -1
    for count in range(_MOST):
        ways = lgamma(count + size) - lgamma(size) - lgamma(count + 1.0)
        below += exp(ways + size * to_none + count * to_more)
        if least < 0 and below > (1.0 - LEVEL) / 2:
            least = count
        if below >= 1.0 - (1.0 - LEVEL) / 2:
            return least, count
    return max(least, 0), _MOST


def _models(pack: str, threshold: float | None, languages: set[str]) -> tuple[Fitted, ...]:
    """Those of the languages of a document; none unless each of them was measured."""
    fits = [
        (codes, fitted)
        for packs, advised, codes, fitted in _measured()
        if pack in packs and threshold in (None, advised)
    ]
    if languages - {code for codes, _ in fits for code in codes}:
        return ()
    return tuple(fitted for codes, fitted in fits if codes & languages or not languages)


@cache
def _measured() -> tuple[tuple[frozenset[str], float, frozenset[str], Fitted], ...]:
    stored = tomllib.loads((RESOURCES / "left_over.toml").read_text(encoding="utf-8"))
    return tuple(
        (
            frozenset(one["packs"]),
            one["threshold"],
            frozenset(one["languages"]),
            Fitted(**one["fitted"]),
        )
        for one in stored["models"]
    )
