"""Inference in a linear chain over tags: best path and marginal probabilities.

Viterbi and forward-backward as in Lafferty, McCallum and Pereira (2001), run side by side over
many short stretches of text. Stretches are independent of each other because what stands between
two of them is as good as certain to be OUTSIDE. Where a model is never so certain, a long stretch
is solved in pieces that overlap: what a tag says of another fades within a few tokens.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from app.engine.tagger.bilou import BEGIN, INSIDE, LAST, OUTSIDE, UNIT

Floats = NDArray[np.float32]
Doubles = NDArray[np.float64]
Ints = NDArray[np.int64]
_T = TypeVar("_T", np.float32, np.float64)

_CERTAIN = 7.5
"""Nats by which OUTSIDE must outweigh all other tags of a token together to end a stretch."""
_FLOOR = -60.0
CORE, _MARGIN = 48, 24
"""Tokens of a piece of a long stretch, and what is solved with it on either side and dropped."""
_CELLS, _ROWS = 8192, 256
"""Tokens and stretches handled at once; bound the memory of a step."""


@dataclass(frozen=True, slots=True)
class _Piece:
    """Tokens `first` to `end` are solved together, and those from `start` to `stop` kept."""

    first: int
    start: int
    stop: int
    end: int

    @property
    def size(self) -> int:
        return self.end - self.first


@dataclass(frozen=True, slots=True)
class _Group:
    """Pieces that are solved side by side, the longest first: each step needs only the first rows.

    Attributes:
        lengths: `(pieces,)`, none longer than the one before it.
        active: `(longest,)`, how many pieces have a token at each step.
        tokens: `(longest, pieces)`, which token that is; any where a piece has ended.
        kept: `(longest, pieces)`, where its solution is kept.
    """

    lengths: Ints
    active: list[int]
    tokens: Ints
    kept: NDArray[np.bool_]

    @classmethod
    def of(cls, pieces: Sequence[_Piece]) -> _Group:
        lengths = np.array([piece.size for piece in pieces])
        steps = np.arange(lengths[0])[:, None]
        first, start, stop, end = np.array([(p.first, p.start, p.stop, p.end) for p in pieces]).T
        tokens = first + steps
        return cls(
            lengths=lengths,
            active=(steps < lengths).sum(axis=1).tolist(),
            tokens=np.minimum(tokens, end - 1),
            kept=(tokens >= start) & (tokens < stop),
        )


@dataclass(frozen=True, slots=True)
class _Scheme:
    """Transitions taken apart: most pairs of tags are forbidden, and need no arithmetic.

    What a tag costs whatever its neighbours is absorbed into its emissions, so that these alone
    tell how likely it is. That changes no path's score. Tags are put into an order in which those
    that are handled together are neighbours: LAST, OUTSIDE, UNIT, BEGIN, INSIDE.

    Attributes:
        order: the tags in that order; all that follows is in it, but `absorbed` is not.
        outside: the place of OUTSIDE.
        closed: tags after which nothing is open; `opened` are the others, BEGIN before INSIDE.
        opening: tags that continue nothing.
        separate: `(closed, opening)` scores.
        into: `(tags, tags)` scores of what stands before each tag, `-inf` where forbidden.
        inside: tags that continue and leave open, with their scores after each half of `opened`,
            `(2, classes)`.
        last: tags that continue and close, likewise.
    """

    order: Ints
    absorbed: Floats
    start: Floats
    end: Floats
    outside: int
    closed: slice
    opening: slice
    opened: slice
    separate: Floats
    into: Floats
    inside: tuple[slice, Floats]
    last: tuple[slice, Floats]

    @classmethod
    def of(cls, transitions: Floats) -> _Scheme:
        first = np.arange(1, len(transitions), 4)
        begin, inside, last, unit = (first + part for part in (BEGIN, INSIDE, LAST, UNIT))
        closed = np.concatenate((last, [OUTSIDE], unit))
        opening = np.concatenate(([OUTSIDE], unit, begin))
        leaving = np.zeros(len(transitions), dtype=np.float32)
        leaving[closed] = transitions[closed, OUTSIDE]
        leaving[begin] = np.maximum(transitions[begin, inside], transitions[begin, last])
        leaving[inside] = np.maximum(transitions[inside, inside], transitions[inside, last])
        entering = np.zeros_like(leaving)
        entering[opening] = transitions[OUTSIDE, opening] - leaving[OUTSIDE]
        rest = transitions - leaving[:, None] - entering[None, :]
        order = np.concatenate((closed, begin, inside))
        classes, ends = len(first), len(closed)
        return cls(
            order=order,
            absorbed=leaving + entering,
            start=rest[OUTSIDE, order],
            end=rest[order, OUTSIDE],
            outside=classes,
            closed=slice(0, ends),
            opening=slice(classes, ends + classes),
            opened=slice(ends, len(order)),
            separate=rest[np.ix_(closed, opening)],
            into=np.ascontiguousarray(rest[np.ix_(order, order)].T),
            inside=(
                slice(ends + classes, len(order)),
                np.stack((rest[begin, inside], rest[inside, inside])),
            ),
            last=(slice(0, classes), np.stack((rest[begin, last], rest[inside, last]))),
        )


def marginals(emissions: Floats, transitions: Floats, edges: Ints) -> Floats:
    """Probability of each tag for each token of one text, `(tokens, tags)`.

    Args:
        emissions: score of each tag for each token, `(tokens, tags)`, in nats.
        transitions: score of a tag after another, `(tags, tags)`; `-inf` where forbidden.
        edges: sorted token indices before which nothing continues, such as barriers.
    """
    scheme = _Scheme.of(transitions)
    alone = _alone(_exponents(emissions, scheme))
    chances = alone.copy()
    for group in _groups(_pieces(_stretches(alone[:, scheme.outside], edges))):
        solved = _forward_backward(alone[group.tokens].astype(np.float64), scheme, group)
        chances[group.tokens[group.kept]] = solved[group.kept]
    found = np.empty_like(chances)
    found[:, scheme.order] = chances
    return found


def best_path(emissions: Floats, transitions: Floats, edges: Ints) -> Ints:
    """Tag of each token on the best path of one text; arguments as for `marginals`."""
    scheme = _Scheme.of(transitions)
    exponents = _exponents(emissions, scheme)
    best = np.full(len(emissions), OUTSIDE, dtype=np.int64)
    outside = _alone(exponents)[:, scheme.outside]
    for group in _groups(_pieces(_stretches(outside, edges))):
        solved = _viterbi(exponents[group.tokens], scheme, group)
        best[group.tokens[group.kept]] = scheme.order[solved[group.kept]]
    return best


def _exponents(emissions: Floats, scheme: _Scheme) -> Floats:
    """`(tokens, tags)`, tags in the order of the scheme, zero for the likeliest tag of a token."""
    exponents = (emissions + scheme.absorbed)[:, scheme.order]
    exponents -= exponents.max(axis=1, keepdims=True)
    return np.clip(exponents, _FLOOR, 0.0, out=exponents)


def _alone(exponents: Floats) -> Floats:
    """What the tags' probabilities would be if no token had neighbours."""
    chances = np.exp(exponents)
    chances /= chances.sum(axis=1, keepdims=True)
    return chances


def _stretches(outside: Floats, edges: Ints) -> list[tuple[int, int]]:
    open_ = np.concatenate(([False], 1.0 - outside > np.exp(-_CERTAIN), [False]))
    changes = np.diff(open_.astype(np.int8))
    first, end = np.flatnonzero(changes == 1), np.flatnonzero(changes == -1)
    inner = np.unique(edges[(edges > 0) & (edges < len(outside))])
    inner = inner[open_[inner] & open_[inner + 1]]
    return list(
        zip(
            np.sort(np.concatenate((first, inner))).tolist(),
            np.sort(np.concatenate((end, inner))).tolist(),
            strict=True,
        )
    )


def _pieces(stretches: Iterable[tuple[int, int]]) -> Iterator[_Piece]:
    for first, end in stretches:
        if end - first <= CORE + 2 * _MARGIN:
            yield _Piece(first, first, end, end)
            continue
        for start in range(first, end, CORE):
            stop = min(end, start + CORE)
            yield _Piece(max(first, start - _MARGIN), start, stop, min(end, stop + _MARGIN))


def _groups(pieces: Iterable[_Piece]) -> Iterator[_Group]:
    group: list[_Piece] = []
    for piece in sorted(pieces, key=lambda piece: -piece.size):
        if len(group) >= _ROWS or (group and group[0].size * (len(group) + 1) > _CELLS):
            yield _Group.of(group)
            group = []
        group.append(piece)
    if group:
        yield _Group.of(group)


def _viterbi(scores: Floats, scheme: _Scheme, group: _Group) -> Ints:
    """Places of the best tags in the order of the scheme, `(longest, pieces)`.

    `scores` are the exponents of the group, `(longest, pieces, tags)`, and are changed.
    """
    scores[0] += scheme.start
    opened = _in_halves(scores, scheme.opened)
    moved = np.empty_like(scores[0])
    for step, count in enumerate(group.active[1:], start=1):
        before, here = scores[step - 1, :count], moved[:count]
        reached = before[:, scheme.closed, None] + scheme.separate
        reached.max(axis=1, out=here[:, scheme.opening])
        for to, continuing in (scheme.inside, scheme.last):
            reached = opened[step - 1, :count] + continuing
            np.maximum(reached[:, 0], reached[:, 1], out=here[:, to])
        scores[step, :count] += here
    last = group.lengths - 1
    current = (scores[last, np.arange(len(last))] + scheme.end).argmax(axis=1)
    best = np.zeros(group.tokens.shape, dtype=np.int64)
    best[-1] = current
    # Which tag came before is asked on the best path only, not of every tag.
    for step, count in zip(range(len(best) - 2, -1, -1), reversed(group.active), strict=False):
        before = scores[step, :count] + scheme.into[current[:count]]
        current[:count] = before.argmax(axis=1)
        best[step] = current
    return best


def _forward_backward(weights: Doubles, scheme: _Scheme, group: _Group) -> Floats:
    """Probabilities of tags in the order of the scheme, `(longest, pieces, tags)`.

    `weights` are what they would be if no token had neighbours, and are changed.
    """
    separate = np.exp(scheme.separate, dtype=np.float64)
    inside, last = scheme.inside[0], scheme.last[0]
    to_inside, to_last = (
        np.exp(scores, dtype=np.float64) for _, scores in (scheme.inside, scheme.last)
    )
    forward = np.ones_like(weights)
    opened = _in_halves(forward, scheme.opened)
    forward[0] = np.exp(scheme.start, dtype=np.float64) * weights[0]
    forward[0] /= forward[0].sum(axis=1, keepdims=True)
    for step, count in enumerate(group.active[1:], start=1):
        before, state = forward[step - 1, :count], forward[step, :count]
        np.matmul(before[:, scheme.closed], separate, out=state[:, scheme.opening])
        for to, continuing in ((inside, to_inside), (last, to_last)):
            reached = opened[step - 1, :count] * continuing
            np.add(reached[:, 0], reached[:, 1], out=state[:, to])
        state *= weights[step, :count]
        state /= np.add.reduce(state, axis=1, keepdims=True)
    backward = np.empty_like(weights)
    opened = _in_halves(backward, scheme.opened)
    backward[:] = np.exp(scheme.end, dtype=np.float64)
    for step, count in zip(range(len(weights) - 2, -1, -1), reversed(group.active), strict=False):
        later, state = weights[step + 1, :count], backward[step, :count]
        later *= backward[step + 1, :count]
        np.matmul(later[:, scheme.opening], separate.T, out=state[:, scheme.closed])
        before = opened[step, :count]
        np.multiply(later[:, None, inside], to_inside, out=before)
        before += later[:, None, last] * to_last
        state /= np.add.reduce(state, axis=1, keepdims=True)
    forward *= backward
    forward /= forward.sum(axis=2, keepdims=True)
    return forward.astype(np.float32)


def _in_halves(states: NDArray[_T], opened: slice) -> NDArray[_T]:
    """Those of BEGIN and of INSIDE as a view of all, `(longest, pieces, 2, classes)`."""
    return states[:, :, opened].reshape(*states.shape[:2], 2, -1)
