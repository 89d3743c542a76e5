"""The unigram tagger: each token gets the label that it had most often in training.

Source: the baseline of Berg and Dalianis 2020. It shows how much of a corpus a vocabulary solves.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

import numpy as np

from app.engine.tagger import bilou
from app.engine.tagger.linear_chain import Floats
from app.engine.tagger.word_features.phrases import Phrases
from app.engine.tagger.word_features.sentences import Sentence
from app.engine.tagger.word_features.table import FeatureTable
from app.training.baselines.examples import Example
from app.training.corpora.tag_schemes import OUTSIDE, bare

_SURE = 20.0
_JOINS = 1.0
"""Nats by which a neighbour of the same class is taken into one span rather than two."""


@dataclass(frozen=True, slots=True)
class Unigram:
    """Labels by token, as written. A token that is not in it identifies nobody."""

    vocabulary: Mapping[str, str] = field(repr=False)

    @classmethod
    def fit(cls, examples: Iterable[Example]) -> Unigram:
        """Count labels without prefixes: where an entity begins is not a word's property."""
        counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
        for example in examples:
            for word, label in zip(example.sentence.words, example.labels, strict=True):
                counts[word][bare(label) or OUTSIDE] += 1
        chosen = {word: _most_frequent(labels) for word, labels in counts.items()}
        return cls({word: name for word, name in chosen.items() if name != OUTSIDE})

    def labels(self, sentence: Sentence) -> tuple[str, ...]:
        """`I-` labels, so that neighbours of one subcategory become one span."""
        names = (self.vocabulary.get(word) for word in sentence.words)
        return tuple(OUTSIDE if name is None else f"I-{name}" for name in names)

    @property
    def classes(self) -> tuple[str, ...]:
        """What its labels name, in alphabetical order."""
        return tuple(sorted(set(self.vocabulary.values())))

    @property
    def phrases(self) -> Phrases:
        """It has no lists."""
        return Phrases({})

    def table(self) -> tuple[FeatureTable, Floats]:
        """One feature for each word; a word that is not in it is OUTSIDE."""
        size = 1 + 4 * len(self.classes)
        rows: dict[str, Floats] = {}
        for word, name in self.vocabulary.items():
            row = np.zeros(size, dtype=np.float32)
            first = 1 + 4 * self.classes.index(name)
            row[first : first + 4] = 2 * _SURE
            rows[f"word={word}"] = row
        always = np.zeros(size, dtype=np.float32)
        always[bilou.OUTSIDE] = _SURE
        nothing = np.zeros(size, dtype=np.float32)
        transitions = np.zeros((size, size), dtype=np.float32)
        for first in range(1, size, 4):
            inside, last = first + bilou.INSIDE, first + bilou.LAST
            transitions[np.ix_([first, inside], [inside, last])] = _JOINS
        return FeatureTable.of(rows, nothing, nothing, always), transitions


def _most_frequent(labels: Counter[str]) -> str:
    # Of two equally frequent labels the identifier wins: a miss is worse than a false alarm.
    return min(labels, key=lambda name: (-labels[name], name == OUTSIDE, name))
