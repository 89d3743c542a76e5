"""Inference in a linear chain over tags: best path and marginal probabilities.

Viterbi and forward-backward as in Lafferty, McCallum and Pereira (2001), run side by side over
many short stretches of text. Stretches are independent of each other because what stands between
two of them is as good as certain to be OUTSIDE.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from app.engine.bilou import OUTSIDE

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

_CERTAIN = 9.0
"""Nats by which OUTSIDE must lead all other tags of a token to end a stretch."""
_FLOOR = -60.0
_CELLS, _ROWS = 4096, 256
"""Tokens and stretches handled at once; bound the memory of a step."""


@dataclass(frozen=True, slots=True)
class Paths:
    """Per token: the tag on the best path, and the probability of each tag, `(tokens, tags)`."""

    best: Ints
    marginals: Floats


def solve(emissions: Floats, transitions: Floats, edges: Ints) -> Paths:
    """Best path and marginals of one text.

    Args:
        emissions: score of each tag for each token, `(tokens, tags)`, in nats.
        transitions: score of a tag after another, `(tags, tags)`; `-inf` where forbidden.
        edges: sorted token indices before which nothing continues, such as barriers.
    """
    exponents = emissions - emissions.max(axis=1, keepdims=True)
    np.clip(exponents, _FLOOR, 0.0, out=exponents)
    marginals = np.exp(exponents)
    marginals /= marginals.sum(axis=1, keepdims=True)
    best = np.full(len(emissions), OUTSIDE, dtype=np.int64)
    for group in _groups(_stretches(exponents, edges)):
        inside = np.concatenate([np.arange(first, end) for first, end in group])
        length = max(end - first for first, end in group)
        lengths = np.array([end - first for first, end in group])
        shape = (len(group), length)
        used = np.arange(length) < lengths[:, None]
        padded = np.zeros((*shape, emissions.shape[1]), dtype=np.float32)
        padded[used] = exponents[inside]
        best[inside] = _viterbi(padded, transitions, lengths)[used]
        marginals[inside] = _forward_backward(padded, transitions, lengths)[used]
    return Paths(best, marginals)


def _stretches(exponents: Floats, edges: Ints) -> list[tuple[int, int]]:
    rivals = exponents[:, OUTSIDE + 1 :].max(axis=1)
    open_ = np.concatenate(([False], exponents[:, OUTSIDE] - rivals < _CERTAIN, [False]))
    changes = np.diff(open_.astype(np.int8))
    first, end = np.flatnonzero(changes == 1), np.flatnonzero(changes == -1)
    inner = np.unique(edges[(edges > 0) & (edges < len(exponents))])
    inner = inner[open_[inner] & open_[inner + 1]]
    return list(
        zip(
            np.sort(np.concatenate((first, inner))).tolist(),
            np.sort(np.concatenate((end, inner))).tolist(),
            strict=True,
        )
    )


def _groups(stretches: list[tuple[int, int]]) -> Iterator[list[tuple[int, int]]]:
    group: list[tuple[int, int]] = []
    for stretch in sorted(stretches, key=lambda bounds: bounds[1] - bounds[0]):
        size = stretch[1] - stretch[0]
        shortest = group[0][1] - group[0][0] if group else size
        full = len(group) >= _ROWS or size * (len(group) + 1) > _CELLS
        if group and (full or size > 2 * shortest + 2):
            yield group
            group = []
        group.append(stretch)
    if group:
        yield group


def _viterbi(exponents: Floats, transitions: Floats, lengths: Ints) -> Ints:
    count, length, tags = exponents.shape
    rows = np.arange(count)
    back = np.zeros((count, length, tags), dtype=np.int16)
    score = transitions[OUTSIDE] + exponents[:, 0]
    final = score
    for step in range(1, length):
        reached = score[:, :, None] + transitions
        back[:, step] = reached.argmax(axis=1)
        score = reached.max(axis=1) + exponents[:, step]
        final = np.where((lengths > step)[:, None], score, final)
    best = np.zeros((count, length), dtype=np.int64)
    current = (final + transitions[:, OUTSIDE]).argmax(axis=1)
    for step in range(length - 1, -1, -1):
        best[:, step] = current
        current = np.where(lengths > step, back[rows, step, current], current)
    return best


def _forward_backward(exponents: Floats, transitions: Floats, lengths: Ints) -> Floats:
    count, length, tags = exponents.shape
    weights = np.exp(exponents.astype(np.float64))
    factors = np.exp(transitions.astype(np.float64))
    forward = np.empty((length, count, tags))
    state = np.broadcast_to(factors[OUTSIDE], (count, tags)) * weights[:, 0]
    for step in range(length):
        if step:
            state = (state @ factors) * weights[:, step]
        state = state / state.sum(axis=1, keepdims=True)
        forward[step] = state
    marginals = np.empty((count, length, tags), dtype=np.float32)
    ending = np.broadcast_to(factors[:, OUTSIDE], (count, tags))
    after = ending
    for step in range(length - 1, -1, -1):
        if step < length - 1:
            carried = (weights[:, step + 1] * after) @ factors.T
            after = np.where((lengths - 1 > step)[:, None], carried, ending)
            after = after / after.sum(axis=1, keepdims=True)
        product = forward[step] * after
        marginals[:, step] = product / product.sum(axis=1, keepdims=True)
    return marginals
