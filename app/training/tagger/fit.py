"""Fine-tune a tagger: AdamW, warm-up and linear decay, bf16, checkpoints, early stopping."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import torch
from torch import Tensor, nn
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from app.engine.tagger.features import SIZES
from app.progress import Reporter, Stage
from app.training.config import Fit
from app.training.tagger.network import Crf, EncoderTagger, pool
from app.training.tagger.samples import Batch, Layout, Sample, collate, groups

Rounds = Callable[[int], Sequence[Sample]]
"""Gives the samples of round 0, 1, …; the same number gives the same samples."""

_Parts = dict[str, Any]
"""What a checkpoint stores the state of, by the name that it has there."""


class Tagging(nn.Module):  # type: ignore[misc]
    """Encoder and CRF together: what is optimised, and what a checkpoint holds."""

    def __init__(self, encoder: EncoderTagger, crf: Crf) -> None:
        super().__init__()
        self.encoder = encoder
        self.crf = crf

    def start_from(self, weights: dict[str, Tensor]) -> None:
        """Take the weights of an earlier run; features and values that it lacked stay as they are.

        Raises `RuntimeError` where anything else differs.
        """
        taken = dict(weights)
        for name, table in self.state_dict().items():
            if name.startswith("encoder.orthography."):
                earlier = weights.get(name, table[:0])
                taken[name] = torch.cat((earlier, table[len(earlier) :]))
        self.load_state_dict(taken)

    def forward(self, batch: Batch) -> Tensor:
        """Token emissions of a batch, `(batch, tokens, tags)`, in full precision."""
        with torch.autocast(batch.ids.device.type, dtype=torch.bfloat16):
            scores = self.encoder(batch.ids, batch.mask, batch.features)
        return pool(scores.float(), batch.owners, batch.tags.shape[1])

    def loss(self, batch: Batch) -> Tensor:
        """Per token: negative log likelihood of the gold path, and of each gold tag by itself.

        The second term makes the emissions sharp without the transitions. The CRF alone is content
        with any score for a tag that the scheme rules out, and then no token of a long text is sure
        enough to cut the lattice at.
        """
        emissions = self(batch)
        path: Tensor = self.crf(emissions, batch.tags, batch.scored)
        own = nn.functional.cross_entropy(
            emissions[batch.scored], batch.tags[batch.scored], reduction="sum"
        )
        return (path + own) / (2 * batch.scored.sum())


@dataclass(slots=True)
class _Progress:
    step: int = 0
    best: float = float("inf")
    stale: int = 0


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
    device = _device(settings)
    tagging.to(device)
    torch.manual_seed(settings.seed)
    plan = [
        group
        for number in range(settings.rounds)
        for group in groups(
            rounds(number),
            settings.pieces,
            Random(f"{settings.seed} {number}"),  # noqa: S311
        )
    ]
    optimiser = torch.optim.AdamW(_groups(tagging, settings), weight_decay=0.01)
    warm = max(1, round(settings.warmup * len(plan)))
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimiser,
        lambda step: min((step + 1) / warm, max(0.01, (len(plan) - step) / (len(plan) - warm + 1))),
    )
    state, best = _Progress(), folder / "best.pt"
    folder.mkdir(parents=True, exist_ok=True)
    mean = AveragedModel(tagging, multi_avg_fn=get_ema_multi_avg_fn(settings.averaging))
    parts: _Parts = {
        "tagging": tagging,
        "mean": mean,
        "optimiser": optimiser,
        "schedule": schedule,
    }
    _resume(folder / "checkpoint.pt", parts, state)
    started = time.monotonic()
    while state.step < len(plan):
        batch = _to(collate(plan[state.step], layout), device)
        _hide(batch, unknown_id, settings.unknown)
        tagging.train()
        loss = tagging.loss(batch)
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(tagging.parameters(), 1.0)
        optimiser.step()
        schedule.step()
        mean.update_parameters(tagging)
        state.step += 1
        reporter.step(Stage.DETECT, state.step, len(plan))
        entry: dict[str, Any] = {
            "step": state.step,
            "of": len(plan),
            "loss": round(loss.item(), 5),
            "seconds": round(time.monotonic() - started, 1),
        }
        if state.step % settings.evaluate_every == 0 or state.step == len(plan):
            entry["held_out"] = held = evaluate(mean.module, held_out, layout, settings)
            state.stale = 0 if held < state.best else state.stale + 1
            if held < state.best:
                state.best = held
                torch.save(mean.module.state_dict(), best)
            _save(folder / "checkpoint.pt", parts, state)
        with (folder / "log.jsonl").open("a", encoding="utf-8") as log:
            log.write(json.dumps(entry) + "\n")
        if state.stale > settings.patience:
            break
    if best.is_file():
        tagging.load_state_dict(torch.load(best, map_location=device, weights_only=True))
    return state.best


@torch.inference_mode()  # type: ignore[untyped-decorator]
def evaluate(tagging: Tagging, rows: Sequence[Sample], layout: Layout, settings: Fit) -> float:
    """Mean loss per token on held-out windows."""
    tagging.eval()
    device = _device(settings)
    total = tokens = 0.0
    for group in groups(rows, settings.pieces, None):
        batch = _to(collate(group, layout), device)
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


def _device(settings: Fit) -> torch.device:
    if settings.device == "auto":
        return torch.device("cuda" if torch.cuda.is_available() else "cpu")
    return torch.device(settings.device)


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


def _save(path: Path, parts: _Parts, state: _Progress) -> None:
    draft = path.with_suffix(".part")
    torch.save(
        {
            **{name: part.state_dict() for name, part in parts.items()},
            "random": torch.get_rng_state(),
            "progress": [state.step, state.best, state.stale],
        },
        draft,
    )
    draft.replace(path)


def _resume(path: Path, parts: _Parts, state: _Progress) -> None:
    if not path.is_file():
        return
    stored = torch.load(path, weights_only=True)
    for name, part in parts.items():
        part.load_state_dict(stored[name])
    torch.set_rng_state(stored["random"])
    state.step, state.best, state.stale = stored["progress"]
