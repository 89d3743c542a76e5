"""The samples of each pass over newly generated documents, made by several processes."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from multiprocessing import get_context
from pathlib import Path

from tokenizers import Tokenizer

from app.engine.domain.labels import schema
from app.engine.tagger.inputs import Encoder
from app.engine.tagger.lexicon import Lexicon
from app.training.config import Data
from app.training.synthetic.generator import Generator
from app.training.tagger.samples import Layout, Sample, samples

_CHUNK = 200


@dataclass(frozen=True, slots=True)
class Source:
    """What decides the samples of every round, beside its number."""

    data: Data
    seed: int
    tokenizer: Path
    lexicon: Path | None
    layout: Layout

    def samples(self, number: int, processes: int) -> list[Sample]:
        """Windows of all documents of round `number`; the same for any number of `processes`."""
        make = partial(self._chunk, number)
        starts = range(0, self.data.documents, _CHUNK)
        chunks = [range(start, min(start + _CHUNK, self.data.documents)) for start in starts]
        if processes < 2 or len(chunks) < 2:
            return [sample for chunk in chunks for sample in make(chunk)]
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            return [sample for made in pool.map(make, chunks) for sample in made]

    def _chunk(self, number: int, indices: Iterable[int]) -> list[Sample]:
        notes = _generator(self.data, self.seed).documents(number, indices)
        encoder = _encoder(self.tokenizer, self.data.language, self.lexicon)
        return list(samples(notes, encoder, self.layout, tuple(schema().subcategories)))


@cache
def _generator(data: Data, seed: int) -> Generator:
    return Generator(data, seed)


@cache
def _encoder(tokenizer: Path, language: str, lexicon: Path | None) -> Encoder:
    levels = None if lexicon is None else Lexicon.parse(lexicon.read_bytes())
    return Encoder(Tokenizer.from_file(str(tokenizer)), language, levels)
