"""Two character language models, one each way, and the strings' vectors that they give.

Source: Akbik, Blythe and Vollgraf 2018, contextual string embeddings.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from math import log
from pathlib import Path
from random import Random

import numpy as np
import torch
from torch import Tensor, nn

from app.engine.tagger.word_inputs import PADDING, Vocabulary
from app.errors import InputError
from app.progress import Reporter
from app.training.config import Config, Fit, Model
from app.training.corpora.texts import read_texts
from app.training.optimise import accumulated, device, grouped, optimise
from app.training.words.layers import Reading, at

FILE = "language_model.pt"
_WIDTH = 64
_HELD_OUT = 20
"""One stretch of so many is held out."""


class LanguageModel(nn.Module):  # type: ignore[misc]
    """Foretells each character from those before it, and from those behind it."""

    def __init__(self, alphabet: Sequence[str], units: int) -> None:
        super().__init__()
        self.alphabet = "".join(sorted(alphabet))
        self.units = units
        size = len(self.alphabet) + 2
        self.vectors = nn.Embedding(size, _WIDTH, padding_idx=PADDING)
        self.reading = Reading(_WIDTH, units)
        self.ahead = nn.Linear(units, size)
        self.back = nn.Linear(units, size)

    @property
    def width(self) -> int:
        """Numbers that a word gets."""
        return 2 * self.units

    def states(self, line: Tensor, first: Tensor, last: Tensor) -> Tensor:
        """Vectors of words, `(batch, words, width)`.

        The forward state behind the last character of a word, which no later text changes, and the
        backward state before its first, which no earlier text does.
        """
        ahead, back = self.reading(self.vectors(line), line != PADDING)
        return torch.cat((at(ahead, last), at(back, first)), dim=2)

    def loss(self, line: Tensor) -> Tensor:
        """Nats a character, the mean of both directions, of `(batch, characters)`."""
        ahead, back = self.reading(self.vectors(line), line != PADDING)
        following = self.ahead(ahead[:, :-1]), line[:, 1:]
        preceding = self.back(back[:, 1:]), line[:, :-1]
        both = [
            nn.functional.cross_entropy(scores.flatten(0, 1), wanted.flatten(), ignore_index=0)
            for scores, wanted in (following, preceding)
        ]
        return (both[0] + both[1]) / 2

    def save(self, path: Path) -> None:
        """Write weights, alphabet and size."""
        state = {"alphabet": self.alphabet, "units": self.units, "weights": self.state_dict()}
        torch.save(state, path)

    @classmethod
    def load(cls, path: Path) -> LanguageModel:
        """Read what `save` wrote; it learns no more. Raises `InputError`."""
        try:
            stored = torch.load(path, map_location="cpu", weights_only=True)
            model = cls(stored["alphabet"], stored["units"])
            model.load_state_dict(stored["weights"])
        except Exception:  # noqa: BLE001 - torch and pickle raise whatever a broken file leads to
            raise InputError(f"{path.name}: no character language model.") from None
        model.requires_grad_(requires_grad=False)
        return model


def train_language_model(settings: Config, reporter: Reporter) -> Path:
    """Learn from the unlabelled texts; returns `OUTPUT/char-lm`, with `language_model.pt` in it.

    `log.jsonl` has the loss in nats a character. Goes on where an interrupted run stopped. Raises
    `InputError` without enough text, and `Cancelled`.
    """
    text = "\n".join(text for _, text in read_texts(settings.data.unlabelled))
    vocabulary, rows = _stretches(text, settings.model.sequence)
    held = rows[::_HELD_OUT]
    learnt = [row for number, row in enumerate(rows) if number % _HELD_OUT]
    if not learnt:
        raise InputError("There is too little unlabelled text to learn from.")
    torch.set_num_threads(settings.fit.threads)
    torch.manual_seed(settings.fit.seed)
    where = device(settings.fit)
    letters = [chr(code) for code in vocabulary.alphabet]
    model = LanguageModel(letters, settings.model.units).to(where)
    folder = settings.output.folder / "char-lm"

    def steps_of(number: int) -> list[list[Tensor]]:
        rng = Random(f"{settings.fit.seed} {number}")  # noqa: S311
        return grouped(learnt, [len(row) for row in learnt], settings.fit, rng)

    def loss(group: list[Tensor]) -> Tensor:
        return model.loss(_padded(group).to(where))

    best = optimise(
        model,
        [
            partial(accumulated, group, [len(row) for row in group], settings.fit, loss)
            for n in range(settings.fit.rounds)
            for group in steps_of(n)
        ],
        partial(_held_out_loss, rows=held, settings=settings.fit),
        [{"params": list(model.parameters()), "lr": settings.fit.head_learning_rate}],
        settings=settings.fit,
        folder=folder,
        reporter=reporter,
    )
    model.cpu().save(folder / FILE)
    (folder / "bits.txt").write_text(f"{best / log(2):.4f}\n", encoding="utf-8")
    return folder


def language_model_of(settings: Model) -> LanguageModel | None:
    """The language model that the configuration names, if any. Raises `InputError`."""
    return LanguageModel.load(settings.language_model) if settings.language_model else None


@torch.inference_mode()  # type: ignore[untyped-decorator]
def _held_out_loss(model: LanguageModel, rows: Sequence[Tensor], settings: Fit) -> float:
    model.eval()
    where = next(model.parameters()).device
    total = count = 0.0
    for group in grouped(rows, [len(row) for row in rows], settings, None):
        size = sum(len(row) for row in group)
        total += float(model.loss(_padded(group).to(where))) * size
        count += size
    return round(total / max(count, 1.0), 6)


def _stretches(text: str, size: int) -> tuple[Vocabulary, list[Tensor]]:
    counts = np.unique(
        np.array([ord(letter) for letter in text], dtype=np.uint32), return_counts=True
    )
    usual = [chr(code) for code, count in zip(*counts, strict=True) if count > 1]
    vocabulary = Vocabulary.of((), usual)
    numbers = torch.from_numpy(vocabulary.characters_of(text))
    rows = [numbers[start : start + size] for start in range(0, len(numbers), size)]
    return vocabulary, [row for row in rows if len(row) > 1]


def _padded(rows: Iterable[Tensor]) -> Tensor:
    return nn.utils.rnn.pad_sequence(list(rows), batch_first=True, padding_value=PADDING)
