"""Cross-view training: parts of the network that see less learn from the whole of it.

Source: Clark et al. 2018. On unlabelled sentences four auxiliary heads, each with a restricted
view of the first LSTM, are taught what the primary head says; nothing teaches the primary head
there, but the layers below are shared.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import torch
from torch import Tensor, nn

from app.engine.tagger.word_inputs import PADDING
from app.training.config import Model
from app.training.words.layers import LockedDropout, Reading
from app.training.words.network import INPUTS, Batch, WordTagging, WordVectors

VIEWS = ("forward", "backward", "future", "past")
"""Heads by what they see of a sentence for a word: it and those before it; it and those behind it;
those before it alone, to foretell it; those behind it alone."""


class CrossView(nn.Module):  # type: ignore[misc]
    """Two layers of LSTMs each way, a primary head on both and auxiliary heads on the first."""

    def __init__(self, vectors: WordVectors, tags: int, settings: Model) -> None:
        super().__init__()
        units = settings.units
        self.vectors = vectors
        self.low = Reading(vectors.width, units)
        self.high = Reading(2 * units, units // 2)
        self.dropout = LockedDropout(settings.dropout)
        self.primary = _head(3 * units, units, tags)
        self.auxiliary = nn.ModuleList(_head(units, units, tags) for _ in VIEWS)

    def forward(
        self, words: Tensor, characters: Tensor, line: Tensor, first: Tensor, last: Tensor
    ) -> Tensor:
        """Scores `(batch, words, tags)` of the primary head."""
        ahead, back = self._low(words, characters, line, first, last)
        return self._primary(ahead, back, words != PADDING)

    def views(
        self, words: Tensor, characters: Tensor, line: Tensor, first: Tensor, last: Tensor
    ) -> tuple[Tensor, dict[str, Tensor]]:
        """Scores of the primary head and of each auxiliary one, `(batch, words, tags)` each."""
        mask = words != PADDING
        ahead, back = self._low(words, characters, line, first, last)
        nothing = torch.zeros_like(ahead[:, :1])
        # Behind the last word there is padding, of which no view may see a state.
        behind = torch.cat((back[:, 1:] * mask[:, 1:, None], nothing), dim=1)
        seen = {
            "forward": ahead,
            "backward": back,
            "future": torch.cat((nothing, ahead[:, :-1]), dim=1),
            "past": behind,
        }
        found = {view: head(seen[view]) for view, head in zip(VIEWS, self.auxiliary, strict=True)}
        return self._primary(ahead, back, mask), found

    def _low(self, *inputs: Tensor) -> tuple[Tensor, Tensor]:
        states: tuple[Tensor, Tensor] = self.low(self.vectors(*inputs), inputs[0] != PADDING)
        return states

    def _primary(self, ahead: Tensor, back: Tensor, mask: Tensor) -> Tensor:
        low = self.dropout(torch.cat((ahead, back), dim=2))
        scores: Tensor = self.primary(torch.cat((low, *self.high(low, mask)), dim=2))
        return scores


def unlabelled_loss(tagging: WordTagging, batch: Batch, dropout: float) -> Tensor:
    """What the auxiliary heads have to learn of the primary one, summed over heads, per word.

    The primary head is the teacher: it sees everything, without dropout, and gets no gradient.
    `dropout` is that of the learners.
    """
    network = tagging.network
    inputs = [batch.inputs[name] for name in INPUTS]
    with _dropping(network, 0.0), torch.no_grad():
        teacher = torch.log_softmax(network(*inputs)[batch.scored], dim=1)
    with _dropping(network, dropout):
        _, views = network.views(*inputs)
    total: Tensor = sum(
        nn.functional.kl_div(
            torch.log_softmax(scores[batch.scored], dim=1),
            teacher,
            reduction="batchmean",
            log_target=True,
        )
        for scores in views.values()
    )
    return total


@contextmanager
def _dropping(network: nn.Module, share: float) -> Iterator[None]:
    usual = {one: one.share for one in network.modules() if isinstance(one, LockedDropout)}
    for layer in usual:
        layer.share = share
    yield
    for layer, former in usual.items():
        layer.share = former


def _head(width: int, units: int, tags: int) -> nn.Module:
    return nn.Sequential(nn.Linear(width, units), nn.ReLU(), nn.Linear(units, tags))
