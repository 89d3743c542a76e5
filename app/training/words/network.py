"""BiLSTM-CRF and its kin: vectors of a word, its characters and its context to scores of tags.

Sources: Ma and Hovy 2016, Lample et al. 2016, Akbik et al. 2018.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from app.engine.tagger.word_features.table import hashed
from app.engine.tagger.word_inputs import PADDING, UNKNOWN, Vocabulary, plain
from app.errors import InputError
from app.training.config import Model
from app.training.tagger.crf import Crf, tag_loss
from app.training.words.language_model import LanguageModel
from app.training.words.layers import (
    CharacterCnn,
    CharacterLstm,
    Convolution,
    LockedDropout,
    Reading,
)

INPUTS = ("words", "characters", "line", "first", "last")
"""What the networks are called with, in this order; as `app.engine.tagger.word_inputs.arrays`."""


_APART = {"cnn": (1, 1), "dilated": (1, 2, 4)}
"""How far the words of each convolution are apart."""


@dataclass(frozen=True, slots=True)
class Batch:
    """Sentences of similar length; `inputs` as `INPUTS`, `scored` tells words from padding."""

    inputs: Mapping[str, Tensor]
    tags: Tensor
    scored: Tensor


class WordVectors(nn.Module):  # type: ignore[misc]
    """What is known of each word before its neighbours are looked at, all of it side by side."""

    def __init__(
        self, vocabulary: Vocabulary, settings: Model, language_model: LanguageModel | None = None
    ) -> None:
        super().__init__()
        alphabet = len(vocabulary.alphabet) + 2
        table = read_vectors(settings.vectors, vocabulary) if settings.vectors else None
        width = settings.word_width if table is None else table.shape[1]
        self.table: nn.Embedding | None = None
        if width:
            self.table = nn.Embedding(len(vocabulary.words) + 2, width, padding_idx=PADDING)
            nn.init.uniform_(self.table.weight, -((3 / width) ** 0.5), (3 / width) ** 0.5)
        if self.table is not None and table is not None:
            self.table.weight.data.copy_(table)
        self.characters: nn.Module | None = None
        if settings.characters != "none":
            made = CharacterCnn if settings.characters == "cnn" else CharacterLstm
            self.characters = made(alphabet, settings.character_width, settings.filters)
            width += self.characters.width
        self.language_model = language_model
        if language_model is not None:
            width += language_model.width
        if not width:
            raise InputError("Nothing is left that a network could know of a word.")
        self.reprojection = nn.Linear(width, width) if settings.reprojection else None
        self.dropout = LockedDropout(settings.dropout)
        self.width = width

    def forward(
        self, words: Tensor, characters: Tensor, line: Tensor, first: Tensor, last: Tensor
    ) -> Tensor:
        """`(batch, words, width)`; arguments as `app.engine.tagger.word_inputs.arrays` has them."""
        parts = [] if self.table is None else [self.table(words)]
        if self.characters is not None:
            flat = self.characters(characters.flatten(0, 1))
            parts.append(flat.view(words.shape[0], words.shape[1], self.characters.width))
        if self.language_model is not None:
            parts.append(self.language_model.states(line, first, last))
        stacked = torch.cat(parts, dim=2)
        if self.reprojection is not None:
            stacked = self.reprojection(stacked)
        dropped: Tensor = self.dropout(stacked)
        return dropped


class WordNetwork(nn.Module):  # type: ignore[misc]
    """Vectors, what reads them in their order (one LSTM each way), and a layer to the tags."""

    def __init__(self, vectors: WordVectors, tags: int, settings: Model) -> None:
        super().__init__()
        self.vectors = vectors
        self.reading = _reading(vectors.width, settings)
        self.dropout = LockedDropout(settings.dropout)
        self.output = nn.Linear(2 * settings.units, tags)

    def forward(
        self, words: Tensor, characters: Tensor, line: Tensor, first: Tensor, last: Tensor
    ) -> Tensor:
        """Scores `(batch, words, tags)`."""
        rows = self.vectors(words, characters, line, first, last)
        states: Tensor | tuple[Tensor, Tensor]
        if isinstance(self.reading, nn.Linear):
            states = self.reading(rows)
        else:
            states = self.reading(rows, words != PADDING)
        if isinstance(states, tuple):
            states = torch.cat(states, dim=2)
        scores: Tensor = self.output(self.dropout(states))
        return scores


def _reading(width: int, settings: Model) -> nn.Module:
    """What reads the words; it gives two times `units` numbers a word, as the LSTMs do."""
    if settings.words == "bilstm":
        return Reading(width, settings.units)
    if settings.words == "none":
        return nn.Linear(width, 2 * settings.units)
    return Convolution(width, 2 * settings.units, _APART[settings.words])


class WordTagging(nn.Module):  # type: ignore[misc]
    """A network over words and its output layer: what is optimised, and what a checkpoint holds."""

    def __init__(self, network: nn.Module, crf: Crf, decoder: str) -> None:
        super().__init__()
        self.network = network
        self.crf = crf
        self.decoder = decoder

    def forward(self, batch: Batch) -> Tensor:
        """Scores `(batch, words, tags)`."""
        scores: Tensor = self.network(*(batch.inputs[name] for name in INPUTS))
        return scores

    def loss(self, batch: Batch) -> Tensor:
        """As `tag_loss`."""
        return tag_loss(self(batch), batch.tags, batch.scored, self.crf, self.decoder)


def hide(batch: Batch, share: float) -> None:
    """Make a share of the words unknown, so that characters and neighbours count."""
    words = batch.inputs["words"]
    words[(torch.rand_like(words, dtype=torch.float32) < share) & batch.scored] = UNKNOWN


def read_vectors(path: Path, vocabulary: Vocabulary) -> Tensor:
    """Rows of a vector file for the words of `vocabulary`, `(words + 2, width)`.

    Unknown words, and those that the file lacks, get the mean. Raises `InputError`, with the line,
    for a file of another shape.
    """
    rows: dict[int, list[float]] = {}
    wanted = {int(number): place + 2 for place, number in enumerate(vocabulary.words)}
    width, total, count = 0, np.zeros(1), 0
    try:
        with path.open(encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                word, *values = line.rstrip().split(" ")
                if number == 1 and len(values) == 1:
                    continue  # fastText tells how many rows and columns follow.
                row = [float(value) for value in values]
                width = width or len(row)
                if len(row) != width or not row:
                    raise InputError(f"{path.name}, line {number}: another width than before.")
                total, count = total + np.array(row), count + 1
                place = wanted.get(hashed(plain(word)))
                if place is not None:
                    rows.setdefault(place, row)
    except (OSError, ValueError):
        raise InputError(f"{path.name}: no file of word vectors.") from None
    if not count:
        raise InputError(f"{path.name}: no word vectors.")
    table = np.tile(total / count, (len(wanted) + 2, 1))
    table[PADDING] = 0
    for place, row in rows.items():
        table[place] = row
    return torch.tensor(table, dtype=torch.float32)
