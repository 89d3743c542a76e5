"""A linear-chain CRF over hand-made features, the strongest system without learned vectors.

Sources: Lafferty et al. 2001; Berg and Dalianis 2020, who de-identify Swedish records with it.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from pathlib import Path

from sklearn_crfsuite import CRF

from app.errors import InputError
from app.training.baselines.phrases import Phrases
from app.training.baselines.sentences import Example, Sentence
from app.training.baselines.token_features import features

MODEL, LISTS = "crf.crfsuite", "lists.json"


class FeatureCrf:
    """A trained CRF with the lists whose membership is among its features."""

    def __init__(self, crf: CRF, phrases: Phrases) -> None:
        self._crf, self._phrases = crf, phrases

    @classmethod
    def fit(
        cls, examples: Iterable[Example], phrases: Phrases, *, iterations: int = 100
    ) -> FeatureCrf:
        """Train by L-BFGS with both penalties; the same examples give the same weights.

        Features are made one sentence at a time: those of a corpus would fill the memory.
        """
        crf = CRF(
            algorithm="lbfgs",
            c1=0.1,
            c2=0.01,
            max_iterations=iterations,
            all_possible_transitions=True,
        )
        kept = list(examples)
        crf.fit(
            (features(example.sentence, phrases) for example in kept),
            (list(example.labels) for example in kept),
        )
        return cls(crf, phrases)

    def labels(self, sentence: Sentence) -> tuple[str, ...]:
        """The most probable sequence of labels."""
        return tuple(self._crf.tagger_.tag(features(sentence, self._phrases)))

    def confident(self, sentence: Sentence) -> tuple[tuple[str, float], ...]:
        """The most probable labels, each with its marginal probability.

        Marginals come from forward-backward constrained to the label at one token (Culotta and
        McCallum 2004).
        """
        tagger = self._crf.tagger_
        labels = tagger.tag(features(sentence, self._phrases))
        return tuple((label, tagger.marginal(label, i)) for i, label in enumerate(labels))

    def save(self, folder: Path) -> None:
        """Write weights and lists, which hold words of the training documents, into `folder`."""
        shutil.copyfile(self._crf.modelfile.name, folder / MODEL)
        self._phrases.save(folder / LISTS)

    @classmethod
    def load(cls, folder: Path) -> FeatureCrf:
        """Read what `save` wrote. Raises `InputError`."""
        try:
            phrases = Phrases.load(folder / LISTS)
            crf = CRF(model_filename=str(folder / MODEL))
            crf.tagger_.labels()
        except (OSError, ValueError):
            raise InputError(f"{folder.name} holds no CRF.") from None
        return cls(crf, phrases)
