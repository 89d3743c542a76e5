"""Labelled notes to training windows: the same tokens, pieces and features as at inference."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache, partial
from multiprocessing import get_context
from pathlib import Path
from random import Random

import numpy as np
import torch
from numpy.typing import NDArray
from tokenizers import Tokenizer
from torch import Tensor

from app.engine.domain.labels import schema
from app.engine.tagger import bilou
from app.engine.tagger.inputs import Encoder
from app.engine.tagger.lexicon import Lexicon
from app.engine.tagger.linear_chain import Ints
from app.engine.tagger.pack.manifest import Pooling
from app.engine.tagger.windows import Cut, plan
from app.training.config import Data, Fit
from app.training.corpora.documents import LabelledDocument
from app.training.optimise import grouped
from app.training.synthetic.generator import Generator
from app.training.tagger.alignment import align


@dataclass(frozen=True, slots=True)
class Layout:
    """How windows are cut and read; attributes are those of the manifest.

    Attributes:
        broken: whether a part of an entity that a window cuts may be learnt.
    """

    window: int
    context: int
    special: tuple[tuple[int, ...], tuple[int, ...]]
    windows: Cut = Cut.PIECES
    group: int = 1
    pooling: Pooling = Pooling.MEAN
    broken: bool = False

    @property
    def room(self) -> int:
        """Pieces of text in a window."""
        return self.window - sum(len(part) for part in self.special)


@dataclass(frozen=True, slots=True)
class Sample:
    """One window: word pieces, `(tokens, features)`, pieces of each token.

    Attributes:
        tags: gold tags of the tokens that are learnt from; the others are context.
        before: tokens of context in front of them.
    """

    ids: NDArray[np.int32] = field(repr=False)
    counts: NDArray[np.int8] = field(repr=False)
    features: NDArray[np.int8] = field(repr=False)
    tags: NDArray[np.int16] = field(repr=False)
    before: int = 0


@dataclass(frozen=True, slots=True)
class Batch:
    """Padded tensors. `owners` maps pieces to tokens; `scored` marks the tokens with a loss."""

    ids: Tensor
    mask: Tensor
    features: Tensor
    owners: Tensor
    tags: Tensor
    scored: Tensor


def samples(
    notes: Iterable[LabelledDocument],
    encoders: Mapping[str, Encoder],
    layout: Layout,
    classes: Sequence[str],
) -> Iterator[Sample]:
    """Windows of all notes. An entity that a window cuts is left out of it.

    Windows of pieces overlap, and each is learnt from as a whole; of a sentence or a group of them
    its own tokens alone are. `encoders` has one for the language of each note.
    """
    for note in notes:
        encoded = encoders[note.language](note.text, note.barriers)
        tags = align(note, encoded.tokens, classes)
        edges = np.concatenate(([0], np.cumsum(encoded.counts)))
        for window in plan(
            layout.windows,
            encoded.counts,
            encoded.sentences,
            size=layout.room,
            context=layout.context,
            group=layout.group,
        ):
            if layout.windows is Cut.PIECES:
                start, end = first, last = _whole(tags, window.start, window.end)
            else:
                start, end, first, last = window.start, window.end, window.first, window.last
                if not layout.broken:
                    first, last = _whole(tags, first, last)
            if first < last:
                yield Sample(
                    encoded.ids[edges[start] : edges[end]].astype(np.int32),
                    encoded.counts[start:end].astype(np.int8),
                    encoded.features[start:end].astype(np.int8),
                    tags[first:last].astype(np.int16),
                    first - start,
                )


def groups(rows: Sequence[Sample], settings: Fit, rng: Random | None) -> list[list[Sample]]:
    """Windows of similar length together, those of one step; see `app.training.optimise.grouped`.

    With `rng` the order is shuffled; without, it follows the length.
    """
    return grouped(rows, [len(row.ids) + 2 for row in rows], settings, rng)


def collate(rows: Sequence[Sample], layout: Layout) -> Batch:
    """Pad windows to one length and put the special pieces around them."""
    before, after = layout.special
    width = max(len(row.ids) for row in rows) + len(before) + len(after)
    tokens = max(len(row.tags) for row in rows)
    ids = np.zeros((len(rows), width), dtype=np.int64)
    mask = np.zeros_like(ids)
    owners = np.full_like(ids, tokens)
    features = np.zeros((*ids.shape, rows[0].features.shape[1]), dtype=np.int64)
    tags = np.zeros((len(rows), tokens), dtype=np.int64)
    scored = np.zeros((len(rows), tokens), dtype=np.bool_)
    for number, row in enumerate(rows):
        first, end = len(before), len(before) + len(row.ids)
        ids[number, : end + len(after)] = (*before, *row.ids, *after)
        mask[number, : end + len(after)] = 1
        owners[number, first:end] = _owners(row, tokens, layout.pooling)
        features[number, first:end] = np.repeat(row.features, row.counts, axis=0)
        tags[number, : len(row.tags)] = row.tags
        scored[number, : len(row.tags)] = True
    arrays = (ids, mask, features, owners, tags, scored)
    return Batch(*(torch.from_numpy(array) for array in arrays))


def _owners(row: Sample, nobody: int, pooling: Pooling) -> Ints:
    """The learnt token that each piece counts for; `nobody` for pieces that count for none."""
    tokens = np.full(len(row.counts), nobody, dtype=np.int64)
    tokens[row.before : row.before + len(row.tags)] = np.arange(len(row.tags))
    owners: Ints = np.repeat(tokens, row.counts)
    if pooling is Pooling.FIRST:
        later = np.ones(len(owners), dtype=np.bool_)
        later[np.cumsum(row.counts, dtype=np.int64) - row.counts] = False
        owners[later] = nobody
    return owners


def _whole(tags: Ints, first: int, end: int) -> tuple[int, int]:
    inside, last = 1 + bilou.INSIDE, 1 + bilou.LAST
    begin = 1 + bilou.BEGIN
    part = np.where(tags[first:end] == bilou.OUTSIDE, 0, (tags[first:end] - 1) % 4 + 1)
    opens = ~np.isin(part, (inside, last))
    closes = ~np.isin(part, (begin, inside))
    if not opens.any() or not closes.any():
        return first, first
    return first + int(opens.argmax()), end - int(closes[::-1].argmax())


_CHUNK = 200


@dataclass(frozen=True, slots=True)
class Source:
    """What decides the samples of every round, a pass over new documents, beside its number."""

    data: Data
    seed: int
    tokenizer: Path
    lexicon: Path | None
    layout: Layout
    labelled: tuple[LabelledDocument, ...] = field(repr=False, default=())
    classes: tuple[str, ...] = ()

    def samples(self, number: int, processes: int) -> list[Sample]:
        """Windows of all documents of round `number`; the same for any number of `processes`."""
        return [*self._generated(number, processes), *self._cut(self.labelled)]

    def _generated(self, number: int, processes: int) -> list[Sample]:
        make = partial(self._chunk, number)
        starts = range(0, self.data.documents, _CHUNK)
        chunks = [range(start, min(start + _CHUNK, self.data.documents)) for start in starts]
        if processes < 2 or len(chunks) < 2:
            return [sample for chunk in chunks for sample in make(chunk)]
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            return [sample for made in pool.map(make, chunks) for sample in made]

    def _chunk(self, number: int, indices: Iterable[int]) -> list[Sample]:
        notes = _generator(self.data, self.seed).documents(number, indices)
        return self._cut(notes)

    def _cut(self, notes: Iterable[LabelledDocument]) -> list[Sample]:
        by_sentence = self.layout.windows is not Cut.PIECES
        encoders = _encoders(self.tokenizer, self.data.languages, self.lexicon, by_sentence)
        classes = self.classes or schema().usual
        return list(samples(notes, encoders, self.layout, classes))


@cache
def _generator(data: Data, seed: int) -> Generator:
    return Generator(data, seed)


def encoders_of(
    tokenizer: Path, languages: Iterable[str], lexicon: Lexicon | None, *, by_sentence: bool = False
) -> dict[str, Encoder]:
    """An encoder for each language: the same pieces of words that its own rules make."""
    return {
        language: Encoder(
            Tokenizer.from_file(str(tokenizer)), language, lexicon, by_sentence=by_sentence
        )
        for language in languages
    }


@cache
def _encoders(
    tokenizer: Path,
    languages: tuple[str, ...],
    lexicon: Path | None,
    by_sentence: bool,  # noqa: FBT001 - a key of the cache
) -> dict[str, Encoder]:
    levels = None if lexicon is None else Lexicon.parse(lexicon.read_bytes())
    return encoders_of(tokenizer, languages, levels, by_sentence=by_sentence)
