"""The one trainer: optimiser, schedule, clipping, running mean, early stopping, checkpoints, log.

A recipe brings a network, what each step's loss is, and how it does on what is held out.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import torch
from torch import Tensor, nn
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from app.atomic_files import draft_of
from app.errors import InputError
from app.progress import Reporter, Stage
from app.training.config import Fit

Step = Callable[[], Iterable[Tensor]]
"""Computes the loss of one step, while the network is in training mode.

Where memory is short it comes in parts that add up; each is done with before the next is computed.
"""

HeldOut = Callable[[Any], float]
"""The loss of a network on what is held out; leaves it in evaluation mode."""

T = TypeVar("T")

_Parts = dict[str, Any]
"""What a checkpoint stores the state of, by the name that it has there."""

_LOWEST_RATE = 1e-4
_BAD_LOOKS = 3


@dataclass(slots=True)
class _Progress:
    step: int = 0
    best: float = float("inf")
    stale: int = 0


def optimise(
    network: nn.Module,
    steps: Sequence[Step],
    held_out: HeldOut,
    rates: Sequence[dict[str, Any]],
    *,
    settings: Fit,
    folder: Path,
    reporter: Reporter,
) -> float:
    """Train in place and leave the best weights in `network`; returns their held-out loss.

    Goes on from a checkpoint in `folder` if there is one, as if there had been no interruption.
    Writes `log.jsonl`, `checkpoint.pt` and `best.pt` there.

    Args:
        network: on its device already.
        steps: in their order; how many there are decides the schedule.
        held_out: is asked about the running mean of the weights.
        rates: groups of weights with their peak rates, as torch's optimisers take them.
        settings: optimiser, schedule, clipping, mean, patience.
        folder: is made where it is missing.
        reporter: is told each step.

    Raises `InputError` for a checkpoint of another configuration, and `Cancelled`.
    """
    optimiser = _optimiser(rates, settings)
    schedule = _schedule(optimiser, len(steps), settings)
    state, best = _Progress(), folder / "best.pt"
    folder.mkdir(parents=True, exist_ok=True)
    mean = AveragedModel(network, multi_avg_fn=get_ema_multi_avg_fn(settings.averaging))
    parts: _Parts = {
        "tagging": network,
        "mean": mean,
        "optimiser": optimiser,
        "schedule": schedule,
    }
    course = _course(len(steps), settings)
    _resume(folder / "checkpoint.pt", parts, state, course)
    halving = settings.schedule == "halving"
    started = time.monotonic()
    while state.step < len(steps):
        network.train()
        optimiser.zero_grad()
        total = 0.0
        for loss in steps[state.step]():
            loss.backward()
            total += loss.item()
        nn.utils.clip_grad_norm_(network.parameters(), settings.clip)
        optimiser.step()
        if not halving:
            schedule.step()
        mean.update_parameters(network)
        state.step += 1
        reporter.step(Stage.DETECT, state.step, len(steps))
        entry: dict[str, Any] = {
            "step": state.step,
            "of": len(steps),
            "loss": round(total, 5),
            "seconds": round(time.monotonic() - started, 1),
        }
        if state.step % settings.evaluate_every == 0 or state.step == len(steps):
            entry["held_out"] = held = held_out(mean.module)
            state.stale = 0 if held < state.best else state.stale + 1
            if halving:
                schedule.step(held)
                entry["rate"] = optimiser.param_groups[0]["lr"]
            if held < state.best:
                state.best = held
                with draft_of(best) as draft:
                    torch.save(mean.module.state_dict(), draft)
            _save(folder / "checkpoint.pt", parts, state, course)
        with (folder / "log.jsonl").open("a", encoding="utf-8") as log:
            log.write(json.dumps(entry) + "\n")
        if state.stale > settings.patience or entry.get("rate", 1.0) < _LOWEST_RATE:
            break
    if best.is_file():
        device = next(network.parameters()).device
        network.load_state_dict(torch.load(best, map_location=device, weights_only=True))
    return state.best


def device(settings: Fit) -> torch.device:
    """Where a run computes."""
    if settings.device == "auto":
        return torch.device("cuda" if torch.cuda.is_available() else "cpu")
    return torch.device(settings.device)


def grouped(
    rows: Sequence[T], sizes: Sequence[int], settings: Fit, rng: Random | None
) -> list[list[T]]:
    """Rows of similar size together, those of one step of training.

    They are `settings.batch` rows, or else as many as are padded to about `settings.pieces` at
    most, times `settings.accumulate`. With `rng` the order is shuffled; without, it follows the
    size.
    """
    times = settings.accumulate if rng else 1
    room, most = settings.pieces * times, settings.batch * times
    order = list(range(len(rows)))
    if rng:
        rng.shuffle(order)
    order.sort(key=lambda i: sizes[i] // 16 if rng else sizes[i])
    found: list[list[T]] = [[]]
    for i in order:
        size = len(found[-1]) + 1
        full = size > most if most else size * sizes[i] > room
        if full and found[-1]:
            found.append([])
        found[-1].append(rows[i])
    if rng:
        rng.shuffle(found)
    return [group for group in found if group]


def accumulated(
    group: list[T], sizes: Sequence[int], settings: Fit, loss: Callable[[list[T]], Tensor]
) -> Iterator[Tensor]:
    """The mean loss over `group` in parts, weighed by how much of its size is in each.

    `loss` is the mean over what `sizes` count.
    """
    step = -(-len(group) // settings.accumulate)
    total = sum(sizes)
    for first in range(0, len(group), step):
        part = slice(first, first + step)
        yield loss(group[part]) * (sum(sizes[part]) / total)


def _optimiser(rates: Sequence[dict[str, Any]], settings: Fit) -> torch.optim.Optimizer:
    decay = settings.decay
    if settings.optimiser == "sgd":
        return torch.optim.SGD(list(rates), momentum=settings.momentum, weight_decay=decay or 0.0)
    usual = 0.01 if decay is None else decay
    return torch.optim.AdamW(list(rates), weight_decay=usual, eps=settings.epsilon)


def _schedule(optimiser: torch.optim.Optimizer, steps: int, settings: Fit) -> Any:
    if settings.schedule == "halving":
        return torch.optim.lr_scheduler.ReduceLROnPlateau(
            optimiser, factor=0.5, patience=_BAD_LOOKS
        )
    warm = max(1, round(settings.warmup * steps))
    return torch.optim.lr_scheduler.LambdaLR(
        optimiser,
        lambda step: min((step + 1) / warm, max(0.01, (steps - step) / (steps - warm + 1))),
    )


def _course(steps: int, settings: Fit) -> str:
    """What an interrupted run must have in common with the one that goes on with it."""
    return f"{steps} steps, {replace(settings, threads=0, device='')}"


def _save(path: Path, parts: _Parts, state: _Progress, course: str) -> None:
    stored = {
        "course": course,
        **{name: part.state_dict() for name, part in parts.items()},
        "random": torch.get_rng_state(),
        "progress": [state.step, state.best, state.stale],
    }
    with draft_of(path) as draft:
        torch.save(stored, draft)


def _resume(path: Path, parts: _Parts, state: _Progress, course: str) -> None:
    if not path.is_file():
        return
    stored = torch.load(path, weights_only=True)
    if stored.get("course") != course:
        raise InputError(
            "The output folder holds the checkpoint of another configuration.",
            hint="Name another folder, or remove checkpoint.pt, best.pt and log.jsonl from it.",
        )
    for name, part in parts.items():
        part.load_state_dict(stored[name])
    torch.set_rng_state(stored["random"])
    state.step, state.best, state.stale = stored["progress"]
