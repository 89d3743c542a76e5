"""The tagger of packs whose ONNX graph reads words and their characters, sentence by sentence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from app.engine.tagger.lattice_tagger import LatticeTagger
from app.engine.tagger.linear_chain import Floats
from app.engine.tagger.pack.manifest import VOCABULARY
from app.engine.tagger.pack.operating_points import Threshold, threshold
from app.engine.tagger.pack.packs import Pack
from app.engine.tagger.tagger import Session
from app.engine.tagger.word_features.sentences import Sentence, Split, split
from app.engine.tagger.word_inputs import Vocabulary, arrays, parts
from app.progress import Reporter, Stage, Tick, silent

_BATCH = 1024
"""Words, padding included, that are computed at once."""
_BLOCK = 2000
"""Words of which sentences of similar length are computed together."""


class WordTagger(LatticeTagger[Split]):
    """Scores the words of a sentence with the ONNX graph of a pack."""

    def __init__(
        self,
        pack: Pack,
        provider: str | None = None,
        threads: int | None = None,
        min_score: Threshold = None,
    ) -> None:
        """Arguments and errors are those of `app.engine.tagger.tagger.Tagger.load`."""
        manifest = pack.manifest
        super().__init__(pack, threshold(min_score, manifest.operating_points, manifest.threshold))
        self._vocabulary = Vocabulary.parse(pack.contents[VOCABULARY])
        self._session = Session.of(pack, provider, threads)
        self._inputs = self._session.inputs

    @property
    def provider(self) -> str:
        """Key of `PROVIDERS` for where the model runs."""
        return self._session.provider

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
        done, group = 0, self.pack.manifest.group
        for block in _blocks([one for whole in encoded.sentences for one in parts(whole, group)]):
            sizes = [len(part.tokens) for part in block]
            firsts = done + np.cumsum(sizes) - sizes
            for numbers in _batches(sizes):
                scores = self._run([block[number] for number in numbers])
                for row, number in zip(scores, numbers, strict=True):
                    first, size = int(firsts[number]), sizes[number]
                    emissions[first : first + size] = row[:size, self.pack.columns]
            done += sum(sizes)
            reporter.step(Stage.DETECT, done, total)
            yield done, emissions

    def _run(self, sentences: Sequence[Sentence]) -> Floats:
        """Outputs of the graph, `(sentences, words, labels)`."""
        given = arrays(sentences, self._vocabulary)
        return self._session.run({name: given[name] for name in self._inputs})


def _blocks(sentences: Sequence[Sentence]) -> Iterator[list[Sentence]]:
    block: list[Sentence] = []
    for sentence in sentences:
        block.append(sentence)
        if sum(len(one.tokens) for one in block) >= _BLOCK:
            yield block
            block = []
    if block:
        yield block


def _batches(sizes: Sequence[int]) -> Iterator[list[int]]:
    """Numbers of sentences of similar length."""
    batch: list[int] = []
    for number in sorted(range(len(sizes)), key=lambda number: sizes[number]):
        if batch and (len(batch) + 1) * sizes[number] > _BATCH:
            yield batch
            batch = []
        batch.append(number)
    if batch:
        yield batch
