"""A linear-chain CRF over hand-made features, the strongest system without learned vectors.

Sources: Lafferty et al. 2001; Berg and Dalianis 2020, who de-identify Swedish records with it.
"""

from __future__ import annotations

import tempfile
from collections import defaultdict
from collections.abc import Iterable, Sequence
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


class FeatureCrf:
    """A trained CRF with the lists whose membership is among its features."""

    def __init__(self, model: bytes, phrases: Phrases) -> None:
        self._model, self._phrases = model, phrases
        self._tagger = pycrfsuite.Tagger()
        self._tagger.open_inmemory(model)

    @classmethod
    def fit(
        cls, examples: Iterable[Example], phrases: Phrases, *, iterations: int = 100
    ) -> FeatureCrf:
        """Train by L-BFGS with both penalties; the same examples give the same weights.

        Features are made one sentence at a time: those of a corpus would fill the memory.
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
            trainer.append(features(example.sentence, phrases), list(example.labels))
        # The library writes its model to a file only.
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "crf.crfsuite")
            trainer.train(str(path))
            return cls(path.read_bytes(), phrases)

    @property
    def phrases(self) -> Phrases:
        """The lists that it was trained with."""
        return self._phrases

    def labels(self, sentence: Sentence) -> tuple[str, ...]:
        """The most probable sequence of labels."""
        return tuple(self._tagger.tag(features(sentence, self._phrases)))

    def confident(self, sentence: Sentence) -> tuple[tuple[str, float], ...]:
        """The most probable labels, each with its marginal probability.

        Marginals come from forward-backward constrained to the label at one token (Culotta and
        McCallum 2004).
        """
        tagger = self._tagger
        labels = tagger.tag(features(sentence, self._phrases))
        return tuple((label, tagger.marginal(label, i)) for i, label in enumerate(labels))

    @property
    def classes(self) -> tuple[str, ...]:
        """What its labels name, in alphabetical order."""
        return tuple(sorted({name for label in self._tagger.labels() if (name := bare(label))}))

    def table(self) -> tuple[FeatureTable, Floats]:
        """Its weights as those of the BILOU lattice, and the transitions.

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
