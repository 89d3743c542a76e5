"""Active learning: what is labelled next, by doubt, by certainty and by chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.engine.tagger.word_features.sentences import Sentence
from app.progress import NullReporter
from app.training.baselines.active import CERTAIN, CHANCE, DOUBT, label_in_turn
from app.training.baselines.self_training import Confident
from app.training.corpora.documents import LabelledDocument


@dataclass(frozen=True)
class Lengths:
    """Sure of short words, less so of long ones."""

    known: int

    def confident(self, sentence: Sentence) -> Confident:
        return [("O", 1.0 / len(word)) for word in sentence.words]


def pool() -> list[LabelledDocument]:
    return [LabelledDocument(f"d{n}", "x" * (n + 1), ()) for n in range(8)]


def test_the_least_or_most_sure_documents_come_next_and_all_start_and_end_alike() -> None:
    def train(documents: Sequence[LabelledDocument]) -> Lengths:
        return Lengths(len(documents))

    steps = label_in_turn(train, pool(), 3, 1, NullReporter())
    doubt = [step for step in steps if step.strategy == DOUBT]
    chance = [step for step in steps if step.strategy == CHANCE]
    assert [len(step.documents) for step in doubt] == [3, 6, 8]
    assert [step.tagger.known for step in chance] == [3, 6, 8]
    assert doubt[0].documents == chance[0].documents
    assert set(doubt[-1].documents) == set(chance[-1].documents)
    later = [len(d.text) for d in doubt[-1].documents[3:]]
    assert later == sorted(later, reverse=True)
    certain = [step for step in steps if step.strategy == CERTAIN]
    assert certain[0].documents == doubt[0].documents
    surest = [len(d.text) for d in certain[-1].documents[3:]]
    assert surest == sorted(surest)
    assert later != [len(d.text) for d in chance[-1].documents[3:]]
