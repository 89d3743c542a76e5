"""Active learning: which documents to label next, beside the same number drawn by chance.

Sources: Lewis and Gale 1994, uncertainty sampling; Boström and Dalianis 2012, in whose clinical
notes the most certain taught more. The unit is a document, as reviewers are given whole documents.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, TypeVar

from app.progress import Reporter, Stage
from app.training.baselines.examples import examples
from app.training.baselines.self_training import ConfidentTagger
from app.training.corpora.documents import LabelledDocument

DOUBT, CERTAIN, CHANCE = "doubt", "certain", "chance"

STRATEGIES = (DOUBT, CERTAIN, CHANCE)
"""What comes next: what the tagger is least sure of, what it is surest of, or anything."""

T = TypeVar("T", bound=ConfidentTagger)


@dataclass(frozen=True, slots=True)
class Step(Generic[T]):
    """A tagger after one more batch of documents; `strategy` is one of `STRATEGIES`."""

    strategy: str
    documents: tuple[LabelledDocument, ...]
    tagger: T


def label_in_turn(
    train: Callable[[Sequence[LabelledDocument]], T],
    pool: Sequence[LabelledDocument],
    batch: int,
    seed: int,
    reporter: Reporter,
) -> list[Step[T]]:
    """All strategies from the same first `batch` documents on, until the pool is empty.

    How sure the tagger is of a document is a mean over its length, and labels are not looked at.
    Raises `Cancelled`.
    """
    steps: list[Step[T]] = []
    total = len(STRATEGIES) * max((len(pool) + batch - 1) // batch, 1)
    for strategy in STRATEGIES:
        order = sorted(pool, key=lambda one: one.id)
        Random(seed).shuffle(order)  # noqa: S311 - which documents are drawn
        known, waiting = order[:batch], order[batch:]
        while True:
            reporter.step(Stage.DETECT, len(steps), total)
            tagger = train(known)
            steps.append(Step(strategy, tuple(known), tagger))
            if not waiting:
                break
            if strategy != CHANCE:
                waiting.sort(key=lambda one: _doubt(tagger, one), reverse=strategy == DOUBT)
            known, waiting = known + waiting[:batch], waiting[batch:]
    return steps


def _doubt(tagger: ConfidentTagger, document: LabelledDocument) -> float:
    """Mean of what is missing to certainty, over the tokens of a document."""
    missing = [
        1.0 - marginal
        for example in examples(document)
        for _, marginal in tagger.confident(example.sentence)
    ]
    return sum(missing) / max(len(missing), 1)
