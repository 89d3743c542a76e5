"""A linear-chain CRF over hand-made features, the strongest system without learned vectors.

Sources: Lafferty et al. 2001; Berg and Dalianis 2020, who de-identify Swedish records with it.
"""

from __future__ import annotations

import re
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import numpy as np
import pycrfsuite

from app.engine.tagger import bilou
from app.engine.tagger.linear_chain import Floats
from app.engine.tagger.word_features.features import features
from app.engine.tagger.word_features.phrases import Phrases
from app.engine.tagger.word_features.sentences import Sentence
from app.engine.tagger.word_features.table import FeatureTable
from app.training.baselines.examples import Example
from app.training.corpora.tag_schemes import OUTSIDE, bare

_NEVER = 50.0
# A tag of the lattice, and what other schemes call it.
_STANDS_FOR = {"B": "B", "I": "I", "L": "LEI", "U": "USB"}


View = Callable[[str], bool]
"""Whether a tagger sees a feature."""

_OF_NEIGHBOUR = re.compile(r"-?\d:")


def _everything(_feature: str) -> bool:
    return True


def own(feature: str) -> bool:
    """The view of a word by itself."""
    return not of_neighbours(feature)


def of_neighbours(feature: str) -> bool:
    """The view of what stands around a word."""
    return feature == "first" or _OF_NEIGHBOUR.match(feature) is not None


def _seen(sentence: Sentence, phrases: Phrases, view: View) -> list[list[str]]:
    return [[one for one in token if view(one)] for token in features(sentence, phrases)]


class FeatureCrf:
    """A trained CRF with the lists whose membership is among its features."""

    def __init__(self, model: bytes, phrases: Phrases, view: View = _everything) -> None:
        # The library reads from these bytes as long as it tags.
        self._model, self._phrases, self._view = model, phrases, view
        self._tagger = pycrfsuite.Tagger()
        self._tagger.open_inmemory(model)

    @classmethod
    def fit(
        cls,
        examples: Iterable[Example],
        phrases: Phrases,
        *,
        iterations: int = 100,
        view: View = _everything,
    ) -> FeatureCrf:
        """Train by L-BFGS with both penalties; the same examples give the same weights.

        It sees the features that `view` lets through. They are made one sentence at a time: those
        of a corpus would fill the memory.
        """
        trainer = pycrfsuite.Trainer(algorithm="lbfgs", verbose=False)
        trainer.set_params(
            {
                "c1": 0.1,
                "c2": 0.01,
                "max_iterations": iterations,
                "feature.possible_transitions": True,
            }
        )
        for example in examples:
            trainer.append(_seen(example.sentence, phrases, view), list(example.labels))
        # The library writes its model to a file only.
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "crf.crfsuite")
            trainer.train(str(path))
            return cls(path.read_bytes(), phrases, view)

    @property
    def phrases(self) -> Phrases:
        """The lists that it was trained with."""
        return self._phrases

    def labels(self, sentence: Sentence) -> tuple[str, ...]:
        """The most probable sequence of labels."""
        return tuple(self._tagger.tag(_seen(sentence, self._phrases, self._view)))

    def confident(self, sentence: Sentence) -> tuple[tuple[str, float], ...]:
        """The most probable labels, each with its marginal probability.

        Marginals come from forward-backward constrained to the label at one token (Culotta and
        McCallum 2004).
        """
        tagger = self._tagger
        labels = tagger.tag(_seen(sentence, self._phrases, self._view))
        return tuple((label, tagger.marginal(label, i)) for i, label in enumerate(labels))

    @property
    def classes(self) -> tuple[str, ...]:
        """What its labels name, in alphabetical order."""
        return tuple(sorted({name for label in self._tagger.labels() if (name := bare(label))}))

    def table(self) -> tuple[FeatureTable, Floats]:
        """Its weights as those of the BILOU lattice over `classes`; transitions `(tags, tags)`.

        The lattice takes OUTSIDE to stand before and behind a sentence, which the CRF does not:
        the first and the last token get back what that costs.
        """
        columns = self._columns()
        info = self._tagger.info()
        rows: defaultdict[str, Floats] = defaultdict(
            lambda: np.zeros(len(columns), dtype=np.float32)
        )
        for (name, label), weight in info.state_features.items():
            for tag, known in enumerate(columns):
                if known == label:
                    rows[name][tag] += weight
        transitions = np.array(
            [[info.transitions.get((a, b), 0.0) for b in columns] for a in columns],
            dtype=np.float32,
        )
        permitted = bilou.allowed(len(self.classes))
        first = np.where(permitted[bilou.OUTSIDE], -transitions[bilou.OUTSIDE], 0.0)
        last = np.where(permitted[:, bilou.OUTSIDE], -transitions[:, bilou.OUTSIDE], 0.0)
        # What training never showed stays impossible.
        always = np.where([label == "" for label in columns], -_NEVER, 0.0).astype(np.float32)
        return FeatureTable.of(rows, first, last, always), transitions

    def _columns(self) -> Sequence[str]:
        """The CRF's label for each tag of the lattice; one that training never showed is empty."""
        known = set(self._tagger.labels())
        columns = [OUTSIDE]
        for name in self.classes:
            for stands_for in _STANDS_FOR.values():
                named = (f"{letter}-{name}" for letter in stands_for)
                columns.append(next((label for label in named if label in known), ""))
        return columns
