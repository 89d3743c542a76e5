"""What networks over words are built of. Rows are padded on the right; padding changes nothing."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor, nn

from app.engine.tagger.word_inputs import PADDING

_WIDTHS = (2, 3, 4)
_NEVER = -1e4


class Reading(nn.Module):  # type: ignore[misc]
    """One LSTM each way over padded rows.

    The backward one reads each row turned around within its own length, so that it begins at the
    last token and not at padding, and its states are turned back.
    """

    def __init__(self, width: int, units: int) -> None:
        super().__init__()
        self.ahead = nn.LSTM(width, units, batch_first=True)
        self.back = nn.LSTM(width, units, batch_first=True)

    def forward(self, rows: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """States of both, `(batch, steps, units)` each, from `(batch, steps, width)`."""
        turned = _turned(mask)
        ahead, _ = self.ahead(rows)
        back, _ = self.back(at(rows, turned))
        return ahead, at(back, turned)


class CharacterCnn(nn.Module):  # type: ignore[misc]
    """The strongest answer of each filter in a word (Ma and Hovy 2016; widths of Clark 2018)."""

    def __init__(self, alphabet: int, width: int, filters: int) -> None:
        super().__init__()
        self.vectors = nn.Embedding(alphabet, width, padding_idx=PADDING)
        self.filters = nn.ModuleList(
            nn.Conv1d(width, filters, size, padding=size - 1) for size in _WIDTHS
        )
        self.width = filters * len(_WIDTHS)

    def forward(self, characters: Tensor) -> Tensor:
        """`(words, width)` from `(words, characters)`."""
        rows = self.vectors(characters).transpose(1, 2)
        inside = (characters != PADDING).unsqueeze(1)
        found = []
        for bank in self.filters:
            # A filter's answers are placed where its last character lies; a word's end is a place.
            answers = bank(rows)[:, :, : characters.shape[1]]
            found.append(answers.masked_fill(~inside, _NEVER).amax(dim=2))
        return torch.relu(torch.cat(found, dim=1))


class CharacterLstm(nn.Module):  # type: ignore[misc]
    """The last state of an LSTM each way over a word (Lample et al. 2016)."""

    def __init__(self, alphabet: int, width: int, units: int) -> None:
        super().__init__()
        self.vectors = nn.Embedding(alphabet, width, padding_idx=PADDING)
        self.reading = Reading(width, units)
        self.width = 2 * units

    def forward(self, characters: Tensor) -> Tensor:
        """`(words, width)` from `(words, characters)`."""
        mask = characters != PADDING
        ahead, back = self.reading(self.vectors(characters), mask)
        last = (mask.sum(dim=1, keepdim=True) - 1).clamp(min=0)
        return torch.cat((at(ahead, last).squeeze(1), back[:, 0]), dim=1)


class Convolution(nn.Module):  # type: ignore[misc]
    """Convolutions over three words in the place of LSTMs, each as far apart as `steps` says.

    Source of the dilated ones: Strubell et al. 2017.
    """

    def __init__(self, width: int, units: int, steps: Sequence[int]) -> None:
        super().__init__()
        self.layers = nn.ModuleList(
            nn.Conv1d(units if number else width, units, 3, padding=step, dilation=step)
            for number, step in enumerate(steps)
        )

    def forward(self, rows: Tensor, mask: Tensor) -> Tensor:
        """`(batch, steps, units)` from `(batch, steps, width)`."""
        inside = mask.unsqueeze(2)
        for layer in self.layers:
            answers = layer((rows * inside).transpose(1, 2))
            rows = torch.relu(answers).transpose(1, 2)
        return rows


class LockedDropout(nn.Module):  # type: ignore[misc]
    """Dropout of the same numbers in all steps of a row (Gal and Ghahramani 2016)."""

    def __init__(self, share: float) -> None:
        super().__init__()
        self.share = share

    def forward(self, rows: Tensor) -> Tensor:
        """`(batch, steps, width)`, unchanged outside training."""
        if not self.training or not self.share:
            return rows
        kept = torch.rand(rows.shape[0], 1, rows.shape[2], device=rows.device) >= self.share
        return rows * kept / (1 - self.share)


def at(rows: Tensor, places: Tensor) -> Tensor:
    """`(batch, places, width)`: what stands in `(batch, steps, width)` at `(batch, places)`."""
    return rows.gather(1, places.unsqueeze(2).expand(-1, -1, rows.shape[2]))


def _turned(mask: Tensor) -> Tensor:
    """For each place of a row the place as far from its end; padding stays where it is."""
    places = torch.ones_like(mask, dtype=torch.int64).cumsum(dim=1) - 1
    lengths = mask.sum(dim=1, keepdim=True)
    return torch.where(mask, lengths - 1 - places, places)
