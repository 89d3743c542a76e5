"""Self-training: a tagger labels text for itself and learns from what it is sure of.

Source: Berg and Dalianis 2020. It serves any tagger that gives marginal probabilities.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from math import inf
from operator import itemgetter
from typing import Generic, Protocol, TypeVar

from app.engine.evaluation.scores import Counts
from app.engine.tagger.word_features.sentences import Sentence
from app.progress import Reporter, Stage
from app.training.baselines.examples import Example
from app.training.corpora.tag_schemes import OUTSIDE, bare

Confident = Sequence[tuple[str, float]]
"""The label of each token and its marginal probability."""

FALLS = 3
"""Rounds with a worse development F1 than the round before after which training stops."""


class ConfidentTagger(Protocol):
    """Labels a sentence and says how sure it is of each label."""

    def confident(self, sentence: Sentence) -> Confident:
        """The label of each token with its marginal probability."""


T = TypeVar("T", bound=ConfidentTagger)

Slips = Mapping[str, tuple[int, int]]
"""Wrong labels, and all labels, of `OUTSIDE` and of each class that a tagger gave."""


@dataclass(frozen=True, slots=True)
class Thresholds:
    """The least marginal of a label that is taken for true; `inf` where none is."""

    outside: float
    identifying: float

    def clears(self, tagged: Confident) -> bool:
        """Whether every token of a sentence is sure enough."""
        return all(
            marginal >= (self.outside if label == OUTSIDE else self.identifying)
            for label, marginal in tagged
        )


@dataclass(frozen=True, slots=True)
class Targets:
    """How much of the tagger's rate of wrong labels on development may remain above a threshold.

    A share of 1 keeps everything, 0 only what development never shows wrong. Fixed rates would let
    nothing through while a tagger is weak, and everything once it is strong.
    """

    outside: float = 0.5
    identifying: float = 0.25


@dataclass(frozen=True, slots=True)
class Round:
    """What one round took from the unlabelled sentences, and the development F1 after it.

    Where people had labelled those sentences, `taken_slips` and `left_slips` tell how right the
    round's labels of what it took and of what it refused were.
    """

    thresholds: Thresholds
    taken: int
    left: int
    f1: float
    taken_slips: Slips = field(default_factory=dict)
    left_slips: Slips = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Outcome(Generic[T]):
    """The tagger with the best development F1, that of the labelled set alone included."""

    tagger: T
    first_f1: float
    rounds: tuple[Round, ...]


def self_train(
    train: Callable[[Sequence[Example]], T],
    labelled: Sequence[Example],
    development: Sequence[Example],
    unlabelled: Sequence[Sentence],
    reporter: Reporter,
    targets: Targets = Targets(),
    documents: Sequence[int] = (),
    truth: Sequence[Sequence[str]] = (),
) -> Outcome[T]:
    """Train, label, keep the sure sentences, and again.

    `documents` are the numbers of the documents of the unlabelled sentences, where one sense per
    discourse is to count. `truth` is what people said of those sentences, if they did: the rounds
    tell how often they are wrong, and nothing is learnt from it. A sentence is kept only if every
    token clears its threshold; thresholds are set anew from the development sentences in each
    round. Stops when no sentence is left, none clears, or the development F1 fell `FALLS` times.
    Raises `Cancelled`.
    """
    known, waiting = list(labelled), list(range(len(unlabelled)))
    tagger = best = train(known)
    first_f1 = previous = highest = _f1(tagger, development)
    rounds: list[Round] = []
    falls = 0
    while waiting and falls < FALLS:
        reporter.step(Stage.DETECT, len(unlabelled) - len(waiting), len(unlabelled))
        thresholds = choose(tagger, development, targets)
        sentences = [unlabelled[number] for number in waiting]
        tagged = [tagger.confident(sentence) for sentence in sentences]
        sure = [thresholds.clears(one) for one in tagged]
        if documents:
            owners = [documents[number] for number in waiting]
            sure = by_discourse(sentences, tagged, owners, sure, thresholds)
        kept = [
            Example(sentence, labels_of(one))
            for sentence, one, ok in zip(sentences, tagged, sure, strict=True)
            if ok
        ]
        if not kept:
            break
        said = [
            (labels_of(one), truth[number], ok)
            for number, one, ok in zip(waiting, tagged, sure, strict=True)
            if truth
        ]
        waiting = [number for number, ok in zip(waiting, sure, strict=True) if not ok]
        known += kept
        tagger = train(known)
        f1 = _f1(tagger, development)
        taken, left = (slips((a, b) for a, b, ok in said if ok == side) for side in (True, False))
        rounds.append(Round(thresholds, len(kept), len(waiting), f1, taken, left))
        falls += f1 < previous
        previous = f1
        if f1 > highest:
            highest, best = f1, tagger
    return Outcome(best, first_f1, tuple(rounds))


def slips(labelled: Iterable[tuple[Sequence[str], Sequence[str]]]) -> Slips:
    """How right labels are: what was said of each sentence, and what is so."""
    counts: dict[str, tuple[int, int]] = {}
    for said, gold in labelled:
        for label, right in zip(said, gold, strict=True):
            wrong, total = counts.get(_sense(label), (0, 0))
            counts[_sense(label)] = (wrong + (label != right), total + 1)
    return dict(sorted(counts.items()))


def by_discourse(
    sentences: Sequence[Sentence],
    tagged: Sequence[Confident],
    documents: Sequence[int],
    sure: Sequence[bool],
    thresholds: Thresholds,
) -> list[bool]:
    """Which sentences are sure, those among them that lack one token alone.

    That token counts as sure if its document has the same word surely with the same label in
    another place: a word has one sense in one discourse (Gale et al. 1992, Yarowsky 1995).
    """
    senses: set[tuple[int, str, str]] = set()
    for sentence, one, document in zip(sentences, tagged, documents, strict=True):
        for word, (label, marginal) in zip(sentence.words, one, strict=True):
            if thresholds.clears([(label, marginal)]):
                senses.add((document, word.casefold(), _sense(label)))
    found = list(sure)
    for number, (sentence, one) in enumerate(zip(sentences, tagged, strict=True)):
        unsure = [
            (word, label)
            for word, (label, marginal) in zip(sentence.words, one, strict=True)
            if not thresholds.clears([(label, marginal)])
        ]
        if len(unsure) == 1:
            ((word, label),) = unsure
            found[number] = (documents[number], word.casefold(), _sense(label)) in senses
    return found


def co_train(
    views: Sequence[Callable[[Sequence[Example]], T]],
    labelled: Sequence[Example],
    development: Sequence[Example],
    unlabelled: Sequence[Sentence],
    reporter: Reporter,
    targets: Targets = Targets(),
) -> tuple[list[Example], list[Round]]:
    """Two taggers that see different things teach each other (Blum and Mitchell 1998).

    In each round every view labels what is waiting; a sentence of which one view is sure, and none
    is sure of other labels, teaches both from then on. Returns all that was learnt from, and the
    rounds with the better view's development F1. Stops as `self_train` does.
    """
    known, waiting = list(labelled), list(unlabelled)
    rounds: list[Round] = []
    taggers = [train(known) for train in views]
    previous = max(_f1(tagger, development) for tagger in taggers)
    falls = 0
    while waiting and falls < FALLS:
        reporter.step(Stage.DETECT, len(unlabelled) - len(waiting), len(unlabelled))
        chosen = [choose(tagger, development, targets) for tagger in taggers]
        kept: list[Example] = []
        left: list[Sentence] = []
        for sentence in waiting:
            said = {
                labels_of(tagged)
                for tagger, thresholds in zip(taggers, chosen, strict=True)
                if thresholds.clears(tagged := tagger.confident(sentence))
            }
            if len(said) == 1:
                kept.append(Example(sentence, said.pop()))
            else:
                left.append(sentence)
        if not kept:
            break
        known, waiting = known + kept, left
        taggers = [train(known) for train in views]
        f1 = max(_f1(tagger, development) for tagger in taggers)
        rounds.append(Round(chosen[0], len(kept), len(waiting), f1))
        falls += f1 < previous
        previous = f1
    return known, rounds


def labels_of(tagged: Confident) -> tuple[str, ...]:
    """The labels alone."""
    return tuple(label for label, _ in tagged)


def _sense(label: str) -> str:
    return bare(label) or OUTSIDE


def without_selection(
    train: Callable[[Sequence[Example]], T],
    labelled: Sequence[Example],
    unlabelled: Sequence[Sentence],
) -> T:
    """The simple variant (NS): every unlabelled sentence is taken as the first tagger labels it."""
    kept, _ = _select(train(labelled), unlabelled, Thresholds(0.0, 0.0))
    return train([*labelled, *kept])


def choose(tagger: ConfidentTagger, development: Sequence[Example], targets: Targets) -> Thresholds:
    """The lowest thresholds above which labels of development tokens are seldom enough wrong."""
    outside: list[tuple[float, bool]] = []
    identifying: list[tuple[float, bool]] = []
    for example in development:
        tagged = tagger.confident(example.sentence)
        for (label, marginal), gold in zip(tagged, example.labels, strict=True):
            scored = outside if label == OUTSIDE else identifying
            scored.append((marginal, label == gold))
    return Thresholds(_lowest(outside, targets.outside), _lowest(identifying, targets.identifying))


def _lowest(scored: list[tuple[float, bool]], share: float) -> float:
    errors = sum(not right for _, right in scored)
    lowest, wrong, seen = inf, 0, 0
    ordered = sorted(scored, key=itemgetter(0), reverse=True)
    for marginal, equals in groupby(ordered, key=itemgetter(0)):
        answers = [right for _, right in equals]
        wrong, seen = wrong + answers.count(False), seen + len(answers)
        if wrong * len(scored) <= share * errors * seen:
            lowest = marginal
    return lowest


def _select(
    tagger: ConfidentTagger, waiting: Sequence[Sentence], thresholds: Thresholds
) -> tuple[list[Example], list[Sentence]]:
    kept: list[Example] = []
    left: list[Sentence] = []
    for sentence in waiting:
        tagged = tagger.confident(sentence)
        if thresholds.clears(tagged):
            kept.append(Example(sentence, tuple(label for label, _ in tagged)))
        else:
            left.append(sentence)
    return kept, left


def _f1(tagger: ConfidentTagger, development: Sequence[Example]) -> float:
    counts = Counts()
    for example in development:
        tagged = tagger.confident(example.sentence)
        for (label, _), gold in zip(tagged, example.labels, strict=True):
            right = label == gold != OUTSIDE
            counts += Counts(
                tp=right,
                fp=label not in {gold, OUTSIDE},
                fn=gold not in {label, OUTSIDE},
            )
    return counts.scores.f1
