"""Word vectors taught by unlabelled texts: skip-gram and CBOW with sub-words, and GloVe.

Sources: Mikolov et al. 2013, Bojanowski et al. 2017 (fastText), Pennington et al. 2014.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import TypeVar
from zlib import crc32

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import logsigmoid

from app.engine.tagger.word_features.sentences import sentences
from app.engine.tagger.word_inputs import PADDING, plain
from app.errors import InputError
from app.progress import Reporter
from app.training.config import Config, Fit
from app.training.corpora.texts import read_texts
from app.training.optimise import HeldOut, Step, grouped, optimise
from app.training.word_neighbours import COUNTS, VECTORS

_LEAST = 2
"""Words that are seen less often get no vector."""
_REACH = 5
"""Words on either side that count as near."""
_GRAMS = (3, 4, 5, 6)
_BUCKETS = 1 << 16
_DRAWN, _NEGATIVES = 64, 5
"""Words drawn as no neighbours, for all of a batch, and how many of them weigh as one neighbour."""
_USUAL = 1e-3
"""Share of all words above which a word is skipped at times."""
_KNEE, _POWER = 100.0, 0.75
_HELD_OUT = 20

T = TypeVar("T")


class Vectors(nn.Module):  # type: ignore[misc]
    """Two vectors a word: its own, the mean over its sub-words, and the one that it is foretold by.

    Words are numbers from 1 on; 0 is padding.
    """

    def __init__(self, words: Sequence[str], width: int, *, subwords: bool) -> None:
        super().__init__()
        rows = [_numbers(n, word, len(words), subwords=subwords) for n, word in enumerate(words, 1)]
        listed = [torch.tensor(row) for row in ([PADDING], *rows)]
        self.register_buffer("parts", nn.utils.rnn.pad_sequence(listed, batch_first=True))
        size = 1 + len(words) + (_BUCKETS if subwords else 0)
        self.own = nn.EmbeddingBag(size, width, mode="mean", padding_idx=PADDING)
        self.other = nn.Embedding(1 + len(words), width, padding_idx=PADDING)
        self.biases = nn.Embedding(1 + len(words), 2)
        nn.init.uniform_(self.own.weight, -1 / width, 1 / width)
        nn.init.uniform_(self.other.weight, -1 / width, 1 / width)
        nn.init.zeros_(self.biases.weight)

    def of(self, words: Tensor) -> Tensor:
        """Vectors `(..., width)` of word numbers."""
        once, places = words.unique(return_inverse=True)
        found: Tensor = self.own(self.parts[once])[places]
        return found

    def foretold(self, rows: Tensor, noise: Tensor, objective: str) -> Tensor:
        """The loss of sentences `(batch, words)`, per word; `noise` weighs what is drawn."""
        known = rows != PADDING
        own, other = self.of(rows), self.other(rows)
        drawn = self.other(torch.multinomial(noise, _DRAWN, replacement=True))
        total, near = own.new_zeros(()), torch.zeros_like(known, dtype=own.dtype)
        context = torch.zeros_like(own)
        for apart in range(1, min(_REACH, rows.shape[1] - 1) + 1):
            both = (known[:, :-apart] & known[:, apart:]).to(own.dtype)
            before, behind = slice(None, -apart), slice(apart, None)
            for here, there in ((before, behind), (behind, before)):
                near[:, here] += both
                if objective == "cbow":
                    context[:, here] += own[:, there] * both[..., None]
                else:
                    score = (own[:, here] * other[:, there]).sum(dim=2)
                    total = total - (logsigmoid(score) * both).sum()
        if objective == "cbow":
            own = context / near.clamp(min=1)[..., None]
            near = (near > 0).to(own.dtype)
            total = total - (logsigmoid((own * other).sum(dim=2)) * near).sum()
        against = logsigmoid(-(own @ drawn.T)).mean(dim=2) * _NEGATIVES
        return (total - (against * near).sum()) / known.sum().clamp(min=1)

    def counted(self, cells: Tensor, counts: Tensor) -> Tensor:
        """GloVe's loss of pairs of words `(pairs, 2)` that are near each other so often."""
        first, second = cells[:, 0], cells[:, 1]
        said = (self.of(first) * self.other(second)).sum(dim=1)
        said = said + self.biases(first)[:, 0] + self.biases(second)[:, 1]
        weight = (counts / _KNEE).clamp(max=1) ** _POWER
        return (weight * (said - counts.log()) ** 2).mean()


def train_word_vectors(settings: Config, reporter: Reporter) -> Path:
    """Learn from the unlabelled texts; returns `OUTPUT/word-vectors`.

    `vectors.vec` there is what `[model] vectors` reads, the most frequent words first, and
    `counts.tsv` how often each was seen. Goes on where an interrupted run stopped. Raises
    `InputError` without enough text, and `Cancelled`.
    """
    fit, objective = settings.fit, settings.model.objective
    texts = _texts(settings)
    counts = Counter(word for text in texts for word in text)
    words = sorted((w for w in counts if counts[w] >= _LEAST), key=lambda w: (-counts[w], w))
    number = {word: place for place, word in enumerate(words, 1)}
    seen = torch.tensor([0.0, *(float(counts[word]) for word in words)])
    rows = [torch.tensor([number[word] for word in text if word in number]) for text in texts]
    rows = [row for row in rows if len(row) > 1]
    if len(rows) < _HELD_OUT:
        raise InputError("There is too little unlabelled text to learn from.")
    torch.set_num_threads(fit.threads)
    torch.use_deterministic_algorithms(mode=True, warn_only=True)
    torch.manual_seed(fit.seed)
    vectors = Vectors(words, settings.model.word_width, subwords=objective != "glove")
    if objective == "glove":
        steps, held_out = _by_counts(vectors, rows, fit)
    else:
        steps, held_out = _by_sentences(vectors, rows, seen, settings)
    folder = settings.output.folder / "word-vectors"
    optimise(
        vectors,
        steps,
        held_out,
        [{"params": list(vectors.parameters()), "lr": fit.head_learning_rate}],
        settings=fit,
        folder=folder,
        reporter=reporter,
    )
    with torch.inference_mode():
        table = vectors.of(torch.arange(1, len(words) + 1))
        if objective == "glove":
            table = table + vectors.other.weight[1:]
    lines = [
        f"{word} {' '.join(f'{x:.5f}' for x in row)}"
        for word, row in zip(words, table.tolist(), strict=True)
    ]
    head = f"{len(words)} {table.shape[1]}"
    (folder / VECTORS).write_text("\n".join((head, *lines)) + "\n", encoding="utf-8")
    told = "".join(f"{word}\t{counts[word]}\n" for word in words)
    (folder / COUNTS).write_text(told, encoding="utf-8")
    return folder


def _by_sentences(
    vectors: Vectors, rows: Sequence[Tensor], seen: Tensor, settings: Config
) -> tuple[list[Step], HeldOut]:
    """Steps of skip-gram or CBOW. Frequent words are skipped at times, as Mikolov et al. do."""
    fit, objective = settings.fit, settings.model.objective
    noise = seen**_POWER
    usual = (_USUAL * seen.sum() / seen.clamp(min=1)).sqrt().clamp(max=1)

    def loss(group: list[Tensor]) -> Tensor:
        padded = _padded(group)
        padded[torch.rand(padded.shape) > usual[padded]] = PADDING
        return vectors.foretold(padded, noise, objective)

    def held_out(network: Vectors) -> float:
        network.eval()
        with torch.inference_mode(), torch.random.fork_rng():
            torch.manual_seed(fit.seed)
            groups = grouped(held, [len(row) for row in held], fit, None)
            found = [float(network.foretold(_padded(one), noise, objective)) for one in groups]
        return round(sum(found) / len(found), 6)

    held = rows[::_HELD_OUT]
    learnt = [row for place, row in enumerate(rows) if place % _HELD_OUT]
    sizes = [len(row) for row in learnt]
    steps: list[Step] = []
    for turn in range(fit.rounds):
        groups = grouped(learnt, sizes, fit, Random(f"{fit.seed} {turn}"))  # noqa: S311
        steps += [partial(_once, loss, group) for group in groups]
    return steps, held_out


def _by_counts(vectors: Vectors, rows: Sequence[Tensor], fit: Fit) -> tuple[list[Step], HeldOut]:
    """Steps of GloVe over the pairs of words that are near each other; one of 20 is held out."""
    cells, counts = _near(rows, len(vectors.parts))
    aside = torch.arange(len(cells)) % _HELD_OUT == 0
    held, learnt = (cells[aside], counts[aside]), (cells[~aside], counts[~aside])

    def loss(places: Tensor) -> Tensor:
        return vectors.counted(learnt[0][places], learnt[1][places])

    def held_out(network: Vectors) -> float:
        network.eval()
        with torch.inference_mode():
            return round(float(network.counted(*held)), 6)

    orders = (torch.randperm(len(learnt[0])) for _ in range(fit.rounds))
    steps: list[Step] = [
        partial(_once, loss, part) for order in orders for part in order.split(fit.pieces)
    ]
    return steps, held_out


def _near(rows: Sequence[Tensor], size: int) -> tuple[Tensor, Tensor]:
    """Pairs of words `(pairs, 2)` and how often they are near, the nearer the more."""
    codes, weights = [], []
    for row in rows:
        numbers = row.numpy()
        for apart in range(1, min(_REACH, len(numbers) - 1) + 1):
            first, second = numbers[:-apart], numbers[apart:]
            codes += [first * size + second, second * size + first]
            weights += [np.full(2 * len(first), 1 / apart)]
    once, places = np.unique(np.concatenate(codes), return_inverse=True)
    counts = np.bincount(places, np.concatenate(weights)).astype(np.float32)
    return torch.from_numpy(np.stack((once // size, once % size), axis=1)), torch.from_numpy(counts)


def _texts(settings: Config) -> list[list[str]]:
    """The words of each sentence that have a letter or a digit."""
    language = settings.data.languages[0]
    return [
        [plain(word) for word in one.words if any(map(str.isalnum, word))]
        for _, text in read_texts(settings.data.unlabelled)
        for one in sentences(text, language)
    ]


def _numbers(number: int, word: str, words: int, *, subwords: bool) -> list[int]:
    """Rows of a word: its own, and those of its sub-words with marks at both ends."""
    if not subwords:
        return [number]
    marked = f"<{word}>"
    grams = {marked[i : i + n] for n in _GRAMS for i in range(len(marked) - n + 1)} - {marked}
    return [number, *sorted({1 + words + crc32(one.encode()) % _BUCKETS for one in grams})]


def _once(loss: Callable[[T], Tensor], group: T) -> Iterator[Tensor]:
    yield loss(group)


def _padded(rows: Sequence[Tensor]) -> Tensor:
    return nn.utils.rnn.pad_sequence(list(rows), batch_first=True, padding_value=PADDING)
