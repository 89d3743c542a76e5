"""Fine-tune an encoder to tag: its loss, in bf16 where that pays, and each step's windows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

import torch
from torch import Tensor, nn

from app.engine.tagger.features import SIZES
from app.progress import Reporter
from app.training.config import Fit
from app.training.optimise import accumulated, device, optimise
from app.training.tagger.crf import Crf, tag_loss
from app.training.tagger.network import EncoderTagger, pool
from app.training.tagger.samples import Batch, Layout, Sample, collate, groups

_BY_LABEL = ("encoder.output.", "crf.")

Rounds = Callable[[int], Sequence[Sample]]
"""Gives the samples of round 0, 1, …; the same number gives the same samples."""


class Tagging(nn.Module):  # type: ignore[misc]
    """Encoder and CRF together: what is optimised, and what a checkpoint holds."""

    def __init__(self, encoder: EncoderTagger, crf: Crf, decoder: str = "crf") -> None:
        super().__init__()
        self.encoder = encoder
        self.crf = crf
        self.decoder = decoder

    def start_from(self, weights: dict[str, Tensor], *, same_labels: bool = True) -> None:
        """Take the weights of an earlier run; features and values that it lacked stay as they are.

        So do the output layer and the transitions where its labels were others. Raises
        `RuntimeError` where anything else differs.
        """
        taken = dict(weights)
        if not same_labels:
            own = self.state_dict()
            taken |= {name: own[name] for name in own if name.startswith(_BY_LABEL)}
        for name, table in self.state_dict().items():
            if name.startswith("encoder.orthography."):
                earlier = weights.get(name, table[:0])
                taken[name] = torch.cat((earlier, table[len(earlier) :]))
        self.load_state_dict(taken)

    def forward(self, batch: Batch) -> Tensor:
        """Token emissions of a batch, `(batch, tokens, tags)`, in full precision."""
        kind = batch.ids.device.type
        with torch.autocast(kind, dtype=torch.bfloat16, enabled=_has_bf16(kind)):
            scores = self.encoder(batch.ids, batch.mask, batch.features)
        return pool(scores.float(), batch.owners, batch.tags.shape[1])

    def loss(self, batch: Batch) -> Tensor:
        """As `tag_loss`."""
        return tag_loss(self(batch), batch.tags, batch.scored, self.crf, self.decoder)


def fit(
    tagging: Tagging,
    rounds: Rounds,
    held_out: Sequence[Sample],
    *,
    layout: Layout,
    unknown_id: int,
    settings: Fit,
    folder: Path,
    reporter: Reporter,
) -> float:
    """Train in place and leave the best weights in `tagging`; returns their held-out loss.

    Goes on from a checkpoint in `folder` if there is one. Writes `log.jsonl` and `checkpoint.pt`
    there. Raises `Cancelled`.
    """
    where = device(settings)
    tagging.to(where)
    torch.manual_seed(settings.seed)

    def loss(group: Sequence[Sample]) -> Tensor:
        batch = _to(collate(group, layout), where)
        _hide(batch, unknown_id, settings.unknown)
        return tagging.loss(batch)

    steps = [
        partial(accumulated, group, [len(row.tags) for row in group], settings, loss)
        for number in range(settings.rounds)
        for group in groups(
            rounds(number),
            settings,
            Random(f"{settings.seed} {number}"),  # noqa: S311
        )
    ]
    return optimise(
        tagging,
        steps,
        lambda network: evaluate(network, held_out, layout, settings),
        _groups(tagging, settings),
        settings=settings,
        folder=folder,
        reporter=reporter,
    )


@cache
def _has_bf16(kind: str) -> bool:
    """Whether a device computes in bf16 itself; a processor that does not is six times slower."""
    if kind != "cpu":
        return True
    able = torch.cpu.get_capabilities()
    return any(able.get(name, False) for name in ("amx_bf16", "avx512_bf16", "bf16"))


@torch.inference_mode()  # type: ignore[untyped-decorator]
def evaluate(tagging: Tagging, rows: Sequence[Sample], layout: Layout, settings: Fit) -> float:
    """Mean loss per token on held-out windows."""
    tagging.eval()
    where = device(settings)
    total = tokens = 0.0
    for group in groups(rows, settings, None):
        batch = _to(collate(group, layout), where)
        count = float(batch.scored.sum())
        total += float(tagging.loss(batch)) * count
        tokens += count
    return round(total / max(tokens, 1.0), 6)


def _groups(tagging: Tagging, settings: Fit) -> list[dict[str, Any]]:
    body = {id(weight) for weight in tagging.encoder.encoder.parameters()}
    head = [weight for weight in tagging.parameters() if id(weight) not in body]
    learnt = [w for w in tagging.encoder.encoder.parameters() if w.requires_grad]
    return [
        {"params": learnt, "lr": settings.learning_rate},
        {"params": head, "lr": settings.head_learning_rate},
    ]


def _to(batch: Batch, device: torch.device) -> Batch:
    return Batch(
        batch.ids.to(device),
        batch.mask.to(device),
        batch.features.to(device),
        batch.owners.to(device),
        batch.tags.to(device),
        batch.scored.to(device),
    )


def _hide(batch: Batch, unknown_id: int, share: float) -> None:
    own = batch.owners < batch.tags.shape[1]
    batch.ids[own & (torch.rand_like(batch.ids, dtype=torch.float32) < share)] = unknown_id
    levels = batch.features[..., len(SIZES) :]
    levels[torch.rand_like(levels, dtype=torch.float32) < share] = 0
