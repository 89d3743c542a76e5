"""The tagger of packs of word features: a linear-chain CRF or a vocabulary, without ONNX."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from app.engine.tagger.lattice_tagger import LatticeTagger
from app.engine.tagger.linear_chain import Floats
from app.engine.tagger.pack.manifest import FEATURES, LISTS
from app.engine.tagger.pack.operating_points import Threshold, threshold
from app.engine.tagger.pack.packs import Pack
from app.engine.tagger.word_features.features import features
from app.engine.tagger.word_features.phrases import Phrases
from app.engine.tagger.word_features.sentences import Sentence, Split, split
from app.engine.tagger.word_features.table import FeatureTable, hashed
from app.errors import PackInvalid
from app.progress import Reporter, Stage, Tick, silent

_BLOCK = 2000
"""Tokens after which it is told how far the search is."""


class FeatureTagger(LatticeTagger[Split]):
    """Scores each token by the features of its word and the words around it.

    A pack without features knows words alone, as they are written.
    """

    def __init__(self, pack: Pack, min_score: Threshold = None) -> None:
        """Raises `ModelError` for an operating point that the pack lacks, and `PackInvalid`."""
        manifest = pack.manifest
        super().__init__(pack, threshold(min_score, manifest.operating_points, manifest.threshold))
        self._table = FeatureTable.parse(pack.contents[FEATURES], len(pack.columns))
        self._rows = self._table.rows()
        try:
            self._phrases = Phrases.parse(pack.contents.get(LISTS, b"{}"))
        except (ValueError, TypeError, AttributeError):
            raise PackInvalid("The lists of the model cannot be read.") from None

    @property
    def provider(self) -> str:
        """It is always the processor."""
        return "cpu"

    def encode(
        self,
        text: str,
        barriers: tuple[int, ...] = (),
        tick: Tick = silent,  # noqa: ARG002 - sentences are told apart fast
    ) -> Split:
        """The sentences of `text`, in the groups that the model was trained with."""
        manifest = self.pack.manifest
        return split(text, manifest.language, barriers, group=manifest.group)

    def stream(self, encoded: Split, reporter: Reporter) -> Iterator[tuple[int, Floats]]:
        """As `LatticeTagger.stream`, by blocks of sentences."""
        total = len(encoded.tokens)
        emissions = np.empty((total, len(self.pack.columns)), dtype=np.float32)
        # Names of features recur in a text; nothing of it is remembered afterwards.
        known: dict[str, int] = {}
        done = told = 0
        for sentence in encoded.sentences:
            end = done + len(sentence.tokens)
            scores = self._table.scores([self._known(t, known) for t in self._features(sentence)])
            scores[0] += self._table.first
            scores[-1] += self._table.last
            emissions[done:end] = scores[:, self.pack.columns]
            done = end
            if done - told >= _BLOCK or done == total:
                told = done
                reporter.step(Stage.DETECT, done, total)
                yield done, emissions

    def _features(self, sentence: Sentence) -> list[list[str]]:
        if self.pack.manifest.features:
            return features(sentence, self._phrases)
        return [[f"word={word}"] for word in sentence.words]

    def _known(self, names: list[str], known: dict[str, int]) -> list[int]:
        """Rows of the features that have one."""
        fresh = [name for name in names if name not in known]
        known.update((name, self._rows.get(hashed(name), -1)) for name in fresh)
        return [row for row in map(known.__getitem__, names) if row >= 0]
