"""What an export leaves: the estimate, its interval, and when nothing is said."""

from __future__ import annotations

import json
from math import exp, fsum, lgamma, log

import pytest

from app.engine.domain.document import Document, Passage, Span
from app.engine.domain.review import Finding, Review
from app.engine.review.left_over import LeftOver, interval, left_over, of_batch
from app.engine.review.transitions import near_misses
from app.paths import MODELS

PACK = "en-minilm 1.3.0"
TEXT = "Seen by nobody at all in no town whatever, and by others after that. " * 4


def estimated(
    *scores: float, pack: str = PACK, threshold: float = 0.1, language: str = "en"
) -> LeftOver | None:
    """Of a document with a near miss of each score."""
    made = review(*scores, language=language)
    return left_over(made, near_misses(made), pack, threshold)


def review(*scores: float, language: str = "en") -> Review:
    """A document with a near miss of each score."""
    spans = [Span(8 * number, 8 * number + 5) for number in range(len(scores))]
    near = tuple(
        Finding(str(at.start), at, "PATIENT", score, "tagger")
        for at, score in zip(spans, scores, strict=True)
    )
    passages = (Passage(Span(0, len(TEXT)), language, 1.0),)
    document = Document("d", "text", "0" * 64, TEXT, passages=passages)
    return Review(document, (), candidates=near, served=("en", "es", "it", "sv"))


@pytest.mark.parametrize("spread", [0.0, 0.1, 2.0])
@pytest.mark.parametrize("mean", [0.05, 1.0, 20.0])
def test_the_interval_holds_95_of_100_counts(mean: float, spread: float) -> None:
    size = 1 / max(spread, 1e-6)

    def chance(count: int) -> float:
        ways = lgamma(count + size) - lgamma(size) - lgamma(count + 1)
        return exp(ways + size * log(size / (size + mean)) + count * log(mean / (size + mean)))

    least, most = interval(mean, spread)
    held = fsum(chance(count) for count in range(least, most + 1))
    assert held >= 0.95
    assert fsum(chance(count) for count in range(least)) <= 0.025


def test_more_doubt_means_more_left() -> None:
    little, much = estimated(0.02), estimated(0.6, 0.7, 0.5)
    assert little is not None
    assert much is not None
    assert 0 < little.expected < much.expected
    assert little.least == 0
    assert little.most < much.most


@pytest.mark.parametrize(
    ("pack", "threshold", "language"),
    [("mine 1.0", 0.1, "en"), (PACK, 0.4, "en"), (PACK, 0.1, "fr")],
)
def test_nothing_is_said_of_what_was_never_measured(
    pack: str, threshold: float, language: str
) -> None:
    assert estimated(0.3, pack=pack, threshold=threshold, language=language) is None


def test_a_batch_is_less_certain_than_independent_documents() -> None:
    part = estimated(0.3, 0.4)
    assert part is not None
    batch = of_batch([part] * 50)
    assert batch is not None
    assert batch.expected == pytest.approx(50 * part.expected)
    independent = interval(batch.expected, part.model.spread / 50)
    assert batch.least < independent[0]
    assert batch.most > independent[1]
    assert of_batch([]) is None


def test_the_packs_of_today_were_measured() -> None:
    """A new version of a pack, or another advised score, must be measured anew."""
    for name, told in {
        "en-minilm": ("1.3.0", 0.1),
        "multi-e5": ("1.2.0", 0.2),
        "accurate-en": ("1.0.0", 0.075),
        "accurate-multi": ("1.0.0", 0.15),
    }.items():
        manifest = json.loads((MODELS / name / "manifest.json").read_text(encoding="utf-8"))
        assert (manifest["version"], manifest["threshold"]) == told, "run benchmarks/left_over.py"
    for language in ("en", "es", "it", "sv"):
        assert estimated(0.3, language=language) is not None
        default = estimated(0.3, pack="accurate-en 1.0.0", threshold=0.075, language=language)
        assert default is not None
