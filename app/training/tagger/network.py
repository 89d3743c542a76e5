"""The tagger as a network: an encoder that also sees orthography."""

from __future__ import annotations

from pathlib import Path

import torch
from torch import Tensor, nn
from transformers import AutoModel

from app.engine.tagger.features import SIZES
from app.engine.tagger.lexicon import LEVELS
from app.training.config import Model


class EncoderTagger(nn.Module):  # type: ignore[misc]
    """Any Hugging Face encoder that accepts `inputs_embeds`.

    The embeddings of the orthographic features are added to those of the word pieces: an uncased
    vocabulary gets the case back, and every one gets line breaks and lengths.
    """

    def __init__(self, encoder: nn.Module, tags: int, settings: Model) -> None:
        super().__init__()
        self.encoder = encoder
        width = encoder.config.hidden_size
        sizes = sizes_of(settings)
        self.orthography = nn.ModuleList(nn.Embedding(size, width) for size in sizes)
        for table in self.orthography:
            nn.init.normal_(table.weight, std=0.02)
        self.dropout = nn.Dropout(settings.dropout)
        self.output = nn.Linear(width, tags)

    @classmethod
    def pretrained(cls, folder: Path, tags: int, settings: Model) -> EncoderTagger:
        """Start from the weights in `folder`, of so many layers; nothing is downloaded.

        Attention has no dropout, and is not torch's fused one: on processors the first costs a
        fifth of the time, and the backward pass of the second is slow.
        """
        encoder = AutoModel.from_pretrained(
            str(folder),
            local_files_only=True,
            attn_implementation="eager",
            **({"num_hidden_layers": settings.layers} if settings.layers else {}),
            hidden_dropout_prob=settings.encoder_dropout,
            attention_probs_dropout_prob=0.0,
        )
        encoder.pooler = None
        encoder.get_input_embeddings().requires_grad_(not settings.frozen_pieces)
        return cls(encoder, tags, settings)

    def forward(self, input_ids: Tensor, attention_mask: Tensor, features: Tensor) -> Tensor:
        """Scores `(batch, pieces, tags)` from `(batch, pieces)` ids and mask and their features."""
        embedded = self.encoder.get_input_embeddings()(input_ids)
        for index, table in enumerate(self.orthography):
            embedded = embedded + table(features[..., index])
        hidden = self.encoder(
            inputs_embeds=embedded, attention_mask=attention_mask
        ).last_hidden_state
        scores: Tensor = self.output(self.dropout(hidden))
        return scores


def sizes_of(settings: Model) -> tuple[int, ...]:
    """How many values each feature has that the encoder sees."""
    if not settings.orthography:
        return ()
    return (*SIZES, LEVELS) if settings.lexicon else SIZES


def pool(scores: Tensor, owners: Tensor, tokens: int) -> Tensor:
    """Mean score of each token, `(batch, tokens, tags)`.

    `owners` is `(batch, pieces)`: the token of each piece; `tokens` for special and padding ones.
    """
    batch, _, tags = scores.shape
    sums = scores.new_zeros(batch, tokens + 1, tags)
    sums.scatter_add_(1, owners.unsqueeze(2).expand(-1, -1, tags), scores)
    counts = scores.new_zeros(batch, tokens + 1)
    counts.scatter_add_(1, owners, torch.ones_like(owners, dtype=scores.dtype))
    return sums[:, :tokens] / counts[:, :tokens, None].clamp(min=1)
